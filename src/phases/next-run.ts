import { decide } from "../loop/decide.ts";
import type { Refused } from "../ports.ts";
import { continuationKey } from "./continuation.ts";
import { stopSign } from "./facts.ts";
import { isLimit } from "./persistent-forge.ts";
import type { Publication } from "./publish.ts";
import { Turn } from "./turn.ts";
import { branchOf } from "./world.ts";

/** Dispatches the next run, last of all writes. A refusal is an end state that names its fix. */
export async function dispatchNext(turn: Turn, published: Publication): Promise<string | null> {
  const { world } = turn;
  const { state, comment } = published;
  const stopped = await stopInTheMeantime(turn, published);
  if (stopped !== null) return stopped;
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

/** Landing may have taken minutes: what people did on GitHub since then holds now, and not only when the next run looks. */
async function stopInTheMeantime({ world, settingsOf }: Turn, published: Publication): Promise<string | null> {
  const { state, comment } = published;
  // Where GitHub can't tell now, the next run looks for itself.
  const sight = await world.forge.look(state.issue, branchOf(state.issue)).catch(() => null);
  const { disabled } = world;
  const sign = sight && stopSign(sight, settingsOf(state), { disabled, profile: state.profile });
  // An old picture, from before this run's own commit, shows old labels too.
  if (!sight || !sign || (sight.tip !== null && sight.tip.sha !== state.head)) return null;
  const event = { type: sign.says, at: world.clock.now(), by: sign.by, why: sign.why ?? "" } as const;
  const { loop } = decide(state.loop, event, settingsOf(state));
  const loaded = { kind: "loop", state, comment, twins: [], isRebuilt: false, repairs: [] } as const;
  await (await Turn.open(world, sight, loaded)).settle({ ...state, loop }, "quietly");
  return `${loop.reason}.`;
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
