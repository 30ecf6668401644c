import { activityOf } from "./activity.ts";
import type { MoveRecord, StateFile } from "./record.ts";

/** The artifact's name: by it all records of an issue are found at once. */
export function recordName(issue: number): string {
  return `rondo-record-${issue}`;
}

/** What a run, or a whole loop, leaves behind: name → text. */
export function recordFiles(given: {
  readonly state: StateFile;
  readonly records: readonly MoveRecord[];
  readonly summary: string;
}): Readonly<Record<string, string>> {
  return {
    "state.json": `${JSON.stringify(given.state, null, 2)}\n`,
    "iterations.jsonl": lines(given.records),
    "events.jsonl": lines(given.records.flatMap(activityOf)),
    "summary.md": `${given.summary.trimEnd()}\n`,
  };
}

function lines(values: readonly object[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join("");
}

/** A second line of defence: what a decision was given is redacted before it is decided on. */
export function redactedDeep<T>(value: T, redact: (text: string) => string): T {
  if (typeof value === "string") return redact(value) as T;
  if (Array.isArray(value)) return value.map((item) => redactedDeep(item, redact)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactedDeep(item, redact)])) as T;
}

/** The line's number and what is wrong with it. */
export class UnreadableRecord extends Error {}

/** The lines of `iterations.jsonl`, in the order in which things happened, each once. */
export function readRecords(text: string, file: string): readonly MoveRecord[] {
  const records = text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    return [readRecord(line, `${file}:${index + 1}`)];
  });
  return inOrder(records);
}

/** A run that uploaded twice says the same twice. */
export function inOrder(records: readonly MoveRecord[]): readonly MoveRecord[] {
  const byKey = new Map(
    records.map((record) => {
      const { loopId, run, event, at, iteration } = record;
      return [`${loopId} ${iteration} ${run.id}.${run.attempt} ${event.type} ${at}`, record];
    }),
  );
  return [...byKey.values()].sort(
    (a, b) => a.run.id - b.run.id || a.run.attempt - b.run.attempt || a.iteration - b.iteration || a.at - b.at,
  );
}

function readRecord(line: string, place: string): MoveRecord {
  const value = parsed(line, place);
  const missing = ["loopId", "iteration", "run", "before", "event", "settings", "decided"].filter(
    (key) => !(key in value),
  );
  if (missing.length > 0) throw new UnreadableRecord(`${place}: it has no ${missing.join(", ")}.`);
  if (value.version !== 1)
    throw new UnreadableRecord(`${place}: its version is ${JSON.stringify(value.version)}; this rondo reads 1.`);
  return value as unknown as MoveRecord;
}

function parsed(line: string, place: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below: nothing of the line can be used.
  }
  throw new UnreadableRecord(`${place}: it is no record, but begins with ${JSON.stringify(line.slice(0, 60))}.`);
}
