import { hasEnded } from "../loop/loop.ts";
import { placeOf } from "../loop/queue.ts";
import type { Comment, Sight } from "../ports.ts";
import { orderingComment, queueKey } from "./continuation.ts";
import { hasLabel, isStartLabel } from "./facts.ts";
import type { FoundLoop } from "./find-loop.ts";
import type { Trust } from "./hear.ts";
import { queueSettings } from "./loop-settings.ts";
import { readOrder } from "./orders.ts";
import { labelOf, queuedLabel } from "./publish.ts";
import { admission, lineOf, startWaiting, type Waits } from "./queue.ts";
import type { LoopTrigger, StartWish } from "./start-wish.ts";
import type { Looked } from "./up-to-date.ts";
import type { World } from "./world.ts";

const mark = "<!-- rondo:queue -->";

export function isQueued({ issue }: Sight): boolean {
  return hasLabel(issue.labels, queuedLabel);
}

export function waitsInWords({ before, active }: Waits, most: number | null): string {
  const place =
    before === 0 ? "It is next" : before === 1 ? "One issue comes before it" : `${before} issues come before it`;
  const busy = active.map((issue) => `#${issue}`).join(", ");
  return `This issue waits in the queue: ${busy === "" ? "other issues start" : `Rondo is at work on ${busy}`}, and \`max-active\` is ${most}. ${place}, and it starts by itself when one of them ends or needs a person. Who is next: the labels of \`priority\`, then whoever waits longest. To take it out, take its label off; \`/rondo start\` does not wait.`;
}

/** Null: it does not wait. */
export async function standingInQueue(world: World, sight: Sight): Promise<string | null> {
  if (!isQueued(sight)) return null;
  const { label, ...terms } = queueSettings(sight.settings?.text ?? null);
  const line = await lineOf(world, label);
  const me = line.waiting.find(({ number }) => number === sight.issue.number);
  if (me === undefined) return null;
  const before = placeOf(line, me, { terms, now: world.clock.now() });
  return waitsInWords({ before, active: line.active }, terms.maxActive);
}

/** Said once on the issue, and kept up to date where it stands: it starts by itself, so that nobody need be called. */
async function tellQueue({ forge }: World, sight: Sight, said: string): Promise<void> {
  const body = `${said}\n\n${mark}`;
  const told = toldIn(sight);
  if (told?.body.trim() === body) return;
  if (told === undefined || !(await forge.updateComment(told.id, body)))
    await forge.createComment(sight.issue.number, body);
}

/** Nobody is called by a comment that changes; one that is not there is not made for this. */
export async function untellQueue(world: World, sight: Sight, said: string): Promise<void> {
  if (toldIn(sight) !== undefined) await tellQueue(world, sight, said);
}

function toldIn({ comments, issue }: Sight): Comment | undefined {
  return comments.findLast(({ isOurs, on, body }) => isOurs && on === issue.number && body.trimEnd().endsWith(mark));
}

/** Why an issue is not to wait any longer; null: nobody said so. */
async function givenUp(sight: Sight, trigger: LoopTrigger, trust: Trust): Promise<string | null> {
  const { issue, settings } = sight;
  if (!issue.isOpen) return "the issue was closed";
  const { label } = queueSettings(settings?.text ?? null);
  if (!issue.labels.some((each) => isStartLabel(each, label))) return "its label was taken off";
  const order = trigger.kind === "dispatch" ? orderingComment(trigger.key) : null;
  const comment = order === null ? undefined : sight.comments.find(({ id }) => id === order);
  if (comment === undefined || readOrder(comment.body)?.do !== "stop") return null;
  return (await trust.inPerson(comment.author)) ? `@${comment.author.login} stopped it` : null;
}

/** Out of the queue: with no label that asks for a loop, if it was a person who did not want it any more. */
async function leaveQueue(world: World, sight: Sight, { why, asks }: { why: string; asks: boolean }): Promise<string> {
  const { number, labels } = sight.issue;
  const { label } = queueSettings(sight.settings?.text ?? null);
  const off = labels.filter(
    (each) => hasLabel([queuedLabel, labelOf("running") ?? ""], each) || (!asks && isStartLabel(each, label)),
  );
  for (const each of off) await world.forge.removeLabel(number, each);
  await untellQueue(world, sight, `This issue is out of the queue: ${why}.`);
  // It may have been its turn.
  await startWaiting(world, sight.settings?.text ?? null);
  return `Issue #${number} is out of the queue: ${why}.`;
}

function isTurn(trigger: LoopTrigger): boolean {
  return trigger.kind === "dispatch" && trigger.key === queueKey;
}

function hasLive(found: FoundLoop): boolean {
  return found.kind === "loop" && !hasEnded(found.state.loop.status);
}

/** A person does not want an issue to wait any longer: it is taken out of the queue. Null: it stays as it is. */
export async function leftQueue(
  world: World,
  { sight, found }: Looked,
  { trigger, trust }: { readonly trigger: LoopTrigger; readonly trust: Trust },
): Promise<string | null> {
  const why = isQueued(sight) && !hasLive(found) ? await givenUp(sight, trigger, trust) : null;
  return why === null ? null : leaveQueue(world, sight, { why, asks: false });
}

/** Its turn came, and there is nothing to begin: others must not wait behind it. */
export async function outOfTurn(
  world: World,
  { sight, found }: Looked,
  { trigger, wish }: { readonly trigger: LoopTrigger; readonly wish: StartWish },
): Promise<void> {
  if (!isTurn(trigger) || !isQueued(sight) || hasLive(found) || world.disabled) return;
  const nothing = `nothing was started, as [the run](${world.run.url}) says`;
  await leaveQueue(world, sight, { why: wish.kind === "refused" ? nothing : "nobody asks for a loop", asks: true });
}

/** What the run sees once it is let in; or, in words, that the issue waits. */
export async function admittedTo(world: World, sight: Sight, since: number | null): Promise<Sight | string> {
  const { maxActive } = queueSettings(sight.settings?.text ?? null);
  if (since === null || maxActive === null) return sight;
  const admitted = await admission(world, { sight, since });
  if (admitted.kind === "in") return { ...sight, issue: { ...sight.issue, labels: admitted.labels } };
  const said = waitsInWords(admitted, maxActive);
  await tellQueue(world, sight, said);
  return said;
}
