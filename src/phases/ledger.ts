import { type Entry, hasEnded, type Loop, newLoop, noTrace, type Signal, type Status } from "../loop/loop.ts";
import type { Commit, Gate } from "../ports.ts";
import { type CommitRecord, type Origin, readCommitMessage, readOrigin } from "../render/commit-message.ts";
import type { StateRecord } from "../state/record.ts";

/** What commits and commit statuses prove of a loop: neither can be edited, so counters never fall below it. */
export interface Ledger {
  readonly loopId: string;
  readonly origin: Origin;
  /** Newest first. */
  readonly commits: readonly LedgerCommit[];
}

export interface LedgerCommit extends CommitRecord {
  readonly sha: string;
}

/** The newest loop in a branch's history, newest commit first. Null: there is none, or not all of it is there. */
export function readLedger(history: readonly Commit[]): Ledger | null {
  const ours = history.flatMap((commit) => {
    const record = readCommitMessage(commit.message);
    return record ? [{ ...record, sha: commit.sha, message: commit.message }] : [];
  });
  const loopId = ours[0]?.loopId;
  const commits = ours.filter((commit) => commit.loopId === loopId);
  const start = commits.find(({ step }) => step === "start");
  const origin = start && readOrigin(start.message);
  return loopId && origin ? { loopId, origin, commits } : null;
}

/** Where a gate says the loop stood: after so many iterations, at so many tries of the next. */
export interface GateMark {
  readonly iteration: number;
  readonly attempt: number;
}

/** Carries what must outlive the comment where nobody can edit it, and which comment that is. */
export function gateUrl(
  runUrl: string,
  { loop: { iteration, attempt }, rebuilds }: StateRecord,
  comment: number | null,
): string {
  const more = [...(rebuilds === 0 ? [] : [rebuilds]), ...(comment === null ? [] : [`c${comment}`])];
  return `${runUrl}#rondo.${[iteration, attempt, ...more].join(".")}`;
}

const mark = /#rondo\.(\d{1,6})\.(\d{1,4})(?:\.(\d{1,4}))?(?:\.c(\d{1,15}))?$/;

export function gateMark(gate: Gate): GateMark {
  const found = mark.exec(gate.url ?? "");
  return { iteration: Number(found?.[1] ?? 0), attempt: Number(found?.[2] ?? 0) };
}

/** The comment that the state was in when the gate was set; null: it does not say. */
export function gateComment(gate: Gate): number | null {
  const comment = mark.exec(gate.url ?? "")?.[4];
  return comment === undefined ? null : Number(comment);
}

/** How often the comment had to be rebuilt, this time included: where there is a gate, there was a comment before it. */
export function rebuildsAfter(gates: readonly Gate[]): number {
  const before = gates.map(({ url }) => Number(mark.exec(url ?? "")?.[3] ?? 0));
  return gates.length === 0 ? 0 : Math.max(...before) + 1;
}

/** The later of two marks. */
export function later(one: GateMark, other: GateMark): GateMark {
  if (one.iteration !== other.iteration) return one.iteration > other.iteration ? one : other;
  return one.attempt >= other.attempt ? one : other;
}

/** A loop as far as the ledger tells it, for when the comment is gone or not to be believed. */
export function rebuildLoop(ledger: Ledger, gates: readonly Gate[], at: number): Loop {
  const landed = ledger.commits.filter(({ step }) => step === "iteration").toReversed();
  const commitMark = { iteration: ledger.commits[0]?.iteration ?? 0, attempt: 0 };
  const last = gates.map(gateMark).reduce(later, commitMark);
  const entries = landed.slice(-10).map((commit) => entryOf(commit, at));
  const scores = landed.flatMap(({ score }) => score ?? []);
  return {
    ...newLoop,
    status: statusOf(gates[0], landed.at(-1)?.signal),
    reason: gates[0]?.description.slice(0, 300) ?? "",
    iteration: last.iteration,
    attempt: last.attempt,
    cost: landed.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    unpricedRuns: landed.filter(({ cost }) => cost === null).length,
    bestScore: scores.length === 0 ? null : Math.max(...scores),
    scores: scores.slice(-20),
    entries,
  };
}

/** An iteration that landed, but whose record was lost with its run. */
export function rollForward(loop: Loop, commit: LedgerCommit, at: number): Loop {
  const status = hasEnded(loop.status) ? loop.status : statusAfter(commit.signal);
  return {
    ...loop,
    status,
    iteration: commit.iteration,
    attempt: 0,
    reason: `The record of iteration ${commit.iteration} was lost with its run; the work is in the commit`,
    cost: Math.round((loop.cost + (commit.cost ?? 0)) * 1e6) / 1e6,
    unpricedRuns: loop.unpricedRuns + (commit.cost === null ? 1 : 0),
    entries: [...loop.entries, entryOf(commit, at)].slice(-10),
    feedback: status === "running" ? ["What the rules said of the last iteration was lost: run them yourself."] : [],
  };
}

function entryOf(commit: LedgerCommit, at: number): Entry {
  const [run] = commit.run.split(".");
  return {
    iteration: commit.iteration,
    attempt: 1,
    at,
    signal: commit.signal,
    source: "policy",
    score: commit.score ?? 0,
    rules: { passed: 0, total: 0 },
    changed: null,
    cost: commit.cost,
    ms: 0,
    failure: null,
    summary: "(from the commit)",
    trace: { ...noTrace, commit: commit.sha.slice(0, 12), run: Number(run) || null },
  };
}

function statusOf(gate: Gate | undefined, signal: Signal | undefined): Status {
  if (gate === undefined) return signal === undefined ? "running" : statusAfter(signal);
  if (gate.state === "success") return "completed";
  if (gate.state === "error") return "failed";
  if (gate.state === "pending") return /^paused/.test(gate.description) ? "paused" : "running";
  if (/^stopped/.test(gate.description)) return "stopped";
  return /^blocked/.test(gate.description) ? "blocked" : "escalated";
}

function statusAfter(signal: Signal): Status {
  const statuses = {
    CONTINUE: "running",
    COMPLETE: "completed",
    BLOCKED: "blocked",
    ESCALATE: "escalated",
    ERROR: "failed",
  } as const;
  return statuses[signal];
}
