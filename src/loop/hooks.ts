import { failureMessages } from "./failures.ts";
import type { JudgedRule, RuleResult, Validation } from "./outcome.ts";
import type { DetectedPromise } from "./promises.ts";
import type { HookCondition, HookMoment, HookPreset, HookSettings, LeafHook } from "./settings.ts";

export interface HookResult {
  readonly action: "complete" | "continue" | "escalate";
  readonly reason: string;
  readonly nextPrompt: string | null;
  /** The name of a checkpoint that it asks for. */
  readonly checkpoint?: string;
}

/** What a hook came to: its result, or why there is none. */
export type HookAnswer = HookResult | { readonly error: string };

/** The verdict of all hooks together, and whose it is. */
export interface HookVerdict extends HookResult {
  readonly id: string;
  /** Every hook of the list, for those who want to know why. */
  readonly trail: readonly HookTrace[];
}

export interface HookTrace {
  readonly id: string;
  readonly action: HookResult["action"] | "disabled" | "condition not met" | "not reached";
  readonly reason: string;
  /** The checkpoint that it asked for. */
  readonly checkpoint?: string;
}

export interface HookFacts {
  readonly iteration: number;
  readonly detected: DetectedPromise;
  readonly rules: readonly JudgedRule[];
  readonly validation: Validation;
  readonly answers: Readonly<Record<string, HookAnswer>>;
}

/** In order; the first `complete` or `escalate` ends it; if all continue, the last one's words are used. */
export function evaluateHooks(hooks: readonly HookSettings[], facts: HookFacts): HookVerdict {
  let verdict: HookResult & { readonly id: string } = {
    id: "default",
    ...carryOn("No hooks registered for this task"),
  };
  const trail: HookTrace[] = [];
  for (const hook of hooks) {
    const moment = momentOf(hook);
    if (moment === "before") continue;
    const isOver = verdict.action !== "continue";
    const passed = isOver && moment === "stop" ? "not reached" : whyPassedOver(hook, facts);
    if (passed !== null) {
      trail.push({ id: hook.id, action: passed, reason: "" });
      continue;
    }
    const { checkpoint, ...answer } = answerOf(hook, facts);
    // Who only looks on decides nothing, but may fail.
    if (moment === "stop" || (!isOver && answer.action === "escalate")) verdict = { id: hook.id, ...answer };
    trail.push({ id: hook.id, action: answer.action, reason: answer.reason, ...(checkpoint && { checkpoint }) });
  }
  return { ...verdict, trail };
}

/** Those who are asked themselves, also within groups. */
export function leavesOf(hooks: readonly HookSettings[]): readonly LeafHook[] {
  return hooks.flatMap((hook): readonly LeafHook[] => ("of" in hook ? hook.of : [hook]));
}

function whyPassedOver({ enabled, when }: HookSettings, facts: HookFacts): "disabled" | "condition not met" | null {
  if (!enabled) return "disabled";
  return when === null || conditionHolds(when, facts) ? null : "condition not met";
}

export function conditionHolds(
  { from, to, status, rules }: HookCondition,
  facts: Pick<HookFacts, "iteration" | "rules" | "validation">,
): boolean {
  if (facts.iteration < from || facts.iteration > to) return false;
  if (status.length > 0 && !status.includes(facts.validation)) return false;
  return rules.every(({ name, result }) => facts.rules.find((rule) => rule.name === name)?.result === result);
}

/** What can be said before every result is in: it does not hold whatever the rest will be. */
export function conditionFailed(
  { from, to, rules }: HookCondition,
  known: { readonly iteration: number; readonly rules: readonly RuleResult[] },
): boolean {
  if (known.iteration < from || known.iteration > to) return true;
  return rules.some(({ name, result }) => {
    const found = known.rules.find((rule) => rule.name === name);
    return found !== undefined && found.result !== result;
  });
}

export function momentOf(hook: HookSettings): HookMoment {
  return "on" in hook ? hook.on : "stop";
}

function answerOf(hook: HookSettings, facts: HookFacts): HookResult {
  return "of" in hook ? together(hook.kind, hook.of, facts) : leafAnswer(hook, facts);
}

function leafAnswer(hook: LeafHook, facts: HookFacts): HookResult {
  const answer = hook.kind === "preset" ? presets[hook.preset](facts) : externalAnswer(hook.id, facts.answers);
  if (!("error" in answer)) return momentOf(hook) === "after" ? { ...answer, action: "continue" } : answer;
  const reason = `Hook evaluation failed: ${answer.error}`;
  return hook.onError === "continue" ? carryOn(reason) : { action: "escalate", reason, nextPrompt: null };
}

/** `all`: whoever does not agree decides, an escalation first. `any`: whoever agrees decides, then an escalation. */
function together(kind: "all" | "any", members: readonly LeafHook[], facts: HookFacts): HookResult {
  const asked = members.filter((member) => whyPassedOver(member, facts) === null);
  const answers = asked.map((member) => leafAnswer(member, facts));
  const asking = answers.find(({ checkpoint }) => checkpoint !== undefined);
  const checkpoint = asking?.checkpoint === undefined ? {} : { checkpoint: asking.checkpoint };
  return { ...agreement(kind, answers), ...checkpoint };
}

function agreement(kind: "all" | "any", answers: readonly HookResult[]): HookResult {
  const complete = answers.filter(({ action }) => action === "complete");
  const escalation = answers.find(({ action }) => action === "escalate");
  const [agreed] = complete;
  if (agreed && (kind === "any" || complete.length === answers.length))
    return { ...agreed, reason: complete.map(({ reason }) => reason).join("; ") };
  return escalation ?? answers.findLast(({ action }) => action === "continue") ?? carryOn(`No hook of ${kind} applies`);
}

function externalAnswer(id: string, answers: Readonly<Record<string, HookAnswer>>): HookAnswer {
  return (Object.hasOwn(answers, id) ? answers[id] : undefined) ?? { error: `"${id}" gave no answer` };
}

const presets: Readonly<Record<HookPreset, (facts: HookFacts) => HookResult>> = {
  default: (facts) => byPromise(facts) ?? byValidation(facts) ?? carryOn("Iteration in progress"),
  validation: (facts) => byValidation(facts) ?? carryOn("There are no validation results"),
  promise: (facts) => byPromise(facts) ?? carryOn("No promise was made"),
};

function byPromise({ detected }: HookFacts): HookResult | null {
  const because = detected.reason ? `: ${detected.reason}` : "";
  switch (detected.promise) {
    case "COMPLETE":
      return { action: "complete", reason: "The agent promised COMPLETE", nextPrompt: null };
    case "ESCALATE":
    case "BLOCKED":
    case "ERROR":
      return { action: "escalate", reason: `The agent said ${detected.promise}${because}`, nextPrompt: null };
    default:
      return null;
  }
}

function byValidation({ validation, rules }: HookFacts): HookResult | null {
  if (validation === "passed") return { action: "complete", reason: "All validation rules pass", nextPrompt: null };
  if (validation !== "failed") return null;
  const failures = failureMessages(rules.filter((rule) => rule.required));
  return { ...carryOn(`Validation failed: ${failures.join("; ")}`), nextPrompt: `Fix these:\n${failures.join("\n")}` };
}

function carryOn(reason: string): HookResult {
  return { action: "continue", reason, nextPrompt: null };
}
