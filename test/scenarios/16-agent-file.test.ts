import { expect, it } from "vitest";
import { complete, openRepository } from "./repository.ts";

const agentFile = (enabled: boolean) => `---
name: tester
description: Writes tests
iteration:
  enabled: ${enabled}
  maxIterations: 2
  completionPromises: ["<promise>COMPLETE</promise>"]
  validationRules: [has_examples]
---
Prove every claim with an example.
`;

it("an agent's Markdown file is the profile that a label names, as it was when the loop began", async () => {
  const repo = await openRepository({
    files: { ".claude/agents/tester.md": agentFile(true) },
    agent: [
      { files: { "one.md": "1\n" }, says: complete },
      { files: { "README.md": "# App\n\n```sh\nnpm start\n```\n" }, says: complete },
    ],
  });
  const issue = await repo.openIssue();
  await repo.label(issue, "rondo: tester");
  await repo.idle();
  const { profile, profileFile, loop } = await repo.state(issue);
  expect(profile, repo.log()).toBe("tester");
  expect(profileFile).toMatchObject({ path: ".claude/agents/tester.md" });
  expect(repo.prompt(1)).toContain("# Your role\n\nProve every claim with an example.");
  expect(repo.prompt(2)).toContain("This is iteration 2 of at most 2.");
  expect(repo.prompt(1)).not.toContain("<promise>BLOCKED</promise>");
  expect(loop.entries.map(({ signal, rules }) => [signal, rules.total])).toEqual([
    ["CONTINUE", 1],
    ["COMPLETE", 1],
  ]);
  expect((await repo.commits(issue)).at(-1)?.message).toMatch(
    /^Rondo-Profile-File: [0-9a-f]{40} \.claude\/agents\/tester\.md$/m,
  );
});

it("an agent whose file switches iterations off is not started, and the run says why", async () => {
  const repo = await openRepository({ files: { ".claude/agents/tester.md": agentFile(false) } });
  const issue = await repo.openIssue();
  await repo.label(issue, "rondo: tester");
  await repo.idle();
  expect(repo.agentStarts()).toEqual([]);
  expect(repo.log()).toContain("iteration.enabled: false");
});
