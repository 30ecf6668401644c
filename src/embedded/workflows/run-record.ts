/** What the API shows of a run: as it is now, and as its earlier attempts ended. */
import type { Conclusion, RunRecord, RunStatus, WorkflowRecord } from "../contract.ts";
import type { JobRun } from "./job-run.ts";
import type { RunFacts } from "./run-facts.ts";

export interface RunState {
  readonly facts: RunFacts;
  readonly title: string;
  readonly workflow: WorkflowRecord;
  readonly status: RunStatus;
  readonly conclusion: Conclusion | null;
  readonly createdAt: Date;
  readonly startedAt: Date | undefined;
  readonly updatedAt: Date;
  readonly jobs: readonly JobRun[];
}

export interface ShownAttempt {
  readonly record: RunRecord;
  readonly jobs: readonly JobRun[];
}

export function runRecord({ facts, jobs, ...state }: RunState): RunRecord {
  const { id, attempt, number, repository, event, headBranch, headSha, actor, triggeringActor, pullRequests } = facts;
  return {
    ...{ id, attempt, number, repository, event, headBranch, headSha, actor, triggeringActor, pullRequests },
    ...state,
    jobs: jobs.map((job) => job.record()),
  };
}
