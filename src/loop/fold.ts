import { capped, caps } from "./caps.ts";
import type { Facts } from "./facts.ts";
import { digest, failureMessages, failureSignature } from "./failures.ts";
import { type Entry, type Loop, noTrace, type Signal, type Source } from "./loop.ts";
import { type Outcome, ruleSummary } from "./outcome.ts";
import { longestWindow, type Settings } from "./settings.ts";

const keptTrees = 20;
const keptEntries = 10;

/** The loop's counters after an iteration that ran to its end, or to its time limit. */
export function foldIteration(loop: Loop, facts: Facts, settings: Settings): Loop {
  const { outcome } = facts;
  const unchanged = changedNothing(loop, outcome);
  return {
    ...spent(loop, outcome),
    iteration: loop.iteration + 1,
    attempt: 0,
    failuresInRow: failuresInRow(loop, facts, settings),
    lastFailure: lastFailure(loop, facts),
    // "More to do" is an answer to "why did nothing change?", so it does not count as standing still.
    unchangedInRow: unchanged && facts.detected.promise !== "CONTINUE" ? loop.unchangedInRow + 1 : 0,
    steplessInRow: steplessInRow(loop, facts),
    confirmations: facts.accepted ? loop.confirmations + 1 : 0,
    bestScore: Math.max(loop.bestScore ?? 0, facts.score),
    scores: [...loop.scores, facts.score].slice(-longestWindow),
    comebacks: loop.comebacks + (isComeback(loop, outcome) ? 1 : 0),
    trees: treesAfter(loop, outcome),
    feedback: failureMessages(facts.rules),
    nextPrompt: null,
  };
}

/** The loop after a run that failed before it got anywhere: money and time count, the iteration only if work was kept. */
export function foldFailedRun(loop: Loop, outcome: Outcome): Loop {
  const landed = (outcome.changed?.length ?? 0) > 0;
  return {
    ...spent(loop, outcome),
    iteration: landed ? loop.iteration + 1 : loop.iteration,
    trees: treesAfter(loop, outcome),
  };
}

export function withEntry(loop: Loop, entry: Entry): Loop {
  return { ...loop, entries: [...loop.entries, entry].slice(-keptEntries) };
}

export function entryOf(
  facts: Facts,
  decided: { readonly signal: Signal; readonly source: Source },
  row: {
    readonly iteration: number;
    readonly attempt: number;
    readonly at: number;
  },
): Entry {
  const { outcome, detected } = facts;
  return {
    ...row,
    signal: decided.signal,
    source: decided.source,
    score: facts.score,
    rules: ruleSummary(facts.rules),
    changed: outcome.changed?.length ?? null,
    cost: outcome.cost,
    ms: outcome.ms,
    failure: outcome.failure?.class ?? null,
    summary: capped(detected.summary ?? firstLine(outcome.said), caps.summary).replaceAll("\n", " "),
    ...(detected.promise !== null && { promise: detected.promise }),
    trace: noTrace,
  };
}

function spent(loop: Loop, outcome: Outcome): Loop {
  return {
    ...loop,
    activeMs: loop.activeMs + outcome.ms,
    // Sums of cents drift in binary; a millionth of a dollar is finer than any bill.
    cost: Math.round((loop.cost + (outcome.cost ?? 0)) * 1e6) / 1e6,
    unpricedRuns: loop.unpricedRuns + (outcome.cost === null ? 1 : 0),
    parkedUntil: null,
  };
}

/** An agent that never tells of a step is judged by its files alone; a better score is progress too. */
function steplessInRow({ steplessInRow: before, bestScore }: Loop, { outcome: { steps }, score }: Facts): number {
  if (!steps || steps.reported === 0 || steps.advanced || steps.open.length === 0) return 0;
  return bestScore !== null && score > bestScore ? 0 : before + 1;
}

function failuresInRow(loop: Loop, facts: Facts, settings: Settings): number {
  const failed = facts.validation === "failed" || isRejected(facts) || facts.outcome.failure !== null;
  if (!failed) return facts.validation === "vacuous" ? loop.failuresInRow : 0;
  const improved = loop.bestScore !== null && facts.score > loop.bestScore;
  const forgives = settings.guards.consecutiveFailures?.reset === "improvement";
  return improved && forgives ? 0 : loop.failuresInRow + 1;
}

function isRejected({ policy }: Facts): boolean {
  return !policy.complete && policy.rejected;
}

function lastFailure(loop: Loop, facts: Facts): Loop["lastFailure"] {
  const ownFailure = facts.outcome.failure ? `agent ${facts.outcome.failure.class}` : null;
  const signature = failureSignature(facts.rules) ?? ownFailure;
  if (signature === null) return null;
  const again = loop.lastFailure?.signature === signature;
  return { signature, inRow: again ? (loop.lastFailure?.inRow ?? 0) + 1 : 1 };
}

function changedNothing(loop: Loop, outcome: Outcome): boolean {
  const previous = loop.trees.at(-1);
  if (outcome.tree !== null && previous !== undefined) return treeKey(outcome.tree) === previous;
  return outcome.changed !== null && outcome.changed.length === 0;
}

function isComeback(loop: Loop, { tree }: Outcome): boolean {
  return tree !== null && treeKey(tree) !== loop.trees.at(-1) && loop.trees.includes(treeKey(tree));
}

function treesAfter(loop: Loop, { tree }: Outcome): readonly string[] {
  if (tree === null) return loop.trees;
  const key = treeKey(tree);
  return [...loop.trees.filter((seen) => seen !== key), key].slice(-keptTrees);
}

/** Short enough for the state: a replay's own names for trees may well begin alike. */
function treeKey(tree: string): string {
  return tree.length > 16 ? digest(tree) : tree;
}

function firstLine(text: string): string {
  return text.trimStart().split("\n", 1)[0]?.trim() ?? "";
}
