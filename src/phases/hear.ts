import type { Comment, Forge, Sight } from "../ports.ts";
import type { StateRecord } from "../state/record.ts";
import { mayWrite } from "./facts.ts";
import { type ObeyContext, obey, type Standing } from "./obey.ts";
import { readOrder } from "./orders.ts";

/** Whose comments count: people who may write. Asked once per person and run; where GitHub can't tell, the run ends. */
export class Trust {
  readonly #forge: Forge;
  readonly #known = new Map<string, Promise<boolean>>();

  constructor(forge: Forge) {
    this.#forge = forge;
  }

  inPerson({ login, isBot }: { readonly login: string; readonly isBot: boolean }): Promise<boolean> {
    if (isBot) return Promise.resolve(false);
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
    if (order.do === context.until) break;
    const before = now.answers.length;
    now = obey(now, { order, by: `@${comment.author.login}` }, context);
    now = { ...now, state: { ...now.state, readUpTo: comment.id } };
    for (const { reaction, reply } of now.answers.slice(before)) {
      await forge.react(comment.id, reaction);
      if (reply !== null) await forge.createComment(comment.on, `@${comment.author.login} ${reply}`);
    }
  }
  return now;
}

export function unread({ comments }: Sight, after: number): readonly Comment[] {
  return comments.filter((comment) => comment.id > after && !comment.isOurs && !comment.author.isBot);
}

export interface Note {
  readonly comment: number;
  readonly author: string;
  readonly text: string;
}

/** What people in charge wrote since the agent was last told: every comment that is not an order, or an order's note. */
export async function trustedNotes(sight: Sight, state: StateRecord, trust: Trust): Promise<readonly Note[]> {
  const notes: Note[] = [];
  for (const comment of unread(sight, state.briefedUpTo)) {
    const order = readOrder(comment.body);
    const text = order === null ? comment.body.trim() : order.do === "resume" ? order.note : "";
    if (text === "" || !(await trust.inPerson(comment.author))) continue;
    notes.push({ comment: comment.id, author: comment.author.login, text });
  }
  return notes;
}
