/** One workflow run over all its attempts: its state for the API, and how it is started, stopped and repeated. */
import {
  type Conclusion,
  type Permissions,
  Refusal,
  type RunRecord,
  type RunStatus,
  type WorkflowRecord,
} from "../contract.ts";
import type { Ticket } from "./concurrency.ts";
import { jobThatSaysWhy } from "./failed-run.ts";
import type { RunnerHost } from "./host.ts";
import { type JobRun, jointResult } from "./job-run.ts";
import { describeProblem } from "./load-workflow.ts";
import type { LoadedWorkflow, WorkflowModel } from "./model.ts";
import type { RunPlace } from "./progress.ts";
import { evaluateConcurrency } from "./read-concurrency.ts";
import { reportJob } from "./report-job.ts";
import { keptForRerun, type WantedAgain } from "./rerun.ts";
import { attemptScope, type KeptJob, type RunAttempt } from "./run-attempt.ts";
import type { RunFacts } from "./run-facts.ts";
import { runJobs } from "./run-jobs.ts";
import { runRecord, type ShownAttempt } from "./run-record.ts";
import { evaluateText } from "./templates.ts";
import { pathOf } from "./workflow-registry.ts";

export interface NewRun {
  readonly host: RunnerHost;
  readonly facts: RunFacts;
  readonly loaded: LoadedWorkflow;
  readonly workflow: () => WorkflowRecord;
  readonly defaultPermissions: Permissions;
}

export class WorkflowRun {
  facts: RunFacts;
  title: string;
  status: RunStatus = "queued";
  conclusion: Conclusion | null = null;
  jobs: JobRun[] = [];
  /** Of all attempts, for their logs. */
  readonly allJobs = new Map<number, JobRun>();
  readonly #earlier: ShownAttempt[] = [];
  readonly #new: NewRun;
  readonly #createdAt: Date;
  #startedAt: Date | undefined;
  #updatedAt: Date;
  #cancelled: "no" | "yes" | "by force" = "no";
  #ticket: Ticket | undefined;

  constructor(request: NewRun) {
    this.#new = request;
    this.facts = request.facts;
    this.#createdAt = request.host.clock.now();
    this.#updatedAt = this.#createdAt;
    this.title = this.#titleOf(request.loaded);
  }

  /** Waits for a person, as runs do that a job's own token asked for. */
  hold(): void {
    this.#change("completed", "action_required");
  }

  approve(): void {
    if (this.conclusion !== "action_required") {
      throw new Refusal(403, "This run is not awaiting approval.");
    }
    this.#change("queued", null);
  }

  async execute(kept: ReadonlyMap<string, KeptJob> = new Map()): Promise<void> {
    const { loaded, host } = this.#new;
    host.progress.emit({ kind: "run-queued", ...this.#place });
    if (loaded.kind === "refused") return this.#fail(loaded.problems.map(describeProblem));
    try {
      if (!(await this.#enterGroup(loaded.model))) return this.#end("cancelled");
      this.#startedAt = host.clock.now();
      this.#change("in_progress", null);
      host.progress.emit({ kind: "run-started", ...this.#place });
      await runJobs(this.#attempt(loaded.model, kept));
      this.#end(this.#cancelled === "no" ? jointResult(this.jobs) : "cancelled");
    } catch (error) {
      this.#fail([(error as Error).message]);
    } finally {
      this.#ticket?.leave();
    }
  }

  /** By force: also what `always()` would still do. */
  cancel(force = false): void {
    if (this.status === "completed") throw new Refusal(409, "Cannot cancel a workflow run that is completed.");
    this.#cancelled = force || this.#cancelled === "by force" ? "by force" : "yes";
    const forced = this.#cancelled === "by force";
    if (this.status === "pending") this.#ticket?.leave();
    for (const job of this.jobs) {
      if (forced || !job.stillWanted()) job.cancel();
      if (forced) job.stop();
    }
  }

  kill(): void {
    for (const job of this.jobs) job.kill();
  }

  /** Takes up the next attempt; `execute` then runs what is not kept. Without `wanted`, all jobs run again. */
  prepareRerun(actor: string, wanted?: WantedAgain): ReadonlyMap<string, KeptJob> {
    if (this.status !== "completed" || this.conclusion === "action_required") {
      throw new Refusal(403, "This workflow is already running");
    }
    const { loaded } = this.#new;
    const jobs = loaded.kind === "usable" ? loaded.model.jobs : [];
    const kept = wanted === undefined ? new Map<string, KeptJob>() : keptForRerun(jobs, this.jobs, wanted);
    this.#earlier.push({ record: this.record(), jobs: this.jobs });
    this.facts = { ...this.facts, attempt: this.facts.attempt + 1, triggeringActor: actor };
    this.jobs = [];
    this.#cancelled = "no";
    this.#ticket = undefined;
    this.#change("queued", null);
    return kept;
  }

  record(): RunRecord {
    const { facts, title, status, conclusion, jobs } = this;
    const times = { createdAt: this.#createdAt, startedAt: this.#startedAt, updatedAt: this.#updatedAt };
    return runRecord({ facts, title, workflow: this.#new.workflow(), status, conclusion, jobs, ...times });
  }

  /** One attempt by its number, or the newest. */
  attempt(number = this.facts.attempt): ShownAttempt | undefined {
    if (number === this.facts.attempt) return { record: this.record(), jobs: this.jobs };
    return this.#earlier.find(({ record }) => record.attempt === number);
  }

  /** A job that was kept belongs to the newest attempt too. */
  attemptOf(jobId: number): ShownAttempt | undefined {
    const all = [...this.#earlier, { record: this.record(), jobs: this.jobs }];
    return all.findLast(({ jobs }) => jobs.some((job) => job.id === jobId));
  }

  get #place(): RunPlace {
    const { repository, id: runId, attempt, workflowName: workflow } = this.facts;
    return { repository, runId, attempt, workflow };
  }

  #attempt(workflow: WorkflowModel, kept: ReadonlyMap<string, KeptJob>): RunAttempt {
    const { host, defaultPermissions } = this.#new;
    const { facts, jobs } = this;
    const isCancelled = (): boolean => this.#cancelled !== "no";
    const isForced = (): boolean => this.#cancelled === "by force";
    const onJobChange = (job: JobRun): void => {
      this.allJobs.set(job.id, job);
      this.#updatedAt = host.clock.now();
      reportJob(host.forge, facts, job);
    };
    return { host, facts, workflow, defaultPermissions, jobs, kept, isCancelled, isForced, onJobChange };
  }

  async #enterGroup(model: WorkflowModel): Promise<boolean> {
    const { host } = this.#new;
    const concurrency = evaluateConcurrency(model.concurrency, attemptScope({ host, facts: this.facts }));
    if (concurrency === undefined) return this.#cancelled === "no";
    this.#change("pending", null);
    const { repository } = this.facts;
    this.#ticket = host.groups.enter({ repository, ...concurrency }, () => this.cancel());
    return (await this.#ticket.turn) === "admitted" && this.#cancelled === "no";
  }

  #fail(lines: readonly string[]): void {
    const { host, loaded } = this.#new;
    const path = pathOf(loaded);
    const job = jobThatSaysWhy(host.newJobId(), path, host.clock.now(), lines);
    for (const message of lines) {
      host.writeLog(`${path} | ##[error]${message}`);
      const annotation = { level: "error", message } as const;
      host.progress.emit({ kind: "annotation", ...this.#place, job: undefined, annotation });
    }
    this.jobs.push(job);
    this.allJobs.set(job.id, job);
    this.#end("failure");
  }

  #end(conclusion: Conclusion): void {
    this.#change("completed", conclusion);
    this.#new.host.progress.emit({ kind: "run-completed", ...this.#place, conclusion });
  }

  #change(status: RunStatus, conclusion: Conclusion | null): void {
    this.status = status;
    this.conclusion = conclusion;
    this.#updatedAt = this.#new.host.clock.now();
  }

  #titleOf(loaded: LoadedWorkflow): string {
    if (loaded.kind === "refused") return loaded.path;
    const { runName, name } = loaded.model;
    try {
      return evaluateText(runName, attemptScope({ host: this.#new.host, facts: this.facts })).trim() || name;
    } catch {
      return name;
    }
  }
}
