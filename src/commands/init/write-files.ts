import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

export type Fate = "written" | "overwritten" | "kept" | "unchanged";

export interface WrittenFile {
  readonly path: string;
  readonly fate: Fate;
}

/** Asked of each file that is there and says something else. */
export type MayOverwrite = (path: string) => Promise<boolean>;

export async function writeFiles(
  folder: string,
  files: readonly PlannedFile[],
  mayOverwrite: MayOverwrite,
): Promise<readonly WrittenFile[]> {
  const planned: (PlannedFile & WrittenFile)[] = [];
  // All questions come first: whoever leaves at one of them leaves nothing half done.
  for (const file of files) planned.push({ ...file, fate: await fateOf(folder, file, mayOverwrite) });
  for (const { path, text, fate } of planned)
    if (fate === "written" || fate === "overwritten") write(folder, path, text);
  return planned.map(({ path, fate }) => ({ path, fate }));
}

async function fateOf(folder: string, { path, text }: PlannedFile, mayOverwrite: MayOverwrite): Promise<Fate> {
  const full = join(folder, path);
  if (!existsSync(full)) return "written";
  if (readFileSync(full, "utf8") === text) return "unchanged";
  return (await mayOverwrite(path)) ? "overwritten" : "kept";
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
