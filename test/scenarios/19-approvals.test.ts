import { expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

it("a kept promise waits for /rondo approve before the loop is complete", async () => {
  const repo = await openRepository({
    settings: `${answerRule}approve: before-complete\n`,
    agent: [{ says: "Looking around." }, { files: { "answer.txt": "42\n" }, says: complete }],
  });
  const issue = await repo.runLoop();
  const pull = (await repo.pull(issue))?.number ?? 0;
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "paused", waitsFor: "completion" });
  const head = await repo.head(issue);
  expect(await repo.gate(head)).toMatchObject({
    state: "pending",
    description: expect.stringMatching(/^paused until \/rondo approve completes it/),
  });
  expect(await repo.pull(issue)).toMatchObject({ draft: true, body: expect.stringContaining("## How it was checked") });
  expect((await repo.stateComments(issue)).at(-1)?.body).toContain("Waiting for your approval");
  await repo.comment(pull, "/rondo approve", "rita");
  await repo.idle();
  expect((await repo.state(issue)).loop.status).toBe("paused");
  await repo.comment(pull, "/rondo approve");
  await repo.idle();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({
    status: "completed",
    reason: "Approved by @wendy",
  });
  expect(await repo.gate(head)).toMatchObject({ state: "success" });
  expect(await repo.pull(issue)).toMatchObject({ draft: false });
  expect(await repo.labels(issue)).toEqual(["rondo", "rondo: done"]);
  expect(repo.agentStarts()).toEqual([1, 2]);
});
