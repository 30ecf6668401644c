import { readCommitMessage, rollbackMessage } from "../render/commit-message.ts";
import type { StateRecord } from "../state/record.ts";
import { unprovedRecord } from "./start-loop.ts";
import { branchOf, type World } from "./world.ts";

/** The files of an earlier iteration come back in a new commit: the branch only ever moves forward. */
export async function rollBack(world: World, state: StateRecord, to: number): Promise<StateRecord> {
  const { forge } = world;
  const { loopId, loop, head, issue } = state;
  const history = await forge.history(head, 300);
  // An iteration that changed nothing has no commit: then the last one before it holds its files.
  const wanted = history.find(({ message }) => {
    const record = readCommitMessage(message);
    return record?.loopId === loopId && record.iteration <= to && record.step !== "rollback";
  });
  if (!wanted) throw new Error(`The commit of iteration ${to} is not on the branch any more.`);
  const record = unprovedRecord(world, { loopId, iteration: loop.iteration });
  const sha = await forge.createCommit({ message: rollbackMessage(to, record), tree: wanted.tree, parents: [head] });
  if (!(await forge.moveBranch(branchOf(issue), sha)))
    throw new Error("The branch was changed while it was rolled back. Say `/rondo rollback` again.");
  return { ...state, head: sha };
}
