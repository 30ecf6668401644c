import type { Loop } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";
import type { Chain, StateRecord } from "../state/record.ts";
import { branchChanged } from "./branch-changed.ts";
import { thenKey } from "./continuation.ts";
import { isForeign, stopSign } from "./facts.ts";
import { startOf } from "./find-loop.ts";
import { newTurn } from "./new-loop.ts";
import { passesOn } from "./passes-on.ts";
import type { LoopTrigger } from "./start-wish.ts";
import { Turn } from "./turn.ts";
import type { Looked } from "./up-to-date.ts";
import type { World } from "./world.ts";

/** What a loop of several phases begins with; null: there is one phase. */
export function firstOf({ follows }: Settings, profile: string | null): Chain | null {
  if (follows.phases.length === 0) return null;
  return { from: "", done: [profile ?? "first"], left: follows.phases.map(({ name }) => name) };
}

/**
 * A completed phase hands over to the next: a loop of its own on the same branch, begun by the same person with the same
 * settings. Null: this run was not dispatched for that, or it has happened.
 */
export async function nextPhase(
  world: World,
  { sight, found }: Looked,
  trigger: LoopTrigger,
): Promise<Turn | string | null> {
  if (trigger.kind !== "dispatch" || found.kind !== "loop") return null;
  const { state } = found;
  if (trigger.key !== thenKey(state.loopId) || !passesOn(state) || world.run.id <= startOf(state.loopId)) return null;
  const turn = await Turn.open(world, sight, found);
  if (isForeign(sight, state)) return branchChanged(turn, state);
  const settings = turn.settingsOf(state);
  // What one switch holds back must be able to go on: the next phase begins, and is paused.
  const sign = stopSign(sight, settings, { disabled: false, profile: state.profile });
  if (sign !== null) return endedBetween(turn, state, sign.why ?? "");
  const { startedBy, task, profile, profileFile, issueSettings, readiness } = state;
  const taskFile = state.taskFile && { ...state.taskFile, text: turn.sight.issue.body };
  const wish = { startedBy, task, taskFile, profile, profileFile, issueSettings, readiness, settings, remark: null };
  return newTurn(world, sight, { ...wish, before: state, chain: following(state) });
}

function following({ loopId, chain }: StateRecord): Chain {
  const { done, left } = chain ?? { done: [], left: [] };
  return { from: loopId, done: [...done, ...left.slice(0, 1)], left: left.slice(1) };
}

/** Its work is complete, and nobody wants the rest: the gate must not turn green by that. */
async function endedBetween(turn: Turn, state: StateRecord, why: string): Promise<string> {
  const reason = `Stopped before the phase ${state.chain?.left[0] ?? ""}: ${why}`;
  const loop: Loop = { ...state.loop, status: "stopped", reason };
  await turn.settle({ ...state, loop }, "quietly");
  return `${reason}.`;
}
