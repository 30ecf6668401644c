import { dollars } from "../loop/amounts.ts";
import type { HookTrace } from "../loop/hooks.ts";
import type { Entry, GuardName, Loop, Signal, Source, Status } from "../loop/loop.ts";
import { counted } from "./meters.ts";

/** One loop as a reader sees it, whoever asks: `rondo status`, `rondo stats` and the report page. */
export interface LoopStory {
  readonly issue: number;
  readonly title: string;
  readonly status: Status;
  /** Why it stands where it stands. */
  readonly reason: string;
  /** The guard that ended it; null: none did. */
  readonly guard: GuardName | null;
  readonly startedBy: string;
  readonly iteration: number;
  /** Null where the settings that it began with can't be read any more. */
  readonly maxIterations: number | null;
  /** US dollars; null: no budget. */
  readonly budget: number | null;
  readonly cost: number;
  readonly unpricedRuns: number;
  readonly activeMs: number;
  readonly pull: number | null;
  readonly gate: { readonly state: string; readonly description: string } | null;
  readonly iterations: readonly IterationStory[];
  /** By the hook's id: how often it was asked, and what it came to. Only exported records tell. */
  readonly evaluations?: Evaluations;
}

export type Evaluations = Readonly<Record<string, Readonly<Partial<Record<HookTrace["action"], number>>>>>;

export interface IterationStory {
  readonly iteration: number;
  readonly attempt: number;
  /** Milliseconds since the epoch; null: only its commit is known. */
  readonly at: number | null;
  readonly signal: Signal;
  readonly source: Source | null;
  readonly score: number | null;
  readonly rules: { readonly passed: number; readonly total: number } | null;
  readonly changed: number | null;
  readonly cost: number | null;
  readonly ms: number | null;
  readonly summary: string;
  readonly commit: string | null;
  readonly run: number | null;
}

export function iterationStory(entry: Entry): IterationStory {
  const { iteration, attempt, at, signal, source, score, rules, changed, cost, ms, summary, failure, trace } = entry;
  const said = failure === null ? summary : `the agent failed: ${failure}`;
  const { commit, run } = trace;
  return { iteration, attempt, at, signal, source, score, rules, changed, cost, ms, summary: said, commit, run };
}

const guardNames: readonly GuardName[] = [
  "max-iterations",
  "max-duration",
  "budget",
  "attempts",
  "consecutive-failures",
  "same-error",
  "no-progress",
  "steps",
  "regression",
  "oscillation",
  "protected-paths",
];

/** A guard that forbids the next run makes no entry: only the reason names it. */
export function guardOf({ status, reason, entries }: Pick<Loop, "status" | "reason" | "entries">): GuardName | null {
  if (status !== "escalated" && status !== "paused") return null;
  const named = guardNames.find((name) => reason.startsWith(`${name}:`));
  const source = entries.at(-1)?.source ?? "";
  return named ?? guardNames.find((name) => source === `guard:${name}`) ?? null;
}

export function costInWords(story: Pick<LoopStory, "cost" | "budget" | "unpricedRuns">): string {
  const { cost, budget, unpricedRuns } = story;
  const limit = budget === null ? "" : ` of ${dollars(budget)}`;
  if (cost === 0 && unpricedRuns > 0) return `cost unknown${limit}`;
  return `${dollars(cost)}${limit}${unpricedRuns === 0 ? "" : ` (${counted(unpricedRuns, "run")} of unknown cost)`}`;
}

export interface Totals {
  readonly loops: number;
  readonly byStatus: Readonly<Partial<Record<Status, number>>>;
  /** Completed, of those that ended or wait for a person; null: there are none. */
  readonly successRate: number | null;
  readonly iterations: number;
  /** Of the completed loops; null: there are none. */
  readonly toCompletion: { readonly mean: number; readonly median: number; readonly most: number } | null;
  readonly cost: number;
  readonly costPerCompletion: number | null;
  readonly unpricedRuns: number;
  readonly activeMs: number;
  readonly guards: Readonly<Partial<Record<GuardName, number>>>;
  /** Of the loops that ended or wait for a person, by the number of their iterations. */
  readonly byIterations: readonly LengthTotals[];
  /** By the hook's id: how often it decided, and on what. */
  readonly hooks: Readonly<Record<string, Readonly<Partial<Record<Signal, number>>>>>;
  readonly evaluations: Evaluations;
}

export interface LengthTotals {
  readonly iterations: number;
  readonly loops: number;
  readonly completed: number;
  readonly successRate: number;
}

export function totalsOf(stories: readonly LoopStory[]): Totals {
  const completed = stories.filter(({ status }) => status === "completed");
  const decided = stories.filter(({ status }) => !["running", "parked", "paused"].includes(status));
  const lengths = completed.map(({ iteration }) => iteration).sort((a, b) => a - b);
  const cost = sum(stories.map((story) => story.cost));
  return {
    loops: stories.length,
    byStatus: counts(stories.map(({ status }) => status)),
    successRate: decided.length === 0 ? null : completed.length / decided.length,
    iterations: sum(stories.map(({ iteration }) => iteration)),
    toCompletion: lengths.length === 0 ? null : spread(lengths),
    cost,
    costPerCompletion:
      completed.length === 0 ? null : cents(sum(completed.map((story) => story.cost)) / completed.length),
    unpricedRuns: sum(stories.map(({ unpricedRuns }) => unpricedRuns)),
    activeMs: sum(stories.map(({ activeMs }) => activeMs)),
    guards: counts(stories.flatMap(({ guard }) => guard ?? [])),
    byIterations: lengthTotals(decided),
    hooks: hookTotals(stories.flatMap(({ iterations }) => iterations)),
    evaluations: evaluationTotals(stories.flatMap(({ evaluations }) => Object.entries(evaluations ?? {}))),
  };
}

function lengthTotals(decided: readonly LoopStory[]): readonly LengthTotals[] {
  const lengths = [...new Set(decided.map(({ iteration }) => iteration))].sort((a, b) => a - b);
  return lengths.map((iterations) => {
    const loops = decided.filter(({ iteration }) => iteration === iterations);
    const completed = loops.filter(({ status }) => status === "completed").length;
    return { iterations, loops: loops.length, completed, successRate: completed / loops.length };
  });
}

function hookTotals(iterations: readonly IterationStory[]): Totals["hooks"] {
  const sources = new Set(iterations.flatMap(({ source }) => (source?.startsWith("hook:") ? [source] : [])));
  return Object.fromEntries(
    [...sources].map((hook) => {
      const decided = iterations.filter(({ source }) => source === hook);
      return [hook.slice("hook:".length), counts(decided.map(({ signal }) => signal))];
    }),
  );
}

function evaluationTotals(told: readonly (readonly [string, Evaluations[string]])[]): Evaluations {
  const totals: Record<string, Record<string, number>> = {};
  for (const [id, actions] of told) {
    const known = totals[id] ?? {};
    for (const [action, count] of Object.entries(actions)) known[action] = (known[action] ?? 0) + count;
    totals[id] = known;
  }
  return totals;
}

function sum(amounts: readonly number[]): number {
  return cents(amounts.reduce((total, amount) => total + amount, 0));
}

/** Sums of cents should not end in 0.30000000000000004. */
function cents(amount: number): number {
  return Math.round(amount * 1e4) / 1e4;
}

export function counts<Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}

function spread(sorted: readonly number[]): { mean: number; median: number; most: number } {
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? 0;
  return { mean: cents(sum(sorted) / sorted.length), median: (low + high) / 2, most: sorted.at(-1) ?? 0 };
}
