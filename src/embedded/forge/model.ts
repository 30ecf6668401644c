import type { Access, CheckRunReport, Role } from "../contract.ts";
import type { ObjectStore } from "./git/object-store.ts";

/** What the forge remembers. Only the forge's own routes change these. */

export interface User {
  readonly id: number;
  readonly login: string;
  readonly type: "User" | "Bot" | "Organization";
  readonly name: string | null;
  readonly createdAt: Date;
}

export interface App {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly bot: User;
  readonly createdAt: Date;
}

export interface Label {
  readonly id: number;
  name: string;
  color: string;
  description: string | null;
}

export const REACTIONS = ["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] as const;
export type ReactionContent = (typeof REACTIONS)[number];

export interface Reaction {
  readonly id: number;
  readonly user: User;
  readonly content: ReactionContent;
  readonly createdAt: Date;
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly author: User;
  readonly viaApp: App | undefined;
  readonly createdAt: Date;
  body: string;
  updatedAt: Date;
  lastEdit: { readonly editor: User; readonly at: Date } | undefined;
  reactions: Reaction[];
}

export interface IssueEvent {
  readonly id: number;
  readonly name: string;
  readonly actor: User;
  readonly createdAt: Date;
  readonly label: { readonly name: string; readonly color: string } | undefined;
  readonly commit: string | undefined;
}

export interface Review {
  readonly id: number;
  readonly author: User;
  readonly state: "APPROVED" | "CHANGES_REQUESTED" | "COMMENTED" | "PENDING";
  readonly body: string;
  readonly commit: string;
  readonly submittedAt: Date;
}

/** `test`: what a merge of exactly this head and base would be. */
export interface TestMerge {
  readonly head: string;
  readonly base: string;
  readonly commit: string | undefined;
}

export interface Pull {
  readonly id: number;
  readonly headRef: string;
  /** The full name of the fork that the branch is in, where it is in one. */
  readonly fork?: string;
  headSha: string;
  baseRef: string;
  baseSha: string;
  draft: boolean;
  test: TestMerge | undefined;
  merged: { readonly at: Date; readonly by: User; readonly commit: string } | undefined;
  reviews: Review[];
}

export type StateReason = "completed" | "reopened" | "not_planned" | "duplicate" | null;

export interface Issue {
  readonly id: number;
  readonly number: number;
  readonly author: User;
  readonly viaApp: App | undefined;
  readonly createdAt: Date;
  readonly pull: Pull | undefined;
  title: string;
  body: string | null;
  state: "open" | "closed";
  stateReason: StateReason;
  labels: Label[];
  assignees: User[];
  locked: boolean;
  updatedAt: Date;
  closedAt: Date | undefined;
  closedBy: User | undefined;
  lastEdit: { readonly editor: User; readonly at: Date } | undefined;
  reactions: Reaction[];
  events: IssueEvent[];
}

export type PullIssue = Issue & { readonly pull: Pull };

export interface CommitStatus {
  readonly id: number;
  readonly sha: string;
  readonly context: string;
  readonly state: "error" | "failure" | "pending" | "success";
  readonly description: string | null;
  readonly targetUrl: string | null;
  readonly creator: User;
  readonly createdAt: Date;
}

export interface CheckRun extends Omit<CheckRunReport, "conclusion"> {
  readonly id: number;
  readonly app: App;
  readonly conclusion: CheckRunReport["conclusion"] | "neutral";
  readonly output: { readonly title: string | null; readonly summary: string | null; readonly text: string | null };
}

export interface Protection {
  readonly contexts: readonly string[];
  /** The branch must be up to date with its base before merging. */
  readonly strict: boolean;
  readonly enforceAdmins: boolean;
  /** Changes only through a pull request; the number of approvals it needs. */
  readonly approvals: number | undefined;
}

export interface Variable {
  readonly name: string;
  readonly value: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface Secret {
  readonly name: string;
  readonly value: string;
  readonly environment: string | undefined;
  readonly createdAt: Date;
}

export interface Repository {
  readonly id: number;
  readonly owner: User;
  readonly name: string;
  readonly fullName: string;
  readonly createdAt: Date;
  readonly gitDir: string;
  readonly store: ObjectStore;
  readonly private: boolean;
  readonly defaultBranch: string;
  /** Path → blob: workflow files and settings that count in place of the committed ones. */
  readonly overlay: Map<string, string>;
  description: string | null;
  allowActionsToCreatePullRequests: boolean;
  pushedAt: Date;
  nextNumber: number;
  /** By name, lower-cased: GitHub's label names are equal whatever their case. */
  readonly labels: Map<string, Label>;
  readonly issues: Map<number, Issue>;
  readonly comments: Map<number, Comment>;
  readonly statuses: CommitStatus[];
  readonly checkRuns: Map<number, CheckRun>;
  readonly protections: Map<string, Protection>;
  readonly roles: Map<string, Role>;
  readonly variables: Map<string, Variable>;
  readonly secrets: Secret[];
  /** Runs one writer of refs at a time, so that what a push changed can be told. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

export type Actor =
  | { readonly kind: "anonymous" }
  | { readonly kind: "person"; readonly user: User }
  | {
      readonly kind: "installation";
      readonly user: User;
      readonly app: App;
      readonly repository: string;
      readonly permissions: Readonly<Record<string, Access>>;
      /** The run whose job holds the token; an app's own installation token has none. */
      readonly runId: number | undefined;
    };

export type SignedIn = Exclude<Actor, { readonly kind: "anonymous" }>;
