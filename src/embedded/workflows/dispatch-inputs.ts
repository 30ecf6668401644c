/** A dispatch's inputs against what the workflow declares: GitHub's refusals, and the typed values. */
import { Refusal } from "../contract.ts";
import type { Value } from "./expressions.ts";
import type { DispatchInput } from "./model.ts";

export interface DispatchInputs {
  /** `github.event.inputs`: all text. */
  readonly texts: Readonly<Record<string, string>>;
  /** `inputs`: booleans and numbers as such. */
  readonly values: Readonly<Record<string, Value>>;
}

export function readDispatchInputs(
  declared: ReadonlyMap<string, DispatchInput>,
  given: Readonly<Record<string, string>>,
): DispatchInputs {
  const unexpected = Object.keys(given).filter((name) => !declared.has(name));
  if (unexpected.length > 0) throw new Refusal(422, `Unexpected inputs provided: ${JSON.stringify(unexpected)}`);
  const texts: Record<string, string> = {};
  const values: Record<string, Value> = {};
  for (const [name, input] of declared) {
    const text = textOf(name, input, given[name]);
    texts[name] = text;
    values[name] = typedValue(name, input, text);
  }
  return { texts, values };
}

function textOf(name: string, input: DispatchInput, given: string | undefined): string {
  if (given !== undefined && given !== "") return given;
  const preset = given ?? input.default ?? (input.type === "boolean" ? "false" : undefined);
  if (input.required && (preset === undefined || preset === "")) {
    throw new Refusal(422, `Required input '${name}' not provided`);
  }
  // A choice without a default is its first option.
  return preset ?? (input.type === "choice" ? (input.options[0] ?? "") : "");
}

function typedValue(name: string, input: DispatchInput, text: string): Value {
  if (input.type === "boolean") {
    if (text !== "true" && text !== "false") {
      throw new Refusal(422, `Provided value '${text}' for input '${name}' is not a valid boolean`);
    }
    return text === "true";
  }
  if (input.type === "number" && text !== "") {
    if (Number.isNaN(Number(text))) {
      throw new Refusal(422, `Provided value '${text}' for input '${name}' is not a valid number`);
    }
    return Number(text);
  }
  if (input.type === "choice" && !input.options.includes(text)) {
    throw new Refusal(422, `Provided value '${text}' for input '${name}' not in the list of allowed values`);
  }
  return text;
}
