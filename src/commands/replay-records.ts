import { isDeepStrictEqual } from "node:util";
import { decide } from "../loop/decide.ts";
import { type Loop, newLoop, noTrace } from "../loop/loop.ts";
import { type Decided, decidedOf, type MoveRecord } from "../records/record.ts";

/** One recorded decision, made again. */
export interface ReplayedRecord {
  readonly iteration: number;
  readonly decided: Decided;
  /** Where it came out otherwise: what was recorded. */
  readonly recorded: Decided | null;
  /** What stood between it and the decision before: a person's word, or a run without a record. Null: nothing did. */
  readonly meanwhile: string | null;
}

/**
 * Goes on from its own decisions, as the loop did. Where the record began from something else, a person or a run without a
 * record came between: then it goes on from what the record says.
 */
export function replayRecords(records: readonly MoveRecord[]): readonly ReplayedRecord[] {
  let loop = newLoop;
  return records.map((record) => {
    const { event, settings, before, iteration } = record;
    const begun = event.type === "finished" ? decide(loop, { type: "begin", at: event.at }, settings).loop : loop;
    const isNext = isSameLoop(begun, before);
    const decision = decide(isNext ? begun : before, event, settings);
    loop = decision.loop;
    const decided = decidedOf(decision);
    return {
      iteration,
      decided,
      recorded: isDeepStrictEqual(decided, record.decided) ? null : record.decided,
      meanwhile: isNext ? null : before.reason || "it began elsewhere",
    };
  });
}

/** Links to commits and runs are added after a decision; nothing is decided on them. */
function isSameLoop(a: Loop, b: Loop): boolean {
  return isDeepStrictEqual(withoutTraces(a), withoutTraces(b));
}

function withoutTraces(loop: Loop): object {
  return { ...loop, entries: loop.entries.map((entry) => ({ ...entry, trace: noTrace })) };
}
