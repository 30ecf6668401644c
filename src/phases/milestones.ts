import { dollars, duration } from "../loop/amounts.ts";
import type { Loop } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";
import { mostMilestones } from "../state/payload.ts";
import type { StateRecord } from "../state/record.ts";

/** Something that is reached once on the way of a loop. */
export interface Milestone {
  readonly kind: "first-green" | "half" | "nearly-all" | "steps-half" | "steps-done";
  /** In words of ours alone. */
  readonly text: string;
  /** A person may want to act on it: it is worth a comment that calls them. */
  readonly calls: boolean;
}

/** A loop, and how far its steps are. */
export interface Progress {
  readonly loop: Loop;
  readonly done: number;
  readonly steps: number;
}

/** What an iteration reached. Each is passed once, so each is told once. */
export function milestones(before: Progress, after: Progress, settings: Settings): readonly Milestone[] {
  const isOver = after.loop.status !== "running";
  const found = [
    ...green(before.loop, after.loop),
    ...limits(before.loop, after.loop, settings),
    ...steps(before, after),
  ];
  // A loop that ended, or waits, says so itself.
  return found.map((milestone) => ({ ...milestone, calls: milestone.calls && !isOver }));
}

function green(before: Loop, after: Loop): readonly Milestone[] {
  const last = after.entries.at(-1);
  if (last === undefined || last.rules.total === 0 || last.score < 100 || (before.bestScore ?? 0) >= 100) return [];
  return [{ kind: "first-green", text: "every rule passes for the first time", calls: false }];
}

const half = 0.5;
const nearlyAll = 0.8;

/** Of two marks that are passed at once, the later says it all. */
function limits(before: Loop, after: Loop, settings: Settings): readonly Milestone[] {
  const { maxIterations, maxDurationMs, budget } = settings;
  const told = (
    limit: number | null,
    spent: (loop: Loop) => number,
    words: string,
    whole = false,
  ): readonly Milestone[] => {
    const mark = [nearlyAll, half].find((share) => {
      const at = whole ? Math.ceil((limit ?? 0) * share) : (limit ?? 0) * share;
      return limit !== null && spent(before) < at && spent(after) >= at;
    });
    if (mark === undefined) return [];
    return [{ kind: mark === half ? "half" : "nearly-all", text: words, calls: mark === nearlyAll }];
  };
  const of = `${after.iteration} of ${maxIterations} iterations are used`;
  return [
    ...told(maxIterations, ({ iteration }) => iteration, of, true),
    ...told(budget, ({ cost }) => cost, `${dollars(after.cost)} of ${dollars(budget ?? 0)} are spent`),
    ...told(
      maxDurationMs,
      ({ activeMs }) => activeMs,
      `${duration(after.activeMs)} of ${duration(maxDurationMs)} are used`,
    ),
  ];
}

function steps(before: Progress, after: Progress): readonly Milestone[] {
  const { done, steps: all } = after;
  if (all < 2 || done <= before.done) return [];
  if (done === all) return [{ kind: "steps-done", text: `all ${all} steps are done`, calls: false }];
  const isHalf = before.done * 2 < all && done * 2 >= all;
  return isHalf ? [{ kind: "steps-half", text: `${done} of ${all} steps are done`, calls: false }] : [];
}

/** With a line for each, the last ones where there are many. */
export function withMilestones(state: StateRecord, reached: readonly Milestone[]): StateRecord {
  const lines = reached.map(({ text }) => `iteration ${state.loop.iteration}: ${text}`);
  return { ...state, milestones: [...state.milestones, ...lines].slice(-mostMilestones) };
}
