import type { AddedLine, PackedContent } from "./change.ts";
import { readBinary } from "./patch-binary.ts";
import type { PatchHeader } from "./patch-headers.ts";
import { type PatchLines, PatchProblem } from "./patch-lines.ts";

export interface PatchContent {
  readonly binary: boolean;
  readonly addedLines: readonly AddedLine[];
  readonly removedLines: readonly string[];
  readonly packed?: PackedContent;
  readonly size: number;
}

export function readContent(lines: PatchLines, header: PatchHeader): PatchContent | PatchProblem {
  const first = lines.peek();
  if (first === "GIT binary patch") {
    const packed = readBinary(lines);
    if (packed instanceof PatchProblem) return packed;
    return { binary: true, addedLines: [], removedLines: [], packed, size: packed.size };
  }
  if (first?.startsWith("Binary files "))
    return lines.problem("The content of a binary file is missing: make the patch with `git diff --binary`");
  if (first?.startsWith("--- ")) return readText(lines, header);
  // Git passes over a file to which nothing happens, and reads what follows.
  if (header.kind === "modified" && header.oldMode === header.newMode)
    return lines.problem("The file before this line has a header, but no change");
  return { binary: false, addedLines: [], removedLines: [], size: 0 };
}

function readText(lines: PatchLines, { kind, before, after }: PatchHeader): PatchContent | PatchProblem {
  for (const name of [`--- ${before}`, `+++ ${after}`]) {
    // Git ends a name that holds a space with a tab.
    if (lines.peek() !== name && lines.peek() !== `${name}\t`)
      return lines.problem("`---` and `+++` name another file than the header does");
    lines.take();
  }
  const [added, removed]: [AddedLine[], string[]] = [[], []];
  let size = 0;
  let hunks = 0;
  for (; lines.peek()?.startsWith("@@ "); hunks += 1) {
    const hunk = readHunk(lines, kind, { added, removed });
    if (hunk instanceof PatchProblem) return hunk;
    size += hunk;
  }
  if (hunks === 0) return lines.problem("A hunk (`@@ -1 +1 @@`) must follow");
  return { binary: false, addedLines: added, removedLines: removed, size };
}

const hunkHeader = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;

interface HunkLines {
  readonly added: AddedLine[];
  readonly removed: string[];
}

/** Collects the hunk's lines and answers the new ones' bytes. The counts alone say where it ends, whatever its lines look like. */
function readHunk(lines: PatchLines, kind: PatchHeader["kind"], { added, removed }: HunkLines): number | PatchProblem {
  const counts = readCounts(lines, kind);
  if (counts instanceof PatchProblem) return counts;
  let { oldLeft, newLeft, line } = counts;
  let size = 0;
  while (oldLeft > 0 || newLeft > 0) {
    const text = lines.peek();
    const [fromOld, toNew] = sides(text);
    if (fromOld + toNew === 0 || fromOld > oldLeft || toNew > newLeft)
      return lines.problem("The hunk does not have the lines that its header counts");
    lines.take();
    const unended = lines.peek()?.startsWith("\\ ") ?? false;
    if (unended) lines.take();
    if (text !== undefined && fromOld === 0) {
      added.push({ line, text: text.slice(1) });
      size += utf8Length(text) - (unended ? 1 : 0);
    } else if (text !== undefined && toNew === 0) removed.push(text.slice(1));
    oldLeft -= fromOld;
    newLeft -= toNew;
    line += toNew;
  }
  return size;
}

function readCounts(lines: PatchLines, kind: PatchHeader["kind"]) {
  const match = hunkHeader.exec(lines.peek() ?? "");
  if (match === null) return lines.problem("The hunk's header is malformed");
  const [oldLeft, newLeft, line] = [Number(match[2] ?? 1), Number(match[4] ?? 1), Number(match[3])];
  if (oldLeft + newLeft === 0 || (kind === "added" && oldLeft > 0) || (kind === "deleted" && newLeft > 0))
    return lines.problem(`The hunk's counts do not fit a file that is ${kind}`);
  lines.take();
  return { oldLeft, newLeft, line };
}

/** How many lines of the old and of the new file a line of a hunk stands for. */
function sides(text: string | undefined): readonly [number, number] {
  if (text === undefined) return [0, 0];
  if (text.startsWith("-")) return [1, 0];
  if (text.startsWith("+")) return [0, 1];
  // Under `diff.suppressBlankEmpty`, an empty line of context lacks its space.
  return text === "" || text.startsWith(" ") ? [1, 1] : [0, 0];
}

export function utf8Length(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x80) length += 1;
    // Each half of a surrogate pair is two of the pair's four bytes.
    if (unit >= 0x800 && (unit < 0xd800 || unit > 0xdfff)) length += 1;
  }
  return length;
}
