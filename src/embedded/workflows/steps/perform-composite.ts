/** A composite action: steps of its own, with their own `steps`, `inputs` and failure. */
import { relative } from "node:path";
import type { CompositeAction } from "../actions/action.ts";
import { evaluateText } from "../templates.ts";
import { type Frame, scopeOf } from "./frame.ts";
import type { Performed, StepCall } from "./perform.ts";
import { runStep } from "./run-step.ts";

export async function performComposite(
  call: StepCall,
  action: CompositeAction,
  inputs: ReadonlyMap<string, string>,
): Promise<Performed> {
  const outer = call.frame;
  const frame: Frame = {
    session: outer.session,
    composite: true,
    github: {
      action: call.id,
      action_path: action.folder,
      action_repository: action.repository,
      action_ref: action.ref,
    },
    inputs: Object.fromEntries(inputs),
    env: { ...outer.env, ...call.env },
    steps: {},
    outcome: { status: "success" },
    defaults: [],
  };
  for (const step of action.steps) {
    if (step.kind === "run" && step.shell === undefined) {
      const file = relative(outer.session.folders.workspace, action.folder) || action.uses;
      throw new Error(`${file}: Required property is missing: shell`);
    }
    await runStep(frame, step);
    if (outer.session.isInterrupted()) break;
  }
  const scope = scopeOf(frame, {});
  const outputs = Object.fromEntries(action.outputs.map(({ name, value }) => [name, evaluateText(value, scope)]));
  return { ok: frame.outcome.status === "success", outputs };
}
