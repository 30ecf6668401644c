/** A workflow's values before they are known: the parser's tokens, evaluated where and when GitHub evaluates them. */
import { isBasicExpression, isBoolean, isMapping, isNumber, isSequence, isString } from "@actions/workflow-parser";
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";
import { evaluate, type Fields, fromData, type Scope, type Value } from "./expressions.ts";

export type Template = TemplateToken;

export function evaluateTemplate(template: Template | undefined, scope: Scope): Value {
  if (template === undefined) return null;
  if (isBasicExpression(template)) return fromData(evaluate(template.expression, scope));
  if (isString(template) || isNumber(template) || isBoolean(template)) return template.value;
  if (isSequence(template)) return [...template].map((item) => evaluateTemplate(item, scope));
  if (!isMapping(template)) return null;
  return Object.fromEntries(
    [...template].map((pair) => [evaluateText(pair.key, scope), evaluateTemplate(pair.value, scope)]),
  );
}

/** As text: numbers and booleans in GitHub's spelling, an object as `Object`. */
export function evaluateText(template: Template | undefined, scope: Scope): string {
  if (template === undefined) return "";
  if (isBasicExpression(template)) return evaluate(template.expression, scope).coerceString();
  if (isString(template)) return template.value;
  return asText(evaluateTemplate(template, scope));
}

/** A mapping whose values are all text: `env`, `with`, `outputs`. */
export function evaluateTexts(template: Template | undefined, scope: Scope): Record<string, string> {
  if (template === undefined) return {};
  if (isMapping(template)) {
    return Object.fromEntries(
      [...template].map((pair) => [evaluateText(pair.key, scope), evaluateText(pair.value, scope)]),
    );
  }
  return Object.fromEntries(
    Object.entries(asFields(evaluateTemplate(template, scope))).map(([key, value]) => [key, asText(value)]),
  );
}

export function evaluateNumber(template: Template | undefined, scope: Scope): number | undefined {
  if (template === undefined) return undefined;
  const value = evaluateTemplate(template, scope);
  if (typeof value === "number") return value;
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) throw new Error(`Unexpected value '${asText(value)}': a number was expected`);
  return number;
}

export function evaluateBoolean(template: Template | undefined, scope: Scope): boolean {
  if (template === undefined) return false;
  const value = evaluateTemplate(template, scope);
  if (typeof value === "boolean") return value;
  if (value === "true" || value === "false") return value === "true";
  throw new Error(`Unexpected value '${asText(value)}': a boolean was expected`);
}

export function asText(value: Value | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return Array.isArray(value) ? "Array" : "Object";
  return String(value);
}

export function asFields(value: Value | undefined): Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Fields) : {};
}
