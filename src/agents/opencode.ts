import { type Agent, type Printed, type Reading, unlessGiven } from "./agent.ts";
import { type Fault, faultOf } from "./faults.ts";
import { asNumber, asObject, asText, type JsonObject, lastWords, objectsIn, readEvents } from "./printed.ts";

/** `run --format json`: the last text part. */
export function finalMessage(printed: string): string | null {
  const last = readEvents(printed).findLast((event) => event.type === "text");
  return asText(asObject(last?.part)?.text);
}

export const opencode: Agent = {
  name: "opencode",
  package: "opencode-ai",
  version: "1.18.33",
  keys: [
    "ANTHROPIC_API_KEY",
    "OPENAI_API_KEY",
    "GOOGLE_GENERATIVE_AI_API_KEY",
    "GEMINI_API_KEY",
    "OPENROUTER_API_KEY",
    "OPENCODE_API_KEY",
  ],
  tells: { cost: "run", tokens: "run", session: true, denied: true },
  commandLine: ({ model, args, session, readOnly }) => ({
    args: [
      // Only its log tells that it waits for the provider, and why.
      ...["run", "--format", "json", "--print-logs", "--log-level", "ERROR"],
      ...unlessGiven(args, ["--auto", "--no-auto"], readOnly ? [] : ["--auto"]),
      ...(model === null ? [] : ["--model", model]),
      ...(session === null ? [] : ["--session", session]),
      ...args,
    ],
    environment: {
      OPENCODE_DISABLE_AUTOUPDATE: "1",
      // A tool that it would have to ask for ends its run without a word; one that is denied is not offered.
      ...(readOnly ? { OPENCODE_CONFIG_CONTENT: JSON.stringify({ permission: READ_ONLY }) } : {}),
    },
  }),
  read,
  narrate,
};

const READ_ONLY = { bash: "deny", edit: "deny", webfetch: "deny", external_directory: "deny" };

function read(printed: Printed): Reading {
  const events = readEvents(printed.stdout);
  const steps = objectsIn(events.filter((event) => event.type === "step_finish").map((event) => event.part));
  return {
    said: finalMessage(printed.stdout) ?? "",
    cost: sum(steps.map((step) => asNumber(step.cost))),
    tokens: tokensOf(steps),
    session: asText(events.find((event) => "sessionID" in event)?.sessionID),
    denied: deniedTools(events),
    isLimit: false,
    fault: faultIn(printed, events),
  };
}

/** Null if there is nothing to add up: no step has told anything. */
function sum(values: readonly (number | null)[]): number | null {
  const told = values.filter((value) => value !== null);
  return told.length === 0 ? null : told.reduce((total, value) => total + value, 0);
}

function tokensOf(steps: readonly JsonObject[]): Reading["tokens"] {
  const told = objectsIn(steps.map((step) => step.tokens));
  const cached = objectsIn(told.map((tokens) => tokens.cache));
  const input = sum([
    ...told.map((tokens) => asNumber(tokens.input)),
    ...cached.flatMap((cache) => [asNumber(cache.read), asNumber(cache.write)]),
  ]);
  const output = sum(told.flatMap((tokens) => [asNumber(tokens.output), asNumber(tokens.reasoning)]));
  return input === null || output === null ? null : { input, output };
}

function faultIn(printed: Printed, events: readonly JsonObject[]): Fault | null {
  const { now } = printed;
  const error = asObject(events.findLast((event) => event.type === "error")?.error);
  if (error !== null) {
    const data = asObject(error.data);
    const status = asNumber(data?.statusCode);
    const after = asText(asObject(data?.responseHeaders)?.["retry-after"]);
    const words = asText(data?.message) ?? asText(error.message) ?? asText(error.name) ?? "";
    return faultOf(after === null ? words : `${words} (retry-after: ${after})`, { status, now });
  }
  if (printed.exit === 0) return null;
  const waiting = waitingFor(printed.stderr, events);
  if (waiting !== null) return faultOf(waiting, { now });
  return printed.exit === null ? null : faultOf(lastWords(printed), { now });
}

const STREAM_ERROR = /^timestamp=(\S+) level=ERROR .*message="stream error".* small=false .*error\.error="([^"]*)/gm;

/** The last answer that did not come, if nothing came after it. */
function waitingFor(log: string, events: readonly JsonObject[]): string | null {
  const [, at, words] = [...log.matchAll(STREAM_ERROR)].at(-1) ?? [];
  const last = asNumber(events.at(-1)?.timestamp) ?? 0;
  return at !== undefined && words !== undefined && Date.parse(at) > last ? words : null;
}

function deniedTools(events: readonly JsonObject[]): readonly string[] {
  const calls = objectsIn(events.filter((event) => event.type === "tool_use").map((event) => event.part));
  return calls
    .filter((part) => /rejected permission|denied/i.test(asText(asObject(part.state)?.error) ?? ""))
    .flatMap((part) => asText(part.tool) ?? []);
}

function narrate(event: JsonObject): string | null {
  const part = asObject(event.part);
  if (event.type === "text") return asText(part?.text);
  if (event.type === "tool_use") return `${part?.tool}: ${JSON.stringify(asObject(part?.state)?.input)}`;
  return event.type === "error" ? `failed: ${JSON.stringify(event.error)}` : null;
}
