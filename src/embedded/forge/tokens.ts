import { randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Access } from "../contract.ts";
import type { Actor, App, User } from "./model.ts";

interface Entry {
  readonly actor: Exclude<Actor, { readonly kind: "anonymous" }>;
  readonly expires: number | undefined;
}

const SIX_HOURS = 6 * 3600 * 1000;

/** `pull-requests` in a workflow file is `pull_requests` in the API. */
function apiScopes(permissions: Readonly<Record<string, Access>>): Readonly<Record<string, Access>> {
  return Object.fromEntries(Object.entries(permissions).map(([scope, access]) => [scope.replaceAll("-", "_"), access]));
}

/** Who holds which token. A token that is not here is nobody's: 401. */
export class TokenVault {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  forPerson(user: User): string {
    return this.#add(`ghp_${randomBytes(18).toString("hex")}`, { kind: "person", user }, undefined);
  }

  forInstallation(request: {
    readonly app: App;
    readonly repository: string;
    readonly permissions: Readonly<Record<string, Access>>;
    readonly runId: number | undefined;
  }): string {
    // as long as the real ones are since 2026, so that what redacts or stores them meets their length
    const token = `ghs_${request.app.id}_${randomBytes(190).toString("base64url")}`;
    const { app, repository, runId } = request;
    const permissions = apiScopes(request.permissions);
    const actor: Actor = { kind: "installation", user: app.bot, app, repository, permissions, runId };
    return this.#add(token, actor, this.#clock.now().getTime() + SIX_HOURS);
  }

  revoke(token: string): void {
    this.#entries.delete(token);
  }

  holder(token: string): Entry["actor"] | undefined {
    const entry = this.#entries.get(token);
    if (entry?.expires !== undefined && entry.expires <= this.#clock.now().getTime()) return undefined;
    return entry?.actor;
  }

  #add(token: string, actor: Entry["actor"], expires: number | undefined): string {
    this.#entries.set(token, { actor, expires });
    return token;
  }
}
