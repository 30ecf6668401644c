/** Every call of every story, broken in every way, one at a time. */
import { describe, expect, it } from "vitest";
import { play } from "./play.ts";
import { type Story, stories } from "./stories.ts";
import { type Call, type FaultKind, faultKinds } from "./wire.ts";

/** `FAULT="success:12:crash-after"` plays just that case. */
const wanted = process.env.FAULT?.split(":");
const [wantedStory, wantedCall, wantedKind] = wanted ?? [];

interface Case {
  readonly call: number;
  readonly kind: FaultKind;
}

function casesOf(calls: readonly Call[]): readonly Case[] {
  return calls
    .flatMap(({ index, name }) => {
      const kinds: readonly FaultKind[] = name.endsWith("/dispatches") ? [...faultKinds, "swallowed"] : faultKinds;
      return kinds.map((kind) => ({ call: index, kind }));
    })
    .filter(({ call, kind }) => isWanted(wantedCall, String(call)) && isWanted(wantedKind, kind));
}

function isWanted(wish: string | undefined, name: string): boolean {
  return wish === undefined || wish === name;
}

async function failuresOf(story: Story, { call, kind }: Case): Promise<readonly string[]> {
  const { violations, world } = await play(story, ({ index }) => (index === call ? kind : null), call);
  if (violations.length === 0) return [];
  const broken = world.wire.fired[0]?.call.name ?? "";
  const replay = `FAULT="${story.name}:${call}:${kind}" npm run test:faults -- single`;
  return [`${replay}   # ${broken}\n    ${violations.join("\n    ")}\n${wanted ? world.story() : ""}`];
}

/** In shares, so that two processors have something to do. */
export function singleFaults(share: number, of: number): void {
  const chosen = stories.filter(({ name }, index) => isWanted(wantedStory, name) && index % of === share);
  describe.skipIf(chosen.length === 0)("one fault", () => {
    it.each(chosen)("$name: whatever breaks, nothing is lost and nothing is done twice", async (story) => {
      const calm = await play(story, () => null);
      expect(calm.violations, calm.world.story()).toEqual([]);
      const cases = casesOf(calm.calls);
      expect(cases, `FAULT=${process.env.FAULT} names no case`).not.toEqual([]);
      const failures: string[] = [];
      for (const one of cases) failures.push(...(await failuresOf(story, one)));
      expect(failures, `${failures.length} of ${cases.length} cases`).toEqual([]);
    });
  });
}
