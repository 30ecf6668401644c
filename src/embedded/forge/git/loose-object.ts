import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import type { ObjectKind } from "./object-store.ts";

/** Writes an object as `git hash-object -w` does, without a process. */
export async function writeLooseObject(gitDir: string, kind: ObjectKind, bytes: Uint8Array): Promise<string> {
  const whole = Buffer.concat([Buffer.from(`${kind} ${bytes.byteLength}\0`), bytes]);
  const sha = createHash("sha1").update(whole).digest("hex");
  const folder = join(gitDir, "objects", sha.slice(0, 2));
  const path = join(folder, sha.slice(2));
  if (await exists(path)) return sha;
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `tmp_obj_${randomUUID()}`);
  await writeFile(draft, deflateSync(whole), { mode: 0o444 });
  await rename(draft, path);
  return sha;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
