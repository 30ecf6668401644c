import { fileChanges } from "./file-changes.ts";
import type { PullIssue, Repository, TestMerge } from "./model.ts";
import { anythingUnfinished, unmetChecks } from "./required-checks.ts";
import { branchTip } from "./revisions.ts";
import { noreplyEmail } from "./shapes/user.ts";
import type { World } from "./world.ts";

/** What has to be computed about a pull request whenever it is asked for. */
export interface PullMeasure {
  readonly mergeable: boolean | null;
  readonly state: "draft" | "dirty" | "blocked" | "behind" | "unstable" | "clean" | "unknown";
  readonly commits: number;
  readonly additions: number;
  readonly deletions: number;
  readonly files: number;
}

/**
 * Keeps `refs/pull/N/head` and `refs/pull/N/merge`, which checkouts of `pull_request` runs fetch.
 * With a conflict, the merge ref stays where it was, as on GitHub.
 */
export async function refreshTestMerge(world: World, repo: Repository, issue: PullIssue): Promise<TestMerge> {
  const { pull } = issue;
  const head = pull.headSha;
  if (issue.state === "open") pull.baseSha = (await branchTip(repo, pull.baseRef)) ?? pull.baseSha;
  const base = pull.baseSha;
  if (pull.test?.head === head && pull.test.base === base) return pull.test;
  await point(repo, `refs/pull/${issue.number}/head`, head);
  const merge = await repo.store.merge(base, head);
  let commit: string | undefined;
  if (merge.clean) {
    const now = world.now();
    const author = { name: issue.author.login, email: noreplyEmail(issue.author), date: now, zone: "+0000" };
    const message = `Merge ${head} into ${base}\n`;
    commit = await repo.store.writeCommit({
      tree: merge.tree,
      parents: [base, head],
      author,
      committer: author,
      message,
    });
    await point(repo, `refs/pull/${issue.number}/merge`, commit);
  }
  pull.test = { head, base, commit };
  return pull.test;
}

async function point(repo: Repository, ref: string, to: string): Promise<void> {
  const from = (await repo.store.readRef(ref))?.sha;
  if (from !== to) await repo.store.changeRef({ ref, from, to });
}

async function mergeState(repo: Repository, issue: PullIssue, test: TestMerge): Promise<PullMeasure["state"]> {
  const { pull } = issue;
  if (issue.state === "closed") return "unknown";
  if (test.commit === undefined) return "dirty";
  if (pull.draft) return "draft";
  const protection = repo.protections.get(pull.baseRef);
  if (protection !== undefined && unmetChecks(repo, pull.headSha, protection.contexts) !== undefined) return "blocked";
  if (protection?.approvals !== undefined && approvals(issue) < protection.approvals) return "blocked";
  if (protection?.strict === true && !(await repo.store.isAncestor(pull.baseSha, pull.headSha))) return "behind";
  return anythingUnfinished(repo, pull.headSha) ? "unstable" : "clean";
}

export function approvals(issue: PullIssue): number {
  const latest = new Map(
    issue.pull.reviews.filter((review) => review.state !== "COMMENTED").map((review) => [review.author.login, review]),
  );
  return [...latest.values()].filter((review) => review.state === "APPROVED").length;
}

export async function pullCommits(repo: Repository, issue: PullIssue): Promise<readonly string[]> {
  return (await repo.store.commits(issue.pull.headSha, [issue.pull.baseSha])).toReversed();
}

export async function measurePull(world: World, repo: Repository, issue: PullIssue): Promise<PullMeasure> {
  const test = await refreshTestMerge(world, repo, issue);
  const { pull } = issue;
  const base = await repo.store.mergeBase(pull.baseSha, pull.headSha);
  const files = await fileChanges(world, repo, base, pull.headSha);
  const commits = await pullCommits(repo, issue);
  const sum = (key: "additions" | "deletions"): number => files.reduce((total, file) => total + file[key], 0);
  return {
    mergeable: issue.state === "closed" ? null : test.commit !== undefined,
    state: await mergeState(repo, issue, test),
    commits: commits.length,
    additions: sum("additions"),
    deletions: sum("deletions"),
    files: files.length,
  };
}
