import { copyFile, readFile, stat, utimes } from "node:fs/promises";

/** One file of a git index. As text of one character per byte: a hundred thousand buffers take much longer. */
export interface IndexEntry {
  /** In any encoding: to git, paths are bytes. */
  readonly path: string;
  /** `100644`, `120000`, … */
  readonly mode: string;
  readonly sha: string;
}

/** A path as people read it. */
export function readablePath(path: string): string {
  return ascii.test(path) ? path : Buffer.from(path, "latin1").toString("utf8");
}

const ascii = /^[\0-\x7f]*$/;

const fixedPart = 62;
const flags = { extended: 0x4000, stage: 0x3000 } as const;
const intentToAdd = 0x2000;

/** Null: it holds something that an index of a plain checkout does not, and git itself must be asked. */
export async function readIndex(file: string): Promise<readonly IndexEntry[] | null> {
  const bytes = await readFile(file);
  const version = bytes.readUInt32BE(4);
  if (bytes.toString("latin1", 0, 4) !== "DIRC" || version < 2 || version > 4) return null;
  const entries: IndexEntry[] = [];
  let at = 12;
  let path = "";
  const modes = new Map<number, string>();
  for (let left = bytes.readUInt32BE(8); left > 0; left--) {
    const flag = bytes.readUInt16BE(at + 60);
    const isExtended = (flag & flags.extended) !== 0;
    if ((flag & flags.stage) !== 0 || (isExtended && (bytes.readUInt16BE(at + 62) & intentToAdd) !== 0)) return null;
    const name = nameAt(bytes, at + fixedPart + (isExtended ? 2 : 0), version === 4 ? path : null);
    path = name.path;
    const mode = bytes.readUInt32BE(at + 24);
    if (!modes.has(mode)) modes.set(mode, mode.toString(8));
    entries.push({ path, mode: modes.get(mode) ?? "", sha: bytes.toString("latin1", at + 40, at + 60) });
    // Up to version 3 an entry is filled up with 1 to 8 zeros, to a multiple of 8.
    at = version === 4 ? name.end + 1 : at + ((name.end - at + 8) & ~7);
  }
  return hasOnlyKnown(bytes, at) ? entries : null;
}

/** In version 4 a name says how much of the previous one's end goes, and what comes instead. */
function nameAt(bytes: Buffer, start: number, previous: string | null): { path: string; end: number } {
  let from = start;
  let kept = "";
  if (previous !== null) {
    let byte = bytes.readUInt8(from++);
    let removed = byte & 0x7f;
    while (byte & 0x80) {
      byte = bytes.readUInt8(from++);
      removed = ((removed + 1) << 7) + (byte & 0x7f);
    }
    kept = previous.slice(0, previous.length - removed);
  }
  const end = bytes.indexOf(0, from);
  return { path: kept + bytes.toString("latin1", from, end), end };
}

/** An extension with a small letter changes what the entries mean: a split or a sparse index. */
function hasOnlyKnown(bytes: Buffer, start: number): boolean {
  for (let at = start; at + 8 <= bytes.length - 20; at += 8 + bytes.readUInt32BE(at + 4))
    if (bytes.readUInt8(at) >= 0x61) return false;
  return true;
}

/** In which files two indexes differ, as `diff-index --raw --no-renames` would tell it; both are in the order of their paths. */
export function changedEntries(
  before: readonly IndexEntry[],
  after: readonly IndexEntry[],
): readonly { path: string; newMode: string }[] {
  const changed: { path: string; newMode: string }[] = [];
  const tell = ({ path }: IndexEntry, newMode: string) => changed.push({ path: readablePath(path), newMode });
  for (let [i, j] = [0, 0]; i < before.length || j < after.length; ) {
    const [old, now] = [before[i], after[j]];
    const order = old && now ? Number(old.path > now.path) - Number(old.path < now.path) : old ? -1 : 1;
    if (order < 0 && old) tell(old, noFile);
    else if (now && (order > 0 || !isSame(old, now))) tell(now, now.mode);
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  return changed;
}

function isSame(old: IndexEntry | undefined, now: IndexEntry): boolean {
  return old?.mode === now.mode && old.sha === now.sha;
}

const noFile = "000000";

/** With its time: git takes a file for unchanged that is older than the index, and changed within the same second. */
export async function copyIndex(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const { atime, mtime } = await stat(from);
  await utimes(to, atime, mtime);
}
