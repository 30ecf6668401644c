type Headers = Readonly<Record<string, string | number | undefined>>;

/** A `Date` header has whole seconds, and an answer takes a while. */
const toleratedMs = 2_000;

/**
 * GitHub's clock, as its answers tell it: what they date is compared with nothing else, since a runner's own clock may
 * be wrong by hours.
 */
export class ServerTime {
  readonly #here: () => number;
  #aheadMs = 0;

  constructor(here: () => number = Date.now) {
    this.#here = here;
  }

  see(headers: Headers): void {
    const there = Date.parse(String(headers.date));
    if (Number.isFinite(there) && Math.abs(there - this.now()) > toleratedMs) this.#aheadMs = there - this.#here();
  }

  /** In milliseconds since the epoch; before the first answer, by our own clock. */
  now(): number {
    return this.#here() + this.#aheadMs;
  }
}
