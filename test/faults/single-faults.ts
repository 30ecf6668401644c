/** Every call of every story, broken in every way, one at a time. */
import { describe, expect, it } from "vitest";
import { play } from "./play.ts";
import { type Story, stories } from "./stories.ts";
import { type Call, type FaultKind, faultKinds } from "./wire.ts";

/** `FAULT="success:12:crash-after"` plays just that case. */
const wanted = process.env.FAULT;

export function kindsFor(call: Call): readonly FaultKind[] {
  return call.name.endsWith("/dispatches") ? [...faultKinds, "swallowed"] : faultKinds;
}

export async function failuresOf(story: Story, index: number, kind: FaultKind): Promise<readonly string[]> {
  const { violations, world } = await play(story, (call) => (call.index === index ? kind : null), index);
  if (violations.length === 0) return [];
  const broken = world.wire.fired[0]?.call.name ?? "";
  return [`FAULT="${story.name}:${index}:${kind}" npm run test:faults   # ${broken}\n    ${violations.join("\n    ")}`];
}

/** Shares, so that two processors have something to do. */
export function singleFaults(share: number, of: number): void {
  const chosen = wanted ? stories : stories.filter((_, index) => index % of === share);
  describe.skipIf(wanted !== undefined && share !== 0)("one fault", () => {
    it.each(chosen)("$name: whatever breaks, nothing is lost and nothing is done twice", async (story) => {
      const [name, only, kindOnly] = wanted?.split(":") ?? [];
      if (name !== undefined && name !== story.name) return;
      const calm = await play(story, () => null);
      expect(calm.violations, `without any fault; errors: ${calm.world.errors.join("\n")}`).toEqual([]);
      const failures: string[] = [];
      let cases = 0;
      for (const call of calm.world.wire.calls) {
        if (only !== undefined && Number(only) !== call.index) continue;
        for (const kind of kindsFor(call)) {
          if (kindOnly !== undefined && kindOnly !== kind) continue;
          cases += 1;
          failures.push(...(await failuresOf(story, call.index, kind)));
        }
      }
      expect(failures, `${failures.length} of ${cases} cases`).toEqual([]);
    });
  });
}
