import type { PackedContent } from "./change.ts";
import { type PatchLines, PatchProblem } from "./patch-lines.ts";

/** The content forward, and (where git made the patch) backward. */
export function readBinary(lines: PatchLines): PackedContent | PatchProblem {
  lines.take();
  const forward = readBinaryPart(lines);
  if (forward instanceof PatchProblem) return forward;
  const backward = isBinaryPart(lines.peek()) ? readBinaryPart(lines) : null;
  return backward instanceof PatchProblem ? backward : forward;
}

const binaryPart = /^(literal|delta) (\d{1,10})$/;

function isBinaryPart(line: string | undefined): boolean {
  return line !== undefined && binaryPart.test(line);
}

function readBinaryPart(lines: PatchLines): PackedContent | PatchProblem {
  const match = binaryPart.exec(lines.peek() ?? "");
  if (match === null) return lines.problem("A binary patch must go on with `literal SIZE` or `delta SIZE`");
  lines.take();
  const encoded: string[] = [];
  for (let line = lines.peek(); line !== ""; line = lines.peek()) {
    if (line === undefined || !isBase85Line(line)) return lines.problem("The line is no part of a binary patch");
    encoded.push(line);
    lines.take();
  }
  if (encoded.length === 0) return lines.problem("The binary patch has no content");
  lines.take();
  return { method: match[1] === "delta" ? "delta" : "literal", size: Number(match[2]), lines: encoded };
}

const base85Line = /^[A-Za-z][0-9A-Za-z!#$%&()*+;<=>?@^_`{|}~-]{5,65}$/;

/** The first letter counts the bytes (A is 1, z is 52); every four of them, or what is left, make five characters. */
function isBase85Line(line: string): boolean {
  if (!base85Line.test(line)) return false;
  const letter = line.charCodeAt(0);
  const bytes = letter <= 90 ? letter - 64 : letter - 96 + 26;
  return line.length - 1 === Math.ceil(bytes / 4) * 5;
}
