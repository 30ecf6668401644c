import { heardPromise } from "./heard-promise.ts";
import type { Loop } from "./loop.ts";
import { isBroken, type JudgedRule, judgedRules, type Outcome, type Validation, validation } from "./outcome.ts";
import { protectedPaths } from "./paths.ts";
import { isAccepted, judge, type PolicyVerdict } from "./policies.ts";
import type { DetectedPromise } from "./promises.ts";
import { score } from "./score.ts";
import type { Settings } from "./settings.ts";

/** Everything about one finished agent run that a decision looks at. */
export interface Facts {
  readonly outcome: Outcome;
  readonly detected: DetectedPromise;
  readonly rules: readonly JudgedRule[];
  readonly validation: Validation;
  readonly score: number;
  /** What the stop policy says to it. */
  readonly policy: PolicyVerdict;
  /** The stop policy accepts the promise, were it not for confirmations. */
  readonly accepted: boolean;
}

export function gatherFacts(loop: Loop, outcome: Outcome, settings: Settings): Facts {
  const rules = judgedRules(settings.rules, outcome.rules);
  // An agent that was cut off said nothing final, whatever its last words were.
  const { said, notes = null } = outcome.failure ? { said: "" } : outcome;
  const detected = heardPromise({ said, notes }, settings);
  const promised = detected.promise === "COMPLETE";
  const claim = {
    promised,
    validation: validation(rules),
    failing: rules.filter((rule) => rule.required && isBroken(rule)).map(({ name }) => name),
    objection: objection(outcome, settings) ?? (promised ? openSteps(outcome, settings) : null),
  };
  const accepted = isAccepted(settings.stop, claim);
  return {
    outcome,
    detected,
    rules,
    validation: claim.validation,
    score: score(rules),
    policy: judge(
      settings.stop,
      { ...claim, confirmations: accepted ? loop.confirmations + 1 : 0 },
      settings.confirmations,
    ),
    accepted,
  };
}

/** The issue's own list says what done means: a promise before its end is none. Policies that trust the promise, trust it. */
function openSteps({ steps }: Outcome, { stop }: Settings): string | null {
  if (steps?.from !== "issue" || steps.open.length === 0) return null;
  if (stop !== "verified" && stop !== "strict") return null;
  const count = steps.open.length === 1 ? "a step of the issue is" : `${steps.open.length} steps of the issue are`;
  const some = steps.open.slice(0, 5).join("; ");
  return `The promise is rejected: ${count} not reported as done: ${some}. Do what is missing, then tick it in the plan file or end with a line "Step done: N"; what only a person can do is "Step blocked: N, why"`;
}

/** What stands against a promise although every rule passes. */
function objection(outcome: Outcome, settings: Settings): string | null {
  const touched = protectedPaths(settings.protect, outcome.changed ?? []);
  if (touched.length > 0) return `protected files were changed: ${touched.slice(0, 5).join(", ")}`;
  const { tree, validatedTree } = outcome;
  if (validatedTree === null || tree === null || tree === validatedTree) return null;
  return "the rules ran on another tree than the one that landed";
}
