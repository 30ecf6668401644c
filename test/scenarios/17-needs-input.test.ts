import { expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

const label = "rondo: needs-input";

it("a loop whose issue needs input starts no further iteration, not even when told to, until the label is taken off", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [
      { files: { "answer.txt": "41\n" }, waits: "labelled" },
      { files: { "answer.txt": "42\n" }, says: complete },
    ],
  });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(1);
  await repo.label(issue, label);
  repo.allow("labelled");
  await repo.idle();
  const held = await repo.state(issue);
  expect(held.loop, repo.log()).toMatchObject({ status: "paused", iteration: 1 });
  expect(held.loop.reason).toContain("take the label off, then `/rondo resume`");

  await repo.comment(issue, "/rondo resume");
  await repo.idle();
  expect((await repo.state(issue)).loop.status, repo.log()).toBe("paused");
  expect(repo.agentStarts()).toEqual([1]);

  await repo.unlabel(issue, label);
  await repo.comment(issue, "/rondo resume");
  await repo.idle();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed", iteration: 2 });
});
