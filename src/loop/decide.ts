import { approval, heldForApproval } from "./approvals.ts";
import { capped, cappedList, caps } from "./caps.ts";
import { type Effect, effectsOf } from "./effects.ts";
import { type Facts, gatherFacts } from "./facts.ts";
import { failureMessages } from "./failures.ts";
import { entryOf, foldFailedRun, foldIteration, withEntry } from "./fold.ts";
import { type GuardVerdict, guardBeforeRun, guardOnResult } from "./guards.ts";
import { evaluateHooks, type HookTrace, type HookVerdict } from "./hooks.ts";
import { forgiven, hasEnded, isLive, type Loop, type Signal, type Source } from "./loop.ts";
import { judgedRules, type Outcome, type RuleResult, validation } from "./outcome.ts";
import type { Settings } from "./settings.ts";
import {
  afterFailedRun,
  byGuard,
  byHook,
  byPolicy,
  bySomeone,
  carryOn,
  nothingToWorkOn,
  stoppingPromise,
  type Verdict,
} from "./verdicts.ts";

/** What happened. `at` is in milliseconds since the epoch: the engine has no clock of its own. */
export type LoopEvent =
  /** A run wants to start the next iteration: it is counted before it costs anything. */
  | { readonly type: "begin"; readonly at: number }
  /** The agent ran and its work was validated. */
  | { readonly type: "finished"; readonly at: number; readonly outcome: Outcome }
  | {
      readonly type: "stop" | "pause" | "resume" | "approve";
      readonly at: number;
      readonly by: string;
      readonly why?: string;
    }
  /** The rules ran on the branch as it stands, without the agent: after a question was answered, or a foreign commit. */
  | { readonly type: "checked"; readonly at: number; readonly rules: readonly RuleResult[] }
  /** Something that only a person can change stands in the way: a permission, a rule, a setting. */
  | { readonly type: "hindered"; readonly at: number; readonly message: string }
  /** Too little is left of something that comes back by itself. */
  | { readonly type: "scarce"; readonly at: number; readonly until: number; readonly message: string }
  /** The machinery failed, not the agent. */
  | { readonly type: "broke"; readonly at: number; readonly message: string };

export interface Decision {
  readonly loop: Loop;
  /** Null: there was nothing to decide. */
  readonly signal: Signal | null;
  readonly source: Source;
  readonly reason: string;
  /** What the next iteration is told. */
  readonly feedback: readonly string[];
  readonly effects: readonly Effect[];
  /** What each hook came to, where hooks were asked. */
  readonly hooks: readonly HookTrace[];
}

export function decide(loop: Loop, event: LoopEvent, settings: Settings): Decision {
  if (event.type === "checked") return checked(loop, event.rules, settings);
  if (hasEnded(loop.status)) return nothingToDo(loop, `The loop is ${loop.status}.`);
  switch (event.type) {
    case "begin":
      return begin(loop, event.at, settings);
    case "finished":
      return finished(loop, event.at, event.outcome, settings);
    case "resume":
      return resumed(loop, event.by, settings);
    case "approve": {
      const approved = approval(loop, event.by, settings);
      return approved ? settle(approved.loop, approved.verdict) : nothingToDo(loop, "Nothing waits for an approval.");
    }
    case "stop":
    case "pause":
      return settle(loop, bySomeone(event.type, event.by, event.why));
    case "hindered":
      return settle(loop, { status: "blocked", signal: "BLOCKED", source: "error", reason: event.message });
    case "scarce":
      return settle(loop, {
        status: "parked",
        signal: "CONTINUE",
        source: "error",
        reason: event.message,
        parkedUntil: event.until,
      });
    case "broke":
      return settle(loop, { status: "failed", signal: "ERROR", source: "error", reason: event.message });
  }
}

function begin(loop: Loop, at: number, settings: Settings): Decision {
  if (!isLive(loop.status)) return nothingToDo(loop, `The loop is ${loop.status}.`);
  if (loop.parkedUntil !== null && at < loop.parkedUntil) return nothingToDo(loop, "The loop is parked.");
  const guard = guardBeforeRun(loop, settings);
  if (guard) return settle(loop, byGuard(guard));
  const attempt = loop.attempt + 1;
  const iteration = loop.iteration + 1;
  return {
    loop: { ...loop, status: "running", parkedUntil: null, attempt },
    signal: "CONTINUE",
    source: "policy",
    reason: `Iteration ${iteration} of ${settings.maxIterations}`,
    feedback: loop.feedback,
    effects: [{ do: "record" }, { do: "gate", state: "pending" }, { do: "run-agent", iteration, attempt }],
    hooks: [],
  };
}

function resumed(loop: Loop, by: string, settings: Settings): Decision {
  const fresh = forgiven(loop);
  const guard = guardBeforeRun(fresh, settings);
  if (guard) return settle(loop, byGuard(guard));
  // The next agent knows nothing of what this one asked, and the answer may be a letter.
  const isAnswer = loop.status === "blocked" && loop.entries.at(-1)?.source === "promise";
  const nextPrompt = isAnswer ? `You asked. ${loop.reason}` : null;
  return settle(fresh, {
    ...{ status: "running", signal: "CONTINUE", source: "human", reason: `Resumed by ${by}` },
    nextPrompt,
  });
}

/** A completed loop stays complete if the rules still say so; every other goes on with what they said. */
function checked(loop: Loop, results: readonly RuleResult[], settings: Settings): Decision {
  if (loop.status === "stopped") return nothingToDo(loop, "The loop is stopped.");
  const rules = judgedRules(settings.rules, results);
  const failures = failureMessages(rules);
  const verdict = validation(rules);
  if (loop.status === "completed" && (verdict === "passed" || verdict === "none"))
    return settle(loop, { status: "completed", signal: "COMPLETE", source: "policy", reason: stillComplete(verdict) });
  const reopened = loop.status === "completed" ? forgiven(loop) : loop;
  const guard = guardBeforeRun(reopened, settings);
  if (guard) return settle(reopened, byGuard(guard));
  const reason = failures.length > 0 ? "Checked again: a rule does not pass" : "Checked again";
  return settle(
    { ...reopened, feedback: failures },
    { status: "running", signal: "CONTINUE", source: "policy", reason, nextPrompt: loop.nextPrompt },
  );
}

function stillComplete(verdict: "passed" | "none"): string {
  if (verdict === "passed") return "Checked again after a commit of somebody else: every required rule passes";
  return "A commit of somebody else was taken in; no rule is configured, so nothing verified it";
}

function finished(loop: Loop, at: number, outcome: Outcome, settings: Settings): Decision {
  const facts = gatherFacts(loop, outcome, settings);
  const cutShort = outcome.failure !== null && outcome.failure.class !== "timeout" ? outcome.failure : null;
  const folded = cutShort ? foldFailedRun(loop, outcome) : foldIteration(loop, facts, settings);
  const verdict =
    personsWord(loop, outcome) ??
    (cutShort
      ? afterFailedRun(folded, at, cutShort, settings)
      : heldForApproval(afterIteration(folded, facts, settings), folded, settings));
  const row = { iteration: loop.iteration + 1, attempt: Math.max(1, loop.attempt), at };
  return settle(withEntry(folded, entryOf(facts, verdict, row)), verdict);
}

/** Said while the agent ran, whether the run heard of it or the loop was already paused by it. */
function personsWord(loop: Loop, { human }: Outcome): Verdict | null {
  if (human) return bySomeone(human.says, human.by, human.why);
  return loop.status === "paused"
    ? { status: "paused", signal: "BLOCKED", source: "human", reason: loop.reason }
    : null;
}

/** The order of decision; the first that applies. A person's word came before all of this. */
function afterIteration(loop: Loop, facts: Facts, settings: Settings): Verdict {
  const { outcome, policy } = facts;
  const allowance = guardBeforeRun(loop, settings);
  const hooks = (): HookVerdict =>
    evaluateHooks(settings.hooks, { ...facts, iteration: loop.iteration, answers: outcome.hooks });
  if (settings.stop === "hooks") {
    const answer = hooks();
    return { ...hooksAlone(facts, allowance, answer), hooks: answer.trail };
  }
  const stop = stoppingPromise(facts.detected);
  if (stop) return stop;
  if (policy.complete) return byPolicy(policy);
  const trouble = guardOnResult(loop, settings, outcome.changed ?? []);
  if (trouble) return byGuard(allowance ?? trouble);
  const hook = settings.hooks.length > 0 ? hooks() : null;
  const asked = hook === null ? {} : { hooks: hook.trail };
  // The last run that the limits allow may still complete the loop; a hook that wants another run can't have it.
  if (allowance && hook?.action !== "complete") return { ...byGuard(allowance), ...asked };
  return { ...((hook && byHook(hook)) ?? nothingToWorkOn(facts) ?? carryOn(facts, policy, hook)), ...asked };
}

function hooksAlone(facts: Facts, allowance: GuardVerdict | null, hook: HookVerdict): Verdict {
  if (allowance && hook.action !== "complete") return byGuard(allowance);
  const goesOn = carryOn(facts, { complete: false, rejected: false, reason: hook.reason }, hook);
  return byHook(hook) ?? { ...goesOn, source: `hook:${hook.id}` };
}

/** Puts a verdict into the loop and says what follows from its status, in the order of writes. */
function settle(loop: Loop, verdict: Verdict): Decision {
  const { status, signal, source, reason } = verdict;
  const limits = { all: caps.feedback, each: caps.feedbackItem };
  const feedback = cappedList([...new Set([...loop.feedback, ...(verdict.feedback ?? [])])], limits);
  return {
    loop: {
      ...loop,
      status,
      reason: capped(reason, caps.reason),
      feedback,
      // A pause or a failed try does not use up what a hook asked of the next iteration.
      nextPrompt: verdict.nextPrompt ? capped(verdict.nextPrompt, caps.nextPrompt) : loop.nextPrompt,
      parkedUntil: verdict.parkedUntil ?? null,
      waitsFor: verdict.waitsFor ?? null,
    },
    signal,
    source,
    reason,
    feedback,
    effects: effectsOf(status, verdict.parkedUntil ?? null),
    hooks: verdict.hooks ?? [],
  };
}

function nothingToDo(loop: Loop, reason: string): Decision {
  return { loop, signal: null, source: "policy", reason, feedback: [], effects: [], hooks: [] };
}
