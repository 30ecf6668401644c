import { expect, it } from "vitest";
import { openRepository, type Repository } from "./repository.ts";

const promise = "Done.\n\n<promise>COMPLETE</promise>\nSummary: did the phase";
const settings = `rules:
  answer: grep -qx 42 answer.txt
profiles:
  manual: { rules: { manual: test -f MANUAL.md } }
then:
  - { profile: manual, task: Describe the answer in MANUAL.md., max-iterations: 4 }
`;

/** One script for both phases: what an iteration does depends on what is on the branch already. */
const agent = [
  {
    run: "if [ -f answer.txt ]; then echo manual > MANUAL.md; touch $HERE/second; else echo 42 > answer.txt; fi",
    says: promise,
  },
];

/** Every gate that was ever set on the loop's commits, oldest first. */
async function gates(repo: Repository, issue: number): Promise<readonly string[]> {
  const { data: commits } = await repo.as("octo").repos.listCommits({ ...repo.at, sha: `rondo/issue-${issue}` });
  const all = await Promise.all(
    commits.map(({ sha }) => repo.as("octo").repos.listCommitStatusesForRef({ ...repo.at, ref: sha, per_page: 100 })),
  );
  return all
    .flatMap(({ data }) => data)
    .filter(({ context }) => context === "rondo")
    .sort((a, b) => a.id - b.id)
    .map(({ state, description }) => `${state} ${description}`);
}

it("a second phase goes on where the first one is complete, with counters of its own, and only then the gate is green", async () => {
  const repo = await openRepository({ settings, agent });
  const issue = await repo.runLoop();
  const states = await repo.stateComments(issue);
  expect(
    states.map(({ state }) => state.loop),
    repo.log(),
  ).toMatchObject([
    { status: "completed", iteration: 1 },
    { status: "completed", iteration: 1 },
  ]);
  const [first, second] = states;
  expect(second?.state.chain).toEqual({ from: first?.state.loopId, done: ["first", "manual"], left: [] });
  expect(second?.state).toMatchObject({ pull: first?.state.pull, settings: first?.state.settings });
  expect(first?.body).toContain("phase 1 of 2");
  expect(first?.body).toContain("The next one, manual, begins by itself");
  expect(second?.body).toContain("phase 2 of 2: manual");
  expect(repo.prompt(1)).toContain("# Phase 2 of 2: manual\n\nDescribe the answer in MANUAL.md.");
  expect(repo.prompt(1)).toContain("This is iteration 1 of at most 4");

  const head = await repo.head(issue);
  expect(await repo.file("answer.txt", head)).toBe("42\n");
  expect(await repo.file("MANUAL.md", head)).toBe("manual\n");
  expect((await repo.pull(issue))?.draft).toBe(false);
  const said = await gates(repo, issue);
  expect(
    said.filter((gate) => gate.startsWith("success")),
    said.join("\n"),
  ).toHaveLength(1);
  expect(said.at(-1)).toMatch(/^success completed in 1 iteration/);
  expect(said.find((gate) => gate.includes("phase 1/2 · completed"))).toMatch(/^pending/);
  expect(await repo.labels(issue)).toEqual(["rondo", "rondo: done"]);
});
