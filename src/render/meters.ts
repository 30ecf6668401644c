import { dollars, duration } from "../loop/amounts.ts";
import { hasEnded, type Loop } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";
import { doneIn, type Steps } from "../loop/steps.ts";

const CELLS = 10;

/** Blocks that every font has, the same width in light and dark, on a screen and on a phone. */
export function bar(used: number, limit: number): string {
  const share = limit > 0 ? Math.min(1, Math.max(0, used / limit)) : 0;
  // Neither empty nor full before it is.
  const cells = share === 0 ? 0 : share === 1 ? CELLS : Math.min(CELLS - 1, Math.max(1, Math.round(share * CELLS)));
  return `\`${"█".repeat(cells)}${"░".repeat(CELLS - cells)}\``;
}

type Spending = Pick<Loop, "cost" | "unpricedRuns">;

/** As far as anybody told: a price that nobody told is not nothing. */
export function knownCost({ cost, unpricedRuns }: Spending): string {
  return unpricedRuns > 0 && cost === 0 ? "unknown" : dollars(cost);
}

export function spent(spending: Spending): string {
  const { cost, unpricedRuns } = spending;
  const more = unpricedRuns === 0 || cost === 0 ? "" : ` and ${counted(unpricedRuns, "run")} of unknown cost`;
  return knownCost(spending) + more;
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** How far it is, and how much of each limit is used. */
export function meters(loop: Loop, settings: Settings, steps?: Steps): string {
  const { maxIterations, maxDurationMs, budget, guards } = settings;
  const { limit } = guards.consecutiveFailures ?? { limit: null };
  const rows: (readonly [string, string, string])[] = [
    proof(loop),
    ...stepsRow(steps),
    ["Iterations", bar(loop.iteration, maxIterations), `${loop.iteration} of ${maxIterations}`],
    budget === null
      ? ["Cost", "", `${spent(loop)}, no budget set`]
      : ["Budget", bar(loop.cost, budget), ofBudget(loop, budget)],
    ["Time", bar(loop.activeMs, maxDurationMs), `${duration(loop.activeMs)} of ${duration(maxDurationMs)}`],
  ];
  if (limit !== null && !hasEnded(loop.status))
    rows.push(["Failures", bar(loop.failuresInRow, limit), `${loop.failuresInRow} of ${limit} in a row`]);
  const [head = "", ...rest] = rows.map((cells) => `| ${cells.join(" | ")} |`);
  return [head, "|:--|:--|:--|", ...rest].join("\n");
}

function stepsRow(steps: Steps | undefined): readonly (readonly [string, string, string])[] {
  if (steps === undefined || steps.list.length === 0) return [];
  const done = doneIn(steps);
  const blocked = steps.list.filter(({ state }) => state === "blocked").length;
  const words = `${done} of ${steps.list.length} done${blocked === 0 ? "" : `, ${blocked} blocked`}`;
  return [["Steps", bar(done, steps.list.length), words]];
}

function ofBudget(loop: Loop, budget: number): string {
  const { cost, unpricedRuns } = loop;
  const unknown =
    unpricedRuns > 0 && cost > 0 ? ` <br><sub>and ${counted(unpricedRuns, "run")} of unknown cost</sub>` : "";
  return `${knownCost(loop)} of ${dollars(budget)}${unknown}`;
}

function proof({ entries }: Loop): readonly [string, string, string] {
  const last = entries.at(-1);
  if (last === undefined) return ["Rules", bar(0, 1), "not checked yet"];
  const { passed, total } = last.rules;
  if (total === 0) return ["Rules", "", "none set: nothing is proved"];
  return ["Rules", bar(passed, total), `${passed} of ${total} pass`];
}
