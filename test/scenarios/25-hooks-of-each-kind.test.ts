import { expect, it } from "vitest";
import { answerRule, openRepository } from "./repository.ts";

const settings = `stop: hooks
${answerRule}hooks:
  - { id: prepare, run: "cat > before.json; echo $RUNNER_TEMP | grep -c . ; env | grep -c TOKEN || true", on: before }
  - { id: midpoint, module: hooks/midpoint.mjs, when: { from: 2, to: 2 } }
  - { id: both, all: [validation, { run: "node hooks/agrees.mjs" }] }
  - { id: tell, run: "node hooks/tell.mjs", on: after }
`;

const files = {
  "hooks/midpoint.mjs": `export default async ({ iteration }) => ({
  action: "continue",
  reason: "half of it",
  checkpointData: { executionPhase: "midpoint", executionStep: iteration, agentContext: { milestone: "half" } },
});
`,
  "hooks/agrees.mjs": `let text = "";
for await (const chunk of process.stdin) text += chunk;
const { iteration } = JSON.parse(text);
console.log(JSON.stringify(iteration < 4 ? { ok: false, reason: "next: wait for iteration 4" } : { ok: true }));
`,
  "hooks/tell.mjs": `let text = "";
for await (const chunk of process.stdin) text += chunk;
const { validationResults } = JSON.parse(text);
console.log("told the team: " + validationResults.map(({ ruleName, result }) => ruleName + " " + result).join());
`,
};

it("hooks of each kind: before the agent, a module, a preset and a command together, after the rules", async () => {
  const repo = await openRepository({
    files,
    settings,
    agent: [{ files: { a: "1" } }, { files: { a: "2" } }, { files: { a: "3", "answer.txt": "42\n" } }, {}],
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(
    loop.entries.map(({ signal, source }) => [signal, source]),
    repo.log(),
  ).toEqual([
    ["CONTINUE", "hook:both"],
    ["CONTINUE", "hook:both"],
    ["CONTINUE", "hook:both"],
    ["COMPLETE", "hook:both"],
  ]);
  expect(repo.prompt(4)).toContain("wait for iteration 4");
  expect(repo.log()).toContain("hook tell: continue: told the team: answer fail");
  expect(repo.log()).toContain("hook tell: continue: told the team: answer pass");
  // It ran in the agent's checkout, before the agent: what it left is part of the work. No token was there.
  const told = JSON.parse((await repo.file("before.json", `rondo/issue-${issue}`)) ?? "{}");
  expect(told).toMatchObject({ executionPhase: "before", hook_event_name: "PreIteration", iteration: 4 });
  expect(repo.log()).toContain("hook prepare: 1 0 (");
});

it("a checkpoint that a hook asks for is a ref on the landed commit, and a rollback finds it by its name", async () => {
  const repo = await openRepository({
    files,
    settings: `max-iterations: 3\nhooks:\n  - { module: hooks/midpoint.mjs, when: { from: 2, to: 2 } }\n`,
    agent: [
      { files: { a: "1" } },
      { files: { a: "2" } },
      { files: { a: "3" } },
      { says: "<promise>BLOCKED</promise>\nReason: enough" },
    ],
  });
  const issue = await repo.runLoop();
  const second = (await repo.commits(issue)).find(({ message }) => /Rondo-Iteration: 2/.test(message));
  const { loopId } = await repo.state(issue);
  const { data } = await repo.as("wendy").git.getRef({ ...repo.at, ref: `rondo/${loopId}/midpoint` });
  expect(data.object.sha, repo.log()).toBe(second?.sha);
  await repo.comment(issue, "/rondo set max-iterations=9");
  await repo.comment(issue, "/rondo rollback somewhere");
  await repo.comment(issue, "/rondo rollback midpoint");
  await repo.idle();
  expect(await repo.file("a", `rondo/issue-${issue}`), repo.log()).toBe("2");
  expect((await repo.commits(issue))[0]?.message).toMatch(/^Go back to iteration 2\n/);
  const replies = (await repo.comments(issue)).map(({ body }) => body).join("\n");
  expect(replies).toContain("`/rondo rollback somewhere` can't be done. This loop has no such checkpoint");
});

it("before it, one that fails keeps the agent from costing anything, and a person is asked", async () => {
  const repo = await openRepository({
    settings: `hooks:\n  - { id: disk, run: "echo full >&2; exit 3", on: before }\n`,
  });
  const issue = await repo.runLoop();
  expect(repo.agentStarts(), repo.log()).toEqual([]);
  const { loop } = await repo.state(issue);
  expect(loop).toMatchObject({ status: "paused", cost: 0 });
  expect(loop.reason).toContain("the hook disk, which runs before the agent, failed: exit code 3: full");
});
