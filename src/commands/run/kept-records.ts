/** The records of a local loop, beside the repository: the same files that a loop on GitHub uploads. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inOrder, readRecords } from "../../records/files.ts";
import { writeExport } from "../export.ts";
import type { Stage } from "../local/stage.ts";
import { type Artifacts, gatherRecords } from "../loops/gather-records.ts";
import type { RunFacts } from "./kept-run.ts";

/** The folder, with what earlier sittings left in it; null: nothing was recorded yet. */
export async function keepRecords(gitDir: string, stage: Stage, { branch, issue }: RunFacts): Promise<string | null> {
  const folder = join(gitDir, "rondo-records", branch.replace(/^rondo\//, ""));
  const before = join(folder, "iterations.jsonl");
  const gathered = await gatherRecords(artifactsOn(stage), issue);
  if (gathered === null) return existsSync(before) ? folder : null;
  const { loopId } = gathered.state.state;
  const earlier = existsSync(before) ? readRecords(readFileSync(before, "utf8"), before) : [];
  const same = earlier.filter((record) => record.loopId === loopId);
  await writeExport(folder, { ...gathered, records: inOrder([...same, ...gathered.records]) });
  return folder;
}

function artifactsOn(stage: Stage): Artifacts {
  return {
    list: async (name) => {
      const asked = `/actions/artifacts?per_page=100&name=${encodeURIComponent(name)}`;
      const { artifacts } = await stage.ask<{ readonly artifacts: readonly { readonly id: number }[] }>(asked);
      return artifacts.map(({ id }) => id);
    },
    zip: (id) => stage.download(`/actions/artifacts/${id}/zip`),
  };
}
