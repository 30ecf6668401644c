import { Refusal } from "../../contract.ts";
import type { Secret } from "../model.ts";
import { page } from "../paging.ts";
import { hiddenNeeds, needs } from "../permissions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { type Schemas, stamp } from "../shapes/schemas.ts";

/** What an administrator sees of a repository's Actions settings. No job's token can read these. */

const READ = hiddenNeeds("admin", "administration=read");
const WRITE = hiddenNeeds("admin", "administration=write");
const SECRETS = needs("write", "secrets=read");

function showSecret({ name, createdAt }: Secret): Schemas["actions-secret"] {
  return { name, created_at: stamp(createdAt), updated_at: stamp(createdAt) };
}

function repositorySecrets({ repo }: RepoCall): readonly Secret[] {
  return repo.secrets.filter((secret) => secret.environment === undefined);
}

export const settingRoutes: readonly Route[] = [
  repoRoute(
    "actions/get-github-actions-default-workflow-permissions-repository",
    "GET /actions/permissions/workflow",
    READ,
    ({ repo }) => ({
      status: 200,
      body: {
        default_workflow_permissions: "read" as const,
        can_approve_pull_request_reviews: repo.allowActionsToCreatePullRequests,
      },
    }),
  ),
  repoRoute(
    "actions/set-github-actions-default-workflow-permissions-repository",
    "PUT /actions/permissions/workflow",
    WRITE,
    ({ repo, body }) => {
      if (body.choice("default_workflow_permissions", ["read", "write"]) === "write") {
        throw new Refusal(409, "The embedded GitHub gives jobs that say nothing the restricted permissions only.");
      }
      repo.allowActionsToCreatePullRequests =
        body.flag("can_approve_pull_request_reviews") ?? repo.allowActionsToCreatePullRequests;
      return { status: 204, body: null };
    },
  ),
  repoRoute("actions/list-repo-secrets", "GET /actions/secrets", SECRETS, (call) => {
    const all = repositorySecrets(call);
    const { items, headers } = page(call, all);
    return { status: 200, body: { total_count: all.length, secrets: items.map(showSecret) }, headers };
  }),
  repoRoute("actions/get-repo-secret", "GET /actions/secrets/{name}", SECRETS, (call) => {
    const found = repositorySecrets(call).find(({ name }) => name === param(call, "name").toUpperCase());
    if (found === undefined) throw new Refusal(404, "Not Found");
    return { status: 200, body: showSecret(found) };
  }),
];
