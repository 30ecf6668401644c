import type { Decision } from "../loop/decide.ts";
import type { HookTrace } from "../loop/hooks.ts";
import { isLive, type Loop } from "../loop/loop.ts";
import type { Reporter } from "../ports.ts";
import type { StateRecord } from "../state/record.ts";
import { passesOn } from "./passes-on.ts";

type Told = Pick<StateRecord, "loop" | "chain">;
type Output = Reporter["output"];

/** One line about every hook of the list, for those who want to know why. */
export function tellHooks(info: Reporter["info"], hooks: readonly HookTrace[]): void {
  for (const { id, action, reason, checkpoint } of hooks) {
    const why = reason === "" ? "" : `: ${reason.replaceAll("\n", " ")}`;
    info(`hook ${id}: ${action}${why}${checkpoint === undefined ? "" : ` (checkpoint ${checkpoint})`}`);
  }
}

/** What land tells the steps after it. */
export function tellOutcome(output: Output, state: Told, { signal, feedback }: Decision, at: number): void {
  const { loop } = state;
  const rules = loop.entries.at(-1)?.rules ?? { passed: 0, total: 0 };
  output("landed", "true");
  output("signal", signal ?? "");
  output("status", loop.status);
  output("continue", String(isLive(loop.status) || passesOn(state)));
  output("completionSignal", signal ?? "");
  output("validationPassed", String(rules.total > 0 && rules.passed === rules.total));
  output("feedback", JSON.stringify(feedback));
  if (loop.status === "completed") tellTotals(output, loop, at);
}

function tellTotals(output: Output, { iteration, cost, entries }: Loop, at: number): void {
  output("totalIterations", String(iteration));
  output("finalValidationScore", String(Math.round(entries.at(-1)?.score ?? 0)));
  output("totalCost", String(cost));
  output("completedAt", new Date(at).toISOString());
}
