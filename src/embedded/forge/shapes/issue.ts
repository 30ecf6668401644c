import type { Comment, Issue, IssueEvent, Label, REACTIONS, Reaction, Repository, User } from "../model.ts";
import { nodeId } from "../node-ids.ts";
import { atLeast, roleOf } from "../permissions.ts";
import type { World } from "../world.ts";
import { repositoryApi, repositoryPage } from "./repository.ts";
import { type Schemas, stamp, stampOrNull } from "./schemas.ts";
import { showApp, showUser } from "./user.ts";

export function showLabel(world: World, repo: Repository, label: Label): Schemas["label"] {
  return {
    id: label.id,
    node_id: nodeId("label", label.id),
    url: `${repositoryApi(world, repo)}/labels/${encodeURIComponent(label.name)}`,
    name: label.name,
    color: label.color,
    default: false,
    description: label.description,
  };
}

export function association(repo: Repository, user: User): Schemas["author-association"] {
  if (repo.owner.login === user.login) return "OWNER";
  if (user.type !== "Bot" && repo.roles.has(user.login.toLowerCase()) && atLeast(roleOf(repo, user), "read")) {
    return repo.owner.type === "Organization" ? "MEMBER" : "COLLABORATOR";
  }
  return "NONE";
}

export function showReactions(url: string, reactions: readonly Reaction[]): Schemas["reaction-rollup"] {
  const count = (content: (typeof REACTIONS)[number]) => reactions.filter((each) => each.content === content).length;
  return {
    url: `${url}/reactions`,
    total_count: reactions.length,
    "+1": count("+1"),
    "-1": count("-1"),
    laugh: count("laugh"),
    confused: count("confused"),
    heart: count("heart"),
    hooray: count("hooray"),
    rocket: count("rocket"),
    eyes: count("eyes"),
  };
}

export function issuePage(world: World, repo: Repository, issue: Issue): string {
  return `${repositoryPage(world, repo)}/${issue.pull === undefined ? "issues" : "pull"}/${issue.number}`;
}

function pullLinks(world: World, repo: Repository, issue: Issue) {
  if (issue.pull === undefined) return {};
  const html = issuePage(world, repo, issue);
  return {
    draft: issue.pull.draft,
    pull_request: {
      url: `${repositoryApi(world, repo)}/pulls/${issue.number}`,
      html_url: html,
      diff_url: `${html}.diff`,
      patch_url: `${html}.patch`,
      merged_at: stampOrNull(issue.pull.merged?.at),
    },
  };
}

export function showIssue(world: World, repo: Repository, issue: Issue): Schemas["issue"] {
  const url = `${repositoryApi(world, repo)}/issues/${issue.number}`;
  const assignees = issue.assignees.map((user) => showUser(world, user));
  return {
    id: issue.id,
    node_id: nodeId(issue.pull === undefined ? "issue" : "pull", issue.id),
    url,
    repository_url: repositoryApi(world, repo),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: issuePage(world, repo, issue),
    timeline_url: `${url}/timeline`,
    number: issue.number,
    title: issue.title,
    body: issue.body,
    state: issue.state,
    state_reason: issue.stateReason,
    user: showUser(world, issue.author),
    labels: issue.labels.map((label) => showLabel(world, repo, label)),
    assignee: assignees[0] ?? null,
    assignees,
    milestone: null,
    locked: issue.locked,
    active_lock_reason: null,
    comments: [...repo.comments.values()].filter((comment) => comment.issue === issue.number).length,
    created_at: stamp(issue.createdAt),
    updated_at: stamp(issue.updatedAt),
    closed_at: stampOrNull(issue.closedAt),
    closed_by: issue.closedBy === undefined ? null : showUser(world, issue.closedBy),
    author_association: association(repo, issue.author),
    performed_via_github_app: issue.viaApp === undefined ? null : showApp(world, issue.viaApp),
    reactions: showReactions(url, issue.reactions),
    ...pullLinks(world, repo, issue),
  };
}

export function showComment(world: World, repo: Repository, comment: Comment): Schemas["issue-comment"] {
  const api = repositoryApi(world, repo);
  const issue = repo.issues.get(comment.issue);
  const page = issue === undefined ? repositoryPage(world, repo) : issuePage(world, repo, issue);
  const url = `${api}/issues/comments/${comment.id}`;
  return {
    id: comment.id,
    node_id: nodeId("comment", comment.id),
    url,
    html_url: `${page}#issuecomment-${comment.id}`,
    issue_url: `${api}/issues/${comment.issue}`,
    body: comment.body,
    user: showUser(world, comment.author),
    created_at: stamp(comment.createdAt),
    updated_at: stamp(comment.updatedAt),
    author_association: association(repo, comment.author),
    performed_via_github_app: comment.viaApp === undefined ? null : showApp(world, comment.viaApp),
    reactions: showReactions(url, comment.reactions),
  };
}

export function showReaction(world: World, reaction: Reaction): Schemas["reaction"] {
  return {
    id: reaction.id,
    node_id: nodeId("reaction", reaction.id),
    user: showUser(world, reaction.user),
    content: reaction.content,
    created_at: stamp(reaction.createdAt),
  };
}

export function showIssueEvent(world: World, repo: Repository, event: IssueEvent) {
  const url = `${repositoryApi(world, repo)}/issues/events/${event.id}`;
  return {
    id: event.id,
    node_id: nodeId("event", event.id),
    url,
    actor: showUser(world, event.actor),
    event: event.name,
    commit_id: event.commit ?? null,
    commit_url: event.commit === undefined ? null : `${repositoryApi(world, repo)}/commits/${event.commit}`,
    created_at: stamp(event.createdAt),
    performed_via_github_app: null,
    ...(event.label === undefined ? {} : { label: event.label }),
  };
}
