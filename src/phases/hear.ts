import type { TrustedBot } from "../config/bots.ts";
import type { Comment, Forge, Person, Sight } from "../ports.ts";
import type { StateRecord } from "../state/record.ts";
import { directOrder } from "./checkpoints.ts";
import { editedSince } from "./edited-since.ts";
import { mayWrite } from "./facts.ts";
import { trustedBots } from "./loop-settings.ts";
import { type ObeyContext, obey, type Standing } from "./obey.ts";
import { readOrder } from "./orders.ts";

/**
 * Whose words count: those of people who may write, and of bots that the settings name with their number. Asked once per
 * person and run; where GitHub can't tell, the run ends.
 */
export class Trust {
  readonly #forge: Forge;
  readonly #bots: readonly TrustedBot[];
  readonly #known = new Map<string, Promise<boolean>>();

  constructor(forge: Forge, bots: readonly TrustedBot[]) {
    this.#forge = forge;
    this.#bots = bots;
  }

  /** Anybody can make an App, and what a bot is called says nothing of whose it is: name and number must both be right. */
  inPerson({ login, id, isBot }: Person): Promise<boolean> {
    if (isBot || isBotName(login))
      return Promise.resolve(isBot && this.#bots.some((bot) => bot.login === login && bot.id === id));
    return this.#mayWrite(login);
  }

  /** Whether somebody whose words counted is still one of them. A bot's number was checked when it spoke. */
  stillIn(login: string): Promise<boolean> {
    if (isBotName(login)) return Promise.resolve(this.#bots.some((bot) => bot.login === login));
    return this.#mayWrite(login);
  }

  #mayWrite(login: string): Promise<boolean> {
    const known = this.#known.get(login);
    if (known) return known;
    const asked = this.#forge.roleOf(login).then(mayWrite);
    this.#known.set(login, asked);
    return asked;
  }
}

/**
 * Carries out what people ordered in comments since the last time, in their order. `until`: an order that this phase
 * can't carry out; it and all after it stay unread, for the run that can.
 */
export async function hearOrders(
  standing: Standing,
  context: ObeyContext & { readonly trust: Trust; readonly forge: Forge; readonly until?: "rollback" },
): Promise<Standing> {
  const { trust, forge, sight } = context;
  let now = standing;
  for (const comment of unread(sight, standing.state.readUpTo)) {
    const order = readOrder(comment.body);
    if (order === null || !(await trust.inPerson(comment.author))) continue;
    if (context.until !== undefined && (order.do === context.until || order.do === "revisit")) break;
    const before = now;
    const direct = await directOrder(order, now.state, forge);
    now = obey(now, { order: direct, by: `@${comment.author.login}` }, context);
    const { task } = before.state;
    const isUnread = now.state.task !== task && (await editedSince(sight, comment.updatedAt, trust)) !== null;
    now = { ...now, state: { ...now.state, readUpTo: comment.id, ...(isUnread && { task }) } };
    for (const { reaction, reply } of now.answers.slice(before.answers.length)) {
      await forge.react(comment.id, reaction);
      if (reply !== null) await forge.createComment(comment.on, `@${comment.author.login} ${reply}`);
    }
  }
  return now;
}

/** For the log of a run that somebody started whose words do not count. */
export function whyNotHeard({ login, id, isBot }: Person): string {
  return isBot || isBotName(login)
    ? `@${login} is a bot with the number ${id}, which \`bots:\` in .github/rondo.yml does not name`
    : `@${login} has no write access to this repository`;
}

/** With the bots that the default branch names now. */
export function trustOf(forge: Forge, { settings }: Sight): Trust {
  return new Trust(forge, trustedBots(settings?.text ?? null));
}

function isBotName(login: string): boolean {
  return login.toLowerCase().endsWith("[bot]");
}

export function unread({ comments }: Sight, after: number): readonly Comment[] {
  return comments.filter((comment) => comment.id > after && !comment.isOurs);
}

export interface Note {
  readonly comment: number;
  readonly author: string;
  readonly text: string;
}

/**
 * What people in charge wrote since the agent was last told: every comment that is not an order, or an order's note. What a
 * bot writes beside its orders is a report of something, in words that may be anybody's.
 */
export async function trustedNotes(sight: Sight, state: StateRecord, trust: Trust): Promise<readonly Note[]> {
  const notes: Note[] = [];
  for (const comment of unread(sight, state.briefedUpTo)) {
    const order = readOrder(comment.body);
    const text = order === null ? comment.body.trim() : order.do === "resume" ? order.note : "";
    if (text === "" || (order === null && comment.author.isBot) || !(await trust.inPerson(comment.author))) continue;
    notes.push({ comment: comment.id, author: comment.author.login, text });
  }
  return notes;
}
