import { expect, test } from "vitest";
import { branch, type Given, givenForge, REPO, refusalOf, where } from "./given.ts";

async function givenPull(
  more: object = {},
): Promise<Given & { readonly head: string; readonly merge: () => Promise<unknown> }> {
  const given = await givenForge();
  const head = await branch(given.forge, "topic");
  await given.owner.issues.create({ ...where, title: "Task" });
  await given.owner.pulls.create({ ...where, title: "P", head: "topic", base: "main", body: "Closes #1", ...more });
  const wendy = given.as(given.forge.setUp.createToken("wendy"));
  return { ...given, head, merge: () => wendy.pulls.merge({ ...where, pull_number: 2 }) };
}

const get = async ({ owner }: Given) => (await owner.pulls.get({ ...where, pull_number: 2 })).data;

test("a pull request knows its commits, files and whether it merges", async () => {
  const given = await givenPull();
  expect(await get(given)).toMatchObject({
    commits: 1,
    additions: 1,
    changed_files: 1,
    mergeable: true,
    mergeable_state: "clean",
    head: { ref: "topic", sha: given.head },
  });
  const files = await given.owner.pulls.listFiles({ ...where, pull_number: 2 });
  expect(files.data).toMatchObject([{ filename: "new.txt", status: "added" }]);
  const commits = await given.owner.pulls.listCommits({ ...where, pull_number: 2 });
  expect(commits.data.map((each) => each.sha)).toEqual([given.head]);
});

test("pull requests are listed by head, which needs its owner", async () => {
  const { owner } = await givenPull();
  const numbers = async (head: string) => (await owner.pulls.list({ ...where, head })).data.map((each) => each.number);
  expect(await numbers("octo:topic")).toEqual([2]);
  expect(await numbers("octo:other")).toEqual([]);
  expect(await numbers("other:topic")).toEqual([]);
});

test("a required status gates the merge, on the latest head", async () => {
  const given = await givenPull();
  const { forge, owner, head, merge } = given;
  forge.setUp.protectBranch(REPO, "main", { contexts: ["rondo"] });
  expect(await refusalOf(merge())).toMatchObject({
    status: 405,
    message: 'Required status check "rondo" is expected.',
  });
  await owner.repos.createCommitStatus({ ...where, sha: head, state: "pending", context: "rondo" });
  expect(await refusalOf(merge())).toMatchObject({ status: 405, message: 'Required status check "rondo" is pending.' });
  expect((await get(given)).mergeable_state).toBe("blocked");
  await owner.repos.createCommitStatus({ ...where, sha: head, state: "success", context: "Rondo" });
  const newer = await branch(forge, "topic", { "newer.txt": "x\n" });
  expect(await refusalOf(merge())).toMatchObject({
    status: 405,
    message: 'Required status check "rondo" is expected.',
  });
  await owner.repos.createCommitStatus({ ...where, sha: newer, state: "success", context: "rondo" });
  await expect(merge()).resolves.toBeDefined();
});

test("a check run and a status of the same name must both pass", async () => {
  const { forge, owner, head, merge } = await givenPull();
  forge.setUp.protectBranch(REPO, "main", { contexts: ["ci"] });
  await owner.repos.createCommitStatus({ ...where, sha: head, state: "success", context: "ci" });
  const run = { key: "1/1", name: "ci", headSha: head, startedAt: undefined, completedAt: undefined, detailsUrl: "" };
  forge.reportCheckRun(REPO, { ...run, status: "in_progress", conclusion: null });
  expect(await refusalOf(merge())).toMatchObject({ message: 'Required status check "ci" is pending.' });
  forge.reportCheckRun(REPO, { ...run, status: "completed", conclusion: "skipped" });
  await expect(merge()).resolves.toBeDefined();
  const runs = await owner.checks.listForRef({ ...where, ref: head });
  expect(runs.data).toMatchObject({
    total_count: 1,
    check_runs: [{ name: "ci", conclusion: "skipped", app: { id: 15368 } }],
  });
});

test("a merge puts the commits on the base and closes what the body promises", async () => {
  const given = await givenPull();
  const { owner, events, merge } = given;
  events.length = 0;
  await merge();
  expect(await get(given)).toMatchObject({ state: "closed", merged: true, merged_by: { login: "wendy" } });
  expect((await owner.issues.get({ ...where, issue_number: 1 })).data).toMatchObject({
    state: "closed",
    state_reason: "completed",
  });
  expect(events.map(({ name, action }) => `${name} ${action ?? ""}`.trim())).toEqual([
    "pull_request closed",
    "issues closed",
    "push",
  ]);
  expect((await owner.repos.getContent({ ...where, path: "new.txt" })).status).toBe(200);
});

test.each(["squash", "rebase"] as const)("a %s leaves no merge commit", async (merge_method) => {
  const { owner } = await givenPull();
  const { data } = await owner.pulls.merge({ ...where, pull_number: 2, merge_method });
  expect((await owner.git.getCommit({ ...where, commit_sha: data.sha })).data.parents).toHaveLength(1);
});

test("a merge of a head that has moved since is refused", async () => {
  const { owner, head, forge } = await givenPull();
  await branch(forge, "topic", { "newer.txt": "x\n" });
  expect(await refusalOf(owner.pulls.merge({ ...where, pull_number: 2, sha: head }))).toMatchObject({
    status: 409,
    message: "Head branch was modified. Review and try the merge again.",
  });
});

test("a conflict is dirty, and not merged", async () => {
  const given = await givenPull();
  await branch(given.forge, "main", { "new.txt": "other\n" });
  expect(await get(given)).toMatchObject({ mergeable: false, mergeable_state: "dirty" });
  expect(await refusalOf(given.merge())).toMatchObject({ status: 405, message: "Pull Request is not mergeable" });
});

test("a draft is not merged; it is made ready by GraphQL only", async () => {
  const given = await givenPull({ draft: true });
  const { owner, events, merge } = given;
  expect(await refusalOf(merge())).toMatchObject({ status: 405, message: "Pull Request is still a draft" });
  const { node_id } = await get(given);
  events.length = 0;
  const mutate = (name: string) =>
    owner.graphql<Record<string, { pullRequest: { isDraft: boolean } }>>(
      `mutation ($id: ID!) { ${name}(input: { pullRequestId: $id }) { pullRequest { id isDraft } } }`,
      { id: node_id },
    );
  expect((await mutate("markPullRequestReadyForReview")).markPullRequestReadyForReview?.pullRequest.isDraft).toBe(
    false,
  );
  expect((await mutate("convertPullRequestToDraft")).convertPullRequestToDraft?.pullRequest.isDraft).toBe(true);
  expect(events.map((each) => each.action)).toEqual(["ready_for_review", "converted_to_draft"]);
});

test("a job needs pull-requests: write for the mutation", async () => {
  const given = await givenPull({ draft: true });
  const { node_id } = await get(given);
  const call = given
    .job({ contents: "write" })
    .graphql(`mutation { markPullRequestReadyForReview(input: { pullRequestId: "${node_id}" }) { clientMutationId } }`);
  await expect(call).rejects.toMatchObject({
    errors: [{ type: "FORBIDDEN", message: "Resource not accessible by integration" }],
  });
});

test("deleting the head closes the pull request, and it cannot be reopened", async () => {
  const given = await givenPull();
  await given.owner.git.deleteRef({ ...where, ref: "heads/topic" });
  expect(await get(given)).toMatchObject({ state: "closed", merged: false });
  expect((await refusalOf(given.owner.pulls.update({ ...where, pull_number: 2, state: "open" }))).status).toBe(422);
});

test("the combined status is the worst of the latest of each context", async () => {
  const { owner, head } = await givenPull();
  const set = (context: string, state: "success" | "failure" | "pending") =>
    owner.repos.createCommitStatus({ ...where, sha: head, context, state });
  const combined = async () => (await owner.repos.getCombinedStatusForRef({ ...where, ref: "topic" })).data.state;
  expect(await combined()).toBe("pending");
  await set("a", "failure");
  await set("b", "success");
  expect(await combined()).toBe("failure");
  await set("a", "success");
  expect(await combined()).toBe("success");
  expect((await owner.repos.listCommitStatusesForRef({ ...where, ref: head })).data).toHaveLength(3);
});
