import { recordFiles, recordName, redactedDeep } from "../records/files.ts";
import { type Move, recordOf } from "../records/record.ts";
import { type Publication, visibleComment } from "./publish.ts";
import type { World } from "./world.ts";

/** Writes the files of a record; the workflow uploads them. */
export type KeepRecord = (files: Readonly<Record<string, string>>) => Promise<void>;

export interface Keeping {
  readonly moves: readonly Move[];
  readonly keep: KeepRecord;
}

/** What was decided, and all that it was decided on: the loop does not depend on it. */
export async function keepRecord(world: World, published: Publication, { moves, keep }: Keeping): Promise<void> {
  const { report, redact, run, repositoryUrl } = world;
  const { state, settings, sight } = published;
  const { repository, issue, loopId, head: commit, context } = state;
  const identity = { repository, issue, loopId, run: { id: run.id, attempt: run.attempt } };
  const records = moves.map((move) => redactedDeep(recordOf(move, identity, { commit, context }), redact));
  const title = redact(sight.issue.title);
  const known = redactedDeep({ state, settings }, redact);
  const file = { version: 1, title, url: repositoryUrl, ...known } as const;
  try {
    await keep(recordFiles({ state: file, records, summary: visibleComment(world, published) }));
    report.output("record", recordName(issue));
  } catch (error) {
    report.warning(`The record of this run could not be written: ${(error as Error).message}`);
  }
}
