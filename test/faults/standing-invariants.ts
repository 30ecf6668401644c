/** I7 to I10: what stands on GitHub when nothing happens any more. */
import { readCommitMessage } from "../../src/render/commit-message.ts";
import type { StateRecord } from "../../src/state/record.ts";
import { watchedOf } from "./watch.ts";
import type { FaultWorld } from "./world.ts";

export async function successes(world: FaultWorld): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { sha, isHead } of watchedOf(world).successes) {
    const commit = await world.store.readCommit(sha);
    if (!isHead) wrong.push(`I8 success on ${sha.slice(0, 7)}, which was no head`);
    if (!commit || !world.provedTrees.has(commit.tree)) wrong.push(`I8 success on ${sha.slice(0, 7)}, never validated`);
    if (!(await hasPromised(world, sha))) wrong.push(`I8 success on ${sha.slice(0, 7)} without a promise`);
  }
  return wrong;
}

/** In the iteration of the newest commit of ours up to there, or in a later one that changed nothing. */
async function hasPromised({ store, saidComplete }: FaultWorld, sha: string): Promise<boolean> {
  for (let next: string | undefined = sha; next !== undefined; ) {
    const commit = await store.readCommit(next);
    const record = commit && readCommitMessage(commit.message);
    if (record)
      return [...saidComplete].some(([key, said]) => {
        const [loop, iteration] = key.split("/");
        return said && loop === record.loopId && Number(iteration) >= record.iteration;
      });
    next = commit?.parents[0];
  }
  return false;
}

const gateOf = {
  running: "pending",
  parked: "pending",
  paused: "pending",
  blocked: "failure",
  escalated: "failure",
  stopped: "failure",
  failed: "error",
  completed: "success",
} as const;

const standing = new Set([...Object.keys(gateOf), "done", "stale"].map((status) => `rondo: ${status}`));

export function projections(world: FaultWorld): readonly string[] {
  return world.branches().flatMap((issue) => {
    const all = world.stateComments(issue);
    const twins = [...Map.groupBy(all, ({ state }) => state.loopId)]
      .filter(([, comments]) => comments.length > 1)
      .map(([loopId, comments]) => `I10 ${loopId} has ${comments.length} state comments`);
    const head = world.store.tipNow(`rondo/issue-${issue}`);
    if (head === undefined) return twins;
    const state = all.at(-1)?.state;
    if (!state) return [...twins, `I10 issue ${issue} has a branch and no state comment`];
    const { status } = state.loop;
    const isLive = status === "running" || status === "parked";
    const liveness = isLive ? [`I7 the loop of issue ${issue} is ${status} for ever`] : [];
    return [...twins, ...liveness, ...gates(world, head, state), ...labels(world, head, state)];
  });
}

function gates(world: FaultWorld, head: string, state: StateRecord): readonly string[] {
  const { status } = state.loop;
  const isForeign = head !== state.head && world.isByPeople(head);
  // What people push onto a branch that we have left is theirs.
  if (status === "stopped" && isForeign) return [];
  const gate = world.repo.statuses.findLast(({ sha, context }) => sha === head && context === "rondo");
  if (!gate) return [`I9 the head of issue ${state.issue} has no status`];
  const wanted = isForeign ? "pending" : gateOf[status];
  return gate.state === wanted ? [] : [`I9 the loop is ${status}, its gate ${gate.state}`];
}

/** Just one label tells where a loop stands, the same on the issue and on an open pull request. */
function labels(world: FaultWorld, head: string, { issue, pull, head: known, loop }: StateRecord): readonly string[] {
  const { status } = loop;
  const isStale = head !== known && world.isByPeople(head) && status !== "stopped";
  const word = isStale ? "stale" : status === "completed" ? "done" : status;
  const wanted = status === "stopped" ? "" : `rondo: ${word}`;
  return [issue, pull].flatMap((number) => {
    const found = number === null ? undefined : world.repo.issues.get(number);
    if (!found || (found.pull && found.state === "closed")) return [];
    const names = found.labels.map(({ name }) => name).filter((name) => standing.has(name));
    return names.join() === wanted ? [] : [`I9 #${number} is ${word}, its labels are "${names.join(", ")}"`];
  });
}
