import { Refusal } from "../../contract.ts";
import { actorAtLeast, signedIn } from "../permissions.ts";
import { param, type Route, siteRoute } from "../route.ts";
import { showMinimalRepository, showRepository } from "../shapes/repository.ts";
import { showOwnUser } from "../shapes/user.ts";

export const siteRoutes: readonly Route[] = [
  siteRoute("rate-limit/get", "GET /rate_limit", ({ world, actor }) => {
    const { resource: _core, ...core } = world.limits.look(actor, "core");
    const { resource: _graphql, ...graphql } = world.limits.look(actor, "graphql");
    return { status: 200, body: { resources: { core, graphql, search: core }, rate: core } };
  }),
  siteRoute("users/get-authenticated", "GET /user", ({ world, actor }) => {
    if (actor.kind === "installation") throw new Refusal(403, "Resource not accessible by integration");
    return { status: 200, body: showOwnUser(world, signedIn(actor).user) };
  }),
  siteRoute("users/get-by-username", "GET /users/{username}", (call) => {
    const user = call.world.users.get(param(call, "username").toLowerCase());
    if (user === undefined) throw new Refusal(404, "Not Found");
    return { status: 200, body: showOwnUser(call.world, user) };
  }),
  siteRoute("repos/list-for-authenticated-user", "GET /user/repos", ({ world, actor }) => {
    signedIn(actor);
    const mine = [...world.repositories.values()].filter((repo) => actorAtLeast(repo, actor, "read"));
    return { status: 200, body: mine.map((repo) => showRepository(world, repo)) };
  }),
  siteRoute("apps/list-repos-accessible-to-installation", "GET /installation/repositories", ({ world, actor }) => {
    if (actor.kind !== "installation")
      throw new Refusal(403, "You must authenticate with an installation access token");
    const repo = showRepository(world, world.repository(actor.repository));
    return { status: 200, body: { total_count: 1, repositories: [repo] } };
  }),
  siteRoute("repos/list-for-user", "GET /users/{username}/repos", (call) => {
    const login = param(call, "username").toLowerCase();
    const repos = [...call.world.repositories.values()].filter((repo) => repo.owner.login.toLowerCase() === login);
    return {
      status: 200,
      body: repos.filter((repo) => !repo.private).map((repo) => showMinimalRepository(call.world, repo)),
    };
  }),
  siteRoute("meta/get", "GET /meta", () => ({ status: 200, body: { verifiable_password_authentication: false } })),
  siteRoute("meta/root", "GET /", ({ world }) => ({ status: 200, body: rootLinks(world.api) as never })),
];

function rootLinks(api: string): Readonly<Record<string, string>> {
  return {
    current_user_url: `${api}/user`,
    rate_limit_url: `${api}/rate_limit`,
    repository_url: `${api}/repos/{owner}/{repo}`,
    user_url: `${api}/users/{user}`,
  };
}
