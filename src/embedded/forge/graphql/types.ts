import type { Comment, Issue, Label, PullIssue, Repository, User } from "../model.ts";
import { nodeId } from "../node-ids.ts";
import { measurePull, pullCommits } from "../pull-measure.ts";
import type { Call } from "../route.ts";
import { issuePage, showComment } from "../shapes/issue.ts";
import { stamp, stampOrNull } from "../shapes/schemas.ts";
import { showUser } from "../shapes/user.ts";
import { isPull } from "../world.ts";
import { commitNode } from "./commit-type.ts";
import type { Args, Node } from "./execute.ts";
import { repositoryNode } from "./repository-type.ts";
import { NOBODY_CARES } from "./unused-fields.ts";

/** What GraphQL shows of things, in the order in which they hold one another. */
export type Asking = Pick<Call, "world" | "actor">;

export function userNode({ world }: Asking, user: User): Node {
  return {
    __typename: user.type,
    id: nodeId("user", user.id),
    databaseId: user.id,
    // GraphQL leaves the `[bot]` out
    login: user.login.replace(/\[bot\]$/, ""),
    name: user.name,
    url: showUser(world, user).html_url,
  };
}

export function connection(nodes: readonly unknown[]) {
  return (args: Args): Node => {
    const count = (given: unknown) => (typeof given === "number" ? given : nodes.length);
    const first = nodes.slice(0, count(args.first));
    const shown = first.slice(Math.max(0, first.length - count(args.last)));
    const pageInfo = { __typename: "PageInfo", hasNextPage: nodes.length > first.length, endCursor: null };
    return { __typename: "Connection", nodes: shown, totalCount: nodes.length, pageInfo };
  };
}

export function labelNode(label: Label): Node {
  const { name, color, description } = label;
  return { __typename: "Label", id: nodeId("label", label.id), name, color, description };
}

export function commentNode(asking: Asking, repo: Repository, comment: Comment): Node {
  const shown = showComment(asking.world, repo, comment);
  return {
    __typename: "IssueComment",
    ...NOBODY_CARES.comment,
    id: shown.node_id,
    databaseId: comment.id,
    author: userNode(asking, comment.author),
    authorAssociation: shown.author_association,
    body: comment.body,
    url: shown.html_url,
    createdAt: shown.created_at,
    updatedAt: shown.updated_at,
    lastEditedAt: stampOrNull(comment.lastEdit?.at),
    includesCreatedEdit: comment.lastEdit !== undefined,
    viewerDidAuthor: asking.actor.kind !== "anonymous" && asking.actor.user.id === comment.author.id,
    editor: comment.lastEdit === undefined ? null : userNode(asking, comment.lastEdit.editor),
  };
}

export function issueNode(asking: Asking, repo: Repository, issue: Issue): Node {
  if (isPull(issue)) return pullNode(asking, repo, issue);
  return {
    __typename: "Issue",
    ...NOBODY_CARES.issue,
    stateReason: issue.stateReason?.toUpperCase() ?? null,
    ...shared(asking, repo, issue),
    state: issue.state.toUpperCase(),
  };
}

function shared(asking: Asking, repo: Repository, issue: Issue) {
  const comments = [...repo.comments.values()].filter((comment) => comment.issue === issue.number);
  return {
    id: nodeId(isPull(issue) ? "pull" : "issue", issue.id),
    databaseId: issue.id,
    number: issue.number,
    title: issue.title,
    body: issue.body ?? "",
    url: issuePage(asking.world, repo, issue),
    closed: issue.state === "closed",
    locked: issue.locked,
    createdAt: stamp(issue.createdAt),
    updatedAt: stamp(issue.updatedAt),
    closedAt: stampOrNull(issue.closedAt),
    lastEditedAt: stampOrNull(issue.lastEdit?.at),
    author: userNode(asking, issue.author),
    editor: issue.lastEdit === undefined ? null : userNode(asking, issue.lastEdit.editor),
    labels: connection(issue.labels.map(labelNode)),
    assignees: connection(issue.assignees.map((user) => userNode(asking, user))),
    comments: connection(comments.map((comment) => commentNode(asking, repo, comment))),
    repository: () => repositoryNode(asking, repo),
    timelineItems: (args: Args) => connection(timeline(asking, issue, args.itemTypes))(args),
  };
}

const timelineTypes: Readonly<Record<string, readonly [type: string, event: string]>> = {
  LABELED_EVENT: ["LabeledEvent", "labeled"],
  UNLABELED_EVENT: ["UnlabeledEvent", "unlabeled"],
  RENAMED_TITLE_EVENT: ["RenamedTitleEvent", "renamed"],
};

/** Of all that GitHub has there, what happened to labels and title. */
function timeline(asking: Asking, issue: Issue, itemTypes: unknown): readonly Node[] {
  const wanted = Array.isArray(itemTypes) ? itemTypes.map(String) : Object.keys(timelineTypes);
  const types = wanted.flatMap((each) => (timelineTypes[each] ? [timelineTypes[each]] : []));
  return issue.events.flatMap(({ id, name, actor, createdAt, label }) => {
    const type = types.find(([, event]) => event === name)?.[0];
    if (type === undefined) return [];
    const shared = { id: nodeId("event", id), createdAt: stamp(createdAt), actor: userNode(asking, actor) };
    return [{ __typename: type, ...shared, ...(label && { label: { __typename: "Label", ...label } }) }];
  });
}

function mergeability(mergeable: boolean | null): string {
  if (mergeable === null) return "UNKNOWN";
  return mergeable ? "MERGEABLE" : "CONFLICTING";
}

function pullCommitNode(asking: Asking, repo: Repository, sha: string): Node {
  return { __typename: "PullRequestCommit", commit: commitNode(asking, repo, sha) };
}

export function pullNode(asking: Asking, repo: Repository, issue: PullIssue): Node {
  const { pull } = issue;
  const state = pull.merged ? "MERGED" : issue.state.toUpperCase();
  const measure = () => measurePull(asking.world, repo, issue);
  return {
    __typename: "PullRequest",
    ...NOBODY_CARES.pull,
    ...shared(asking, repo, issue),
    state,
    isDraft: pull.draft,
    merged: pull.merged !== undefined,
    mergedAt: stampOrNull(pull.merged?.at),
    headRefName: pull.headRef,
    headRefOid: pull.headSha,
    baseRefName: pull.baseRef,
    baseRefOid: pull.baseSha,
    isCrossRepository: pull.fork !== undefined,
    headRepository: () => repositoryNode(asking, repo),
    headRepositoryOwner: userNode(asking, repo.owner),
    mergeable: async () => mergeability((await measure()).mergeable),
    mergeStateStatus: async () => (await measure()).state.toUpperCase(),
    additions: async () => (await measure()).additions,
    deletions: async () => (await measure()).deletions,
    commits: async (args: Args) => {
      const shas = await pullCommits(repo, issue);
      return connection(
        (typeof args.last === "number" ? shas.slice(-args.last) : shas).map((sha) => pullCommitNode(asking, repo, sha)),
      )(args);
    },
    changedFiles: async () => (await measure()).files,
  };
}
