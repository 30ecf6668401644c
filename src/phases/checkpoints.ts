import type { HookTrace } from "../loop/hooks.ts";
import type { Forge } from "../ports.ts";
import { checkpointNames } from "../records/record.ts";
import { readCommitMessage } from "../render/commit-message.ts";
import type { StateRecord } from "../state/record.ts";
import type { DirectOrder, Order } from "./orders.ts";
import type { World } from "./world.ts";

/** A hook asks for one or two; a list that came through the agent's job may name any number. */
const mostAtOnce = 5;

type Place = Pick<StateRecord, "loopId" | "head">;

/**
 * No branch and no tag: it starts no workflow, and stands in nobody's list. `git fetch origin` takes it by its name. A loop
 * has its own, since a ref of ours only ever moves forward.
 */
export function checkpointRef(loopId: string, name: string): string {
  return `rondo/${loopId}/${name}`;
}

/** Names the commit as hooks asked for. A loop goes on without: what can't be written is told. */
export async function markCheckpoints(
  { forge, report }: Pick<World, "forge" | "report">,
  { loopId, head }: Place,
  hooks: readonly HookTrace[],
): Promise<void> {
  for (const name of checkpointNames(hooks).slice(0, mostAtOnce)) {
    const ref = checkpointRef(loopId, name);
    try {
      await forge.mark(ref, head);
      report.info(`checkpoint ${name}: refs/${ref}; \`/rondo rollback ${name}\` comes back to it`);
    } catch (error) {
      report.warning(`The checkpoint ${name} could not be written: ${(error as Error).message}`);
    }
  }
}

/** A checkpoint that somebody names, as the iteration that it was made in. Only a commit of this very loop is one. */
export async function directOrder(
  order: Order,
  { head, loopId }: Place,
  forge: Pick<Forge, "marked" | "history">,
): Promise<DirectOrder> {
  if (order.do !== "revisit") return order;
  const sha = await forge.marked(checkpointRef(loopId, order.name));
  const history = sha === null ? [] : await forge.history(head, 300);
  const record = readCommitMessage(history.find((commit) => commit.sha === sha)?.message ?? "");
  if (record?.loopId === loopId) return { do: "rollback", to: record.iteration };
  const why = sha === null ? "This loop has no such checkpoint" : "It is not of this loop";
  return {
    do: "nothing",
    why: `\`/rondo rollback ${order.name}\` can't be done. ${why}; the number of an iteration works too, as in \`/rondo rollback 2\`.`,
  };
}
