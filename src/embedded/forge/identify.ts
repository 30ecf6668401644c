import { Refusal } from "../contract.ts";
import type { TokenKind } from "../faults.ts";
import type { Actor } from "./model.ts";
import type { World } from "./world.ts";

function tokenIn(header: string): string {
  const [scheme = "", value = ""] = header.trim().split(/\s+/, 2);
  if (scheme.toLowerCase() !== "basic") return value;
  // git sends any user name with the token as the password
  return Buffer.from(value, "base64")
    .toString("utf8")
    .replace(/^[^:]*:/, "");
}

/** Who sends a request. A token that nobody holds is refused even where anonymous reading is allowed. */
export function identify(world: World, authorization: string | null): Actor {
  if (authorization === null) return { kind: "anonymous" };
  const actor = world.tokens.holder(tokenIn(authorization));
  if (actor === undefined) throw new Refusal(401, "Bad credentials");
  return actor;
}

export function tokenKind(actor: Actor): TokenKind {
  if (actor.kind !== "installation") return actor.kind;
  return actor.runId === undefined ? "app" : "job";
}
