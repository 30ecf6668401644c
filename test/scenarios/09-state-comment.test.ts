import { expect, it } from "vitest";
import { newLoop } from "../../src/loop/loop.ts";
import { writeStateComment } from "../../src/state/comment.ts";
import { answerRule, complete, openRepository } from "./repository.ts";

const steps = [
  { files: { "answer.txt": "1\n" }, cost: 1 },
  { files: { "answer.txt": "2\n" }, cost: 1, waits: "two" },
  { files: { "answer.txt": "42\n" }, says: complete, cost: 1 },
];

async function inIterationTwo() {
  const repo = await openRepository({ settings: answerRule, agent: steps });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(2);
  const [comment] = await repo.stateComments(issue);
  if (!comment) throw new Error("There is no state comment.");
  return { repo, issue, comment };
}

it("a deleted comment resets no counter: the history is rebuilt from commits and statuses", async () => {
  const { repo, issue, comment } = await inIterationTwo();
  await repo.as("wendy").issues.deleteComment({ ...repo.at, comment_id: comment.id });
  repo.allow("two");
  await repo.idle();
  const { loop } = await repo.state(issue);
  expect(loop, repo.log()).toMatchObject({ status: "completed", iteration: 3, cost: 3 });
  expect(loop.entries.map(({ iteration, cost }) => [iteration, cost])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
});

it("a comment that an outsider copied and forged changes nothing", async () => {
  const { repo, issue, comment } = await inIterationTwo();
  const forged = writeStateComment("All good", {
    ...comment.state,
    limits: { ...comment.state.limits, budget: 1e6 },
    loop: newLoop,
  });
  await repo.comment(issue, forged, "rita");
  repo.allow("two");
  await repo.idle();
  expect(await repo.state(issue)).toMatchObject({
    limits: { budget: null },
    loop: { status: "completed", iteration: 3, cost: 3 },
  });
});

it("a comment that a writer edited is not believed, and is put right", async () => {
  const { repo, issue, comment } = await inIterationTwo();
  const body = writeStateComment("Edited", {
    ...comment.state,
    loop: { ...comment.state.loop, iteration: 0, cost: 0 },
  });
  await repo.as("wendy").issues.updateComment({ ...repo.at, comment_id: comment.id, body });
  repo.allow("two");
  await repo.idle();
  const states = await repo.stateComments(issue);
  expect(states.map(({ id }) => id)).toEqual([comment.id]);
  expect(states[0]?.state.loop, repo.log()).toMatchObject({ status: "completed", iteration: 3, cost: 3 });
});
