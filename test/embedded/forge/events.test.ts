import { expect, test } from "vitest";
import { branch, givenForge, REPO, where } from "./given.ts";

function told(events: readonly { readonly name: string; readonly action: string | undefined }[]): readonly string[] {
  return events.map(({ name, action }) => `${name} ${action ?? ""}`.trim());
}

test("an issue's life is told event by event, labels one by one", async () => {
  const { owner, events } = await givenForge();
  await owner.issues.create({ ...where, title: "T", labels: ["a", "b"] });
  await owner.issues.update({ ...where, issue_number: 1, title: "T2", labels: ["b", "c"] });
  await owner.issues.addAssignees({ ...where, issue_number: 1, assignees: ["wendy"] });
  await owner.issues.update({ ...where, issue_number: 1, state: "closed" });
  await owner.issues.update({ ...where, issue_number: 1, state: "open" });
  expect(told(events)).toEqual([
    "issues opened",
    "issues labeled",
    "issues labeled",
    "issues edited",
    "issues unlabeled",
    "issues labeled",
    "issues assigned",
    "issues closed",
    "issues reopened",
  ]);
  expect(events[1]).toMatchObject({
    repository: REPO,
    actor: "octo",
    byJobToken: false,
    ref: "refs/heads/main",
    sha: (await owner.git.getRef({ ...where, ref: "heads/main" })).data.object.sha,
    payload: {
      action: "labeled",
      label: { name: "a" },
      issue: { number: 1 },
      repository: { full_name: REPO },
      sender: { login: "octo" },
    },
  });
});

test("a label that is there already is told to nobody", async () => {
  const { owner, events } = await givenForge();
  await owner.issues.create({ ...where, title: "T", labels: ["a"] });
  events.length = 0;
  await owner.issues.addLabels({ ...where, issue_number: 1, labels: ["a"] });
  expect(events).toEqual([]);
});

test("a comment's life is told with what it was before", async () => {
  const { owner, events } = await givenForge();
  await owner.issues.create({ ...where, title: "T" });
  const { data } = await owner.issues.createComment({ ...where, issue_number: 1, body: "one" });
  await owner.issues.updateComment({ ...where, comment_id: data.id, body: "two" });
  await owner.issues.deleteComment({ ...where, comment_id: data.id });
  expect(told(events).slice(1)).toEqual(["issue_comment created", "issue_comment edited", "issue_comment deleted"]);
  expect(events[2]?.payload).toMatchObject({ changes: { body: { from: "one" } }, comment: { body: "two" } });
});

test("a pull request's events run on its test merge, whose parents are base and head", async () => {
  const { owner, events, forge } = await givenForge();
  const head = await branch(forge, "topic");
  await branch(forge, "main", { "base.txt": "b\n" });
  events.length = 0;
  await owner.pulls.create({ ...where, title: "P", head: "topic", base: "main" });
  await owner.issues.addLabels({ ...where, issue_number: 1, labels: ["a"] });
  await owner.issues.removeLabel({ ...where, issue_number: 1, name: "a" });
  await owner.pulls.update({ ...where, pull_number: 1, body: "text" });
  await branch(forge, "topic", { "next.txt": "n\n" });
  await owner.pulls.update({ ...where, pull_number: 1, state: "closed" });
  await owner.pulls.update({ ...where, pull_number: 1, state: "open" });
  expect(told(events)).toEqual([
    "pull_request opened",
    "pull_request labeled",
    "pull_request unlabeled",
    "pull_request edited",
    "push",
    "pull_request synchronize",
    "pull_request closed",
    "pull_request reopened",
  ]);
  const [opened, ...others] = events;
  expect(opened?.ref).toBe("refs/pull/1/merge");
  const merge = await owner.git.getCommit({ ...where, commit_sha: opened?.sha ?? "" });
  const main = (await owner.git.getRef({ ...where, ref: "heads/main" })).data.object.sha;
  expect(merge.data.parents.map((each) => each.sha)).toEqual([main, head]);
  expect(others[4]?.payload).toMatchObject({ before: head, pull_request: { head: { ref: "topic" } } });
});

test("what a job's token does is marked; what an app's or a person's does is not", async () => {
  const { job, as, forge, events, owner } = await givenForge();
  await owner.issues.create({ ...where, title: "T" });
  const app = as(forge.setUp.createAppToken("helper", REPO, { issues: "write" }));
  for (const by of [job({ issues: "write" }), app, owner]) {
    await by.issues.createComment({ ...where, issue_number: 1, body: "x" });
  }
  expect(events.slice(1).map(({ actor, byJobToken }) => [actor, byJobToken])).toEqual([
    ["github-actions[bot]", true],
    ["helper[bot]", false],
    ["octo", false],
  ]);
});

test("a merge queue asks for checks on a commit of its own", async () => {
  const { owner, forge, events } = await givenForge();
  await branch(forge, "topic");
  await owner.pulls.create({ ...where, title: "P", head: "topic", base: "main" });
  const group = await forge.setUp.requestMergeGroup(REPO, 1);
  expect(events.at(-1)).toMatchObject({
    name: "merge_group",
    action: "checks_requested",
    ref: group.ref,
    sha: group.sha,
    payload: { merge_group: { head_sha: group.sha, base_ref: "refs/heads/main" } },
  });
});
