import { validationFailed } from "../fields.ts";
import { longerThan } from "../limits.ts";
import type { CommitStatus } from "../model.ts";
import { page } from "../paging.ts";
import { needs, reading } from "../permissions.ts";
import { latestStatuses } from "../required-checks.ts";
import { commitAt } from "../revisions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { repositoryApi, showMinimalRepository } from "../shapes/repository.ts";
import { showSimpleStatus, showStatus } from "../shapes/status.ts";

const READ = reading("statuses");
const MOST_PER_CONTEXT = 1000;
const STATES = ["error", "failure", "pending", "success"] as const;

async function create(call: RepoCall): Promise<CommitStatus> {
  const { world, repo, body, by } = call;
  const { sha } = await commitAt(repo, param(call, "sha"));
  const state = body.choice("state", STATES);
  if (state === undefined) throw validationFailed({ resource: "Status", code: "missing_field", field: "state" });
  const description = body.text("description") ?? null;
  if (description !== null && longerThan(description, 140)) {
    const message = "description is too long (maximum is 140 characters)";
    throw validationFailed({ resource: "Status", code: "custom", field: "description", message });
  }
  const context = body.text("context") ?? "default";
  const same = repo.statuses.filter((each) => each.sha === sha && each.context.toLowerCase() === context.toLowerCase());
  if (same.length >= MOST_PER_CONTEXT) {
    const message = "This SHA and context has reached the maximum number of statuses.";
    throw validationFailed({ resource: "Status", code: "custom", message });
  }
  const target = body.text("target_url") ?? null;
  if (target !== null && !/^https?:\/\//.test(target)) {
    const message = "target_url must use http(s) scheme";
    throw validationFailed({ resource: "Status", code: "custom", field: "target_url", message });
  }
  const status: CommitStatus = {
    id: world.nextId(),
    sha,
    context,
    state,
    description,
    targetUrl: target,
    creator: by.user,
    createdAt: world.now(),
  };
  repo.statuses.push(status);
  return status;
}

async function list(call: RepoCall) {
  const { sha } = await commitAt(call.repo, param(call, "ref"));
  const newestFirst = call.repo.statuses.filter((status) => status.sha === sha).reverse();
  const { items, headers } = page(call, newestFirst);
  return { status: 200 as const, body: items.map((each) => showStatus(call.world, call.repo, each)), headers };
}

function combine(statuses: readonly CommitStatus[]): "failure" | "pending" | "success" {
  if (statuses.some(({ state }) => state === "error" || state === "failure")) return "failure";
  const allPassed = statuses.length > 0 && statuses.every(({ state }) => state === "success");
  return allPassed ? "success" : "pending";
}

async function combined(call: RepoCall) {
  const { world, repo } = call;
  const { sha } = await commitAt(repo, param(call, "ref"));
  const latest = latestStatuses(repo, sha);
  const { items, headers } = page(call, latest);
  const body = {
    state: combine(latest),
    statuses: items.map((status) => showSimpleStatus(world, repo, status)),
    sha,
    total_count: latest.length,
    repository: showMinimalRepository(world, repo),
    commit_url: `${repositoryApi(world, repo)}/commits/${sha}`,
    url: `${repositoryApi(world, repo)}/commits/${sha}/status`,
  };
  return { status: 200 as const, body, headers };
}

export const statusRoutes: readonly Route[] = [
  repoRoute("repos/create-commit-status", "POST /statuses/{sha}", needs("write", "statuses=write"), async (call) => {
    const shown = showStatus(call.world, call.repo, await create(call));
    return { status: 201, body: shown, headers: { location: shown.url } };
  }),
  repoRoute("repos/list-commit-statuses-for-ref", "GET /commits/{+ref}/statuses", READ, list),
  repoRoute("repos/get-combined-status-for-ref", "GET /commits/{+ref}/status", READ, combined),
];
