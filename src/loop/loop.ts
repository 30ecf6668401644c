import type { FailureClass, RuleSummary } from "./outcome.ts";
import type { PromiseKind } from "./promises.ts";

/** The work on one issue, as far as deciding needs it. Counters are of the loop: no iteration resets them by itself. */
export interface Loop {
  readonly status: Status;
  /** The last iteration that finished; 0 before the first. */
  readonly iteration: number;
  /** Tries at the iteration that is next, counted when they are claimed. */
  readonly attempt: number;
  /** Why the loop stands where it stands, in words for people. */
  readonly reason: string;
  /** Milliseconds since the epoch; only while parked. */
  readonly parkedUntil: number | null;
  /** What a person's approval would let happen; only while paused for it. */
  readonly waitsFor: "iteration" | "completion" | null;
  readonly activeMs: number;
  /** US dollars, as far as agents told. */
  readonly cost: number;
  /** Agent runs that did not tell their cost. */
  readonly unpricedRuns: number;
  readonly failuresInRow: number;
  readonly lastFailure: { readonly signature: string; readonly inRow: number } | null;
  readonly unchangedInRow: number;
  /** Iterations in a row in which no step got done, once the agent had done one. */
  readonly steplessInRow: number;
  /** Iterations in a row whose promise the policy would accept; `strict` wants two. */
  readonly confirmations: number;
  readonly bestScore: number | null;
  /** Of the last iterations since the start or the last resume, newest last. */
  readonly scores: readonly number[];
  /** Distinct trees in the order of their last appearance, newest last. */
  readonly trees: readonly string[];
  /** Times that a tree older than the previous one came back. */
  readonly comebacks: number;
  /** What the next brief must say. */
  readonly feedback: readonly string[];
  readonly nextPrompt: string | null;
  /** The last iterations, newest last. */
  readonly entries: readonly Entry[];
}

export type Status = "running" | "paused" | "parked" | "blocked" | "escalated" | "failed" | "completed" | "stopped";

export type Signal = "CONTINUE" | "COMPLETE" | "BLOCKED" | "ESCALATE" | "ERROR";

/** Who decided. */
export type Source = "human" | "promise" | "policy" | "error" | `guard:${GuardName}` | `hook:${string}`;

export type GuardName =
  | "max-iterations"
  | "max-duration"
  | "budget"
  | "attempts"
  | "consecutive-failures"
  | "same-error"
  | "no-progress"
  | "steps"
  | "regression"
  | "oscillation"
  | "protected-paths";

/** One row of the history. */
export interface Entry {
  readonly iteration: number;
  readonly attempt: number;
  readonly at: number;
  readonly signal: Signal;
  readonly source: Source;
  readonly score: number;
  readonly rules: RuleSummary;
  /** Files changed; null if nobody could tell. */
  readonly changed: number | null;
  readonly cost: number | null;
  readonly ms: number;
  readonly failure: FailureClass | null;
  readonly summary: string;
  /** What the agent promised, whether it counted or not; absent: nothing. */
  readonly promise?: PromiseKind;
  /** What the phases know of it beyond the decision; the engine leaves it empty. */
  readonly trace: Trace;
}

export interface Trace {
  /** The beginning of the commit that it landed as. */
  readonly commit: string | null;
  /** The workflow run. */
  readonly run: number | null;
  /** Whose notes it took in. */
  readonly notedBy: readonly string[];
  /** Who did it, where that is not simply the agent of the settings: `codex, after claude failed`. */
  readonly doneBy: string | null;
}

export const noTrace: Trace = { commit: null, run: null, notedBy: [], doneBy: null };

export function withTrace(loop: Loop, trace: Trace): Loop {
  const last = loop.entries.at(-1);
  return last ? { ...loop, entries: [...loop.entries.slice(0, -1), { ...last, trace }] } : loop;
}

export const newLoop: Loop = {
  status: "running",
  iteration: 0,
  attempt: 0,
  reason: "",
  parkedUntil: null,
  waitsFor: null,
  activeMs: 0,
  cost: 0,
  unpricedRuns: 0,
  failuresInRow: 0,
  lastFailure: null,
  unchangedInRow: 0,
  steplessInRow: 0,
  confirmations: 0,
  bestScore: null,
  scores: [],
  trees: [],
  comebacks: 0,
  feedback: [],
  nextPrompt: null,
  entries: [],
};

/** A loop that ended for good. Everything else can be resumed. */
export function hasEnded(status: Status): boolean {
  return status === "completed" || status === "stopped";
}

/** Whether the next iteration may start without a person. */
export function isLive(status: Status): boolean {
  return status === "running" || status === "parked";
}

/** A person looked at it: what piled up in a row is forgiven, what was spent is not. */
export function forgiven(loop: Loop): Loop {
  return {
    ...loop,
    attempt: 0,
    parkedUntil: null,
    failuresInRow: 0,
    lastFailure: null,
    unchangedInRow: 0,
    steplessInRow: 0,
    confirmations: 0,
    scores: [],
    comebacks: 0,
  };
}
