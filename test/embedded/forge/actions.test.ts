import { expect, test } from "vitest";
import { Refusal, type RunRecord, type WorkflowRecord, type WorkflowService } from "../../../src/embedded/contract.ts";
import { givenForge, REPO, refusalOf, where } from "./given.ts";

function stubService(calls: string[]): WorkflowService {
  const workflow: WorkflowRecord = {
    id: 5,
    name: "Rondo",
    path: ".github/workflows/rondo.yml",
    state: "active",
    createdAt: new Date(0),
  };
  const step = { name: "Run <b>", number: 1, status: "in_progress", conclusion: null } as const;
  const job = { id: 71, name: "begin", status: "in_progress", conclusion: null } as const;
  const run = (id: number, status: RunRecord["status"]): RunRecord => ({
    id,
    attempt: 1,
    number: id,
    title: `Run ${id}`,
    workflow,
    repository: REPO,
    event: "workflow_dispatch",
    status,
    conclusion: status === "completed" ? "success" : null,
    headBranch: "main",
    headSha: "1".repeat(40),
    actor: "octo",
    triggeringActor: "github-actions[bot]",
    createdAt: new Date(0),
    startedAt: undefined,
    updatedAt: new Date(0),
    jobs: id === 9 ? [{ ...job, startedAt: undefined, completedAt: undefined, steps: [step] }] : [],
    pullRequests: [],
  });
  const runs = [run(8, "completed"), run(9, "in_progress")];
  return {
    onEvent: () => {},
    workflows: async () => [workflow],
    setWorkflowEnabled: async (_, id, enabled) => void calls.push(`enabled ${id} ${enabled}`),
    dispatch: async ({ ref, inputs, actor }) => {
      if (ref !== "main") throw new Refusal(422, `No ref found for: ${ref}`);
      calls.push(`dispatch ${actor} ${JSON.stringify(inputs)}`);
      return run(9, "queued");
    },
    runs: () => runs,
    run: (_, id) => runs.find((each) => each.id === id),
    job: (_, id) => {
      const found = runs.find((each) => each.jobs.some((one) => one.id === id));
      return found?.jobs[0] && { run: found, job: found.jobs[0] };
    },
    rerunJob: (_, id) => void calls.push(`rerun job ${id}`),
    logZip: () => new Uint8Array([80, 75, 3, 4]),
    annotations: () => [{ level: "warning", message: "careful <b>", file: "a.txt" }],
    summary: (_, id) => (id === 71 ? "It went *well*" : ""),
    cancel: (_, id, actor) => void calls.push(`cancel ${id} ${actor}`),
    rerun: (_, id, __, onlyFailed) => void calls.push(`rerun ${id} ${onlyFailed}`),
    approve: (_, id) => void calls.push(`approve ${id}`),
    log: (_, id) => (id === 71 ? "a <log>" : undefined),
    artifacts: () => [{ id: 3, name: "patch", bytes: 4, runId: 9, createdAt: new Date(0) }],
    artifactZip: async () => new Uint8Array([80, 75, 3, 4]),
    deleteArtifact: () => true,
    idle: async () => {},
    close: async () => {},
  };
}

async function givenActions(ghes = false) {
  const given = await givenForge({}, { ghes });
  const calls: string[] = [];
  given.forge.connect(stubService(calls));
  return { ...given, calls };
}

const dispatch = { ...where, workflow_id: "rondo.yml", ref: "main" };

test("a dispatch answers 204, and with details 200 and the run", async () => {
  const { job, calls } = await givenActions();
  const mine = job({ actions: "write" });
  expect((await mine.actions.createWorkflowDispatch({ ...dispatch, inputs: { issue: "1" } })).status).toBe(204);
  const detailed = await mine.request("POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches", {
    ...dispatch,
    return_run_details: true,
  });
  expect(detailed).toMatchObject({ status: 200, data: { workflow_run_id: 9 } });
  const versioned = await mine.request("POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches", {
    ...dispatch,
    headers: { "x-github-api-version": "2026-03-10" },
  });
  expect(versioned.status).toBe(200);
  expect(calls[0]).toBe('dispatch github-actions[bot] {"issue":"1"}');
});

test("an older server does not know the details that were asked for", async () => {
  const { owner } = await givenActions(true);
  const call = owner.request("POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches", {
    ...dispatch,
    return_run_details: true,
  });
  expect((await refusalOf(call)).status).toBe(400);
});

test("a dispatch is refused by permission, by workflow, by ref and by the number and length of its inputs", async () => {
  const { owner, job } = await givenActions();
  const many = Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`i${index}`, "x"]));
  const refused = (call: Promise<unknown>) => refusalOf(call).then(({ status, message }) => [status, message]);
  const run = (more: object) => refused(owner.actions.createWorkflowDispatch({ ...dispatch, ...more }));
  expect(await refused(job({ contents: "write" }).actions.createWorkflowDispatch(dispatch))).toEqual([
    403,
    "Resource not accessible by integration",
  ]);
  expect(await run({ workflow_id: "no.yml" })).toEqual([404, "Not Found"]);
  expect(await run({ ref: "no" })).toEqual([422, "No ref found for: no"]);
  expect((await run({ inputs: many }))[0]).toBe(422);
  expect(await run({ inputs: { x: "x".repeat(65_536) } })).toEqual([422, "inputs are too large."]);
});

test("runs are listed by filter, with their jobs, logs and artifacts", async () => {
  const { owner, forge } = await givenActions();
  const ids = async (query: object) =>
    (await owner.actions.listWorkflowRunsForRepo({ ...where, ...query })).data.workflow_runs.map((each) => each.id);
  expect(await ids({})).toEqual([9, 8]);
  expect(await ids({ status: "in_progress" })).toEqual([9]);
  expect(await ids({ status: "success" })).toEqual([8]);
  expect(await ids({ branch: "other" })).toEqual([]);
  const jobs = await owner.actions.listJobsForWorkflowRun({ ...where, run_id: 9 });
  expect(jobs.data).toMatchObject({ total_count: 1, jobs: [{ id: 71, steps: [{ name: "Run <b>" }] }] });
  expect((await owner.actions.downloadJobLogsForWorkflowRun({ ...where, job_id: 71 })).data).toBe("a <log>");
  const artifacts = await owner.actions.listWorkflowRunArtifacts({ ...where, run_id: 9 });
  expect(artifacts.data.artifacts).toMatchObject([{ name: "patch", size_in_bytes: 4 }]);
  const zip = await owner.actions.downloadArtifact({ ...where, artifact_id: 3, archive_format: "zip" });
  expect(new Uint8Array(zip.data as ArrayBuffer)).toEqual(new Uint8Array([80, 75, 3, 4]));
  const page = await (await forge.fetch(`${forge.url}/${REPO}/actions/runs/9`)).text();
  expect(page).toContain("a &lt;log&gt;");
  expect(page).toContain("a.txt: careful &lt;b&gt;");
  expect(page).toContain("It went <em>well</em>");
  expect(page).toContain('http-equiv="refresh"');
});

test("runs are cancelled while they run, and run again when they are over", async () => {
  const { owner, calls } = await givenActions();
  expect((await owner.actions.cancelWorkflowRun({ ...where, run_id: 9 })).status).toBe(202);
  expect((await refusalOf(owner.actions.cancelWorkflowRun({ ...where, run_id: 8 }))).status).toBe(409);
  await owner.actions.reRunWorkflowFailedJobs({ ...where, run_id: 8 });
  expect((await refusalOf(owner.actions.reRunWorkflow({ ...where, run_id: 9 }))).status).toBe(403);
  await owner.actions.approveWorkflowRun({ ...where, run_id: 9 });
  await owner.actions.disableWorkflow({ ...where, workflow_id: 5 });
  expect(calls).toEqual(["cancel 9 octo", "rerun 8 true", "approve 9", "enabled 5 false"]);
});

test("variables live in upper case, and their secrets' environment goes on top", async () => {
  const { owner, forge } = await givenActions();
  await owner.actions.createRepoVariable({ ...where, name: "rondo_off", value: "0" });
  await owner.actions.updateRepoVariable({ ...where, name: "RONDO_OFF", value: "1" });
  expect((await refusalOf(owner.actions.createRepoVariable({ ...where, name: "Rondo_Off", value: "" }))).status).toBe(
    409,
  );
  expect(forge.variables(REPO)).toEqual({ RONDO_OFF: "1" });
  await owner.actions.deleteRepoVariable({ ...where, name: "RONDO_OFF" });
  expect((await owner.actions.listRepoVariables(where)).data.total_count).toBe(0);
  forge.setUp.setSecret(REPO, "KEY", "repository");
  forge.setUp.setSecret(REPO, "KEY", "environment", "agent");
  expect([forge.secrets(REPO), forge.secrets(REPO, "agent")]).toEqual([{ KEY: "repository" }, { KEY: "environment" }]);
});
