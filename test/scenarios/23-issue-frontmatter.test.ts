import { expect, it } from "vitest";
import { answerRule, openRepository } from "./repository.ts";

const task = "\n---\n\nanswer.txt must say 42, as everybody knows who has read the book.";

it("an author who may write sets promise and limits, and the format of document 001 is understood", async () => {
  const repo = await openRepository({
    settings: `${answerRule}max-iterations: 2\n`,
    agent: [
      { files: { "answer.txt": "1\n" } },
      { files: { "answer.txt": "2\n" } },
      { files: { "answer.txt": "42\n" }, says: "Some work.\n\n✅ All tests passing" },
    ],
  });
  const front = '---\niteration_count: 1\nmax_iterations: 4\ncompletion_promise: "✅ All tests passing"\nactive: true';
  const issue = await repo.openIssue({ title: "Write the answer", body: `${front}${task}` });
  await repo.label(issue);
  await repo.idle();
  const state = await repo.state(issue);
  expect(state.loop, repo.log()).toMatchObject({ status: "completed", iteration: 3 });
  expect(state.issueSettings).toBe('{"max-iterations":4,"promise-text":"✅ All tests passing"}');
  expect(repo.prompt(1)).toContain("This is iteration 1 of at most 4.");
  expect(repo.prompt(1)).not.toContain("iteration_count");
  // Frozen where no edit reaches it.
  expect((await repo.commits(issue)).at(-1)?.message).toContain('Rondo-Issue-Settings: {"max-iterations":4');
  expect((await repo.comments(issue)).map(({ body }) => body)).toEqual([]);
});

it("an outsider can only tighten; what does not count is said on the issue, by line", async () => {
  const repo = await openRepository({
    settings: `${answerRule}max-iterations: 3\n`,
    agent: [{ files: { "answer.txt": "1\n" } }, { files: { "answer.txt": "2\n" } }],
  });
  const front = "---\nmax_iterations: 1\nbudget: 1000\nstop: promise";
  const issue = await repo.openIssue({ title: "Write the answer", body: `${front}${task}`, by: "rita" });
  await repo.label(issue);
  await repo.idle();
  const state = await repo.state(issue);
  expect(state.loop, repo.log()).toMatchObject({ status: "escalated", iteration: 1 });
  expect(state.issueSettings).toBe('{"max-iterations":1}');
  const said = (await repo.comments(issue)).map(({ body }) => body).join("\n");
  expect(said).toContain(`\`issue #${issue}:3\` \`budget\` is 1000: it may only be lower than the repository's own`);
  expect(said).toContain(`:4\` \`stop\` is "promise": only somebody who may write to this repository can set it`);
});

it("frontmatter that can't be used starts nothing, and the answer names line, value and what is allowed", async () => {
  const repo = await openRepository({ settings: answerRule, agent: [{}] });
  const body = `---\nmax-iterations: 500\nagent: { command: ./evil }${task}`;
  const issue = await repo.openIssue({ title: "Write the answer", body });
  await repo.label(issue);
  await repo.idle();
  const [said] = await repo.comments(issue);
  expect(said?.body, repo.log()).toContain(
    `issue #​${issue}:2:17 max-iterations is 500; it must be a whole number from 1 to 100`,
  );
  expect(said?.body).toContain(`unknown key "agent"`);
  expect(await repo.labels(issue)).toEqual([]);
  expect(repo.agentStarts()).toEqual([]);

  const inactive = await repo.openIssue({ title: "Write the answer", body: `---\nactive: false${task}` });
  await repo.label(inactive);
  await repo.idle();
  expect((await repo.comments(inactive))[0]?.body).toContain("says `active: false`, so nothing was started");
  expect(repo.agentStarts()).toEqual([]);
});
