import type { CheckRun, CommitStatus, Repository } from "../model.ts";
import { nodeId } from "../node-ids.ts";
import type { World } from "../world.ts";
import { repositoryApi, repositoryPage } from "./repository.ts";
import { type Schemas, stamp, stampOrNull } from "./schemas.ts";
import { showApp, showUser } from "./user.ts";

export function showSimpleStatus(
  world: World,
  repo: Repository,
  status: CommitStatus,
): Schemas["simple-commit-status"] {
  return {
    url: `${repositoryApi(world, repo)}/statuses/${status.sha}`,
    avatar_url: showUser(world, status.creator).avatar_url,
    id: status.id,
    node_id: nodeId("status", status.id),
    state: status.state,
    description: status.description,
    target_url: status.targetUrl,
    context: status.context,
    created_at: stamp(status.createdAt),
    updated_at: stamp(status.createdAt),
  };
}

export function showStatus(world: World, repo: Repository, status: CommitStatus): Schemas["status"] {
  return { ...showSimpleStatus(world, repo, status), creator: showUser(world, status.creator) };
}

export function showCheckRun(world: World, repo: Repository, run: CheckRun): Schemas["check-run"] {
  const url = `${repositoryApi(world, repo)}/check-runs/${run.id}`;
  return {
    id: run.id,
    node_id: nodeId("check", run.id),
    head_sha: run.headSha,
    external_id: run.key,
    url,
    html_url: `${repositoryPage(world, repo)}/runs/${run.id}`,
    details_url: run.detailsUrl,
    status: run.status,
    conclusion: run.conclusion,
    started_at: stampOrNull(run.startedAt),
    completed_at: stampOrNull(run.completedAt),
    output: { ...run.output, annotations_count: 0, annotations_url: `${url}/annotations` },
    name: run.name,
    check_suite: { id: run.app.id },
    app: showApp(world, run.app),
    pull_requests: [],
  };
}
