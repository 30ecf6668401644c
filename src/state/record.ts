import type { Loop } from "../loop/loop.ts";
import { type LoopError, noPlan, type Plan } from "../loop/steps.ts";

/** Whose state it is; a comment copied from elsewhere is not ours. */
export interface StateIdentity {
  /** `owner/name` */
  readonly repository: string;
  readonly issue: number;
  /** Which loop of this issue: a finished issue that is labelled again starts another. */
  readonly loopId: string;
}

/** What the state comment carries: whose loop it is, what it works with, and where it stands. */
export interface StateRecord extends StateIdentity {
  /** The login of the person who started it. */
  readonly startedBy: string;
  /** A digest of the issue's title and body as they were then: an edit later is not what that person asked for. */
  readonly task: string;
  readonly profile: string | null;
  /** The agent file that is the profile, as it was then; null: the profile is built in, in the settings, or none. */
  readonly profileFile: ProfileFile | null;
  /** The blob of `.github/rondo.yml` that the loop began with; null if there was none. */
  readonly settings: string | null;
  /** Limits that a person set on the way. */
  readonly limits: Limits;
  /** The branch that it began from. */
  readonly base: string;
  /** Null where the repository does not let Actions open pull requests. */
  readonly pull: number | null;
  /** The last commit that Rondo itself put on the branch: any other is a foreign one. */
  readonly head: string;
  /** The commit of the base branch that was merged in last. */
  readonly baseHead: string;
  /** The run that works on the next iteration. */
  readonly claim: Claim | null;
  /** Orders in comments up to this id were carried out. */
  readonly readUpTo: number;
  /** Notes in comments up to this id were handed to the agent. */
  readonly briefedUpTo: number;
  /** What the agent wants to remember: its own JSON. */
  readonly context: string | null;
  /** The agent's own session, to go on with. */
  readonly session: string | null;
  /** How often the state comment was gone or changed by others, and had to be rebuilt. */
  readonly rebuilds: number;
  /** How far the steps are: the issue's own, or those that the agent planned. */
  readonly plan: Plan;
  /** What went wrong in the last iterations that failed, newest last. */
  readonly errors: readonly LoopError[];
  /** How ready the issue was for an agent, 0 to 10; null: a person wanted it started as it was, or nobody asked. */
  readonly readiness: number | null;
  /** What the issue's frontmatter set, as the JSON of a settings file; null: nothing. */
  readonly issueSettings: string | null;
  /** The file of the default branch that is the task, as it was then; null: the issue itself is. */
  readonly taskFile: ProfileFile | null;
  /** Which phases come one after the other; null: there is only one. */
  readonly chain: Chain | null;
  /** What was reached on the way, in words for people. */
  readonly milestones: readonly string[];
  readonly loop: Loop;
}

/** A loop that is one of several phases, each of which begins when the one before is complete. */
export interface Chain {
  /** The loop before; empty: this is the first. */
  readonly from: string;
  /** Phases that had their turn, this one included: none comes twice. */
  readonly done: readonly string[];
  /** What is still to come. */
  readonly left: readonly string[];
}

export interface ProfileFile {
  readonly path: string;
  readonly blob: string;
}

/** Null: as the settings say. */
export interface Limits {
  readonly maxIterations: number | null;
  readonly maxDurationMs: number | null;
  readonly iterationTimeoutMs: number | null;
  readonly budget: number | null;
}

export interface Claim {
  readonly run: number;
  /** `github.run_attempt`: a run that is started again is another claim. */
  readonly attempt: number;
}

/** What a loop has of these before its first iteration, and what a state of an earlier version means. */
export const noProgress: Pick<StateRecord, "plan" | "errors" | "readiness" | "issueSettings" | "taskFile"> = {
  plan: noPlan,
  errors: [],
  readiness: null,
  issueSettings: null,
  taskFile: null,
};

export const noLimits: Limits = { maxIterations: null, maxDurationMs: null, iterationTimeoutMs: null, budget: null };
