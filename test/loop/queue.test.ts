import { expect, it } from "vitest";
import { type InLine, inOrder, type Line, moveOf, nextUp, placeOf, type QueueTerms } from "../../src/loop/queue.ts";

const day = 24 * 60 * 60_000;
const now = 100 * day;
const terms: QueueTerms = { maxActive: 3, priority: ["urgent", "*", "later"] };
const at = { terms, now };
const waits = (number: number, since = now - number, labels: readonly string[] = []): InLine => ({
  number,
  labels,
  since,
});
const order = (waiting: readonly InLine[], given = terms) => inOrder(waiting, given, now).map(({ number }) => number);

it("the order is that of the priority labels, then of the labels' age, then of the numbers", () => {
  const line = [
    waits(1, now - 10, ["later"]),
    waits(2, now - 20),
    waits(3, now - 30),
    waits(4, now - 5, ["Urgent", "later"]),
    waits(5, now - 20),
  ];
  expect(order(line)).toEqual([4, 3, 2, 5, 1]);
});

it("an issue with none of the labels comes last where no * says otherwise", () => {
  const given = { ...terms, priority: ["urgent", "later"] };
  expect(order([waits(1), waits(2, now, ["later"])], given)).toEqual([2, 1]);
});

it("each whole day of waiting lifts an issue by one place of the list, so that nobody waits for ever", () => {
  const patient = (days: number) => [waits(1, now - days, ["later"]), waits(2, now, ["urgent"])];
  expect(order(patient(2 * day - 1))).toEqual([2, 1]);
  expect(order(patient(2 * day))).toEqual([1, 2]);
});

it("as many are next as there is room for, and none that has begun to start", () => {
  const waiting = [waits(1, 1), waits(2, 2), waits(3, 3)];
  const next = (active: readonly number[], given = terms) =>
    nextUp({ active, waiting }, { terms: given, now }).map(({ number }) => number);
  expect(next([8, 9])).toEqual([1]);
  expect(next([7, 8, 9])).toEqual([]);
  expect(next([5, 6, 7, 8, 9])).toEqual([]);
  expect(next([9, 1])).toEqual([2]);
  expect(next([7, 8, 9], { ...terms, maxActive: null })).toEqual([1, 2, 3]);
});

it("the place of an issue counts those that wait before it, and not itself or those that start already", () => {
  const line: Line = { active: [8, 1], waiting: [waits(1, 1), waits(2, 2), waits(3, 3), waits(4, 4)] };
  expect(placeOf(line, waits(4, 4), at)).toBe(2);
});

it("an issue in the queue starts where there is room for it and all before it, whoever behind it is about to start", () => {
  const me = waits(3, 3);
  const move = (line: Line) => moveOf(line, { me, hasSaid: false }, at);
  expect(move({ active: [8, 9], waiting: [me] })).toBe("start");
  expect(move({ active: [8, 9], waiting: [me, waits(4, 4)] })).toBe("start");
  expect(move({ active: [8, 9], waiting: [me, waits(2, 2)] })).toBe("wait");
  expect(move({ active: [7, 8, 9], waiting: [me] })).toBe("wait");
  expect(move({ active: [4, 8, 9], waiting: [me, waits(4, 4)] })).toBe("start");
  expect(move({ active: [2, 8, 9], waiting: [me, waits(2, 2)] })).toBe("wait");
});

it("who is new does not overtake those that wait", () => {
  const line = { active: [3, 8, 9], waiting: [waits(2, 2), waits(3, 3)] };
  expect(moveOf(line, { me: waits(3, 3), hasSaid: true }, at)).toBe("yield");
});

it("who said that it starts does so only if all who said so fit; else those behind yield, and those ahead look again", () => {
  const starting = [1, 2, 3, 4, 5].map((number) => waits(number, number));
  const said = (number: number, active: readonly number[]) =>
    moveOf({ active, waiting: starting }, { me: waits(number, number), hasSaid: true }, at);
  expect(said(3, [1, 2, 3])).toBe("start");
  expect([1, 2, 3, 4, 5].map((number) => said(number, [1, 2, 3, 4, 5]))).toEqual([
    "look again",
    "look again",
    "look again",
    "yield",
    "yield",
  ]);
  expect(said(1, [1, 7, 8, 9])).toBe("yield");
});

it("however the looks of those that start at once interleave, never more than allowed start, and as many as allowed do", () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const { begun, most } = race(seed);
    expect(begun.length, `seed ${seed}`).toBeLessThanOrEqual(most);
    expect(begun.length, `seed ${seed}`).toBe(most);
  }
});

/** Six issues that are labelled or called at once, each look and each write at a moment of its own. */
function race(seed: number): { readonly begun: readonly number[]; readonly most: number } {
  let state = seed;
  const random = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const most = 1 + random(4);
  const given = { terms: { ...terms, maxActive: most }, now };
  const active = new Set<number>();
  const all = [1, 2, 3, 4, 5, 6].map((number) => waits(number, 10 + random(5)));
  // Some wait already and were called; the others are new, and say first of all that they start.
  const queued = new Set<number>(all.filter(() => random(3) === 0).map(({ number }) => number));
  const begun = new Set<number>();
  const todo = new Map(
    all.map((me) => [me, (queued.has(me.number) ? null : "start") as ReturnType<typeof moveOf> | null]),
  );
  for (let steps = 0; todo.size > 0 && steps < 10_000; steps += 1) {
    const [me, move] = [...todo][random(todo.size)] ?? [];
    if (me === undefined || move === undefined) break;
    const hasSaid = queued.has(me.number) && active.has(me.number);
    if (move === null) {
      const line = { active: [...active], waiting: all.filter(({ number }) => queued.has(number)) };
      todo.set(me, moveOf(line, { me, hasSaid }, given));
      continue;
    }
    todo.set(me, null);
    if (move === "wait") todo.delete(me);
    if (move === "yield") active.delete(me.number);
    if (move === "start" && hasSaid) {
      todo.delete(me);
      begun.add(me.number);
      queued.delete(me.number);
    } else if (move === "start") {
      queued.add(me.number);
      active.add(me.number);
    }
  }
  return { begun: [...begun], most };
}
