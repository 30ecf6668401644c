/** A node action: its main program now, its post program when the job's steps are done. */
import { join } from "node:path";
import type { NodeAction } from "../actions/action.ts";
import { inputVariables } from "./action-inputs.ts";
import { addPost } from "./extra-step.ts";
import type { Performed, StepCall } from "./perform.ts";
import { describeExit } from "./perform-script.ts";
import { stepEnvironment } from "./step-environment.ts";
import { runProgram } from "./step-process.ts";

type Inputs = ReadonlyMap<string, string>;

export async function performNode(call: StepCall, action: NodeAction, inputs: Inputs): Promise<Performed> {
  const { post } = action;
  if (post !== undefined) {
    addPost(call, action.postIf, () => runNode(call, { action, program: post, inputs }));
  }
  return runNode(call, { action, program: action.main, inputs });
}

export interface NodeProgram {
  readonly action: NodeAction;
  readonly program: string;
  readonly inputs: Inputs;
}

export async function runNode(call: StepCall, { action, program, inputs }: NodeProgram): Promise<Performed> {
  const { frame, state } = call;
  const { session } = frame;
  const { node, forge } = session.host;
  const states = Object.entries(state).map(([key, value]) => [`STATE_${key}`, value]);
  const result = await runProgram(session, {
    command: node,
    args: [join(action.folder, program)],
    cwd: session.folders.workspace,
    env: {
      ...stepEnvironment(frame, call.env, {
        action: call.id,
        action_path: action.folder,
        action_repository: action.repository,
        action_ref: action.ref,
      }),
      ...inputVariables(inputs),
      ...Object.fromEntries(states),
      ACTIONS_RUNTIME_TOKEN: session.runtimeToken,
      ACTIONS_RUNTIME_URL: `${forge.url}/_apis/pipelines/`,
    },
  });
  Object.assign(state, result.state);
  const { exit, ok, outputs } = result;
  // An action that sets a failure has said why itself.
  const error = exit.kind === "exited" ? undefined : describeExit(node, exit);
  return { ok, outputs, error };
}
