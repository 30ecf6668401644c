/** A `uses` step: finds the action and does what its kind asks for. */
import { findAction } from "../actions/find-action.ts";
import type { UsesStep } from "../model.ts";
import { actionInputs } from "./action-inputs.ts";
import type { Performed, StepCall } from "./perform.ts";
import { performBuiltIn } from "./perform-built-in.ts";
import { performComposite } from "./perform-composite.ts";
import { performNode } from "./perform-node.ts";

export async function performAction(call: StepCall, step: UsesStep): Promise<Performed> {
  const { session } = call.frame;
  session.log(`##[group]Run ${step.uses}`);
  const action = findAction(session, step.uses);
  const inputs = actionInputs(call, action, step.inputs);
  for (const [name, value] of inputs) if (value !== "") session.log(`  ${name}: ${value}`);
  session.log("##[endgroup]");
  switch (action.kind) {
    case "node":
      return performNode(call, action, inputs);
    case "composite":
      return performComposite(call, action, inputs);
    case "built-in":
      return performBuiltIn(call, action, inputs);
  }
}
