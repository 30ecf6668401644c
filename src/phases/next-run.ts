import { decide } from "../loop/decide.ts";
import type { Refused } from "../ports.ts";
import { continuationKey } from "./continuation.ts";
import { isLimit } from "./persistent-forge.ts";
import type { Publication } from "./publish.ts";
import type { Turn } from "./turn.ts";

/** Dispatches the next run, last of all writes. A refusal is an end state that names its fix. */
export async function dispatchNext(turn: Turn, published: Publication): Promise<string | null> {
  const { world } = turn;
  const { state, comment } = published;
  const { workflow, defaultBranch: ref } = world.run;
  const key = continuationKey(state.loopId, state.loop.iteration + 1);
  try {
    await world.forge.dispatch({ workflow, ref, inputs: { issue: String(state.issue), key } });
    return null;
  } catch (error) {
    // GitHub itself is in trouble: nobody has to do anything about that, and the schedule starts the run.
    if (passesByItself(error)) return `The next run could not be started now; the schedule will: ${String(error)}`;
    const message = `The next run could not be started: ${fixFor(error, workflow)}`;
    const { loop } = decide(state.loop, { type: "hindered", at: world.clock.now(), message }, turn.settingsOf(state));
    await turn.settle({ ...state, loop }, "loudly", { comment });
    return message;
  }
}

function passesByItself(error: unknown): boolean {
  const { status = 0 } = Object(error) as Partial<Refused>;
  return status === 0 || status >= 500 || isLimit(error as Refused);
}

function fixFor(error: unknown, workflow: string): string {
  const { status, message = String(error) } = Object(error) as Partial<Refused>;
  const resume = "then go on with `/rondo resume`";
  if (status === 403) return `${message}. Give the job \`actions: write\` under \`permissions\`, ${resume}.`;
  if (/disabled workflow/i.test(message)) return `${message}. Enable ${workflow} on the Actions page, ${resume}.`;
  if (/does not have 'workflow_dispatch' trigger|unexpected inputs/i.test(message))
    return `${message}. The workflow on the default branch needs \`on: workflow_dispatch\` with the inputs of the template, ${resume}.`;
  if (status === 404) return `${message}. The workflow ${workflow} must be on the default branch, ${resume}.`;
  return `${message}. When the cause is gone, go on with \`/rondo resume\`.`;
}
