import { runProcess } from "../processes/run-process.ts";
import { agentEnvironment, type Environment } from "./environment.ts";

/**
 * Processes of one user can read each other's environment, where the job's tokens are, and outlive each other.
 * In a process namespace of its own, the agent sees no process but its own, and they all end with it.
 * Linux has that for anyone, unless the system forbids it (Ubuntu 24.04 does, by AppArmor); root needs no user namespace.
 */
const NAMESPACE = ["--pid", "--fork", "--kill-child", "--mount-proc"];
const OWN_USER = ["--user", "--map-current-user"];

/** The first process of a namespace takes in orphans; a shell does so, and is no agent that must not be killed. */
const INIT = ["sh", "-c", '"$@"; exit $?', "sh"];

const known = new Map<string, Promise<readonly string[]>>();

/** What to put before a command line to isolate it; nothing where that can't be. */
export function isolation(environment: Environment, isWanted = true): Promise<readonly string[]> {
  if (!isWanted) return Promise.resolve([]);
  const path = environment.PATH ?? "";
  const found = known.get(path) ?? probe(environment);
  known.set(path, found);
  return found;
}

async function probe(environment: Environment): Promise<readonly string[]> {
  if (process.platform !== "linux") return [];
  const isRoot = process.getuid?.() === 0;
  const prefix = ["unshare", ...(isRoot ? [] : OWN_USER), ...NAMESPACE, "--", ...INIT] as const;
  const end = await runProcess({
    command: [...prefix, "true"],
    cwd: "/",
    env: agentEnvironment(environment, { home: "/", names: [] }),
    timeoutMs: 5_000,
  });
  return end.how === "exited" && end.code === 0 ? prefix : [];
}
