import type { App, User } from "../model.ts";
import { nodeId } from "../node-ids.ts";
import type { World } from "../world.ts";
import { type Schemas, stamp } from "./schemas.ts";

export function showUser(world: World, user: User): Schemas["simple-user"] {
  const api = `${world.api}/users/${encodeURIComponent(user.login)}`;
  const page = user.type === "Bot" ? `apps/${user.login.replace(/\[bot\]$/, "")}` : user.login;
  return {
    login: user.login,
    id: user.id,
    node_id: nodeId("user", user.id),
    avatar_url: `${world.url}/avatars/${user.id}`,
    gravatar_id: "",
    url: api,
    html_url: `${world.url}/${page}`,
    followers_url: `${api}/followers`,
    following_url: `${api}/following{/other_user}`,
    gists_url: `${api}/gists{/gist_id}`,
    starred_url: `${api}/starred{/owner}{/repo}`,
    subscriptions_url: `${api}/subscriptions`,
    organizations_url: `${api}/orgs`,
    repos_url: `${api}/repos`,
    events_url: `${api}/events{/privacy}`,
    received_events_url: `${api}/received_events`,
    type: user.type,
    user_view_type: "public",
    site_admin: false,
  };
}

/** `GET /user`: the same with what GitHub tells about an account. */
export function showOwnUser(world: World, user: User): Schemas["public-user"] {
  return {
    ...showUser(world, user),
    name: user.name,
    company: null,
    blog: "",
    location: null,
    email: null,
    hireable: null,
    bio: null,
    public_repos: [...world.repositories.values()].filter((repo) => repo.owner === user).length,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: stamp(user.createdAt),
    updated_at: stamp(user.createdAt),
  };
}

export function showApp(world: World, app: App): NonNullable<Schemas["nullable-integration"]> {
  return {
    id: app.id,
    slug: app.slug,
    node_id: nodeId("app", app.id),
    owner: showUser(world, { ...app.bot, login: "github", id: 9919, type: "Organization" }),
    name: app.name,
    description: null,
    external_url: `${world.url}/apps/${app.slug}`,
    html_url: `${world.url}/apps/${app.slug}`,
    created_at: stamp(app.createdAt),
    updated_at: stamp(app.createdAt),
    permissions: {},
    events: [],
  };
}

export function noreplyEmail(user: User): string {
  return `${user.id}+${user.login}@users.noreply.github.com`;
}
