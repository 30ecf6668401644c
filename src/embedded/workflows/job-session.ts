/** One job while it runs: its machine, its log, its status, and who is working in it at the moment. */
import { randomUUID } from "node:crypto";
import type { Annotation, Conclusion } from "../contract.ts";
import type { ResolvedAction } from "./actions/action.ts";
import { githubContext } from "./contexts.ts";
import { atDeadline } from "./deadline.ts";
import type { Fields } from "./expressions.ts";
import type { KillMoment, RunnerHost } from "./host.ts";
import { createJobFolders, type JobFolders } from "./job-folders.ts";
import type { ActiveStep, JobRequest, JobStatus, StepRecord } from "./job-request.ts";
import { Masks } from "./masks.ts";
import type { StepModel } from "./model.ts";
import { type Exit, type ProcessRequest, ProcessTree } from "./process-tree.ts";
import type { JobPlace } from "./progress.ts";

/** The machine is gone: nothing of the job goes on, not even what `always()` asks for. */
export class JobLost extends Error {}

/** The step was cancelled or ran out of time: what it does in several processes must not go on with the next. */
export class StepInterrupted extends Error {}

/** How long steps with `always()` may take after a cancel, in minutes. */
const CANCEL_TIMEOUT = 5;

export class JobSession {
  readonly request: JobRequest;
  readonly host: RunnerHost;
  readonly folders: JobFolders;
  readonly processes: ProcessTree;
  readonly masks = new Masks();
  readonly token: string;
  readonly runtimeToken = randomUUID();
  readonly github: Fields;
  readonly runner: Fields;
  /** `env` of the workflow and job, and what steps wrote to GITHUB_ENV. */
  readonly env: Record<string, string> = {};
  /** What steps wrote to GITHUB_PATH, newest last. */
  prependedPaths: string[] = [];
  readonly actions = new Map<string, ResolvedAction>();
  /** What `pre` programs saved, for the same step's main and post. */
  readonly preStates = new Map<StepModel, Record<string, string>>();
  readonly posts: (() => Promise<void>)[] = [];
  readonly steps: StepRecord[] = [];
  readonly annotations: Annotation[] = [];
  readonly summaries: string[] = [];
  status: JobStatus = "success";
  lost: "killed" | "cancel-timeout" | undefined;
  readonly #active: ActiveStep[] = [];
  #stopWatch: () => void = () => undefined;
  #over = false;

  constructor(request: JobRequest, host: RunnerHost) {
    const { facts, permissions } = request;
    this.request = request;
    this.host = host;
    this.folders = createJobFolders(host.workFolder, request.id, facts.repository, facts.payload);
    this.processes = new ProcessTree(`github_${randomUUID()}`, this.folders.root, host.cancelTimes);
    this.token = host.forge.mintJobToken({ repository: facts.repository, permissions, runId: facts.id });
    for (const secret of [...Object.values(request.secrets), this.token, this.runtimeToken]) this.masks.add(secret);
    this.github = {
      ...githubContext(facts, host.forge),
      token: this.token,
      job: request.job.id,
      workspace: this.folders.workspace,
      event_path: this.folders.eventPath,
    };
    this.runner = {
      os: process.platform === "darwin" ? "macOS" : "Linux",
      arch: process.arch === "arm64" ? "ARM64" : "X64",
      name: "rondo-embedded",
      environment: "self-hosted",
      temp: this.folders.temp,
      tool_cache: this.folders.toolCache,
      workspace: this.folders.runnerWorkspace,
    };
  }

  get place(): JobPlace {
    const { facts, id, name } = this.request;
    const { repository, id: runId, attempt, workflowName: workflow } = facts;
    return { repository, runId, attempt, workflow, jobId: id, job: name };
  }

  beginStep(name: string): StepRecord {
    const step: StepRecord = { name, number: this.steps.length + 1, status: "in_progress", conclusion: null };
    this.steps.push(step);
    this.host.progress.emit({ kind: "step-started", ...this.place, step: name, number: step.number });
    this.request.onChange();
    this.offerKill("step-start", undefined);
    return step;
  }

  endStep(step: StepRecord, conclusion: Conclusion): void {
    step.status = "completed";
    step.conclusion = conclusion;
    const { name, number } = step;
    this.host.progress.emit({ kind: "step-completed", ...this.place, step: name, number, conclusion });
    this.request.onChange();
    this.offerKill("step-end", undefined);
  }

  log(text: string): void {
    for (const raw of text.split("\n")) {
      const line = this.masks.apply(raw);
      const step = this.steps.at(-1);
      this.request.log.append(line, step?.number);
      this.host.writeLog(`${this.request.name} / ${step?.name ?? ""} | ${line}`);
      const { name = "", number = 0 } = step ?? {};
      this.host.progress.emit({ kind: "log", ...this.place, step: name, number, line });
      this.offerKill("log", line);
    }
  }

  annotate(annotation: Annotation): void {
    const masked: Annotation = { ...annotation, message: this.masks.apply(annotation.message) };
    this.annotations.push(masked);
    this.log(`##[${annotation.level}]${annotation.message}`);
    this.host.progress.emit({ kind: "annotation", ...this.place, annotation: masked });
  }

  summarize(text: string): void {
    const { name = "", number = 0 } = this.steps.at(-1) ?? {};
    const masked = this.masks.apply(text);
    this.summaries.push(masked);
    this.host.progress.emit({ kind: "summary", ...this.place, step: name, number, text: masked });
  }

  async during<T>(step: ActiveStep, work: () => Promise<T>): Promise<T> {
    this.#active.push(step);
    try {
      return await work();
    } finally {
      this.#active.splice(this.#active.indexOf(step), 1);
    }
  }

  /** Like the machine's own, but nothing starts on a lost machine or in a step that was told to stop. */
  async run(request: ProcessRequest): Promise<Exit> {
    if (this.lost !== undefined) throw new JobLost();
    if (this.#active.some((step) => step.interrupted !== undefined))
      throw new StepInterrupted("The operation was canceled.");
    const exit = await this.processes.run(request);
    if (this.lost !== undefined) throw new JobLost();
    return exit;
  }

  isInterrupted(): boolean {
    return this.#active.some((step) => step.interrupted !== undefined);
  }

  cancel(): void {
    if (this.#over || this.status === "cancelled" || this.lost !== undefined) return;
    this.status = "cancelled";
    this.#stopWatch = atDeadline(this.host.clock, CANCEL_TIMEOUT, () => this.lose("cancel-timeout", "SIGKILL"));
    const unwanted = this.#active.findIndex((step) => !step.stillWanted());
    if (unwanted >= 0) this.#interrupt(this.#active.slice(unwanted), "cancelled");
  }

  /** The step's time is over: it, and all that it is doing. */
  expire(step: ActiveStep): void {
    const from = this.#active.indexOf(step);
    if (from >= 0) this.#interrupt(this.#active.slice(from), "timed-out");
  }

  #interrupt(steps: readonly ActiveStep[], why: "cancelled" | "timed-out"): void {
    for (const step of steps) step.interrupted ??= why;
    void this.processes.interrupt();
  }

  lose(why: "killed" | "cancel-timeout", signal: NodeJS.Signals): void {
    this.lost ??= why;
    this.processes.kill(signal);
  }

  /** From here on it can't be cancelled. */
  end(): void {
    this.#over = true;
    this.#stopWatch();
  }

  offerKill(at: KillMoment["at"], line: string | undefined): void {
    if (this.lost !== undefined) return;
    const step = this.steps.at(-1)?.name ?? "";
    const signal = this.host.onKillRequest?.({ ...this.place, at, step, line });
    if (signal !== undefined) this.lose("killed", signal);
  }
}
