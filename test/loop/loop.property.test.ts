import fc from "fast-check";
import { expect, it } from "vitest";
import { type Decision, decide } from "../../src/loop/decide.ts";
import { hasEnded, type Loop, newLoop } from "../../src/loop/loop.ts";
import type { Outcome, RuleResult } from "../../src/loop/outcome.ts";
import { score } from "../../src/loop/score.ts";
import { type Settings, stopPolicies } from "../../src/loop/settings.ts";
import { hook, rule, settings } from "./given.ts";

const names = ["tests", "lint", "types"];
const results = fc.constantFrom("pass", "fail", "error", "skip");
const ruleResults: fc.Arbitrary<readonly RuleResult[]> = fc.uniqueArray(
  fc.record({ name: fc.constantFrom(...names, "extra", "step"), result: results, message: fc.string() }),
  { selector: (given) => given.name },
);
const words = fc.constantFrom(
  "",
  "Working on it.",
  "<promise>COMPLETE</promise>",
  "<promise>BLOCKED</promise>\nReason: a key is missing",
  "<promise>CONTINUE</promise>",
  "<promise>ESCALATE</promise>",
  "<promise>ERROR</promise>",
  "<promise>COMPLETE</promise>\n<promise>BLOCKED</promise>",
);

const outcomes: fc.Arbitrary<Outcome> = fc.record({
  said: fc.oneof({ weight: 3, arbitrary: fc.constantFrom("", "More to do.") }, words, fc.string()),
  failure: fc.option(
    fc.record({
      class: fc.constantFrom("transient", "blocking", "unknown", "timeout"),
      message: fc.string(),
      retryAt: fc.option(fc.nat()),
    }),
    { freq: 5 },
  ),
  rules: ruleResults,
  changed: fc.option(fc.array(fc.constantFrom("src/a.ts", "golden/x", "b"))),
  tree: fc.option(fc.constantFrom("t1", "t2", "t3", "t4")),
  validatedTree: fc.option(fc.constantFrom("t1", "t2"), { freq: 5 }),
  cost: fc.option(fc.double({ min: 0, max: 3, noNaN: true })),
  ms: fc.nat(3_600_000),
  hooks: fc.constant({ mine: { action: "continue", reason: "go on", nextPrompt: null } } as const),
  human: fc.option(fc.record({ says: fc.constantFrom("stop", "pause"), by: fc.constant("@ann") }), { freq: 20 }),
});

const someSettings: fc.Arbitrary<Settings> = fc
  .record({
    maxIterations: fc.integer({ min: 1, max: 12 }),
    stop: fc.constantFrom(...stopPolicies),
    budget: fc.option(fc.integer({ min: 1, max: 25 })),
    attempts: fc.integer({ min: 1, max: 4 }),
    hooked: fc.boolean(),
  })
  .map(({ attempts, hooked, ...given }) =>
    settings({
      ...given,
      rules: [rule("tests"), rule("lint", { required: false })],
      protect: ["golden/**"],
      hooks: hooked ? [hook("mine")] : [],
      guards: { attempts },
    }),
  );

interface Played {
  readonly starts: number;
  readonly decisions: readonly Decision[];
  readonly loop: Loop;
}

/** Runs begin again and again, as duplicated and late runs would, until the outcomes are used up. */
function playAll(given: Settings, happened: readonly Outcome[], resumes: boolean): Played {
  let loop = newLoop;
  let starts = 0;
  const decisions: Decision[] = [];
  let at = 0;
  for (const outcome of happened) {
    at = Math.max(at + 1, loop.parkedUntil ?? 0);
    if (resumes) loop = decide(loop, { type: "resume", at, by: "@ann" }, given).loop;
    const begun = decide(loop, { type: "begin", at }, given);
    decisions.push(begun);
    loop = begun.loop;
    if (!begun.effects.some((effect) => effect.do === "run-agent")) continue;
    starts++;
    const decided = decide(loop, { type: "finished", at: at + outcome.ms, outcome }, given);
    decisions.push(decided);
    loop = decided.loop;
  }
  return { starts, decisions, loop };
}

const plays = { given: someSettings, happened: fc.array(outcomes, { maxLength: 60 }), resumes: fc.boolean() };

it("max-iterations N means at most N iterations, and at most N times attempts starts unless a person resumes", () => {
  fc.assert(
    fc.property(fc.record(plays), ({ given, happened, resumes }) => {
      const { starts, loop } = playAll(given, happened, resumes);
      expect(loop.iteration).toBeLessThanOrEqual(given.maxIterations);
      if (!resumes) expect(starts).toBeLessThanOrEqual(given.maxIterations * (given.guards.attempts ?? 1));
    }),
    { numRuns: 300 },
  );
});

it("max-iterations N means at most N agent runs where the agent itself never fails", () => {
  const healthy = outcomes.map((outcome) => ({ ...outcome, failure: null }));
  fc.assert(
    fc.property(someSettings, fc.array(healthy, { maxLength: 40 }), fc.boolean(), (given, happened, resumes) => {
      expect(playAll(given, happened, resumes).starts).toBeLessThanOrEqual(given.maxIterations);
    }),
    { numRuns: 300 },
  );
});

it("nothing is decided after a terminal status", () => {
  fc.assert(
    fc.property(fc.record(plays), ({ given, happened, resumes }) => {
      const { decisions } = playAll(given, happened, resumes);
      const end = decisions.findIndex(({ loop }) => hasEnded(loop.status));
      const after = end < 0 ? [] : decisions.slice(end + 1);
      for (const decision of after) expect(decision).toMatchObject({ signal: null, effects: [] });
    }),
    { numRuns: 300 },
  );
});

it("what a loop spent never shrinks, and its texts and lists stay bounded", () => {
  fc.assert(
    fc.property(fc.record(plays), ({ given, happened, resumes }) => {
      let before = newLoop;
      for (const { loop } of playAll(given, happened, resumes).decisions) {
        expect(loop.cost).toBeGreaterThanOrEqual(before.cost);
        expect(loop.activeMs).toBeGreaterThanOrEqual(before.activeMs);
        expect(loop.iteration).toBeGreaterThanOrEqual(before.iteration);
        expect(loop.entries.length).toBeLessThanOrEqual(10);
        before = loop;
      }
    }),
    { numRuns: 200 },
  );
});

it("the score is from 0 to 100", () => {
  fc.assert(
    fc.property(ruleResults, (given) => {
      expect(score(given)).toBeGreaterThanOrEqual(0);
      expect(score(given)).toBeLessThanOrEqual(100);
    }),
  );
});

it("the same input gives the same output, effects included", () => {
  fc.assert(
    fc.property(fc.record(plays), ({ given, happened, resumes }) => {
      expect(playAll(given, happened, resumes)).toEqual(playAll(given, happened, resumes));
    }),
    { numRuns: 50 },
  );
});

it("a decision does not depend on the order of rule results", () => {
  const shuffled = ruleResults.chain((given) =>
    fc.tuple(fc.constant(given), fc.shuffledSubarray([...given], { minLength: given.length })),
  );
  fc.assert(
    fc.property(someSettings, outcomes, shuffled, (given, outcome, [rules, reordered]) => {
      const decideOn = (ordered: readonly RuleResult[]) =>
        decide({ ...newLoop, attempt: 1 }, { type: "finished", at: 1, outcome: { ...outcome, rules: ordered } }, given);
      expect(decideOn(reordered)).toEqual(decideOn(rules));
    }),
  );
});

it("no input makes it throw, and it never changes what it was given", () => {
  fc.assert(
    fc.property(someSettings, outcomes, (given, outcome) => {
      const loop = Object.freeze({ ...newLoop });
      const before = structuredClone({ loop, outcome });
      decide(loop, { type: "finished", at: 1, outcome }, given);
      expect({ loop, outcome }).toEqual(before);
    }),
  );
});
