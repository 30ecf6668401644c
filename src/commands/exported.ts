import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { decide } from "../loop/decide.ts";
import { noTrace } from "../loop/loop.ts";
import { readRecords, UnreadableRecord } from "../records/files.ts";
import type { MoveRecord, StateFile } from "../records/record.ts";
import { counts, guardOf, type IterationStory, iterationStory, type LoopStory } from "../render/loop-story.ts";
import type { StateRecord } from "../state/record.ts";
import { RefusedInput, type Shell } from "./command.ts";

/** The file with the decisions of an exported loop, or of one run; null: `file` is something else. */
export function iterationsFile(file: string): string | null {
  if (isFolder(file)) return join(file, "iterations.jsonl");
  return basename(file).endsWith(".jsonl") ? file : null;
}

export function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function recordsIn(text: string, file: string): readonly MoveRecord[] {
  try {
    const records = readRecords(text, file);
    if (records.length > 0) return records;
  } catch (error) {
    throw error instanceof UnreadableRecord ? new RefusedInput(error.message) : error;
  }
  throw new RefusedInput(`${file}: there is no record in it.`);
}

/** Loops that were exported, one folder each. */
export async function exportedLoops(
  folders: readonly string[],
  shell: Shell,
): Promise<{ readonly repository: string; readonly loops: readonly LoopStory[] }> {
  const read = await Promise.all(folders.map((folder) => exportedStory(folder, shell)));
  const names = [...new Set(read.map(({ repository }) => repository))];
  return { repository: names.join(", "), loops: read.map(({ story }) => story) };
}

/** The loop of an exported folder, as `rondo status` would tell it. */
async function exportedStory(folder: string, shell: Shell): Promise<{ repository: string; story: LoopStory }> {
  const records = recordsIn(await shell.read(join(folder, "iterations.jsonl")), join(folder, "iterations.jsonl"));
  const file = join(folder, "state.json");
  const { title, state, settings } = readState(await shell.read(file), file);
  const { loop, issue, startedBy, pull } = state;
  const story: LoopStory = {
    issue,
    title,
    status: loop.status,
    reason: loop.reason,
    guard: guardOf(loop),
    startedBy,
    iteration: loop.iteration,
    maxIterations: settings.maxIterations,
    budget: settings.budget,
    cost: loop.cost,
    unpricedRuns: loop.unpricedRuns,
    activeMs: loop.activeMs,
    pull,
    gate: null,
    iterations: records.flatMap(iterationOf),
    evaluations: evaluationsOf(records),
  };
  return { repository: state.repository, story };
}

function readState(text: string, file: string): StateFile<StateRecord> {
  try {
    const read = JSON.parse(text) as StateFile<StateRecord>;
    if (read.version !== 1 || !Array.isArray(read.state.loop.entries))
      throw new TypeError("no loop of version 1 in it");
    return read;
  } catch (error) {
    throw new RefusedInput(`${file}: it is not the state of an exported loop (${(error as Error).message}).`);
  }
}

/** As the engine makes the row again from what it was given. */
function iterationOf({ event, before, settings, run, checkpoint }: MoveRecord): readonly IterationStory[] {
  const entry = event.type === "finished" ? decide(before, event, settings).loop.entries.at(-1) : undefined;
  if (entry === undefined) return [];
  const trace = { ...noTrace, commit: checkpoint.commit.slice(0, 12), run: run.id };
  return [iterationStory({ ...entry, trace })];
}

/** By the hook's id: how often it was asked, and what it came to. */
function evaluationsOf(records: readonly MoveRecord[]): NonNullable<LoopStory["evaluations"]> {
  const asked = records.flatMap(({ hooks }) => hooks);
  const ids = [...new Set(asked.map(({ id }) => id))];
  return Object.fromEntries(
    ids.map((id) => [id, counts(asked.filter((each) => each.id === id).map(({ action }) => action))]),
  );
}
