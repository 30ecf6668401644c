/** One job of one attempt, from waiting to its conclusion: what the API shows of it, and how it is stopped. */
import type { Annotation, Conclusion, JobRecord, RunStatus } from "../contract.ts";
import { JobLog } from "./job-log.ts";
import type { StepRecord } from "./job-request.ts";
import type { JobSession } from "./job-session.ts";
import type { JobModel } from "./model.ts";

export class JobRun {
  readonly id: number;
  readonly name: string;
  readonly job: JobModel;
  readonly log = new JobLog();
  readonly #givenUp = new AbortController();
  status: RunStatus = "queued";
  conclusion: Conclusion | null = null;
  startedAt: Date | undefined;
  completedAt: Date | undefined;
  outputs: Readonly<Record<string, string>> = {};
  /** With the job's `continue-on-error`, a failure counts as success for the run and for those who need it. */
  mayFail = false;
  /** The job's `if`, asked again when the run is cancelled. */
  stillWanted: () => boolean = () => false;
  #session: JobSession | undefined;

  constructor(id: number, name: string, job: JobModel) {
    this.id = id;
    this.name = name;
    this.job = job;
  }

  /** Aborted when the job is cancelled before it has a machine. */
  get givenUp(): AbortSignal {
    return this.#givenUp.signal;
  }

  get steps(): readonly StepRecord[] {
    return this.#session?.steps ?? [];
  }

  get annotations(): readonly Annotation[] {
    return this.#session?.annotations ?? [];
  }

  /** What its steps wrote for the run's page. */
  get summary(): string {
    return this.#session?.summaries.join("\n") ?? "";
  }

  /** What `needs` and the run see. */
  get result(): Conclusion | null {
    return this.conclusion === "failure" && this.mayFail ? "success" : this.conclusion;
  }

  begin(session: JobSession): void {
    this.#session = session;
    if (this.givenUp.aborted) session.cancel();
  }

  cancel(): void {
    this.#givenUp.abort();
    this.#session?.cancel();
  }

  /** At once, without what `always()` asks for. */
  stop(): void {
    if (this.status !== "completed") this.#session?.lose("cancel-timeout", "SIGKILL");
  }

  kill(): boolean {
    if (this.#session === undefined || this.status === "completed") return false;
    this.#session.lose("killed", "SIGKILL");
    return true;
  }

  record(): JobRecord {
    const { id, name, status, conclusion, startedAt, completedAt, steps } = this;
    return { id, name, status, conclusion, startedAt, completedAt, steps: steps.map((step) => ({ ...step })) };
  }
}

/** Of a matrix, or of a whole run: the worst that there is; skipped only when all are. */
export function jointResult(runs: readonly JobRun[]): Conclusion {
  const results = runs.map((run) => run.result);
  return (["failure", "cancelled", "success"] as const).find((result) => results.includes(result)) ?? "skipped";
}
