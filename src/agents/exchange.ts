import { closeSync, constants, fstatSync, mkdirSync, openSync, readSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * How an agent of your own (`agent: { command: … }`) talks with Rondo. These names are stable.
 *
 * | variable | what is in the file |
 * |---|---|
 * | `RONDO_PROMPT_FILE` | the prompt, which also arrives on stdin |
 * | `RONDO_MESSAGE_FILE` | write the final message here; without it, all of stdout is the message |
 * | `RONDO_RESULT_FILE` | optional JSON: `{ "cost": 0.12, "tokens": { "input": 900, "output": 80 }, "session": "…" }` |
 * | `RONDO_PLAN_FILE` | the steps as a Markdown checklist, which the agent ticks, or fills where there are none |
 * | `RONDO_CONTEXT_FILE` | a JSON object that the agent keeps from one iteration to the next |
 * | `RONDO_SESSION` | not a file: the session that an earlier iteration left, if there is one to go on with |
 */
export const PROMPT_FILE = "RONDO_PROMPT_FILE";
export const MESSAGE_FILE = "RONDO_MESSAGE_FILE";
export const RESULT_FILE = "RONDO_RESULT_FILE";
export const PLAN_FILE = "RONDO_PLAN_FILE";
export const CONTEXT_FILE = "RONDO_CONTEXT_FILE";
export const SESSION = "RONDO_SESSION";

/** A session's name comes from the agent, and goes on a command line. */
export function soundSession(session: string | null): string | null {
  return session !== null && /^[A-Za-z0-9][\w.:-]{0,199}$/.test(session) ? session : null;
}

export interface Exchange {
  readonly home: string;
  readonly prompt: string;
  readonly message: string;
  readonly result: string;
}

/** What the agent takes along from one iteration to the next: beside the work tree, so that none of it is committed. */
export interface NoteFiles {
  readonly plan: string;
  readonly context: string;
}

export function noteFiles(scratch: string): NoteFiles {
  return { plan: join(scratch, "plan.md"), context: join(scratch, "context.json") };
}

/** Written once per iteration: an agent that takes over goes on with what the one before it ticked. */
export function writeNotes(scratch: string, texts: NoteFiles): void {
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
  const files = noteFiles(scratch);
  for (const name of ["plan", "context"] as const) {
    rmSync(files[name], { recursive: true, force: true });
    writeFileSync(files[name], texts[name], { mode: 0o600, flag: "wx" });
  }
}

/** Of each file what it holds now; null: it is as it was written, or no plain file any more. */
export function changedNotes(
  scratch: string,
  written: NoteFiles,
): { readonly [Name in keyof NoteFiles]: string | null } {
  const files = noteFiles(scratch);
  const changed = (name: keyof NoteFiles): string | null => {
    const now = readLeftFile(files[name], longestNotes);
    return now === written[name] ? null : now;
  };
  return { plan: changed("plan"), context: changed("context") };
}

const longestNotes = 20_000;

export function notesEnvironment(scratch: string): Readonly<Record<string, string>> {
  const { plan, context } = noteFiles(scratch);
  return { [PLAN_FILE]: plan, [CONTEXT_FILE]: context };
}

/** Nothing of an earlier run is left to be mistaken for this one's; only HOME stays, for the sessions in it. */
export function openExchange(scratch: string, prompt: string): Exchange {
  const exchange = {
    home: join(scratch, "home"),
    prompt: join(scratch, "prompt.md"),
    message: join(scratch, "message.md"),
    result: join(scratch, "result.json"),
  };
  mkdirSync(exchange.home, { recursive: true, mode: 0o700 });
  for (const file of [exchange.prompt, exchange.message, exchange.result])
    rmSync(file, { recursive: true, force: true });
  writeFileSync(exchange.prompt, prompt, { mode: 0o600, flag: "wx" });
  return exchange;
}

/**
 * The end of a file that an agent may have written; null if it is no plain file.
 * A link could lead anywhere, a pipe would never end, and a size is the agent's to choose.
 */
export function readLeftFile(file: string, mostBytes: number): string | null {
  let descriptor: number | null = null;
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const status = fstatSync(descriptor);
    if (!status.isFile()) return null;
    const buffer = Buffer.alloc(Math.min(status.size, mostBytes));
    const read = readSync(descriptor, buffer, 0, buffer.length, Math.max(0, status.size - mostBytes));
    return buffer.subarray(0, read).toString("utf8");
  } catch {
    return null;
  } finally {
    if (descriptor !== null) closeSync(descriptor);
  }
}
