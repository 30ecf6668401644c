import { describe, expect, it } from "vitest";
import type { StopPolicy } from "../../src/loop/settings.ts";
import { complete, type GivenOutcome, lastOf, play, rule, settings } from "./given.ts";

const rules = [rule("tests"), rule("lint", { required: false })];
const pass: GivenOutcome = { rules: { tests: "pass", lint: "pass" } };
const fail: GivenOutcome = { rules: { tests: "fail", lint: "pass" } };
const skip: GivenOutcome = { rules: { tests: "skip", lint: "pass" } };
const promised = (given: GivenOutcome): GivenOutcome => ({ ...given, said: complete });

type Row = readonly [StopPolicy, string, GivenOutcome, "COMPLETE" | "CONTINUE", string];
const table: readonly Row[] = [
  ["verified", "a promise and every required rule", promised(pass), "COMPLETE", "promise"],
  ["verified", "all rules, no promise", pass, "CONTINUE", "policy"],
  ["verified", "a promise, but a rule fails", promised(fail), "CONTINUE", "policy"],
  ["verified", "a promise, but no required rule ran", promised(skip), "CONTINUE", "policy"],
  ["verified", "neither", fail, "CONTINUE", "policy"],
  ["strict", "the first kept promise", promised(pass), "CONTINUE", "policy"],
  ["strict", "all rules, no promise", pass, "CONTINUE", "policy"],
  ["strict", "a promise, but a rule fails", promised(fail), "CONTINUE", "policy"],
  ["either", "a promise, but a rule fails", promised(fail), "COMPLETE", "promise"],
  ["either", "all rules, no promise", pass, "COMPLETE", "policy"],
  ["either", "neither", fail, "CONTINUE", "policy"],
  ["either", "no promise, and no required rule ran", skip, "CONTINUE", "policy"],
  ["validation", "neither", fail, "CONTINUE", "policy"],
  ["promise", "neither", fail, "CONTINUE", "policy"],
  ["validation", "all rules, no promise", pass, "COMPLETE", "policy"],
  ["validation", "a promise, but a rule fails", promised(fail), "CONTINUE", "policy"],
  ["validation", "a promise, but no required rule ran", promised(skip), "CONTINUE", "policy"],
  ["promise", "a promise, but a rule fails", promised(fail), "COMPLETE", "promise"],
  ["promise", "all rules, no promise", pass, "CONTINUE", "policy"],
];

describe("the table of stop policies", () => {
  it.each(table)("%s on %s", (stop, _, given, signal, source) => {
    expect(lastOf(play(settings({ stop, rules }), [given]))).toMatchObject({ signal, source });
  });
});

describe("strict", () => {
  const strict = settings({ stop: "strict", rules });

  it("completes on the second kept promise in a row", () => {
    expect(play(strict, [promised(pass), promised(pass)]).map(({ signal }) => signal)).toEqual([
      "CONTINUE",
      "COMPLETE",
    ]);
  });

  it("starts over when one in between is broken", () => {
    const signals = play(strict, [promised(pass), promised(fail), promised(pass), promised(pass)]);
    expect(signals.map(({ signal }) => signal)).toEqual(["CONTINUE", "CONTINUE", "CONTINUE", "COMPLETE"]);
  });
});

describe("verified", () => {
  it("takes the promise alone where no rule is configured, and says that nothing verified it", () => {
    const last = lastOf(play(settings(), [{ said: complete }]));
    expect(last.signal).toBe("COMPLETE");
    expect(last.reason).toContain("nothing verified it");
  });

  it("says what to do when all rules pass without a promise", () => {
    expect(lastOf(play(settings({ rules }), [pass])).feedback).toContain(
      "All rules pass; if the task is done, say so with the promise",
    );
  });

  it("feeds a rejected promise back with the rule's words", () => {
    const last = lastOf(play(settings({ rules }), [{ said: complete, rules: { tests: ["fail", "1 failed: login"] } }]));
    expect(last.feedback.join("\n")).toMatch(/tests failed: 1 failed: login[\s\S]*promise is rejected/);
  });

  it.each([
    [["b"], 'the rule "b" does not pass'],
    [["b", "c"], 'the rules "b" and "c" do not pass'],
    [["b", "c", "d"], 'the rules "b", "c" and "d" do not pass'],
    [["b", "c", "d", "e", "f"], 'the rules "b", "c", "d" and 2 more do not pass'],
  ])("names the required rules that failed: %j", (names, words) => {
    const all = [rule("a"), rule("z", { required: false }), ...names.map((name) => rule(name))];
    const results = {
      a: "pass",
      z: "fail",
      ...Object.fromEntries(names.map((name) => [name, "fail" as const])),
    } as const;
    const reasons = [complete, "More to do."].map(
      (said) => lastOf(play(settings({ rules: all }), [{ said, rules: results }])).reason,
    );
    expect(reasons).toEqual([`The promise is rejected: ${words}`, `Not done yet: ${words}`]);
  });

  it("is not stopped by an optional rule", () => {
    expect(lastOf(play(settings({ rules }), [{ said: complete, rules: { tests: "pass", lint: "fail" } }])).signal).toBe(
      "COMPLETE",
    );
  });

  it("is not stopped by optional rules where there are no others, unless none of them ran", () => {
    const optional = settings({ rules: [rule("lint", { required: false })] });
    const last = lastOf(play(optional, [{ said: complete, rules: { lint: "fail" } }]));
    expect(last).toMatchObject({ signal: "COMPLETE", reason: expect.stringContaining("nothing verified it") });
    expect(lastOf(play(optional, [{ said: complete, rules: { lint: "skip" } }])).signal).toBe("CONTINUE");
    const proved = lastOf(play(optional, [{ said: complete, rules: { lint: "pass" } }]));
    expect(proved.reason).not.toContain("nothing verified it");
  });

  it("takes a configured rule without a result for one that could not run", () => {
    const last = lastOf(play(settings({ rules }), [{ said: complete, rules: { lint: "pass" } }]));
    expect(last.signal).toBe("CONTINUE");
    expect(last.feedback).toContain("tests could not run: gave no result");
  });

  it("takes a result that nobody configured for a required rule", () => {
    const last = lastOf(
      play(settings({ rules }), [{ said: complete, rules: { tests: "pass", lint: "pass", step: "fail" } }]),
    );
    expect(last.signal).toBe("CONTINUE");
  });

  it("rejects a promise that was validated on another tree than the one that landed", () => {
    const elsewhere = { ...promised(pass), tree: "a", validatedTree: "b" };
    expect(lastOf(play(settings({ rules }), [elsewhere])).reason).toContain("another tree");
    expect(lastOf(play(settings({ rules }), [{ ...elsewhere, validatedTree: "a" }])).signal).toBe("COMPLETE");
  });
});

describe("validation", () => {
  it("needs at least one rule", () => {
    expect(lastOf(play(settings({ stop: "validation" }), [{}])).signal).toBe("CONTINUE");
  });
});
