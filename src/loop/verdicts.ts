import type { Facts } from "./facts.ts";
import { type GuardVerdict, guardBeforeRun } from "./guards.ts";
import type { HookTrace, HookVerdict } from "./hooks.ts";
import type { Loop, Signal, Source, Status } from "./loop.ts";
import type { AgentFailure } from "./outcome.ts";
import type { PolicyVerdict } from "./policies.ts";
import type { DetectedPromise } from "./promises.ts";
import type { Settings } from "./settings.ts";

/** Where the loop goes, and why. */
export interface Verdict {
  readonly status: Status;
  readonly signal: Signal;
  readonly source: Source;
  readonly reason: string;
  readonly feedback?: readonly string[];
  readonly nextPrompt?: string | null;
  readonly parkedUntil?: number | null;
  readonly waitsFor?: Loop["waitsFor"];
  readonly hooks?: readonly HookTrace[];
}

const retryPauses: readonly number[] = [60_000, 5 * 60_000, 15 * 60_000];

export function afterFailedRun(loop: Loop, at: number, failure: AgentFailure, settings: Settings): Verdict {
  if (failure.class !== "transient") {
    const what = failure.class === "blocking" ? "needs a person" : "failed in a way that Rondo does not know";
    return {
      status: "paused",
      signal: "BLOCKED",
      source: "error",
      reason: `The agent ${what}: ${failure.message}. Everything is kept; go on with \`/rondo resume\`.`,
    };
  }
  const guard = guardBeforeRun(loop, settings);
  if (guard) return byGuard(guard);
  const pause = retryPauses[Math.min(loop.attempt, retryPauses.length) - 1] ?? 60_000;
  return {
    status: "parked",
    signal: "CONTINUE",
    source: "error",
    reason: `The agent could not finish for now: ${failure.message}`,
    parkedUntil: Math.max(failure.retryAt ?? 0, at + pause),
  };
}

export function stoppingPromise(detected: DetectedPromise): Verdict | null {
  const given = [detected.reason, detected.blockingIssue].filter((text) => text !== null).join("\n");
  const why = given || (detected.summary ?? "it gave no reason");
  const conflict = detected.conflict ? " (it made different promises at once; the most cautious counts)" : "";
  const source = "promise";
  switch (detected.promise) {
    case "ERROR":
      return { status: "failed", signal: "ERROR", source, reason: `The agent reports an error: ${why}${conflict}` };
    case "BLOCKED":
      return { status: "blocked", signal: "BLOCKED", source, reason: `The agent is blocked: ${why}${conflict}` };
    case "ESCALATE":
      return {
        status: "escalated",
        signal: "ESCALATE",
        source,
        reason: `The agent asks for a person: ${why}${conflict}`,
      };
    default:
      return null;
  }
}

export function byPolicy(policy: PolicyVerdict & { readonly complete: true }): Verdict {
  const source = policy.by === "promise" ? "promise" : "policy";
  return { status: "completed", signal: "COMPLETE", source, reason: policy.reason };
}

export function byHook(hook: HookVerdict): Verdict | null {
  const source: Source = `hook:${hook.id}`;
  if (hook.action === "complete") return { status: "completed", signal: "COMPLETE", source, reason: hook.reason };
  if (hook.action === "escalate") return { status: "escalated", signal: "ESCALATE", source, reason: hook.reason };
  return null;
}

export function byGuard(guard: GuardVerdict): Verdict {
  return {
    status: "escalated",
    signal: "ESCALATE",
    source: `guard:${guard.guard}`,
    reason: `${guard.guard}: ${guard.evidence}. Go on with ${guard.next}.`,
    feedback: [guard.evidence],
  };
}

export function bySomeone(says: "stop" | "pause", by: string, why = ""): Verdict {
  const status = says === "stop" ? "stopped" : "paused";
  const because = why === "" ? "" : `: ${why}`;
  return {
    status,
    signal: "BLOCKED",
    source: "human",
    reason: `${says === "stop" ? "Stopped" : "Paused"} by ${by}${because}`,
  };
}

/** Steps are left, and not one of them is the agent's to do: another run would only cost. */
export function nothingToWorkOn({ outcome: { steps } }: Facts): Verdict | null {
  if (!steps || steps.open.length > 0 || steps.blocked.length === 0) return null;
  const some = steps.blocked.slice(0, 3).join("; ");
  const reason = `Every step that is left is blocked: ${some}. Do them, or say how, then \`/rondo resume\``;
  return { status: "blocked", signal: "BLOCKED", source: "policy", reason };
}

/** Nothing ends the loop: what the next iteration is told. */
export function carryOn(facts: Facts, policy: PolicyVerdict, hook: HookVerdict | null): Verdict {
  const { outcome, detected } = facts;
  const ignored = detected.ignored
    .map((tag) => `${tag.text} on line ${tag.line} did not count: ${tag.why}`)
    .slice(0, 3);
  const timedOut = outcome.failure ? [`The agent was stopped: ${outcome.failure.message}. Its work was kept.`] : [];
  const advice = policy.complete ? [] : [policy.reason];
  return {
    status: "running",
    signal: "CONTINUE",
    source: "policy",
    reason: policy.reason,
    feedback: [...advice, ...timedOut, ...ignored],
    nextPrompt: hook?.nextPrompt ?? null,
  };
}
