import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { GitObjectStore } from "./git-object-store.ts";
import { mustRunGit } from "./git-process.ts";
import type { ObjectStore } from "./object-store.ts";

/** Lets `look` see a repository as it would be with a pack that has not been accepted yet. */
export async function withQuarantine<Result>(
  place: { readonly gitDir: string; readonly env: NodeJS.ProcessEnv; readonly pack: Uint8Array },
  look: (store: ObjectStore) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(place.gitDir, "quarantine-"));
  const env = {
    ...place.env,
    GIT_OBJECT_DIRECTORY: folder,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: join(place.gitDir, "objects"),
  };
  const store = new GitObjectStore(place.gitDir, env);
  try {
    await mkdir(join(folder, "pack"));
    const unpack = ["--git-dir", place.gitDir, "unpack-objects", "-q"];
    if (place.pack.byteLength > 0) await mustRunGit(unpack, { env, input: place.pack });
    return await look(store);
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}
