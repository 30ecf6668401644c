import { Refusal } from "../../contract.ts";
import type { Issue, Repository } from "../model.ts";
import { nodeId } from "../node-ids.ts";
import { authorize, reading, roleOf } from "../permissions.ts";
import { branchTip, type Revision, resolveRevision } from "../revisions.ts";
import { repositoryPage } from "../shapes/repository.ts";
import { isPull } from "../world.ts";
import { commitNode, objectNode } from "./commit-type.ts";
import type { Args, Node } from "./execute.ts";
import { type Asking, connection, issueNode, labelNode, pullNode, userNode } from "./types.ts";
import { NOBODY_CARES } from "./unused-fields.ts";

function refNode(asking: Asking, repo: Repository, { ref: name, sha }: Revision): Node {
  const prefix = name.replace(/[^/]+$/, "");
  return {
    __typename: "Ref",
    id: nodeId("ref", `${repo.id}:${name}`),
    name: name.replace(/^refs\/(heads|tags)\//, ""),
    prefix,
    target: commitNode(asking, repo, sha),
  };
}

function numbered(
  asking: Asking,
  repo: Repository,
  number: unknown,
  wanted: "Issue" | "PullRequest" | undefined,
): Node {
  const issue = repo.issues.get(Number(number));
  const node = issue && issueNode(asking, repo, issue);
  if (node === undefined || (wanted !== undefined && node.__typename !== wanted)) {
    const what =
      wanted === "PullRequest" ? "a PullRequest" : wanted === "Issue" ? "an Issue" : "an issue or pull request";
    throw new Refusal(404, `Could not resolve to ${what} with the number of ${number}.`);
  }
  return node;
}

interface Dated {
  readonly number: number;
  readonly updatedAt: Date;
}

/** By age, as GitHub lists them, or by the last news. */
function ordered<One extends Dated>(list: readonly One[], orderBy: unknown): readonly One[] {
  const { field, direction } = Object(orderBy) as { readonly field?: unknown; readonly direction?: unknown };
  const sign = direction === "DESC" ? -1 : 1;
  const news = (one: One, other: One): number =>
    field === "UPDATED_AT" ? one.updatedAt.getTime() - other.updatedAt.getTime() : 0;
  return list.toSorted((one, other) => sign * (news(one, other) || one.number - other.number));
}

/** With one of them at least. */
function isLabelled({ labels }: Issue, wanted: unknown): boolean {
  if (!Array.isArray(wanted)) return true;
  const names = wanted.map((name) => String(name).toLowerCase());
  return labels.some(({ name }) => names.includes(name.toLowerCase()));
}

export function repositoryNode(asking: Asking, repo: Repository): Node {
  const { actor, world } = asking;
  authorize(repo, actor, reading("metadata"));
  const issues = [...repo.issues.values()];
  return {
    __typename: "Repository",
    ...NOBODY_CARES.repository,
    id: nodeId("repository", repo.id),
    databaseId: repo.id,
    name: repo.name,
    nameWithOwner: repo.fullName,
    owner: userNode(asking, repo.owner),
    url: repositoryPage(world, repo),
    isPrivate: repo.private,
    description: repo.description,
    viewerPermission: actor.kind === "person" ? roleOf(repo, actor.user).toUpperCase() : null,
    defaultBranchRef: async () => {
      const tip = await branchTip(repo, repo.defaultBranch);
      return tip === undefined ? null : refNode(asking, repo, { ref: `refs/heads/${repo.defaultBranch}`, sha: tip });
    },
    ref: async ({ qualifiedName }: Args) => {
      const found = await resolveRevision(repo, String(qualifiedName));
      return found === undefined ? null : refNode(asking, repo, found);
    },
    object: (args: Args) => objectNode(asking, repo, args),
    issue: ({ number }: Args) => numbered(asking, repo, number, "Issue"),
    pullRequest: ({ number }: Args) => numbered(asking, repo, number, "PullRequest"),
    issueOrPullRequest: ({ number }: Args) => numbered(asking, repo, number, undefined),
    label: ({ name }: Args) => {
      const label = repo.labels.get(String(name).toLowerCase());
      return label === undefined ? null : labelNode(label);
    },
    labels: connection([...repo.labels.values()].map(labelNode)),
    issues: (args: Args) => {
      const wanted = issues.filter((issue) => !isPull(issue) && isLabelled(issue, args.labels));
      const shown = ordered(wanted, args.orderBy)
        .map((issue) => issueNode(asking, repo, issue))
        .filter(({ state }) => !Array.isArray(args.states) || args.states.includes(state));
      return connection(shown)(args);
    },
    pullRequests: (args: Args) => {
      const wanted = issues
        .filter(isPull)
        .filter(({ pull }) => args.headRefName === undefined || args.headRefName === pull.headRef);
      const shown = ordered(wanted, args.orderBy)
        .map((issue) => pullNode(asking, repo, issue))
        .filter(({ state }) => !Array.isArray(args.states) || args.states.includes(state));
      return connection(shown)(args);
    },
  };
}
