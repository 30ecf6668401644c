/** A run that can't have jobs still has one in its record, whose log says why. */
import { JobRun } from "./job-run.ts";
import type { JobModel } from "./model.ts";

const NO_JOB: JobModel = {
  id: "",
  name: undefined,
  needs: [],
  condition: "success()",
  permissions: undefined,
  environment: undefined,
  concurrency: undefined,
  strategy: undefined,
  timeoutMinutes: undefined,
  continueOnError: undefined,
  env: undefined,
  defaults: { shell: undefined, workingDirectory: undefined },
  outputs: undefined,
  steps: [],
};

export function jobThatSaysWhy(id: number, path: string, now: Date, lines: readonly string[]): JobRun {
  const job = new JobRun(id, path, NO_JOB);
  for (const line of lines) job.log.append(`##[error]${line}`);
  job.status = "completed";
  job.conclusion = "failure";
  job.startedAt = now;
  job.completedAt = now;
  return job;
}
