import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type ProcessRequest, type ProcessResult, runProcess } from "../../src/processes/run-process.ts";

export const path = process.env.PATH ?? "/usr/bin:/bin";

/** Gone when the test is over. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "rondo-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

export function bash(script: string, given: Partial<ProcessRequest> = {}): Promise<ProcessResult> {
  return runProcess({ command: { bash: script }, cwd: tmpdir(), env: { PATH: path }, graceMs: 200, ...given });
}

export function program(command: readonly [string, ...string[]], given: Partial<ProcessRequest> = {}) {
  return runProcess({ command, cwd: tmpdir(), env: { PATH: path }, graceMs: 200, ...given });
}

/** A zombie is dead: it only waits for someone to read its exit code. */
export function isAlive(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return false;
  }
}

export function pidsIn(at: string, name = "pids"): readonly number[] {
  const file = join(at, name);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8").trim().split(/\s+/).map(Number);
}

/** Processes on this machine with that text in their environment. */
export function carriersOf(text: string): readonly number[] {
  const carries = (pid: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/environ`, "latin1").includes(text);
    } catch {
      return false;
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && carries(name))
    .map(Number)
    .filter(isAlive);
}
