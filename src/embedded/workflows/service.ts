/** The workflow half of the embedded GitHub: what the forge's events start runs here, on this machine. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Clock, systemClock } from "../clock.ts";
import type { ForgeForWorkflows, Permissions, WorkflowService } from "../contract.ts";
import { ArtifactStore } from "./artifacts.ts";
import { ConcurrencyGroups } from "./concurrency.ts";
import type { KillMoment, RunnerHost } from "./host.ts";
import { logZip } from "./log-zip.ts";
import { RESTRICTED_DEFAULT } from "./permissions.ts";
import { type CancelTimes, GITHUB_CANCEL_TIMES } from "./process-tree.ts";
import { Progress, type ProgressListener } from "./progress.ts";
import { notEndedWell } from "./rerun.ts";
import { FIRST_RUN_ID, RunRegister } from "./run-register.ts";
import { Slots } from "./slots.ts";
import { type Starter, startDispatch, startDue, startForEvent } from "./start-runs.ts";
import { WorkflowRegistry } from "./workflow-registry.ts";

export interface WorkflowServiceOptions {
  readonly forge: ForgeForWorkflows;
  readonly clock?: Clock;
  /** Jobs work below it; without it a temporary folder, which goes with `close`. */
  readonly workFolder?: string;
  readonly keepJobFolders?: boolean;
  /** Gets every line, with the job and step before it. */
  readonly log?: (line: string) => void;
  readonly quiet?: boolean;
  /** `owner/name` is looked for below it before the built-in stand-ins. */
  readonly actionsFolder?: string;
  /** `owner/name` → folder: comes before everything else. */
  readonly localActions?: Readonly<Record<string, string>>;
  /** The Node that runs node actions. */
  readonly node?: string;
  /** `PATH` of jobs. */
  readonly path?: string;
  readonly maxJobs?: number;
  /** Where another service left off: no two runs of one repository have the same number. */
  readonly firstRunId?: number;
  readonly cancelTimes?: CancelTimes;
  /** What a job's token may do when neither job nor workflow says. */
  readonly defaultPermissions?: Permissions | ((repository: string) => Permissions);
  /** Asked at every moment at which a fault may end a job's machine. */
  readonly onKillRequest?: (moment: KillMoment) => NodeJS.Signals | undefined;
}

export interface EmbeddedWorkflows extends WorkflowService {
  /** Returns how to stop listening. */
  onProgress(listener: ProgressListener): () => void;
  /** As if the machines of all its running jobs were lost. */
  killRun(id: number): void;
  killJob(jobId: number): boolean;
  /** Starts what became due since the last tick (or since the service began). */
  tickSchedule(now: Date): Promise<void>;
}

const DEFAULT_MAX_JOBS = 4;

export function createWorkflowService(options: WorkflowServiceOptions): EmbeddedWorkflows {
  const { forge } = options;
  const folder = options.workFolder ?? mkdtempSync(join(tmpdir(), "rondo-workflows-"));
  const ownFolder = options.workFolder === undefined || !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  const host = createHost(options, folder);
  const { clock, progress, artifacts } = host;
  const registry = new WorkflowRegistry(forge, () => clock.now());
  const runs = new RunRegister(host, {
    defaultPermissions: permissionsDefault(options.defaultPermissions),
    firstId: options.firstRunId ?? FIRST_RUN_ID,
  });
  const starter: Starter = { forge, registry, runs };
  const queue = new EventQueue();
  let lastTick = clock.now();

  return {
    onEvent: (event) => queue.add(() => startForEvent(starter, event), host.writeLog),
    workflows: (repository) => registry.list(repository),
    async setWorkflowEnabled(repository, workflow, enabled) {
      (await registry.find(repository, workflow)).enabled = enabled;
    },
    dispatch: async (request) => (await startDispatch(starter, request)).record(),
    runs: (repository) => runs.of(repository),
    run: (repository, id, attempt) => runs.find(repository, id)?.attempt(attempt)?.record,
    job: (repository, jobId) => runs.jobRecord(repository, jobId),
    cancel: (repository, id, _actor, force) => runs.get(repository, id).cancel(force),
    rerun(repository, id, actor, onlyFailed) {
      const run = runs.get(repository, id);
      runs.start(run, run.prepareRerun(actor, onlyFailed ? notEndedWell : undefined));
    },
    rerunJob(repository, jobId, actor) {
      const run = runs.ofJob(repository, jobId);
      runs.start(
        run,
        run.prepareRerun(actor, ({ id }) => id === jobId),
      );
    },
    approve(repository, id) {
      const run = runs.get(repository, id);
      run.approve();
      runs.start(run);
    },
    log: (repository, jobId) => runs.job(repository, jobId)?.log.text(),
    logZip(repository, id, attempt) {
      const shown = runs.find(repository, id)?.attempt(attempt);
      return shown === undefined ? undefined : logZip(shown.jobs);
    },
    artifacts: (repository, runId) => artifacts.list(repository, runId),
    artifactZip: async (repository, artifactId) => artifacts.zip(repository, artifactId),
    deleteArtifact: (repository, artifactId) => artifacts.delete(repository, artifactId),
    async idle() {
      do {
        await queue.settled();
        await runs.settled();
      } while (!queue.isEmpty || !runs.isIdle);
    },
    async close() {
      queue.close();
      for (const run of runs.all().filter(({ status }) => status !== "completed")) {
        run.cancel();
        run.kill();
      }
      await queue.settled();
      await runs.settled();
      if (ownFolder && options.keepJobFolders !== true) rmSync(folder, { recursive: true, force: true });
    },
    onProgress: (listener) => progress.on(listener),
    killRun: (id) =>
      runs
        .all()
        .find((run) => run.facts.id === id)
        ?.kill(),
    killJob: (jobId) => runs.job(undefined, jobId)?.kill() ?? false,
    annotations: (repository, jobId) => runs.job(repository, jobId)?.annotations ?? [],
    summary: (repository, jobId) => runs.job(repository, jobId)?.summary ?? "",
    async tickSchedule(now) {
      const from = lastTick;
      lastTick = now;
      await startDue(starter, from, now);
    },
  };
}

/** Events one after the other, so that runs begin in the order in which things happened. */
class EventQueue {
  #tail: Promise<void> = Promise.resolve();
  #open = 0;
  #closed = false;

  add(work: () => Promise<void>, report: (line: string) => void): void {
    if (this.#closed) return;
    this.#open += 1;
    this.#tail = this.#tail
      .then(() => (this.#closed ? undefined : work()))
      .catch((error: Error) => report(`an event could not be handled: ${error.stack ?? error.message}`))
      .finally(() => {
        this.#open -= 1;
      });
  }

  get isEmpty(): boolean {
    return this.#open === 0;
  }

  close(): void {
    this.#closed = true;
  }

  settled(): Promise<void> {
    return this.#tail;
  }
}

function createHost(options: WorkflowServiceOptions, folder: string): RunnerHost {
  let nextJobId = 1;
  const { actionsFolder, onKillRequest, keepJobFolders = false } = options;
  const local = Object.entries(options.localActions ?? {});
  const write = options.log ?? ((line: string) => process.stdout.write(`${line}\n`));
  return {
    forge: options.forge,
    clock: options.clock ?? systemClock,
    workFolder: folder,
    artifacts: new ArtifactStore(join(folder, "artifacts")),
    groups: new ConcurrencyGroups(),
    slots: new Slots(options.maxJobs ?? DEFAULT_MAX_JOBS),
    progress: new Progress(),
    machine: { PATH: options.path ?? process.env.PATH ?? "/usr/bin:/bin", LANG: process.env.LANG },
    node: options.node ?? process.execPath,
    actionsFolder,
    localActions: new Map(local.map(([name, path]) => [name.toLowerCase(), path])),
    keepJobFolders,
    cancelTimes: options.cancelTimes ?? GITHUB_CANCEL_TIMES,
    writeLog: options.quiet === true ? () => undefined : write,
    onKillRequest,
    newJobId: () => nextJobId++,
  };
}

function permissionsDefault(given: WorkflowServiceOptions["defaultPermissions"]): (repository: string) => Permissions {
  return typeof given === "function" ? given : () => given ?? RESTRICTED_DEFAULT;
}
