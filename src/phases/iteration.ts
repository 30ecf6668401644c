import { type Decision, decide } from "../loop/decide.ts";
import { heardPromise } from "../loop/heard-promise.ts";
import { withTrace } from "../loop/loop.ts";
import { type HumanWord, judgedRules, type Outcome, type RuleResult, validation } from "../loop/outcome.ts";
import { protectedPaths } from "../loop/paths.ts";
import type { DetectedPromise } from "../loop/promises.ts";
import type { Settings } from "../loop/settings.ts";
import type { Move } from "../records/record.ts";
import type { StateRecord } from "../state/record.ts";
import type { BriefDocument } from "./brief-document.ts";
import { findingInWords, type Landing } from "./landing.ts";
import { keptOf, progressOfIteration } from "./steps.ts";
import type { Turn } from "./turn.ts";
import type { ValidationResults } from "./validation-results.ts";
import type { Work } from "./work.ts";

/** All that is known of one iteration when it lands. */
export interface IterationFacts {
  readonly turn: Turn;
  readonly brief: BriefDocument;
  readonly state: StateRecord;
  readonly settings: Settings;
  readonly done: Work;
  readonly landing: Landing;
  readonly reported: ValidationResults;
  readonly human: HumanWord | null;
  /** The work could not be pushed. */
  readonly isUnlanded?: true;
}

export function humanWord(heard: StateRecord, before: StateRecord): HumanWord | null {
  const { status, reason } = heard.loop;
  if (heard.loop === before.loop || (status !== "stopped" && status !== "paused")) return null;
  return { says: status === "stopped" ? "stop" : "pause", by: reason.replace(/^(Stopped|Paused) by /, "") };
}

/** The agent's job died, or left nothing that can be read: the attempt counts, and it is tried again. */
export function lostWork(why: string, agentResult: string): Work {
  const job = agentResult === "" ? "" : ` (its job: ${agentResult})`;
  const failure = { class: "transient", message: `the agent left no result: ${why}${job}`, retryAt: null } as const;
  const nothing = {
    said: "",
    cost: null,
    ms: 0,
    denied: [],
    session: null,
    doneBy: null,
    evaluation: null,
    lost: null,
    plan: null,
    context: null,
  };
  return { patch: Buffer.alloc(0), report: { agent: "unknown", failure, ...nothing } };
}

export function promiseOf({ done, settings }: IterationFacts): DetectedPromise {
  return heardPromise({ said: done.report.said, notes: done.report.plan }, settings);
}

export function summaryOf(facts: IterationFacts): string {
  const { summary } = promiseOf(facts);
  return summary ?? facts.done.report.said.trimStart().split("\n", 1)[0] ?? "";
}

export function rulesOf({ reported, landing, done }: IterationFacts, ci: readonly RuleResult[]): readonly RuleResult[] {
  const problems = [...landing.denials.map(findingInWords), ...(done.report.lost === null ? [] : [done.report.lost])];
  const refused: readonly RuleResult[] =
    problems.length === 0
      ? []
      : [{ name: "landing", result: "fail", message: `the work may not land:\n${problems.slice(0, 10).join("\n")}` }];
  return [...refused, ...reported.rules, ...ci];
}

/** The decision on an iteration, with all that it was made of. */
export function decideOn(facts: IterationFacts, ci: readonly RuleResult[]): Move {
  const { turn, state, settings } = facts;
  const event = { type: "finished", at: turn.world.clock.now(), outcome: outcomeOf(facts, ci) } as const;
  return { before: state.loop, event, settings, decision: decide(state.loop, event, settings) };
}

function outcomeOf(facts: IterationFacts, ci: readonly RuleResult[]): Outcome {
  const { settings, done, landing, reported, human } = facts;
  const isDenied = landing.denials.length > 0;
  const rules = rulesOf(facts, ci);
  const steps = progressOfIteration(facts);
  return {
    said: done.report.said,
    ...(done.report.plan !== null && settings.promiseSources.includes("notes") && { notes: done.report.plan }),
    failure: done.report.failure,
    rules,
    changed: isDenied ? protectedPaths(settings.protect, landing.touched) : landing.touched,
    tree: landing.tree,
    // Where the user's own steps alone validate, they ran on the files that the patch was taken from.
    validatedTree: isDenied || settings.rules.length === 0 ? null : reported.tree,
    cost: done.report.cost,
    ms: done.report.ms,
    hooks: hookAnswers(facts, rules),
    human,
    ...(steps && { steps }),
  };
}

/** The second agent may finish a loop, but not against the rules: what they say is not a matter of opinion. */
function hookAnswers({ done, settings, reported }: IterationFacts, rules: readonly RuleResult[]): Outcome["hooks"] {
  const { evaluation } = done.report;
  if (settings.evaluator === null || evaluation === null) return reported.hooks;
  const isRed = validation(judgedRules(settings.rules, rules)) === "failed";
  const isOverruled = !("error" in evaluation) && evaluation.action === "complete" && isRed;
  return { ...reported.hooks, evaluator: isOverruled ? { ...evaluation, action: "continue" } : evaluation };
}

export function recorded(facts: IterationFacts, decided: Decision, head: string, isCommit: boolean): StateRecord {
  const { brief, state, turn, done } = facts;
  const trace = {
    commit: isCommit ? head.slice(0, 12) : null,
    run: turn.world.run.id,
    notedBy: brief.notedBy,
    doneBy: done.report.doneBy,
  };
  return {
    ...state,
    loop: withTrace(decided.loop, trace),
    claim: null,
    baseHead: isCommit && brief.merge !== null ? brief.merge : state.baseHead,
    session: done.report.session,
    ...keptOf(facts, decided),
  };
}
