import { describe, expect, it } from "vitest";
import { withoutLoop } from "../../src/phases/no-loop.ts";
import type { LoopTrigger } from "../../src/phases/start-wish.ts";
import type { Comment } from "../../src/ports.ts";
import { forge, person, said, sight, trusting, world } from "./given.ts";

const orders: LoopTrigger = {
  ...{ kind: "dispatch", issue: 7, by: person("github-actions[bot]"), key: "orders-12" },
  ...{ note: "", maxIterations: "", budget: "", from: "", file: "" },
};

async function answered(comments: readonly Comment[], trigger = orders) {
  const written: unknown[] = [];
  const told = await withoutLoop(
    world({
      forge: forge({
        react: async (comment, reaction) => void written.push([comment, reaction]),
        createComment: async (on, body) => written.push([on, body]),
      }),
    }),
    { trigger, sight: sight({ comments }), trust: trusting() },
  );
  expect(told).toBe("There is no loop for issue #7. The label or `/rondo start` begins one.");
  return written;
}

const answer =
  "@ann No loop has begun for this issue, so there is nothing to resume. The label or `/rondo start` begins one.";

describe("an order to a loop that is not there", () => {
  it("is answered with what begins one", async () => {
    const comments = [said(11, "ann", "hello"), said(12, "ann", "/rondo resume use bcrypt")];
    expect(await answered(comments)).toEqual([
      [12, "confused"],
      [7, answer],
    ]);
  });

  it("is answered once, also by a run that is started again", async () => {
    const comments = [said(12, "ann", "/rondo resume"), said(13, "github-actions[bot]", answer, { isOurs: true })];
    expect(await answered(comments)).toEqual([]);
    expect(await answered([...comments, said(14, "ann", "/rondo resume")])).toHaveLength(2);
  });

  it.each([
    ["of somebody who may not write", [said(12, "rita", "/rondo resume")], orders],
    ["that nobody gave", [said(12, "ann", "resume, please")], orders],
    ["of another event", [said(12, "ann", "/rondo resume")], { kind: "close", issue: 7, by: person("ann") } as const],
  ])("%s is not", async (_, comments, trigger) => expect(await answered(comments, trigger)).toEqual([]));
});
