import { Refusal } from "../../contract.ts";
import { Fields, validationFailed } from "../fields.ts";
import { addLabels, removeLabels, setLabels } from "../issue-changes.ts";
import { checkLength } from "../limits.ts";
import type { Issue, Label, Repository } from "../model.ts";
import { page } from "../paging.ts";
import { needs, reading } from "../permissions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showLabel } from "../shapes/issue.ts";
import { issueOf, type World } from "../world.ts";
import { checkGrantFor } from "./issues.ts";

const READ = reading("issues", "pull_requests");
const LABEL_WRITE = needs("triage", "issues=write", "pull_requests=write");
const DEFINE = needs("write", "issues=write", "pull_requests=write");
const MOST_PER_ISSUE = 100;
const PLAIN_COLOR = "ededed";

function checkName(name: string): void {
  if (name.trim() === "") throw validationFailed({ resource: "Label", code: "missing_field", field: "name" });
  checkLength(name, 50, { resource: "Label", field: "name" });
}

function checkColor(color: string): string {
  if (!/^[0-9a-f]{6}$/i.test(color)) throw validationFailed({ resource: "Label", code: "invalid", field: "color" });
  return color.toLowerCase();
}

export function addLabel(
  world: World,
  repo: Repository,
  text: { readonly name: string; readonly color?: string | undefined; readonly description?: string | undefined },
): Label {
  checkName(text.name);
  if (text.description !== undefined) checkLength(text.description, 100, { resource: "Label", field: "description" });
  const color = checkColor(text.color ?? PLAIN_COLOR);
  const label: Label = { id: world.nextId(), name: text.name, color, description: text.description ?? null };
  repo.labels.set(text.name.toLowerCase(), label);
  return label;
}

/** Names, or objects with a name. One that does not exist yet is made, as GitHub does. */
export function labelsFrom(world: World, repo: Repository, list: readonly unknown[]): readonly Label[] {
  const names = list.map((each) => (typeof each === "string" ? each : new Fields(Object(each)).requiredText("name")));
  for (const name of names) checkName(name);
  const unique = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  if (unique.length > MOST_PER_ISSUE) throw tooMany();
  return unique.map((name) => repo.labels.get(name.toLowerCase()) ?? addLabel(world, repo, { name }));
}

function tooMany(): Refusal {
  const message = `Issues cannot have more than ${MOST_PER_ISSUE} labels`;
  return validationFailed({ resource: "Issue", code: "custom", field: "labels", message });
}

function labelOf(repo: Repository, name: string): Label {
  const label = repo.labels.get(name.toLowerCase());
  if (label === undefined) throw new Refusal(404, "Not Found");
  return label;
}

function labelled(call: RepoCall): Issue {
  const issue = issueOf(call.repo, param(call, "number"));
  checkGrantFor(call, issue);
  return issue;
}

function showAll(call: RepoCall, issue: Issue) {
  return issue.labels.map((label) => showLabel(call.world, call.repo, label));
}

function rename(call: RepoCall) {
  const { repo, body } = call;
  const label = labelOf(repo, param(call, "name"));
  const name = body.text("new_name") ?? label.name;
  checkName(name);
  const color = body.text("color");
  const taken = repo.labels.get(name.toLowerCase());
  if (taken !== undefined && taken !== label) {
    throw validationFailed({ resource: "Label", code: "already_exists", field: "name" });
  }
  repo.labels.delete(label.name.toLowerCase());
  label.name = name;
  if (color !== undefined) label.color = checkColor(color);
  if (body.has("description")) label.description = body.text("description") ?? null;
  repo.labels.set(name.toLowerCase(), label);
  return label;
}

const onIssues: readonly Route[] = [
  repoRoute("issues/list-labels-on-issue", "GET /issues/{number}/labels", READ, (call) => {
    const { items, headers } = page(call, showAll(call, issueOf(call.repo, param(call, "number"))));
    return { status: 200, body: [...items], headers };
  }),
  repoRoute("issues/add-labels", "POST /issues/{number}/labels", LABEL_WRITE, async (call) => {
    const issue = labelled(call);
    const labels = labelsFrom(call.world, call.repo, call.body.list("labels") ?? []);
    if (new Set([...issue.labels, ...labels]).size > MOST_PER_ISSUE) throw tooMany();
    await addLabels(call, issue, labels);
    return { status: 200, body: showAll(call, issue) };
  }),
  repoRoute("issues/set-labels", "PUT /issues/{number}/labels", LABEL_WRITE, async (call) => {
    const issue = labelled(call);
    await setLabels(call, issue, labelsFrom(call.world, call.repo, call.body.list("labels") ?? []));
    return { status: 200, body: showAll(call, issue) };
  }),
  repoRoute("issues/remove-label", "DELETE /issues/{number}/labels/{+name}", LABEL_WRITE, async (call) => {
    const issue = labelled(call);
    const name = param(call, "name").toLowerCase();
    const label = issue.labels.find((each) => each.name.toLowerCase() === name);
    if (label === undefined) throw new Refusal(404, "Label does not exist");
    await removeLabels(call, issue, [label]);
    return { status: 200, body: showAll(call, issue) };
  }),
  repoRoute("issues/remove-all-labels", "DELETE /issues/{number}/labels", LABEL_WRITE, async (call) => {
    const issue = labelled(call);
    await removeLabels(call, issue, issue.labels);
    return { status: 204, body: null };
  }),
];

export const labelRoutes: readonly Route[] = [
  ...onIssues,
  repoRoute("issues/list-labels-for-repo", "GET /labels", READ, (call) => {
    const { items, headers } = page(call, [...call.repo.labels.values()]);
    return { status: 200, body: items.map((label) => showLabel(call.world, call.repo, label)), headers };
  }),
  repoRoute("issues/create-label", "POST /labels", DEFINE, (call) => {
    const { repo, world, body } = call;
    const name = body.requiredText("name");
    if (repo.labels.has(name.toLowerCase())) {
      throw validationFailed({ resource: "Label", code: "already_exists", field: "name" });
    }
    const label = addLabel(world, repo, { name, color: body.text("color"), description: body.text("description") });
    const shown = showLabel(world, repo, label);
    return { status: 201, body: shown, headers: { location: shown.url } };
  }),
  repoRoute("issues/get-label", "GET /labels/{+name}", READ, (call) => ({
    status: 200,
    body: showLabel(call.world, call.repo, labelOf(call.repo, param(call, "name"))),
  })),
  repoRoute("issues/update-label", "PATCH /labels/{+name}", DEFINE, (call) => ({
    status: 200,
    body: showLabel(call.world, call.repo, rename(call)),
  })),
  repoRoute("issues/delete-label", "DELETE /labels/{+name}", DEFINE, (call) => {
    const label = labelOf(call.repo, param(call, "name"));
    call.repo.labels.delete(label.name.toLowerCase());
    for (const issue of call.repo.issues.values()) issue.labels = issue.labels.filter((each) => each !== label);
    return { status: 204, body: null };
  }),
];
