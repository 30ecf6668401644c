import { decide } from "../loop/decide.ts";
import { isLive } from "../loop/loop.ts";
import type { DispatchedRun, Forge, Sight } from "../ports.ts";
import { noLimits } from "../state/record.ts";
import { continuationKey, mendKey, thenKey } from "./continuation.ts";
import { findLoop, type Loaded } from "./find-loop.ts";
import { trustOf, unread } from "./hear.ts";
import { loopSettings } from "./loop-settings.ts";
import { readOrder } from "./orders.ts";
import { passesOn } from "./passes-on.ts";
import { isRunFor } from "./persistent-forge.ts";
import { labelOf, queuedLabel, standingLabels } from "./publish.ts";
import { callForgotten } from "./queue.ts";
import { isShown } from "./shown.ts";
import { Turn } from "./turn.ts";
import { branchOf, issueOfBranch, type World } from "./world.ts";

/** How long after the last sign of life a loop is woken for the first, second and third time. */
const pausesMs = [10, 5, 15].map((minutes) => minutes * 60_000);
/** A run that held the claim and is over will say nothing more. */
const afterClaimMs = 0;

/** Wakes loops that are parked until now, those that should run but have no run, and those that a run left half written. */
export async function sweep(world: World): Promise<string> {
  const woken: number[] = [];
  const givenUp: number[] = [];
  const file = await world.forge.settingsNow();
  for (const issue of await candidates(world, file)) {
    if ((await asleep(world, issue)) === null) continue;
    // GitHub may have shown an old picture: what is done is decided on a second one.
    const sleeper = await asleep(world, issue);
    if (sleeper?.next === "wake") woken.push(await wake(world, sleeper.found));
    if (sleeper?.next === "give up") givenUp.push(await giveUp(world, sleeper));
  }
  const called = await callForgotten(world, file);
  const said = [
    called.length > 0 && `Called from the queue: ${called.map((issue) => `#${issue}`).join(", ")}.`,
    woken.length > 0 && `Woken: ${woken.map((issue) => `#${issue}`).join(", ")}.`,
    givenUp.length > 0 && `Given up, after three runs in a row that came to nothing: ${givenUp.join(", ")}.`,
  ].filter((line) => line !== false);
  return said.length === 0 ? "No loop needs to be woken." : said.join(" ");
}

/** Where a command of a person, or a commit of somebody else, may have been missed. GitHub's schedule may be hours late. */
const recentMs = 6 * 60 * 60_000;

/** Issues whose labels say that a loop runs, where one was asked for and nothing says how it stands, or with news. */
async function candidates({ forge, clock }: World, file: string | null): Promise<ReadonlySet<number>> {
  const read = loopSettings({ file, profile: null, limits: noLimits });
  const trigger = read.ok ? read.settings.label : "rondo";
  const recently = clock.now() - recentMs;
  return new Set([
    ...(await forge.issuesWith(labelOf("running") ?? "", { closedToo: true })),
    ...(await forge.issuesWith(labelOf("parked") ?? "", { closedToo: true })),
    ...(await forge.issuesWith(trigger, { without: [...standingLabels, queuedLabel] })),
    ...(await forge.issuesWith(trigger, { since: recently })),
    // What happens to a pull request is no news of its issue's.
    ...(await forge.pulledSince(recently)).map(issueOfBranch).filter((issue) => issue !== null),
  ]);
}

async function wantsRun({ forge, clock }: World, sight: Sight, found: Loaded): Promise<boolean> {
  const { loop, claim } = found.state;
  if (claim !== null) return (await forge.run(claim.run))?.isDone ?? true;
  if (loop.status === "parked") return (loop.parkedUntil ?? 0) <= clock.now();
  return (
    isLive(loop.status) ||
    passesOn(found.state) ||
    !isShown(sight, found) ||
    (await hasUnreadOrder(forge, sight, found))
  );
}

async function hasUnreadOrder(forge: Forge, sight: Sight, { state }: Loaded): Promise<boolean> {
  const trust = trustOf(forge, sight);
  for (const { author, body } of unread(sight, state.readUpTo)) {
    const order = readOrder(body)?.do;
    if (order === undefined || order === "status" || order === "split" || order === "help") continue;
    if (await trust.inPerson(author)) return true;
  }
  return false;
}

interface Asleep {
  readonly sight: Sight;
  readonly found: Loaded;
  readonly next: "wake" | "give up";
}

/** Null: nothing has to be done, or not yet. */
async function asleep(world: World, issue: number): Promise<Asleep | null> {
  const { forge } = world;
  const sight = await forge.look(issue, branchOf(issue));
  const found = await findLoop(forge, sight, world.clock.now());
  if (found.kind !== "loop" || !(await wantsRun(world, sight, found))) return null;
  const next = whatNow(world, { sight, found }, await forge.dispatched(world.run.workflow));
  return next === "wait" ? null : { sight, found, next };
}

type Seen = Pick<Asleep, "sight" | "found">;

function whatNow({ clock }: World, { sight, found }: Seen, runs: readonly DispatchedRun[]): Asleep["next"] | "wait" {
  const { state, comment } = found;
  const own = runs.filter(({ title }) => isRunFor(title, state.issue, keyOf(found)));
  if (own.some(({ isDone }) => !isDone)) return "wait";
  const written = sight.comments.find(({ id }) => id === comment)?.updatedAt ?? 0;
  const inVain = own.filter(({ createdAt }) => createdAt > Math.max(written, state.loop.parkedUntil ?? 0));
  const pause = inVain.length === 0 && state.claim !== null ? afterClaimMs : pausesMs[inVain.length];
  if (pause === undefined) return isLive(state.loop.status) ? "give up" : "wait";
  if (state.loop.status === "parked" && inVain.length === 0) return "wake";
  const lastSign = Math.max(written, ...inVain.map(({ createdAt }) => createdAt));
  return clock.now() - lastSign >= pause ? "wake" : "wait";
}

/** An ended or resting loop only needs its writing finished. */
function keyOf({ state }: Loaded): string {
  if (passesOn(state)) return thenKey(state.loopId);
  return isLive(state.loop.status) ? continuationKey(state.loopId, state.loop.iteration + 1) : mendKey;
}

async function wake({ forge, run }: World, found: Loaded): Promise<number> {
  const { issue } = found.state;
  const inputs = { issue: String(issue), key: keyOf(found) };
  await forge.dispatch({ workflow: run.workflow, ref: run.defaultBranch, inputs });
  return issue;
}

/** No run is there that could write: the sweep itself says that it is over. */
async function giveUp(world: World, { sight, found }: Seen): Promise<number> {
  const { state } = found;
  const turn = await Turn.open(world, sight, found);
  const message = `${pausesMs.length} runs in a row ended before they did anything: see the runs "rondo #${state.issue}". When the cause is gone, go on with \`/rondo resume\``;
  const { loop } = decide(state.loop, { type: "broke", at: world.clock.now(), message }, turn.settingsOf(state));
  await turn.settle({ ...state, loop, claim: null }, "loudly");
  return state.issue;
}
