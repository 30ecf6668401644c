import { describe, expect, it } from "vitest";
import { decide } from "../../src/loop/decide.ts";
import { type Loop, newLoop, noTrace, type Status, withTrace } from "../../src/loop/loop.ts";
import type { RuleResult } from "../../src/loop/outcome.ts";
import { complete, failedRun, lastOf, play, rule, settings } from "./given.ts";

const given = settings({ rules: [rule("tests"), rule("style", { required: false })] });
const passed: readonly RuleResult[] = [
  { name: "tests", result: "pass", message: "" },
  { name: "style", result: "fail", message: "tabs" },
];
const failed: readonly RuleResult[] = [
  { name: "tests", result: "fail", message: "1 failed: login" },
  { name: "style", result: "pass", message: "" },
];
const check = (loop: Loop, rules: readonly RuleResult[], how = given) =>
  decide(loop, { type: "checked", at: 9, rules }, how);

describe("the rules ran again on a completed loop", () => {
  const done = lastOf(play(given, [{ said: complete, rules: { tests: "pass", style: "pass" } }])).loop;

  it("every required rule passes: it stays complete, with the gate on the new head", () => {
    const checked = check(done, passed);
    expect(checked).toMatchObject({
      signal: "COMPLETE",
      source: "policy",
      loop: { status: "completed", iteration: 1 },
    });
    expect(checked.effects).toContainEqual({ do: "gate", state: "success" });
    expect(checked.reason).toContain("every required rule passes");
  });

  it("no rule is configured: it stays complete, and says that nothing verified it", () => {
    const checked = check(done, [], settings());
    expect(checked).toMatchObject({ signal: "COMPLETE", reason: expect.stringContaining("nothing verified it") });
  });

  it("a required rule fails: it goes on, told what failed, and what piled up is forgiven", () => {
    const checked = check({ ...done, failuresInRow: 2, unchangedInRow: 2 }, failed);
    expect(checked).toMatchObject({
      signal: "CONTINUE",
      loop: { status: "running", iteration: 1, failuresInRow: 0, unchangedInRow: 0, cost: done.cost },
      feedback: [expect.stringContaining("1 failed: login")],
    });
    expect(checked.effects.at(-1)).toEqual({ do: "dispatch", notBefore: null });
  });

  it("a rule that gave no result does not pass", () => {
    expect(check(done, []).loop.status).toBe("running");
  });

  it("rules that all skipped prove nothing", () => {
    const skipped = passed.map((result): RuleResult => ({ ...result, result: "skip" }));
    expect(check(done, skipped).loop.status).toBe("running");
  });

  it("a required rule fails, and no iteration is left: a person is asked", () => {
    const none = settings({ ...given, maxIterations: 1 });
    expect(check(done, failed, none)).toMatchObject({
      signal: "ESCALATE",
      source: "guard:max-iterations",
      loop: { status: "escalated" },
    });
  });
});

describe("the rules ran again on a loop that goes on", () => {
  const running: Loop = { ...newLoop, iteration: 1, nextPrompt: "use bcrypt", feedback: ["old news"] };

  it("keeps a note for the agent, and tells what the rules say now", () => {
    const { loop } = check(running, failed);
    expect(loop).toMatchObject({ status: "running", nextPrompt: "use bcrypt", iteration: 1 });
    expect(loop.feedback).toEqual([expect.stringContaining("1 failed: login")]);
  });

  it("where all is well, no old failure is told", () => {
    expect(
      check(running, [
        { name: "tests", result: "pass", message: "" },
        { name: "style", result: "pass", message: "" },
      ]),
    ).toMatchObject({
      signal: "CONTINUE",
      feedback: [],
    });
  });

  it("does not complete a loop that made no promise", () => {
    expect(check(running, passed).loop.status).toBe("running");
  });

  it("counts as no iteration", () => {
    expect(check(running, failed).loop).toMatchObject({ iteration: 1, attempt: 0, entries: [] });
  });
});

it("the rules say nothing to a loop that was stopped", () => {
  const loop: Loop = { ...newLoop, status: "stopped" };
  expect(check(loop, failed)).toMatchObject({ signal: null, loop, effects: [] });
});

describe("something that only a person can change stands in the way", () => {
  const hinder = (loop: Loop) =>
    decide(loop, { type: "hindered", at: 9, message: "Give the job `contents: write`" }, given);

  it.each<Status>(["running", "parked", "paused", "escalated"])(
    "a loop that is %s is blocked, with the fix",
    (status) => {
      const hindered = hinder({ ...newLoop, status, iteration: 2, cost: 1 });
      expect(hindered).toMatchObject({
        signal: "BLOCKED",
        source: "error",
        loop: { status: "blocked", reason: "Give the job `contents: write`", iteration: 2, cost: 1, parkedUntil: null },
      });
      expect(hindered.effects).toContainEqual({ do: "gate", state: "failure" });
      expect(hindered.effects).toContainEqual({ do: "tell-starter" });
      expect(hindered.effects.map((effect) => effect.do)).not.toContain("dispatch");
    },
  );

  it("it can be resumed when the cause is gone", () => {
    const resumed = decide(hinder(newLoop).loop, { type: "resume", at: 10, by: "@ann" }, given);
    expect(resumed.loop.status).toBe("running");
  });

  it.each<Status>(["completed", "stopped"])("a loop that is %s stays so", (status) => {
    expect(hinder({ ...newLoop, status })).toMatchObject({ signal: null, effects: [], loop: { status } });
  });
});

describe("an entry's trace", () => {
  const trace = { commit: "0123456789ab", run: 99, notedBy: ["ann"], doneBy: null };

  it("is empty as the engine leaves it, also for a run that failed", () => {
    const { entries } = lastOf(play(given, [{}, failedRun("transient")])).loop;
    expect(entries.map((entry) => entry.trace)).toEqual([noTrace, noTrace]);
  });

  it("is put on the last entry, and on no other", () => {
    const { loop } = lastOf(play(given, [{}, {}]));
    const traced = withTrace(loop, trace);
    expect(traced.entries.map((entry) => entry.trace)).toEqual([noTrace, trace]);
    expect({ ...traced, entries: [] }).toEqual({ ...loop, entries: [] });
  });

  it("of a loop without entries changes nothing", () => {
    expect(withTrace(newLoop, trace)).toEqual(newLoop);
  });
});
