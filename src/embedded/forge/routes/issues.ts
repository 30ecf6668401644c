import { Refusal } from "../../contract.ts";
import { validationFailed } from "../fields.ts";
import {
  appOf,
  closeIssue,
  editText,
  reopenIssue,
  setAssignees,
  setLabels,
  tell,
  tellLabelled,
} from "../issue-changes.ts";
import { BODY_LIMIT, checkLength } from "../limits.ts";
import type { Issue, User } from "../model.ts";
import { page } from "../paging.ts";
import { actorAtLeast, hasGrant, needs, reading } from "../permissions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showIssue, showIssueEvent } from "../shapes/issue.ts";
import { issueOf, type World } from "../world.ts";
import { listedIssues } from "./issue-lists.ts";
import { labelsFrom } from "./labels.ts";

const ISSUES_READ = reading("issues", "pull_requests");
const EITHER_WRITE = needs("read", "issues=write", "pull_requests=write");

/** Issues and pull requests share these routes; an app needs the permission of the one that it touches. */
export function checkGrantFor(call: Pick<RepoCall, "by">, issue: Issue): void {
  if (call.by.kind !== "installation") return;
  const grants = issue.pull ? (["issues=write", "pull_requests=write"] as const) : (["issues=write"] as const);
  if (!hasGrant(call.by, grants)) throw new Refusal(403, "Resource not accessible by integration");
}

export function usersFrom(world: World, logins: readonly string[] | undefined): User[] {
  return (logins ?? []).flatMap((login) => world.users.get(login.toLowerCase()) ?? []);
}

export function newIssue(
  { world, repo, by }: Pick<RepoCall, "world" | "repo" | "by">,
  text: { readonly title: string; readonly body: string | null; readonly pull?: Issue["pull"] },
): Issue {
  const now = world.now();
  const issue: Issue = {
    id: world.nextId(),
    number: repo.nextNumber++,
    author: by.user,
    viaApp: appOf(by),
    createdAt: now,
    pull: text.pull,
    title: text.title,
    body: text.body,
    state: "open",
    stateReason: null,
    labels: [],
    assignees: [],
    locked: false,
    updatedAt: now,
    closedAt: undefined,
    closedBy: undefined,
    lastEdit: undefined,
    reactions: [],
    events: [],
  };
  repo.issues.set(issue.number, issue);
  return issue;
}

export function checkText(resource: string, title: string | undefined, body: string | undefined): void {
  if (title?.trim() === "") throw validationFailed({ resource, code: "missing_field", field: "title" });
  if (title !== undefined) checkLength(title, 256, { resource, field: "title" });
  if (body !== undefined) checkLength(body, BODY_LIMIT, { resource, field: "body" });
}

export async function createIssue(call: RepoCall): Promise<Issue> {
  const { world, repo, body } = call;
  const [title, text] = [body.requiredText("title"), body.text("body")];
  checkText("Issue", title, text);
  const triages = actorAtLeast(repo, call.actor, "triage");
  // without the right to label, GitHub drops the labels and says nothing
  const labels = triages ? labelsFrom(world, repo, body.list("labels") ?? []) : [];
  const issue = newIssue(call, { title, body: text ?? null });
  issue.labels = [...labels];
  await tell(call, issue, "opened");
  if (triages) await setAssignees(call, issue, usersFrom(world, body.texts("assignees")));
  for (const label of labels) await tellLabelled(call, issue, label);
  return issue;
}

function checkMayEdit(call: RepoCall, issue: Issue): void {
  checkGrantFor(call, issue);
  if (call.by.kind === "installation") return;
  const own = issue.author === call.by.user;
  const { body, repo, actor } = call;
  const least = body.has("title") || body.has("body") ? "write" : "triage";
  const asksOnlyOwn = own && !body.has("labels") && !body.has("assignees");
  if (asksOnlyOwn || actorAtLeast(repo, actor, least)) return;
  throw new Refusal(403, "Must have admin rights to Repository.");
}

async function update(call: RepoCall) {
  const { repo, world, body } = call;
  const issue = issueOf(repo, param(call, "number"));
  checkMayEdit(call, issue);
  const [title, text] = [body.text("title"), body.text("body")];
  checkText("Issue", title, text);
  const state = body.choice("state", ["open", "closed"]);
  const reason = body.choice("state_reason", ["completed", "not_planned", "duplicate", "reopened"]);
  const labels = body.list("labels");
  const assignees = body.texts("assignees");
  await editText(call, issue, {
    ...(title === undefined ? {} : { title }),
    ...(body.has("body") ? { body: text ?? null } : {}),
  });
  if (assignees !== undefined) await setAssignees(call, issue, usersFrom(world, assignees));
  if (labels !== undefined) await setLabels(call, issue, labelsFrom(world, repo, labels));
  if (state === "closed") await closeIssue(call, issue, reason ?? "completed");
  if (state === "open") await reopenIssue(call, issue);
  return issue;
}

function setLocked(call: RepoCall, locked: boolean): { readonly status: 204; readonly body: null } {
  const issue = issueOf(call.repo, param(call, "number"));
  checkGrantFor(call, issue);
  issue.locked = locked;
  return { status: 204, body: null };
}

function showEvents(call: RepoCall) {
  const issue = issueOf(call.repo, param(call, "number"));
  return page(
    call,
    issue.events.map((event) => showIssueEvent(call.world, call.repo, event)),
  );
}

export const issueRoutes: readonly Route[] = [
  repoRoute("issues/list-for-repo", "GET /issues", ISSUES_READ, (call) => {
    const { items, headers } = page(call, listedIssues(call, call.repo));
    return { status: 200, body: items.map((issue) => showIssue(call.world, call.repo, issue)), headers };
  }),
  repoRoute("issues/create", "POST /issues", needs("read", "issues=write"), async (call) => {
    const shown = showIssue(call.world, call.repo, await createIssue(call));
    return { status: 201, body: shown, headers: { location: shown.url } };
  }),
  repoRoute("issues/get", "GET /issues/{number}", ISSUES_READ, (call) => ({
    status: 200,
    body: showIssue(call.world, call.repo, issueOf(call.repo, param(call, "number"))),
  })),
  repoRoute("issues/update", "PATCH /issues/{number}", EITHER_WRITE, async (call) => ({
    status: 200,
    body: showIssue(call.world, call.repo, await update(call)),
  })),
  repoRoute("issues/lock", "PUT /issues/{number}/lock", needs("triage", ...EITHER_WRITE.grants), (call) =>
    setLocked(call, true),
  ),
  repoRoute("issues/unlock", "DELETE /issues/{number}/lock", needs("triage", ...EITHER_WRITE.grants), (call) =>
    setLocked(call, false),
  ),
  repoRoute("issues/list-events", "GET /issues/{number}/events", ISSUES_READ, (call) => {
    const { items, headers } = showEvents(call);
    return { status: 200, body: items as never, headers };
  }),
  repoRoute("issues/list-events-for-timeline", "GET /issues/{number}/timeline", ISSUES_READ, (call) => {
    const { items, headers } = showEvents(call);
    return { status: 200, body: items as never, headers };
  }),
  repoRoute(
    "issues/add-assignees",
    "POST /issues/{number}/assignees",
    needs("triage", ...EITHER_WRITE.grants),
    async (call) => {
      const issue = issueOf(call.repo, param(call, "number"));
      const more = usersFrom(call.world, call.body.texts("assignees"));
      await setAssignees(call, issue, [...new Set([...issue.assignees, ...more])]);
      return { status: 201, body: showIssue(call.world, call.repo, issue) };
    },
  ),
];
