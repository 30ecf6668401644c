import type { RuleResult } from "../loop/outcome.ts";
import type { RuleSettings } from "../loop/settings.ts";
import { judgeChecks } from "./checks.ts";
import { checkCommand } from "./command.ts";
import { checkContentPattern } from "./content-pattern.ts";
import { checkCoverage } from "./coverage.ts";
import { checkFileExists } from "./file-exists.ts";
import { checkPreset } from "./preset.ts";
import { stepResults } from "./steps.ts";
import { error, type RuleWorld, type Verdict } from "./world.ts";

/** What was found out elsewhere, as data. */
export type Reported = Pick<RuleWorld, "steps" | "checks">;

type ReportedRule = Extract<RuleSettings, { readonly type: "step" | "checks" }>;
type OwnRule = Exclude<RuleSettings, ReportedRule>;

/** In the order of the settings, one after the other: a coverage rule reads what a command before it wrote. */
export async function checkRules(rules: readonly RuleSettings[], world: RuleWorld): Promise<readonly RuleResult[]> {
  const results: RuleResult[] = [];
  for (const rule of rules) {
    if (isReported(rule)) results.push(...reportedResult(rule, world));
    else results.push(await checkOwn(rule, world));
  }
  return withoutRepeats(results);
}

/** For a job that may run no code of the repository: only the rules that were decided elsewhere. */
export function reportedResults(rules: readonly RuleSettings[], reported: Reported): readonly RuleResult[] {
  return withoutRepeats(rules.filter(isReported).flatMap((rule) => reportedResult(rule, reported)));
}

function isReported(rule: RuleSettings): rule is ReportedRule {
  return rule.type === "step" || rule.type === "checks";
}

function reportedResult(rule: ReportedRule, { steps, checks }: Reported): readonly RuleResult[] {
  if (rule.type === "step") return steps === null ? [] : stepResults(steps, { ids: [rule.name] });
  return checks === null ? [] : [{ name: rule.name, ...judgeChecks(rule, checks) }];
}

/** Rules have names of their own; only the error about steps that can't be read comes once for each rule of that type. */
function withoutRepeats(results: readonly RuleResult[]): readonly RuleResult[] {
  return [...new Map(results.map((result) => [JSON.stringify(result), result])).values()];
}

async function checkOwn(rule: OwnRule, world: RuleWorld): Promise<RuleResult> {
  const began = performance.now();
  world.onProgress?.({ at: "started", rule });
  const result = { name: rule.name, ...(await verdictOn(rule, world)) };
  world.onProgress?.({ at: "finished", rule, result, ms: performance.now() - began });
  return result;
}

/** What nobody foresaw (a disk that fails) costs one rule, not the results of the others. */
async function verdictOn(rule: OwnRule, world: RuleWorld): Promise<Verdict> {
  if (world.signal?.aborted) return error("it was called off before it began");
  try {
    return await check(rule, world);
  } catch (problem) {
    return error(`it could not be checked: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

async function check(rule: OwnRule, world: RuleWorld): Promise<Verdict> {
  switch (rule.type) {
    case "command":
      return checkCommand(rule, world);
    case "coverage":
      return checkCoverage(rule, world);
    case "content-pattern":
      return checkContentPattern(rule, world);
    case "file-exists":
      return checkFileExists(rule, world);
    case "preset":
      return checkPreset(rule, world);
  }
}
