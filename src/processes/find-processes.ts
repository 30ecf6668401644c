import { readdirSync, readFileSync } from "node:fs";

/** The variable that every process we start hands on to its children. */
export const MARKER = "RONDO_PROCESS";

/** What one started process may have left: its group, its descendants, and whoever carries its mark. */
export interface Family {
  /** The process that was started; also the number of its group. */
  readonly leader: number;
  readonly mark: string;
}

interface Seen {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
}

/** Those of the family that are alive; null where there is no /proc to look at. */
export function findProcesses(family: Family): readonly number[] | null {
  const all = processes();
  if (all === null) return null;
  const found = new Set(all.filter((seen) => belongs(seen, family)).map(({ pid }) => pid));
  // A child that emptied its environment and left the group is still known by its parent, while that one lives.
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

function belongs({ pid, group }: Seen, family: Family): boolean {
  return pid === family.leader || group === family.leader || isMarked(pid, family.mark);
}

function processes(): readonly Seen[] | null {
  if (process.platform !== "linux") return null;
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => look(Number(name)) ?? []);
  } catch {
    return null;
  }
}

function look(pid: number): Seen | null {
  if (pid === process.pid) return null;
  const stat = readProc(pid, "stat");
  // The name stands in parentheses and may itself hold spaces and parentheses: the fields begin after the last one.
  const [state, parent, group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (stat === "" || state === "Z" || state === "X") return null;
  return { pid, parent: Number(parent), group: Number(group) };
}

function isMarked(pid: number, mark: string): boolean {
  return readProc(pid, "environ")
    .split("\0")
    .some((entry) => entry.startsWith(`${MARKER}=`) && entry.includes(mark));
}

/** Empty for a process that is gone or someone else's. */
function readProc(pid: number, file: "stat" | "environ"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch {
    return "";
  }
}
