import { failureMessages } from "./failures.ts";
import type { JudgedRule, Validation } from "./outcome.ts";
import type { DetectedPromise } from "./promises.ts";
import type { HookPreset, HookSettings } from "./settings.ts";

export interface HookResult {
  readonly action: "complete" | "continue" | "escalate";
  readonly reason: string;
  readonly nextPrompt: string | null;
}

/** What a hook came to: its result, or why there is none. */
export type HookAnswer = HookResult | { readonly error: string };

/** The verdict of all hooks together, and whose it is. */
export interface HookVerdict extends HookResult {
  readonly id: string;
}

export interface HookFacts {
  readonly detected: DetectedPromise;
  readonly rules: readonly JudgedRule[];
  readonly validation: Validation;
  readonly answers: Readonly<Record<string, HookAnswer>>;
}

/** In order; the first `complete` or `escalate` ends it; if all continue, the last one's words are used. */
export function evaluateHooks(hooks: readonly HookSettings[], facts: HookFacts): HookVerdict {
  let verdict: HookVerdict = { id: "default", ...carryOn("No hooks registered for this task") };
  for (const hook of hooks) {
    if (!hook.enabled) continue;
    verdict = { id: hook.id, ...answerOf(hook, facts) };
    if (verdict.action !== "continue") break;
  }
  return verdict;
}

function answerOf(hook: HookSettings, facts: HookFacts): HookResult {
  const answer = hook.kind === "preset" ? presets[hook.preset](facts) : externalAnswer(hook.id, facts.answers);
  if (!("error" in answer)) return answer;
  const reason = `Hook evaluation failed: ${answer.error}`;
  return hook.onError === "continue" ? carryOn(reason) : { action: "escalate", reason, nextPrompt: null };
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
