import { effectsOf } from "../loop/effects.ts";
import type { Sight } from "../ports.ts";
import type { StateRecord } from "../state/record.ts";
import { isMarkedStale } from "./branch-changed.ts";
import { isForeign } from "./facts.ts";
import type { Loaded } from "./find-loop.ts";
import { gateMark } from "./ledger.ts";
import { passesOn } from "./passes-on.ts";
import { isLabelled, labelOf } from "./publish.ts";
import { leavesSteps } from "./steps.ts";

/** Everything that follows from a loop's state stands on GitHub. If not, a run died while it wrote. */
export function isShown(sight: Sight, { state, comment, twins, repairs }: Loaded): boolean {
  if (comment === null || twins.length > 0 || repairs.length > 0) return false;
  const { status } = state.loop;
  if (isForeign(sight, state) && status !== "stopped") return isMarkedStale(sight);
  if (passesOn(state)) return isLabelled(sight, labelOf("running")) && hasRightGate(sight, state);
  if (status === "completed" && sight.pull?.isOpen && sight.pull.isDraft && !leavesSteps(sight, state)) return false;
  return isLabelled(sight, labelOf(status)) && hasRightGate(sight, state);
}

function hasRightGate({ tip }: Sight, state: StateRecord): boolean {
  const { head, loop } = state;
  if (tip === null || tip.sha !== head) return true;
  const wanted = effectsOf(passesOn(state) ? "running" : loop.status, null).find((effect) => effect.do === "gate");
  return tip.gate !== null && tip.gate.state === wanted?.state && gateMark(tip.gate).iteration === loop.iteration;
}
