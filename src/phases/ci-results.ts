import type { RuleResult } from "../loop/outcome.ts";
import type { Settings } from "../loop/settings.ts";
import type { Check } from "../ports.ts";
import { judgeChecks } from "../rules/checks.ts";
import { reportedResults } from "../rules/reported.ts";
import type { World } from "./world.ts";

/** Longer than most test suites take; the job's own limit must be above it. */
const patienceMs = 30 * 60_000;
const firstPauseMs = 2_000;
const longestPauseMs = 20_000;

export function asksCi(settings: Settings): boolean {
  return settings.ciWorkflows.length > 0 || settings.rules.some(({ type }) => type === "checks");
}

/** Starts the repository's own CI on a commit where that must be asked for, and waits for what it says. */
export async function ciResults(
  world: World,
  settings: Settings,
  at: { readonly branch: string; readonly sha: string; readonly isNew: boolean },
): Promise<readonly RuleResult[]> {
  const { forge, clock, report } = world;
  if (at.isNew) {
    for (const workflow of settings.ciWorkflows) {
      report.info(`Dispatching ${workflow} on ${at.branch}`);
      await forge.dispatch({ workflow, ref: at.branch, inputs: {} });
    }
  }
  const until = clock.now() + patienceMs;
  let pause = firstPauseMs;
  for (;;) {
    const results = await resultsNow(world, settings, at.sha);
    if (results.every(({ isFinal }) => isFinal) || clock.now() >= until) return results.map(({ result }) => result);
    await clock.sleep(pause);
    pause = Math.min(longestPauseMs, pause * 1.5);
  }
}

interface SoFar {
  readonly result: RuleResult;
  readonly isFinal: boolean;
}

async function resultsNow({ forge }: World, settings: Settings, sha: string): Promise<readonly SoFar[]> {
  const rules = settings.rules.filter(({ type }) => type === "checks");
  const checks = rules.length === 0 ? [] : await forge.checks(sha);
  const named = rules.flatMap((rule) => (rule.type === "checks" ? rule.names : []));
  const areFinal = named.every((name) => isConcluded(checks, name));
  const reported = reportedResults(rules, { steps: null, checks }).map((result) => ({ result, isFinal: areFinal }));
  const workflows = await Promise.all(
    settings.ciWorkflows.map(async (workflow) => workflowResult(workflow, await forge.latestRun(workflow, sha))),
  );
  return [...reported, ...workflows];
}

function isConcluded(checks: readonly Check[], name: string): boolean {
  const namesakes = checks.filter((check) => check.name === name);
  return namesakes.length > 0 && namesakes.every(({ conclusion }) => conclusion !== null);
}

function workflowResult(workflow: string, run: { readonly conclusion: string | null } | null): SoFar {
  const check = { name: workflow, conclusion: run?.conclusion ?? null };
  const verdict = judgeChecks({ type: "checks", names: [workflow] }, run === null ? [] : [check]);
  return { result: { name: workflow, ...verdict }, isFinal: check.conclusion !== null };
}
