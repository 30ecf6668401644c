import type { Issue, Repository } from "../model.ts";
import type { Call } from "../route.ts";
import { stamp } from "../shapes/schemas.ts";

function comparing(query: URLSearchParams): (a: Issue, b: Issue) => number {
  const sign = query.get("direction") === "asc" ? 1 : -1;
  const updated = query.get("sort") === "updated";
  return (a, b) => {
    const difference = updated ? a.updatedAt.getTime() - b.updatedAt.getTime() : 0;
    return sign * (difference || a.number - b.number);
  };
}

/** What a list of issues holds: pull requests too, as GitHub has it. */
export function listedIssues(call: Call, repo: Repository): Issue[] {
  const { query } = call;
  const state = query.get("state") ?? "open";
  const labels = (query.get("labels") ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const since = query.get("since");
  const creator = query.get("creator")?.toLowerCase();
  return [...repo.issues.values()]
    .filter((issue) => state === "all" || issue.state === state)
    .filter((issue) => labels.every((name) => issue.labels.some((label) => label.name.toLowerCase() === name)))
    .filter((issue) => since === null || stamp(issue.updatedAt) >= since)
    .filter((issue) => creator === undefined || issue.author.login.toLowerCase() === creator)
    .sort(comparing(query));
}
