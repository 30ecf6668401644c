import type { Comment, Person, Sight } from "../ports.ts";
import { editedSince } from "./edited-since.ts";
import { findLoop } from "./find-loop.ts";
import type { Trust } from "./hear.ts";
import { listedIssues } from "./listed-issues.ts";
import { readOrder } from "./orders.ts";
import { passesOn } from "./passes-on.ts";
import { Turn } from "./turn.ts";
import { branchOf, type World } from "./world.ts";

/** Names the issue where somebody asked for this one, and the comment that did; null: its settings did. */
export function askedMark(issue: number, comment: number | null): string {
  return `<!-- rondo:asked ${issue}${comment === null ? "" : ` ${comment}`} -->`;
}

export interface Elsewhere {
  readonly by: Person;
  /** When they asked: what the issue said then, they could see. Never: they named it long before. */
  readonly sawItAt: number;
}

const mark = /<!-- rondo:asked (\d{1,9})(?: (\d{1,15}))? -->$/;

/**
 * Who asked in another issue that this one be worked on. Rondo itself put the label on, and a label or a comment under
 * its name could be another workflow's: they only say where to look. What counts stands there, from somebody who may
 * write. Null: nobody did.
 */
export async function askedElsewhere(world: World, sight: Sight, trust: Trust): Promise<Elsewhere | null> {
  const { issue, comments } = sight;
  const hint = comments.findLast(({ isOurs, on, body }) => isOurs && on === issue.number && mark.test(body.trimEnd()));
  const [, from, comment] = mark.exec(hint?.body.trimEnd() ?? "") ?? [];
  if (from === undefined) return null;
  const other = await world.forge.look(Number(from), branchOf(Number(from)));
  if (comment === undefined) {
    const by = await starterBefore(world, other, { follower: issue.number, trust });
    return by && { by, sawItAt: 0 };
  }
  const asked = other.comments.find(({ id }) => id === Number(comment));
  const isHeard = asked && (await splits(other, asked, { follower: issue.number, trust }));
  return isHeard ? { by: asked.author, sawItAt: asked.updatedAt } : null;
}

interface For {
  readonly follower: number;
  readonly trust: Trust;
}

/** `/rondo split`, on an issue whose list only people who may write have touched since. */
async function splits({ issue }: Sight, { on, body, author, updatedAt }: Comment, given: For): Promise<boolean> {
  const { follower, trust } = given;
  if (on !== issue.number || readOrder(body)?.do !== "split" || !listedIssues(issue.body).includes(follower))
    return false;
  if ((await editedSince({ issue }, updatedAt, trust)) !== null) return false;
  return trust.inPerson(author);
}

/** Whoever started the loop that is complete, and whose settings name this issue as the next. */
async function starterBefore(world: World, sight: Sight, { follower, trust }: For): Promise<Person | null> {
  const found = await findLoop(world.forge, sight, world.clock.now());
  if (found.kind !== "loop" || found.state.loop.status !== "completed" || passesOn(found.state)) return null;
  const turn = await Turn.open(world, sight, found);
  const { startedBy } = found.state;
  if (!turn.settingsOf(found.state).follows.issues.includes(follower) || !(await trust.stillIn(startedBy))) return null;
  return { login: startedBy, id: 0, isBot: false };
}
