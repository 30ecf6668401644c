import type { Effect } from "../loop/effects.ts";
import { hasEnded, isLive, type Status } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";
import type { Sight } from "../ports.ts";
import { stateComment } from "../render/comment.ts";
import { gateDescription } from "../render/gate.ts";
import { markdownSentence } from "../render/outgoing.ts";
import { writeStateComment } from "../state/comment.ts";
import type { StateRecord } from "../state/record.ts";
import { gateUrl } from "./ledger.ts";
import { stepsNow } from "./steps.ts";
import type { World } from "./world.ts";

/** A loop on its way to GitHub. */
export interface Publication {
  readonly sight: Sight;
  readonly state: StateRecord;
  readonly settings: Settings;
  /** Where the state is written; null: it gets a comment of its own. */
  readonly comment: number | null;
  /** Comments that say the same as it. */
  readonly twins: readonly number[];
  readonly warnings: readonly string[];
  /** The gate's words, where the loop's own say too little. */
  readonly gateText?: string;
  readonly label?: string;
  /** A run died while it wrote: what people were told already is not said again. */
  readonly isRepeat?: boolean;
  /** What whoever started the loop hears beside how it stands. */
  readonly more?: string;
}

/**
 * Carries out effects in their order: every write can be the last, and the next run finishes the rest. Labels come
 * last of all: by a wrong one the sweep finds what a run left half done.
 */
export async function publish(world: World, given: Publication, effects: readonly Effect[]): Promise<Publication> {
  let publication = given;
  for (const effect of effects.toSorted((a, b) => Number(a.do === "label") - Number(b.do === "label"))) {
    switch (effect.do) {
      case "record":
        publication = await record(world, publication);
        break;
      case "gate":
        await setGate(world, publication, effect.state);
        break;
      case "label":
        await setLabels(world, publication);
        break;
      case "tell-starter":
        await tellStarter(world, publication);
        break;
      case "ready-for-review":
        await makeReady(world, publication);
        break;
      case "run-agent":
      case "dispatch":
        // The phases' own: one needs a brief, the other must be the very last.
        break;
    }
  }
  return publication;
}

/** For the job that begins: it is read when the run has long ended, and how that went, `land` says. */
export function begunSummary({ repositoryUrl }: World, { state, settings }: Publication): string {
  const { issue, loop } = state;
  const what = `Iteration ${loop.iteration + 1} of ${settings.maxIterations}, attempt ${loop.attempt}`;
  return `${what}, for [issue ${issue}](${repositoryUrl}/issues/${issue}) began. How it ended stands below, once it has.\n`;
}

export function visibleComment(world: World, { state, settings, warnings, sight }: Publication): string {
  return stateComment({
    loop: state.loop,
    settings,
    issue: state.issue,
    startedBy: state.startedBy,
    runUrl: world.run.url,
    repositoryUrl: world.repositoryUrl,
    warnings,
    steps: stepsNow(sight, state),
    readiness: state.readiness,
    milestones: state.milestones,
  });
}

async function record(world: World, publication: Publication): Promise<Publication> {
  const { state, comment, sight } = publication;
  const body = writeStateComment(visibleComment(world, publication), state);
  const place = state.pull ?? sight.issue.number;
  const isThere = comment !== null && (await world.forge.updateComment(comment, body));
  const written = isThere ? comment : await world.forge.createComment(place, body);
  for (const twin of publication.twins)
    await world.forge.updateComment(twin, `Superseded by ${commentUrl(world, state, written)}.`);
  return { ...publication, comment: written, twins: [] };
}

function commentUrl({ repositoryUrl }: World, { pull, issue }: StateRecord, comment: number): string {
  return `${repositoryUrl}/issues/${pull ?? issue}#issuecomment-${comment}`;
}

async function setGate(world: World, publication: Publication, state: "pending" | "success" | "failure" | "error") {
  const { state: record, settings, gateText, comment } = publication;
  const description = gateText ?? gateDescription(record.loop, settings);
  await world.forge.setGate(record.head, { state, description, url: gateUrl(world.run.url, record, comment) });
}

const statusLabels: Readonly<Record<Status, string | null>> = {
  running: "rondo: running",
  parked: "rondo: parked",
  paused: "rondo: paused",
  blocked: "rondo: blocked",
  escalated: "rondo: escalated",
  failed: "rondo: failed",
  completed: "rondo: done",
  stopped: null,
};
export const staleLabel = "rondo: stale";
/** On an issue that waits until fewer loops are at work: it says nothing of a loop of its own. */
export const queuedLabel = "rondo: queued";
const ours = new Set([...Object.values(statusLabels), staleLabel]);
/** Every label that tells where a loop stands. */
export const standingLabels: readonly string[] = [...ours].filter((name) => name !== null);

export function labelOf(status: Status): string | null {
  return statusLabels[status];
}

/** Just this label tells where the loop stands, wherever one should. */
export function isLabelled({ issue, pull }: Sight, wanted: string | null): boolean {
  const places = pull?.isOpen ? [issue.labels, pull.labels] : [issue.labels];
  return places.every((labels) => labels.filter((name) => ours.has(name)).join() === (wanted ?? ""));
}

/** On the pull request, then on the issue; what is right already costs no request. */
async function setLabels(world: World, { sight: { issue, pull }, state, label }: Publication): Promise<void> {
  const wanted = label ?? statusLabels[state.loop.status];
  const places = [{ number: issue.number, labels: issue.labels }];
  if (pull !== null) places.unshift({ number: pull.number, labels: pull.labels });
  else if (state.pull !== null) places.unshift({ number: state.pull, labels: [] });
  const over = isLive(state.loop.status) ? new Set([...ours, queuedLabel]) : ours;
  for (const { number, labels } of places) {
    if (wanted !== null && !labels.includes(wanted)) await world.forge.addLabels(number, [wanted]);
    for (const old of labels.filter((name) => over.has(name) && name !== wanted))
      await world.forge.removeLabel(number, old);
  }
}

/** An edited comment tells nobody: whoever started the loop hears of its end, or of a question, once. */
async function tellStarter(world: World, { state, comment, sight, isRepeat, more = "" }: Publication): Promise<void> {
  const { loop, startedBy, pull, issue } = state;
  const link = comment === null ? "" : ` [See the loop.](${commentUrl(world, state, comment)})`;
  const said = hasEnded(loop.status) ? `The loop is ${loop.status}` : `The loop needs you; it is ${loop.status}`;
  const body = `@${startedBy} ${said}: ${markdownSentence(loop.reason)}${link}${more}`;
  if (isRepeat && sight.comments.some((told) => told.isOurs && told.body.trim() === body.trim())) return;
  await world.forge.createComment(pull ?? issue, body);
}

async function makeReady(world: World, { sight: { pull } }: Publication): Promise<void> {
  if (pull?.isDraft) await world.forge.markReady(pull);
}
