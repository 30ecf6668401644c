import type { Change } from "./change.ts";
import { readContent } from "./patch-content.ts";
import { readHeader } from "./patch-headers.ts";
import { PatchLines, PatchProblem } from "./patch-lines.ts";

export type ReadPatch =
  | { readonly files: readonly Change[] }
  | { readonly problem: { readonly line: number; readonly message: string } };

/**
 * Reads what `git diff --binary --full-index` prints, and nothing more: `git apply` skips what it does not understand and
 * guesses at the rest, so that whatever is not exactly git's own output could mean something else to it than to us.
 */
export function readPatch(patch: string): ReadPatch {
  if (patch === "") return { files: [] };
  const all = patch.split("\n");
  const lines = new PatchLines(all.slice(0, -1));
  if (all.at(-1) !== "") return { problem: new PatchProblem(all.length, "The patch ends in the middle of a line") };
  const files = new Map<string, Change>();
  const left = new Set<string>();
  let previous: Change | undefined;
  while (lines.peek() !== undefined) {
    const twice = lines.problem("The patch changes the same file twice");
    const change = readChange(lines);
    if (change instanceof PatchProblem) return { problem: change };
    const known = files.get(change.path);
    const joined = known === undefined ? change : known === previous ? typeChange(known, change) : undefined;
    const source = change.kind === "renamed" ? change.oldPath : undefined;
    if (joined === undefined || (source !== undefined && left.has(source))) return { problem: twice };
    if (source !== undefined) left.add(source);
    files.set(change.path, joined);
    previous = joined;
  }
  return { files: [...files.values()] };
}

function readChange(lines: PatchLines): Change | PatchProblem {
  const header = readHeader(lines);
  if (header instanceof PatchProblem) return header;
  const content = readContent(lines, header);
  if (content instanceof PatchProblem) return content;
  const { before: _before, after: _after, ...change } = header;
  return { ...change, ...content };
}

/** Git writes a file that becomes a symlink as two: the one deleted, then the other added under the same name. */
function typeChange(deleted: Change, added: Change): Change | undefined {
  if (deleted.kind !== "deleted" || added.kind !== "added") return undefined;
  const sameType = deleted.oldMode?.slice(0, 3) === added.newMode?.slice(0, 3);
  return sameType ? undefined : { ...added, kind: "type-changed", oldMode: deleted.oldMode };
}
