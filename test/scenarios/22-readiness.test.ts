import { expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

const agent = [{ files: { "answer.txt": "41\n" } }, { files: { "answer.txt": "42\n" }, says: complete }];

it("a vague issue is refused with a question, and started when it says more and is labelled again", async () => {
  const repo = await openRepository({ settings: answerRule, agent });
  const issue = await repo.openIssue({ title: "Make it better", body: "" });
  await repo.label(issue);
  await repo.idle();
  const asked = await repo.comments(issue);
  expect(asked, repo.log()).toHaveLength(1);
  expect(asked[0]?.body).toMatch(/^@wendy This issue says too little for an agent that works alone.*3 of 10 points/);
  expect(asked[0]?.body).toContain("| Success criteria | ○○ |");
  expect(asked[0]?.body).not.toContain("| Verification |");
  expect(asked[0]?.body).toContain("An example that is enough");
  expect(await repo.labels(issue)).toEqual([]);
  expect(await repo.pull(issue)).toBeUndefined();

  await repo.label(issue);
  await repo.idle();
  expect(await repo.comments(issue)).toHaveLength(1);

  const better = { title: "Write the answer", body: "answer.txt must say 42." };
  await repo.as("wendy").issues.update({ ...repo.at, issue_number: issue, ...better });
  await repo.label(issue);
  await repo.idle();
  const state = await repo.state(issue);
  expect(state, repo.log()).toMatchObject({ readiness: 9, loop: { status: "completed", iteration: 2 } });
  expect((await repo.stateComments(issue)).at(-1)?.body).toContain("readiness 9 of 10");
});

it("/rondo start starts a vague issue as it is, and it runs alone", async () => {
  const repo = await openRepository({ settings: answerRule, agent });
  const issue = await repo.openIssue({ title: "Make it better", body: "" });
  await repo.comment(issue, "/rondo start");
  await repo.idle();
  expect(await repo.state(issue), repo.log()).toMatchObject({ readiness: null, loop: { status: "completed" } });
});

it("an issue that leaves questions open pauses for an approval after each iteration, until a person wants it alone", async () => {
  const repo = await openRepository({ settings: answerRule, agent: [...agent.slice(0, 1), ...agent] });
  const issue = await repo.openIssue({ title: "Fix the login", body: "It does not work." });
  await repo.label(issue);
  await repo.idle();
  expect(await repo.state(issue), repo.log()).toMatchObject({
    readiness: 6,
    loop: { status: "paused", waitsFor: "iteration", iteration: 1 },
  });
  await repo.comment(issue, "/rondo approve");
  await repo.idle();
  expect((await repo.state(issue)).loop).toMatchObject({ status: "paused", iteration: 2 });
  // The comment is gone: what the first commit says still holds.
  for (const { id } of await repo.stateComments(issue))
    await repo.as("octo").issues.deleteComment({ ...repo.at, comment_id: id });
  await repo.comment(issue, "/rondo start");
  await repo.idle();
  expect(await repo.state(issue), repo.log()).toMatchObject({ readiness: null, loop: { status: "completed" } });
  expect(repo.agentStarts()).toEqual([1, 2, 3]);
});

it("readiness: off asks nobody", async () => {
  const repo = await openRepository({ settings: `${answerRule}readiness: off\n`, agent });
  const issue = await repo.openIssue({ title: "Make it better", body: "" });
  await repo.label(issue);
  await repo.idle();
  expect(await repo.state(issue), repo.log()).toMatchObject({ readiness: null, loop: { status: "completed" } });
});
