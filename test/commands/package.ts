/** The package as people have it: built from these sources into a folder of its own, and run as a process. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { build, type RolldownOptions } from "rolldown";
import bundles from "../../rolldown.config.ts";

export interface Started {
  readonly process: ChildProcess;
  /** Its TMPDIR: what is left behind there, it left. */
  readonly temporary: string;
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

export interface StartOptions {
  readonly packageFolder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

export function pressCtrlC({ process: { pid } }: Started): void {
  if (pid !== undefined) process.kill(-pid, "SIGINT");
}

export class Package {
  readonly home: string;
  #starts = 0;

  private constructor(home: string) {
    this.home = home;
  }

  static async build(): Promise<Package> {
    const home = mkdtempSync(join(tmpdir(), "rondo-package-"));
    for (const name of ["package.json", "action.yml", "templates"])
      cpSync(name, join(home, "package", name), { recursive: true });
    for (const bundle of bundles as RolldownOptions[])
      await build({ ...bundle, logLevel: "silent", output: { ...bundle.output, dir: join(home, "package", "dist") } });
    return new Package(home);
  }

  get folder(): string {
    return join(this.home, "package");
  }

  start(args: readonly string[], { packageFolder = this.folder, environment, cwd }: StartOptions = {}): Started {
    const temporary = join(this.home, `tmp-${this.#starts++}`);
    mkdirSync(temporary);
    const child = spawn(process.execPath, [join(packageFolder, "dist/cli.js"), ...args], {
      cwd: cwd ?? temporary,
      env: { PATH: process.env.PATH, TMPDIR: temporary, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      // So that a signal can go to all of it, as a terminal's Ctrl-C does.
      detached: true,
    });
    const code = new Promise<number | null>((resolve) => child.on("close", resolve));
    const ended = Promise.all([code, text(child.stdout), text(child.stderr)]).then(([end, stdout, stderr]) => ({
      code: end,
      stdout,
      stderr,
    }));
    return { process: child, temporary, ended };
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true });
  }
}
