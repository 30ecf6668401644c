/** A built-in stand-in: runs in this process, and what it throws is its failure. */
import type { BuiltInAction } from "../actions/action.ts";
import type { StandInCall } from "../actions/stand-in.ts";
import { addPost } from "./extra-step.ts";
import type { Performed, StepCall } from "./perform.ts";
import { stepEnvironment } from "./step-environment.ts";

export async function performBuiltIn(
  call: StepCall,
  action: BuiltInAction,
  given: ReadonlyMap<string, string>,
): Promise<Performed> {
  const { standIn } = action;
  const inputs = new Map(Object.entries(standIn.inputs));
  for (const [name, value] of given) if (value !== "") inputs.set(name, value);
  const standInCall: StandInCall = {
    session: call.frame.session,
    inputs,
    state: call.state,
    outputs: {},
    env: stepEnvironment(call.frame, call.env, { action: call.id }),
  };
  const { post } = standIn;
  if (post !== undefined) {
    addPost(call, "always()", async () => {
      await post(standInCall);
      return { ok: true, outputs: {} };
    });
  }
  await standIn.main(standInCall);
  return { ok: true, outputs: standInCall.outputs };
}
