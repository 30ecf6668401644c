import { expect, it } from "vitest";
import { openRepository } from "./repository.ts";

const hook = `let text = "";
for await (const chunk of process.stdin) text += chunk;
const { iteration, filesModified } = JSON.parse(text);
const done = iteration >= 2;
console.log(JSON.stringify({ action: done ? "complete" : "continue", reason: filesModified.join(" "), nextPrompt: "Write the second file." }));
`;

it("a command decides when to stop, and what it asks for reaches the agent", async () => {
  const repo = await openRepository({
    files: { "hooks/stop.mjs": hook },
    settings: "stop: hooks\nhooks:\n  - { id: mine, run: node hooks/stop.mjs }\n",
    agent: [{ files: { "one.txt": "1\n" } }, { files: { "two.txt": "2\n" } }],
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(
    loop.entries.map(({ signal, source }) => [signal, source]),
    repo.log(),
  ).toEqual([
    ["CONTINUE", "hook:mine"],
    ["COMPLETE", "hook:mine"],
  ]);
  expect(repo.prompt(2)).toContain("Write the second file.");
  expect(repo.log()).toMatch(/hook mine: complete: two\.txt/);
});

it("a module decides too, on files that the agent can't have changed in that iteration", async () => {
  const repo = await openRepository({
    files: { "hooks/stop.mjs": 'export default async () => ({ ok: false, reason: "next: more" });\n' },
    settings: "stop: hooks\nmax-iterations: 2\nhooks:\n  - { id: mine, module: hooks/stop.mjs }\n",
    agent: [{ files: { "hooks/stop.mjs": "export default () => ({ ok: true, reason: 'done' });\n", a: "1" } }],
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(
    loop.entries.map(({ signal }) => signal),
    repo.log(),
  ).not.toContain("COMPLETE");
  expect(await repo.file("hooks/stop.mjs", `rondo/issue-${issue}`)).toContain("ok: false");
});

it("what a module imports can't be rewritten for the next iteration either", async () => {
  const repo = await openRepository({
    files: {
      "hooks/stop.mjs":
        'import { done } from "./done.mjs";\nexport default () => ({ ok: done, reason: "next: more" });\n',
      "hooks/done.mjs": "export const done = false;\n",
    },
    settings: "stop: hooks\nmax-iterations: 2\nhooks:\n  - { id: mine, module: hooks/stop.mjs }\n",
    agent: [{ files: { "hooks/done.mjs": "export const done = true;\n" } }],
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(
    loop.entries.map(({ signal }) => signal),
    repo.log(),
  ).not.toContain("COMPLETE");
  expect(await repo.file("hooks/done.mjs", `rondo/issue-${issue}`)).toContain("false");
  expect(repo.prompt(2)).toContain("hooks/done.mjs: The path is protected");
});

it("a hook that fails escalates", async () => {
  const repo = await openRepository({
    settings: "hooks:\n  - { id: mine, run: exit 3 }\n",
    agent: [{ files: { a: "1" } }],
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(loop, repo.log()).toMatchObject({ status: "escalated" });
  expect(loop.reason).toContain("Hook evaluation failed: exit code 3");
});

it("a built-in profile is chosen by its label, with its own maximum and rules that are found in the project", async () => {
  const manifest = { name: "app", scripts: { test: "exit 1", lint: "true", build: "true" } };
  const repo = await openRepository({
    files: { "package.json": JSON.stringify(manifest) },
    settings: "guards: { same-error: 1 }\n",
    agent: [{ files: { a: "1" } }],
  });
  const issue = await repo.openIssue();
  await repo.label(issue, "rondo: engineer");
  await repo.idle();
  const state = await repo.state(issue);
  expect(state.profile, repo.log()).toBe("engineer");
  expect(state.loop).toMatchObject({ status: "escalated", iteration: 1 });
  expect(state.loop.entries[0]?.rules.total).toBeGreaterThanOrEqual(3);
  expect(repo.prompt(1)).toContain("This is iteration 1 of at most 15.");
});
