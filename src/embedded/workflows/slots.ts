/** How many jobs run at once: as on a machine with that many runners, first come, first served. */

export class Slots {
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Resolves to whether a slot was got; not when the wait was given up. */
  take(givenUp: AbortSignal): Promise<boolean> {
    if (givenUp.aborted) return Promise.resolve(false);
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const turn = (): void => {
        givenUp.removeEventListener("abort", leave);
        resolve(true);
      };
      const leave = (): void => {
        this.#waiting = this.#waiting.filter((other) => other !== turn);
        resolve(false);
      };
      givenUp.addEventListener("abort", leave, { once: true });
      this.#waiting.push(turn);
    });
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}
