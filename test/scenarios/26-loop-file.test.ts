import { expect, it } from "vitest";
import { answerRule, openRepository } from "./repository.ts";

const path = ".stravinsky/continuation-loop.md";
const loopFile = (more = "") => `---
iteration_count: 1
max_iterations: 2
completion_promise: "All answers given"
active: true
${more}---

Goal: Say the answer
- [ ] Write 42 into answer.txt
`;

it("a loop file of the default branch is the task; its maximum can be raised while the loop runs", async () => {
  const repo = await openRepository({
    settings: answerRule,
    files: { [path]: loopFile() },
    agent: [
      { files: { "answer.txt": "1\n" } },
      { files: { "answer.txt": "2\n" }, waits: "raised" },
      { files: { "answer.txt": "42\n" }, says: "Step done: 1\n\nAll answers given" },
    ],
  });
  const issue = await repo.openIssue({ title: "The loop file", body: "A home for it." });
  await repo.dispatch({ issue: String(issue), file: path });
  await repo.agentStarted(2);
  const raised = loopFile().replace("max_iterations: 2", "max_iterations: 4");
  await repo.forge.setUp.commit("octo/app", { branch: "main", files: { [path]: raised }, actor: "wendy" });
  repo.allow("raised");
  await repo.idle();
  const state = await repo.state(issue);
  expect(state.loop, repo.log()).toMatchObject({ status: "completed", iteration: 3 });
  expect(state.taskFile).toMatchObject({ path });
  expect(repo.prompt(1)).toContain("This is iteration 1 of at most 2.");
  expect(repo.prompt(3)).toContain("This is iteration 3 of at most 4.");
  expect(repo.prompt(1)).toContain("Goal: Say the answer");
  expect(repo.prompt(1)).not.toContain("A home for it.");
  expect(repo.prompt(1)).not.toContain("max_iterations");
  expect(repo.prompt(2)).toContain("[SYSTEM REMINDER - CONTINUATION LOOP ACTIVE]");
  expect(await repo.labels(issue)).toContain("rondo: done");
});

it("`active: false` on the way ends it after the iteration that runs; before, it starts nothing", async () => {
  const repo = await openRepository({
    settings: answerRule,
    files: { [path]: loopFile(), "off.md": loopFile().replace("active: true", "active: false") },
    agent: [{ files: { "answer.txt": "1\n" }, waits: "off" }],
  });
  const issue = await repo.openIssue();
  await repo.dispatch({ issue: String(issue), file: "off.md" });
  await repo.idle();
  expect(repo.agentStarts(), repo.log()).toEqual([]);
  expect((await repo.comments(issue)).map(({ body }) => body)).toEqual([
    "@wendy Nothing was started. off.md says `active: false`. Set it to `true` first, then run the workflow again.",
  ]);
  await repo.dispatch({ issue: String(issue), file: path });
  await repo.agentStarted(1);
  const off = loopFile().replace("active: true", "active: false");
  await repo.forge.setUp.commit("octo/app", { branch: "main", files: { [path]: off }, actor: "wendy" });
  repo.allow("off");
  await repo.idle();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({
    status: "stopped",
    iteration: 1,
    reason: `Stopped by ${path}: it says \`active: false\``,
  });
  expect(await repo.file("answer.txt", `rondo/issue-${issue}`)).toBe("1\n");
});
