/** A loop on disk, below the repository's own `.git`: what `--resume` goes on with. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RefusedInput } from "../command.ts";
import type { KeptStage } from "../local/stage.ts";
import { type Template, templates } from "../local/template.ts";

/** Another version's folder is not read. */
const VERSION = 1;

export interface RunFacts {
  readonly task: string;
  /** The loop file that it came from, and what that said then. */
  readonly file?: { readonly path: string; readonly text: string };
  readonly template: Template;
  readonly setup: string | null;
  /** `owner/name` on the embedded GitHub. */
  readonly repository: string;
  readonly issue: number;
  /** Names of the variables that the agent gets. */
  readonly keys: readonly string[];
  /** The branch that it began from, for people. */
  readonly base: string;
  /** The branch that it comes back as. */
  readonly branch: string;
}

interface Written extends RunFacts {
  readonly version: number;
  readonly pid: number;
  readonly nextRunId: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export class KeptRun {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  get forge(): string {
    return join(this.folder, "forge");
  }

  save(facts: RunFacts, stage: KeptStage): void {
    mkdirSync(this.folder, { recursive: true });
    this.#write("world", stage.world);
    const written: Written = {
      ...facts,
      version: VERSION,
      pid: process.pid,
      nextRunId: stage.nextRunId,
      at: Date.now(),
    };
    this.#write("run.json", `${JSON.stringify(written, null, 2)}\n`);
  }

  load(): { readonly facts: RunFacts; readonly stage: KeptStage } {
    const written = this.#read();
    if (written === null) throw new RefusedInput(`${this.folder}: it can't be read; delete it and start again.`);
    if (written.pid !== process.pid && isAlive(written.pid))
      throw new RefusedInput(
        `Process ${written.pid} works on this loop. If it is no Rondo, delete ${join(this.folder, "run.json")}.`,
      );
    return { facts: written, stage: { world: readFileSync(join(this.folder, "world")), nextRunId: written.nextRunId } };
  }

  /** 0: there is nothing to go on with. */
  get at(): number {
    return existsSync(join(this.folder, "world")) ? (this.#read()?.at ?? 0) : 0;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #read(): Written | null {
    try {
      const read = JSON.parse(readFileSync(join(this.folder, "run.json"), "utf8")) as Written;
      return read.version === VERSION && templates.includes(read.template) ? read : null;
    } catch {
      return null;
    }
  }

  /** Whole or not at all, whenever the machine stops. */
  #write(name: string, content: string | Uint8Array): void {
    const path = join(this.folder, name);
    writeFileSync(`${path}.new`, content);
    renameSync(`${path}.new`, path);
  }
}

export class KeptRuns {
  readonly #folder: string;

  constructor(gitDir: string) {
    this.#folder = join(gitDir, "rondo");
  }

  named(name: string): KeptRun {
    return new KeptRun(join(this.#folder, name));
  }

  /** The one that somebody worked on last. */
  newest(): KeptRun | null {
    if (!existsSync(this.#folder)) return null;
    const [newest] = readdirSync(this.#folder)
      .map((name) => this.named(name))
      .filter(({ at }) => at > 0)
      .sort((a, b) => b.at - a.at);
    return newest ?? null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
