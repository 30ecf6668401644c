import { expect, it } from "vitest";
import { type Entry, newLoop, noTrace } from "../../src/loop/loop.ts";
import { milestones } from "../../src/phases/milestones.ts";
import { settings } from "../loop/given.ts";

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
const at = (iteration: number, cost = 0) => ({ ...newLoop, iteration, cost });
const limits = settings({ maxIterations: 10, budget: 10 });

it("the first green is told once", () => {
  const green = { ...at(2), entries: [row(2, 100)], bestScore: 100 };
  expect(milestones(at(1), green, limits)).toEqual(["every rule passes for the first time, in iteration 2"]);
  expect(milestones(green, { ...green, iteration: 3, entries: [row(3, 100)] }, limits)).toEqual([]);
  expect(milestones(at(1), { ...at(2), entries: [row(2, 99)] }, limits)).toEqual([]);
});

it("four fifths of the iterations and of the budget are told when they are passed, and not before or after", () => {
  expect(milestones(at(6), at(7), limits)).toEqual([]);
  expect(milestones(at(7), at(8), limits)).toEqual(["8 of 10 iterations are used"]);
  expect(milestones(at(8), at(9), limits)).toEqual([]);
  expect(milestones(at(1, 7.99), at(2, 8), limits)).toEqual(["$8.00 of $10.00 are spent"]);
  expect(milestones(at(1, 8), at(2, 9), limits)).toEqual([]);
});

it("a loop that ended says so itself", () => {
  expect(milestones(at(7), { ...at(8), status: "escalated" }, limits)).toEqual([]);
});
