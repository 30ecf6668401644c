import { decide } from "../loop/decide.ts";
import type { Effect } from "../loop/effects.ts";
import { hasEnded, isLive, type Status } from "../loop/loop.ts";
import type { Refused } from "../ports.ts";
import { markdownLines } from "../render/outgoing.ts";
import type { StateRecord } from "../state/record.ts";
import { answerIssue } from "./answer-issue.ts";
import { mergeBase } from "./base-moved.ts";
import { branchChanged } from "./branch-changed.ts";
import { type BriefDocument, writeBrief } from "./brief-document.ts";
import { briefFor, checkBrief } from "./brief-for.ts";
import { nextPhase } from "./chain.ts";
import { continuationKey, isOrderSeen, mendKey, readKey, thenKey } from "./continuation.ts";
import { hasLabel, isForeign, stopSign, taskDigest } from "./facts.ts";
import { startOf } from "./find-loop.ts";
import { hearOrders, type Trust, trustedNotes, trustOf } from "./hear.ts";
import { hearTrigger } from "./hear-trigger.ts";
import { holdBack, isMeddled, isScarce, needsInput, park, reasons } from "./hold-back.ts";
import { gateMergeGroup } from "./merge-group.ts";
import { newTurn } from "./new-loop.ts";
import { withoutLoop } from "./no-loop.ts";
import { type Standing, standingOf } from "./obey.ts";
import { isLimit } from "./persistent-forge.ts";
import { begunSummary, type Publication, publish } from "./publish.ts";
import { relay } from "./relay.ts";
import { rollBack } from "./roll-back.ts";
import { isShown } from "./shown.ts";
import { openPull } from "./start-loop.ts";
import { type LoopTrigger, startWish } from "./start-wish.ts";
import { sweep, wakeAnother } from "./sweep.ts";
import type { Trigger } from "./trigger.ts";
import { Turn } from "./turn.ts";
import { type Looked, upToDate } from "./up-to-date.ts";
import { admittedTo, leftQueue, outOfTurn } from "./waiting.ts";
import type { World } from "./world.ts";

/** Looks at what is there, does what people asked for, and hands out the next iteration if there is to be one. */
export async function begin(world: World, trigger: Trigger): Promise<void> {
  const outcome = await unlessDeferred(trigger, async () => {
    const own = await turnFor(world, trigger);
    if ("issue" in trigger) await wakeAnother(world, trigger.issue);
    return own;
  });
  const { report } = world;
  if (typeof outcome === "string") {
    report.info(outcome);
    await report.summary(`### Rondo had nothing to run\n\n${markdownLines(outcome)}\n`);
    report.output("go", "false");
    return;
  }
  report.info(`Iteration ${outcome.iteration} (attempt ${outcome.attempt}) of the loop for issue #${outcome.issue}`);
  report.output("go", "true");
  report.output("mode", outcome.mode);
  report.output("issue", String(outcome.issue));
  report.output("iteration", String(outcome.iteration));
  report.output("base", outcome.base);
  report.output("merge", outcome.merge ?? "");
  report.output("brief", writeBrief(outcome));
}

/** GitHub wants to be left alone for longer than a job should wait: what was written holds, the schedule goes on. */
async function unlessDeferred<Outcome>(trigger: Trigger, work: () => Promise<Outcome>): Promise<Outcome | string> {
  try {
    return await work();
  } catch (error) {
    if (!isLimit(error as Refused) || isAwaited(trigger)) throw error;
    return `GitHub asks for a longer pause, so the schedule goes on with it: ${(error as Refused).message}`;
  }
}

/** Somebody asked for this very run, and nothing else may tell of that yet: where it can't be done, it must be red. */
function isAwaited(trigger: Trigger): boolean {
  if (trigger.kind === "dispatch") return trigger.key !== mendKey && readKey(trigger.key) === null;
  return trigger.kind === "label" || trigger.kind === "comment";
}

/** The brief, or why there is nothing to run. */
async function turnFor(world: World, trigger: Trigger): Promise<BriefDocument | string> {
  switch (trigger.kind) {
    case "none":
      return trigger.why;
    case "comment":
      return relay(world, trigger);
    case "merge-group":
      return gateMergeGroup(world, trigger);
    case "schedule":
      return sweep(world);
    default:
      return loopTurn(world, trigger);
  }
}

async function loopTurn(world: World, trigger: LoopTrigger): Promise<BriefDocument | string> {
  const { forge } = world;
  const looked = await upToDate(world, trigger.issue, async (now) => !(await isBehind(world, trigger, now)));
  const now = await withPull(world, looked);
  const { sight: seen, found } = now;
  if (found.kind === "newer") return `Nothing was touched: ${found.why}.`;
  const trust = trustOf(forge, seen);
  const handed = await nextPhase(world, now, trigger);
  if (typeof handed === "string") return handed;
  if (handed !== null) return existingTurn(handed, trigger, { trust, mayRun: true });
  const left = await leftQueue(world, now, { trigger, trust });
  if (left !== null) return left;
  const wish = await startWish(world, { trigger, sight: seen, found, trust });
  if (wish.kind !== "start") await outOfTurn(world, now, { trigger, wish });
  if (wish.kind === "refused") {
    if (wish.reply !== undefined) await answerIssue(world, seen, { text: wish.reply, label: wish.label ?? null });
    return wish.why;
  }
  if (wish.kind === "no") {
    if (found.kind === "none") return withoutLoop(world, { trigger, sight: seen, trust });
    const turn = await Turn.open(world, seen, found);
    return existingTurn(turn, trigger, { trust, mayRun: false });
  }
  const admitted = await admittedTo(world, seen, wish.since);
  if (typeof admitted === "string") return admitted;
  const turn = await newTurn(world, admitted, wish.wish);
  const { state } = turn.loaded;
  const standing = await hearTrigger({ ...standingOf(state), mayRun: true }, trigger, { turn, trust });
  // Between the event and this run, its author may have changed what somebody else put the label on.
  if (taskDigest(turn.sight.issue) !== state.task) return holdBack(turn, standing.state, reasons.edited);
  return claim(turn, standing, trust);
}

/** A run that died at the start may have left a branch and no pull request. */
async function withPull(world: World, { sight, found }: Looked): Promise<Looked> {
  if (found.kind !== "loop" || !found.isRebuilt || sight.pull !== null || !sight.issue.isOpen) return { sight, found };
  const { state } = found;
  const pull = await openPull(world, sight, state.startedBy);
  return { sight: { ...sight, pull }, found: { ...found, state: { ...state, pull: pull?.number ?? null } } };
}

/** What a run was started for has happened; and a run that ended well took its claim back. */
async function isBehind({ forge, run }: World, trigger: LoopTrigger, { sight, found }: Looked): Promise<boolean> {
  if (trigger.kind === "label" && !hasLabel(sight.issue.labels, trigger.label)) return true;
  if (trigger.kind === "dispatch" && !isOrderSeen(trigger.key, sight)) return true;
  const wanted = trigger.kind === "dispatch" ? readKey(trigger.key) : null;
  if (found.kind === "newer") return false;
  if (found.kind === "none") return wanted !== null;
  const { loopId, loop, claim: claimed } = found.state;
  if (trigger.kind === "dispatch" && trigger.key === thenKey(loopId) && loop.status !== "completed") return true;
  if (wanted !== null && loopId !== wanted.loopId) return startOf(loopId) < startOf(wanted.loopId);
  if (wanted !== null && loop.iteration + 1 < wanted.iteration) return true;
  return claimed !== null && claimed.run !== run.id && (await forge.run(claimed.run))?.conclusion === "success";
}

async function existingTurn(
  turn: Turn,
  trigger: LoopTrigger,
  { trust, mayRun }: { readonly trust: Trust; readonly mayRun: boolean },
): Promise<BriefDocument | string> {
  const { world, sight, loaded } = turn;
  const { state } = loaded;
  const by = trigger.kind === "unlabel" || trigger.kind === "close" ? `@${trigger.by.login}` : undefined;
  const over = hasEnded(state.loop.status);
  const heeded = over ? { state, human: null } : await turn.heedTaskFile();
  const seen = { disabled: world.disabled, profile: state.profile, by };
  const sign = over ? null : (stopSign(sight, turn.settingsOf(state), seen) ?? heeded.human);
  if (sign) return stopped(turn, state, sign);
  const context = { sight, at: world.clock.now(), settingsOf: turn.settingsOf };
  const heard = await hearOrders({ ...standingOf(heeded.state), mayRun }, { ...context, trust, forge: world.forge });
  let standing = await hearTrigger(heard, trigger, { turn, trust });
  const isChanged = isForeign(sight, state) && isForeign(sight, standing.state);
  if (standing.rollback !== null)
    standing = { ...standing, state: await rollBack(world, standing.state, standing.rollback) };
  if (standing.checkFirst) return check(turn, standing.state);
  const isNext = await goesOn(turn, standing, trigger, trust);
  const obstacle = await obstacleTo(turn, standing, { isNext, isChanged });
  if (obstacle !== null) return obstacle;
  return claim(turn, standing, trust);
}

async function stopped(
  turn: Turn,
  state: StateRecord,
  sign: NonNullable<ReturnType<typeof stopSign>>,
): Promise<string> {
  const { loop } = decide(
    state.loop,
    { type: sign.says, at: turn.world.clock.now(), by: sign.by, why: sign.why ?? "" },
    turn.settingsOf(state),
  );
  const isKnown = loop.status === state.loop.status && loop.reason === state.loop.reason;
  if (isKnown && isShown(turn.sight, turn.loaded)) return `${loop.reason}.`;
  const head = turn.sight.tip?.sha ?? state.head;
  await turn.settle({ ...state, head, loop, claim: null }, "quietly");
  return `${loop.reason}.`;
}

/** Why this run does not start an iteration; what people should know of it is written. */
async function obstacleTo(
  turn: Turn,
  standing: Standing,
  { isNext, isChanged }: { readonly isNext: boolean; readonly isChanged: boolean },
): Promise<string | null> {
  const { sight, loaded, world } = turn;
  const { state } = standing;
  const { loop } = state;
  if (isChanged && loop.status !== "stopped") return branchChanged(turn, state);
  if (isLive(loop.status) && taskDigest(sight.issue) !== state.task) return holdBack(turn, state, reasons.edited);
  if (isLive(loop.status) && isMeddled(loaded) && !standing.mayRun) return holdBack(turn, state, reasons.meddled);
  if (!isLive(loop.status)) {
    if (state !== loaded.state) await turn.settle(state, "quietly");
    else if (!isShown(sight, loaded)) await turn.settle(state, toldOf(loop.status), { isRepeat: true });
    return `The loop is ${loop.status}: ${loop.reason}`;
  }
  if (!isNext) {
    const isUngated = sight.tip?.sha === state.head && sight.tip.gate === null;
    const left: readonly Effect[] = [
      ...(state !== loaded.state || loaded.isRebuilt ? [{ do: "record" } as const] : []),
      // A run that died before its first word: whoever requires the gate should see that it is coming. And a comment is
      // believed once the gate names it.
      ...(isUngated || loaded.isRebuilt ? [{ do: "gate", state: "pending" } as const] : []),
    ];
    await publish(world, turn.publication(state), left);
    return "Another run goes on with this loop.";
  }
  return claimedByOther(turn, state);
}

/** Stopped or paused it was by a person, who knows. */
function toldOf(status: Status): "loudly" | "quietly" {
  return status === "stopped" || status === "paused" ? "quietly" : "loudly";
}

/** A run goes on with the loop if it was dispatched for just the iteration that is next, or nobody else would. */
async function goesOn(turn: Turn, { mayRun, state }: Standing, trigger: LoopTrigger, trust: Trust): Promise<boolean> {
  const { loopId, loop, claim: claimed } = state;
  if (mayRun || (trigger.kind === "dispatch" && trigger.key === continuationKey(loopId, loop.iteration + 1)))
    return true;
  if (claimed !== null) return claimed.run === turn.world.run.id;
  const hasBegun = loop.iteration > 0 || loop.attempt > 0;
  return !hasBegun && trigger.kind === "label" && trust.inPerson(trigger.by);
}

/** A claim whose run is over is nobody's. Cancelled by a person, it means pause. */
async function claimedByOther(turn: Turn, state: StateRecord): Promise<string | null> {
  const { world } = turn;
  const { claim: claimed } = state;
  if (claimed === null || (claimed.run === world.run.id && claimed.attempt === world.run.attempt)) return null;
  const run = claimed.run === world.run.id ? null : await world.forge.run(claimed.run);
  if (run && !run.isDone) return `Run ${claimed.run} works on iteration ${state.loop.iteration + 1}.`;
  if (run?.conclusion !== "cancelled" || state !== turn.loaded.state) return null;
  const why = `run ${claimed.run} was cancelled; \`/rondo resume\` goes on`;
  const { loop } = decide(
    state.loop,
    { type: "pause", at: world.clock.now(), by: "a person", why },
    turn.settingsOf(state),
  );
  await turn.settle({ ...state, loop, claim: null }, "quietly");
  return `${loop.reason}.`;
}

/** The rules alone, on the branch as it stands. */
async function check(turn: Turn, state: StateRecord): Promise<BriefDocument> {
  const { world, sight } = turn;
  const claimed: StateRecord = { ...state, claim: { run: world.run.id, attempt: world.run.attempt } };
  const settings = turn.settingsOf(claimed);
  const shown = turn.publication(claimed, { gateText: "the rules run again" });
  await take(turn, shown, [{ do: "record" }, { do: "gate", state: "pending" }]);
  return checkBrief({ world, sight, state: claimed, settings });
}

/** First of all the label by which the sweep finds a loop that should run: from then on it can't be forgotten. */
async function take({ world }: Turn, claimed: Publication, effects: readonly Effect[]): Promise<Publication> {
  await publish(world, claimed, [{ do: "label", status: claimed.state.loop.status }]);
  return publish(world, claimed, effects);
}

/** Counted before it costs anything; then the brief. */
async function claim(turn: Turn, standing: Standing, trust: Trust): Promise<BriefDocument | string> {
  const { world, sight } = turn;
  const { startedBy } = standing.state;
  if (needsInput(sight)) return holdBack(turn, standing.state, reasons.needsInput);
  if (!(await trust.stillIn(startedBy))) return holdBack(turn, standing.state, reasons.starterGone(startedBy));
  // Now that a first answer of REST, which counts apart from the look, has told what is left.
  const scarce = world.forge.allowance();
  if (isScarce(scarce)) return park(turn, standing.state, scarce);
  const { state, conflict } = await mergeBase(world, sight, standing.state);
  const settings = turn.settingsOf(state);
  const decided = decide(state.loop, { type: "begin", at: world.clock.now() }, settings);
  if (decided.signal === null) return decided.reason;
  if (!decided.effects.some((effect) => effect.do === "run-agent")) {
    await turn.settle({ ...state, loop: decided.loop, claim: null }, "loudly");
    return decided.reason;
  }
  const notes = await trustedNotes(sight, state, trust);
  const claimed: StateRecord = {
    ...state,
    loop: decided.loop,
    claim: { run: world.run.id, attempt: world.run.attempt },
    briefedUpTo: Math.max(state.briefedUpTo, ...notes.map(({ comment }) => comment)),
  };
  const published = await take(turn, turn.publication(claimed), decided.effects);
  for (const { comment } of notes) await world.forge.react(comment, "eyes");
  await world.report.summary(begunSummary(world, published));
  return briefFor({ world, sight, state: claimed, settings, role: turn.role }, notes, conflict);
}
