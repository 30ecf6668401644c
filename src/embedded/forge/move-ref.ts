import { Refusal } from "../contract.ts";
import type { RefChange } from "./git/object-store.ts";
import type { Change } from "./issue-changes.ts";
import { protectionRefusal, workflowRefusal } from "./push-rules.ts";
import { afterRefChange } from "./ref-changes.ts";

/** Checks a new tip as a push of it would be checked, for changes that come through the API. */
export async function checkMove({ repo, by }: Change, move: RefChange): Promise<void> {
  const workflow = move.to === undefined ? undefined : await workflowRefusal(repo, by, move.to);
  if (workflow !== undefined) throw new Refusal(403, workflow.short);
  const refused = protectionRefusal(repo, by, move);
  if (refused === undefined) return;
  throw new Refusal(422, (refused.remote.at(-1) ?? refused.short).replace(/^error: /, ""));
}

/** Moves a ref through the API, with everything that follows from it. Only inside `repo.exclusively`. */
export async function moveRef(change: Change, move: RefChange): Promise<void> {
  await checkMove(change, move);
  await swapRef(change, move);
  await afterRefChange(change, move);
}

export async function swapRef({ repo }: Change, move: RefChange): Promise<void> {
  if ((await repo.store.changeRef(move)) === "done") return;
  throw new Refusal(422, move.from === undefined ? "Reference already exists" : "Reference cannot be updated");
}
