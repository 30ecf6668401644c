import type { AgentFailure } from "../loop/outcome.ts";
import type { ProcessResult } from "../processes/run-process.ts";
import { soundSession } from "./exchange.ts";
import { asObject, asText } from "./printed.ts";
import type { AgentReport, Tokens } from "./report.ts";

/** What a command of the user's own left behind. */
export interface Left {
  readonly end: ProcessResult;
  /** The text of its message file, if it wrote one. */
  readonly message: string | null;
  /** The text of its result file, if it wrote one. */
  readonly result: string | null;
}

const NOT_EXECUTABLE = 126;
const NOT_FOUND = 127;

export function readOwnCommand(command: string, { end, message, result }: Left): AgentReport {
  const told = asObject(parse(result ?? ""));
  const failure = failureOf(command, end);
  return {
    agent: "command",
    said: message ?? end.stdout.text,
    failure,
    ended: end.how === "timeout" ? "timeout" : failure === null ? "finished" : "failed",
    cost: amount(told?.cost),
    tokens: tokensOf(told?.tokens),
    session: soundSession(asText(told?.session)),
    denied: [],
    ms: end.ms,
  };
}

function failureOf(command: string, end: ProcessResult): AgentFailure | null {
  const fail = (kind: AgentFailure["class"], message: string): AgentFailure => ({
    class: kind,
    message,
    retryAt: null,
  });
  const name = `the agent's command ${JSON.stringify(command.length > 100 ? `${command.slice(0, 100)}…` : command)}`;
  switch (end.how) {
    case "exited":
      if (end.code === 0) return null;
      if (end.code === NOT_FOUND)
        return fail("blocking", `${name} was not found${lastWords(end)}; install it in a step before`);
      if (end.code === NOT_EXECUTABLE)
        return fail(
          "blocking",
          `${name} can't be executed${lastWords(end)}; make it executable (git update-index --chmod=+x)`,
        );
      return fail("unknown", `${name} ended with exit code ${end.code}${lastWords(end)}`);
    case "signal":
      return fail("unknown", `${name} was ended by ${end.signal}${lastWords(end)}`);
    case "timeout":
      return fail("timeout", `${name} took longer than ${Math.round(end.ms / 1000)} s`);
    case "aborted":
      return fail("unknown", `${name} was called off`);
    case "not-started":
      return fail("blocking", `${name} could not be started: ${end.message}`);
  }
}

function lastWords({ tail }: ProcessResult): string {
  const last = tail.trimEnd().split("\n").at(-1)?.trim() ?? "";
  return last === "" ? "" : `: ${last.slice(0, 300)}`;
}

/** What is not a plain amount is unknown, which is not zero. */
function amount(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;
}

function tokensOf(value: unknown): Tokens | null {
  const input = amount(asObject(value)?.input);
  const output = amount(asObject(value)?.output);
  return input === null || output === null ? null : { input, output };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
