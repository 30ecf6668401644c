import { describe, expect, it } from "vitest";
import { play } from "./play.ts";
import { stories } from "./stories.ts";

describe("the stories of the fault tests", () => {
  it.each(stories)("$name: ends as it should when nothing breaks", async (story) => {
    const { violations, world } = await play(story, () => null);
    expect(violations, world.story()).toEqual([]);
  });
});

it("the queue is looked at when a loop begins and when it ends, and never in between", async () => {
  const success = stories.filter(({ name }) => name === "success");
  for (const story of success) {
    const { world } = await play(story, () => null);
    const working = world.agentStarts.map(({ run }) => run);
    const looks = working.map(
      (id) => world.wire.calls.filter(({ run, name }) => run === id && name === "queue").length,
    );
    expect(looks, world.story()).toEqual([1, 0, 1]);
  }
});
