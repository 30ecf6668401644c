/** Calls back when the clock, which may be virtual, has reached a time. */
import type { Clock } from "../clock.ts";

/** `Clock.sleep` can't be taken back: a timeout of hours would keep the process alive after its job. So we look. */
const LOOK_EVERY = 25;

export function atDeadline(clock: Clock, minutes: number | undefined, onReached: () => void): () => void {
  if (minutes === undefined || minutes <= 0) return () => undefined;
  const deadline = clock.now().getTime() + minutes * 60_000;
  const timer = setInterval(() => {
    if (clock.now().getTime() < deadline) return;
    clearInterval(timer);
    onReached();
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
