import type { Commit } from "../ports.ts";

/** GitHub lists by date, and two commits may be of one second: only the parents tell which came first. */
export function firstParents(commits: readonly Commit[], from: string): readonly Commit[] {
  const known = new Map(commits.map((commit) => [commit.sha, commit]));
  const line: Commit[] = [];
  for (let next = known.get(from); next !== undefined; next = known.get(next.parents[0] ?? "")) line.push(next);
  return line;
}
