/** The jobs of one `jobs.<id>`: one, or one for each combination of its matrix. */
import type { Fields } from "./expressions.ts";
import { JobRun } from "./job-run.ts";
import { matrixSuffix, readStrategy, type Strategy } from "./matrix.ts";
import type { JobModel } from "./model.ts";
import { attemptScope, type RunAttempt } from "./run-attempt.ts";
import { type JobSetting, runOneJob } from "./run-one-job.ts";
import { Slots } from "./slots.ts";
import { evaluateTemplate, evaluateText } from "./templates.ts";

export interface NodeSetting {
  readonly needs: Fields;
  /** The job's `if`, asked again when the run is cancelled. */
  readonly stillWanted: () => boolean;
}

interface Combination {
  readonly run: JobRun;
  readonly setting: JobSetting;
}

export async function runStrategy(
  attempt: RunAttempt,
  job: JobModel,
  node: NodeSetting,
  kept: readonly JobRun[],
): Promise<readonly JobRun[]> {
  const strategy = readStrategy(evaluateTemplate(job.strategy, attemptScope(attempt, { needs: node.needs })));
  const combinations = plan(attempt, job, node, strategy);
  const keptNames = new Set(kept.map((run) => run.name));
  const fresh = combinations.filter(({ run }) => !keptNames.has(run.name));
  attempt.jobs.push(...kept, ...fresh.map(({ run }) => run));
  const places = new Slots(strategy?.maxParallel ?? fresh.length);
  await Promise.all(
    fresh.map(async ({ run, setting }) => {
      const placed = await places.take(run.givenUp);
      await runOneJob(attempt, run, setting);
      if (placed) places.give();
      if (run.result !== "failure" || strategy?.failFast !== true) return;
      for (const other of fresh) other.run.cancel();
    }),
  );
  return [...kept, ...fresh.map(({ run }) => run)];
}

function plan(
  attempt: RunAttempt,
  job: JobModel,
  node: NodeSetting,
  strategy: Strategy | undefined,
): readonly Combination[] {
  const all: readonly (Fields | null)[] = strategy?.combinations ?? [null];
  return all.map((matrix, index) => {
    const numbers = { "job-index": index, "job-total": all.length };
    const facts = { "fail-fast": strategy?.failFast ?? true, "max-parallel": strategy?.maxParallel ?? all.length };
    const setting: JobSetting = { ...node, matrix, strategy: { ...facts, ...numbers } };
    const scope = attemptScope(attempt, { needs: node.needs, matrix, strategy: setting.strategy });
    const name = evaluateText(job.name, scope) || `${job.id}${matrix === null ? "" : matrixSuffix(matrix)}`;
    return { run: new JobRun(attempt.host.newJobId(), name, job), setting };
  });
}
