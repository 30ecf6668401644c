import { decide } from "../loop/decide.ts";
import { isLive, type Loop } from "../loop/loop.ts";
import type { DispatchedRun, Forge, LabelRun, Run, Sight } from "../ports.ts";
import { noLimits } from "../state/record.ts";
import { continuationKey, mendKey, thenKey } from "./continuation.ts";
import { findLoop, type Loaded } from "./find-loop.ts";
import { trustOf, unread } from "./hear.ts";
import { isScarce } from "./hold-back.ts";
import { loopSettings } from "./loop-settings.ts";
import { readOrder } from "./orders.ts";
import { passesOn } from "./passes-on.ts";
import { isRunFor } from "./persistent-forge.ts";
import { labelOf, queuedLabel, standingLabels } from "./publish.ts";
import { callForgotten } from "./queue.ts";
import { isShown } from "./shown.ts";
import { pausesMs, startAgain } from "./start-again.ts";
import { Turn } from "./turn.ts";
import { branchOf, issueOfBranch, type World } from "./world.ts";

const requestsOfRun = 25;
/** For so many sweeps, GitHub may put a loop off. */
const mostDeferrals = 12;
/** GitHub may take its time to start a run that was dispatched. */
const startsWithinMs = 10 * 60_000;

/** Wakes loops that are parked until now, those that should run but have no run, and those that a run left half written. */
export async function sweep(world: World): Promise<string> {
  const woken: number[] = [];
  const givenUp: number[] = [];
  let labelRuns: readonly LabelRun[] | null = null;
  const file = await world.forge.settingsNow();
  const wanted = await candidates(world, file);
  for (const issue of wanted) {
    const left = world.forge.allowance();
    // Each that is woken asks for its share, and all that were parked wait for the same minute: the next sweep comes soon enough.
    if (isScarce(left, woken.length * requestsOfRun)) {
      world.report.info(`Only ${left.remaining} requests to GitHub are left in this hour: the other loops wait.`);
      break;
    }
    const seen = await asleep(world, issue);
    if (seen === null) continue;
    if (seen.next === "start again") {
      labelRuns ??= await world.forge.labelRuns(world.run.workflow);
      if (await startAgain(world, seen.sight, labelRuns)) woken.push(issue);
      continue;
    }
    // GitHub may have shown an old picture: what is done is decided on a second one.
    const sleeper = await asleep(world, issue);
    if (sleeper?.next === "wake") woken.push(await wake(world, sleeper.found));
    if (sleeper?.next === "give up") givenUp.push(await giveUp(world, sleeper));
  }
  const called = await callForgotten(world, file);
  const said = [
    called.length > 0 && `Called from the queue: ${called.map((issue) => `#${issue}`).join(", ")}.`,
    woken.length > 0 && `Woken: ${woken.map((issue) => `#${issue}`).join(", ")}.`,
    givenUp.length > 0 && `Given up, after ${pausesMs.length} new runs that came to nothing: ${givenUp.join(", ")}.`,
  ].filter((line) => line !== false);
  return said.length === 0 ? "No loop needs to be woken." : said.join(" ");
}

/**
 * At the start of a run, for another loop than its own: GitHub may drop a schedule, and ends it after sixty quiet days. One
 * loop is looked at, by every eighth run, and each time another; it is only woken, since a state has one writer at a time.
 */
export async function wakeAnother(world: World, own: number): Promise<void> {
  const { forge, run, report } = world;
  try {
    if (run.id % 8 !== 2 || isScarce(forge.allowance())) return;
    const listed = await forge.issuesWith(labelOf(run.id % 16 === 2 ? "running" : "parked") ?? "", { closedToo: true });
    const others = listed.filter((issue) => issue !== own);
    const other = others[Math.floor(run.id / 16) % Math.max(1, others.length)];
    if (other === undefined || (await asleep(world, other))?.next !== "wake") return;
    const sleeper = await asleep(world, other);
    if (sleeper?.next !== "wake") return;
    report.info(`The loop for issue #${await wake(world, sleeper.found)} had no run: it was woken.`);
  } catch (error) {
    report.info(`No other loop was looked after: ${String(error)}`);
  }
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

async function wantsRun({ forge, clock }: World, sight: Sight, found: Loaded, holder: Run | null): Promise<boolean> {
  const { loop, claim } = found.state;
  if (claim !== null) return holder?.isDone ?? true;
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

/** Somebody asked for a loop, and there is none. */
interface Unbegun {
  readonly sight: Sight;
  readonly next: "start again";
}

/** Null: nothing has to be done, or not yet. */
async function asleep(world: World, issue: number): Promise<Asleep | Unbegun | null> {
  const { forge } = world;
  const sight = await forge.look(issue, branchOf(issue));
  const found = await findLoop(forge, sight, world.clock.now());
  if (found.kind === "none") return { sight, next: "start again" };
  if (found.kind === "newer") return null;
  const { claim } = found.state;
  const holder = claim && (await forge.run(claim.run));
  if (!(await wantsRun(world, sight, found, holder))) return null;
  const next = whatNow(world, { sight, found, holder }, await forge.dispatched(world.run.workflow));
  return next === "wait" ? null : { sight, found, next };
}

interface Seen extends Pick<Asleep, "sight" | "found"> {
  /** The run that has the claim. */
  readonly holder: Run | null;
}

function whatNow({ clock }: World, seen: Seen, runs: readonly DispatchedRun[]): Asleep["next"] | "wait" {
  const { sight, found, holder } = seen;
  const { loop, claim, issue } = found.state;
  const own = runs.filter(({ title }) => isRunFor(title, issue, keyOf(found)));
  if (own.some(({ isDone }) => !isDone)) return "wait";
  const written = sight.comments.find(({ id }) => id === found.comment)?.updatedAt ?? 0;
  // Of the same second, too: GitHub tells no smaller times.
  const since = own.filter(({ createdAt }) => createdAt >= Math.max(written, loop.parkedUntil ?? 0));
  // A run that ended green and wrote nothing was put off by GitHub's limits.
  const inVain = since.filter(({ conclusion }) => conclusion !== "success");
  const deferrals = since.length - inVain.length;
  if (loop.status === "parked" && since.length === 0) return "wake";
  const lost = inVain.length + (claim === null ? 0 : lostTries(loop));
  const pause = deferrals > mostDeferrals ? undefined : lost === 0 ? startsWithinMs : pausesMs[lost - 1];
  if (pause === undefined) return isLive(loop.status) ? "give up" : "wait";
  const lastSign = Math.max(written, holder?.updatedAt ?? 0, ...since.map(({ createdAt }) => createdAt));
  return clock.now() - lastSign >= pause ? "wake" : "wait";
}

/** Of the tries that took the claim: those that left no row in the history. A check of the rules alone counts as no try. */
function lostTries({ iteration, attempt, entries }: Loop): number {
  const told = entries.filter((entry) => entry.iteration === iteration + 1).length;
  return Math.max(1, attempt - told);
}

/**
 * An ended or resting loop only needs its writing finished; so does one whose comment is not to be believed, before anybody
 * knows whether it is to go on.
 */
function keyOf({ state, isRebuilt }: Loaded): string {
  if (passesOn(state)) return thenKey(state.loopId);
  return isLive(state.loop.status) && !isRebuilt ? continuationKey(state.loopId, state.loop.iteration + 1) : mendKey;
}

async function wake({ forge, run }: World, found: Loaded): Promise<number> {
  const { issue } = found.state;
  const inputs = { issue: String(issue), key: keyOf(found) };
  await forge.dispatch({ workflow: run.workflow, ref: run.defaultBranch, inputs });
  return issue;
}

/** No run is there that could write: the sweep itself says that it is over. */
async function giveUp(world: World, { sight, found }: Asleep): Promise<number> {
  const { state } = found;
  const turn = await Turn.open(world, sight, found);
  const message = `A run was lost, and so were the ${pausesMs.length} that were to go on with its work: see the runs "rondo #${state.issue}". When the cause is gone, go on with \`/rondo resume\``;
  const { loop } = decide(state.loop, { type: "broke", at: world.clock.now(), message }, turn.settingsOf(state));
  await turn.settle({ ...state, loop, claim: null }, "loudly");
  return state.issue;
}
