import type { WorkflowRecord } from "../../contract.ts";
import { Refusal } from "../../contract.ts";
import { page } from "../paging.ts";
import { needs, reading } from "../permissions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { runApi, runPage, showWorkflow } from "../shapes/run.ts";

const READ = reading("actions");
const WRITE = needs("write", "actions=write");
/** From this version of the API on, a dispatch always tells its run. */
const ALWAYS_DETAILS = "2026-03-10";

/** By number or by file name. */
export async function workflowOf(call: RepoCall): Promise<WorkflowRecord> {
  const wanted = param(call, "workflow");
  const all = await call.world.service().workflows(call.repo.fullName);
  const found = all.find(({ id, path }) => String(id) === wanted || path === wanted || path.endsWith(`/${wanted}`));
  if (found === undefined) throw new Refusal(404, "Not Found");
  return found;
}

function inputsFrom(call: RepoCall): Readonly<Record<string, string>> {
  const inputs = Object.entries(call.body.object("inputs")?.json ?? {});
  if (inputs.length > 25) {
    throw new Refusal(
      422,
      `Invalid request.\n\nNo more than 25 properties are allowed; ${inputs.length} were supplied.`,
    );
  }
  const texts = inputs.map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : String(value),
  ]);
  if (texts.reduce((total, [name, value]) => total + name.length + value.length, 0) > 65_535) {
    throw new Refusal(422, "inputs are too large.");
  }
  return Object.fromEntries(texts);
}

async function dispatch(call: RepoCall) {
  const { world, repo, body, by } = call;
  const knowsDetails = !world.ghes;
  if (!knowsDetails && body.has("return_run_details")) {
    throw new Refusal(400, 'Invalid request.\n\n"return_run_details" is not a permitted key.');
  }
  const workflow = await workflowOf(call);
  const run = await world.service().dispatch({
    repository: repo.fullName,
    workflow: workflow.id,
    ref: body.requiredText("ref"),
    inputs: inputsFrom(call),
    actor: by.user.login,
  });
  const wanted = body.flag("return_run_details") === true || call.apiVersion >= ALWAYS_DETAILS;
  if (!wanted || !knowsDetails) return { status: 204 as const, body: null };
  const details = {
    workflow_run_id: run.id,
    run_url: runApi(world, repo, run.id),
    html_url: runPage(world, repo, run.id),
  };
  return { status: 200 as const, body: details };
}

async function setEnabled(call: RepoCall, enabled: boolean) {
  const { id } = await workflowOf(call);
  await call.world.service().setWorkflowEnabled(call.repo.fullName, id, enabled);
  return { status: 204 as const, body: null };
}

export const workflowRoutes: readonly Route[] = [
  repoRoute("actions/list-repo-workflows", "GET /actions/workflows", READ, async (call) => {
    const all = await call.world.service().workflows(call.repo.fullName);
    const { items, headers } = page(call, all);
    const workflows = items.map((each) => showWorkflow(call.world, call.repo, each));
    return { status: 200, body: { total_count: all.length, workflows }, headers };
  }),
  repoRoute("actions/get-workflow", "GET /actions/workflows/{workflow}", READ, async (call) => ({
    status: 200,
    body: showWorkflow(call.world, call.repo, await workflowOf(call)),
  })),
  repoRoute("actions/create-workflow-dispatch", "POST /actions/workflows/{workflow}/dispatches", WRITE, dispatch),
  repoRoute("actions/enable-workflow", "PUT /actions/workflows/{workflow}/enable", WRITE, (call) =>
    setEnabled(call, true),
  ),
  repoRoute("actions/disable-workflow", "PUT /actions/workflows/{workflow}/disable", WRITE, (call) =>
    setEnabled(call, false),
  ),
];
