import { gatherFacts } from "../loop/facts.ts";
import type { MoveRecord } from "./record.ts";

/** A line of `events.jsonl`: what happened, in order, in words that a program can count. */
export type Activity = {
  readonly at: string;
  readonly loop: string;
  readonly iteration: number;
  readonly run: number;
} & Happening;

export type Happening =
  | { readonly event: "start" }
  | { readonly event: "agent"; readonly attempt: number; readonly cost: number | null; readonly ms: number }
  | { readonly event: "agent-failed"; readonly class: string; readonly message: string }
  | { readonly event: "changed"; readonly files: number | null }
  | { readonly event: "promise"; readonly promise: string }
  | { readonly event: "validation"; readonly rule: string; readonly result: string; readonly required: boolean }
  | { readonly event: "hook"; readonly hook: string; readonly action: string; readonly reason: string }
  | { readonly event: "checkpoint"; readonly id: string; readonly commit: string; readonly names: readonly string[] }
  | { readonly event: "person"; readonly says: string; readonly by: string }
  | { readonly event: "guard"; readonly guard: string; readonly reason: string }
  | {
      /** `next`: the loop goes on; all others are where it stands. */
      readonly event: "next" | "complete" | "blocked" | "escalated" | "failed" | "paused" | "parked" | "stopped";
      readonly by: string;
      readonly reason: string;
    };

/** The audit trail of one decision: what came in, who was asked, what came out. */
export function activityOf(record: MoveRecord): readonly Activity[] {
  const { loopId: loop, iteration, run } = record;
  const at = new Date(record.at).toISOString();
  const all = [...began(record), ...worked(record), ...asked(record), ...ended(record)];
  return all.map((happening) => ({ at, loop, iteration, run: run.id, ...happening }));
}

function began({ before, event }: MoveRecord): readonly Happening[] {
  return event.type === "finished" && before.iteration === 0 && before.attempt <= 1 ? [{ event: "start" }] : [];
}

function worked({ before, event, settings, attempt }: MoveRecord): readonly Happening[] {
  if (event.type === "checked")
    return event.rules.map(({ name, result }) => ({ event: "validation", rule: name, result, required: true }));
  if (event.type !== "finished") return [];
  const { cost, ms, failure, changed, human } = event.outcome;
  const { rules, detected } = gatherFacts(before, event.outcome, settings);
  return [
    { event: "agent", attempt, cost, ms },
    ...(failure ? [{ event: "agent-failed", class: failure.class, message: failure.message } as const] : []),
    { event: "changed", files: changed?.length ?? null },
    ...(detected.promise === null ? [] : [{ event: "promise", promise: detected.promise } as const]),
    ...rules.map(
      ({ name, result, required }) => ({ event: "validation", rule: name, result, required }) satisfies Happening,
    ),
    ...(human ? [{ event: "person", says: human.says, by: human.by } as const] : []),
  ];
}

function asked({ hooks }: MoveRecord): readonly Happening[] {
  return hooks.map(({ id, action, reason }) => ({ event: "hook", hook: id, action, reason }));
}

const ends = {
  running: "next",
  completed: "complete",
  blocked: "blocked",
  escalated: "escalated",
  failed: "failed",
  paused: "paused",
  parked: "parked",
  stopped: "stopped",
} as const;

function ended({ decided: { source, reason, status }, checkpoint }: MoveRecord): readonly Happening[] {
  const { id, commit, names } = checkpoint;
  return [
    ...(source.startsWith("guard:") ? [{ event: "guard", guard: source.slice("guard:".length), reason } as const] : []),
    { event: "checkpoint", id, commit, names },
    { event: ends[status], by: source, reason },
  ];
}
