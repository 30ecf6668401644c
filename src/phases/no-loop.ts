import type { Sight } from "../ports.ts";
import { isOrdersKey } from "./continuation.ts";
import type { Trust } from "./hear.ts";
import { readOrder } from "./orders.ts";
import type { LoopTrigger } from "./start-wish.ts";
import type { World } from "./world.ts";

/** Orders to a loop that is not there: whoever gave the last one hears what begins one, once. */
export async function withoutLoop(
  { forge }: World,
  { trigger, sight, trust }: { readonly trigger: LoopTrigger; readonly sight: Sight; readonly trust: Trust },
): Promise<string> {
  const next = "The label or `/rondo start` begins one.";
  const told = `There is no loop for issue #${trigger.issue}. ${next}`;
  if (trigger.kind !== "dispatch" || !isOrdersKey(trigger.key)) return told;
  const orders = sight.comments.filter(({ isOurs, body }) => !isOurs && readOrder(body) !== null);
  const last = orders.at(-1);
  if (!last || !(await trust.inPerson(last.author))) return told;
  const order = readOrder(last.body)?.do ?? "";
  const text = `@${last.author.login} No loop has begun for this issue, so there is nothing to ${verbs[order] ?? "change"}. ${next}`;
  const isSaid = sight.comments.some(({ id, isOurs, body }) => isOurs && id > last.id && body.trim() === text);
  if (isSaid) return told;
  await forge.react(last.id, "confused");
  await forge.createComment(last.on, text);
  return told;
}

const verbs: Readonly<Record<string, string>> = {
  ...{ resume: "resume", retry: "try again", stop: "stop", pause: "pause", approve: "approve" },
  ...{ rollback: "go back in", revisit: "go back in" },
};
