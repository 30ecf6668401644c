import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import type { NewCommit } from "../ports.ts";
import type { IndexEntry } from "./index-file.ts";

/** The id of the tree that an index would be written as. Nothing is written. */
export function treeId(entries: readonly IndexEntry[]): string {
  return hashOf(object("tree", treeOf(entries, 0))).toString("hex");
}

/** An index is in the order of trees, so a folder's files stand together. */
function treeOf(entries: readonly IndexEntry[], depth: number): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < entries.length; ) {
    const { path, mode, sha } = entries[at] as IndexEntry;
    const slash = path.indexOf("/", depth);
    if (slash === -1) {
      parts.push(Buffer.from(`${mode} `), path.subarray(depth), zero, sha);
      at++;
      continue;
    }
    const folder = path.subarray(0, slash + 1);
    let end = at + 1;
    while (end < entries.length && entries[end]?.path.subarray(0, slash + 1).equals(folder)) end++;
    const below = hashOf(object("tree", treeOf(entries.slice(at, end), slash + 1)));
    parts.push(Buffer.from("40000 "), path.subarray(depth, slash), zero, below);
    at = end;
  }
  return Buffer.concat(parts);
}

const zero = Buffer.of(0);

export async function writeCommit(objects: string, commit: NewCommit): Promise<string> {
  const bytes = object("commit", Buffer.from(commitText(commit), "utf8"));
  const id = hashOf(bytes).toString("hex");
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

function object(type: "tree" | "commit", content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
}

function hashOf(bytes: Buffer): Buffer {
  return createHash("sha1").update(bytes).digest();
}
