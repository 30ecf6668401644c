import { expect, test } from "vitest";
import { givenForge, where } from "./given.ts";

test("comments are listed page by page, with links between the pages", async () => {
  const { owner } = await givenForge();
  await owner.issues.create({ ...where, title: "T" });
  for (let index = 1; index <= 5; index++)
    await owner.issues.createComment({ ...where, issue_number: 1, body: `c${index}` });
  const first = await owner.issues.listComments({ ...where, issue_number: 1, per_page: 2 });
  expect(first.headers.link).toMatch(/page=2>; rel="next".*page=3>; rel="last"/);
  const all = await owner.paginate(owner.issues.listComments, { ...where, issue_number: 1, per_page: 2 });
  expect(all.map((each) => each.body)).toEqual(["c1", "c2", "c3", "c4", "c5"]);
});

test("comments are listed since a time by when they were updated", async () => {
  const { owner, clock } = await givenForge();
  await owner.issues.create({ ...where, title: "T" });
  const old = await owner.issues.createComment({ ...where, issue_number: 1, body: "old" });
  clock.advance(60_000);
  await owner.issues.createComment({ ...where, issue_number: 1, body: "new" });
  const since = clock.now().toISOString();
  const bodies = async () =>
    (await owner.issues.listComments({ ...where, issue_number: 1, since })).data.map((each) => each.body);
  expect(await bodies()).toEqual(["new"]);
  clock.advance(60_000);
  await owner.issues.updateComment({ ...where, comment_id: old.data.id, body: "old, edited" });
  expect(await bodies()).toEqual(["old, edited", "new"]);
});

test("labels are equal whatever their case, and made when they are not there", async () => {
  const { owner } = await givenForge();
  await owner.issues.createLabel({ ...where, name: "Rondo", color: "00ff00" });
  await owner.issues.create({ ...where, title: "T", labels: ["rondo"] });
  const added = await owner.issues.addLabels({ ...where, issue_number: 1, labels: ["RONDO", "brand new/x"] });
  expect(added.data.map((each) => each.name)).toEqual(["Rondo", "brand new/x"]);
  await owner.issues.removeLabel({ ...where, issue_number: 1, name: "brand new/x" });
  const set = await owner.issues.setLabels({ ...where, issue_number: 1, labels: ["other"] });
  expect(set.data.map((each) => each.name)).toEqual(["other"]);
  expect((await owner.issues.listLabelsForRepo(where)).data).toHaveLength(3);
});

test("issues are listed with pull requests, by state and label", async () => {
  const { owner } = await givenForge();
  await owner.issues.create({ ...where, title: "A", labels: ["x"] });
  await owner.issues.create({ ...where, title: "B" });
  await owner.issues.update({ ...where, issue_number: 2, state: "closed", state_reason: "not_planned" });
  const titles = async (query: object) =>
    (await owner.issues.listForRepo({ ...where, ...query })).data.map((each) => each.title);
  expect(await titles({})).toEqual(["A"]);
  expect(await titles({ state: "all" })).toEqual(["B", "A"]);
  expect(await titles({ labels: "x" })).toEqual(["A"]);
  expect((await owner.issues.get({ ...where, issue_number: 2 })).data).toMatchObject({
    state: "closed",
    state_reason: "not_planned",
    closed_by: { login: "octo" },
  });
});

test("a reaction is there once per person and content", async () => {
  const { owner } = await givenForge();
  await owner.issues.create({ ...where, title: "T" });
  const { data } = await owner.issues.createComment({ ...where, issue_number: 1, body: "x" });
  const react = () => owner.reactions.createForIssueComment({ ...where, comment_id: data.id, content: "rocket" });
  const first = await react();
  expect([first.status, (await react()).status]).toEqual([201, 200]);
  await owner.reactions.deleteForIssueComment({ ...where, comment_id: data.id, reaction_id: first.data.id });
  expect((await owner.reactions.listForIssueComment({ ...where, comment_id: data.id })).data).toEqual([]);
});

test("a job's comment is by github-actions[bot], through its app", async () => {
  const { job, owner } = await givenForge();
  await owner.issues.create({ ...where, title: "T" });
  const { data } = await job({ issues: "write" }).issues.createComment({ ...where, issue_number: 1, body: "x" });
  expect(data).toMatchObject({
    user: { login: "github-actions[bot]", id: 41898282, type: "Bot" },
    performed_via_github_app: { id: 15368, slug: "github-actions" },
  });
});
