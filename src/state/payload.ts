import { digest } from "../loop/failures.ts";
import type { Entry, GuardName, Loop, Signal, Source, Status } from "../loop/loop.ts";
import type { FailureClass } from "../loop/outcome.ts";
import type { PromiseKind } from "../loop/promises.ts";
import { progressFields, progressPayload } from "./progress.ts";
import type { Chain, Claim, Limits, ProfileFile, StateRecord } from "./record.ts";
import { integer, list, Misfit, nullable, number, object, oneOf, orElse, type Reader, text, tuple } from "./schema.ts";

/** The JSON inside the marker. Entries are tuples: their keys would be half of the state. */
const statuses: readonly Status[] = [
  "running",
  "paused",
  "parked",
  "blocked",
  "escalated",
  "failed",
  "completed",
  "stopped",
];
const signals: readonly Signal[] = ["CONTINUE", "COMPLETE", "BLOCKED", "ESCALATE", "ERROR"];
const failures: readonly FailureClass[] = ["transient", "blocking", "unknown", "timeout"];
const guardNames: readonly GuardName[] = [
  "max-iterations",
  "max-duration",
  "budget",
  "attempts",
  "consecutive-failures",
  "same-error",
  "no-progress",
  "steps",
  "regression",
  "oscillation",
  "protected-paths",
];

const count = integer(0);
const moment = integer(0, 8.64e15);
const score = number(0, 100);
const money = number(0, 1e9);

/** As the settings allow it. */
const longestHookId = 100;

const source: Reader<Source> = (value, path) => {
  const written = text("hook:".length + longestHookId)(value, path);
  const plain = (["human", "promise", "policy", "error"] as const).find((name) => name === written);
  if (plain) return plain;
  const guard = guardNames.find((name) => written === `guard:${name}`);
  if (guard) return `guard:${guard}`;
  if (/^hook:./s.test(written)) return `hook:${written.slice("hook:".length)}`;
  throw new Misfit(path, "a source");
};

type PlainEntry = readonly [
  number,
  number,
  number,
  Signal,
  Source,
  number,
  number,
  number,
  number | null,
  number | null,
  number,
  FailureClass | null,
  string,
  string | null,
  number | null,
  readonly string[],
  string | null,
];
/** A promise is written only where there was one: earlier versions wrote none. */
type PromisingEntry = readonly [...PlainEntry, PromiseKind];
type EntryTuple = PlainEntry | PromisingEntry;

const promiseKinds: readonly PromiseKind[] = ["COMPLETE", "BLOCKED", "ESCALATE", "CONTINUE", "ERROR"];

const entryParts = [
  integer(1),
  integer(1),
  moment,
  oneOf(signals),
  source,
  score,
  count,
  count,
  nullable(count),
  nullable(money),
  count,
  nullable(oneOf(failures)),
  text(120),
  nullable(text(12)),
  nullable(count),
  list(text(40), 5),
  nullable(text(60)),
] as const;
const plainEntry: Reader<EntryTuple> = tuple<PlainEntry>(...entryParts);
const promisingEntry: Reader<EntryTuple> = tuple<PromisingEntry>(...entryParts, oneOf(promiseKinds));

const entryTuple: Reader<EntryTuple> = (value, path) =>
  (Array.isArray(value) && value.length > entryParts.length ? promisingEntry : plainEntry)(value, path);

const entry: Reader<Entry> = (value, path) => {
  const [iteration, attempt, at, signal, by, points, passed, total, changed, cost, ms, failure, summary, ...trace] =
    entryTuple(value, path);
  return {
    iteration,
    attempt,
    at,
    signal,
    source: by,
    score: points,
    rules: { passed, total },
    changed,
    cost,
    ms,
    failure,
    summary,
    ...(trace[4] !== undefined && { promise: trace[4] }),
    trace: { commit: trace[0], run: trace[1], notedBy: trace[2], doneBy: trace[3] },
  };
};

function entryToTuple(row: Entry): EntryTuple {
  const { iteration, attempt, at, signal, source: by, rules, changed, cost, ms, failure, summary, trace } = row;
  const plain: PlainEntry = [
    iteration,
    attempt,
    at,
    signal,
    by,
    row.score,
    rules.passed,
    rules.total,
    changed,
    cost,
    ms,
    failure,
    summary,
    trace.commit,
    trace.run,
    trace.notedBy,
    trace.doneBy,
  ];
  return row.promise === undefined ? plain : [...plain, row.promise];
}

const loop: Reader<Loop> = object<Loop>({
  status: oneOf(statuses),
  iteration: count,
  attempt: count,
  reason: text(400),
  parkedUntil: nullable(moment),
  waitsFor: nullable(oneOf<"iteration" | "completion">(["iteration", "completion"])),
  activeMs: count,
  cost: money,
  unpricedRuns: count,
  failuresInRow: count,
  lastFailure: nullable(object({ signature: text(40), inRow: integer(1) })),
  unchangedInRow: count,
  steplessInRow: orElse(count, 0),
  confirmations: count,
  bestScore: nullable(score),
  scores: list(score, 20),
  trees: list(text(16), 20),
  comebacks: count,
  feedback: list(text(1_000), 200),
  nextPrompt: nullable(text(800)),
  entries: list(entry, 10),
});

const phases = list(text(60), 10);
export const mostMilestones = 8;

/** With a sum over the rest: an edit by hand or by accident is not a state that Rondo was ever in. */
const summed: Reader<StateRecord & { readonly sum: string }> = object({
  repository: text(140),
  issue: integer(1),
  loopId: text(80),
  startedBy: text(60),
  task: text(64),
  profile: nullable(text(40)),
  profileFile: nullable(object<ProfileFile>({ path: text(100), blob: text(64) })),
  settings: nullable(text(64)),
  limits: object<Limits>({
    maxIterations: nullable(integer(1, 100)),
    maxDurationMs: nullable(integer(1)),
    iterationTimeoutMs: nullable(integer(1)),
    budget: nullable(money),
  }),
  base: text(250),
  pull: nullable(integer(1)),
  head: text(64),
  baseHead: text(64),
  claim: nullable(object<Claim>({ run: integer(1), attempt: integer(1) })),
  readUpTo: count,
  briefedUpTo: count,
  context: nullable(text(600)),
  session: nullable(text(200)),
  rebuilds: count,
  ...progressFields,
  chain: orElse(nullable(object<Chain>({ from: text(80), done: phases, left: phases })), null),
  milestones: orElse(list(text(120), mostMilestones), []),
  loop,
  sum: text(16),
});

/** The same record always gives the same text: keys in the schema's order. */
export function toPayload(state: StateRecord): string {
  const { repository, issue, loopId, startedBy, task, profile, settings, base, pull, head, baseHead } = state;
  const { maxIterations, maxDurationMs, iterationTimeoutMs, budget } = state.limits;
  const rest = {
    repository,
    issue,
    loopId,
    startedBy,
    task,
    profile,
    profileFile: state.profileFile && { path: state.profileFile.path, blob: state.profileFile.blob },
    settings,
    limits: { maxIterations, maxDurationMs, iterationTimeoutMs, budget },
    base,
    pull,
    head,
    baseHead,
    claim: state.claim && { run: state.claim.run, attempt: state.claim.attempt },
    readUpTo: state.readUpTo,
    briefedUpTo: state.briefedUpTo,
    context: state.context,
    session: state.session,
    rebuilds: state.rebuilds,
    ...progressPayload(state),
    ...(state.chain && { chain: { from: state.chain.from, done: state.chain.done, left: state.chain.left } }),
    ...(state.milestones.length > 0 && { milestones: state.milestones }),
    loop: ordered(state.loop),
  };
  return JSON.stringify({ ...rest, sum: digest(JSON.stringify(rest)) });
}

/** Throws `Misfit`, or a `SyntaxError` where the text is no JSON. */
export function fromPayload(payload: string): StateRecord {
  const { sum, ...state } = summed(JSON.parse(payload), "");
  if (!toPayload(state).endsWith(`,"sum":"${sum}"}`)) throw new Misfit("sum", "that of this state");
  return state;
}

function ordered(of: Loop): object {
  const {
    status,
    iteration,
    attempt,
    reason,
    parkedUntil,
    waitsFor,
    activeMs,
    cost,
    unpricedRuns,
    failuresInRow,
    lastFailure,
  } = of;
  const { unchangedInRow, confirmations, bestScore, scores, trees, comebacks, feedback, nextPrompt } = of;
  const failure = lastFailure && { signature: lastFailure.signature, inRow: lastFailure.inRow };
  return {
    status,
    iteration,
    attempt,
    reason,
    parkedUntil,
    waitsFor,
    activeMs,
    cost,
    unpricedRuns,
    failuresInRow,
    lastFailure: failure,
    unchangedInRow,
    ...(of.steplessInRow > 0 && { steplessInRow: of.steplessInRow }),
    confirmations,
    bestScore,
    scores,
    trees,
    comebacks,
    feedback,
    nextPrompt,
    entries: of.entries.map(entryToTuple),
  };
}
