import { dollars } from "../loop/amounts.ts";
import type { Loop } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";

const nearlyAll = 0.8;

/** What the person who started a loop wants to hear of while it still runs. Each is passed once, so each is told once. */
export function milestones(before: Loop, after: Loop, { maxIterations, budget }: Settings): readonly string[] {
  if (after.status !== "running") return [];
  const passes = (mark: number, was: number, is: number): boolean => was < mark && is >= mark;
  const last = after.entries.at(-1);
  const isGreen = last !== undefined && last.rules.total > 0 && last.score === 100;
  return [
    ...(isGreen && (before.bestScore ?? 0) < 100
      ? [`every rule passes for the first time, in iteration ${last.iteration}`]
      : []),
    ...(passes(Math.ceil(maxIterations * nearlyAll), before.iteration, after.iteration)
      ? [`${after.iteration} of ${maxIterations} iterations are used`]
      : []),
    ...(budget !== null && passes(budget * nearlyAll, before.cost, after.cost)
      ? [`${dollars(after.cost)} of ${dollars(budget)} are spent`]
      : []),
  ];
}
