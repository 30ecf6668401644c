/** A loop file on this machine: found, read with all that is wrong in it named, and watched while its loop runs. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isMap, parse, parseDocument } from "yaml";
import { splitFrontmatter } from "../../config/frontmatter.ts";
import { loopFiles, type ReadLoopFile, readLoopFile } from "../../config/loop-file.ts";
import { formatProblem } from "../../config/problems.ts";
import { withLimitsOf } from "../../config/task-frontmatter.ts";
import { RefusedInput } from "../command.ts";
import type { LimitsWanted } from "./request.ts";
import { mustBeLimits } from "./task-settings.ts";

export interface LoopFile {
  /** Where it is, for whoever reads it again. */
  readonly path: string;
  readonly title: string;
  /** What it says, and that with what was typed beside it, as it becomes the issue's text. */
  readonly text: string;
  readonly whole: string;
  readonly read: Sound;
  readonly warnings: readonly string[];
}

type Sound = Extract<ReadLoopFile, { readonly ok: true }>;

/** `named`: what stands after `--file`; null: the places where one is looked for. */
export function loopFileOf(named: string | null, folder: string, limits: LimitsWanted): LoopFile {
  const path = named === null ? loopFiles.map((file) => join(folder, file)).find(existsSync) : resolve(named);
  if (path === undefined)
    throw new RefusedInput(
      `rondo run needs a task: rondo run "What is to be done", or a loop file (${loopFiles.join(", ")}). See \`rondo run --help\`.`,
    );
  const text = readIfThere(path);
  if (text === null) throw new RefusedInput(`${path}: it can't be read.`);
  const read = readLoopFile(text, path);
  if (!read.ok) throw new RefusedInput(read.problems.join("\n"));
  if (!read.active) throw new RefusedInput(`${path}: it says \`active: false\`; set it to true to start its loop.`);
  const whole = withLimits(text, limits);
  const again = readLoopFile(whole, path);
  const { title, warnings } = read;
  return { path, title, text, whole, read: again.ok ? again : read, warnings: warnings.map(formatProblem) };
}

/** What is typed beside it counts, whatever it says. */
function withLimits(text: string, limits: LimitsWanted): string {
  const given = mustBeLimits(limits);
  const parts = splitFrontmatter(text);
  if (given.length === 0 || parts === null) return text;
  const document = parseDocument(parts.yaml);
  if (!isMap(document.contents)) document.contents = document.createNode({}) as unknown as typeof document.contents;
  for (const [key, value] of given) {
    document.delete(key.replaceAll("-", "_"));
    document.set(key, parse(value));
  }
  return `---\n${document.toString()}---\n\n${parts.body}`;
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** What a change of the file asks of the loop: comments for it, and what a person should know. */
export interface Change {
  readonly orders: readonly string[];
  readonly warning: string | null;
}

/** `now` is null where the file is gone. Only limits change on the way, and whether it is active at all. */
export function changeOf(before: Sound, now: ReadLoopFile | null): Change {
  if (now === null || (now.ok && !now.active)) return { orders: ["/rondo stop"], warning: null };
  if (!now.ok) return { orders: [], warning: now.problems.join("\n") };
  const { changed } = withLimitsOf(withLimitsOf(null, before).issueSettings, now);
  const limits = changed.flatMap((name) => {
    const entry = now.entries.find((each) => each.name === name);
    const isPlain = typeof entry?.json === "number" || typeof entry?.json === "string";
    return entry && isPlain ? [`${entry.key}=${entry.json}`] : [];
  });
  return { orders: limits.length === 0 ? [] : [`/rondo set ${limits.join(" ")}`], warning: null };
}

const lookEveryMs = 300;

interface Watch {
  readonly path: string;
  /** What it said when the loop began. */
  readonly text: string;
  readonly order: (text: string) => Promise<unknown>;
  readonly warn: (text: string) => void;
}

/** Not by events: editors replace files in too many ways. Returns what ends it. */
export function watchLoopFile({ path, text, order, warn }: Watch): () => Promise<void> {
  const first = readLoopFile(text, path);
  if (!first.ok) return async () => undefined;
  let [sound, seen] = [first, text as string | null];
  let asked: Promise<unknown> = Promise.resolve();
  let wasGone = false;
  const look = (): void => {
    const now = readIfThere(path);
    // Some editors put a file aside before they write it anew.
    const isAside = now === null && !wasGone;
    wasGone = now === null;
    if (now === seen || isAside) return;
    seen = now;
    const read = now === null ? null : readLoopFile(now, path);
    const change = changeOf(sound, read);
    if (read?.ok) sound = read;
    if (change.warning !== null) warn(change.warning);
    for (const each of change.orders) asked = asked.then(() => order(each)).catch((error) => warn(String(error)));
  };
  const timer = setInterval(look, lookEveryMs);
  return async () => {
    clearInterval(timer);
    await asked;
  };
}
