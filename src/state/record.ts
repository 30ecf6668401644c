import type { Loop } from "../loop/loop.ts";

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
  /** Which phases come one after the other; null: nothing came before, and only the settings name what follows. */
  readonly chain: Chain | null;
  /** What was reached on the way, in words for people. */
  readonly milestones: readonly string[];
  readonly loop: Loop;
}

/** A loop that another one's end started. */
export interface Chain {
  /** The loop before. */
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

export const noLimits: Limits = { maxIterations: null, maxDurationMs: null, iterationTimeoutMs: null, budget: null };
