/** What a job is asked to be, and what is kept of its steps while it runs. */
import type { Conclusion, Permissions, RunStatus } from "../contract.ts";
import type { Fields } from "./expressions.ts";
import type { JobLog } from "./job-log.ts";
import type { JobModel, WorkflowModel } from "./model.ts";
import type { RunFacts } from "./run-facts.ts";

export interface JobRequest {
  readonly id: number;
  readonly name: string;
  readonly facts: RunFacts;
  readonly workflow: WorkflowModel;
  readonly job: JobModel;
  readonly permissions: Permissions;
  readonly needs: Fields;
  readonly matrix: Fields | null;
  readonly strategy: Fields;
  readonly vars: Fields;
  readonly secrets: Readonly<Record<string, string>>;
  readonly log: JobLog;
  readonly onChange: () => void;
}

export type JobStatus = "success" | "failure" | "cancelled";

export interface StepRecord {
  readonly name: string;
  readonly number: number;
  status: RunStatus;
  conclusion: Conclusion | null;
}

/** A step that is running, or a composite action around it. `stillWanted`: its `if`, asked again after a cancel. */
export interface ActiveStep {
  readonly stillWanted: () => boolean;
  interrupted: "cancelled" | "timed-out" | undefined;
}
