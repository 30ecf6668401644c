/** Each job is a check run on the run's head commit, with the job's number; a re-run makes a newer one. */
import type { ForgeForWorkflows } from "../contract.ts";
import type { JobRun } from "./job-run.ts";
import type { RunFacts } from "./run-facts.ts";

export function reportJob(forge: ForgeForWorkflows, facts: RunFacts, job: JobRun): void {
  const { repository, id, headSha } = facts;
  const { name, status, conclusion, startedAt, completedAt } = job;
  forge.reportCheckRun(repository, {
    key: `${id}/${job.job.id}/${job.id}`,
    id: job.id,
    name,
    headSha,
    status,
    conclusion,
    startedAt,
    completedAt,
    detailsUrl: `${forge.url}/${repository}/actions/runs/${id}/job/${job.id}`,
  });
}
