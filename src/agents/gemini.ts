import { type Agent, type Printed, type Reading, unlessGiven } from "./agent.ts";
import { type Fault, faultOf } from "./faults.ts";
import { asNumber, asObject, asText, type JsonObject, lastWords, readDocuments, readEvents } from "./printed.ts";

/** `--output-format json` prints one object, perhaps among warnings; `stream-json` the answer in pieces. */
export function finalMessage(printed: string): string | null {
  const answer = readDocuments(printed).findLast((document) => "response" in document);
  return asText(answer?.response) ?? lastPieces(readEvents(printed));
}

export const gemini: Agent = {
  name: "gemini",
  package: "@google/gemini-cli",
  version: "0.61.0",
  keys: [
    "GEMINI_API_KEY",
    "GOOGLE_API_KEY",
    "GOOGLE_GEMINI_BASE_URL",
    "GOOGLE_GENAI_USE_VERTEXAI",
    "GOOGLE_CLOUD_PROJECT",
    "GOOGLE_CLOUD_LOCATION",
  ],
  tells: { cost: false, tokens: "run", session: true, denied: true },
  commandLine: ({ model, args, session, readOnly, environment }) => ({
    args: [
      ...["--output-format", "stream-json", "--skip-trust"],
      ...unlessGiven(args, ["--approval-mode", "--yolo", "-y"], ["--approval-mode", readOnly ? "plan" : "yolo"]),
      ...(model === null ? [] : ["--model", model]),
      ...(session === null ? [] : ["--resume", session]),
      ...args,
    ],
    // Otherwise it reads none of the repository's own settings.
    environment: { GEMINI_CLI_TRUST_WORKSPACE: "true" },
    homeFiles: { ".gemini/settings.json": JSON.stringify(settingsFor(environment)) },
  }),
  read,
  narrate,
};

/** With GOOGLE_GEMINI_BASE_URL it takes itself for a gateway's client, which it then refuses to be. */
function settingsFor(environment: Readonly<Record<string, string>>): JsonObject {
  const security =
    environment.GEMINI_API_KEY === undefined ? {} : { security: { auth: { selectedType: "gemini-api-key" } } };
  return { general: { enableAutoUpdate: false }, privacy: { usageStatisticsEnabled: false }, ...security };
}

function isAnswer(event: JsonObject): boolean {
  return event.type === "message" && event.role === "assistant";
}

/** The pieces after the last tool. */
function lastPieces(events: readonly JsonObject[]): string | null {
  const start = events.findLastIndex((event) => event.type === "tool_result" || event.type === "tool_use");
  const pieces = events.slice(start + 1).filter(isAnswer);
  return pieces.length === 0 ? null : pieces.map((event) => asText(event.content) ?? "").join("");
}

const TURN_LIMIT = 53;

function read(printed: Printed): Reading {
  const events = readEvents(printed.stdout);
  const result = events.findLast((event) => event.type === "result") ?? null;
  const stats = asObject(result?.stats);
  const input = asNumber(stats?.input_tokens);
  const output = asNumber(stats?.output_tokens);
  const isLimit = printed.exit === TURN_LIMIT || /max(imum)? session turns/i.test(errorOf(result) ?? "");
  return {
    said: finalMessage(printed.stdout) ?? "",
    cost: null,
    tokens: input === null || output === null ? null : { input, output },
    session: asText(events.find((event) => event.type === "init")?.session_id),
    denied: deniedTools(events),
    isLimit,
    fault: isLimit ? null : faultIn(printed, result),
  };
}

function errorOf(result: JsonObject | null): string | null {
  return asText(asObject(result?.error)?.message);
}

function faultIn(printed: Printed, result: JsonObject | null): Fault | null {
  const { now } = printed;
  if (result?.status === "success" && printed.exit === 0) return null;
  const said = errorOf(result);
  if (said !== null) return faultOf(said, { status: codeIn(said) ?? codeIn(printed.stderr), now });
  // Of its own tries it tells on stderr alone.
  const retry = [...printed.stderr.matchAll(/^Attempt \d+ failed.*$/gm)].at(-1)?.[0];
  if (retry !== undefined) return faultOf(retry, { status: codeIn(retry), now });
  return printed.exit === null ? null : faultOf(lastWords(printed), { now });
}

function codeIn(message: string): number | null {
  const code = /"?code"?:\s*(\d{3})\b|status:? (\d{3})\b/.exec(message);
  return code === null ? null : Number(code[1] ?? code[2]);
}

function deniedTools(events: readonly JsonObject[]): readonly string[] {
  const names = new Map(
    events.filter(({ type }) => type === "tool_use").map((event) => [event.tool_id, event.tool_name]),
  );
  return events
    .filter((event) => event.type === "tool_result" && event.status === "error")
    .filter((event) =>
      /denied|policy/i.test(`${asText(asObject(event.error)?.type) ?? ""} ${asText(event.output) ?? ""}`),
    )
    .flatMap((event) => asText(names.get(event.tool_id)) ?? []);
}

function narrate(event: JsonObject): string | null {
  if (event.type === "tool_use") return `${event.tool_name}: ${JSON.stringify(event.parameters)}`;
  if (event.type === "result" && event.status === "error") return `failed: ${errorOf(event)}`;
  return isAnswer(event) ? asText(event.content) : null;
}
