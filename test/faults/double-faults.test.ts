/** Two faults in one story, sampled: the seed is fixed, so that a failure can be played again. */
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../src/embedded/faults.ts";
import { play } from "./play.ts";
import { type Story, stories } from "./stories.ts";
import { type FaultKind, faultKinds } from "./wire.ts";

const samples = Number(process.env.SAMPLES ?? 2_000);
/** Another one plays other cases. */
const seed = Number(process.env.SEED ?? 1);
/** `DOUBLE="success:12:crash-after:15:500"` plays just that case. */
const wanted = process.env.DOUBLE?.split(":");

async function failuresOf(story: Story, faults: ReadonlyMap<number, FaultKind>): Promise<readonly string[]> {
  const { violations, world } = await play(story, ({ index }) => faults.get(index) ?? null);
  if (violations.length === 0) return [];
  const name = [...faults].flat().join(":");
  return [
    `DOUBLE="${story.name}:${name}" npm run test:faults -- double\n    ${violations.join("\n    ")}\n${wanted ? world.story() : ""}`,
  ];
}

describe("two faults", () => {
  it.each(stories)("$name: whatever breaks twice, nothing is lost and nothing is done twice", async (story) => {
    if (wanted) {
      if (wanted[0] !== story.name) return;
      const [, one, first, other, second] = wanted;
      const faults = new Map([
        [Number(one), first as FaultKind],
        [Number(other), second as FaultKind],
      ]);
      expect(await failuresOf(story, faults)).toEqual([]);
      return;
    }
    const { calls } = await play(story, () => null);
    const random = seededRandom(seed * 1_000 + stories.indexOf(story));
    const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const failures: string[] = [];
    for (let sample = 0; sample < Math.ceil(samples / stories.length); sample++) {
      const first = any(calls).index;
      // Near each other, so that the second often meets what the first left.
      const faults = new Map([
        [first, any(faultKinds)],
        [first + 1 + Math.floor(random() * 12), any(faultKinds)],
      ]);
      failures.push(...(await failuresOf(story, faults)));
    }
    expect(failures, `${failures.length} cases`).toEqual([]);
  });
});
