import { Refusal } from "../../contract.ts";
import { emit } from "../events.ts";
import { validationFailed } from "../fields.ts";
import { appOf } from "../issue-changes.ts";
import { checkCommentBody } from "../limits.ts";
import type { Comment, Issue, Repository } from "../model.ts";
import { page } from "../paging.ts";
import { actorAtLeast, needs, reading } from "../permissions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showComment, showIssue } from "../shapes/issue.ts";
import { stamp } from "../shapes/schemas.ts";
import { issueOf } from "../world.ts";
import { checkGrantFor } from "./issues.ts";

const READ = reading("issues", "pull_requests");
const WRITE = needs("read", "issues=write", "pull_requests=write");

export function commentOf(repo: Repository, id: string): Comment {
  const comment = repo.comments.get(Number(id));
  if (comment === undefined) throw new Refusal(404, "Not Found");
  return comment;
}

async function tellComment(
  { world, repo, by }: RepoCall,
  comment: Comment,
  action: "created" | "edited" | "deleted",
  extra: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const issue = issueOf(repo, String(comment.issue));
  const payload = { issue: showIssue(world, repo, issue), comment: showComment(world, repo, comment), ...extra };
  await emit(world, repo, by, { name: "issue_comment", action, payload });
}

function bodyOf(call: RepoCall): string {
  const body = call.body.requiredText("body");
  if (body.trim() === "") throw validationFailed({ resource: "IssueComment", code: "missing_field", field: "body" });
  checkCommentBody(body);
  return body;
}

function checkMayComment(call: RepoCall, issue: Issue): void {
  checkGrantFor(call, issue);
  if (issue.locked && !actorAtLeast(call.repo, call.actor, "triage")) {
    throw new Refusal(403, "Unable to create comment because issue is locked.");
  }
}

export async function createComment(call: RepoCall): Promise<Comment> {
  const { world, repo, by } = call;
  const issue = issueOf(repo, param(call, "number"));
  checkMayComment(call, issue);
  const now = world.now();
  const comment: Comment = {
    id: world.nextId(),
    issue: issue.number,
    author: by.user,
    viaApp: appOf(by),
    createdAt: now,
    updatedAt: now,
    body: bodyOf(call),
    lastEdit: undefined,
    reactions: [],
  };
  repo.comments.set(comment.id, comment);
  issue.updatedAt = now;
  await tellComment(call, comment, "created");
  return comment;
}

/** The author's own, or anybody's for those who may write. */
function checkMayChange(call: RepoCall, comment: Comment): void {
  checkGrantFor(call, issueOf(call.repo, String(comment.issue)));
  if (
    call.by.kind === "installation" ||
    comment.author === call.by.user ||
    actorAtLeast(call.repo, call.actor, "write")
  )
    return;
  throw new Refusal(403, "Must have admin rights to Repository.");
}

async function update(call: RepoCall): Promise<Comment> {
  const comment = commentOf(call.repo, param(call, "id"));
  checkMayChange(call, comment);
  const body = bodyOf(call);
  const from = comment.body;
  if (body === from) return comment;
  comment.body = body;
  comment.updatedAt = call.world.now();
  comment.lastEdit = { editor: call.by.user, at: comment.updatedAt };
  await tellComment(call, comment, "edited", { changes: { body: { from } } });
  return comment;
}

async function remove(call: RepoCall): Promise<void> {
  const comment = commentOf(call.repo, param(call, "id"));
  checkMayChange(call, comment);
  call.repo.comments.delete(comment.id);
  await tellComment(call, comment, "deleted");
}

function listed(call: RepoCall, issue: number | undefined): Comment[] {
  const since = call.query.get("since");
  return [...call.repo.comments.values()]
    .filter((comment) => issue === undefined || comment.issue === issue)
    .filter((comment) => since === null || stamp(comment.updatedAt) >= since);
}

function showPage(call: RepoCall, issue: number | undefined) {
  const comments = listed(call, issue);
  const { items, headers } = page(call, call.query.get("direction") === "desc" ? comments.reverse() : comments);
  return { status: 200 as const, body: items.map((each) => showComment(call.world, call.repo, each)), headers };
}

export const commentRoutes: readonly Route[] = [
  repoRoute("issues/list-comments-for-repo", "GET /issues/comments", READ, (call) => showPage(call, undefined)),
  repoRoute("issues/get-comment", "GET /issues/comments/{id}", READ, (call) => ({
    status: 200,
    body: showComment(call.world, call.repo, commentOf(call.repo, param(call, "id"))),
  })),
  repoRoute("issues/update-comment", "PATCH /issues/comments/{id}", WRITE, async (call) => ({
    status: 200,
    body: showComment(call.world, call.repo, await update(call)),
  })),
  repoRoute("issues/delete-comment", "DELETE /issues/comments/{id}", WRITE, async (call) => {
    await remove(call);
    return { status: 204, body: null };
  }),
  repoRoute("issues/list-comments", "GET /issues/{number}/comments", READ, (call) =>
    showPage(call, issueOf(call.repo, param(call, "number")).number),
  ),
  repoRoute("issues/create-comment", "POST /issues/{number}/comments", WRITE, async (call) => {
    const shown = showComment(call.world, call.repo, await createComment(call));
    return { status: 201, body: shown, headers: { location: shown.url } };
  }),
];
