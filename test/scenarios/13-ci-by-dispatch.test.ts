import { expect, it } from "vitest";
import { complete, openRepository } from "./repository.ts";

const ci = `name: ci
on: { workflow_dispatch: {} }
permissions: { contents: read }
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - run: grep -qx 42 answer.txt
`;

it("CI that land dispatches on the branch decides on the promise", async () => {
  const repo = await openRepository({
    files: { ".github/workflows/ci.yml": ci },
    settings: "ci-workflows: [ci.yml]\n",
    agent: [
      { files: { "answer.txt": "41\n" }, says: complete },
      { files: { "answer.txt": "42\n" }, says: complete },
    ],
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(
    loop.entries.map(({ signal, score }) => [signal, score]),
    repo.log(),
  ).toEqual([
    ["CONTINUE", 0],
    ["COMPLETE", 100],
  ]);
  expect(repo.prompt(2)).toContain("ci.yml failed: ci.yml: failure");
  expect(
    repo
      .runs()
      .filter(({ workflow }) => workflow.path.endsWith("ci.yml"))
      .map(({ conclusion }) => conclusion),
  ).toEqual(["failure", "success"]);
});

it("a rule of the type checks waits for the named check of the head commit", async () => {
  const repo = await openRepository({
    files: { ".github/workflows/ci.yml": ci },
    settings: "ci-workflows: [ci.yml]\nrules:\n  ci: { type: checks, names: [build] }\n",
    agent: [{ files: { "answer.txt": "42\n" }, says: complete }],
  });
  const issue = await repo.runLoop();
  const { loop } = await repo.state(issue);
  expect(loop.entries.at(-1), repo.log()).toMatchObject({ signal: "COMPLETE", rules: { passed: 2, total: 2 } });
  const body = (await repo.pull(issue))?.body;
  expect(body).toMatch(/\| ci \| ✅ passes \| checks of the commit: build \|\n\| ci\.yml \| ✅ passes \|/);
});

it("without it, the comment says how many workflows wait for an approval", async () => {
  const repo = await openRepository({
    files: { ".github/workflows/ci.yml": ci.replace("workflow_dispatch: {}", "pull_request: {}") },
    agent: [{ files: { "answer.txt": "42\n" }, says: complete }],
  });
  const issue = await repo.runLoop();
  const [comment] = await repo.stateComments(issue);
  expect(comment?.body).toMatch(/1 workflow waits for approval on the last commit: \[approve them\]/);
});
