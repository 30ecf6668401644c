import { Refusal } from "../../contract.ts";
import { Fields } from "../fields.ts";
import { addLabels, closeIssue, removeLabels, reopenIssue, setDraft } from "../issue-changes.ts";
import { mergePull } from "../merge-pull.ts";
import type { Issue, Repository } from "../model.ts";
import { actorAtLeast, authorize, type Need, needs, signedIn } from "../permissions.ts";
import type { RepoCall } from "../route.ts";
import { createComment } from "../routes/comments.ts";
import { checkGrantFor, createIssue } from "../routes/issues.ts";
import { createPull } from "../routes/pulls.ts";
import type { Args, Node } from "./execute.ts";
import { findIssue, findLabels, findPull, findRepository } from "./nodes.ts";
import { type Asking, commentNode, issueNode, pullNode } from "./types.ts";

const ISSUE_WRITE = needs("read", "issues=write", "pull_requests=write");
const PULL_WRITE = needs("read", "pull_requests=write");
const LABEL_WRITE = needs("triage", "issues=write", "pull_requests=write");

/** A REST call of the same meaning, so that both have the same rules. */
function callOf(
  asking: Asking,
  repo: Repository,
  need: Need,
  given: { body?: Args; params?: Record<string, string> },
): RepoCall {
  authorize(repo, asking.actor, need);
  return {
    world: asking.world,
    actor: asking.actor,
    repo,
    by: signedIn(asking.actor),
    params: given.params ?? {},
    url: new URL(asking.world.api),
    query: new URLSearchParams(),
    accept: "",
    apiVersion: "",
    body: new Fields(given.body ?? {}),
  };
}

function checkMayChange(call: RepoCall, issue: Issue, name: string): void {
  checkGrantFor(call, issue);
  if (call.by.user === issue.author || actorAtLeast(call.repo, call.actor, "write")) return;
  throw new Refusal(403, `${call.by.user.login} does not have the correct permissions to execute \`${name}\``);
}

type Mutation = (asking: Asking, input: Args) => Promise<Readonly<Record<string, unknown>>>;

function draftMutation(name: string, draft: boolean): Mutation {
  return async (asking, input) => {
    const { repo, issue } = findPull(asking, input.pullRequestId);
    const call = callOf(asking, repo, PULL_WRITE, {});
    checkMayChange(call, issue, name);
    if (issue.state === "closed") throw new Refusal(422, "Pull request is closed");
    await setDraft(call, issue, draft);
    return { pullRequest: pullNode(asking, repo, issue) };
  };
}

function stateMutation(name: string, field: "issueId" | "pullRequestId", state: "open" | "closed"): Mutation {
  return async (asking, input) => {
    const { repo, issue } = findIssue(asking, input[field]);
    const call = callOf(asking, repo, ISSUE_WRITE, {});
    checkMayChange(call, issue, name);
    if (state === "open") await reopenIssue(call, issue);
    else await closeIssue(call, issue, input.stateReason === "NOT_PLANNED" ? "not_planned" : "completed");
    return { [field === "issueId" ? "issue" : "pullRequest"]: issueNode(asking, repo, issue) };
  };
}

const createIssueMutation: Mutation = async (asking, input) => {
  const repo = findRepository(asking, input.repositoryId);
  const labels = findLabels(repo, input.labelIds).map((label) => label.name);
  const call = callOf(asking, repo, needs("read", "issues=write"), {
    body: { title: input.title, body: input.body, labels },
  });
  return { issue: issueNode(asking, repo, await createIssue(call)) };
};

const createPullMutation: Mutation = async (asking, input) => {
  const repo = findRepository(asking, input.repositoryId);
  const { title, body, draft, headRefName, baseRefName } = input;
  const call = callOf(asking, repo, PULL_WRITE, { body: { title, body, draft, head: headRefName, base: baseRefName } });
  return { pullRequest: pullNode(asking, repo, await createPull(call)) };
};

const addCommentMutation: Mutation = async (asking, input) => {
  const { repo, issue } = findIssue(asking, input.subjectId);
  const params = { number: String(issue.number) };
  const comment = await createComment(callOf(asking, repo, ISSUE_WRITE, { body: { body: input.body }, params }));
  const edge = { __typename: "IssueCommentEdge", node: commentNode(asking, repo, comment) };
  return { commentEdge: edge, subject: issueNode(asking, repo, issue) };
};

const METHODS = { MERGE: "merge", SQUASH: "squash", REBASE: "rebase" } as const;

const mergePullMutation: Mutation = async (asking, input) => {
  const { repo, issue } = findPull(asking, input.pullRequestId);
  const fields = new Fields(input);
  await mergePull(callOf(asking, repo, needs("write", "contents=write"), {}), issue, {
    method: METHODS[fields.choice("mergeMethod", ["MERGE", "SQUASH", "REBASE"]) ?? "MERGE"],
    title: fields.text("commitHeadline"),
    message: fields.text("commitBody"),
    sha: fields.text("expectedHeadOid"),
  });
  return { pullRequest: pullNode(asking, repo, issue) };
};

function labelMutation(change: typeof addLabels): Mutation {
  return async (asking, input) => {
    const { repo, issue } = findIssue(asking, input.labelableId);
    const call = callOf(asking, repo, LABEL_WRITE, {});
    checkGrantFor(call, issue);
    await change(call, issue, findLabels(repo, input.labelIds));
    return { labelable: issueNode(asking, repo, issue) };
  };
}

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  convertPullRequestToDraft: draftMutation("ConvertPullRequestToDraft", true),
  markPullRequestReadyForReview: draftMutation("MarkPullRequestReadyForReview", false),
  createIssue: createIssueMutation,
  createPullRequest: createPullMutation,
  mergePullRequest: mergePullMutation,
  addComment: addCommentMutation,
  addLabelsToLabelable: labelMutation(addLabels),
  removeLabelsFromLabelable: labelMutation(removeLabels),
  closeIssue: stateMutation("CloseIssue", "issueId", "closed"),
  reopenIssue: stateMutation("ReopenIssue", "issueId", "open"),
  closePullRequest: stateMutation("ClosePullRequest", "pullRequestId", "closed"),
};

export function mutations(asking: Asking): Node {
  const resolvers = Object.entries(MUTATIONS).map(([name, mutation]) => [
    name,
    async (args: Args): Promise<Node> => {
      const input = (args.input ?? {}) as Args;
      const payload = await mutation(asking, input);
      return { __typename: "Payload", ...payload, clientMutationId: input.clientMutationId ?? null };
    },
  ]);
  return { __typename: "Mutation", ...Object.fromEntries(resolvers) };
}
