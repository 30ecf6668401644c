/**
 * A file of the default branch as a loop's task. The loop keeps the text that it began with; limits and `active` are
 * read anew in each of its runs.
 */
import { isLoopFilePath, type ReadLoopFile, readLoopFile } from "../config/loop-file.ts";
import { withLimitsOf } from "../config/task-frontmatter.ts";
import type { HumanWord } from "../loop/outcome.ts";
import type { Forge, NamedFile, Sight } from "../ports.ts";
import { markdownLine } from "../render/outgoing.ts";
import type { StateRecord } from "../state/record.ts";
import type { LoopTrigger } from "./start-wish.ts";

export type TaskFileFound =
  | { readonly kind: "file"; readonly file: NamedFile }
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "none" };

/** The file that somebody named who started a loop by hand. */
export async function findTaskFile(forge: Pick<Forge, "filesNow">, trigger: LoopTrigger): Promise<TaskFileFound> {
  const path = trigger.kind === "dispatch" ? trigger.file : "";
  if (path === "") return { kind: "none" };
  if (!isLoopFilePath(path))
    return refused(`The input \`file\` is "${markdownLine(path, 120)}"; it must be a path such as .rondo/loop.md`);
  const [file] = await forge.filesNow([path]);
  if (!file) return refused(`The default branch has no file ${path}`);
  const read = readLoopFile(file.text, path);
  if (!read.ok) return refused(`${path} can't be used:\n\n${list(read)}\n\nMend it on the default branch`);
  return read.active ? { kind: "file", file } : refused(`${path} says \`active: false\`. Set it to \`true\` first`);
}

function refused(why: string): TaskFileFound {
  return { kind: "refused", why: `Nothing was started. ${why}, then run the workflow again.` };
}

function list({ problems }: Extract<ReadLoopFile, { ok: false }>): string {
  return problems.map((problem) => `- ${markdownLine(problem, 400)}`).join("\n");
}

/** The sight of a loop whose task is a file: its text stands where the issue's would. */
export function withTask(sight: Sight, text: string | null): Sight {
  return text === null ? sight : { ...sight, issue: { ...sight.issue, body: text } };
}

export interface Heeded {
  readonly state: StateRecord;
  /** The file says that it is over. */
  readonly human: HumanWord | null;
  readonly warnings: readonly string[];
}

/** What the loop's file says now: only limits change on the way, and whether it is active at all. */
export async function heedTaskFile(forge: Pick<Forge, "filesNow">, state: StateRecord): Promise<Heeded> {
  const { taskFile } = state;
  if (taskFile === null) return { state, human: null, warnings: [] };
  const { path } = taskFile;
  const stop = (why: string): Heeded => ({ state, human: { says: "stop", by: path, why }, warnings: [] });
  const [file] = await forge.filesNow([path]);
  if (!file) return stop("the file is not on the default branch any more");
  const read = readLoopFile(file.text, path);
  if (!read.ok)
    return {
      state,
      human: null,
      warnings: [`${path} can't be read any more, so the limits stand: ${markdownLine(read.problems[0] ?? "", 200)}`],
    };
  if (!read.active) return stop("it says `active: false`");
  const { issueSettings, changed } = withLimitsOf(state.issueSettings, read);
  if (changed.length === 0) return { state, human: null, warnings: [] };
  // The newest word counts, also over one that was said by a command.
  const limits = { ...state.limits, ...Object.fromEntries(changed.map((name) => [name, null])) };
  return { state: { ...state, issueSettings, limits }, human: null, warnings: [] };
}
