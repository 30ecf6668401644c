import { asObject, asText } from "./printed.ts";
import type { AgentReport, AgentTask } from "./report.ts";
import { runAgent } from "./run.ts";

/** What a second, read-only agent says of the work. */
export type Verdict =
  | { readonly ok: boolean; readonly reason: string }
  | { readonly error: VerdictError; readonly message: string };

/** `json-validation-failed`: the answer is not the JSON that was asked for, and nothing else. */
export type VerdictError = "json-validation-failed" | "evaluator-failed";

export interface Evaluation {
  readonly verdict: Verdict;
  /** One per try, for what they cost. */
  readonly reports: readonly AgentReport[];
}

/** The prompt says what to judge; how to answer is added here. */
export type EvaluatorTask = Omit<AgentTask, "session" | "timeoutMs"> & { readonly timeoutMs?: number };

const TIMEOUT_MS = 30_000;
const TRIES = 2;

const ANSWER = `Answer with one JSON object and nothing else: no preamble, no code fence, no text after it.
{"ok": true, "reason": "why it is complete"} or {"ok": false, "reason": "next: what to do"}
JSON ONLY:`;

/**
 * Asks, and once more if no verdict comes. Its tools can only read, as far as its CLI can be told so;
 * who calls this takes the work from the checkout before, so that nothing the evaluator leaves there lands.
 */
export async function evaluate(task: EvaluatorTask): Promise<Evaluation> {
  const reports: AgentReport[] = [];
  let verdict: Verdict = { error: "evaluator-failed", message: "it was not asked" };
  for (let tries = 0; tries < TRIES && !("ok" in verdict); tries++) {
    const complaint = "error" in verdict && tries > 0 ? `\n\nYour last answer was refused: ${verdict.message}` : "";
    const report = await runAgent({
      ...task,
      readOnly: true,
      prompt: `${task.prompt.trimEnd()}${complaint}\n\n${ANSWER}\n`,
      session: null,
      timeoutMs: task.timeoutMs ?? TIMEOUT_MS,
    });
    reports.push(report);
    verdict = verdictOf(report);
    if (report.failure?.class === "blocking") break;
  }
  return { verdict, reports };
}

function verdictOf({ said, failure, denied }: AgentReport): Verdict {
  if (failure !== null) return { error: "evaluator-failed", message: failure.message };
  if (said.trim() === "" && denied.length > 0) {
    return { error: "evaluator-failed", message: `it gave no answer after it was refused ${denied.join(", ")}` };
  }
  return readVerdict(said);
}

const SHOWN = 80;

/** JSON and nothing else: a verdict must not be fished out of prose that may quote one. */
export function readVerdict(said: string): Verdict {
  const fail = (message: string): Verdict => ({
    error: "json-validation-failed",
    message: `JSON validation failed: ${message}`,
  });
  const text = said.trim();
  if (text === "") return fail("the answer is empty");
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    const start = JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
    return fail(
      text.startsWith("{") ? `${start} is not one JSON object` : `the answer begins with ${start}, not with {`,
    );
  }
  const object = asObject(answer);
  if (object === null) return fail("the answer is not an object");
  const reason = asText(object.reason);
  if (typeof object.ok !== "boolean") return fail('"ok" must be true or false');
  if (reason === null || reason.trim() === "") return fail('"reason" must be a text');
  return { ok: object.ok, reason: reason.trim() };
}
