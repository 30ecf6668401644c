/** Loops of realistic shape, as fast-check draws them, and the largest that the engine can make. */
import fc from "fast-check";
import { capped, cappedList, caps } from "../../src/loop/caps.ts";
import { type Entry, type GuardName, type Loop, newLoop, type Source, type Status } from "../../src/loop/loop.ts";
import type { PromiseKind } from "../../src/loop/promises.ts";
import { noLimits, noProgress, type StateRecord } from "../../src/state/record.ts";

const statuses: readonly Status[] = ["running", "paused", "parked", "blocked", "escalated", "failed", "completed"];
const guards: readonly GuardName[] = ["max-iterations", "budget", "same-error", "protected-paths"];

const count = fc.nat(2_000);
const moment = fc.integer({ min: 0, max: 4e12 });
const score = fc.oneof(
  fc.nat(100),
  fc.integer({ min: 0, max: 9 }).map((passed) => (passed / 9) * 100),
);
const money = fc.nat(25_000_000).map((millionths) => millionths / 1e6);
const saying = fc.oneof(fc.string({ unit: "binary", maxLength: 900 }), fc.lorem({ mode: "sentences", maxCount: 5 }));
const hexadecimal = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 16, maxLength: 16 });

const stepKey = hexadecimal.map((key) => key.slice(0, 6));

const source: fc.Arbitrary<Source> = fc.oneof(
  fc.constantFrom<Source>("human", "promise", "policy", "error"),
  fc.constantFrom(...guards).map((guard): Source => `guard:${guard}`),
  fc.string({ minLength: 1, maxLength: 40 }).map((id): Source => `hook:${id}`),
);

const plainEntry: fc.Arbitrary<Entry> = fc.record({
  iteration: count.map((number) => number + 1),
  attempt: fc.integer({ min: 1, max: 9 }),
  at: moment,
  signal: fc.constantFrom("CONTINUE", "COMPLETE", "BLOCKED", "ESCALATE", "ERROR"),
  source,
  score,
  rules: fc.record({ passed: fc.nat(9), total: fc.nat(9) }),
  changed: fc.option(count),
  cost: fc.option(money),
  ms: count,
  failure: fc.option(fc.constantFrom("transient", "blocking", "unknown", "timeout")),
  summary: saying.map((text) => capped(text, caps.summary)),
  trace: fc.record({
    commit: fc.option(fc.constant("0123456789ab")),
    run: fc.option(fc.nat(2 ** 40)),
    notedBy: fc.array(fc.constantFrom("ann", "octo-cat"), { maxLength: 5 }),
    doneBy: fc.option(fc.constant("codex, after claude failed")),
  }),
});

const promise = fc.constantFrom<PromiseKind>("COMPLETE", "BLOCKED", "ESCALATE", "CONTINUE", "ERROR");
const entry: fc.Arbitrary<Entry> = fc.oneof(
  plainEntry,
  fc.tuple(plainEntry, promise).map(([row, promised]) => ({ ...row, promise: promised })),
);

const loop: fc.Arbitrary<Loop> = fc.record({
  status: fc.constantFrom(...statuses),
  iteration: count,
  attempt: fc.nat(9),
  reason: saying.map((text) => capped(text, caps.reason)),
  parkedUntil: fc.option(moment),
  waitsFor: fc.option(fc.constantFrom("iteration" as const, "completion" as const)),
  activeMs: moment,
  cost: money,
  unpricedRuns: count,
  failuresInRow: count,
  lastFailure: fc.option(fc.record({ signature: hexadecimal, inRow: fc.integer({ min: 1, max: 99 }) })),
  unchangedInRow: count,
  steplessInRow: count,
  confirmations: fc.nat(2),
  bestScore: fc.option(score),
  scores: fc.array(score, { maxLength: 20 }),
  trees: fc.array(hexadecimal, { maxLength: 20 }),
  comebacks: count,
  feedback: fc
    .array(saying, { maxLength: 6 })
    .map((texts) => cappedList(texts, { all: caps.feedback, each: caps.feedbackItem })),
  nextPrompt: fc.option(saying.map((text) => capped(text, caps.nextPrompt))),
  entries: fc.array(entry, { maxLength: 10 }),
});

export const states: fc.Arbitrary<StateRecord> = fc.record({
  repository: fc.constantFrom("octo/rondo", "a/b"),
  issue: fc.integer({ min: 1, max: 1e6 }),
  loopId: fc.constantFrom("1", "2", "01J9ZK"),
  startedBy: fc.constantFrom("ann", "octo-cat"),
  task: hexadecimal,
  profile: fc.option(fc.constantFrom("qa", "docs")),
  profileFile: fc.option(fc.constant({ path: ".claude/agents/qa.md", blob: "b10bb10b" })),
  settings: fc.option(hexadecimal),
  limits: fc.record({
    maxIterations: fc.option(fc.integer({ min: 1, max: 100 })),
    maxDurationMs: fc.option(fc.integer({ min: 1, max: 1e9 })),
    iterationTimeoutMs: fc.option(fc.integer({ min: 1, max: 1e9 })),
    budget: fc.option(money),
  }),
  base: fc.constantFrom("main", "release/1"),
  pull: fc.option(fc.integer({ min: 1, max: 1e6 })),
  head: hexadecimal,
  claim: fc.option(fc.record({ run: fc.integer({ min: 1, max: 1e12 }), attempt: fc.integer({ min: 1, max: 50 }) })),
  baseHead: hexadecimal,
  readUpTo: fc.nat(),
  briefedUpTo: fc.nat(),
  context: fc.option(saying.map((text) => capped(text, caps.context))),
  session: fc.option(fc.constant("0199a213-81c0-7800-8aa1-bbab2a035a53")),
  rebuilds: fc.nat(9),
  plan: fc.record({
    own: fc.array(saying, { maxLength: 30 }).map((texts) => cappedList(texts, { all: caps.plan, each: caps.planStep })),
    done: fc.array(stepKey, { maxLength: 60 }),
    blocked: fc.array(stepKey, { maxLength: 40 }),
  }),
  errors: fc.array(
    fc.record({ iteration: fc.integer({ min: 1, max: 2_000 }), text: saying.map((text) => capped(text, caps.error)) }),
    { maxLength: 4 },
  ),
  readiness: fc.option(fc.nat(10)),
  issueSettings: fc.option(fc.constant('{"max-iterations":5}')),
  taskFile: fc.option(fc.constant({ path: ".rondo/loop.md", blob: "f11ef11e" })),
  chain: fc.option(
    fc.record({
      from: fc.constant("7-100"),
      done: fc.array(fc.constantFrom("qa", "#12"), { maxLength: 10 }),
      left: fc.array(fc.constantFrom("docs", "security"), { maxLength: 10 }),
    }),
  ),
  milestones: fc.array(fc.constant("every rule passes for the first time, in iteration 2"), { maxLength: 8 }),
  loop,
});

export function stateOf(given: Partial<StateRecord> = {}): StateRecord {
  return {
    repository: "octo/rondo",
    issue: 7,
    loopId: "1",
    startedBy: "ann",
    task: "0123456789abcdef",
    profile: null,
    profileFile: null,
    settings: null,
    limits: noLimits,
    base: "main",
    pull: 8,
    head: "0123456789abcdef0123456789abcdef01234567",
    claim: null,
    baseHead: "89abcdef0123456789abcdef0123456789abcdef",
    readUpTo: 0,
    briefedUpTo: 0,
    context: null,
    session: null,
    rebuilds: 0,
    ...noProgress,
    chain: null,
    milestones: [],
    loop: newLoop,
    ...given,
  };
}

/** After 2,000 iterations, with every field as full as the engine's caps let it be. */
export function fullLoop(text: string, given: { readonly source?: Source } = {}): Loop {
  const huge = text.repeat(5_000);
  const third = 100 / 3;
  const row: Entry = {
    iteration: 2_000,
    attempt: 3,
    at: 1_794_000_000_000,
    signal: "ESCALATE",
    source: given.source ?? "guard:consecutive-failures",
    score: third,
    rules: { passed: 99, total: 100 },
    changed: 10_000,
    cost: 12.345678,
    ms: 21_600_000,
    failure: "transient",
    summary: capped(huge, caps.summary),
    promise: "COMPLETE",
    trace: {
      commit: "0123456789ab",
      run: 99_999_999_999,
      notedBy: ["a".repeat(39), "b".repeat(39)],
      doneBy: "c".repeat(60),
    },
  };
  return {
    status: "escalated",
    iteration: 2_000,
    attempt: 3,
    reason: capped(huge, caps.reason),
    parkedUntil: 1_794_000_000_000,
    waitsFor: "completion",
    activeMs: 1e12,
    cost: 24_999.999999,
    unpricedRuns: 2_000,
    failuresInRow: 2_000,
    lastFailure: { signature: "0123456789abcdef", inRow: 2_000 },
    unchangedInRow: 2_000,
    steplessInRow: 2_000,
    confirmations: 2_000,
    bestScore: third,
    scores: Array.from({ length: 20 }, () => third),
    trees: Array.from({ length: 20 }, (_, index) => `0123456789abcd${index + 10}`),
    comebacks: 2_000,
    feedback: cappedList([huge, huge, huge, huge], { all: caps.feedback, each: caps.feedbackItem }),
    nextPrompt: capped(huge, caps.nextPrompt),
    entries: Array.from({ length: 10 }, () => row),
  };
}
