/** All runs, and those that are under way. */
import { type ForgeEvent, type Permissions, Refusal, type RunRecord, type WorkflowService } from "../contract.ts";
import { record } from "./events.ts";
import type { Fields } from "./expressions.ts";
import type { RunnerHost } from "./host.ts";
import type { JobRun } from "./job-run.ts";
import type { LoadedWorkflow } from "./model.ts";
import type { KeptJob } from "./run-attempt.ts";
import { asRecord, type KnownWorkflow, nameOf } from "./workflow-registry.ts";
import { WorkflowRun } from "./workflow-run.ts";

/** GitHub's run ids are large, and never those of jobs. */
export const FIRST_RUN_ID = 1_000_001;

export interface RunOrder {
  readonly event: ForgeEvent;
  readonly known: KnownWorkflow;
  readonly loaded: LoadedWorkflow;
  readonly inputs: Fields;
}

export interface RunDefaults {
  readonly defaultPermissions: (repository: string) => Permissions;
  readonly firstId: number;
}

export class RunRegister {
  readonly #host: RunnerHost;
  readonly #defaultPermissions: RunDefaults["defaultPermissions"];
  readonly #firstId: number;
  readonly #runs = new Map<number, WorkflowRun>();
  readonly #underWay = new Set<Promise<void>>();

  constructor(host: RunnerHost, { defaultPermissions, firstId }: RunDefaults) {
    this.#host = host;
    this.#defaultPermissions = defaultPermissions;
    this.#firstId = firstId;
  }

  create({ event, known, loaded, inputs }: RunOrder): WorkflowRun {
    known.name = nameOf(loaded);
    known.runNumber += 1;
    const { repository, name, payload, ref, sha, actor } = event;
    const id = this.#firstId + this.#runs.size;
    const facts = {
      id,
      attempt: 1,
      number: known.runNumber,
      repository,
      workflowPath: known.path,
      workflowName: known.name,
      event: name,
      payload,
      ref,
      sha,
      ...headOf(event),
      actor,
      triggeringActor: actor,
      inputs,
    };
    const defaultPermissions = this.#defaultPermissions(repository);
    const run = new WorkflowRun({
      host: this.#host,
      facts,
      loaded,
      workflow: () => asRecord(known),
      defaultPermissions,
    });
    this.#runs.set(id, run);
    return run;
  }

  start(run: WorkflowRun, kept?: ReadonlyMap<string, KeptJob>): void {
    const work = run.execute(kept).finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  get isIdle(): boolean {
    return this.#underWay.size === 0;
  }

  all(): readonly WorkflowRun[] {
    return [...this.#runs.values()];
  }

  /** Newest first, as the API lists them. */
  of(repository: string): readonly RunRecord[] {
    const own = this.all().filter((run) => run.facts.repository === repository);
    return own.toReversed().map((run) => run.record());
  }

  find(repository: string, id: number): WorkflowRun | undefined {
    const run = this.#runs.get(id);
    return run?.facts.repository === repository ? run : undefined;
  }

  get(repository: string, id: number): WorkflowRun {
    const run = this.find(repository, id);
    if (run === undefined) throw new Refusal(404, "Not Found");
    return run;
  }

  job(repository: string | undefined, jobId: number): JobRun | undefined {
    return this.#holding(repository, jobId)?.allJobs.get(jobId);
  }

  ofJob(repository: string, jobId: number): WorkflowRun {
    const run = this.#holding(repository, jobId);
    if (run === undefined) throw new Refusal(404, "Not Found");
    return run;
  }

  jobRecord(repository: string, jobId: number): ReturnType<WorkflowService["job"]> {
    const shown = this.#holding(repository, jobId)?.attemptOf(jobId);
    const job = shown?.record.jobs.find(({ id }) => id === jobId);
    return shown === undefined || job === undefined ? undefined : { run: shown.record, job };
  }

  #holding(repository: string | undefined, jobId: number): WorkflowRun | undefined {
    const runs = this.all().filter((run) => repository === undefined || run.facts.repository === repository);
    return runs.find((run) => run.allJobs.has(jobId));
  }
}

/** A pull request's run belongs to its branch, though it runs on the merge of it. */
function headOf({ payload, ref, sha }: ForgeEvent) {
  const pull = record(payload.pull_request);
  const head = record(pull?.head);
  const branch = ref.replace(/^refs\/(heads|tags)\//, "");
  return {
    headBranch: typeof head?.ref === "string" ? head.ref : branch,
    headSha: typeof head?.sha === "string" ? head.sha : sha,
    pullRequests: typeof pull?.number === "number" ? [pull.number] : [],
  };
}
