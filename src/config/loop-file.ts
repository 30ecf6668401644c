import { formatProblem } from "./problems.ts";
import { readTaskFrontmatter, type TaskFrontmatter } from "./task-frontmatter.ts";

/** Where a loop file is looked for, in this order: ours, then the one that document 001 describes. */
export const loopFiles: readonly string[] = [".rondo/loop.md", ".stravinsky/continuation-loop.md"];

const longestPath = 100;

/** The path of a Markdown file in a repository. */
export function isLoopFilePath(path: string): boolean {
  const isPlain = /^[\w.@ -]+(?:\/[\w.@ -]+)*\.md$/i.test(path) && path.length <= longestPath;
  return isPlain && !path.split("/").includes("..");
}

export type ReadLoopFile =
  | ({ readonly ok: true; readonly title: string; readonly text: string } & TaskFrontmatter)
  | { readonly ok: false; readonly problems: readonly string[] };

/** A task and its limits in one file. What can't be read starts nothing: a mistyped limit must not mean none. */
export function readLoopFile(text: string, path: string): ReadLoopFile {
  const wrong = (line: number, message: string): ReadLoopFile => ({
    ok: false,
    problems: [formatProblem({ file: path, line, column: 1, path: "", message })],
  });
  const read = readTaskFrontmatter(text, path);
  if (read.kind === "wrong") return { ok: false, problems: read.problems };
  if (read.kind === "none")
    return wrong(1, "the settings are missing; begin the file with a line `---`, the settings, and another line `---`");
  const first = read.body.split("\n").find((line) => line.trim() !== "");
  if (first === undefined)
    return wrong(text.split("\n").length, "the task is missing; write what is to be done below the second line `---`");
  return { ok: true, ...read, text, title: first.replace(/^#+\s+/, "").trim() };
}
