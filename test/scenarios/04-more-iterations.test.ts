import { expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

it("a loop at its maximum is escalated, and a manual run with a higher one completes it with its counters", async () => {
  const repo = await openRepository({
    settings: `${answerRule}max-iterations: 2\n`,
    agent: [
      { files: { "answer.txt": "1\n" }, cost: 1 },
      { files: { "answer.txt": "2\n" }, cost: 1 },
      { files: { "answer.txt": "42\n" }, says: complete, cost: 1 },
    ],
  });
  const issue = await repo.runLoop();
  const before = await repo.state(issue);
  expect(before.loop).toMatchObject({ status: "escalated", iteration: 2, cost: 2 });
  expect(before.loop.reason).toMatch(
    /^max-iterations: 2 of 2 iterations ran without completion\. Go on with `\/rondo set max-iterations=7`/,
  );
  expect(await repo.gate(await repo.head(issue))).toMatchObject({
    state: "failure",
    description: expect.stringMatching(/^max-iterations: /),
  });
  await repo.dispatch({ issue: String(issue), "max-iterations": "5", note: "Think bigger." });
  await repo.idle();
  const after = await repo.state(issue);
  expect(after.loop, repo.log()).toMatchObject({ status: "completed", iteration: 3, cost: 3 });
  expect(after.limits.maxIterations).toBe(5);
  expect(repo.agentStarts()).toEqual([1, 2, 3]);
  expect(repo.prompt(3)).toContain("Think bigger.");
  expect(repo.prompt(3)).toContain("This is iteration 3 of at most 5.");
});

it("the same by comments", async () => {
  const repo = await openRepository({
    settings: `${answerRule}max-iterations: 1\n`,
    agent: [{ files: { "answer.txt": "1\n" } }, { files: { "answer.txt": "42\n" }, says: complete }],
  });
  const issue = await repo.runLoop();
  await repo.comment(issue, "/rondo set max-iterations=3 budget=+5");
  await repo.idle();
  expect(await repo.state(issue)).toMatchObject({
    limits: { maxIterations: 3, budget: 30 },
    loop: { status: "escalated" },
  });
  expect((await repo.comments(issue)).at(-1)?.body).toBe(
    "@wendy Now at most 3 iterations, a budget of $30, 8h of work, 30m for an iteration. Go on with `/rondo resume`.",
  );
  await repo.comment(issue, "/rondo resume");
  await repo.idle();
  expect((await repo.state(issue)).loop).toMatchObject({ status: "completed", iteration: 2 });
});
