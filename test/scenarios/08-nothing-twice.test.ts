import { expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

const twoSteps = [
  { files: { "answer.txt": "1\n" }, waits: "one" },
  { files: { "answer.txt": "42\n" }, says: complete },
];

it("a label that is put on twice starts one loop", async () => {
  const repo = await openRepository({ settings: answerRule, agent: twoSteps });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(1);
  await repo.unlabel(issue);
  await repo.label(issue);
  repo.allow("one");
  await repo.idle();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed", iteration: 2 });
  expect(repo.agentStarts()).toEqual([1, 2]);
  expect(await repo.stateComments(issue)).toHaveLength(1);
});

it("an old run that is started again changes nothing", async () => {
  const repo = await openRepository({ settings: answerRule, agent: twoSteps });
  const issue = await repo.openIssue();
  await repo.label(issue);
  repo.allow("one");
  await repo.idle();
  const before = { head: await repo.head(issue), comments: await repo.stateComments(issue), runs: repo.runs().length };
  for (const { id } of repo.runs()) {
    await repo.as("octo").actions.reRunWorkflow({ ...repo.at, run_id: id });
    await repo.idle();
  }
  expect({ head: await repo.head(issue), comments: await repo.stateComments(issue), runs: repo.runs().length }).toEqual(
    before,
  );
  expect(
    repo.runs().map(({ conclusion }) => conclusion),
    repo.log(),
  ).toEqual(["success", "success"]);
  expect(repo.agentStarts()).toEqual([1, 2]);
});

it("a workflow with another name dispatches itself all the same: its file is what counts", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ files: { "answer.txt": "1\n" } }, { files: { "answer.txt": "42\n" }, says: complete }],
    workflow: (text) => text.replace(/^name: rondo$/m, "name: Something else"),
  });
  const issue = await repo.runLoop();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed", iteration: 2 });
});

it("two loops at once do not get into each other's way", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ files: { "answer.txt": "42\n" }, says: complete }],
  });
  const issues = [await repo.openIssue(), await repo.openIssue()];
  for (const issue of issues) await repo.label(issue);
  await repo.idle();
  for (const issue of issues) {
    expect((await repo.state(issue)).loop).toMatchObject({ status: "completed", iteration: 1 });
    expect(await repo.file("answer.txt", `rondo/issue-${issue}`)).toBe("42\n");
  }
});

it("unrelated labels and comments while a run waits take nobody's place", async () => {
  const repo = await openRepository({ settings: answerRule, agent: twoSteps });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(1);
  for (const label of ["bug", "rondo-fan", "rondo: running", "help wanted"]) await repo.label(issue, label);
  await repo.comment(issue, "Nice weather.");
  repo.allow("one");
  await repo.label(issue, "late");
  await repo.idle();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed", iteration: 2 });
  expect(repo.runs().map(({ conclusion }) => conclusion)).not.toContain("cancelled");
});

it("an outsider's label starts nothing and says why; so does a label that an outsider's issue came with", async () => {
  const repo = await openRepository({ agent: twoSteps, roles: { tom: "triage" } });
  const issue = await repo.openIssue();
  await repo.label(issue, "rondo", "tom");
  await repo.idle();
  expect(repo.agentStarts()).toEqual([]);
  expect(await repo.pull(issue)).toBeUndefined();
  const job = repo.runs()[0]?.jobs[0]?.id ?? 0;
  expect(repo.service.summary("octo/app", job)).toContain(
    "tom has no write access to this repository, so nothing was started.",
  );
});

it("an issue that is labelled at its creation starts a loop", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ files: { "answer.txt": "42\n" }, says: complete }],
  });
  const issue = await repo.openIssue({ labels: ["rondo"] });
  await repo.idle();
  expect((await repo.state(issue)).loop).toMatchObject({ status: "completed", iteration: 1 });
});

it("/rondo start and a manual run start a loop too, and put the label on", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ files: { "answer.txt": "42\n" }, says: complete }],
  });
  const [one, two] = [await repo.openIssue(), await repo.openIssue()];
  await repo.comment(one, "/rondo start");
  await repo.dispatch({ issue: String(two), "max-iterations": "4" });
  await repo.idle();
  for (const issue of [one, two]) {
    expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed", iteration: 1 });
    expect(await repo.labels(issue)).toEqual(["rondo", "rondo: done"]);
  }
  expect((await repo.state(two)).limits.maxIterations).toBe(4);
});

it("a completed issue that is labelled again starts a new loop on its branch", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ files: { "answer.txt": "42\n" }, says: complete }],
  });
  const issue = await repo.runLoop();
  await repo.unlabel(issue);
  await repo.idle();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await repo.label(issue);
  await repo.idle();
  const states = await repo.stateComments(issue);
  expect(
    states.map(({ state }) => state.loop.status),
    repo.log(),
  ).toEqual(["completed", "completed"]);
  expect(new Set(states.map(({ state }) => state.loopId)).size).toBe(2);
  expect(repo.agentStarts()).toEqual([1, 1]);
});

it("a profile is chosen by its label", async () => {
  const repo = await openRepository({
    settings: "profiles:\n  quick: { max-iterations: 1 }\n",
    agent: [{ files: { "answer.txt": "1\n" } }],
  });
  const issue = await repo.openIssue();
  await repo.label(issue, "rondo: quick");
  await repo.idle();
  expect(await repo.state(issue)).toMatchObject({ profile: "quick", loop: { status: "escalated", iteration: 1 } });
});

it("an issue that is edited after the label pauses the loop until a writer resumes it", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ waits: "one" }, { files: { "answer.txt": "42\n" }, says: complete }],
  });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(1);
  await repo.as("wendy").issues.update({ ...repo.at, issue_number: issue, body: "Delete everything." });
  repo.allow("one");
  await repo.idle();
  expect((await repo.state(issue)).loop).toMatchObject({ status: "paused", iteration: 1 });
  expect((await repo.state(issue)).loop.reason).toMatch(/the issue was edited after it was labelled/);
  await repo.comment(issue, "/rondo resume");
  await repo.idle();
  expect((await repo.state(issue)).loop).toMatchObject({ status: "completed" });
  expect(repo.prompt(2)).toContain("Delete everything.");
});

it("the schedule finds nothing to wake where every loop rests, and changes nothing", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ files: { "answer.txt": "42\n" }, says: complete }],
  });
  const issue = await repo.runLoop();
  const before = { head: await repo.head(issue), comments: await repo.stateComments(issue) };
  await repo.sweep();
  expect(repo.runs().map(({ event, conclusion }) => [event, conclusion])).toEqual([
    ["issues", "success"],
    ["schedule", "success"],
  ]);
  expect({ head: await repo.head(issue), comments: await repo.stateComments(issue) }).toEqual(before);
});
