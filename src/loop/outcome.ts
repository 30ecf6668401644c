import type { HookAnswer } from "./hooks.ts";
import type { RuleSettings } from "./settings.ts";
import type { StepProgress } from "./steps.ts";

/** What one agent run came to, as the phases report it. */
export interface Outcome {
  /** The agent's final message. */
  readonly said: string;
  /** Its plan file, where promises are heard there too and it changed it. */
  readonly notes?: string;
  /** The agent itself failed. */
  readonly failure: AgentFailure | null;
  readonly rules: readonly RuleResult[];
  /** Paths that the iteration changed; null if nobody could tell. */
  readonly changed: readonly string[] | null;
  /** The tree after the iteration. */
  readonly tree: string | null;
  /** The tree that the rules ran on; null if it is the same by construction. */
  readonly validatedTree: string | null;
  /** US dollars; null if the agent can't tell. */
  readonly cost: number | null;
  readonly ms: number;
  /** Answers of the hooks that are not presets, by id. */
  readonly hooks: Readonly<Record<string, HookAnswer>>;
  /** What a person said while it ran. */
  readonly human: HumanWord | null;
  /** How far the steps are; absent: there are none. */
  readonly steps?: StepProgress;
}

export interface HumanWord {
  readonly says: "stop" | "pause";
  readonly by: string;
  readonly why?: string;
}

export type FailureClass = "transient" | "blocking" | "unknown" | "timeout";

export interface AgentFailure {
  readonly class: FailureClass;
  readonly message: string;
  /** When to try again, if the provider named a time (milliseconds since the epoch). */
  readonly retryAt: number | null;
}

export interface RuleResult {
  readonly name: string;
  readonly result: "pass" | "fail" | "error" | "skip";
  /** What the rule printed, or why it failed. */
  readonly message: string;
}

export interface RuleSummary {
  readonly passed: number;
  readonly total: number;
}

/**
 * How the rules, taken together, came out.
 * `none`: no rule is there that could reject a promise. `vacuous`: there are some, but none of them ran.
 */
export type Validation = "passed" | "failed" | "vacuous" | "none";

export interface JudgedRule extends RuleResult {
  readonly required: boolean;
}

/**
 * The results in the order of the settings, then by name: what is decided may not depend on who reported first.
 * A rule that is configured and has no result is an error (it did not run), one that is not configured counts as required.
 */
export function judgedRules(settings: readonly RuleSettings[], results: readonly RuleResult[]): readonly JudgedRule[] {
  const byName = new Map(results.map((result) => [result.name, result]));
  const configured = settings.map(
    (rule): JudgedRule => ({
      ...(byName.get(rule.name) ?? { name: rule.name, result: "error", message: "gave no result" }),
      required: rule.required,
    }),
  );
  const known = new Set(settings.map((rule) => rule.name));
  const others = [...byName.values()]
    .filter((result) => !known.has(result.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((result): JudgedRule => ({ ...result, required: true }));
  return [...configured, ...others];
}

export function validation(rules: readonly JudgedRule[]): Validation {
  if (rules.length === 0) return "none";
  const required = rules.filter((rule) => rule.required);
  if (required.some(isBroken)) return "failed";
  const deciding = required.length > 0 ? required : rules;
  if (deciding.some((rule) => rule.result === "pass")) return "passed";
  // Only optional rules get here with a failure, and those can't reject a promise.
  return deciding.some(isBroken) ? "none" : "vacuous";
}

export function isBroken(rule: RuleResult): boolean {
  return rule.result === "fail" || rule.result === "error";
}

export function ruleSummary(rules: readonly RuleResult[]): RuleSummary {
  return { passed: rules.filter((rule) => rule.result === "pass").length, total: rules.length };
}
