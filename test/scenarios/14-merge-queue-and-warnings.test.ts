import { expect, it } from "vitest";
import { answerRule, complete, openRepository } from "./repository.ts";

const done = [{ files: { "answer.txt": "42\n" }, says: complete }];

it("a merge queue gets the gate on its own commit: green for a proved loop, and for pulls that are not Rondo's", async () => {
  const repo = await openRepository({ settings: answerRule, agent: done });
  const issue = await repo.runLoop();
  const proved = await repo.forge.setUp.requestMergeGroup("octo/app", (await repo.pull(issue))?.number ?? 0);
  await repo.forge.setUp.commit("octo/app", { branch: "feature", files: { "f.txt": "1\n" } });
  const other = await repo.as("wendy").pulls.create({ ...repo.at, title: "F", head: "feature", base: "main" });
  const unrelated = await repo.forge.setUp.requestMergeGroup("octo/app", other.data.number);
  await repo.idle();
  expect(await repo.gate(proved.sha), repo.log()).toEqual({
    state: "success",
    description: "the promise was proved on the pull request's head",
  });
  expect(await repo.gate(unrelated.sha)).toEqual({ state: "success", description: "no loop of Rondo's" });
});

it("a merge queue is refused a loop that is not completed on its head", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ files: { a: "1" }, says: "<promise>BLOCKED</promise>\nReason: which?" }],
  });
  const issue = await repo.runLoop();
  const group = await repo.forge.setUp.requestMergeGroup("octo/app", (await repo.pull(issue))?.number ?? 0);
  await repo.idle();
  expect(await repo.gate(group.sha)).toMatchObject({ state: "failure" });
});

it("the simple template on a public repository says that the hardened one is safer", async () => {
  const repo = await openRepository({ template: "simple", private: false, settings: answerRule, agent: done });
  const issue = await repo.runLoop();
  const [comment] = await repo.stateComments(issue);
  expect(comment?.state.loop.status).toBe("completed");
  expect(comment?.body).toContain("On a public repository, use the hardened one.");
});

it("the user's own steps with an id are rules, and a red one rejects the promise", async () => {
  const step = "      - id: own\n        continue-on-error: true\n        run: grep -qx 42 answer.txt\n";
  const repo = await openRepository({
    agent: [{ files: { "answer.txt": "41\n" }, says: complete }, ...done],
    workflow: (text) => text.replace(/ {6}# Your own checks go here[\s\S]*?npm test\n/, step),
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(
    loop.entries.map(({ signal, rules }) => [signal, rules]),
    repo.log(),
  ).toEqual([
    ["CONTINUE", { passed: 0, total: 1 }],
    ["COMPLETE", { passed: 1, total: 1 }],
  ]);
  expect(repo.prompt(2)).toContain("own failed: step own: failure");
});

it("files that land but should be seen by a person are named, and the pull request is labelled", async () => {
  const repo = await openRepository({
    settings: answerRule,
    agent: [{ files: { "answer.txt": "42\n", Makefile: "all:\n\techo hi\n" }, says: complete }],
  });
  const issue = await repo.runLoop();
  const pull = (await repo.pull(issue))?.number ?? 0;
  expect(await repo.labels(pull)).toContain("rondo: needs-human");
  expect((await repo.stateComments(issue))[0]?.body).toContain("Please look at: Makefile");
});

it("a stop while the rules run lands the iteration, and nothing follows", async () => {
  const repo = await openRepository({ settings: "", agent: [{ files: { a: "1" } }] });
  const rules = `rules:\n  slow: "touch ${repo.scratch("began")}; while [ ! -e ${repo.scratch("go")} ]; do sleep 0.1; done"\n`;
  const settings = (await repo.file(".github/rondo.yml", "main")) ?? "";
  await repo.forge.setUp.commit("octo/app", { branch: "main", files: { ".github/rondo.yml": settings + rules } });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.appears("began");
  await repo.comment(issue, "/rondo stop");
  repo.put("go");
  await repo.idle();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "stopped", iteration: 1 });
  expect(repo.agentStarts()).toEqual([1]);
});
