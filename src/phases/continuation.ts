import type { Sight } from "../ports.ts";

/** Which iteration of which loop a dispatched run goes on with: a late, doubled or repeated run finds it done. */
export function continuationKey(loopId: string, iteration: number): string {
  return `${loopId}/${iteration}`;
}

/** Null: the key names no iteration. */
export function readKey(key: string): { readonly loopId: string; readonly iteration: number } | null {
  const found = /^([^/]+)\/(\d{1,6})$/.exec(key);
  return found ? { loopId: found[1] ?? "", iteration: Number(found[2]) } : null;
}

/** For a run that only finishes what another left half written. */
export const mendKey = "mend";

/** For a run that begins the phase after a completed one. */
export function thenKey(loopId: string): string {
  return `${loopId}/then`;
}

/** For a run that begins a loop for an issue that waited for its turn. */
export const queueKey = "queue";

/** For a run that carries out what a comment ordered. */
export function ordersKey(comment: number): string {
  return `${ordersWord}-${comment}`;
}

const ordersWord = "orders";

export function isOrdersKey(key: string): boolean {
  return key.startsWith(ordersWord);
}

/** The comment whose order a run carries out; null: none. */
export function orderingComment(key: string): number | null {
  const comment = /^orders-(\d{1,15})$/.exec(key)?.[1];
  return comment === undefined ? null : Number(comment);
}

/** The comment that a run was dispatched for is there, or the run was dispatched for none. */
export function isOrderSeen(key: string, { comments }: Sight): boolean {
  const comment = orderingComment(key);
  return comment === null || comments.some(({ id }) => id >= comment);
}
