import type { RunRecord } from "../../contract.ts";
import { Refusal } from "../../contract.ts";
import { page } from "../paging.ts";
import { needs, reading } from "../permissions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showJob, showRun } from "../shapes/run.ts";
import { workflowOf } from "./workflows.ts";

const READ = reading("actions");
const WRITE = needs("write", "actions=write");

/** As it is now, or the attempt that the path names. */
function runOf(call: RepoCall): RunRecord {
  const run = call.world.service().run(call.repo.fullName, Number(param(call, "run")), attemptOf(call));
  if (run === undefined) throw new Refusal(404, "Not Found");
  return run;
}

function attemptOf({ params }: RepoCall): number | undefined {
  return params.attempt === undefined ? undefined : Number(params.attempt);
}

async function show(call: RepoCall, run: RunRecord) {
  return showRun(call.world, call.repo, run, await call.repo.store.readCommit(run.headSha));
}

function matches(run: RunRecord, query: URLSearchParams): boolean {
  const wants = (name: string, ...values: readonly (string | null)[]): boolean => {
    const wanted = query.get(name);
    return wanted === null || values.includes(wanted);
  };
  return (
    wants("branch", run.headBranch) &&
    wants("event", run.event) &&
    wants("status", run.status, run.conclusion) &&
    wants("head_sha", run.headSha) &&
    wants("actor", run.actor)
  );
}

async function list(call: RepoCall, workflow: number | undefined) {
  const all = call.world
    .service()
    .runs(call.repo.fullName)
    .filter((run) => workflow === undefined || run.workflow.id === workflow)
    .filter((run) => matches(run, call.query))
    .toSorted((a, b) => b.id - a.id);
  const { items, headers } = page(call, all);
  const runs = await Promise.all(items.map((run) => show(call, run)));
  return { status: 200 as const, body: { total_count: all.length, workflow_runs: runs }, headers };
}

function jobs(call: RepoCall) {
  const run = runOf(call);
  const { items, headers } = page(call, run.jobs);
  const shown = items.map((job) => showJob(call.world, call.repo, run, job));
  return { status: 200 as const, body: { total_count: run.jobs.length, jobs: shown }, headers };
}

function findJob(call: RepoCall) {
  const found = call.world.service().job(call.repo.fullName, Number(param(call, "job")));
  if (found === undefined) throw new Refusal(404, "Not Found");
  return found;
}

function logs(call: RepoCall) {
  const zip = call.world.service().logZip(call.repo.fullName, runOf(call).id, attemptOf(call));
  if (zip === undefined) throw new Refusal(404, "Not Found");
  return { status: 200 as const, raw: zip, headers: { "content-type": "application/zip" } };
}

function cancel(call: RepoCall, force: boolean) {
  const run = runOf(call);
  if (run.status === "completed") throw new Refusal(409, "Cannot cancel a workflow run that is completed.");
  call.world.service().cancel(call.repo.fullName, run.id, call.by.user.login, force);
  return { status: 202 as const, body: {} };
}

function rerunJob(call: RepoCall) {
  const { run, job } = findJob(call);
  if (run.status !== "completed") throw new Refusal(403, "This workflow is already running");
  call.world.service().rerunJob(call.repo.fullName, job.id, call.by.user.login);
  return { status: 201 as const, body: {} };
}

function rerun(call: RepoCall, onlyFailed: boolean) {
  const run = runOf(call);
  if (run.status !== "completed") throw new Refusal(403, "This workflow is already running");
  call.world.service().rerun(call.repo.fullName, run.id, call.by.user.login, onlyFailed);
  return { status: 201 as const, body: {} };
}

export const runRoutes: readonly Route[] = [
  repoRoute("actions/list-workflow-runs-for-repo", "GET /actions/runs", READ, (call) => list(call, undefined)),
  repoRoute("actions/list-workflow-runs", "GET /actions/workflows/{workflow}/runs", READ, async (call) =>
    list(call, (await workflowOf(call)).id),
  ),
  repoRoute("actions/get-workflow-run", "GET /actions/runs/{run}", READ, async (call) => ({
    status: 200,
    body: await show(call, runOf(call)),
  })),
  repoRoute("actions/get-workflow-run-attempt", "GET /actions/runs/{run}/attempts/{attempt}", READ, async (call) => ({
    status: 200,
    body: await show(call, runOf(call)),
  })),
  repoRoute("actions/download-workflow-run-logs", "GET /actions/runs/{run}/logs", READ, logs),
  repoRoute(
    "actions/download-workflow-run-attempt-logs",
    "GET /actions/runs/{run}/attempts/{attempt}/logs",
    READ,
    logs,
  ),
  repoRoute("actions/list-jobs-for-workflow-run", "GET /actions/runs/{run}/jobs", READ, jobs),
  repoRoute(
    "actions/list-jobs-for-workflow-run-attempt",
    "GET /actions/runs/{run}/attempts/{attempt}/jobs",
    READ,
    jobs,
  ),
  repoRoute("actions/get-job-for-workflow-run", "GET /actions/jobs/{job}", READ, (call) => {
    const { run, job } = findJob(call);
    return { status: 200, body: showJob(call.world, call.repo, run, job) };
  }),
  repoRoute("actions/download-job-logs-for-workflow-run", "GET /actions/jobs/{job}/logs", READ, (call) => {
    const log = call.world.service().log(call.repo.fullName, findJob(call).job.id);
    if (log === undefined) throw new Refusal(404, "Not Found");
    return { status: 200, raw: log, headers: { "content-type": "text/plain; charset=utf-8" } };
  }),
  repoRoute("actions/cancel-workflow-run", "POST /actions/runs/{run}/cancel", WRITE, (call) => cancel(call, false)),
  repoRoute("actions/force-cancel-workflow-run", "POST /actions/runs/{run}/force-cancel", WRITE, (call) =>
    cancel(call, true),
  ),
  repoRoute("actions/re-run-workflow", "POST /actions/runs/{run}/rerun", WRITE, (call) => rerun(call, false)),
  repoRoute("actions/re-run-workflow-failed-jobs", "POST /actions/runs/{run}/rerun-failed-jobs", WRITE, (call) =>
    rerun(call, true),
  ),
  repoRoute("actions/re-run-job-for-workflow-run", "POST /actions/jobs/{job}/rerun", WRITE, rerunJob),
  repoRoute("actions/approve-workflow-run", "POST /actions/runs/{run}/approve", WRITE, (call) => {
    call.world.service().approve(call.repo.fullName, runOf(call).id, call.by.user.login);
    return { status: 201, body: {} };
  }),
];
