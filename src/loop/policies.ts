import type { Validation } from "./outcome.ts";
import type { StopPolicy } from "./settings.ts";

export interface PolicyFacts {
  /** The agent promised COMPLETE. */
  readonly promised: boolean;
  readonly validation: Validation;
  /** The required rules that failed, by name. */
  readonly failing: readonly string[];
  /** Iterations in a row, this one included, that the `verified` policy would accept. */
  readonly confirmations: number;
  /** Something else that stands against believing the promise (protected files, another tree than the one validated). */
  readonly objection: string | null;
}

/** Whether the loop is complete, and what the agent is told if it is not. */
export type PolicyVerdict =
  | { readonly complete: true; readonly by: "promise" | "rules"; readonly reason: string }
  | { readonly complete: false; readonly rejected: boolean; readonly reason: string };

export function judge(policy: StopPolicy, facts: PolicyFacts, wanted = 1): PolicyVerdict {
  if (facts.objection !== null) return facts.promised ? rejected(facts.objection) : goOn(facts.objection);
  const verdict = policies[policy](facts);
  const missing = Math.max(wanted, policy === "strict" ? 2 : 1) - Math.max(1, facts.confirmations);
  if (!verdict.complete || verdict.by !== "promise" || missing <= 0) return verdict;
  const often = missing === 1 ? "once more" : `${missing} times more`;
  return goOn(`The promise is kept; it is asked for ${often}: review the work, and repeat the promise if it holds`);
}

/** A promise that counts towards the confirmations: one that this policy would accept. */
export function isAccepted(policy: StopPolicy, claim: Omit<PolicyFacts, "confirmations">): boolean {
  if (policy === "promise" || policy === "either") return claim.promised && claim.objection === null;
  return isKept(claim);
}

/** What `verified` believes: a promise that every required rule bears out, and not by having nothing to show. */
export function isKept({ promised, validation, objection }: Omit<PolicyFacts, "confirmations">): boolean {
  return promised && objection === null && (validation === "passed" || validation === "none");
}

const policies: Readonly<Record<StopPolicy, (facts: PolicyFacts) => PolicyVerdict>> = {
  verified: (facts) => {
    if (!facts.promised) return notPromised(facts);
    if (facts.validation === "passed") return kept("The promise is kept: every required rule passes");
    if (facts.validation === "none")
      return kept("The agent promised COMPLETE; no required rule is configured, so nothing verified it");
    return facts.validation === "failed"
      ? rejected(`The promise is rejected: ${named(facts.failing)}`)
      : rejected("The promise is rejected: no required rule ran, so nothing was verified");
  },
  strict: (facts) => policies.verified(facts),
  either: (facts) => {
    if (facts.promised) return kept("The agent promised COMPLETE");
    return facts.validation === "passed" ? proved() : notPromised(facts);
  },
  validation: (facts) => (facts.validation === "passed" ? proved() : notYet(facts)),
  promise: (facts) =>
    facts.promised ? kept("The agent promised COMPLETE") : notYet({ validation: "none", failing: [] }),
  hooks: () => goOn("Hooks decide"),
};

function notPromised(facts: PolicyFacts): PolicyVerdict {
  if (facts.validation === "passed") return goOn("All rules pass; if the task is done, say so with the promise");
  return notYet(facts);
}

function notYet({ validation, failing }: Pick<PolicyFacts, "validation" | "failing">): PolicyVerdict {
  if (validation === "failed") return goOn(`Not done yet: ${named(failing)}`);
  if (validation === "vacuous") return goOn("No required rule ran, so nothing was verified");
  return goOn("The task is not done yet");
}

/** So many are read at a glance; all of them are told below, with what they printed. */
const NAMED = 3;

function named(failing: readonly string[]): string {
  const [first, ...others] = failing.slice(0, NAMED).map((name) => `"${name}"`);
  if (others.length === 0) return `the rule ${first} does not pass`;
  const more = failing.length - NAMED;
  const last = more > 0 ? `${more} more` : others.pop();
  return `the rules ${[first, ...others].join(", ")} and ${last} do not pass`;
}

function kept(reason: string): PolicyVerdict {
  return { complete: true, by: "promise", reason };
}

function proved(): PolicyVerdict {
  return { complete: true, by: "rules", reason: "All rules pass" };
}

function rejected(reason: string): PolicyVerdict {
  return { complete: false, rejected: true, reason };
}

function goOn(reason: string): PolicyVerdict {
  return { complete: false, rejected: false, reason };
}
