import type { Role } from "../contract.ts";
import { Refusal } from "../contract.ts";
import type { Actor, Repository, SignedIn, User } from "./model.ts";

const ROLES: readonly Role[] = ["none", "read", "triage", "write", "maintain", "admin"];

export type Grant = `${string}=${"read" | "write"}`;

/** What a route asks of the one who calls it. */
export interface Need {
  /** The least role of a person. */
  readonly role: Role;
  /** Any one of these, of an app or a job. */
  readonly grants: readonly Grant[];
  /** Anyone may read it on a public repository, signed in or not. */
  readonly open: boolean;
  /** A person without the role is told 404, not 403. */
  readonly hidden: boolean;
}

export function reading(...scopes: readonly string[]): Need {
  return { role: "read", grants: scopes.map((scope): Grant => `${scope}=read`), open: true, hidden: false };
}

export function needs(role: Role, ...grants: readonly Grant[]): Need {
  return { role, grants, open: false, hidden: false };
}

/** As `needs`, for what GitHub hides from those who may not do it. */
export function hiddenNeeds(role: Role, ...grants: readonly Grant[]): Need {
  return { role, grants, open: false, hidden: true };
}

export function atLeast(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}

export function roleOf(repo: Repository, user: User): Role {
  if (repo.owner.login === user.login) return "admin";
  return repo.roles.get(user.login.toLowerCase()) ?? (repo.private ? "none" : "read");
}

/** A job's token acts with what its permissions give; a person with the role. */
export function actorAtLeast(repo: Repository, actor: Actor, least: Role): boolean {
  if (actor.kind === "anonymous") return false;
  return actor.kind === "installation" || atLeast(roleOf(repo, actor.user), least);
}

export function hasGrant(actor: Extract<Actor, { kind: "installation" }>, grants: readonly Grant[]): boolean {
  return grants.some((grant) => {
    const [scope = "", access] = grant.split("=");
    if (scope === "metadata" && access === "read") return true;
    const given = actor.permissions[scope] ?? "none";
    return given === "write" || (given === "read" && access === "read");
  });
}

function canSee(repo: Repository, actor: Actor): boolean {
  if (!repo.private) return true;
  if (actor.kind === "anonymous") return false;
  if (actor.kind === "person") return roleOf(repo, actor.user) !== "none";
  return actor.repository === repo.fullName;
}

export function authorize(repo: Repository, actor: Actor, need: Need): void {
  if (!canSee(repo, actor)) throw new Refusal(404, "Not Found");
  if (need.open && !repo.private) return;
  if (actor.kind === "anonymous") throw new Refusal(401, "Requires authentication");
  if (actor.kind === "installation") {
    if (actor.repository === repo.fullName && hasGrant(actor, need.grants)) return;
    throw new Refusal(403, "Resource not accessible by integration");
  }
  if (atLeast(roleOf(repo, actor.user), need.role)) return;
  if (need.hidden) throw new Refusal(404, "Not Found");
  throw new Refusal(403, "Must have admin rights to Repository.");
}

/** `contents=write; pull_requests=write`: alternatives, as GitHub writes them. */
export function acceptedPermissions(need: Need): string {
  return need.grants.join("; ");
}

export function signedIn(actor: Actor): SignedIn {
  if (actor.kind === "anonymous") throw new Refusal(401, "Requires authentication");
  return actor;
}
