import { expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

const done = [{ files: { "answer.txt": "42\n" }, says: complete }];

it("where Actions may not open pull requests, the state is on the issue, with the link and the setting's name", async () => {
  const repo = await openRepository({ settings: answerRule, agent: done, allowPulls: false });
  const issue = await repo.runLoop();
  expect((await repo.state(issue)).loop.status, repo.log()).toBe("completed");
  const [comment] = await repo.stateComments(issue);
  expect(comment?.body).toContain(`/octo/app/compare/main...rondo/issue-${issue}`);
  expect(comment?.body).toContain("Allow GitHub Actions to create and approve pull requests");
  expect(await repo.gate(await repo.head(issue))).toMatchObject({ state: "success" });
  expect(await repo.pull(issue)).toBeUndefined();
});

it("a change of a workflow file never gets as far as a push: it is denied, kept and fed back", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ files: { ".github/workflows/evil.yml": "on: push\n" }, says: complete }, ...done],
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(loop, repo.log()).toMatchObject({ status: "completed", iteration: 2 });
  expect(repo.prompt(2)).toContain(".github/workflows/evil.yml");
  expect(await repo.file(".github/workflows/evil.yml", `rondo/issue-${issue}`)).toBeNull();
  const first = repo.runs()[0]?.id ?? 0;
  const kept = repo.service.artifacts("octo/app", first).map(({ name }) => name);
  expect(kept).toEqual(["rondo-work", `rondo-record-${issue}`]);
});

it("a push that a rule of the repository refuses ends in blocked, and the work is kept", async () => {
  const repo = await openRepository({ settings: answerRule, agent: [{ ...done[0], waits: "push" }] });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(1);
  repo.forge.setUp.protectBranch("octo/app", `rondo/issue-${issue}`, { approvals: 1, enforceAdmins: true });
  repo.allow("push");
  await repo.idle();
  const { loop } = await repo.state(issue);
  expect(loop.status, repo.log()).toBe("blocked");
  expect(loop.reason).toMatch(
    /A rule of the repository refused the push.*Let Rondo push to branches named rondo\/\*\*.*artifact rondo-work/s,
  );
  repo.forge.setUp.unprotectBranch("octo/app", `rondo/issue-${issue}`);
  await repo.comment(issue, "/rondo resume");
  await repo.idle();
  expect((await repo.state(issue)).loop.status).toBe("completed");
});

it("a dispatch that is refused because the workflow is disabled ends in blocked, and names the fix", async () => {
  const repo = await openRepository({ settings: answerRule, agent: [{ files: { a: "1" }, waits: "off" }, ...done] });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(1);
  await repo.as("octo").actions.disableWorkflow({ ...repo.at, workflow_id: "rondo.yml" });
  repo.allow("off");
  await repo.idle();
  const { loop } = await repo.state(issue);
  expect(loop, repo.log()).toMatchObject({ status: "blocked", iteration: 1 });
  expect(loop.reason).toMatch(
    /Cannot trigger a 'workflow_dispatch' on a disabled workflow.*Enable rondo\.yml on the Actions page/,
  );
  expect(await repo.gate(await repo.head(issue))).toMatchObject({ state: "failure" });
  await repo.as("octo").actions.enableWorkflow({ ...repo.at, workflow_id: "rondo.yml" });
  await repo.comment(issue, "/rondo resume");
  await repo.idle();
  expect((await repo.state(issue)).loop).toMatchObject({ status: "completed", iteration: 2 });
});

it("a dispatch that is refused for want of a permission names the permission", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ files: { a: "1" } }],
    workflow: (text) => text.replace("      actions: write # the next run\n", ""),
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(loop, repo.log()).toMatchObject({ status: "blocked", iteration: 1 });
  expect(loop.reason).toMatch(/Give the job `actions: write` under `permissions`/);
});

it("settings that can't be read start nothing, and every problem is named with its place", async () => {
  const repo = await openRepository({ settings: "max-iterations: many\nbudgte: 3\n", agent: done });
  await repo.runLoop();
  expect(repo.agentStarts()).toEqual([]);
  const job = repo.runs()[0]?.jobs[0]?.id ?? 0;
  const summary = repo.service.summary("octo/app", job);
  expect(summary).toMatch(/\.github\/rondo\.yml:2:17 .*max-iterations/);
  expect(summary).toMatch(/\.github\/rondo\.yml:3:1 unknown key "budgte"; did you mean "budget"\?/);
});

it("each order without a loop is answered once, with what begins one", async () => {
  const repo = await openRepository({ settings: answerRule, agent: done });
  const issue = await repo.openIssue();
  for (const order of ["/rondo resume", "/rondo stop"]) {
    await repo.comment(issue, order);
    await repo.idle();
  }
  const answers = (await repo.comments(issue)).filter(({ body }) => body.includes("No loop has begun for this issue"));
  expect(answers, repo.log()).toHaveLength(2);
  expect(answers[0]?.body).toContain("`/rondo start` begins one");
  expect(await repo.pull(issue)).toBeUndefined();
});
