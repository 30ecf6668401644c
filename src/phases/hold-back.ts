import { decide } from "../loop/decide.ts";
import type { Allowance, Sight } from "../ports.ts";
import type { StateRecord } from "../state/record.ts";
import { hasLabel } from "./facts.ts";
import type { Loaded } from "./find-loop.ts";
import type { Turn } from "./turn.ts";

/** Why a loop waits for a person although nobody said so. */
export const reasons = {
  edited: "the issue was edited after it was labelled; `/rondo resume` takes the new text",
  meddled: "the state comment was deleted or changed three times; leave it be, then `/rondo resume`",
  needsInput: "the label `rondo: needs-input` is on it; answer, take the label off, then `/rondo resume`",
  starterGone: (login: string) =>
    `${login}, who started the loop, has no write access any more; \`/rondo resume\` by somebody who has`,
} as const;

const mostRebuilds = 3;

/** Somebody or something does not let us keep our state: the loop waits, rather than count from the ledger for ever. */
export function isMeddled({ isRebuilt, state }: Loaded): boolean {
  return isRebuilt && state.rebuilds >= mostRebuilds;
}

export async function holdBack(turn: Turn, state: StateRecord, why: string): Promise<string> {
  const event = { type: "pause", at: turn.world.clock.now(), by: "Rondo", why } as const;
  const { loop } = decide(state.loop, event, turn.settingsOf(state));
  await turn.settle({ ...state, loop, claim: null }, "loudly");
  return `${loop.reason}.`;
}

export const needsInputLabel = "rondo: needs-input";

/** Set by people, or by other tools of theirs: on the issue or on its pull request. */
export function needsInput({ issue, pull }: Sight): boolean {
  return hasLabel([...issue.labels, ...(pull?.labels ?? [])], needsInputLabel);
}

/** An iteration needs about twenty requests; a sweep that finds something to do, more. */
const neededRequests = 60;
/** Of all that there are, for the runs that are at work already: their results are worth more than another start. */
const reserved = 0.1;

/** `promised`: requests that others were just set to. */
export function isScarce(allowance: Allowance | null, promised = 0): allowance is Allowance {
  if (allowance === null) return false;
  return allowance.remaining - promised < Math.max(neededRequests, allowance.limit * reserved);
}

export async function park(turn: Turn, state: StateRecord, { remaining, resetAt }: Allowance): Promise<string> {
  const message = `Only ${remaining} requests to GitHub are left in this hour`;
  const event = { type: "scarce", at: turn.world.clock.now(), until: resetAt, message } as const;
  const { loop } = decide(state.loop, event, turn.settingsOf(state));
  await turn.settle({ ...state, loop, claim: null }, "quietly");
  return `${message}: the loop is parked until there are more.`;
}
