import { decide } from "../loop/decide.ts";
import { hasEnded, isLive } from "../loop/loop.ts";
import type { Sight } from "../ports.ts";
import { plainLine } from "../render/outgoing.ts";
import type { StateRecord } from "../state/record.ts";
import { isLabelled, publish, staleLabel } from "./publish.ts";
import type { Turn } from "./turn.ts";

const staleText = "needs validation again";

/** Somebody else's commits are on the branch: the gate waits, and so does the loop, until a person takes them in. */
export async function branchChanged(turn: Turn, state: StateRecord): Promise<string> {
  const { sight, world } = turn;
  // Without an account, it is whatever name a commit gives.
  const author = plainLine(sight.tip?.author ?? "somebody", 60);
  const text = `${staleText}: commits by ${author}`;
  const said = `Somebody else's commits are on the branch, the last by ${author}.`;
  if (isMarkedStale(sight) && sight.tip?.gate?.description === text && !isLive(state.loop.status)) return said;
  const head = sight.tip?.sha ?? state.head;
  const stale = { gateText: text, label: staleLabel };
  const marks = [{ do: "gate", state: "pending" } as const, { do: "label", status: state.loop.status } as const];
  if (hasEnded(state.loop.status)) {
    await publish(world, turn.publication({ ...state, head }, stale), marks);
    return `${said} The gate waits for \`/rondo resume\`, which runs the rules on them.`;
  }
  const why = `commits by ${author} are on the branch; \`/rondo resume\` takes them in`;
  const event = { type: "pause", at: world.clock.now(), by: "Rondo", why } as const;
  const { loop } = decide(state.loop, event, turn.settingsOf(state));
  // Recorded with the old head: until a person resumes, the new one stays foreign.
  const recorded = await publish(world, turn.publication({ ...state, loop, claim: null }), [{ do: "record" }]);
  const { comment } = recorded;
  await publish(world, turn.publication({ ...state, head, loop }, { ...stale, comment }), [
    ...marks,
    { do: "tell-starter" },
  ]);
  return `${said} The loop is paused.`;
}

export function isMarkedStale(sight: Sight): boolean {
  return (sight.tip?.gate?.description.startsWith(staleText) ?? false) && isLabelled(sight, staleLabel);
}
