import { expect, it } from "vitest";
import { answerRule, complete, openRepository, type Repository } from "./repository.ts";

const queued = "rondo: queued";
const doesIt = { files: { "answer.txt": "42\n" }, says: complete };

async function having(repo: Repository, label: string): Promise<readonly number[]> {
  const { data } = await repo.as("octo").issues.listForRepo({ ...repo.at, labels: label, state: "all", per_page: 100 });
  return data
    .filter((issue) => issue.pull_request === undefined)
    .map(({ number }) => number)
    .sort((a, b) => a - b);
}

/** In which order the loops of issues began. */
async function begun(repo: Repository): Promise<readonly number[]> {
  const { data } = await repo.as("octo").pulls.list({ ...repo.at, state: "all", direction: "asc" });
  return data.map(({ head }) => Number(head.ref.replace("rondo/issue-", "")));
}

it("of five issues three are worked on at once, and the others start in order of their priority as loops end", async () => {
  const repo = await openRepository({ settings: `max-active: 3\n${answerRule}`, agent: [{ ...doesIt, waits: "go" }] });
  const issues: number[] = [];
  for (const labels of [[], [], [], [], ["priority: high"]]) issues.push(await repo.openIssue({ labels }));
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = issues;
  for (const issue of [a, b, c]) await repo.label(issue);
  await repo.agentStarted(3);
  for (const issue of [d, e]) await repo.label(issue);
  while ((await having(repo, queued)).length < 2) await new Promise((done) => setTimeout(done, 100));
  expect(await having(repo, "rondo: running"), repo.log()).toEqual([a, b, c]);
  expect(await having(repo, queued), repo.log()).toEqual([d, e]);
  repo.allow("go");
  await repo.idle();
  expect(await having(repo, "rondo: done"), repo.log()).toEqual(issues);
  expect(await having(repo, queued)).toEqual([]);
  expect((await begun(repo)).slice(3), repo.log()).toEqual([e, d]);
  const said = (await repo.comments(d)).map(({ body }) => body);
  expect(said, said.join("\n")).toHaveLength(1);
  expect(said[0]).toMatch(/^This issue waited in the queue; its loop has begun/);
});
