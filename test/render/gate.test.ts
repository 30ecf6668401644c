import { expect, it } from "vitest";
import { type Loop, newLoop } from "../../src/loop/loop.ts";
import { gateDescription } from "../../src/render/gate.ts";
import { complete, type GivenOutcome, lastOf, play, rule, settings } from "../loop/given.ts";

const given = settings({ rules: [rule("tests"), rule("lint")], maxIterations: 10 });
const half: GivenOutcome = { rules: { tests: "fail", lint: "pass" }, cost: 0.4 };
const after = (...outcomes: readonly GivenOutcome[]): Loop => lastOf(play(given, outcomes)).loop;

const unproved = "completed in 1 iteration · no rule verified it · $0.10";

it.each<[string, Loop, string]>([
  ["before the first iteration", newLoop, "iteration 1/10"],
  ["while it runs", after(half, half), "iteration 3/10 · 1/2 rules · $0.80"],
  ["completed", after({ said: complete, rules: { tests: "pass", lint: "pass" } }), "completed in 1 iteration · $0.10"],
  ["completed on the promise alone", lastOf(play(settings(), [{ said: complete }])).loop, unproved],
  ["blocked", after({ said: "<promise>BLOCKED</promise>\nReason: no API key" }), "blocked: no API key"],
  ["stopped", after({ human: { says: "stop", by: "ann" } }), "stopped by ann"],
])("%s it says what matters", (_, loop, expected) => {
  expect(gateDescription(loop, given)).toBe(expected);
});

it("fits into a commit status, whatever the reason is", () => {
  const long = after({ said: `<promise>BLOCKED</promise>\nReason: ${"why ".repeat(200)}` });
  expect(gateDescription(long, given).length).toBeLessThanOrEqual(140);
});

it("names the guard and its evidence", () => {
  const loop = lastOf(play(settings({ maxIterations: 1 }), [{}])).loop;
  expect(gateDescription(loop, settings({ maxIterations: 1 }))).toMatch(/^max-iterations: 1 of 1 iterations ran/);
});
