/** What Rondo can write on GitHub at all: to approve, to merge or to force a push is not among it. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = globSync("src/github/*.ts").map((file) => readFileSync(file, "utf8"));
const all = sources.join("\n");

it("writes by these routes, and a new one is thought about here first", () => {
  const routes = Array.from(all.matchAll(/"((?:POST|PUT|PATCH|DELETE) \/[^"]+)"/g), ([, route]) => route);
  expect([...new Set(routes)].sort()).toEqual([
    "DELETE /issues/{issue_number}/labels/{name}",
    "PATCH /git/refs/{ref}",
    "PATCH /issues/comments/{comment_id}",
    "PATCH /pulls/{pull_number}",
    "POST /actions/workflows/{workflow_id}/dispatches",
    "POST /git/commits",
    "POST /git/refs",
    "POST /issues",
    "POST /issues/comments/{comment_id}/reactions",
    "POST /issues/{issue_number}/comments",
    "POST /issues/{issue_number}/labels",
    "POST /merges",
    "POST /pulls",
    "POST /statuses/{sha}",
  ]);
});

it("by one mutation, which makes a draft ready for review", () => {
  const mutations = Array.from(all.matchAll(/mutation\([^)]*\) \{ (\w+)/g), ([, name]) => name);
  expect(mutations).toEqual(["markPullRequestReadyForReview"]);
});

it("and moves a branch only forward", () => {
  expect(Array.from(all.matchAll(/force: (\w+)/g), ([, forced]) => forced)).toEqual(["false"]);
  const git = globSync("src/git/*.ts").map((file) => readFileSync(file, "utf8"));
  expect(git.flatMap((text) => text.match(/--force\b(?!-with-lease)[^"]{0,20}/g) ?? [])).toEqual(["--force"]);
});
