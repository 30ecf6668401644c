/** Which jobs a re-run of the failed ones keeps: all but those that did not succeed, and all that need one of these. */
import { Refusal } from "../contract.ts";
import type { JobRun } from "./job-run.ts";
import type { JobModel } from "./model.ts";
import type { KeptJob } from "./run-attempt.ts";

export function keptForRerun(jobs: readonly JobModel[], runs: readonly JobRun[]): ReadonlyMap<string, KeptJob> {
  const runsOf = (id: string): readonly JobRun[] => runs.filter((run) => run.job.id === id);
  const again = new Set(
    jobs.filter((job) => runsOf(job.id).some((run) => !endedWell(run.conclusion))).map((job) => job.id),
  );
  if (again.size === 0) throw new Refusal(403, "This workflow run cannot be retried");
  const failed = new Set(again);
  for (let known = -1; known < again.size; ) {
    known = again.size;
    for (const job of jobs) if (job.needs.some((need) => again.has(need))) again.add(job.id);
  }
  const kept = new Map<string, KeptJob>();
  for (const { id } of jobs) {
    if (!again.has(id)) kept.set(id, { complete: true, runs: runsOf(id) });
    else if (failed.has(id)) {
      kept.set(id, { complete: false, runs: runsOf(id).filter((run) => run.conclusion === "success") });
    }
  }
  return kept;
}

function endedWell(conclusion: string | null): boolean {
  return conclusion === "success" || conclusion === "skipped";
}
