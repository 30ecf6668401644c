/** The loop from its first word to where it stands still: complete, waiting for a person, or interrupted. */
import { findLoop } from "../local/found-loop.ts";
import type { Stage } from "../local/stage.ts";
import { untilInterrupted } from "../local/telling.ts";
import type { LimitsWanted, RunRequest } from "./request.ts";
import { mustBeLimits } from "./task-settings.ts";

export interface Play {
  readonly stage: Stage;
  readonly issue: number;
  readonly interrupted: AbortSignal;
  /** Says that nothing happens until then. */
  readonly onParked: (until: number) => void;
}

/** Says what makes the loop go: the label, or, if it is there already, the words that wake it. */
export async function rouse({ stage, issue }: Play, request: RunRequest, label: string | null): Promise<void> {
  if (label !== null) {
    await stage.ask(`/issues/${issue}/labels`, { labels: [label] });
    return;
  }
  const say = (text: string): Promise<unknown> => order({ stage, issue }, text);
  if ((await findLoop(stage, issue)) === null) {
    // It was interrupted before it began.
    await say("/rondo start");
    return;
  }
  const limits = limitOrder(request.limits);
  if (limits !== null) {
    await say(limits);
    await stage.idle();
  }
  await say(`/rondo resume ${request.resume ? request.note : ""}`.trim());
}

/** In the words of a comment. */
export function order({ stage, issue }: Pick<Play, "stage" | "issue">, body: string): Promise<unknown> {
  return stage.ask(`/issues/${issue}/comments`, { body });
}

function limitOrder(limits: LimitsWanted): string | null {
  const given = mustBeLimits(limits);
  return given.length === 0 ? null : `/rondo set ${given.map(([key, value]) => `${key}=${value}`).join(" ")}`;
}

/** Until nothing goes on by itself any more. */
export async function playOn(play: Play): Promise<void> {
  const { stage, issue, interrupted } = play;
  let seen = "";
  for (;;) {
    await Promise.race([stage.idle(), untilInterrupted(interrupted)]);
    if (interrupted.aborted) return;
    const loop = (await findLoop(stage, issue))?.state.loop;
    if (loop?.status !== "parked" && loop?.status !== "running") return;
    // A run that died leaves a loop that still runs; it is woken until that changes nothing.
    const now = `${loop.status} ${loop.iteration} ${loop.attempt} ${loop.parkedUntil}`;
    if (now === seen) return;
    seen = now;
    if (loop.parkedUntil !== null) {
      play.onParked(loop.parkedUntil);
      await until(loop.parkedUntil, interrupted);
    }
    if (!interrupted.aborted) await stage.sweep();
  }
}

/** A timer can't be set further ahead. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

async function until(time: number, interrupted: AbortSignal): Promise<void> {
  const wait = Math.min(Math.max(0, time - Date.now()) + 1_000, LONGEST_TIMER_MS);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, wait);
    interrupted.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
    if (interrupted.aborted) resolve();
  });
}

/** Ends what runs, and has the loop say itself that it is paused. */
export async function pause({ stage, issue }: Play): Promise<void> {
  await stage.cancelRuns();
  if ((await findLoop(stage, issue)) === null) return;
  await order({ stage, issue }, "/rondo pause");
  await stage.idle();
}
