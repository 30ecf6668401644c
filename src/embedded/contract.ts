/**
 * The seam between the two halves of the embedded GitHub: the forge (repositories, issues, tokens, REST)
 * and the workflow service (which runs what the forge's events ask for). Types only, and one error.
 */

export type Role = "none" | "read" | "triage" | "write" | "maintain" | "admin";
export type Access = "none" | "read" | "write";
/** A job's `permissions:`, complete: a scope that is not named is `none`. */
export type Permissions = Readonly<Record<string, Access>>;

/** A request that GitHub would refuse: its status and its words. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly unknown[] | undefined;
  constructor(status: number, message: string, errors?: readonly unknown[]) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.errors = errors;
  }
}

/** Something happened in a repository. The forge makes these; the workflow service decides what starts. */
export interface ForgeEvent {
  /** `owner/name` */
  readonly repository: string;
  /** `issues`, `issue_comment`, `pull_request`, `push`, `merge_group`, … */
  readonly name: string;
  /** `labeled`, `created`, `synchronize`, …: the payload's `action`. */
  readonly action: string | undefined;
  readonly actor: string;
  /** Made with a job's own token: starts nothing, except that pull_request opened/synchronize/reopened waits for approval. */
  readonly byJobToken: boolean;
  /** What `GITHUB_REF` and `GITHUB_SHA` are for this event. */
  readonly ref: string;
  readonly sha: string;
  /** The webhook's payload, as GitHub sends it. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface DispatchRequest {
  readonly repository: string;
  /** A workflow's numeric id or its file name. */
  readonly workflow: string | number;
  readonly ref: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly actor: string;
}

export interface WorkflowRecord {
  readonly id: number;
  readonly name: string;
  /** `.github/workflows/rondo.yml` */
  readonly path: string;
  readonly state: "active" | "disabled_manually";
  readonly createdAt: Date;
}

export type RunStatus = "queued" | "pending" | "waiting" | "in_progress" | "completed";
export type Conclusion = "success" | "failure" | "cancelled" | "skipped" | "timed_out" | "action_required";

export interface JobRecord {
  readonly id: number;
  readonly name: string;
  readonly status: RunStatus;
  readonly conclusion: Conclusion | null;
  readonly startedAt: Date | undefined;
  readonly completedAt: Date | undefined;
  readonly steps: readonly {
    readonly name: string;
    readonly number: number;
    readonly status: RunStatus;
    readonly conclusion: Conclusion | null;
  }[];
}

export interface RunRecord {
  readonly id: number;
  readonly attempt: number;
  readonly number: number;
  /** `run-name`, or the workflow's name. */
  readonly title: string;
  readonly workflow: WorkflowRecord;
  readonly repository: string;
  readonly event: string;
  readonly status: RunStatus;
  readonly conclusion: Conclusion | null;
  readonly headBranch: string;
  readonly headSha: string;
  readonly actor: string;
  readonly triggeringActor: string;
  readonly createdAt: Date;
  readonly startedAt: Date | undefined;
  readonly updatedAt: Date;
  readonly jobs: readonly JobRecord[];
  /** Pull requests whose head this run is for, by number. */
  readonly pullRequests: readonly number[];
}

/** What a step said about the work: `::error`, `::warning`, `::notice`, and the runner's own errors. */
export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly message: string;
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
}

export interface ArtifactRecord {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  readonly runId: number;
  readonly createdAt: Date;
}

/** What the forge's REST routes ask of the workflow service. Methods throw `Refusal` where GitHub refuses. */
export interface WorkflowService {
  /** Returns at once; runs go on in the background. */
  onEvent(event: ForgeEvent): void;
  workflows(repository: string): Promise<readonly WorkflowRecord[]>;
  setWorkflowEnabled(repository: string, workflow: string | number, enabled: boolean): Promise<void>;
  dispatch(request: DispatchRequest): Promise<RunRecord>;
  runs(repository: string): readonly RunRecord[];
  /** As it is now, or as one of its attempts ended. */
  run(repository: string, id: number, attempt?: number): RunRecord | undefined;
  /** Of any attempt of any run. */
  job(repository: string, jobId: number): { readonly run: RunRecord; readonly job: JobRecord } | undefined;
  /** `force`: also what `always()` would still do. */
  cancel(repository: string, id: number, actor: string, force?: boolean): void;
  rerun(repository: string, id: number, actor: string, onlyFailed: boolean): void;
  /** One job, and those that need it. */
  rerunJob(repository: string, jobId: number, actor: string): void;
  /** Lets a run go on that waits as `action_required`. */
  approve(repository: string, id: number, actor: string): void;
  /** The log of one job as text. */
  log(repository: string, jobId: number): string | undefined;
  /** The logs of a run's jobs as GitHub packs them: a folder per job, a file per step. */
  logZip(repository: string, id: number, attempt?: number): Uint8Array | undefined;
  annotations(repository: string, jobId: number): readonly Annotation[];
  /** What the job's steps wrote to GITHUB_STEP_SUMMARY. */
  summary(repository: string, jobId: number): string;
  artifacts(repository: string, runId?: number): readonly ArtifactRecord[];
  artifactZip(repository: string, artifactId: number): Promise<Uint8Array | undefined>;
  deleteArtifact(repository: string, artifactId: number): boolean;
  /** Resolves when nothing runs or waits for a free slot (runs that need a person do not count). */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface JobTokenRequest {
  readonly repository: string;
  readonly permissions: Permissions;
  readonly runId: number;
}

/** What the workflow service asks of the forge, in process. */
export interface ForgeForWorkflows {
  /** `http://127.0.0.1:PORT`; the API is at `${url}/api/v3`, GraphQL at `${url}/api/graphql`, git at `${url}/owner/name`. */
  readonly url: string;
  defaultBranch(repository: string): string;
  repositories(): readonly string[];
  /** A branch, tag or full ref name, or a SHA → the full ref and the commit. */
  resolve(repository: string, ref: string): Promise<{ readonly ref: string; readonly sha: string } | undefined>;
  readFile(repository: string, sha: string, path: string): Promise<string | undefined>;
  /** Paths of the files directly in a folder. */
  listFolder(repository: string, sha: string, folder: string): Promise<readonly string[]>;
  /** Folder of the bare repository, for the built-in checkout's and local actions' needs. */
  gitDir(repository: string): string;
  mintJobToken(request: JobTokenRequest): string;
  revokeToken(token: string): void;
  variables(repository: string): Readonly<Record<string, string>>;
  /** Repository secrets, and those of the environment on top. */
  secrets(repository: string, environment?: string): Readonly<Record<string, string>>;
  /** The `repository` and `sender` objects of a webhook payload. */
  repositoryPayload(repository: string): Readonly<Record<string, unknown>>;
  userPayload(login: string): Readonly<Record<string, unknown>>;
  repositoryId(repository: string): number;
  userId(login: string): number;
  /** Each job is a check run on the run's head commit. Same key: update. */
  reportCheckRun(repository: string, checkRun: CheckRunReport): void;
}

export interface CheckRunReport {
  readonly key: string;
  /** A job's check run has the number of the job. */
  readonly id?: number;
  readonly name: string;
  readonly headSha: string;
  readonly status: RunStatus;
  readonly conclusion: Conclusion | null;
  readonly startedAt: Date | undefined;
  readonly completedAt: Date | undefined;
  readonly detailsUrl: string;
}
