import type { AddedLine } from "./change.ts";
import type { PatchHeader } from "./patch-headers.ts";
import { type PatchLines, PatchProblem } from "./patch-lines.ts";

export interface PatchContent {
  readonly binary: boolean;
  readonly addedLines: readonly AddedLine[];
  readonly size: number;
}

export function readContent(lines: PatchLines, header: PatchHeader): PatchContent | PatchProblem {
  const first = lines.peek();
  if (first === "GIT binary patch") return readBinary(lines);
  if (first?.startsWith("Binary files "))
    return lines.problem("The content of a binary file is missing: make the patch with `git diff --binary`");
  if (first?.startsWith("--- ")) return readText(lines, header);
  // Git passes over a file to which nothing happens, and reads what follows.
  if (header.kind === "modified" && header.oldMode === header.newMode)
    return lines.problem("The file before this line has a header, but no change");
  return { binary: false, addedLines: [], size: 0 };
}

function readText(lines: PatchLines, { kind, before, after }: PatchHeader): PatchContent | PatchProblem {
  for (const name of [`--- ${before}`, `+++ ${after}`]) {
    // Git ends a name that holds a space with a tab.
    if (lines.peek() !== name && lines.peek() !== `${name}\t`)
      return lines.problem("`---` and `+++` name another file than the header does");
    lines.take();
  }
  const added: AddedLine[] = [];
  let size = 0;
  let hunks = 0;
  for (; lines.peek()?.startsWith("@@ "); hunks += 1) {
    const hunk = readHunk(lines, kind, added);
    if (hunk instanceof PatchProblem) return hunk;
    size += hunk;
  }
  return hunks === 0 ? lines.problem("A hunk (`@@ -1 +1 @@`) must follow") : { binary: false, addedLines: added, size };
}

const hunkHeader = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;

/** Adds the hunk's new lines and answers their bytes. The counts alone say where it ends, whatever its lines look like. */
function readHunk(lines: PatchLines, kind: PatchHeader["kind"], added: AddedLine[]): number | PatchProblem {
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
    }
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

/** The content forward, and (where git made the patch) backward. */
function readBinary(lines: PatchLines): PatchContent | PatchProblem {
  lines.take();
  const forward = readBinaryPart(lines);
  if (forward instanceof PatchProblem) return forward;
  const backward = isBinaryPart(lines.peek()) ? readBinaryPart(lines) : 0;
  return backward instanceof PatchProblem ? backward : { binary: true, addedLines: [], size: forward };
}

const binaryPart = /^(?:literal|delta) (\d{1,10})$/;

function isBinaryPart(line: string | undefined): boolean {
  return line !== undefined && binaryPart.test(line);
}

/** The bytes that one part unpacks to: those of the file, or of the delta that makes it. */
function readBinaryPart(lines: PatchLines): number | PatchProblem {
  const match = binaryPart.exec(lines.peek() ?? "");
  if (match === null) return lines.problem("A binary patch must go on with `literal SIZE` or `delta SIZE`");
  lines.take();
  let encoded = 0;
  for (; lines.peek() !== ""; encoded += 1) {
    if (!isBase85Line(lines.peek() ?? "")) return lines.problem("The line is no part of a binary patch");
    lines.take();
  }
  if (encoded === 0) return lines.problem("The binary patch has no content");
  lines.take();
  return Number(match[1]);
}

const base85Line = /^[A-Za-z][0-9A-Za-z!#$%&()*+;<=>?@^_`{|}~-]{5,65}$/;

/** The first letter counts the bytes (A is 1, z is 52); every four of them, or what is left, make five characters. */
function isBase85Line(line: string): boolean {
  if (!base85Line.test(line)) return false;
  const letter = line.charCodeAt(0);
  const bytes = letter <= 90 ? letter - 64 : letter - 96 + 26;
  return line.length - 1 === Math.ceil(bytes / 4) * 5;
}
