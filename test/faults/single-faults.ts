/** Every call of every story, broken in every way, one at a time. */
import { describe, expect, it } from "vitest";
import { callsPerIteration } from "./agent-invariants.ts";
import { play } from "./play.ts";
import { type Story, stories } from "./stories.ts";
import { type Call, type FaultKind, faultKinds } from "./wire.ts";

/** `FAULT="success:12:crash-after"` plays just that case. */
const wanted = process.env.FAULT?.split(":");
const [wantedStory, wantedCall, wantedKind] = wanted ?? [];
/** `EVERY=10` plays a tenth of the cases. */
const every = Number(process.env.EVERY ?? 1);

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

/** What to say of a case that went wrong; and how many calls its iterations took. */
async function playCase(
  story: Story,
  { call, kind }: Case,
): Promise<{ failures: readonly string[]; calls: readonly number[] }> {
  const { violations, world } = await play(story, ({ index }) => (index === call ? kind : null), call);
  const calls = callsPerIteration(world);
  if (violations.length === 0) return { failures: [], calls };
  const broken = world.wire.fired[0]?.call.name ?? "";
  const replay = `FAULT="${story.name}:${call}:${kind}" npm run test:faults -- single`;
  return {
    failures: [`${replay}   # ${broken}\n    ${violations.join("\n    ")}\n${wanted ? world.story() : ""}`],
    calls,
  };
}

/** In shares, so that two processors have something to do. */
export function singleFaults(share: number, of: number): void {
  const chosen = stories.filter(({ name }) => isWanted(wantedStory, name));
  const calls: number[] = [];
  describe("one fault", () => {
    it.each(chosen)("$name: whatever breaks, nothing is lost and nothing is done twice", async (story) => {
      const calm = await play(story, () => null);
      expect(calm.violations, calm.world.story()).toEqual([]);
      expect(Math.max(0, ...callsPerIteration(calm.world)), "I15 calls of an iteration").toBeLessThanOrEqual(20);
      const all = casesOf(calm.calls);
      expect(all, `FAULT=${process.env.FAULT} names no case`).not.toEqual([]);
      const cases = all.filter((_, index) => index % (of * every) === share * every);
      const failures: string[] = [];
      for (const one of cases) {
        const played = await playCase(story, one);
        failures.push(...played.failures);
        calls.push(...played.calls);
      }
      expect(failures, `${failures.length} of ${cases.length} cases`).toEqual([]);
    });
    it("costs at most 20 calls in 95 % of all iterations", () => {
      const sorted = calls.sort((a, b) => a - b);
      const within = sorted.filter((count) => count <= 20).length / Math.max(1, sorted.length);
      expect(within, `I15, of ${sorted.length}`).toBeGreaterThanOrEqual(0.95);
    });
  });
}
