import { duration } from "../loop/amounts.ts";
import { decide } from "../loop/decide.ts";
import { hasEnded, type Loop } from "../loop/loop.ts";
import { shapeOf } from "../loop/readiness.ts";
import type { Settings } from "../loop/settings.ts";
import type { Reaction, Sight } from "../ports.ts";
import type { Limits, StateRecord } from "../state/record.ts";
import { isForeign, taskDigest } from "./facts.ts";
import type { DirectOrder, LimitChange } from "./orders.ts";

/** A loop while people's words are carried out on it. */
export interface Standing {
  readonly state: StateRecord;
  /** A person said that it should run: this run may start the next iteration. */
  readonly mayRun: boolean;
  /** The rules come first, before the agent costs anything. */
  readonly checkFirst: boolean;
  /** An iteration whose files come back first. */
  readonly rollback: number | null;
  readonly answers: readonly Answer[];
}

/** To one order: a reaction, and a reply where a reaction says too little. */
export interface Answer {
  readonly reaction: Reaction;
  readonly reply: string | null;
}

export interface Saying {
  readonly order: DirectOrder;
  readonly by: string;
}

export interface ObeyContext {
  readonly sight: Sight;
  readonly at: number;
  readonly settingsOf: (state: StateRecord) => Settings;
}

export function standingOf(state: StateRecord): Standing {
  return { state, mayRun: false, checkFirst: false, rollback: null, answers: [] };
}

/** What an order makes of a loop. Nothing is written. */
export function obey(standing: Standing, { order, by }: Saying, context: ObeyContext): Standing {
  switch (order.do) {
    case "stop":
    case "pause":
      return settled(standing, order.do, by, context);
    case "resume":
    case "retry":
      return resumed(standing, by, context);
    case "rollback":
      return rolledBack(standing, order.to, by, context);
    case "set":
      return withLimits(standing, order.limits, context);
    case "start":
      if (isSupervised(standing.state)) return resumed(unsupervised(standing), by, context);
      return answered(standing, "confused", `There is a loop already: it is ${standing.state.loop.status}.`);
    case "approve":
      return approved(standing, by, context);
    case "nothing":
      return answered(standing, "confused", order.why);
    case "status":
    case "split":
    case "help":
      // Answered at once, when the comment came.
      return standing;
  }
}

/** Its issue left questions open, so that a person is asked after each iteration. */
function isSupervised({ readiness, loop }: StateRecord): boolean {
  return readiness !== null && shapeOf({ score: readiness }) !== "tool" && !hasEnded(loop.status);
}

/** Said again in so many words, it runs alone. */
function unsupervised(standing: Standing): Standing {
  return { ...standing, state: { ...standing.state, readiness: null } };
}

function answered(standing: Standing, reaction: Reaction, reply: string | null = null): Standing {
  return { ...standing, answers: [...standing.answers, { reaction, reply }] };
}

function withLoop(standing: Standing, loop: Loop): Standing {
  return { ...standing, state: { ...standing.state, loop } };
}

function settled(standing: Standing, says: "stop" | "pause", by: string, context: ObeyContext): Standing {
  const { loop } = standing.state;
  if (hasEnded(loop.status)) return answered(standing, "confused", `The loop is ${loop.status} already.`);
  const decided = decide(loop, { type: says, at: context.at, by }, context.settingsOf(standing.state));
  return answered({ ...withLoop(standing, decided.loop), mayRun: false, checkFirst: false, rollback: null }, "+1");
}

function resumed(standing: Standing, by: string, context: ObeyContext): Standing {
  const { state } = standing;
  const { loop } = state;
  if (loop.status === "stopped")
    return answered(
      standing,
      "confused",
      "The loop is stopped for good. `/rondo start` or the label begins a new one.",
    );
  if (loop.status === "completed") {
    if (!isForeign(context.sight, state))
      return answered(standing, "confused", "The loop is completed. `/rondo start` or the label begins a new one.");
    return answered({ ...accepting(standing, by, context), checkFirst: true, mayRun: true }, "+1");
  }
  // A running loop takes the note along; nothing else changes.
  if (loop.status === "running" && !isForeign(context.sight, state)) return answered(standing, "+1");
  const settings = context.settingsOf(state);
  const decided = decide(loop, { type: "resume", at: context.at, by }, settings);
  const goesOn = decided.loop.status === "running";
  const next = withLoop(accepting(standing, by, context), decided.loop);
  if (!goesOn) return answered(next, "confused", decided.reason);
  return answered({ ...next, mayRun: true, checkFirst: loop.status === "blocked" }, "+1");
}

function approved(standing: Standing, by: string, context: ObeyContext): Standing {
  const { state } = standing;
  if (state.loop.waitsFor === null) return answered(standing, "confused", "Nothing waits for an approval.");
  if (isForeign(context.sight, state))
    return answered(
      standing,
      "confused",
      "Somebody else's commits are on the branch, and no rule has seen them: `/rondo resume` takes them in.",
    );
  const decided = decide(state.loop, { type: "approve", at: context.at, by }, context.settingsOf(state));
  const next = withLoop(standing, decided.loop);
  if (decided.loop.status === "escalated") return answered(next, "confused", decided.reason);
  return answered({ ...next, mayRun: decided.loop.status === "running" }, "+1");
}

/**
 * The person has seen the issue and the branch as they are now, and answers for the loop from now on: whoever started it
 * may have left.
 */
function accepting(standing: Standing, by: string, { sight }: ObeyContext): Standing {
  const head = sight.tip?.sha ?? standing.state.head;
  const startedBy = by.replace(/^@/, "");
  return { ...standing, state: { ...standing.state, head, startedBy, task: taskDigest(sight.issue) } };
}

function rolledBack(standing: Standing, to: number, by: string, context: ObeyContext): Standing {
  const { iteration } = standing.state.loop;
  if (to < 0 || to >= iteration)
    return answered(
      standing,
      "confused",
      `The loop is at iteration ${iteration}: \`/rondo rollback\` takes 0 to ${Math.max(0, iteration - 1)}.`,
    );
  const { loop } = standing.state;
  if (hasEnded(loop.status)) return answered(standing, "confused", `The loop is ${loop.status}.`);
  const decided = decide(loop, { type: "resume", at: context.at, by }, context.settingsOf(standing.state));
  if (decided.loop.status !== "running") return answered(withLoop(standing, decided.loop), "confused", decided.reason);
  // The old files are what the person wants: going back to them is no oscillation, and the failures since are moot.
  const fresh = { ...decided.loop, trees: [], feedback: [], reason: `Back to iteration ${to}, by ${by}` };
  return answered({ ...withLoop(accepting(standing, by, context), fresh), mayRun: true, rollback: to }, "+1");
}

function withLimits(standing: Standing, change: LimitChange, context: ObeyContext): Standing {
  const { state } = standing;
  const now = context.settingsOf(state);
  const { set, add } = change;
  const limits: Limits = {
    maxIterations: set.maxIterations ?? more(now.maxIterations, add.maxIterations, 100) ?? state.limits.maxIterations,
    maxDurationMs: set.maxDurationMs ?? state.limits.maxDurationMs,
    iterationTimeoutMs: set.iterationTimeoutMs ?? state.limits.iterationTimeoutMs,
    budget: set.budget ?? more(now.budget, add.budget, 1e6) ?? state.limits.budget,
  };
  const next = { ...standing, state: { ...state, limits } };
  return answered(next, "+1", `${limitsInWords(context.settingsOf(next.state))}${hint(state.loop)}`);
}

function more(now: number | null, by: number | undefined, most: number): number | null {
  return by === undefined || now === null ? null : Math.min(most, Math.round((now + by) * 100) / 100);
}

function limitsInWords(settings: Settings): string {
  const { maxIterations, budget, maxDurationMs, iterationTimeoutMs } = settings;
  const money = budget === null ? "no budget" : `a budget of $${budget}`;
  return `Now at most ${maxIterations} iterations, ${money}, ${duration(maxDurationMs)} of work, ${duration(iterationTimeoutMs)} for an iteration.`;
}

function hint({ status }: Loop): string {
  return status === "running" || status === "parked" || hasEnded(status) ? "" : " Go on with `/rondo resume`.";
}
