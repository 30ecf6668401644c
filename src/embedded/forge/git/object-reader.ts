import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { ObjectKind } from "./object-store.ts";

export interface FoundObject {
  readonly sha: string;
  readonly kind: ObjectKind;
  readonly bytes: Uint8Array;
}

interface Pending {
  readonly withContents: boolean;
  readonly resolve: (found: FoundObject | undefined) => void;
  readonly reject: (error: Error) => void;
}

const KINDS: readonly string[] = ["blob", "tree", "commit", "tag"] satisfies ObjectKind[];

function isKind(text: string | undefined): text is ObjectKind {
  return text !== undefined && KINDS.includes(text);
}

/** One `git cat-file --batch-command` for the life of a repository: a read costs no process. */
export class ObjectReader {
  readonly #start: () => ChildProcessWithoutNullStreams;
  #child: ChildProcessWithoutNullStreams | undefined;
  #waiting: Pending[] = [];
  #buffer: Buffer = Buffer.alloc(0);
  #closed = false;

  constructor(gitDir: string, env: NodeJS.ProcessEnv) {
    const args = ["--git-dir", gitDir, "cat-file", "--batch-command"];
    // In a group of its own, for a terminal's Ctrl-C is for us alone; it ends with our end of the pipe.
    this.#start = () => spawn("git", args, { env, detached: true });
  }

  /** Name and kind only. */
  info(name: string): Promise<FoundObject | undefined> {
    return this.#ask("info", name);
  }

  contents(name: string): Promise<FoundObject | undefined> {
    return this.#ask("contents", name);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
    child.stdin.end();
    await ended;
  }

  #ask(command: "info" | "contents", name: string): Promise<FoundObject | undefined> {
    if (/[\n\0]/.test(name) || name.trim() === "") return Promise.resolve(undefined);
    // a late question must not start a process that nobody would end
    if (this.#closed) return Promise.reject(new Error("This repository is closed."));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ withContents: command === "contents", resolve, reject });
      this.#running().stdin.write(`${command} ${name}\n`);
    });
  }

  #running(): ChildProcessWithoutNullStreams {
    if (this.#child !== undefined) return this.#child;
    const child = this.#start();
    this.#child = child;
    child.stdout.on("data", (chunk: Buffer) => {
      this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
      while (this.#answerOne());
    });
    child.stdin.on("error", () => {});
    child.stderr.resume();
    const fail = (): void => {
      this.#child = undefined;
      this.#buffer = Buffer.alloc(0);
      for (const pending of this.#waiting.splice(0)) pending.reject(new Error("git cat-file ended"));
    };
    child.on("error", fail);
    child.on("close", fail);
    return child;
  }

  /** Whether a whole answer was in the buffer. */
  #answerOne(): boolean {
    const pending = this.#waiting[0];
    const end = this.#buffer.indexOf(0x0a);
    if (pending === undefined || end < 0) return false;
    const [sha = "", kind, size = "0"] = this.#buffer.toString("utf8", 0, end).split(" ");
    const found = isKind(kind) && /^[0-9a-f]{40,64}$/.test(sha);
    const bodyEnd = end + 1 + (found && pending.withContents ? Number(size) + 1 : 0);
    if (this.#buffer.length < bodyEnd) return false;
    const bytes =
      found && pending.withContents ? Buffer.from(this.#buffer.subarray(end + 1, bodyEnd - 1)) : Buffer.alloc(0);
    this.#buffer = this.#buffer.subarray(bodyEnd);
    this.#waiting.shift();
    pending.resolve(found ? { sha, kind, bytes } : undefined);
    return true;
  }
}
