import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import type { NewCommit } from "../ports.ts";
import type { IndexEntry } from "./index-file.ts";

/** The id of the tree that an index would be written as. Nothing is written. */
export function treeId(entries: readonly IndexEntry[]): string {
  return Buffer.from(treeOf(entries, { from: 0, to: entries.length, depth: 0 }), "latin1").toString("hex");
}

interface Folder {
  /** Its files stand together, since an index is in the order of trees. */
  readonly from: number;
  readonly to: number;
  /** How much of their paths names the folder. */
  readonly depth: number;
}

/** The id as its bytes, of one character each like all that is hashed. */
function treeOf(entries: readonly IndexEntry[], { from, to, depth }: Folder): string {
  let tree = "";
  for (let at = from; at < to; ) {
    const { path, mode, sha } = entries[at] as IndexEntry;
    const slash = path.indexOf("/", depth);
    if (slash === -1) {
      tree += `${mode} ${path.slice(depth)}\0${sha}`;
      at++;
      continue;
    }
    const folder = path.slice(0, slash + 1);
    let end = at + 1;
    while (end < to && entries[end]?.path.startsWith(folder)) end++;
    tree += `40000 ${path.slice(depth, slash)}\0${treeOf(entries, { from: at, to: end, depth: slash + 1 })}`;
    at = end;
  }
  const whole = `tree ${tree.length}\0${tree}`;
  return createHash("sha1").update(whole, "latin1").digest("binary");
}

export async function writeCommit(objects: string, commit: NewCommit): Promise<string> {
  const text = Buffer.from(commitText(commit), "utf8");
  const bytes = Buffer.concat([Buffer.from(`commit ${text.length}\0`), text]);
  const id = createHash("sha1").update(bytes).digest("hex");
  const folder = join(objects, id.slice(0, 2));
  const file = join(folder, id.slice(2));
  if (existsSync(file)) return id;
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.new`, deflateSync(bytes), { mode: 0o444 });
  await rename(`${file}.new`, file);
  return id;
}

function commitText({ tree, parents, message, author: { name, email }, at }: NewCommit): string {
  if (/[<>\n\0]/.test(name + email) || message.includes("\0"))
    throw new Error(`A commit by "${name} <${email}>" can't be written: a name or the message holds what git forbids.`);
  const person = `${name} <${email}> ${Math.floor(at.getTime() / 1000)} +0000`;
  const headers = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${person}`,
    `committer ${person}`,
  ];
  return `${headers.join("\n")}\n\n${message.endsWith("\n") ? message : `${message}\n`}`;
}
