import { describe, expect, it } from "vitest";
import { decide } from "../../src/loop/decide.ts";
import type { Loop } from "../../src/loop/loop.ts";
import type { Settings } from "../../src/loop/settings.ts";
import { complete, lastOf, play, rule, settings } from "./given.ts";

const rules = [rule("tests")];
const green = { rules: { tests: "pass" } } as const;
const done = { ...green, said: complete };
const approve = (loop: Loop, given: Settings) => decide(loop, { type: "approve", at: 9, by: "@ann" }, given);

describe("approve: before-complete", () => {
  const given = settings({ approve: "before-complete", rules });

  it("lets iterations go on by themselves", () => {
    expect(lastOf(play(given, [green])).loop).toMatchObject({ status: "running", waitsFor: null });
  });

  it("holds a kept promise until a person approves, and then is complete", () => {
    const held = lastOf(play(given, [done]));
    expect(held.loop).toMatchObject({ status: "paused", waitsFor: "completion" });
    expect(held.reason).toMatch(/`\/rondo approve` completes it/);
    expect(held.effects).toContainEqual({ do: "gate", state: "pending" });
    const approved = approve(held.loop, given);
    expect(approved).toMatchObject({
      signal: "COMPLETE",
      source: "human",
      loop: { status: "completed", waitsFor: null },
    });
    expect(approved.loop.entries.at(-1)).toMatchObject({ signal: "COMPLETE", source: "human" });
    expect(approved.effects).toContainEqual({ do: "gate", state: "success" });
  });

  it("lets the agent go on where a person resumes instead, and holds the next promise again", () => {
    const held = lastOf(play(given, [done]));
    const resumed = decide(held.loop, { type: "resume", at: 9, by: "@ann" }, given);
    expect(resumed.loop).toMatchObject({ status: "running", waitsFor: null });
    expect(lastOf(play(given, [done], resumed.loop)).loop.waitsFor).toBe("completion");
  });

  it("leaves alone what ends in another way", () => {
    const blocked = lastOf(play(given, [{ said: "<promise>BLOCKED</promise>\nReason: no key" }]));
    expect(blocked.loop).toMatchObject({ status: "blocked", waitsFor: null });
  });
});

describe("approve: every-iteration", () => {
  const given = settings({ approve: "every-iteration", rules, maxIterations: 2 });

  it("pauses after each iteration; an approval starts the next, and forgives nothing", () => {
    const held = lastOf(play(given, [{ rules: { tests: "fail" } }]));
    expect(held.loop).toMatchObject({ status: "paused", waitsFor: "iteration", failuresInRow: 1 });
    expect(held.effects.some((effect) => effect.do === "dispatch")).toBe(false);
    const approved = approve(held.loop, given);
    expect(approved.loop).toMatchObject({ status: "running", waitsFor: null, failuresInRow: 1 });
    expect(approved.effects).toContainEqual({ do: "dispatch", notBefore: null });
  });

  it("can't approve more iterations than there may be", () => {
    const held = lastOf(play(given, [green]));
    expect(approve(held.loop, { ...given, maxIterations: 1 })).toMatchObject({
      source: "guard:max-iterations",
      loop: { status: "escalated" },
    });
  });

  it("asks before it is complete, too", () => {
    expect(lastOf(play(given, [done])).loop.waitsFor).toBe("completion");
  });
});

it("an approval of what does not wait changes nothing", () => {
  const { loop } = lastOf(play(settings({ rules }), [green]));
  expect(approve(loop, settings({ rules }))).toMatchObject({ signal: null, loop });
});

describe("confirmations", () => {
  const signals = (given: Settings, runs: readonly Parameters<typeof play>[1][number][]) =>
    play(given, runs).map(({ signal }) => signal);

  it("asks for so many accepted promises in a row", () => {
    const three = settings({ confirmations: 3, rules });
    expect(signals(three, [done, done, done])).toEqual(["CONTINUE", "CONTINUE", "COMPLETE"]);
    expect(signals(three, [done, done, green, done])).not.toContain("COMPLETE");
    expect(play(three, [done])[0]?.reason).toContain("2 times more");
  });

  it("counts promises that the policy takes alone, whatever the rules say", () => {
    const failing = { ...done, rules: { tests: "fail" } } as const;
    const trusting = settings({ stop: "promise", confirmations: 2, rules });
    expect(signals(trusting, [failing, failing])).toEqual(["CONTINUE", "COMPLETE"]);
  });

  it("never makes strict laxer", () => {
    expect(signals(settings({ stop: "strict", confirmations: 1, rules }), [done])).toEqual(["CONTINUE"]);
  });
});
