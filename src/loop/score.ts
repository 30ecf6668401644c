import type { RuleResult } from "./outcome.ts";

/**
 * 0 to 100: the share of rules that passed, less the share that could not even run (those count twice).
 * Skipped rules say nothing and are left out; if all were skipped, nothing was shown, and the score is 0.
 */
export function score(rules: readonly RuleResult[]): number {
  if (rules.length === 0) return 100;
  const ran = rules.filter((rule) => rule.result !== "skip");
  if (ran.length === 0) return 0;
  const passed = ran.filter((rule) => rule.result === "pass").length;
  const errored = ran.filter((rule) => rule.result === "error").length;
  return Math.max(0, Math.round(((passed - errored) / ran.length) * 10_000) / 100);
}
