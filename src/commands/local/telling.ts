import { findLoop } from "./found-loop.ts";
import { type Audience, Narrator } from "./narrator.ts";
import type { Stage } from "./stage.ts";
import { type StoryEvent, storyOf } from "./story.ts";

/** Does the work, and tells meanwhile what happens on the stage. */
export async function told<T>(
  stage: Stage,
  issue: number,
  audience: Audience & { readonly interrupted: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const { terminal, interrupted } = audience;
  const narrator = new Narrator(audience, () => findLoop(stage, issue));
  let done = Promise.resolve();
  const tell = (event: StoryEvent): void => {
    // What ends because somebody ended it is no news.
    done = done.then(() => (interrupted.aborted ? undefined : narrator.tell(event)));
  };
  const stop = stage.onProgress(storyOf(tell));
  try {
    const result = await work();
    await done;
    return result;
  } finally {
    stop();
    terminal.rest();
  }
}

export function untilInterrupted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
