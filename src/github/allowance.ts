import type { Allowance } from "../ports.ts";

type Headers = Readonly<Record<string, string | number | undefined>>;

/** What GitHub's answers tell of the requests that are left; REST and GraphQL count apart. */
export class AllowanceSeen {
  readonly #byResource = new Map<string, Allowance>();

  see(headers: Headers): void {
    const remaining = Number(headers["x-ratelimit-remaining"] ?? Number.NaN);
    const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
    const limit = Number(headers["x-ratelimit-limit"] ?? 0);
    if (!Number.isFinite(remaining) || !Number.isFinite(reset)) return;
    this.#byResource.set(String(headers["x-ratelimit-resource"] ?? ""), { remaining, limit, resetAt: reset * 1_000 });
  }

  /** The scarcest. */
  get least(): Allowance | null {
    const [scarcest] = [...this.#byResource.values()].sort((a, b) => a.remaining - b.remaining);
    return scarcest ?? null;
  }
}

/** Seconds that an answer asks to wait, by GitHub's own clock; null: it asks for nothing. */
export function waitAsked(headers: Headers): number | null {
  const after = Number(headers["retry-after"] ?? Number.NaN);
  if (Number.isFinite(after)) return after;
  if (String(headers["x-ratelimit-remaining"]) !== "0") return null;
  const seconds = Number(headers["x-ratelimit-reset"]) - Date.parse(String(headers.date)) / 1_000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}
