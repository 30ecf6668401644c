/** What the phases need of the world. Types only: each adapter is one folder, and a test may bring its own. */

export type Role = "none" | "read" | "triage" | "write" | "maintain" | "admin";

export interface Repository {
  readonly fullName: string;
  readonly defaultBranch: string;
  readonly isPrivate: boolean;
}

export interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly isOpen: boolean;
  readonly labels: readonly string[];
  readonly author: string;
}

export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly author: string;
  readonly authorId: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface Pull {
  readonly number: number;
  readonly nodeId: string;
  readonly isOpen: boolean;
  readonly isMerged: boolean;
  readonly isDraft: boolean;
  readonly url: string;
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

export type GateState = "pending" | "success" | "failure" | "error";

export interface Gate {
  readonly state: GateState;
  readonly context: string;
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
}

export type Reaction = "+1" | "-1" | "eyes" | "rocket" | "confused";

export interface Dispatch {
  readonly workflow: string;
  readonly ref: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/** GitHub, as far as Rondo asks it. Every method rejects with `ForgeRefusal` where it says no. */
export interface Forge {
  repository(): Promise<Repository>;
  roleOf(login: string): Promise<Role>;
  variable(name: string): Promise<string | null>;
  /** Null: there is no such file. */
  readFile(path: string, ref: string): Promise<{ readonly text: string; readonly blob: string } | null>;

  issue(number: number): Promise<Issue>;
  addLabels(issue: number, labels: readonly string[]): Promise<void>;
  removeLabel(issue: number, label: string): Promise<void>;

  comment(id: number): Promise<Comment | null>;
  comments(issue: number, since?: string): Promise<readonly Comment[]>;
  createComment(issue: number, body: string): Promise<Comment>;
  updateComment(id: number, body: string): Promise<void>;
  react(comment: number, reaction: Reaction): Promise<void>;

  /** Read from the ref itself: a pull request's head lags behind. */
  branchTip(branch: string): Promise<string | null>;
  commit(sha: string): Promise<Commit>;
  /** Newest first. */
  history(sha: string, most: number): Promise<readonly Commit[]>;
  createCommit(commit: Omit<Commit, "sha">): Promise<string>;
  /** False: it is there already. */
  createBranch(branch: string, sha: string): Promise<boolean>;

  pullOf(branch: string): Promise<Pull | null>;
  createPull(pull: NewPull): Promise<Pull>;
  updatePull(number: number, change: { readonly title?: string; readonly body?: string }): Promise<void>;
  markReady(pull: Pull): Promise<void>;

  setGate(sha: string, gate: Gate): Promise<void>;
  /** Newest first. */
  gates(sha: string, context: string): Promise<readonly Gate[]>;
  checks(sha: string): Promise<readonly Check[]>;

  run(id: number): Promise<Run | null>;
  dispatch(request: Dispatch): Promise<void>;
}

/** GitHub said no, in its own words. */
export interface Refused {
  readonly status: number;
  readonly message: string;
}
