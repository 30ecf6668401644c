import type { Clock as ForgeClock } from "../../src/embedded/clock.ts";
import type { Clock } from "../../src/ports.ts";

/** Time that nobody waits for: whoever sleeps moves it on. */
export class FastClock {
  #now = Date.parse("2026-11-02T08:00:00Z");

  readonly forPhases: Clock = { now: () => this.#now, sleep: async (ms) => this.advance(ms) };
  readonly forForge: ForgeClock = { now: () => new Date(this.#now), sleep: async (ms) => this.advance(ms) };

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += Math.max(0, ms);
  }
}
