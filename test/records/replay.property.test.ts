import fc from "fast-check";
import { expect, it } from "vitest";
import { replayRecords } from "../../src/commands/replay-records.ts";
import { decide, type LoopEvent } from "../../src/loop/decide.ts";
import { type Loop, newLoop, withTrace } from "../../src/loop/loop.ts";
import { readRecords, recordFiles } from "../../src/records/files.ts";
import { type Move, type MoveRecord, recordOf } from "../../src/records/record.ts";
import { hook, rule, settings } from "../loop/given.ts";

const results = fc.constantFrom("pass", "fail", "error", "skip");
const said = fc.constantFrom(
  "More to do.",
  "Done.\n\n<promise>COMPLETE</promise>\nSummary: did it",
  "<promise>BLOCKED</promise>\nReason: a key is missing",
  "<promise>ESCALATE</promise>",
  "<promise>ERROR</promise>",
  'unusual: \u2028 \\ " \u{1f600} </script>',
);
const outcomes = fc.record({
  said: fc.oneof({ weight: 3, arbitrary: fc.constant("More to do.") }, said, fc.string()),
  failure: fc.option(
    fc.record({
      class: fc.constantFrom("transient", "blocking", "unknown", "timeout"),
      message: fc.string(),
      retryAt: fc.option(fc.nat()),
    }),
    { freq: 6 },
  ),
  rules: fc.tuple(results, results, fc.string()).map(([tests, lint, message]) => [
    { name: "tests", result: tests, message },
    { name: "lint", result: lint, message: "" },
  ]),
  changed: fc.option(fc.array(fc.constantFrom("src/a.ts", "golden/x"))),
  tree: fc.option(fc.constantFrom("t1", "t2", "t3", "t4")),
  validatedTree: fc.option(fc.constantFrom("t1", "t2"), { freq: 5 }),
  cost: fc.option(fc.double({ min: 0, max: 3, noNaN: true })),
  ms: fc.nat(3_600_000),
  hooks: fc.record({
    mine: fc.record({
      action: fc.constantFrom("complete", "continue", "escalate"),
      reason: fc.string(),
      nextPrompt: fc.option(fc.string()),
      checkpoint: fc.constant("midpoint"),
    }),
  }),
  human: fc.option(fc.record({ says: fc.constantFrom("stop", "pause"), by: fc.constant("@ann") }), { freq: 20 }),
});
const between = fc.constantFrom("nothing", "nothing", "nothing", "resume", "limit", "lost");
const someSettings = fc
  .record({
    maxIterations: fc.integer({ min: 1, max: 8 }),
    stop: fc.constantFrom("verified", "strict", "either", "validation", "promise", "hooks"),
    approve: fc.constantFrom("never", "never", "before-complete", "every-iteration"),
    budget: fc.option(fc.integer({ min: 1, max: 10 })),
    hooked: fc.boolean(),
  })
  .map(({ hooked, ...given }) =>
    settings({ ...given, rules: [rule("tests"), rule("lint")], hooks: hooked ? [hook("mine")] : [] }),
  );

interface Happened {
  readonly outcome: Extract<LoopEvent, { type: "finished" }>["outcome"];
  readonly between: "nothing" | "resume" | "limit" | "lost";
}

/** As `begin` and `land` would do it, run after run; a record is what `land` writes. */
function runLoop(given: ReturnType<typeof settings>, happened: readonly Happened[]): readonly MoveRecord[] {
  const records: MoveRecord[] = [];
  let loop: Loop = newLoop;
  let limits = given;
  let at = 1_000;
  happened.forEach(({ outcome, between: came }, index) => {
    at = Math.max(at + 1, loop.parkedUntil ?? 0);
    if (came === "limit") limits = { ...limits, maxIterations: limits.maxIterations + 1 };
    if (came === "resume") loop = decide(loop, { type: "resume", at, by: "@ann" }, limits).loop;
    if (came === "lost") loop = decide(loop, { type: "begin", at }, limits).loop;
    const begun = decide(loop, { type: "begin", at }, limits);
    loop = begun.loop;
    if (!begun.effects.some((effect) => effect.do === "run-agent")) return;
    at += outcome.ms;
    const event = { type: "finished", at, outcome } as const;
    const move: Move = { before: loop, event, settings: limits, decision: decide(loop, event, limits) };
    const run = { id: 100 + index, attempt: 1 };
    const identity = { repository: "octo/app", issue: 7, loopId: "7-100", run };
    records.push(recordOf(move, identity, { commit: "abc", context: null }));
    loop = withTrace(move.decision.loop, { commit: "abc", run: run.id, notedBy: ["ann"], doneBy: null });
  });
  return records;
}

function written(records: readonly MoveRecord[]): string {
  const state = { version: 1, title: "t", url: "u", state: {}, settings: settings() } as const;
  return recordFiles({ state, records, summary: "" })["iterations.jsonl"] ?? "";
}

const loops = fc.tuple(
  someSettings,
  fc.array(fc.record({ outcome: outcomes, between }), { minLength: 1, maxLength: 12 }),
);

it("a loop that is recorded, written, read and replayed comes to the same decisions", () => {
  fc.assert(
    fc.property(loops, ([given, happened]) => {
      const records = runLoop(given, happened);
      const replayed = replayRecords(readRecords(written(records), "iterations.jsonl"));
      expect(replayed.map(({ recorded }) => recorded)).toEqual(records.map(() => null));
      expect(replayed.map(({ decided }) => decided)).toEqual(records.map(({ decided }) => decided));
    }),
    { numRuns: 2_000 },
  );
});

it("where nobody came between, the replay needs nothing but the first state and what happened", () => {
  fc.assert(
    fc.property(loops, ([given, happened]) => {
      const records = runLoop(
        given,
        happened.map((each) => ({ ...each, between: "nothing" })),
      );
      const replayed = replayRecords(readRecords(written(records), "iterations.jsonl"));
      expect(replayed.map(({ meanwhile }) => meanwhile)).toEqual(records.map(() => null));
    }),
    { numRuns: 500 },
  );
});

it("a record that says something else than the engine is told apart", () => {
  const records = runLoop(settings(), [{ outcome: quiet, between: "nothing" }]);
  const forged = records.map((record) => ({ ...record, decided: { ...record.decided, signal: "COMPLETE" as const } }));
  const [row] = replayRecords(readRecords(written(forged), "iterations.jsonl"));
  expect(row).toMatchObject({ decided: { signal: "CONTINUE" }, recorded: { signal: "COMPLETE" } });
});

it("what a person did between two iterations is told", () => {
  const blocked = { ...quiet, said: "<promise>BLOCKED</promise>\nReason: which?" };
  const records = runLoop(settings(), [
    { outcome: blocked, between: "nothing" },
    { outcome: quiet, between: "resume" },
  ]);
  expect(replayRecords(records).map(({ meanwhile }) => meanwhile)).toEqual([null, "Resumed by @ann"]);
});

const quiet: Happened["outcome"] = {
  said: "More to do.",
  failure: null,
  rules: [],
  changed: ["a"],
  tree: "t1",
  validatedTree: null,
  cost: 0.1,
  ms: 1_000,
  hooks: {},
  human: null,
};
