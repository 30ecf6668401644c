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
  const written: WrittenFile[] = [];
  for (const file of files) written.push({ path: file.path, fate: await writeOne(folder, file, mayOverwrite) });
  return written;
}

async function writeOne(folder: string, { path, text }: PlannedFile, mayOverwrite: MayOverwrite): Promise<Fate> {
  const full = join(folder, path);
  const isThere = existsSync(full);
  if (isThere && readFileSync(full, "utf8") === text) return "unchanged";
  if (isThere && !(await mayOverwrite(path))) return "kept";
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
  return isThere ? "overwritten" : "written";
}
