import { type Agent, type Printed, type Reading, unlessGiven } from "./agent.ts";
import { type Fault, faultOf } from "./faults.ts";
import { asNumber, asObject, asText, type JsonObject, lastWords, readEvents } from "./printed.ts";

/** `exec --json`: the last completed item that is a message of the agent. */
export function finalMessage(printed: string): string | null {
  const items = readEvents(printed)
    .filter((event) => event.type === "item.completed")
    .map((event) => asObject(event.item));
  return asText(items.findLast((item) => item?.type === "agent_message")?.text);
}

export const codex: Agent = {
  name: "codex",
  package: "@openai/codex",
  version: "0.169.0",
  keys: ["OPENAI_API_KEY", "CODEX_API_KEY", "OPENAI_BASE_URL"],
  // What its sandbox refuses, it does not print.
  tells: { cost: false, tokens: "session", session: true, denied: false },
  commandLine: ({ model, args, session, readOnly, environment }) => ({
    args: [
      ...["exec", ...(session === null ? [] : ["resume", session]), "--json", "--skip-git-repo-check"],
      ...unlessGiven(
        args,
        ["--sandbox", "-s", "--approve-for-me", "--dangerously-bypass-approvals-and-sandbox"],
        readOnly ? ["--sandbox", "read-only"] : ["--dangerously-bypass-approvals-and-sandbox"],
      ),
      ...(model === null ? [] : ["--model", model]),
      ...(environment.OPENAI_BASE_URL === undefined
        ? []
        : ["--config", `openai_base_url=${JSON.stringify(environment.OPENAI_BASE_URL)}`]),
      ...args,
      "-",
    ],
    // It takes its key under another name than everybody else.
    environment: environment.OPENAI_API_KEY === undefined ? {} : { CODEX_API_KEY: environment.OPENAI_API_KEY },
  }),
  read,
  narrate,
};

function read(printed: Printed): Reading {
  const events = readEvents(printed.stdout);
  const usage = asObject(events.findLast((event) => event.type === "turn.completed")?.usage);
  const input = asNumber(usage?.input_tokens);
  const output = asNumber(usage?.output_tokens);
  return {
    said: finalMessage(printed.stdout) ?? "",
    cost: null,
    tokens: input === null || output === null ? null : { input, output },
    session: asText(events.find((event) => event.type === "thread.started")?.thread_id),
    denied: [],
    isLimit: false,
    fault: faultIn(printed, events),
  };
}

/** Its `error` events are mostly tries that it repeats by itself; only `turn.failed` is the end. */
function faultIn(printed: Printed, events: readonly JsonObject[]): Fault | null {
  const { now } = printed;
  const failed = asObject(events.findLast((event) => event.type === "turn.failed")?.error);
  if (failed !== null) return faultOf(asText(failed.message) ?? "", { now });
  if (printed.exit === 0) return null;
  const last = events.at(-1);
  if (last?.type === "error") return faultOf(asText(last.message) ?? "", { now });
  return printed.exit === null ? null : faultOf(lastWords(printed), { now });
}

function narrate(event: JsonObject): string | null {
  if (event.type === "error") return `error: ${event.message}`;
  if (event.type === "turn.failed") return `failed: ${asObject(event.error)?.message}`;
  const item = asObject(event.item);
  if (event.type === "item.started" && item?.type === "command_execution") return `runs: ${item.command}`;
  if (event.type !== "item.completed") return null;
  if (item?.type === "agent_message") return asText(item.text);
  return item?.type === "error" ? `error: ${item.message}` : null;
}
