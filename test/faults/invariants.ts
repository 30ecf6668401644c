/** What must hold whatever broke: I1 to I18 of the plan of reliability. Each violation begins with its number. */
import { agentStarts, atOnce, outsiders, secrets, writesTooFast } from "./agent-invariants.ts";
import { counters, landings, refs } from "./ledger-invariants.ts";
import { projections, successes } from "./standing-invariants.ts";
import { missingGate, observe } from "./watch.ts";
import type { FaultWorld } from "./world.ts";

/** Watches a world from its first call on. */
export function watch(world: FaultWorld): void {
  observe(world);
  world.afterRun = async (run) => {
    world.violations.push(...(await counters(world, "on the way")), ...missingGate(world, run));
  };
}

/** Everything that can be said of a world at rest. I18, the same end as without faults, is what `play` sees to. */
export async function violationsOf(world: FaultWorld): Promise<readonly string[]> {
  return [
    ...new Set([
      ...world.violations,
      ...(await landings(world)),
      ...(await refs(world)),
      ...(await counters(world, "at rest")),
      ...agentStarts(world),
      ...(await atOnce(world)),
      ...outsiders(world),
      ...secrets(world),
      ...writesTooFast(world),
      ...(await successes(world)),
      ...projections(world),
    ]),
  ];
}

/** I16: a run that is over is started once more, and nothing comes of it. */
export async function runAgain(world: FaultWorld, which: number): Promise<readonly string[]> {
  const candidates = world.runs.all.filter(({ facts, conclusion }) => facts.event !== "schedule" && conclusion);
  const run = candidates[which % Math.max(1, candidates.length)];
  if (!run) return [];
  const before = snapshot(world);
  run.again();
  await world.drain();
  const after = snapshot(world);
  return before === after ? [] : [`I16 run ${run.id} (${run.facts.title}), started again, changed something`];
}

function snapshot(world: FaultWorld): string {
  const { repo, store, agentStarts: starts } = world;
  return JSON.stringify([
    store.moves.length,
    starts.length,
    [...repo.comments.values()].map(({ id, body }) => [id, body]),
    repo.statuses.length,
    [...repo.issues.values()].map(({ number, state, labels: all }) => [number, state, all.map(({ name }) => name)]),
  ]);
}
