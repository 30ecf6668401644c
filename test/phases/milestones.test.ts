import { expect, it } from "vitest";
import { type Entry, type Loop, newLoop, noTrace } from "../../src/loop/loop.ts";
import { milestones, type Progress, withMilestones } from "../../src/phases/milestones.ts";
import { settings } from "../loop/given.ts";
import { begun } from "./given.ts";

const row = (iteration: number, score: number): Entry => ({
  iteration,
  attempt: 1,
  at: 0,
  signal: "CONTINUE",
  source: "policy",
  score,
  rules: { passed: 1, total: 1 },
  changed: 1,
  cost: 1,
  ms: 1,
  failure: null,
  summary: "",
  trace: noTrace,
});
const loopAt = (iteration: number, cost = 0, activeMs = 0): Loop => ({ ...newLoop, iteration, cost, activeMs });
const limits = settings({ maxIterations: 10, budget: 10, maxDurationMs: 3_600_000 });
const progress = (loop: Loop, done = 0, steps = 0): Progress => ({ loop, done, steps });
const reached = (before: Loop, after: Loop) =>
  milestones(progress(before), progress(after), limits).map(
    ({ kind, text, calls }) => `${kind}${calls ? "!" : ""} ${text}`,
  );

it("the first green is told once, and calls nobody", () => {
  const green = { ...loopAt(2), entries: [row(2, 100)], bestScore: 100 };
  expect(reached(loopAt(1), green)).toEqual(["first-green every rule passes for the first time"]);
  expect(reached(green, { ...green, iteration: 3, entries: [row(3, 100)] })).toEqual([]);
  expect(reached(loopAt(1), { ...loopAt(2), entries: [row(2, 99)] })).toEqual([]);
});

it("half and four fifths of each limit are told when they are passed, not before or after, and only the latter calls", () => {
  expect(reached(loopAt(3), loopAt(4))).toEqual([]);
  expect(reached(loopAt(4), loopAt(5))).toEqual(["half 5 of 10 iterations are used"]);
  expect(reached(loopAt(5), loopAt(6))).toEqual([]);
  expect(reached(loopAt(7), loopAt(8))).toEqual(["nearly-all! 8 of 10 iterations are used"]);
  expect(reached(loopAt(8), loopAt(9))).toEqual([]);
  expect(reached(loopAt(1, 4.99), loopAt(2, 5))).toEqual(["half $5.00 of $10.00 are spent"]);
  expect(reached(loopAt(1, 7.99), loopAt(2, 8))).toEqual(["nearly-all! $8.00 of $10.00 are spent"]);
  expect(reached(loopAt(1, 8), loopAt(2, 9))).toEqual([]);
  expect(reached(loopAt(1, 0, 0), loopAt(2, 0, 1_800_000))).toEqual(["half 30m of 1h are used"]);
});

it("of two marks that are passed at once, the later is told", () => {
  expect(reached(loopAt(1, 1), loopAt(2, 9))).toEqual(["nearly-all! $9.00 of $10.00 are spent"]);
});

it("half of the steps and all of them are told, each once", () => {
  const told = (before: number, after: number, steps: number) =>
    milestones(progress(loopAt(1), before, steps), progress(loopAt(2), after, steps), limits).map(({ text }) => text);
  expect(told(1, 2, 5)).toEqual([]);
  expect(told(2, 3, 5)).toEqual(["3 of 5 steps are done"]);
  expect(told(3, 4, 5)).toEqual([]);
  expect(told(4, 5, 5)).toEqual(["all 5 steps are done"]);
  expect(told(5, 5, 5)).toEqual([]);
  expect(told(0, 1, 1)).toEqual([]);
});

it("a loop that ended, or waits, calls nobody a second time", () => {
  expect(reached(loopAt(7), { ...loopAt(8), status: "escalated" })).toEqual(["nearly-all 8 of 10 iterations are used"]);
});

it("each is a line of the state, the last eight where there are more", () => {
  const state = begun({ loop: loopAt(3), milestones: Array.from({ length: 8 }, (_, index) => `line ${index}`) });
  const after = withMilestones(state, [{ kind: "half", text: "half", calls: false }]);
  expect(after.milestones).toHaveLength(8);
  expect(after.milestones.at(-1)).toBe("iteration 3: half");
});
