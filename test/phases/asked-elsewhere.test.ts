import { expect, it } from "vitest";
import { askedElsewhere, askedMark } from "../../src/phases/asked-elsewhere.ts";
import type { Comment, Issue } from "../../src/ports.ts";
import { begun, forge, now, ours, person, said, sight, trusting, world } from "./given.ts";

/** Issue 7 waits, because somebody said in issue 3 that it should. */
function asked(order: Comment, list: Partial<Issue> = {}) {
  const other = sight({
    issue: { number: 3, body: "- [ ] #7\n- [ ] #8", ...list },
    tip: null,
    comments: [{ ...order, on: 3 }],
  });
  const hint = ours(40, begun(), { on: 7, body: `It waits.\n\n${askedMark(3, 30)}` });
  const around = world({ forge: forge({ look: async () => other }) });
  return askedElsewhere(around, sight({ comments: [hint] }), trusting());
}

const split = (by: string) => said(30, by, "/rondo split", { updatedAt: now });

it("who splits an issue saw the others as they were when they said it, not when Rondo labelled them", async () => {
  expect(await asked(split("ann"))).toEqual({ by: person("ann"), sawItAt: now });
});

it("nobody asked who may not write, named another issue, or whose list an outsider changed since", async () => {
  expect(await asked(split("mallory"))).toBeNull();
  expect(await asked(split("ann"), { body: "- [ ] #9" })).toBeNull();
  expect(await asked(split("ann"), { edits: [{ at: now, by: person("mallory") }] })).toBeNull();
  expect(await asked(said(30, "ann", "/rondo stop"))).toBeNull();
});
