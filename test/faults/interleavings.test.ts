/** Runs that GitHub's queue should have kept apart, call by call in any order. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { violationsOf, watch } from "./invariants.ts";
import { execute } from "./jobs.ts";
import { complete, FaultWorld } from "./world.ts";

const schedules = Number(process.env.SCHEDULES ?? 500);

/** A loop whose second iteration is due, its run dispatched but not begun. */
async function betweenIterations(): Promise<{ world: FaultWorld; issue: number }> {
  const world = await FaultWorld.open({
    agent: [{ files: { "answer.txt": "1\n" } }, { files: { "answer.txt": "42\n" }, says: complete }],
  });
  watch(world);
  const issue = await world.openIssue();
  await world.label(issue);
  const [first] = world.runs.ready();
  if (first) await execute(world, first);
  return { world, issue };
}

const company = {
  /** The same continuation, dispatched twice. */
  double: async (world: FaultWorld, issue: number): Promise<void> => {
    const key = `${world.state(issue)?.loopId}/2`;
    await world.runs.dispatch({
      repository: "octo/app",
      workflow: 7,
      ref: "main",
      inputs: { issue: String(issue), key },
      actor: "github-actions[bot]",
    });
  },
  sweep: async (world: FaultWorld): Promise<void> => {
    world.clock.advance(20 * 60_000);
    world.runs.tick();
  },
  "run again": async (world: FaultWorld): Promise<void> => {
    world.runs.all[0]?.again();
  },
  "stop order": (world: FaultWorld, issue: number): Promise<void> => world.comment(issue, "/rondo stop"),
  "label off": (world: FaultWorld, issue: number): Promise<void> => world.unlabel(issue),
} as const;
const names = Object.keys(company) as (keyof typeof company)[];

const { FC_SEED: seed = "7", FC_PATH: path } = process.env;

describe("two or three runs at once", () => {
  it("land every iteration once, whatever the order of their calls (FC_SEED=… FC_PATH=… npm run test:faults -- interleavings)", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 }),
        async (scheduler, others) => {
          const { world, issue } = await betweenIterations();
          for (const name of others) await company[name](world, issue);
          world.wire.turn = () => scheduler.schedule(Promise.resolve());
          const waiting = world.runs.all.filter(({ status }) => status === "queued");
          await scheduler.waitFor(Promise.all(waiting.map((run) => execute(world, run))));
          world.wire.turn = async () => undefined;
          await world.rest();
          expect(await violationsOf(world), world.story()).toEqual([]);
        },
      ),
      { numRuns: schedules, seed: Number(seed), ...(path ? { path, endOnFailure: true } : {}) },
    );
  });
});
