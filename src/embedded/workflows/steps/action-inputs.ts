/** An action's inputs: what the step gives, else the action's defaults. Names are case-insensitive. */
import type { ResolvedAction } from "../actions/action.ts";
import { evaluateText, evaluateTexts, type Template } from "../templates.ts";
import { scopeOf } from "./frame.ts";
import type { StepCall } from "./perform.ts";

/** By the action's own spelling of their names; unknown ones by the step's. */
export function actionInputs(
  call: StepCall,
  action: ResolvedAction,
  given: Template | undefined,
): ReadonlyMap<string, string> {
  const scope = scopeOf(call.frame, call.env);
  const texts = Object.entries(evaluateTexts(given, scope));
  const inputs = new Map<string, string>();
  for (const { name, default: preset } of action.inputs) {
    const own = texts.find(([key]) => key.toLowerCase() === name.toLowerCase());
    // A default stands for what it means in the action, where the caller's `inputs` are not known.
    inputs.set(
      name,
      own === undefined ? evaluateText(preset, { ...scope, contexts: withoutInputs(scope.contexts) }) : own[1],
    );
  }
  const unknown = texts.filter(([key]) => !action.inputs.some(({ name }) => name.toLowerCase() === key.toLowerCase()));
  for (const [key, value] of unknown) inputs.set(key, value);
  if (unknown.length > 0)
    reportUnknown(
      call,
      action,
      unknown.map(([key]) => key),
    );
  return inputs;
}

function withoutInputs<T extends object>(contexts: T): T {
  return { ...contexts, inputs: {} };
}

/** GitHub warns. A stand-in does not know all inputs of the action that it stands for, so it may not go on. */
function reportUnknown(call: StepCall, action: ResolvedAction, unknown: readonly string[]): void {
  const names = unknown.map((name) => `'${name}'`).join(", ");
  if (action.kind === "built-in") {
    throw new Error(`The built-in ${action.standIn.name} does not know the input ${names}`);
  }
  const valid = action.inputs.map(({ name }) => `'${name}'`).join(", ");
  const message = `Unexpected input(s) ${names}, valid inputs are [${valid}]`;
  call.frame.session.annotate({ level: "warning", message });
}

export function inputVariables(inputs: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...inputs].map(([name, value]) => [`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`, value]),
  );
}
