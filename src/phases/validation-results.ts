import type { HookAnswer } from "../loop/hooks.ts";
import type { RuleResult } from "../loop/outcome.ts";
import { readHookAnswers } from "../rules/hook-answer.ts";
import { stepResults } from "../rules/steps.ts";

/** What the validating steps reported, through GitHub: `toJSON(steps)` of their job. */
export interface ValidationResults {
  readonly rules: readonly RuleResult[];
  /** The tree that they ran on; null: no phase of ours said so. */
  readonly tree: string | null;
  /** What the hooks answered there, by id. */
  readonly hooks: Readonly<Record<string, HookAnswer>>;
}

/** The ids that our own steps have in the templates. Nothing that a step says of itself counts: it may run the agent's code. */
const ownIds = ["begin", "agent", "validate", "land"];

export function validationResults(steps: string, redact: (text: string) => string): ValidationResults {
  if (steps.trim() === "") return { rules: [], tree: null, hooks: {} };
  const { validate } = stepsIn(steps);
  const { results, tree, hooks } = outputsOf(validate);
  const rules = [...failedPhase(validate), ...readResults(results), ...stepResults(steps, { allExcept: ownIds })];
  return {
    rules: rules.map(({ name, result, message }) => ({ name: redact(name), result, message: redact(message) })),
    tree: textOr(tree),
    hooks: readHookAnswers(typeof hooks === "string" ? redact(hooks) : hooks),
  };
}

/** A phase that broke proved nothing, whatever it had said before. */
function failedPhase(validate: unknown): readonly RuleResult[] {
  if (!isRecord(validate) || validate.outcome === "success" || validate.outcome === "skipped") return [];
  return [{ name: "validate", result: "error", message: "the validate phase itself failed: see its log" }];
}

function stepsIn(steps: string): Readonly<Record<string, unknown>> {
  const parsed = parse(steps);
  return isRecord(parsed) ? parsed : {};
}

function outputsOf(step: unknown): Readonly<Record<string, unknown>> {
  return isRecord(step) && isRecord(step.outputs) ? step.outputs : {};
}

const outcomes: readonly RuleResult["result"][] = ["pass", "fail", "error", "skip"];

/** Untrusted: the rules ran what the agent wrote, in the same job. */
function readResults(text: unknown): readonly RuleResult[] {
  const parsed = typeof text === "string" ? parse(text) : null;
  if (!Array.isArray(parsed)) return [];
  return parsed.slice(0, 200).flatMap((item): readonly RuleResult[] => {
    if (!isRecord(item) || typeof item.name !== "string") return [];
    const result = outcomes.find((known) => known === item.result) ?? "error";
    const message = typeof item.message === "string" ? item.message.slice(-4_000) : "";
    return [{ name: item.name.slice(0, 100), result, message }];
  });
}

function textOr(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
