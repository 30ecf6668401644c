import type { Clock } from "../clock.ts";
import type { Actor } from "./model.ts";

export interface RateSettings {
  /** All jobs of one repository together. */
  readonly job: number;
  readonly app: number;
  readonly person: number;
  readonly anonymous: number;
}

export const GITHUB_RATES: RateSettings = { job: 1000, app: 5000, person: 5000, anonymous: 60 };

export type Resource = "core" | "graphql";

export interface Allowance {
  readonly resource: Resource;
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  /** Seconds since 1970. */
  readonly reset: number;
}

const HOUR = 3600;

function holderOf(actor: Actor): { readonly kind: keyof RateSettings; readonly name: string } {
  if (actor.kind === "anonymous") return { kind: "anonymous", name: "127.0.0.1" };
  if (actor.kind === "person") return { kind: "person", name: `user ID ${actor.user.id}` };
  const kind = actor.runId === undefined ? "app" : "job";
  return { kind, name: `installation ID ${actor.app.id} in ${actor.repository}` };
}

/** How many requests each holder of a token has left in its hour. */
export class RateLimits {
  readonly #clock: Clock;
  readonly #settings: RateSettings;
  readonly #windows = new Map<string, { used: number; reset: number }>();

  constructor(clock: Clock, settings: RateSettings) {
    this.#clock = clock;
    this.#settings = settings;
  }

  look(actor: Actor, resource: Resource): Allowance {
    const { kind } = holderOf(actor);
    const window = this.#window(actor, resource);
    const limit = this.#settings[kind];
    const used = Math.min(window.used, limit);
    return { resource, limit, used, remaining: limit - used, reset: window.reset };
  }

  /** Counts one request; the refusal's words if there was none left. */
  take(actor: Actor, resource: Resource): string | undefined {
    const window = this.#window(actor, resource);
    window.used += 1;
    const { kind, name } = holderOf(actor);
    if (window.used <= this.#settings[kind]) return undefined;
    return `API rate limit exceeded for ${name.replace(/ in .*/, "")}.`;
  }

  #window(actor: Actor, resource: Resource): { used: number; reset: number } {
    const key = `${resource} ${holderOf(actor).name}`;
    const now = Math.floor(this.#clock.now().getTime() / 1000);
    const old = this.#windows.get(key);
    if (old !== undefined && old.reset > now) return old;
    const fresh = { used: 0, reset: now + HOUR };
    this.#windows.set(key, fresh);
    return fresh;
  }
}

export function rateHeaders(allowance: Allowance): Readonly<Record<string, string>> {
  return {
    "x-ratelimit-limit": String(allowance.limit),
    "x-ratelimit-remaining": String(allowance.remaining),
    "x-ratelimit-used": String(allowance.used),
    "x-ratelimit-reset": String(allowance.reset),
    "x-ratelimit-resource": allowance.resource,
  };
}
