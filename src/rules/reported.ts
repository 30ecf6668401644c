import type { RuleResult } from "../loop/outcome.ts";
import type { RuleSettings } from "../loop/settings.ts";
import { judgeChecks } from "./checks.ts";
import { stepResults } from "./steps.ts";
import type { RuleWorld } from "./world.ts";

/** What was found out elsewhere, as data. */
export type Reported = Pick<RuleWorld, "steps" | "checks">;

export type ReportedRule = Extract<RuleSettings, { readonly type: "step" | "checks" }>;
/** For a job that may run no code of the repository: only the rules that were decided elsewhere. */
export function reportedResults(rules: readonly RuleSettings[], reported: Reported): readonly RuleResult[] {
  return withoutRepeats(rules.filter(isReported).flatMap((rule) => reportedResult(rule, reported)));
}

export function isReported(rule: RuleSettings): rule is ReportedRule {
  return rule.type === "step" || rule.type === "checks";
}

export function reportedResult(rule: ReportedRule, { steps, checks }: Reported): readonly RuleResult[] {
  if (rule.type === "step") return steps === null ? [] : stepResults(steps, { ids: [rule.name] });
  return checks === null ? [] : [{ name: rule.name, ...judgeChecks(rule, checks) }];
}

/** Rules have names of their own; only the error about steps that can't be read comes once for each rule of that type. */
export function withoutRepeats(results: readonly RuleResult[]): readonly RuleResult[] {
  return [...new Map(results.map((result) => [JSON.stringify(result), result])).values()];
}
