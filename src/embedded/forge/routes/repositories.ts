import type { Role } from "../../contract.ts";
import { Refusal } from "../../contract.ts";
import { page } from "../paging.ts";
import { needs, reading, roleOf } from "../permissions.ts";
import { commitAt } from "../revisions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showCommit } from "../shapes/commit.ts";
import { repositoryApi, repositoryPage, showFullRepository } from "../shapes/repository.ts";
import type { Schemas } from "../shapes/schemas.ts";
import { showUser } from "../shapes/user.ts";
import { showProtection, tipOf } from "./protection.ts";

/** `permission` knows four words only; `role_name` says which role it really is. */
const LEGACY = {
  none: "none",
  read: "read",
  triage: "read",
  write: "write",
  maintain: "write",
  admin: "admin",
} as const;

function rightsOf(role: Role) {
  const order: readonly Role[] = ["none", "read", "triage", "write", "maintain", "admin"];
  const at = (least: Role): boolean => order.indexOf(role) >= order.indexOf(least);
  return { pull: at("read"), triage: at("triage"), push: at("write"), maintain: at("maintain"), admin: at("admin") };
}

function showPermission(call: RepoCall): Schemas["repository-collaborator-permission"] {
  const user = call.world.users.get(param(call, "username").toLowerCase());
  if (user === undefined) throw new Refusal(404, `${param(call, "username")} is not a user`);
  const role = roleOf(call.repo, user);
  return {
    permission: LEGACY[role],
    role_name: role,
    user: { ...showUser(call.world, user), permissions: rightsOf(role), role_name: role },
  };
}

async function showBranch(call: RepoCall): Promise<Schemas["branch-with-protection"]> {
  const { world, repo } = call;
  const name = param(call, "branch");
  const commit = await commitAt(repo, await tipOf(repo, name));
  const protection = repo.protections.get(name);
  const url = `${repositoryApi(world, repo)}/branches/${name}`;
  return {
    name,
    commit: showCommit(world, repo, commit),
    _links: { self: url, html: `${repositoryPage(world, repo)}/tree/${name}` },
    protected: protection !== undefined,
    protection: protection === undefined ? { enabled: false } : showProtection(call, name, protection),
    protection_url: `${url}/protection`,
  };
}

async function listBranches(call: RepoCall): Promise<readonly Schemas["short-branch"][]> {
  const api = repositoryApi(call.world, call.repo);
  return (await call.repo.store.listRefs("refs/heads/")).map(({ name, sha }) => {
    const branch = name.slice("refs/heads/".length);
    const commit = { sha, url: `${api}/commits/${sha}` };
    return { name: branch, commit, protected: call.repo.protections.has(branch) };
  });
}

export const repositoryRoutes: readonly Route[] = [
  repoRoute("repos/get", "GET /", reading("metadata"), (call) => {
    const shown = showFullRepository(call.world, call.repo);
    if (call.actor.kind !== "person") return { status: 200, body: shown };
    return { status: 200, body: { ...shown, permissions: rightsOf(roleOf(call.repo, call.actor.user)) } };
  }),
  repoRoute(
    "repos/get-collaborator-permission-level",
    "GET /collaborators/{username}/permission",
    needs("write", "metadata=read"),
    (call) => ({ status: 200, body: showPermission(call) }),
  ),
  repoRoute("repos/list-branches", "GET /branches", reading("contents"), async (call) => {
    const { items, headers } = page(call, await listBranches(call));
    return { status: 200, body: [...items], headers };
  }),
  repoRoute("repos/get-branch", "GET /branches/{+branch}", reading("contents"), async (call) => ({
    status: 200,
    body: await showBranch(call),
  })),
];
