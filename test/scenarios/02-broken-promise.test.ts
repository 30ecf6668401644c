import { expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

it("a promise with red rules is rejected, fed back, and kept in the next iteration", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [
      { files: { "answer.txt": "41\n" }, says: complete },
      { files: { "answer.txt": "42\n" }, says: complete },
    ],
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(loop.status).toBe("completed");
  expect(loop.entries.map(({ signal, source }) => [signal, source])).toEqual([
    ["CONTINUE", "policy"],
    ["COMPLETE", "promise"],
  ]);
  expect(repo.prompt(2)).toContain('The promise is rejected: the rule "answer" does not pass');
  expect(repo.prompt(2)).toContain("answer failed: exit code 1");
  expect(repo.prompt(2)).toContain("[SYSTEM REMINDER - CONTINUATION LOOP ACTIVE]");
  const [second, first] = await repo.commits(issue);
  expect(first?.message).toMatch(/Rondo-Iteration: 1\n[\s\S]*Rondo-Signal: CONTINUE/);
  expect(second?.message).toMatch(/Rondo-Iteration: 2\n[\s\S]*Rondo-Signal: COMPLETE/);
  expect(await repo.gate(first?.sha ?? "")).toMatchObject({
    state: "pending",
    description: expect.stringContaining("iteration 2/10"),
  });
});
