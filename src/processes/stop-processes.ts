import { setTimeout as wait } from "node:timers/promises";
import { type Family, findProcesses } from "./find-processes.ts";

/** How long we keep killing what will not die: a fork bomb, or a process of another user. */
const LONGEST_KILL_MS = 3_000;
const LONGEST_PAUSE_MS = 50;

/** SIGTERM to the whole family; after the grace, SIGKILL, again and again until nobody is left. */
export async function stopProcesses(family: Family, graceMs: number): Promise<void> {
  if (!send(family, "SIGTERM")) return;
  if (await untilGone(() => isAlive(family), graceMs)) return;
  await untilGone(() => send(family, "SIGKILL"), LONGEST_KILL_MS);
}

async function untilGone(someoneLives: () => boolean, longestMs: number): Promise<boolean> {
  const end = performance.now() + longestMs;
  for (let pause = 5; someoneLives(); pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const left = end - performance.now();
    if (left <= 0) return false;
    await wait(Math.min(pause, left));
  }
  return true;
}

/** Whether there was anyone to send it to. */
function send(family: Family, signal: NodeJS.Signals): boolean {
  const found = findProcesses(family);
  if (found === null) return kill(-family.leader, signal);
  for (const pid of found) kill(pid, signal);
  return found.length > 0;
}

function isAlive(family: Family): boolean {
  return findProcesses(family)?.some(() => true) ?? kill(-family.leader, 0);
}

function kill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
