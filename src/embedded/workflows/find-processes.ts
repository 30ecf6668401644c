/** Which processes on this machine belong to a job. Linux only; elsewhere its process groups have to do. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

export interface JobTraces {
  /** Stands in the environment of every process that a step starts. */
  readonly marker: string;
  /** Where the job's folders are: a program that cleans its children's environment still starts them there. */
  readonly folder: string;
  /** Seconds since the machine started: someone who only looks into the folder was there before. */
  readonly since: number;
}

/** As the kernel counts the start of processes. */
const TICKS_PER_SECOND = 100;

/** Now, as the kernel counts it for processes; /proc/uptime may be a container's own. */
export function secondsSinceBoot(): number {
  return statOf(String(process.pid)).startedAt + process.uptime();
}

interface Found {
  readonly pid: number;
  readonly parent: number;
  readonly startedAt: number;
}

/** Those with a trace of the job, and all that descend from one. */
export function findProcesses(traces: JobTraces): readonly number[] {
  if (process.platform !== "linux") return [];
  const later = processes().filter(({ pid, startedAt }) => pid !== process.pid && startedAt >= traces.since - 1);
  const own = new Set(later.filter(({ pid }) => hasTrace(pid, traces)).map(({ pid }) => pid));
  for (let known = -1; known < own.size; ) {
    known = own.size;
    for (const { pid, parent } of later) if (own.has(parent)) own.add(pid);
  }
  return [...own];
}

function processes(): readonly Found[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(statOf);
}

/** The program's name stands in parentheses, and may hold spaces and parentheses itself. A zombie is gone already. */
function statOf(pid: string): Found {
  const [state, parent, ...rest] = read(`${pid}/stat`)
    .replace(/^.*\)\s*/s, "")
    .split(" ");
  const startedAt = Number(rest[17] ?? 0) / TICKS_PER_SECOND;
  return { pid: Number(pid), parent: Number(parent), startedAt: state === "Z" ? -1 : startedAt };
}

function hasTrace(pid: number, { marker, folder }: JobTraces): boolean {
  if (read(`${pid}/environ`).includes(`RUNNER_TRACKING_ID=${marker}`)) return true;
  try {
    return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`);
  } catch {
    return false;
  }
}

function read(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "latin1");
  } catch {
    // It has ended, or is somebody else's.
    return "";
  }
}
