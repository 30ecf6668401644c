import type { RuleResult } from "./outcome.ts";

/**
 * 0 to 100: the share of rules that passed, less the share that could not even run (those count twice).
 * A skipped rule showed nothing, so it is not among those that passed.
 */
export function score(rules: readonly RuleResult[]): number {
  if (rules.length === 0) return 100;
  const passed = rules.filter((rule) => rule.result === "pass").length;
  const errored = rules.filter((rule) => rule.result === "error").length;
  return Math.max(0, Math.round(((passed - errored) / rules.length) * 10_000) / 100);
}
