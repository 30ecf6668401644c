import type { Comment, Forge, Sight } from "../ports.ts";
import { continuationKey } from "./continuation.ts";
import { type FoundLoop, findLoop } from "./find-loop.ts";
import { branchOf, type World } from "./world.ts";

/** A dispatch that was accepted normally becomes a run within seconds. */
const patienceMs = 10 * 60_000;

/** Wakes loops that are parked until now, and those that should run but have no run. */
export async function sweep(world: World): Promise<string> {
  const { forge, run } = world;
  const issues = [...(await forge.issuesWith("rondo: running")), ...(await forge.issuesWith("rondo: parked"))];
  const woken: number[] = [];
  for (const issue of new Set(issues)) {
    const sight = await forge.look(issue, branchOf(issue));
    const found = await findLoop(forge, sight, world.clock.now());
    if (found.kind !== "loop" || !(await needsRun(forge, { sight, found, now: world.clock.now() }))) continue;
    const { loopId, loop } = found.state;
    const key = continuationKey(loopId, loop.iteration + 1);
    await forge.dispatch({ workflow: run.workflow, ref: run.defaultBranch, inputs: { issue: String(issue), key } });
    woken.push(issue);
  }
  if (woken.length === 0) return "No loop needs to be woken.";
  return `Woken: ${woken.map((issue) => `#${issue}`).join(", ")}.`;
}

interface Asleep {
  readonly sight: Sight;
  readonly found: Extract<FoundLoop, { readonly kind: "loop" }>;
  readonly now: number;
}

async function needsRun(forge: Forge, { sight, found, now }: Asleep): Promise<boolean> {
  const { loop, claim } = found.state;
  if (loop.status === "parked") return (loop.parkedUntil ?? 0) <= now;
  if (loop.status !== "running") return false;
  if (claim !== null) return (await forge.run(claim.run))?.isDone ?? true;
  const written = sight.comments.find(({ id }: Comment) => id === found.comment)?.updatedAt ?? 0;
  return now - written > patienceMs;
}
