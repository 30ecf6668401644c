import { inOrder, readRecords, recordName } from "../../records/files.ts";
import type { MoveRecord, StateFile } from "../../records/record.ts";
import { unzip } from "../../records/unzip.ts";
import type { StateRecord } from "../../state/record.ts";

/** Where runs' artifacts are. */
export interface Artifacts {
  /** Of this name, whatever the run; newest first. */
  list(name: string): Promise<readonly number[]>;
  zip(id: number): Promise<Uint8Array>;
}

/** What the runs of one issue left, put together. */
export interface Gathered {
  readonly records: readonly MoveRecord[];
  /** As the newest run wrote it. */
  readonly state: StateFile<StateRecord>;
  readonly summary: string;
  /** Artifacts that could not be read, and why. */
  readonly lost: readonly string[];
}

const atOnce = 4;

/** The records of an issue's loop; without an id, of its newest. Null: no run left one. */
export async function gatherRecords(from: Artifacts, issue: number, loopId?: string): Promise<Gathered | null> {
  const ids = await from.list(recordName(issue));
  const read: Piece[] = [];
  for (let begin = 0; begin < ids.length; begin += atOnce)
    read.push(...(await Promise.all(ids.slice(begin, begin + atOnce).map((id) => pieceOf(from, id)))));
  const pieces = read.filter((piece) => typeof piece !== "string");
  const wanted = loopId ?? newest(pieces)?.records.at(-1)?.loopId;
  const own = pieces.filter(({ records }) => records.at(-1)?.loopId === wanted);
  const last = newest(own);
  if (last === undefined) return null;
  const records = inOrder(own.flatMap((piece) => piece.records));
  return { records, state: last.state, summary: last.summary, lost: read.filter((piece) => typeof piece === "string") };
}

type Piece = Omit<Gathered, "lost"> | string;

function newest(pieces: readonly Exclude<Piece, string>[]): Exclude<Piece, string> | undefined {
  return pieces.toSorted((a, b) => runOf(a) - runOf(b)).at(-1);
}

function runOf({ records }: Exclude<Piece, string>): number {
  return records.at(-1)?.run.id ?? 0;
}

async function pieceOf(from: Artifacts, id: number): Promise<Piece> {
  try {
    const files = unzip(await from.zip(id));
    const text = (name: string): string => Buffer.from(files.get(name) ?? []).toString("utf8");
    const records = readRecords(text("iterations.jsonl"), `artifact ${id}`);
    if (records.length === 0) return `artifact ${id}: there is no record in it`;
    return { records, state: JSON.parse(text("state.json")) as StateFile<StateRecord>, summary: text("summary.md") };
  } catch (error) {
    return `artifact ${id}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Iterations that ran, and of which no record is left. */
export function missingIterations({ records, state }: Pick<Gathered, "records" | "state">): readonly number[] {
  const known = new Set(records.map(({ iteration }) => iteration));
  return Array.from({ length: state.state.loop.iteration }, (_, index) => index + 1).filter((n) => !known.has(n));
}
