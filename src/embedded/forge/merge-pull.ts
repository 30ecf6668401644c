import { Refusal } from "../contract.ts";
import type { CommitDraft } from "./git/object-store.ts";
import type { Change } from "./issue-changes.ts";
import type { Protection, PullIssue, Repository } from "./model.ts";
import { swapRef } from "./move-ref.ts";
import { atLeast, roleOf } from "./permissions.ts";
import { finishMerge } from "./pull-changes.ts";
import { approvals, pullCommits, refreshTestMerge } from "./pull-measure.ts";
import { workflowRefusal } from "./push-rules.ts";
import { afterRefChange } from "./ref-changes.ts";
import { unmetChecks } from "./required-checks.ts";
import { noreplyEmail } from "./shapes/user.ts";

export type MergeMethod = "merge" | "squash" | "rebase";

export interface MergeRequest {
  readonly method: MergeMethod;
  readonly title: string | undefined;
  readonly message: string | undefined;
  /** The head that the caller has seen. */
  readonly sha: string | undefined;
}

function refuse(message: string): never {
  throw new Refusal(405, message);
}

async function protectionReason(
  repo: Repository,
  issue: PullIssue,
  protection: Protection,
): Promise<string | undefined> {
  const { pull } = issue;
  if (protection.approvals !== undefined && approvals(issue) < protection.approvals) {
    const count = protection.approvals;
    return `At least ${count} approving review${count === 1 ? " is" : "s are"} required by reviewers with write access.`;
  }
  const unmet = unmetChecks(repo, pull.headSha, protection.contexts);
  if (unmet !== undefined) return unmet;
  const behind = protection.strict && !(await repo.store.isAncestor(pull.baseSha, pull.headSha));
  return behind ? "Head branch is out of date with the base branch." : undefined;
}

async function checkMergeable({ world, repo, by }: Change, issue: PullIssue, request: MergeRequest): Promise<void> {
  if (issue.state === "closed") refuse("Pull Request is not mergeable");
  if (request.sha !== undefined && request.sha !== issue.pull.headSha) {
    throw new Refusal(409, "Head branch was modified. Review and try the merge again.");
  }
  if (issue.pull.draft) refuse("Pull Request is still a draft");
  if ((await refreshTestMerge(world, repo, issue)).commit === undefined) refuse("Pull Request is not mergeable");
  const protection = repo.protections.get(issue.pull.baseRef);
  const isAdmin = by.kind === "person" && atLeast(roleOf(repo, by.user), "admin");
  if (protection === undefined || (isAdmin && !protection.enforceAdmins)) return;
  const reason = await protectionReason(repo, issue, protection);
  if (reason !== undefined) refuse(reason);
}

async function mergedCommit(change: Change, issue: PullIssue, request: MergeRequest): Promise<string> {
  const { repo, by, world } = change;
  const { pull, number } = issue;
  const test = pull.test?.commit === undefined ? undefined : await repo.store.readCommit(pull.test.commit);
  if (test === undefined) return refuse("Pull Request is not mergeable");
  const person = { name: by.user.login, email: noreplyEmail(by.user), date: world.now(), zone: "+0000" };
  const text = (title: string, body: string): string => {
    const rest = request.message ?? body;
    return `${request.title ?? title}${rest === "" ? "" : `\n\n${rest}`}`;
  };
  const draft: Omit<CommitDraft, "parents" | "message"> = { tree: test.tree, author: person, committer: person };
  switch (request.method) {
    case "merge": {
      const title = `Merge pull request #${number} from ${repo.owner.login}/${pull.headRef}`;
      return repo.store.writeCommit({
        ...draft,
        parents: [pull.baseSha, pull.headSha],
        message: text(title, issue.title),
      });
    }
    case "squash":
      return repo.store.writeCommit({
        ...draft,
        parents: [pull.baseSha],
        message: text(`${issue.title} (#${number})`, ""),
      });
    case "rebase":
      return rebased(repo, issue, person);
  }
}

/** Only what needs no conflict resolution: the commits as they are, on the base that they began at. */
async function rebased(repo: Repository, issue: PullIssue, committer: CommitDraft["committer"]): Promise<string> {
  const { pull } = issue;
  if (!(await repo.store.isAncestor(pull.baseSha, pull.headSha))) refuse("This branch can't be rebased");
  let tip = pull.baseSha;
  for (const sha of await pullCommits(repo, issue)) {
    const commit = await repo.store.readCommit(sha);
    if (commit === undefined || commit.parents.length !== 1) return refuse("This branch can't be rebased");
    const { tree, author, message } = commit;
    tip = await repo.store.writeCommit({ tree, author, message, committer, parents: [tip] });
  }
  return tip;
}

/** The merge button. */
export function mergePull(change: Change, issue: PullIssue, request: MergeRequest): Promise<string> {
  const { repo, by } = change;
  return repo.exclusively(async () => {
    await checkMergeable(change, issue, request);
    const from = issue.pull.baseSha;
    const to = await mergedCommit(change, issue, request);
    const refusal = await workflowRefusal(repo, by, to);
    if (refusal !== undefined) throw new Refusal(403, refusal.short);
    const move = { ref: `refs/heads/${issue.pull.baseRef}`, from, to };
    await swapRef(change, move);
    // first, or the moved base would be taken for a merge by push
    await finishMerge(change, issue, to, by.user);
    await afterRefChange(change, move);
    return to;
  });
}
