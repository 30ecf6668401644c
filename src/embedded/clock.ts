/** Time for everything in the embedded GitHub; the virtual one moves only when a test says so. */
export interface Clock {
  now(): Date;
  sleep(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

export class VirtualClock implements Clock {
  #now: number;
  #sleepers: Sleeper[] = [];

  constructor(start: Date = new Date("2026-11-01T00:00:00Z")) {
    this.#now = start.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  sleep(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#sleepers.push({ until: this.#now + milliseconds, wake: resolve });
    });
  }

  /** Moves time on and wakes, in order of their time, all who sleep until then. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#sleepers.filter((sleeper) => sleeper.until <= this.#now).sort((a, b) => a.until - b.until);
    this.#sleepers = this.#sleepers.filter((sleeper) => sleeper.until > this.#now);
    for (const sleeper of due) sleeper.wake();
  }
}
