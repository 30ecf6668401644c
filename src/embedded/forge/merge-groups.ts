import { emit } from "./events.ts";
import type { Change } from "./issue-changes.ts";
import { refreshTestMerge } from "./pull-measure.ts";
import { showSimpleCommit } from "./shapes/commit.ts";
import { pullOf } from "./world.ts";

export interface MergeGroup {
  readonly ref: string;
  readonly sha: string;
}

/** What a merge queue does when a pull request's turn comes: its merge on a branch of its own, and a request for checks. */
export async function requestChecks(change: Change, number: number): Promise<MergeGroup> {
  const { world, repo, by } = change;
  const issue = pullOf(repo, String(number));
  const { commit } = await refreshTestMerge(world, repo, issue);
  if (commit === undefined) throw new Error(`Pull request #${number} has conflicts; a queue would not take it.`);
  const { baseRef, baseSha } = issue.pull;
  const ref = `refs/heads/gh-readonly-queue/${baseRef}/pr-${number}-${baseSha}`;
  const from = (await repo.store.readRef(ref))?.sha;
  await repo.store.changeRef({ ref, from, to: commit });
  const head = await repo.store.readCommit(commit);
  const group = {
    head_sha: commit,
    head_ref: ref,
    base_sha: baseSha,
    base_ref: `refs/heads/${baseRef}`,
    head_commit: head === undefined ? null : showSimpleCommit(head),
  };
  const at = { ref, sha: commit };
  await emit(world, repo, by, { name: "merge_group", action: "checks_requested", payload: { merge_group: group }, at });
  return at;
}
