import { expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

it("a loop goes on with the settings that it began with, whatever the file says now", async () => {
  const repo = await openRepository({
    settings: `${answerRule}max-iterations: 3\n`,
    agent: [
      { files: { "answer.txt": "1\n" }, waits: "go" },
      { files: { "answer.txt": "2\n" } },
      { files: { "answer.txt": "42\n" }, says: complete },
    ],
  });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(1);
  const now = "agent: claude\nmax-iterations: 1\nstop: promise\n";
  await repo.forge.setUp.commit("octo/app", { branch: "main", files: { ".github/rondo.yml": now }, actor: "wendy" });
  repo.allow("go");
  await repo.idle();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed", iteration: 3 });
  expect(repo.prompt(3)).toContain("This is iteration 3 of at most 3.");
});
