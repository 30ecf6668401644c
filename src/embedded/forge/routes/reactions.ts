import { Refusal } from "../../contract.ts";
import { type Comment, type Issue, REACTIONS, type Reaction } from "../model.ts";
import { page } from "../paging.ts";
import { needs, reading } from "../permissions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showReaction } from "../shapes/issue.ts";
import { issueOf } from "../world.ts";
import { commentOf } from "./comments.ts";
import { checkGrantFor } from "./issues.ts";

const READ = reading("issues", "pull_requests");
const WRITE = needs("read", "issues=write", "pull_requests=write");

type Reacted = Issue | Comment;

function react(call: RepoCall, to: Reacted) {
  checkMayReact(call, to);
  const content = call.body.choice("content", REACTIONS);
  if (content === undefined) throw new Refusal(422, 'Invalid request.\n\n"content" wasn\'t supplied.');
  const { user } = call.by;
  const there = to.reactions.find((each) => each.content === content && each.user === user);
  if (there !== undefined) return { status: 200 as const, body: showReaction(call.world, there) };
  const reaction: Reaction = { id: call.world.nextId(), user, content, createdAt: call.world.now() };
  to.reactions.push(reaction);
  return { status: 201 as const, body: showReaction(call.world, reaction) };
}

function list(call: RepoCall, of: Reacted) {
  const content = call.query.get("content");
  const { items, headers } = page(
    call,
    of.reactions.filter((each) => content === null || each.content === content),
  );
  return { status: 200 as const, body: items.map((each) => showReaction(call.world, each)), headers };
}

function remove(call: RepoCall, from: Reacted) {
  checkMayReact(call, from);
  const id = Number(param(call, "reaction"));
  if (!from.reactions.some((each) => each.id === id)) throw new Refusal(404, "Not Found");
  from.reactions = from.reactions.filter((each) => each.id !== id);
  return { status: 204 as const, body: null };
}

function checkMayReact(call: RepoCall, to: Reacted): void {
  checkGrantFor(call, "issue" in to ? issueOf(call.repo, String(to.issue)) : to);
}

const comment = (call: RepoCall): Comment => commentOf(call.repo, param(call, "id"));
const issue = (call: RepoCall): Issue => issueOf(call.repo, param(call, "number"));

export const reactionRoutes: readonly Route[] = [
  repoRoute("reactions/list-for-issue-comment", "GET /issues/comments/{id}/reactions", READ, (call) =>
    list(call, comment(call)),
  ),
  repoRoute("reactions/create-for-issue-comment", "POST /issues/comments/{id}/reactions", WRITE, (call) =>
    react(call, comment(call)),
  ),
  repoRoute("reactions/delete-for-issue-comment", "DELETE /issues/comments/{id}/reactions/{reaction}", WRITE, (call) =>
    remove(call, comment(call)),
  ),
  repoRoute("reactions/list-for-issue", "GET /issues/{number}/reactions", READ, (call) => list(call, issue(call))),
  repoRoute("reactions/create-for-issue", "POST /issues/{number}/reactions", WRITE, (call) => react(call, issue(call))),
  repoRoute("reactions/delete-for-issue", "DELETE /issues/{number}/reactions/{reaction}", WRITE, (call) =>
    remove(call, issue(call)),
  ),
];
