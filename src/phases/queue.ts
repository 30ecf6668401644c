import { moveOf, nextUp, placeOf, type Queue, type QueuedIssue, type QueueLabels } from "../loop/queue.ts";
import type { Refused, Sight } from "../ports.ts";
import { queueKey } from "./continuation.ts";
import { hasLabel, isStartLabel } from "./facts.ts";
import { needsInputLabel } from "./hold-back.ts";
import { queueSettings } from "./loop-settings.ts";
import { isRunFor } from "./persistent-forge.ts";
import { labelOf, queuedLabel } from "./publish.ts";
import type { World } from "./world.ts";

const running = labelOf("running") ?? "";
const queueLabels: QueueLabels = { running, parked: labelOf("parked") ?? "", queued: queuedLabel };

/** An issue that waits, and who put the label on it that asks for a loop. */
export interface Candidate extends QueuedIssue {
  readonly asked: NonNullable<QueuedIssue["labelled"][number]>;
  readonly since: number;
}

export interface Line {
  readonly active: readonly number[];
  readonly waiting: readonly Candidate[];
}

export async function lineOf({ forge }: World, trigger: string): Promise<Line> {
  const { active, waiting }: Queue = await forge.queue(queueLabels);
  return { active, waiting: waiting.flatMap((issue) => candidate(issue, trigger) ?? []) };
}

/** Null: whoever asked has taken the label off again, or people must answer something first. */
function candidate(issue: QueuedIssue, trigger: string): Candidate | null {
  const { labels, labelled } = issue;
  const asked = labelled.findLast(({ label }) => hasLabel(labels, label) && isStartLabel(label, trigger));
  if (asked === undefined || hasLabel(labels, needsInputLabel)) return null;
  return { ...issue, asked, since: asked.at };
}

const pauseMs = 2_000;
const mostLooks = 8;

export interface Entrant {
  readonly sight: Sight;
  /** When its label was put on. */
  readonly since: number;
}

export type Admission =
  /** With the labels that the issue has by now. */
  { readonly kind: "in"; readonly labels: readonly string[] } | ({ readonly kind: "waits" } & Waits);

export interface Waits {
  /** How many of those that wait come before it. */
  readonly before: number;
  readonly active: readonly number[];
}

/** Whether a loop may begin now, with no more than are allowed at work. What is remembered of who waits is the label. */
export async function admission(world: World, { sight, since }: Entrant): Promise<Admission> {
  const { clock } = world;
  const { number } = sight.issue;
  const { label, ...terms } = queueSettings(sight.settings?.text ?? null);
  const tag = new Tags(world, sight);
  const me = { number, labels: sight.issue.labels, since };
  let waits: Waits = { before: 0, active: [] };
  // Who is new says at once that it starts: where there is room, that is the label that it gets anyway.
  if (!tag.has(queuedLabel)) await tag.put([queuedLabel, running]);
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const line = await lineOf(world, label);
    const at = { terms, now: clock.now() };
    waits = { before: placeOf(line, me, at), active: line.active.filter((issue) => issue !== number) };
    const move = moveOf(line, { me, hasSaid: tag.isStarting }, at);
    if (move === "start" && tag.isStarting) return { kind: "in", labels: tag.labels };
    if (move === "wait") return { kind: "waits", ...waits };
    if (move === "start") await tag.put([queuedLabel, running]);
    if (move === "look again") await clock.sleep(pauseMs);
    if (move === "yield") await tag.takeOff(running);
  }
  await tag.takeOff(running);
  return { kind: "waits", ...waits };
}

/** The labels of one issue, in the hands of one run. */
class Tags {
  readonly #world: World;
  readonly #issue: number;
  labels: readonly string[];

  constructor(world: World, { issue }: Sight) {
    this.#world = world;
    this.#issue = issue.number;
    this.labels = issue.labels;
  }

  has = (label: string): boolean => hasLabel(this.labels, label);

  get isStarting(): boolean {
    return this.has(queuedLabel) && this.has(running);
  }

  async put(wanted: readonly string[]): Promise<void> {
    const missing = wanted.filter((label) => !this.has(label));
    await this.#world.forge.addLabels(this.#issue, missing);
    this.labels = [...this.labels, ...missing];
  }

  async takeOff(label: string): Promise<void> {
    if (!this.has(label)) return;
    await this.#world.forge.removeLabel(this.#issue, label);
    this.labels = this.labels.filter((each) => each !== label);
  }
}

/**
 * Starts those that wait, as far as there is room: last of all, when a loop has ended. A start that is lost on the way
 * is the sweep's; one that comes twice finds the loop begun.
 */
export async function startWaiting(
  world: World,
  file: string | null,
  when: "always" | "limited" = "limited",
): Promise<readonly number[]> {
  const { label, ...terms } = queueSettings(file);
  // Where any number may be at work, only what Rondo itself put there is in the queue.
  if (terms.maxActive === null && when === "limited") return [];
  try {
    return await callUp(world, nextUp(await lineOf(world, label), { terms, now: world.clock.now() }));
  } catch (error) {
    world.report.warning(`The queue could not be looked at now; the schedule will: ${(error as Refused).message}`);
    return [];
  }
}

/** For the sweep: those whose turn it is and no run comes for them, and those whose start a run left half done. */
export async function callForgotten(world: World, file: string | null): Promise<readonly number[]> {
  const { label, ...terms } = queueSettings(file);
  const line = await lineOf(world, label);
  const half = line.waiting.filter(({ number }) => line.active.includes(number));
  const next = [...half, ...nextUp(line, { terms, now: world.clock.now() })];
  if (next.length === 0) return [];
  const coming = (await world.forge.dispatched(world.run.workflow)).filter(({ isDone }) => !isDone);
  return callUp(
    world,
    next.filter(({ number }) => !coming.some(({ title }) => isRunFor(title, number, queueKey))),
  );
}

async function callUp({ forge, run }: World, next: readonly { number: number }[]): Promise<readonly number[]> {
  for (const { number } of next) {
    const inputs = { issue: String(number), key: queueKey };
    await forge.dispatch({ workflow: run.workflow, ref: run.defaultBranch, inputs });
  }
  return next.map(({ number }) => number);
}
