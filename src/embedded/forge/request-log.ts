import type { FaultKind, RequestFacts } from "../faults.ts";

export interface LoggedRequest extends RequestFacts {
  readonly at: Date;
  /** `undefined`: the connection broke before an answer. */
  readonly status: number | undefined;
  readonly fault: FaultKind | undefined;
  /** Whether it counts against the rate limit: an API call other than `GET /rate_limit`. */
  readonly counted: boolean;
}

/** Every request in the order of its arrival. */
export class RequestLog {
  readonly #entries: LoggedRequest[] = [];
  #next = 1;

  index(): number {
    return this.#next++;
  }

  add(entry: LoggedRequest): void {
    this.#entries.push(entry);
  }

  all(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** The API calls of one run. */
  ofRun(runId: number): readonly LoggedRequest[] {
    return this.#entries.filter((entry) => entry.runId === runId && entry.counted);
  }

  clear(): void {
    this.#entries.length = 0;
  }
}
