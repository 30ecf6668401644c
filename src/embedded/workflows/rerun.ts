/** Which jobs a re-run keeps: all but those that are asked for, and all that need one of these. */
import { Refusal } from "../contract.ts";
import type { JobRun } from "./job-run.ts";
import type { JobModel } from "./model.ts";
import type { KeptJob } from "./run-attempt.ts";

export type WantedAgain = (run: JobRun) => boolean;

export const notEndedWell: WantedAgain = ({ conclusion }) => conclusion !== "success" && conclusion !== "skipped";

export function keptForRerun(
  jobs: readonly JobModel[],
  runs: readonly JobRun[],
  wanted: WantedAgain,
): ReadonlyMap<string, KeptJob> {
  const runsOf = (id: string): readonly JobRun[] => runs.filter((run) => run.job.id === id);
  const again = new Set(jobs.filter((job) => runsOf(job.id).some(wanted)).map((job) => job.id));
  if (again.size === 0) throw new Refusal(403, "This workflow run cannot be retried");
  const asked = new Set(again);
  for (let known = -1; known < again.size; ) {
    known = again.size;
    for (const job of jobs) if (job.needs.some((need) => again.has(need))) again.add(job.id);
  }
  const kept = new Map<string, KeptJob>();
  for (const job of jobs) {
    if (!again.has(job.id)) kept.set(job.id, { complete: true, runs: runsOf(job.id) });
    // Of a matrix, the others stay; of one that needs a repeated job, none.
    else if (asked.has(job.id) && !job.needs.some((need) => again.has(need))) {
      kept.set(job.id, { complete: false, runs: runsOf(job.id).filter((run) => !wanted(run)) });
    }
  }
  return kept;
}
