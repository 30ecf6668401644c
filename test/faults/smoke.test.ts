import { describe, expect, it } from "vitest";
import { play } from "./play.ts";
import { stories } from "./stories.ts";

describe("the stories of the fault tests", () => {
  it.each(stories)("$name: ends as it should when nothing breaks", async (story) => {
    const { violations, world } = await play(story, () => null);
    expect(violations, world.story()).toEqual([]);
  });
});
