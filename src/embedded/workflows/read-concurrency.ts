/** `concurrency:` evaluated: a bare group name or the mapping. */
import type { Scope } from "./expressions.ts";
import { asFields, asText, evaluateTemplate, type Template } from "./templates.ts";

export interface ConcurrencySetting {
  readonly group: string;
  readonly cancelInProgress: boolean;
  readonly queue: "single" | "max";
}

export function evaluateConcurrency(template: Template | undefined, scope: Scope): ConcurrencySetting | undefined {
  if (template === undefined) return undefined;
  const value = evaluateTemplate(template, scope);
  if (typeof value === "string") return asSetting(value, {});
  const fields = asFields(value);
  return asSetting(asText(fields.group), fields);
}

function asSetting(group: string, fields: ReturnType<typeof asFields>): ConcurrencySetting | undefined {
  // An expression that gives an empty name means: no group.
  if (group === "") return undefined;
  const cancelInProgress = fields["cancel-in-progress"] === true || fields["cancel-in-progress"] === "true";
  const queue = fields.queue === "max" ? "max" : "single";
  if (cancelInProgress && queue === "max") {
    throw new Error("'cancel-in-progress: true' can't be combined with 'queue: max'");
  }
  return { group, cancelInProgress, queue };
}
