import type { Sight } from "../ports.ts";
import { answerIssue } from "./answer-issue.ts";
import { hasLabel } from "./facts.ts";
import { startLoop, type Wish } from "./start-loop.ts";
import { Turn } from "./turn.ts";
import { untellQueue } from "./waiting.ts";
import type { World } from "./world.ts";

/** A loop that has just begun, in the hands of the run that began it. */
export async function newTurn(world: World, seen: Sight, wish: Wish): Promise<Turn> {
  const { state, pull } = await startLoop(world, seen, wish);
  if (wish.remark !== null) await answerIssue(world, seen, { text: wish.remark, label: null });
  await untellQueue(world, seen, `This issue waited in the queue; its loop has begun in [this run](${world.run.url}).`);
  const sight: Sight = {
    ...seen,
    issue: await labelled(world, seen, wish),
    pull,
    tip: { ...emptyTip, sha: state.head },
  };
  return Turn.open(world, sight, { kind: "loop", state, comment: null, twins: [], isRebuilt: false, repairs: [] });
}

/** Started without the label, it gets it: to take it off is how anybody stops a loop. */
async function labelled(world: World, { issue }: Sight, { settings, profile }: Wish): Promise<Sight["issue"]> {
  const wanted = settings.label;
  if (hasLabel(issue.labels, wanted) || (profile !== null && hasLabel(issue.labels, `rondo: ${profile}`))) return issue;
  await world.forge.addLabels(issue.number, [wanted]);
  return { ...issue, labels: [...issue.labels, wanted] };
}

const emptyTip = { message: "", tree: "", parents: [], author: "", gate: null } as const;
