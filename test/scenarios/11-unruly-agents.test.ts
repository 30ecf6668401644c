import { expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

it("an agent that hangs is stopped at its time limit; what it did is kept, and the loop goes on", async () => {
  const repo = await openRepository({
    settings: `${answerRule}iteration-timeout: 2s\n`,
    agent: [
      { files: { "half.txt": "1\n" }, waits: "never" },
      { files: { "answer.txt": "42\n" }, says: complete },
    ],
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(loop, repo.log()).toMatchObject({ status: "completed", iteration: 2 });
  expect(loop.entries[0]?.failure).toBe("timeout");
  expect(await repo.file("half.txt", `rondo/issue-${issue}`)).toBe("1\n");
  expect(repo.prompt(2)).toContain("The agent was stopped");
});

it("an agent that crashes pauses the loop with its work kept; a person resumes", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [
      { files: { "half.txt": "1\n" }, exit: 3 },
      { files: { "answer.txt": "42\n" }, says: complete },
    ],
  });
  const issue = await repo.runLoop();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "paused", iteration: 1 });
  expect(await repo.file("half.txt", `rondo/issue-${issue}`)).toBe("1\n");
  await repo.comment(issue, "/rondo resume");
  await repo.idle();
  expect((await repo.state(issue)).loop).toMatchObject({ status: "completed", iteration: 2 });
});

it("an agent that prints 200 MB costs the log its middle, nothing else", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [
      {
        run: "yes 'A line of forty characters, or so, at most' | head -c 200000000",
        files: { "answer.txt": "42\n" },
        says: complete,
      },
    ],
  });
  const issue = await repo.runLoop();
  expect((await repo.state(issue)).loop.status).toBe("completed");
  expect(repo.lines.length).toBeLessThan(20_000);
});

it("commits that an agent made itself count as its work, in one commit of ours", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [
      {
        run: "git config user.name x; git config user.email x@example.com; echo 41 > answer.txt; git add .; git commit -qm one; echo 42 > answer.txt; git commit -qam two; git checkout -q -b elsewhere",
        says: complete,
      },
    ],
  });
  const issue = await repo.runLoop();
  expect((await repo.state(issue)).loop.status, repo.log()).toBe("completed");
  expect((await repo.commits(issue)).map(({ message }) => message.split("\n")[0])).toEqual([
    "did it",
    "Begin work on issue 1",
  ]);
});

it("an iteration that changes nothing makes no commit, and is on the record as a status", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ says: "Thinking." }, { files: { "answer.txt": "42\n" }, says: complete }],
  });
  const issue = await repo.runLoop();
  expect((await repo.state(issue)).loop).toMatchObject({ status: "completed", iteration: 2 });
  const commits = await repo.commits(issue);
  expect(commits).toHaveLength(2);
  const { data } = await repo.as("octo").repos.listCommitStatusesForRef({ ...repo.at, ref: commits[1]?.sha ?? "" });
  expect(data.map(({ target_url }) => target_url?.split("#")[1])).toContainEqual(
    expect.stringMatching(/^rondo\.1\.0\.c\d+$/),
  );
});

it("an agent that can't be started pauses the loop and says what is missing", async () => {
  const repo = await openRepository({ agent: [{ run: "exit 0" }], workflow: (text) => text });
  await repo.forge.setUp.commit("octo/app", {
    branch: "main",
    files: { ".github/rondo.yml": 'agent: { command: "no-such-agent" }\n' },
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(loop.status, repo.log()).toBe("paused");
  expect(loop.reason).toContain("no-such-agent");
});
