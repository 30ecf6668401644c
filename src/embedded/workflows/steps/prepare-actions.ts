/** What GitHub does with actions before a job's first step: finds all that are not local, and runs their `pre`. */
import { findAction, isLocal } from "../actions/find-action.ts";
import type { JobSession } from "../job-session.ts";
import type { StepModel, UsesStep } from "../model.ts";
import { evaluateTexts } from "../templates.ts";
import { actionInputs } from "./action-inputs.ts";
import { runExtraStep } from "./extra-step.ts";
import { type Frame, scopeOf } from "./frame.ts";
import type { StepCall } from "./perform.ts";
import { runNode } from "./perform-node.ts";
import { displayName, stepId } from "./run-step.ts";

export function findActions(session: JobSession, steps: readonly StepModel[]): void {
  for (const step of remoteSteps(steps)) {
    if (!session.actions.has(step.uses)) session.log(`Download action repository '${step.uses}'`);
    const action = findAction(session, step.uses);
    if (action.kind !== "composite") continue;
    findActions(session, action.steps);
    for (const inner of remoteSteps(action.steps)) refusePre(session, inner, step.uses);
  }
}

/** Its inputs are not known before the composite action's own. */
function refusePre(session: JobSession, step: UsesStep, composite: string): void {
  const action = findAction(session, step.uses);
  if (action.kind === "node" && action.pre !== undefined) {
    throw new Error(`'pre' of ${step.uses} is not supported here inside the composite action ${composite}`);
  }
}

export async function runPreSteps(frame: Frame, steps: readonly StepModel[]): Promise<void> {
  const { session } = frame;
  for (const step of remoteSteps(steps)) {
    const action = findAction(session, step.uses);
    if (action.kind !== "node" || action.pre === undefined) continue;
    const { pre: program, preIf: condition } = action;
    const name = displayName(frame, step);
    await runExtraStep(frame, { name: `Pre ${name}`, condition }, () => {
      const env = evaluateTexts(step.env, scopeOf(frame, {}));
      const call: StepCall = { frame, name, id: stepId(step), env, state: {} };
      session.preStates.set(step, call.state);
      return runNode(call, { action, program, inputs: actionInputs(call, action, step.inputs) });
    });
  }
}

function remoteSteps(steps: readonly StepModel[]): readonly UsesStep[] {
  return steps.filter((step): step is UsesStep => step.kind === "uses" && !isLocal(step.uses));
}
