import { guardBeforeRun } from "./guards.ts";
import type { Entry, Loop } from "./loop.ts";
import type { Settings } from "./settings.ts";
import { byGuard, type Verdict } from "./verdicts.ts";

/** What would go on, or be complete, waits for a person where the settings ask for that. */
export function heldForApproval(verdict: Verdict, { iteration }: Loop, { approve }: Settings): Verdict {
  if (approve === "never") return verdict;
  // Should the record be lost, the commit's BLOCKED still keeps it from going on alone.
  const held = { ...verdict, status: "paused", signal: "BLOCKED", source: "policy" } as const;
  if (verdict.status === "completed")
    return {
      ...held,
      waitsFor: "completion",
      reason: `Paused until \`/rondo approve\` completes it. ${verdict.reason}`,
    };
  if (verdict.status !== "running" || approve !== "every-iteration") return verdict;
  return {
    ...held,
    waitsFor: "iteration",
    reason: `Paused until \`/rondo approve\` lets it go on after iteration ${iteration}. ${verdict.reason}`,
  };
}

/** Null: nothing waits. An approval forgives nothing that piled up in a row; only a resume does. */
export function approval(
  loop: Loop,
  by: string,
  settings: Settings,
): { readonly loop: Loop; readonly verdict: Verdict } | null {
  if (loop.waitsFor === null) return null;
  if (loop.waitsFor === "completion")
    return {
      loop: withLastRow(loop, { signal: "COMPLETE", source: "human" }),
      verdict: { status: "completed", signal: "COMPLETE", source: "human", reason: `Approved by ${by}` },
    };
  const guard = guardBeforeRun(loop, settings);
  if (guard) return { loop, verdict: byGuard(guard) };
  return {
    loop: withLastRow(loop, { signal: "CONTINUE", source: "human" }),
    verdict: {
      status: "running",
      signal: "CONTINUE",
      source: "human",
      reason: `Iteration ${loop.iteration} was approved by ${by}`,
    },
  };
}

function withLastRow(loop: Loop, change: Pick<Entry, "signal" | "source">): Loop {
  const last = loop.entries.at(-1);
  return last ? { ...loop, entries: [...loop.entries.slice(0, -1), { ...last, ...change }] } : loop;
}
