import { isForeign } from "./facts.ts";
import { findLoop } from "./find-loop.ts";
import type { Trigger } from "./trigger.ts";
import { branchOf, issueOfBranch, type World } from "./world.ts";

type MergeGroup = Extract<Trigger, { readonly kind: "merge-group" }>;

/** A merge queue asks for the gate on a commit of its own: what was proved of the pull request's head holds there. */
export async function gateMergeGroup(world: World, { sha, ref }: MergeGroup): Promise<string> {
  const pull = Number(/\/pr-(\d+)-/.exec(ref)?.[1] ?? 0);
  const branch = pull === 0 ? null : await world.forge.branchOfPull(pull);
  const issue = branch === null ? null : issueOfBranch(branch);
  const verdict =
    issue === null ? ({ state: "success", description: "no loop of Rondo's" } as const) : await verdictOn(world, issue);
  await world.forge.setGate(sha, { ...verdict, url: world.run.url });
  return `The gate of the merge group says: ${verdict.description}.`;
}

async function verdictOn(world: World, issue: number) {
  const sight = await world.forge.look(issue, branchOf(issue));
  const found = await findLoop(world.forge, sight, world.clock.now());
  const proved = found.kind === "loop" && found.state.loop.status === "completed" && !isForeign(sight, found.state);
  if (proved) return { state: "success", description: "the promise was proved on the pull request's head" } as const;
  return { state: "failure", description: "the pull request's loop is not completed on its head" } as const;
}
