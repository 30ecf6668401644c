import type { Clock as ForgeClock } from "../../src/embedded/clock.ts";
import type { Clock } from "../../src/ports.ts";

/** The time in a world. */
export interface WorldClock {
  readonly forPhases: Clock;
  readonly forForge: ForgeClock;
  now(): number;
  /** Nobody is asked. */
  advance(ms: number): void;
  /** Something takes this long. */
  elapse(ms: number): Promise<void>;
}

const start = Date.parse("2026-11-02T08:00:00Z");

/** Time that nobody waits for: whoever sleeps moves it on. */
export class FastClock implements WorldClock {
  #now = start;

  readonly forPhases: Clock = { now: () => this.#now, sleep: async (ms) => this.advance(ms) };
  readonly forForge: ForgeClock = { now: () => new Date(this.#now), sleep: async (ms) => this.advance(ms) };

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += Math.max(0, ms);
  }

  async elapse(ms: number): Promise<void> {
    this.advance(ms);
  }
}

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** Time in which many work at once: it moves on when all of them sleep, to whoever wakes first. */
export class SharedClock implements WorldClock {
  #now = start;
  #awake = 0;
  readonly #sleepers: Sleeper[] = [];

  readonly forPhases: Clock = { now: () => this.#now, sleep: (ms) => this.elapse(ms) };
  readonly forForge: ForgeClock = { now: () => new Date(this.#now), sleep: (ms) => this.elapse(ms) };

  now(): number {
    return this.#now;
  }

  advance(): never {
    throw new Error("Many share this clock: use elapse.");
  }

  elapse(ms: number): Promise<void> {
    this.#awake -= 1;
    const at = this.#now + Math.max(0, Math.round(ms));
    return new Promise((wake) => {
      const after = this.#sleepers.findLastIndex((other) => other.at <= at);
      this.#sleepers.splice(after + 1, 0, { at, wake });
    });
  }

  start(work: () => Promise<void>): void {
    this.#awake += 1;
    work().finally(() => {
      this.#awake -= 1;
    });
  }

  /** Until nobody has anything left to do, or that much time has passed. `each`: whenever all sleep. */
  async run(ms: number, each: () => void): Promise<void> {
    const end = start + ms;
    for (;;) {
      do {
        // Whoever is awake may be reading a file.
        while (this.#awake > 0) await new Promise((resolve) => setImmediate(resolve));
        each();
      } while (this.#awake > 0);
      const next = this.#sleepers.shift();
      if (!next || next.at > end) return;
      this.#now = next.at;
      this.#awake += 1;
      next.wake();
    }
  }
}
