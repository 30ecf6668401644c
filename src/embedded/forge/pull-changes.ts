import { type Change, closeIssue } from "./issue-changes.ts";
import type { PullIssue, Repository, User } from "./model.ts";

const CLOSING = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:(?<repo>[\w.-]+\/[\w.-]+))?#(?<number>\d+)\b/gi;

/** The issues that a text promises to close, in the same repository. */
export function closingReferences(repo: Repository, text: string): readonly number[] {
  const visible = text.replace(/<!--[\s\S]*?-->/g, "").replace(/```[\s\S]*?```/g, "");
  const found = [...visible.matchAll(CLOSING)]
    .filter(({ groups }) => groups?.repo === undefined || groups.repo.toLowerCase() === repo.fullName.toLowerCase())
    .map(({ groups }) => Number(groups?.number));
  return [...new Set(found)];
}

/** What follows when a pull request's commits are on its base: it is merged, closed, and closes its issues. */
export async function finishMerge(change: Change, issue: PullIssue, commit: string, by: User): Promise<void> {
  issue.pull.merged = { at: change.world.now(), by, commit };
  await closeIssue(change, issue, null);
  if (issue.pull.baseRef !== change.repo.defaultBranch) return;
  for (const number of closingReferences(change.repo, issue.body ?? "")) {
    const closed = change.repo.issues.get(number);
    if (closed !== undefined && closed.pull === undefined) await closeIssue(change, closed, "completed", commit);
  }
}
