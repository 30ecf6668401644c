import { mkdir, open, readdir, readFile, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RefChange } from "./object-store.ts";

/** Refs as files, written and listed as git does it, without a process. */

/** `false`: somebody holds the lock, or a ref stands where a folder would have to be. */
export async function writeLooseRef(gitDir: string, { ref, to }: RefChange): Promise<boolean> {
  const path = join(gitDir, ref);
  const lock = `${path}.lock`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(lock, "wx");
    await file.writeFile(`${to}\n`);
    await file.close();
  } catch {
    return false;
  }
  try {
    await rename(lock, path);
    return true;
  } catch {
    await rm(lock, { force: true });
    return false;
  }
}

export async function removeLooseRef(gitDir: string, ref: string): Promise<void> {
  await rm(join(gitDir, ref), { force: true });
  // a folder that stays would forbid a branch of its name
  for (let folder = dirname(ref); folder.split("/").length > 2; folder = dirname(folder)) {
    const removed = await rmdir(join(gitDir, folder)).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}

export async function packedRefs(gitDir: string): Promise<readonly string[]> {
  const text = await readFile(join(gitDir, "packed-refs"), "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => /^[0-9a-f]{40} (refs\/.*)$/.exec(line)?.[1] ?? []);
}

/** The names of all refs, loose and packed. */
export async function refNames(gitDir: string): Promise<readonly string[]> {
  const entries = await readdir(join(gitDir, "refs"), { recursive: true, withFileTypes: true });
  const loose = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".lock"))
    .map((entry) => join(entry.parentPath, entry.name).slice(gitDir.length + 1));
  return [...new Set([...loose, ...(await packedRefs(gitDir))])].sort();
}
