/** All jobs of an attempt, each when those that it needs are complete. */
import type { Conclusion } from "../contract.ts";
import { evaluateCondition, type Fields, type StatusAnswers, type Value } from "./expressions.ts";
import { JobRun, jointResult } from "./job-run.ts";
import type { JobModel } from "./model.ts";
import { attemptScope, type RunAttempt } from "./run-attempt.ts";
import { completeJob } from "./run-one-job.ts";
import { runStrategy } from "./run-strategy.ts";
import { evaluateText } from "./templates.ts";

/** How a job ended for those who need it: all jobs of its matrix together. */
interface JobEnd {
  readonly result: Conclusion;
  readonly outputs: Fields;
}

export async function runJobs(attempt: RunAttempt): Promise<void> {
  const ends = new Map<string, Promise<JobEnd>>();
  const endOf = (id: string): Promise<JobEnd> => ends.get(id) ?? Promise.reject(new Error(`no job '${id}'`));
  let open = [...attempt.workflow.jobs];
  // In an order in which each job comes after those it needs; the file has no cycle, that was checked.
  while (open.length > 0) {
    const ready = open.filter((job) => job.needs.every((need) => ends.has(need)));
    for (const job of ready) ends.set(job.id, runNode(attempt, job, endOf));
    open = open.filter((job) => !ready.includes(job));
  }
  await Promise.all(ends.values());
}

async function runNode(attempt: RunAttempt, job: JobModel, endOf: (id: string) => Promise<JobEnd>): Promise<JobEnd> {
  const before = new Map<string, JobEnd>();
  for (const id of ancestors(attempt, job)) before.set(id, await endOf(id));
  const needs: Record<string, Value> = {};
  for (const id of job.needs) needs[id] = { ...before.get(id) };
  const kept = attempt.kept.get(job.id);
  if (kept?.complete === true) {
    attempt.jobs.push(...kept.runs);
    return endOfRuns(kept.runs);
  }
  const wanted = (): boolean => evaluateCondition(job.condition, attemptScope(attempt, { needs }, answers()));
  const answers = (): StatusAnswers => statusAnswers([...before.values()], attempt.isCancelled());
  if (attempt.isForced()) return endOfRuns([await withoutMachine(attempt, job, "cancelled")]);
  try {
    if (wanted()) return endOfRuns(await runStrategy(attempt, job, { needs, stillWanted: wanted }, kept?.runs ?? []));
    return endOfRuns([await withoutMachine(attempt, job, "skipped")]);
  } catch (error) {
    const run = await withoutMachine(attempt, job, "failure", `##[error]${(error as Error).message}`);
    return endOfRuns([run]);
  }
}

/** `success()` and `failure()` of a job look at all jobs before it, not only at those that it names. */
function ancestors(attempt: RunAttempt, job: JobModel): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (ids: readonly string[]): void => {
    for (const id of ids) {
      if (found.has(id)) continue;
      found.add(id);
      add(attempt.workflow.jobs.find((other) => other.id === id)?.needs ?? []);
    }
  };
  add(job.needs);
  return found;
}

function statusAnswers(before: readonly JobEnd[], cancelled: boolean): StatusAnswers {
  return {
    success: !cancelled && before.every(({ result }) => result === "success"),
    failure: before.some(({ result }) => result === "failure"),
    cancelled,
  };
}

async function withoutMachine(
  attempt: RunAttempt,
  job: JobModel,
  conclusion: Conclusion,
  line?: string,
): Promise<JobRun> {
  const run = new JobRun(attempt.host.newJobId(), plainName(attempt, job), job);
  attempt.jobs.push(run);
  if (line !== undefined) run.log.append(line);
  completeJob(attempt, run, conclusion);
  return run;
}

function plainName(attempt: RunAttempt, job: JobModel): string {
  try {
    return evaluateText(job.name, attemptScope(attempt)) || job.id;
  } catch {
    return job.id;
  }
}

function endOfRuns(runs: readonly JobRun[]): JobEnd {
  const inOrder = runs.toSorted((a, b) => (a.completedAt?.getTime() ?? 0) - (b.completedAt?.getTime() ?? 0));
  return { result: jointResult(runs), outputs: Object.assign({}, ...inOrder.map((run) => run.outputs)) as Fields };
}
