import type { Pull, PullIssue, Repository, Review } from "../model.ts";
import { nodeId } from "../node-ids.ts";
import type { PullMeasure } from "../pull-measure.ts";
import type { World } from "../world.ts";
import { association, issuePage, showLabel } from "./issue.ts";
import { repositoryApi, showRepository } from "./repository.ts";
import { type Schemas, stamp, stampOrNull } from "./schemas.ts";
import { showUser } from "./user.ts";

function showSide(world: World, repo: Repository, branch: string, sha: string) {
  return {
    label: `${repo.owner.login}:${branch}`,
    ref: branch,
    sha,
    user: showUser(world, repo.owner),
    repo: showRepository(world, repo),
  };
}

/** A fork shows like the repository itself, under its own name. */
function showHead(world: World, repo: Repository, { headRef, headSha, fork }: Pull) {
  const side = showSide(world, repo, headRef, headSha);
  return fork === undefined
    ? side
    : { ...side, label: `${fork.split("/")[0]}:${headRef}`, repo: { ...side.repo, full_name: fork, fork: true } };
}

function links(world: World, repo: Repository, issue: PullIssue) {
  const api = repositoryApi(world, repo);
  const url = `${api}/pulls/${issue.number}`;
  const html = issuePage(world, repo, issue);
  return {
    url,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: `${api}/issues/${issue.number}`,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${api}/pulls/comments{/number}`,
    comments_url: `${api}/issues/${issue.number}/comments`,
    statuses_url: `${api}/statuses/${issue.pull.headSha}`,
  };
}

export function showPull(world: World, repo: Repository, issue: PullIssue): Schemas["pull-request-simple"] {
  const { pull } = issue;
  const at = links(world, repo, issue);
  const assignees = issue.assignees.map((user) => showUser(world, user));
  return {
    ...at,
    id: pull.id,
    node_id: nodeId("pull", issue.id),
    number: issue.number,
    state: issue.state,
    locked: issue.locked,
    title: issue.title,
    body: issue.body,
    user: showUser(world, issue.author),
    labels: issue.labels.map((label) => ({ ...showLabel(world, repo, label), description: label.description ?? "" })),
    milestone: null,
    created_at: stamp(issue.createdAt),
    updated_at: stamp(issue.updatedAt),
    closed_at: stampOrNull(issue.closedAt),
    merged_at: stampOrNull(pull.merged?.at),
    merge_commit_sha: pull.merged?.commit ?? pull.test?.commit ?? null,
    assignee: assignees[0] ?? null,
    assignees,
    requested_reviewers: [],
    requested_teams: [],
    head: showHead(world, repo, pull),
    base: showSide(world, repo, pull.baseRef, pull.baseSha),
    _links: {
      self: { href: at.url },
      html: { href: at.html_url },
      issue: { href: at.issue_url },
      comments: { href: at.comments_url },
      review_comments: { href: at.review_comments_url },
      review_comment: { href: at.review_comment_url },
      commits: { href: at.commits_url },
      statuses: { href: at.statuses_url },
    },
    author_association: association(repo, issue.author),
    auto_merge: null,
    draft: pull.draft,
  };
}

export function showFullPull(
  world: World,
  repo: Repository,
  issue: PullIssue,
  measure: PullMeasure,
): Schemas["pull-request"] {
  const { merged } = issue.pull;
  return {
    ...showPull(world, repo, issue),
    state: issue.state,
    user: showUser(world, issue.author),
    head: showHead(world, repo, issue.pull),
    base: showSide(world, repo, issue.pull.baseRef, issue.pull.baseSha),
    merged: merged !== undefined,
    merged_by: merged === undefined ? null : showUser(world, merged.by),
    mergeable: measure.mergeable,
    mergeable_state: measure.state,
    rebaseable: measure.mergeable,
    comments: [...repo.comments.values()].filter((comment) => comment.issue === issue.number).length,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: measure.commits,
    additions: measure.additions,
    deletions: measure.deletions,
    changed_files: measure.files,
  };
}

export function showReview(
  world: World,
  repo: Repository,
  issue: PullIssue,
  review: Review,
): Schemas["pull-request-review"] {
  const html = `${issuePage(world, repo, issue)}#pullrequestreview-${review.id}`;
  const pull = `${repositoryApi(world, repo)}/pulls/${issue.number}`;
  return {
    id: review.id,
    node_id: nodeId("review", review.id),
    user: showUser(world, review.author),
    body: review.body,
    state: review.state,
    html_url: html,
    pull_request_url: pull,
    _links: { html: { href: html }, pull_request: { href: pull } },
    submitted_at: stamp(review.submittedAt),
    commit_id: review.commit,
    author_association: association(repo, review.author),
  };
}
