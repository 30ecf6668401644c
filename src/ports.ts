/** What the phases need of the world. Types only: each adapter is one folder, and a test may bring its own. */
import type { Deed, Queue, QueueLabels } from "./loop/queue.ts";

export type Role = "none" | "read" | "triage" | "write" | "maintain" | "admin";

/** One look at an issue and all that its loop left on GitHub: the facts that a run decides on. */
export interface Sight {
  readonly repository: Repository;
  /** `.github/rondo.yml` on the default branch. */
  readonly settings: FileText | null;
  readonly issue: Issue;
  /** The tip of the loop's branch, read from the ref itself: a pull request's head lags behind. */
  readonly tip: Tip | null;
  /** The open pull request of the branch, or else the newest. */
  readonly pull: Pull | null;
  /** The newest comments of the issue and the pull request, by id. */
  readonly comments: readonly Comment[];
}

export interface Repository {
  readonly fullName: string;
  readonly isPrivate: boolean;
  readonly defaultBranch: string;
  /** Of the default branch. */
  readonly head: string;
  readonly headTree: string;
}

export interface FileText {
  readonly text: string;
  readonly blob: string;
}

export interface NamedFile extends FileText {
  readonly path: string;
}

export interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly isOpen: boolean;
  /** Its conversation was locked. */
  readonly isLocked: boolean;
  /** Transferred or deleted: nothing of it is known, and it is not open. */
  readonly isGone: boolean;
  readonly labels: readonly string[];
  readonly author: string;
  /** Of its words: when, and by whom. Of several of the body, the last. */
  readonly edits: readonly Deed[];
}

export interface NewIssue {
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
  /** Stands in its text, and in that of no other. */
  readonly mark: string;
}

export interface Comment {
  readonly id: number;
  /** The number of the issue or pull request that it is on. */
  readonly on: number;
  readonly body: string;
  readonly author: Person;
  /** Written under the name that this run's token has. */
  readonly isOurs: boolean;
  /** Changed later by somebody other than its author. */
  readonly isForged: boolean;
  /** In milliseconds since the epoch, by GitHub's clock. */
  readonly updatedAt: number;
}

export interface Person {
  readonly login: string;
  /** The account's number, which no other account ever has; 0: unknown. */
  readonly id: number;
  readonly isBot: boolean;
}

export interface Pull {
  readonly number: number;
  readonly nodeId: string;
  readonly isOpen: boolean;
  readonly isMerged: boolean;
  readonly isDraft: boolean;
  readonly url: string;
  readonly labels: readonly string[];
}

export interface NewPull {
  readonly title: string;
  readonly body: string;
  readonly head: string;
  readonly base: string;
}

export interface Commit {
  readonly sha: string;
  readonly message: string;
  readonly tree: string;
  readonly parents: readonly string[];
}

export interface Tip extends Commit {
  /** Who made it, as far as GitHub knows the account. */
  readonly author: string;
  /** The newest gate on it. */
  readonly gate: Gate | null;
}

export type GateState = "pending" | "success" | "failure" | "error";

export interface Gate {
  readonly state: GateState;
  readonly description: string;
  readonly url: string | null;
}

export interface Check {
  readonly name: string;
  /** Null while it runs. */
  readonly conclusion: string | null;
}

export interface Run {
  readonly id: number;
  readonly attempt: number;
  readonly isDone: boolean;
  readonly conclusion: string | null;
  /** When GitHub last heard of it: once it is done, when it ended. In milliseconds since the epoch. */
  readonly updatedAt: number;
  readonly createdAt: number;
}

export type Reaction = "+1" | "-1" | "eyes" | "rocket" | "confused";

export interface Dispatch {
  readonly workflow: string;
  readonly ref: string;
  readonly inputs: Readonly<Record<string, string>>;
}

export type Merged = { readonly how: "merged"; readonly sha: string } | { readonly how: "nothing-to-do" | "conflict" };

/** GitHub, as far as Rondo asks it. Every method rejects with an error that is `Refused` where GitHub says no. */
export interface Forge {
  look(issue: number, branch: string): Promise<Sight>;
  roleOf(login: string): Promise<Role>;
  /** A file as it was, by the name of its blob. */
  blobText(sha: string): Promise<string | null>;
  /** `.github/rondo.yml` on the default branch. */
  settingsNow(): Promise<string | null>;
  /** Those of these files that the default branch has, in the order asked for. */
  filesNow(paths: readonly string[]): Promise<readonly NamedFile[]>;
  /** The numbers of open issues with a label, oldest first. */
  issuesWith(label: string, filter?: IssueFilter): Promise<readonly number[]>;
  queue(labels: QueueLabels): Promise<Queue>;
  /** The branches of open pull requests on which something happened since, in milliseconds since the epoch. */
  pulledSince(since: number): Promise<readonly string[]>;
  /** The branch that a pull request wants to have merged. */
  branchOfPull(number: number): Promise<string | null>;

  /** The number of an issue with this label whose text holds this mark. */
  issueSaying(mark: string, label: string): Promise<number | null>;

  createIssue(issue: NewIssue): Promise<number>;
  addLabels(issue: number, labels: readonly string[]): Promise<void>;
  removeLabel(issue: number, label: string): Promise<void>;

  /** The new comment's id. */
  createComment(issue: number, body: string): Promise<number>;
  /** False: it is gone. */
  updateComment(id: number, body: string): Promise<boolean>;
  react(comment: number, reaction: Reaction): Promise<void>;

  /** A branch's own line, newest first: of each commit the first parent. */
  history(sha: string, most: number): Promise<readonly Commit[]>;
  createCommit(commit: Omit<Commit, "sha">): Promise<string>;
  /** False: it is there already. */
  createBranch(branch: string, sha: string): Promise<boolean>;
  /** Forward only. False: somebody else moved it. */
  moveBranch(branch: string, sha: string): Promise<boolean>;
  mergeInto(branch: string, sha: string, message: string): Promise<Merged>;
  /** Has a ref that is no branch name a commit from now on, whatever it named before. */
  mark(ref: string, sha: string): Promise<void>;
  /** The commit that such a ref names; null: there is none. */
  marked(ref: string): Promise<string | null>;

  createPull(pull: NewPull): Promise<Pull>;
  updatePull(number: number, change: { readonly title?: string; readonly body?: string }): Promise<void>;
  markReady(pull: Pull): Promise<void>;

  setGate(sha: string, gate: Gate): Promise<void>;
  /** Newest first. */
  gates(sha: string): Promise<readonly Gate[]>;
  checks(sha: string): Promise<readonly Check[]>;

  run(id: number): Promise<Run | null>;
  /** The newest dispatched run of a workflow for a commit. */
  latestRun(workflow: string, sha: string): Promise<Run | null>;
  /** The newest runs of a workflow that were dispatched, newest first. */
  dispatched(workflow: string): Promise<readonly DispatchedRun[]>;
  /** The newest runs of a workflow that something on an issue started, newest first. */
  labelRuns(workflow: string): Promise<readonly LabelRun[]>;
  rerun(id: number): Promise<void>;
  /** How many runs for a commit wait for somebody's approval. */
  runsWaitingFor(sha: string): Promise<number>;
  dispatch(request: Dispatch): Promise<void>;

  /** What is left of the token's requests, as the last answers told. Null: none told. */
  allowance(): Allowance | null;
}

export interface IssueFilter {
  /** Only issues with none of these labels. */
  readonly without?: readonly string[];
  readonly closedToo?: boolean;
  /** Only those where something happened since, in milliseconds since the epoch. */
  readonly since?: number;
}

export interface DispatchedRun {
  readonly id: number;
  /** As `run-name` says. */
  readonly title: string;
  readonly isDone: boolean;
  readonly conclusion: string | null;
  /** In milliseconds since the epoch, by GitHub's clock. */
  readonly createdAt: number;
}

export type LabelRun = Run & Pick<DispatchedRun, "title">;

export interface Allowance {
  readonly remaining: number;
  /** Of so many in an hour. */
  readonly limit: number;
  /** When there are more again, in milliseconds since the epoch. */
  readonly resetAt: number;
}

/** GitHub said no, in its own words. Status 0: there was no answer. */
export interface Refused extends Error {
  readonly status: number;
  /** Seconds that GitHub asks to wait; null: it does not say. */
  readonly retryAfter: number | null;
}

export interface NewCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: { readonly name: string; readonly email: string };
  readonly at: Date;
}

export type Applied = { readonly ok: true; readonly tree: string } | { readonly ok: false; readonly why: string };

/** With what it makes of each file that is then another: its mode, `000000` where there is none any more. */
export type AppliedToTree =
  | { readonly ok: true; readonly tree: string; readonly changed: readonly { path: string; newMode: string }[] }
  | { readonly ok: false; readonly why: string };

/** Why a push did not move the branch; each needs another next step. */
export type PushRefusal = "not-fast-forward" | "workflow-files" | "protected" | "no-permission" | "unreachable";

export type Pushed =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: PushRefusal; readonly why: string };

export interface TreeFile {
  readonly path: string;
  readonly mode: string;
}

/** Git beside a checkout that nobody trusts. */
export interface Git {
  /** Makes what two commits come to together the tree to work from; its conflicts stand in the files. */
  mergeTrees(ours: string, theirs: string): Promise<{ readonly tree: string; readonly conflicts: readonly string[] }>;
  /** Writes the files in which a tree differs from what the checkout holds. */
  materialise(from: string, to: string): Promise<void>;
  /** What the checkout holds now, against a tree, as a patch. */
  capture(base: string): Promise<{ readonly patch: Buffer; readonly tree: string }>;
  apply(base: string, patch: Uint8Array): Promise<AppliedToTree>;
  /** The same, in the checkout too, which must be as it was checked out. */
  applyHere(patch: Uint8Array): Promise<Applied>;
  /** Writes the files of a commit or tree into an empty folder elsewhere. */
  exportTo(revision: string, folder: string): Promise<void>;
  treeOf(revision: string): Promise<string>;
  files(tree: string): Promise<readonly TreeFile[]>;
  /** Null: the tree has no such file. */
  fileText(tree: string, path: string): Promise<string | null>;
  commit(commit: NewCommit): Promise<string>;
  push(branch: string, move: { readonly commit: string; readonly from: string }): Promise<Pushed>;
}

export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** What a job says to people: its log, its summary, its outputs. */
export interface Reporter {
  info(line: string): void;
  warning(line: string): void;
  group<Result>(title: string, work: () => Promise<Result>): Promise<Result>;
  summary(markdown: string): Promise<void>;
  output(name: string, value: string): void;
}
