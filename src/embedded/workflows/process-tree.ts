/** All processes of one job: each in a group of its own, and none of them left when the job ends. */
import { type ChildProcess, spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { findProcesses, type JobTraces, secondsSinceBoot } from "./find-processes.ts";
import { readLines } from "./read-lines.ts";

/** How long a cancelled process may take after each signal, in milliseconds. */
export interface CancelTimes {
  readonly afterInterrupt: number;
  readonly afterTerminate: number;
}

export const GITHUB_CANCEL_TIMES: CancelTimes = { afterInterrupt: 7_500, afterTerminate: 2_500 };

export interface ProcessRequest {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onLine: (line: string) => void;
}

export type Exit =
  | { readonly kind: "exited"; readonly code: number }
  | { readonly kind: "killed"; readonly signal: NodeJS.Signals }
  | { readonly kind: "not-started"; readonly reason: string };

/** A background process may hold the pipe of a step that is over: its output is not waited for longer than this. */
const QUIET_AFTER_EXIT = 300;
const LOOK_EVERY = 25;
const LONGEST_SWEEP = 5_000;

export class ProcessTree {
  readonly #traces: JobTraces;
  readonly #times: CancelTimes;
  readonly #groups = new Set<number>();
  readonly #foreground = new Set<number>();

  /** By the marker and the folder, a process that left its group is still found. */
  constructor(marker: string, folder: string, times: CancelTimes) {
    this.#traces = { marker, folder: realpathSync(folder), since: secondsSinceBoot() };
    this.#times = times;
  }

  run(request: ProcessRequest): Promise<Exit> {
    return new Promise((resolve) => {
      const child = spawn(request.command, [...request.args], {
        cwd: request.cwd,
        env: { ...request.env, RUNNER_TRACKING_ID: this.#traces.marker },
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
      });
      child.once("error", (error) => resolve({ kind: "not-started", reason: error.message }));
      const { pid, stdout, stderr } = child;
      if (pid === undefined) return;
      this.#groups.add(pid);
      this.#foreground.add(pid);
      const lastData = { at: 0 };
      for (const stream of [stdout, stderr]) readLines(stream, request.onLine, () => (lastData.at = performance.now()));
      child.once("exit", (code, signal) => {
        void drained(child, lastData).then(() => {
          this.#foreground.delete(pid);
          resolve(signal === null ? { kind: "exited", code: code ?? 1 } : { kind: "killed", signal });
        });
      });
    });
  }

  /**
   * Cancel as GitHub's runner does: SIGINT, then SIGTERM, then the end of the whole tree. The signals go to the step's
   * own process alone: whatever that one has started hears of it only if it is told.
   */
  async interrupt(): Promise<void> {
    const targets = [...this.#foreground];
    const running = (): boolean => targets.some((pid) => this.#foreground.has(pid));
    for (const [signal, patience] of [
      ["SIGINT", this.#times.afterInterrupt],
      ["SIGTERM", this.#times.afterTerminate],
    ] as const) {
      for (const pid of targets) signalProcess(pid, signal);
      const until = performance.now() + patience;
      while (running() && performance.now() < until) await wait(10);
      if (!running()) return;
    }
    this.kill("SIGKILL");
  }

  /** At once, and everything: also what a step left running in the background. */
  kill(signal: NodeJS.Signals): void {
    // Found before the first is signalled: the children of a dead one can't be told any more.
    const found = findProcesses(this.#traces);
    for (const pid of this.#groups) signalGroup(pid, signal);
    for (const pid of found) signalProcess(pid, signal);
  }

  /** Nothing of the job may outlive it. */
  async sweep(): Promise<void> {
    const until = performance.now() + LONGEST_SWEEP;
    let left = findProcesses(this.#traces);
    for (const pid of this.#groups) signalGroup(pid, "SIGKILL");
    while (left.length > 0 && performance.now() < until) {
      for (const pid of left) signalProcess(pid, "SIGKILL");
      await wait(10);
      left = findProcesses(this.#traces);
    }
    this.#groups.clear();
  }
}

/** Resolves when all output was read, or when nothing more came for a while from whoever still holds the pipes. */
function drained(child: ChildProcess, lastData: { readonly at: number }): Promise<void> {
  const exitedAt = performance.now();
  return new Promise((resolve) => {
    const end = (): void => {
      clearInterval(look);
      resolve();
    };
    const look = setInterval(() => {
      if (performance.now() - Math.max(lastData.at, exitedAt) >= QUIET_AFTER_EXIT) end();
    }, LOOK_EVERY);
    child.once("close", end);
  });
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  signalProcess(-pid, signal);
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}
