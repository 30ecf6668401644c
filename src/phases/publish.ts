import type { Effect } from "../loop/effects.ts";
import { hasEnded, type Status } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";
import type { Sight } from "../ports.ts";
import { stateComment } from "../render/comment.ts";
import { gateDescription } from "../render/gate.ts";
import { markdownSentence } from "../render/outgoing.ts";
import { writeStateComment } from "../state/comment.ts";
import type { StateRecord } from "../state/record.ts";
import { gateUrl } from "./ledger.ts";
import type { World } from "./world.ts";

/** A loop on its way to GitHub. */
export interface Publication {
  readonly sight: Sight;
  readonly state: StateRecord;
  readonly settings: Settings;
  /** Where the state is written; null: it gets a comment of its own. */
  readonly comment: number | null;
  readonly warnings: readonly string[];
  /** The gate's words, where the loop's own say too little. */
  readonly gateText?: string;
  readonly label?: string;
}

/** Carries out effects in their order: every write can be the last, and the next run finishes the rest. */
export async function publish(world: World, given: Publication, effects: readonly Effect[]): Promise<Publication> {
  let publication = given;
  for (const effect of effects) {
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

export function visibleComment(world: World, { state, settings, warnings }: Publication): string {
  return stateComment({
    loop: state.loop,
    settings,
    issue: state.issue,
    startedBy: state.startedBy,
    runUrl: world.run.url,
    repositoryUrl: world.repositoryUrl,
    warnings,
  });
}

async function record(world: World, publication: Publication): Promise<Publication> {
  const { state, comment, sight } = publication;
  const body = writeStateComment(visibleComment(world, publication), state);
  if (comment !== null && (await world.forge.updateComment(comment, body))) return publication;
  const place = state.pull ?? sight.issue.number;
  return { ...publication, comment: await world.forge.createComment(place, body) };
}

async function setGate(world: World, publication: Publication, state: "pending" | "success" | "failure" | "error") {
  const {
    state: { head, loop },
    settings,
    gateText,
  } = publication;
  const description = gateText ?? gateDescription(loop, settings);
  await world.forge.setGate(head, { state, description, url: gateUrl(world.run.url, loop) });
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
const ours = new Set([...Object.values(statusLabels), staleLabel]);

/** On the issue and on the pull request; what is right already costs no request. */
async function setLabels(world: World, { sight: { issue, pull }, state, label }: Publication): Promise<void> {
  const wanted = label ?? statusLabels[state.loop.status];
  const places = [{ number: issue.number, labels: issue.labels }];
  if (pull !== null) places.push({ number: pull.number, labels: pull.labels });
  else if (state.pull !== null) places.push({ number: state.pull, labels: [] });
  for (const { number, labels } of places) {
    if (wanted !== null && !labels.includes(wanted)) await world.forge.addLabels(number, [wanted]);
    for (const old of labels.filter((name) => ours.has(name) && name !== wanted))
      await world.forge.removeLabel(number, old);
  }
}

/** An edited comment tells nobody: whoever started the loop hears of its end, or of a question, once. */
async function tellStarter(world: World, { state, comment }: Publication): Promise<void> {
  const { loop, startedBy, pull, issue } = state;
  const link =
    comment === null ? "" : ` [See the loop.](${world.repositoryUrl}/issues/${pull ?? issue}#issuecomment-${comment})`;
  const said = hasEnded(loop.status) ? `The loop is ${loop.status}` : `The loop needs you; it is ${loop.status}`;
  await world.forge.createComment(pull ?? issue, `@${startedBy} ${said}: ${markdownSentence(loop.reason)}${link}`);
}

async function makeReady(world: World, { sight: { pull } }: Publication): Promise<void> {
  if (pull?.isDraft) await world.forge.markReady(pull);
}
