import { type Agent, type Printed, type Reading, unlessGiven } from "./agent.ts";
import { type Fault, faultOf } from "./faults.ts";
import {
  asNumber,
  asObject,
  asText,
  type JsonObject,
  lastWords,
  objectsIn,
  readDocuments,
  readEvents,
} from "./printed.ts";

/** `--output-format json`: the last message of the assistant that says something (a tool call has no text). */
export function finalMessage(printed: string): string | null {
  const messages = readEvents(printed)
    .filter((event) => event.type === "assistant.message")
    .map((event) => asText(asObject(event.data)?.content));
  return messages.findLast((message) => message !== null && message !== "") ?? null;
}

export const copilot: Agent = {
  name: "copilot",
  package: "@github/copilot",
  version: "1.0.102",
  // Not GITHUB_TOKEN or GH_TOKEN, which it would also take: those are the job's.
  keys: [
    "COPILOT_GITHUB_TOKEN",
    "COPILOT_MODEL",
    "COPILOT_OFFLINE",
    "COPILOT_PROVIDER_BASE_URL",
    "COPILOT_PROVIDER_TYPE",
    "COPILOT_PROVIDER_API_KEY",
    "COPILOT_PROVIDER_BEARER_TOKEN",
    "COPILOT_PROVIDER_WIRE_API",
    "COPILOT_PROVIDER_MODEL_ID",
    "COPILOT_PROVIDER_WIRE_MODEL",
  ],
  tells: { cost: false, tokens: "session", session: true, denied: true },
  commandLine: ({ model, args, session, readOnly, exchange }) => ({
    args: [
      ...["--output-format", "json", "--usage-output-file", exchange.result, "--no-ask-user", "--no-auto-update"],
      ...unlessGiven(
        args,
        ["--allow-all", "--yolo", "--allow-all-tools", "--allow-tool", "--deny-tool"],
        readOnly ? ["--deny-tool=shell", "--deny-tool=write"] : ["--allow-all"],
      ),
      ...(model === null ? [] : ["--model", model]),
      ...(session === null ? [] : [`--resume=${session}`]),
      ...args,
    ],
    environment: { COPILOT_AUTO_UPDATE: "false" },
  }),
  read,
  narrate,
};

function read(printed: Printed): Reading {
  const events = readEvents(printed.stdout);
  return {
    said: finalMessage(printed.stdout) ?? "",
    cost: null,
    tokens: tokensOf(printed.result),
    session: asText(events.findLast((event) => event.type === "result")?.sessionId),
    denied: deniedTools(events),
    isLimit: isLimit(events),
    fault: isLimit(events) ? null : faultIn(printed, events),
  };
}

function errors(events: readonly JsonObject[]): readonly JsonObject[] {
  return objectsIn(events.filter((event) => event.type === "session.error").map((event) => event.data));
}

/** Told to go on as often as it may be, and still not done. */
function isLimit(events: readonly JsonObject[]): boolean {
  return events.some(
    (event) => event.type === "session.autopilot_stopped" && asObject(event.data)?.reason === "cap_reached",
  );
}

function tokensOf(usageFile: string | null): Reading["tokens"] {
  const usage = readDocuments(usageFile ?? "").at(0);
  const models = Object.values(asObject(usage?.modelMetrics) ?? {}).map((model) => asObject(asObject(model)?.usage));
  if (usage === undefined || models.length === 0) return null;
  const sum = (name: string): number => models.reduce((total, model) => total + (asNumber(model?.[name]) ?? 0), 0);
  return { input: sum("inputTokens"), output: sum("outputTokens") };
}

function faultIn(printed: Printed, events: readonly JsonObject[]): Fault | null {
  const { now } = printed;
  const error = errors(events).at(-1);
  const code = asNumber(events.findLast((event) => event.type === "result")?.exitCode) ?? printed.exit;
  if (code === 0) return null;
  if (error !== undefined) return faultOf(asText(error.message) ?? "", { status: asNumber(error.statusCode), now });
  const call = asObject(events.findLast((event) => event.type === "model.call_failure")?.data);
  const isRetrying = events.findLastIndex(({ type }) => type === "model.call_failure") > events.findLastIndex(isAnswer);
  if (call !== null && isRetrying) {
    return faultOf(`HTTP ${call.statusCode}: ${asText(call.errorMessage) ?? ""}`, {
      status: asNumber(call.statusCode),
      now,
    });
  }
  return printed.exit === null ? null : faultOf(lastWords(printed), { now });
}

function isAnswer(event: JsonObject): boolean {
  return event.type === "assistant.message";
}

function deniedTools(events: readonly JsonObject[]): readonly string[] {
  const named = objectsIn(events.map((event) => event.data));
  const names = new Map(
    named.filter((data) => "toolName" in data).map((data) => [data.toolCallId, asText(data.toolName)]),
  );
  return named
    .filter((data) => asObject(data.error)?.code === "denied")
    .flatMap((data) => names.get(data.toolCallId) ?? []);
}

function narrate(event: JsonObject): string | null {
  const data = asObject(event.data);
  if (isAnswer(event)) return asText(data?.content) || null;
  if (event.type === "tool.execution_start") return `${data?.toolName}: ${JSON.stringify(data?.arguments)}`;
  if (event.type === "session.error" || event.type === "session.info") return asText(data?.message);
  return null;
}
