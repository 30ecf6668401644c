import { expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

it("a base that moved is merged before the next iteration", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [
      { files: { "mine.txt": "1\n" }, waits: "moved" },
      { files: { "answer.txt": "42\n" }, says: complete },
    ],
  });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(1);
  await repo.forge.setUp.commit("octo/app", { branch: "main", files: { "theirs.txt": "1\n" }, actor: "wendy" });
  repo.allow("moved");
  await repo.idle();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed", iteration: 2 });
  const branch = `rondo/issue-${issue}`;
  for (const file of ["mine.txt", "theirs.txt"]) expect(await repo.file(file, branch)).toBe("1\n");
  expect((await repo.commits(issue)).map(({ message }) => message.split("\n")[0])).toContain("Merge main");
});

it.each(["hardened", "simple"] as const)(
  "a conflict becomes the agent's first task, on the %s template",
  async (template) => {
    const repo = await openRepository({
      template,
      files: { "shared.txt": "old\n" },
      settings: answerRule,
      agent: [
        { files: { "shared.txt": "ours\n" }, waits: "moved" },
        { run: "grep -q '<<<<<<<' shared.txt; printf 'both\\n' > shared.txt; echo 42 > answer.txt", says: complete },
      ],
    });
    const issue = await repo.openIssue();
    await repo.label(issue);
    await repo.agentStarted(1);
    await repo.forge.setUp.commit("octo/app", {
      branch: "main",
      files: { "shared.txt": "theirs\n", "other.txt": "1\n" },
      actor: "wendy",
    });
    repo.allow("moved");
    await repo.idle();
    expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed", iteration: 2 });
    expect(repo.prompt(2)).toContain("# First: a conflict");
    expect(await repo.file("shared.txt", `rondo/issue-${issue}`)).toBe("both\n");
    expect(await repo.file("other.txt", `rondo/issue-${issue}`)).toBe("1\n");
    const pull = await repo.as("octo").pulls.get({ ...repo.at, pull_number: (await repo.pull(issue))?.number ?? 0 });
    expect(pull.data.mergeable).toBe(true);
  },
);

it("a conflict that the agent leaves in the files does not land", async () => {
  const repo = await openRepository({
    files: { "shared.txt": "old\n" },
    settings: `${answerRule}max-iterations: 2\n`,
    agent: [
      { files: { "shared.txt": "ours\n" }, waits: "moved" },
      { files: { "answer.txt": "42\n" }, says: complete },
    ],
  });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(1);
  await repo.forge.setUp.commit("octo/app", { branch: "main", files: { "shared.txt": "theirs\n" }, actor: "wendy" });
  repo.allow("moved");
  await repo.idle();
  const { loop } = await repo.state(issue);
  expect(loop.status, repo.log()).toBe("escalated");
  expect(await repo.file("shared.txt", `rondo/issue-${issue}`)).toBe("ours\n");
  expect(loop.feedback.join("\n")).toContain("Conflicts are not resolved: shared.txt");
});
