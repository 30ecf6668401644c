import type { Settings } from "../loop/settings.ts";
import type { Refused } from "../ports.ts";
import type { StateRecord } from "../state/record.ts";
import { askedMark } from "./asked-elsewhere.ts";
import { hasLabel } from "./facts.ts";
import { passesOn } from "./passes-on.ts";
import { queuedLabel } from "./publish.ts";
import { branchOf, type World } from "./world.ts";

/** What comes after the whole of a loop: other issues, which get the labels that put them in the queue. */
export async function queueFollowers(world: World, state: StateRecord, settings: Settings): Promise<readonly number[]> {
  if (state.loop.status !== "completed" || passesOn(state)) return [];
  const { issues } = settings.follows;
  const why = `@${state.startedBy} It comes after #${state.issue}, which is complete.`;
  return enqueue(world, issues, { label: settings.label, why, mark: askedMark(state.issue, null) });
}

export interface Enqueuing {
  /** The trigger label. */
  readonly label: string;
  readonly why: string;
  /** Where it was asked for. */
  readonly mark: string;
}

const apartMs = 1_100;

/** Those that are open and that nobody has labelled yet. What starts them looks up itself who asked. */
export async function enqueue(world: World, issues: readonly number[], given: Enqueuing): Promise<readonly number[]> {
  const queued: number[] = [];
  for (const issue of issues) {
    try {
      // Who waits longest comes first, and GitHub's times are whole seconds.
      if (queued.length > 0) await world.clock.sleep(apartMs);
      if (await enqueueOne(world, issue, given)) queued.push(issue);
    } catch (error) {
      world.report.warning(`Issue #${issue} could not be queued: ${(error as Refused).message}`);
    }
  }
  return queued;
}

async function enqueueOne({ forge }: World, issue: number, { label, why, mark }: Enqueuing): Promise<boolean> {
  const { issue: now, comments } = await forge.look(issue, branchOf(issue));
  if (!now.isOpen || hasLabel(now.labels, label)) return false;
  // Who asked is known before it can start.
  if (!comments.some(({ isOurs, body }) => isOurs && body.includes(mark)))
    await forge.createComment(issue, `${why} It waits in the queue and starts by itself.\n\n${mark}`);
  await forge.addLabels(issue, [label, queuedLabel]);
  return true;
}
