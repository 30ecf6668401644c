import { type Agent, type Printed, type Reading, unlessGiven } from "./agent.ts";
import { type Fault, faultOf } from "./faults.ts";
import {
  asList,
  asNumber,
  asObject,
  asText,
  type JsonObject,
  lastWords,
  objectsIn,
  readDocuments,
  readEvents,
} from "./printed.ts";

/** `--output-format json` prints one object, `stream-json` ends with the same object as its last event. */
export function finalMessage(printed: string): string | null {
  const result = resultOf(printed);
  // What then stands there are the words of the API or the CLI, under `subtype: "success"`.
  return result?.is_error === true ? null : asText(result?.result);
}

export const claude: Agent = {
  name: "claude",
  package: "@anthropic-ai/claude-code",
  version: "2.1.326",
  keys: ["ANTHROPIC_API_KEY", "CLAUDE_CODE_OAUTH_TOKEN", "ANTHROPIC_AUTH_TOKEN", "ANTHROPIC_BASE_URL"],
  tells: { cost: "session", tokens: "run", session: true, denied: true },
  commandLine: ({ model, args, session, readOnly }) => ({
    args: [
      ...["--print", "--output-format", "stream-json", "--verbose"],
      ...unlessGiven(
        args,
        ["--permission-mode", "--dangerously-skip-permissions", "--restricted"],
        ["--permission-mode", readOnly ? "dontAsk" : "bypassPermissions"],
      ),
      ...(readOnly ? ["--disallowedTools", "Bash,Edit,Write,NotebookEdit,WebFetch"] : []),
      ...(model === null ? [] : ["--model", model]),
      ...(session === null ? [] : ["--resume", session]),
      ...args,
    ],
    // Without IS_SANDBOX, it refuses to work unattended as root, which is what a container's user is.
    environment: { IS_SANDBOX: "1", DISABLE_AUTOUPDATER: "1", CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1" },
  }),
  read,
  narrate,
  // It tries ten times over minutes, though a key does not become right by waiting.
  isHopeless: (event) => event.subtype === "api_retry" && [401, 403].includes(asNumber(event.error_status) ?? 0),
};

function resultOf(printed: string): JsonObject | null {
  return (
    readEvents(printed).findLast((event) => event.type === "result") ??
    readDocuments(printed).findLast((document) => "result" in document || document.type === "result") ??
    null
  );
}

function read(printed: Printed): Reading {
  const events = readEvents(printed.stdout);
  const result = resultOf(printed.stdout);
  const isLimit = /^error_max_/.test(asText(result?.subtype) ?? "");
  return {
    said: finalMessage(printed.stdout) ?? (result === null || isLimit ? lastText(events) : ""),
    cost: asNumber(result?.total_cost_usd),
    tokens: tokensOf(asObject(result?.usage)) ?? tokensSoFar(events),
    session: asText(result?.session_id) ?? asText(events.find((event) => "session_id" in event)?.session_id),
    denied: deniedTools(events, result),
    isLimit,
    fault: isLimit ? null : faultIn(printed, events, result),
  };
}

function faultIn(printed: Printed, events: readonly JsonObject[], result: JsonObject | null): Fault | null {
  const { now } = printed;
  if (result?.is_error === true) {
    const words = asText(result.result) ?? asList(result.errors).map(asText).join("; ");
    const status = asNumber(result.api_error_status) ?? statusOf(asText(result.api_error_type));
    const fault = faultOf(words, { status, now });
    return { ...fault, retryAt: fault.retryAt ?? resetTime(events) };
  }
  if (printed.exit === 0 && result !== null) return null;
  const retry = events.at(-1);
  if (retry?.subtype === "api_retry") {
    const status = asNumber(retry.error_status);
    return faultOf(`API error ${status ?? ""} ${asText(retry.error) ?? ""}`, { status, now });
  }
  return printed.exit === null ? null : faultOf(lastWords(printed), { now });
}

function statusOf(type: string | null): number | null {
  return type === "authentication_error" ? 401 : type === "overloaded_error" ? 529 : null;
}

/** A subscription says in an event of its own when its window opens again. */
function resetTime(events: readonly JsonObject[]): number | null {
  const limits = events
    .filter((event) => event.type === "rate_limit_event")
    .map((event) => asObject(event.rate_limit_info));
  const resetsAt = asNumber(limits.findLast((limit) => limit?.status === "rejected")?.resetsAt);
  return resetsAt === null ? null : resetsAt * 1000;
}

function deniedTools(events: readonly JsonObject[], result: JsonObject | null): readonly string[] {
  const listed = asList(result?.permission_denials).map(asObject);
  const seen = events.filter((event) => event.subtype === "permission_denied");
  return (listed.length > 0 ? listed : seen).flatMap((denial) => asText(denial?.tool_name) ?? []);
}

function tokensOf(usage: JsonObject | null): Reading["tokens"] {
  const input = asNumber(usage?.input_tokens);
  const output = asNumber(usage?.output_tokens);
  if (input === null || output === null) return null;
  const cached = (asNumber(usage?.cache_creation_input_tokens) ?? 0) + (asNumber(usage?.cache_read_input_tokens) ?? 0);
  return { input: input + cached, output };
}

/** Cut short: there is no result, but each message tells its own usage. */
function tokensSoFar(events: readonly JsonObject[]): Reading["tokens"] {
  const usages = messagesIn(events).flatMap((message) => tokensOf(asObject(message.usage)) ?? []);
  if (usages.length === 0) return null;
  const sum = (of: "input" | "output"): number => usages.reduce((total, usage) => total + usage[of], 0);
  return { input: sum("input"), output: sum("output") };
}

function messagesIn(events: readonly JsonObject[]): readonly JsonObject[] {
  return objectsIn(events.filter((event) => event.type === "assistant").map((event) => event.message));
}

function partsOf(message: JsonObject | null): readonly JsonObject[] {
  return objectsIn(asList(message?.content));
}

function lastText(events: readonly JsonObject[]): string {
  const texts = messagesIn(events).flatMap((message) => partsOf(message).flatMap((part) => asText(part.text) ?? []));
  return texts.at(-1) ?? "";
}

function narrate(event: JsonObject): string | null {
  if (event.subtype === "api_retry") return `tries again: API error ${event.error_status ?? ""} ${event.error ?? ""}`;
  if (event.subtype === "permission_denied") return `was refused ${event.tool_name}`;
  if (event.type !== "assistant") return null;
  const lines = partsOf(asObject(event.message)).flatMap((part) => {
    if (part.type === "tool_use") return [`${part.name}: ${JSON.stringify(part.input)}`];
    return asText(part.text) ?? [];
  });
  return lines.length === 0 ? null : lines.join("\n");
}
