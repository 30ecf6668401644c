import { logLines } from "../agents/log-lines.ts";
import type { RuleResult } from "../loop/outcome.ts";
import type { Applied, Clock, Git, Reporter } from "../ports.ts";
import { checkRules } from "../rules/check-rules.ts";
import { hookContext } from "../rules/hook-context.ts";
import { askedHooks, runHooks } from "../rules/run-hooks.ts";
import type { RuleWorld } from "../rules/world.ts";
import type { BriefDocument } from "./brief-document.ts";
import { touchedPaths } from "./landing.ts";
import { startTree } from "./start-tree.ts";
import { readWork } from "./work.ts";

/** No token and no secret: the rules run what the agent wrote. */
export interface ValidateWorld {
  readonly git: Git;
  readonly report: Reporter;
  readonly checkout: string;
  readonly work: string;
  readonly job: string;
  readonly clock: Pick<Clock, "now">;
  /** For the hooks' own copy of the files. */
  readonly scratch: string;
  /** The node that runs modules. */
  readonly node: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Takes note of the files by which this step speaks to the runner; what it returns puts them back. */
  readonly guardFiles: () => () => readonly string[];
}

/** Puts the work on a clean checkout, says which tree that is, and runs the configured rules on it. */
export async function validate(world: ValidateWorld, brief: BriefDocument): Promise<void> {
  const { report } = world;
  const applied = await applyWork(world, brief);
  if (!applied.ok) {
    report.warning(`The work could not be put on a clean checkout: ${applied.why}`);
    return give(report, [{ name: "patch", result: "error", message: applied.why }], "");
  }
  const { rules } = brief.settings;
  const putBack = world.guardFiles();
  const results = await checkRules(
    rules.filter(({ type }) => type !== "step" && type !== "checks"),
    ruleWorld(world),
  );
  // The rules ran what the agent wrote, as the user who can look for these files: later steps must not read its words there.
  for (const name of putBack()) report.warning(`What a rule ran wrote to ${name}; that is undone.`);
  give(report, results, applied.tree);
  await askHooks(world, brief, results);
}

/** On the files that the iteration began with: what decides about the agent's work may not be its work. */
async function askHooks(world: ValidateWorld, brief: BriefDocument, rules: readonly RuleResult[]): Promise<void> {
  const { settings, iteration, loopId, issue } = brief;
  if (brief.mode === "check" || askedHooks(settings.hooks).length === 0) return;
  const work = await readWork(world.work);
  if (typeof work === "string") return;
  const { scratch: folder, environment: env, node, report } = world;
  await world.git.exportTo(brief.base, folder);
  const { said, plan: notes, session, cost, ms } = work.report;
  const changed = touchedPaths(work.patch.toString("utf8"));
  const at = world.clock.now();
  const context = hookContext({
    loopId,
    issue,
    iteration,
    settings,
    said,
    notes,
    session,
    changed,
    rules,
    cost,
    ms,
    folder,
    at,
  });
  const log = (line: string): void => report.info(line);
  const answers = await runHooks(settings.hooks, { context, iteration, rules }, { folder, env, node, log });
  report.output("hooks", JSON.stringify(answers));
}

function give(report: Reporter, results: readonly RuleResult[], tree: string): void {
  report.output("tree", tree);
  report.output("results", JSON.stringify(results));
}

async function applyWork(world: ValidateWorld, brief: BriefDocument): Promise<Applied> {
  const { git } = world;
  if (brief.mode === "check") return git.applyHere(Buffer.alloc(0));
  const work = await readWork(world.work);
  if (typeof work === "string") return { ok: false, why: work };
  // The simple template: the agent worked in this very folder, so its files are there already.
  if (brief.job === world.job) {
    const { tree } = await git.capture(brief.base);
    return { ok: true, tree };
  }
  await startTree(git, brief);
  return git.applyHere(work.patch);
}

function ruleWorld({ checkout, environment, report }: ValidateWorld): RuleWorld {
  // The rules run what the agent wrote: their output commands the runner as little as the agent's own.
  const log = logLines((line) => report.info(line));
  return {
    folder: checkout,
    env: environment,
    steps: null,
    checks: null,
    onProgress: (progress) => {
      if (progress.at === "started") report.info(`▸ ${progress.rule.name}`);
      else report.info(`${marks[progress.result.result]} ${progress.rule.name} (${Math.round(progress.ms)} ms)`);
    },
    onOutput: log.add,
  };
}

const marks = { pass: "✓", fail: "✗", error: "!", skip: "-" } as const;
