import { Refusal } from "../contract.ts";
import type { Answer } from "./answer.ts";
import { Fields } from "./fields.ts";
import { failureReply, refusalReply, reply } from "./json-reply.ts";
import type { Actor } from "./model.ts";
import { acceptedPermissions, authorize } from "./permissions.ts";
import { rateHeaders } from "./rate-limits.ts";
import { type Route, repositoryOf } from "./route.ts";
import { routes } from "./routes/all.ts";
import type { World } from "./world.ts";

/** A request after the server has read it: who sends it, and what. */
export interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Uint8Array;
  readonly actor: Actor;
}

interface Found {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

function decoded(groups: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw new Refusal(400, "Bad Request");
  }
}

function find(method: string, path: string): Found {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match !== null) return { route, params: decoded(match.groups ?? {}) };
  }
  throw new Refusal(404, `Not Found: the embedded GitHub has no route for ${method} ${path}`);
}

/** `path` is what follows `/api/v3`. */
export async function answerRest(world: World, path: string, incoming: Incoming): Promise<Answer> {
  const { actor, method, url, headers } = incoming;
  const counted = path !== "/rate_limit";
  const over = counted ? world.limits.take(actor, "core") : undefined;
  const common: Record<string, string> = {
    ...rateHeaders(world.limits.look(actor, "core")),
    "x-github-media-type": "github.v3",
    // a classic token says what it may; `gh` asks for that
    ...(actor.kind === "person" ? { "x-oauth-scopes": "read:org, repo, workflow" } : {}),
  };
  try {
    if (over !== undefined) throw new Refusal(403, over);
    const { route, params } = find(method, path);
    if (route.need !== undefined) {
      common["x-accepted-github-permissions"] = acceptedPermissions(route.need);
      authorize(repositoryOf({ world, params }), actor, route.need);
    }
    const answer = await route.run({
      world,
      actor,
      params,
      url,
      query: url.searchParams,
      accept: headers.get("accept") ?? "",
      apiVersion: headers.get("x-github-api-version") ?? "2022-11-28",
      body: Fields.parse(Buffer.from(incoming.body).toString("utf8")),
    });
    return reply(answer, common);
  } catch (error) {
    return error instanceof Refusal ? refusalReply(error, common) : failureReply(error);
  }
}
