import type { RuleResult } from "../loop/outcome.ts";
import type { RuleSettings } from "../loop/settings.ts";
import { checkCommand } from "./command.ts";
import { checkContentPattern } from "./content-pattern.ts";
import { checkCoverage } from "./coverage.ts";
import { checkFileExists } from "./file-exists.ts";
import { checkPreset } from "./preset.ts";
import { isReported, type ReportedRule, reportedResult, withoutRepeats } from "./reported.ts";
import { error, type RuleWorld, type Verdict } from "./world.ts";

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
