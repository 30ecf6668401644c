import type { Sight } from "../ports.ts";
import { mergeMessage } from "../render/commit-message.ts";
import type { StateRecord } from "../state/record.ts";
import { unprovedRecord } from "./start-loop.ts";
import { branchOf, type World } from "./world.ts";

export interface BaseMoved {
  readonly state: StateRecord;
  /** A commit of the base that conflicts with the loop's work: merging it is the iteration's first task. */
  readonly conflict: string | null;
}

/** Takes in what happened on the base branch meanwhile, so that the work stays mergeable. */
export async function mergeBase(world: World, sight: Sight, state: StateRecord): Promise<BaseMoved> {
  const { head: baseHead } = sight.repository;
  if (baseHead === state.baseHead) return { state, conflict: null };
  const { loopId, loop, base, issue } = state;
  const record = unprovedRecord(world, { loopId, iteration: loop.iteration });
  const merged = await world.forge.mergeInto(branchOf(issue), baseHead, mergeMessage(base, record));
  if (merged.how === "conflict") return { state, conflict: baseHead };
  return { state: { ...state, baseHead, head: merged.how === "merged" ? merged.sha : state.head }, conflict: null };
}
