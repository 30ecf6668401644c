import type { ArtifactRecord, JobRecord, RunRecord, WorkflowRecord } from "../../contract.ts";
import type { CommitObject } from "../git/object-store.ts";
import type { Repository, User } from "../model.ts";
import { nodeId } from "../node-ids.ts";
import { isPull, type World } from "../world.ts";
import { showSimpleCommit } from "./commit.ts";
import { repositoryApi, repositoryPage, showMinimalRepository } from "./repository.ts";
import { type Schemas, stamp, stampOrNull } from "./schemas.ts";
import { showUser } from "./user.ts";

const NINETY_DAYS = 90 * 24 * 3600 * 1000;

export function showWorkflow(world: World, repo: Repository, workflow: WorkflowRecord): Schemas["workflow"] {
  const file = workflow.path.split("/").at(-1) ?? "";
  return {
    id: workflow.id,
    node_id: nodeId("workflow", workflow.id),
    name: workflow.name,
    path: workflow.path,
    state: workflow.state,
    created_at: stamp(workflow.createdAt),
    updated_at: stamp(workflow.createdAt),
    url: `${repositoryApi(world, repo)}/actions/workflows/${workflow.id}`,
    html_url: `${repositoryPage(world, repo)}/blob/${repo.defaultBranch}/${workflow.path}`,
    badge_url: `${repositoryPage(world, repo)}/workflows/${file}/badge.svg`,
  };
}

export function runApi(world: World, repo: Repository, id: number): string {
  return `${repositoryApi(world, repo)}/actions/runs/${id}`;
}

export function runPage(world: World, repo: Repository, id: number): string {
  return `${repositoryPage(world, repo)}/actions/runs/${id}`;
}

function actor(world: World, login: string): User {
  const bot = [...world.apps.values()].find((app) => app.bot.login === login)?.bot;
  return bot ?? world.user(login);
}

function showPulls(world: World, repo: Repository, numbers: readonly number[]): Schemas["pull-request-minimal"][] {
  const side = { id: repo.id, url: repositoryApi(world, repo), name: repo.name };
  return numbers.flatMap((number) => {
    const issue = repo.issues.get(number);
    if (issue === undefined || !isPull(issue)) return [];
    const { pull } = issue;
    return {
      id: pull.id,
      number,
      url: `${repositoryApi(world, repo)}/pulls/${number}`,
      head: { ref: pull.headRef, sha: pull.headSha, repo: side },
      base: { ref: pull.baseRef, sha: pull.baseSha, repo: side },
    };
  });
}

export function showRun(
  world: World,
  repo: Repository,
  run: RunRecord,
  head: CommitObject | undefined,
): Schemas["workflow-run"] {
  const url = runApi(world, repo, run.id);
  return {
    id: run.id,
    node_id: nodeId("run", run.id),
    name: run.workflow.name,
    display_title: run.title,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    path: run.workflow.path,
    run_number: run.number,
    run_attempt: run.attempt,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: run.workflow.id,
    check_suite_id: run.id,
    check_suite_url: `${repositoryApi(world, repo)}/check-suites/${run.id}`,
    url,
    html_url: runPage(world, repo, run.id),
    pull_requests: showPulls(world, repo, run.pullRequests),
    created_at: stamp(run.createdAt),
    updated_at: stamp(run.updatedAt),
    run_started_at: stamp(run.startedAt ?? run.createdAt),
    actor: showUser(world, actor(world, run.actor)),
    triggering_actor: showUser(world, actor(world, run.triggeringActor)),
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: run.attempt > 1 ? `${url}/attempts/${run.attempt - 1}` : null,
    workflow_url: `${repositoryApi(world, repo)}/actions/workflows/${run.workflow.id}`,
    head_commit: head === undefined ? null : showSimpleCommit(head),
    repository: showMinimalRepository(world, repo),
    head_repository: showMinimalRepository(world, repo),
  };
}

function stepStatus(status: RunRecord["status"]): "queued" | "in_progress" | "completed" {
  return status === "in_progress" || status === "completed" ? status : "queued";
}

export function showJob(world: World, repo: Repository, run: RunRecord, job: JobRecord): Schemas["job"] {
  return {
    id: job.id,
    node_id: nodeId("job", job.id),
    run_id: run.id,
    run_url: runApi(world, repo, run.id),
    run_attempt: run.attempt,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    url: `${repositoryApi(world, repo)}/actions/jobs/${job.id}`,
    html_url: `${runPage(world, repo, run.id)}/job/${job.id}`,
    check_run_url: `${repositoryApi(world, repo)}/check-runs/${job.id}`,
    status: job.status,
    conclusion: job.conclusion,
    created_at: stamp(run.createdAt),
    started_at: stamp(job.startedAt ?? run.createdAt),
    completed_at: stampOrNull(job.completedAt),
    name: job.name,
    workflow_name: run.workflow.name,
    steps: job.steps.map(({ name, number, status, conclusion }) => ({
      name,
      number,
      status: stepStatus(status),
      conclusion,
    })),
    labels: ["ubuntu-latest"],
    runner_id: null,
    runner_name: null,
    runner_group_id: null,
    runner_group_name: null,
  };
}

export function showArtifact(world: World, repo: Repository, artifact: ArtifactRecord): Schemas["artifact"] {
  const url = `${repositoryApi(world, repo)}/actions/artifacts/${artifact.id}`;
  return {
    id: artifact.id,
    node_id: nodeId("artifact", artifact.id),
    name: artifact.name,
    size_in_bytes: artifact.bytes,
    url,
    archive_download_url: `${url}/zip`,
    expired: false,
    created_at: stamp(artifact.createdAt),
    updated_at: stamp(artifact.createdAt),
    expires_at: stamp(new Date(artifact.createdAt.getTime() + NINETY_DAYS)),
    workflow_run: { id: artifact.runId, repository_id: repo.id, head_repository_id: repo.id },
  };
}
