import { Refusal } from "../../contract.ts";
import type { Variable } from "../model.ts";
import { page } from "../paging.ts";
import { needs } from "../permissions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { type Schemas, stamp } from "../shapes/schemas.ts";
import { setVariable } from "../variables.ts";

// a workflow's `permissions:` has no such scope: a job's token never reads or writes variables
const READ = needs("write", "actions_variables=read");
const WRITE = needs("write", "actions_variables=write");

function variableOf(call: RepoCall): Variable {
  const found = call.repo.variables.get(param(call, "name").toUpperCase());
  if (found === undefined) throw new Refusal(404, "Not Found");
  return found;
}

function show({ name, value, createdAt, updatedAt }: Variable): Schemas["actions-variable"] {
  return { name, value, created_at: stamp(createdAt), updated_at: stamp(updatedAt) };
}

export const variableRoutes: readonly Route[] = [
  repoRoute("actions/list-repo-variables", "GET /actions/variables", READ, (call) => {
    const { items, headers } = page(call, [...call.repo.variables.values()]);
    return { status: 200, body: { total_count: call.repo.variables.size, variables: items.map(show) }, headers };
  }),
  repoRoute("actions/create-repo-variable", "POST /actions/variables", WRITE, ({ world, repo, body }) => {
    const name = body.requiredText("name");
    if (repo.variables.has(name.toUpperCase())) throw new Refusal(409, "Already exists - Variable already exists");
    setVariable(world, repo, name, body.requiredText("value"));
    return { status: 201, body: {} };
  }),
  repoRoute("actions/get-repo-variable", "GET /actions/variables/{name}", READ, (call) => ({
    status: 200,
    body: show(variableOf(call)),
  })),
  repoRoute("actions/update-repo-variable", "PATCH /actions/variables/{name}", WRITE, (call) => {
    const old = variableOf(call);
    const renamed = call.body.text("name") ?? old.name;
    call.repo.variables.delete(old.name);
    setVariable(call.world, call.repo, renamed, call.body.text("value") ?? old.value);
    return { status: 204, body: null };
  }),
  repoRoute("actions/delete-repo-variable", "DELETE /actions/variables/{name}", WRITE, (call) => {
    call.repo.variables.delete(variableOf(call).name);
    return { status: 204, body: null };
  }),
];
