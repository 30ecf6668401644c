import type { Person } from "../ports.ts";
import { askedElsewhere } from "./asked-elsewhere.ts";
import { isOrdersKey, queueKey } from "./continuation.ts";
import { editedSince, editedSincePress } from "./edited-since.ts";
import type { FoundLoop } from "./find-loop.ts";
import { queueSettings } from "./loop-settings.ts";
import { readOrder } from "./orders.ts";
import { lineOf } from "./queue.ts";
import type { Situation } from "./start-wish.ts";
import type { World } from "./world.ts";

/** Who wants a new loop, and with which words. */
export interface Asked {
  readonly by: Person;
  readonly task: { readonly title: string; readonly body: string };
  /** The label that asks; null: a person said in so many words that it should start, and that is not to wait. */
  readonly label: string | null;
  /** When; null: now. */
  readonly at: number | null;
  /** Changed since by somebody whose words do not count. */
  readonly editedBy: string | null;
}

export async function whoAsks(world: World, situation: Situation): Promise<Asked | null> {
  const { trigger, sight, trust } = situation;
  const now = { label: null, at: null, editedBy: null };
  if (trigger.kind === "label") {
    const { by, task, label } = trigger;
    return { by, task, label, at: task.at, editedBy: null };
  }
  if (trigger.kind !== "dispatch") return null;
  if (trigger.key === "") {
    const editedBy = await editedSincePress(world, sight, trust);
    return { by: trigger.by, task: sight.issue, ...now, editedBy };
  }
  if (trigger.key === queueKey) return fromQueue(world, situation);
  if (!isOrdersKey(trigger.key)) return null;
  return whoOrdered(situation);
}

async function whoOrdered({ sight, found, trust }: Situation): Promise<Asked | null> {
  const after = readUpTo(found);
  for (const comment of sight.comments.toReversed()) {
    if (comment.id <= after || comment.isOurs || readOrder(comment.body)?.do !== "start") continue;
    if (!(await trust.inPerson(comment.author))) continue;
    const editedBy = await editedSince(sight, comment.updatedAt, trust);
    return { by: comment.author, task: sight.issue, label: null, at: null, editedBy };
  }
  return null;
}

function readUpTo(found: FoundLoop): number {
  return found.kind === "loop" ? found.state.readUpTo : 0;
}

/** GitHub itself says who labelled it and when: what stands in a comment could be anybody's. */
async function fromQueue(world: World, { sight, trust }: Situation): Promise<Asked | null> {
  const { label } = queueSettings(sight.settings?.text ?? null);
  const { waiting } = await lineOf(world, label);
  const entry = waiting.find(({ number }) => number === sight.issue.number);
  if (entry === undefined) return null;
  const { by, at, label: asked } = entry.asked;
  const isPerson = await trust.inPerson(by);
  const elsewhere = isPerson ? null : await askedElsewhere(world, sight, trust);
  const editedBy = await editedSince(sight, isPerson ? at : (elsewhere?.sawItAt ?? 0), trust);
  return { by: elsewhere?.by ?? by, task: sight.issue, label: asked, at, editedBy };
}
