import { describe, expect, it } from "vitest";
import { decide } from "../../src/loop/decide.ts";
import { type Loop, newLoop, type Status } from "../../src/loop/loop.ts";
import { complete, failedRun, type GivenOutcome, lastOf, outcome, play, rule, settings } from "./given.ts";

const tests = [rule("tests")];
const say = (promise: string): GivenOutcome => ({ said: `<promise>${promise}</promise>\nReason: because` });

describe("the order of decision", () => {
  const given = settings({ rules: tests, maxIterations: 1, protect: ["golden/**"] });
  const everything: GivenOutcome = { changed: ["golden/x"], rules: { tests: "fail" } };

  it("a person's word comes before everything", () => {
    const stop = { ...everything, ...say("ERROR"), human: { says: "stop", by: "@ann" } } as const;
    expect(lastOf(play(given, [stop]))).toMatchObject({
      source: "human",
      reason: "Stopped by @ann",
      loop: { status: "stopped" },
    });
  });

  it.each([
    ["ERROR", "ERROR", "failed"],
    ["BLOCKED", "BLOCKED", "blocked"],
    ["ESCALATE", "ESCALATE", "escalated"],
  ])("%s comes before any guard on the result", (promise, signal, status) => {
    expect(lastOf(play(given, [{ ...everything, ...say(promise) }]))).toMatchObject({
      source: "promise",
      signal,
      reason: expect.stringContaining("because"),
      loop: { status },
    });
  });

  it("a kept COMPLETE beats the limit reached at the same moment", () => {
    expect(lastOf(play(given, [{ said: complete, rules: { tests: "pass" } }])).signal).toBe("COMPLETE");
  });

  it("of two different promises the more cautious counts, and it says so", () => {
    const last = lastOf(play(settings(), [{ said: "<promise>COMPLETE</promise>\n<promise>BLOCKED</promise>" }]));
    expect(last).toMatchObject({ signal: "BLOCKED", reason: expect.stringContaining("different promises") });
  });

  it("a limit is named before a guard on the result, since resuming alone would not help", () => {
    expect(lastOf(play(given, [everything])).source).toBe("guard:max-iterations");
  });

  it("with nothing to say against it, the loop goes on", () => {
    expect(lastOf(play(settings(), [{}]))).toMatchObject({ signal: "CONTINUE", source: "policy" });
  });
});

describe("an agent run that failed", () => {
  it("transient: parks, and the try counts, not the iteration", () => {
    const last = lastOf(play(settings(), [failedRun("transient")]));
    expect(last).toMatchObject({ signal: "CONTINUE", source: "error", loop: { status: "parked", iteration: 0 } });
    expect(last.loop.parkedUntil).toBeGreaterThan(0);
    expect(last.effects.at(-1)).toEqual({ do: "dispatch", notBefore: last.loop.parkedUntil });
  });

  it("transient: waits longer each time, and at least until the provider's own time", () => {
    const [first, second] = play(settings(), [failedRun("transient"), failedRun("transient")]);
    const waited = (decision: typeof first) =>
      (decision?.loop.parkedUntil ?? 0) - (decision?.loop.entries.at(-1)?.at ?? 0);
    expect(waited(second)).toBeGreaterThan(waited(first));
    const late = {
      ...failedRun("transient"),
      failure: { class: "transient", message: "busy", retryAt: 9e12 },
    } as const;
    expect(lastOf(play(settings(), [late])).loop.parkedUntil).toBe(9e12);
  });

  it("does not begin before its time", () => {
    const { loop } = lastOf(play(settings(), [failedRun("transient")]));
    const early = decide(loop, { type: "begin", at: (loop.parkedUntil ?? 0) - 1 }, settings());
    expect(early).toMatchObject({ signal: null, effects: [] });
  });

  it.each(["blocking", "unknown"] as const)("%s: pauses at once and asks a person", (failure) => {
    expect(lastOf(play(settings(), [failedRun(failure)]))).toMatchObject({
      signal: "BLOCKED",
      source: "error",
      loop: { status: "paused", iteration: 0 },
      reason: expect.stringContaining("/rondo resume"),
    });
  });

  it("timeout: is an iteration like another, whose last words don't count", () => {
    const last = lastOf(play(settings(), [{ ...failedRun("timeout"), said: complete }]));
    expect(last).toMatchObject({ signal: "CONTINUE", loop: { iteration: 1, failuresInRow: 1 } });
  });

  it("keeps what it changed: then the iteration is used up", () => {
    const last = lastOf(play(settings(), [{ ...failedRun("transient"), changed: ["a.ts"] }]));
    expect(last.loop.iteration).toBe(1);
  });

  it("costs what it cost", () => {
    expect(lastOf(play(settings(), [{ ...failedRun("transient"), cost: 2 }])).loop.cost).toBe(2);
  });
});

describe("people", () => {
  const running = lastOf(play(settings(), [{}])).loop;

  it("pause and resume keep the counters", () => {
    const paused = decide(running, { type: "pause", at: 1, by: "@ann" }, settings());
    expect(paused).toMatchObject({ signal: "BLOCKED", source: "human", loop: { status: "paused", iteration: 1 } });
    const resumed = decide(paused.loop, { type: "resume", at: 2, by: "@ann" }, settings());
    expect(resumed.loop).toMatchObject({ status: "running", iteration: 1, cost: running.cost });
    expect(resumed.effects.at(-1)).toEqual({ do: "dispatch", notBefore: null });
  });

  it("resume forgives what piled up in a row, not what was spent", () => {
    const given = settings({ rules: tests, guards: { consecutiveFailures: { limit: 2, reset: "pass" } } });
    const tripped = lastOf(
      play(given, [{ rules: { tests: ["fail", "a"] } }, { rules: { tests: ["fail", "b"] } }]),
    ).loop;
    expect(tripped.status).toBe("escalated");
    const { loop } = decide(tripped, { type: "resume", at: 9, by: "@ann" }, given);
    expect(loop).toMatchObject({ status: "running", failuresInRow: 0, iteration: 2, cost: 0.2 });
    expect(lastOf(play(given, [{ rules: { tests: ["fail", "c"] } }], loop)).signal).toBe("CONTINUE");
  });

  it("a pause that came while the agent ran holds when the run ends, and its iteration counts", () => {
    const begun = decide(newLoop, { type: "begin", at: 1 }, settings()).loop;
    const paused = decide(begun, { type: "pause", at: 2, by: "@ann" }, settings()).loop;
    const ended = decide(paused, { type: "finished", at: 3, outcome: outcome({ said: complete }) }, settings());
    expect(ended).toMatchObject({
      signal: "BLOCKED",
      source: "human",
      reason: "Paused by @ann",
      loop: { status: "paused", iteration: 1 },
    });
    expect(ended.effects).not.toContainEqual(expect.objectContaining({ do: "dispatch" }));
  });

  it("resume that is refused again says nothing twice", () => {
    const given = settings({ maxIterations: 1 });
    const { loop } = lastOf(play(given, [{}]));
    const again = decide(loop, { type: "resume", at: 9, by: "@ann" }, given);
    expect(again.feedback).toEqual(loop.feedback);
  });

  it("may lower the maximum to where the loop stands: no other run starts", () => {
    const begun = decide(running, { type: "begin", at: 9 }, settings({ maxIterations: 1 }));
    expect(begun).toMatchObject({ source: "guard:max-iterations", loop: { status: "escalated", iteration: 1 } });
    expect(begun.effects).not.toContainEqual(expect.objectContaining({ do: "run-agent" }));
  });

  it("resume past a limit is refused with the command that raises it", () => {
    const given = settings({ maxIterations: 1 });
    const { loop } = lastOf(play(given, [{}]));
    const refused = decide(loop, { type: "resume", at: 9, by: "@ann" }, given);
    expect(refused).toMatchObject({ source: "guard:max-iterations", loop: { status: "escalated" } });
    const raised = decide(loop, { type: "resume", at: 9, by: "@ann" }, settings({ maxIterations: 2 }));
    expect(raised.loop).toMatchObject({ status: "running", iteration: 1 });
  });
});

describe("a loop that ended", () => {
  const ended: readonly Status[] = ["completed", "stopped"];
  it.each(ended)("%s: nothing is decided any more", (status) => {
    const loop: Loop = { ...newLoop, status };
    const events = [
      { type: "begin", at: 1 },
      { type: "resume", at: 1, by: "@ann" },
      { type: "stop", at: 1, by: "@ann" },
      { type: "broke", at: 1, message: "x" },
      { type: "finished", at: 1, outcome: outcome() },
    ] as const;
    for (const event of events)
      expect(decide(loop, event, settings())).toMatchObject({ signal: null, effects: [], loop });
  });

  it.each(["paused", "blocked", "escalated", "failed"] as const)(
    "%s: begins nothing until someone resumes",
    (status) => {
      const loop: Loop = { ...newLoop, status };
      expect(decide(loop, { type: "begin", at: 1 }, settings())).toMatchObject({ signal: null, effects: [], loop });
      expect(decide(loop, { type: "resume", at: 1, by: "@ann" }, settings()).loop.status).toBe("running");
    },
  );
});

describe("effects", () => {
  it("come in the order of writes: record, gate, label, dispatch", () => {
    expect(lastOf(play(settings(), [{}])).effects.map((effect) => effect.do)).toEqual([
      "record",
      "gate",
      "label",
      "dispatch",
    ]);
  });

  it("of completion make the PR ready and tell the starter, and dispatch nothing", () => {
    expect(lastOf(play(settings(), [{ said: complete }])).effects).toEqual([
      { do: "record" },
      { do: "gate", state: "success" },
      { do: "label", status: "completed" },
      { do: "ready-for-review" },
      { do: "tell-starter" },
    ]);
  });

  it("of a run claim it before the agent costs anything", () => {
    const begun = decide(newLoop, { type: "begin", at: 1 }, settings());
    expect(begun.effects.map((effect) => effect.do)).toEqual(["record", "gate", "run-agent"]);
    expect(begun.loop.attempt).toBe(1);
    expect(begun.reason).toBe("Iteration 1 of 10");
  });

  it("of broken machinery set the gate to error", () => {
    const broke = decide(newLoop, { type: "broke", at: 1, message: "push refused" }, settings());
    expect(broke).toMatchObject({ signal: "ERROR", loop: { status: "failed" }, reason: "push refused" });
    expect(broke.effects).toContainEqual({ do: "gate", state: "error" });
  });
});

it("the TDD example of document 000 takes three iterations", () => {
  const given = settings({ rules: [rule("tests_pass"), rule("lint_clean")] });
  const decisions = play(given, [
    { rules: { tests_pass: "fail", lint_clean: "pass" } },
    { rules: { tests_pass: "pass", lint_clean: "fail" } },
    { said: complete, rules: { tests_pass: "pass", lint_clean: "pass" } },
  ]);
  expect(decisions.map(({ signal }) => signal)).toEqual(["CONTINUE", "CONTINUE", "COMPLETE"]);
  expect(decisions.map(({ loop }) => loop.entries.at(-1)?.score)).toEqual([50, 50, 100]);
});
