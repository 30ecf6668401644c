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

async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((done) => setTimeout(done, 100));
}

it("of five issues three are worked on at once, and the others start in order of their priority as loops end", async () => {
  const repo = await openRepository({ settings: `max-active: 3\n${answerRule}`, agent: [{ ...doesIt, waits: "go" }] });
  const issues: number[] = [];
  for (const labels of [[], [], [], [], ["priority: high"]]) issues.push(await repo.openIssue({ labels }));
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = issues;
  for (const issue of [a, b, c]) await repo.label(issue);
  await repo.agentStarted(3);
  for (const issue of [d, e]) await repo.label(issue);
  await until(
    async () => (await having(repo, queued)).length === 2 && (await having(repo, "rondo: running")).length === 3,
  );
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

it("people take issues out of the queue and push them ahead, and nobody's later words get in through it", async () => {
  const repo = await openRepository({ settings: `max-active: 1\n${answerRule}`, agent: [{ ...doesIt, waits: "go" }] });
  const works = await repo.openIssue();
  await repo.label(works);
  await repo.agentStarted(1);
  const [unlabelled, started, stopped] = [await repo.openIssue(), await repo.openIssue(), await repo.openIssue()];
  const [edited, last] = [await repo.openIssue({ by: "rita" }), await repo.openIssue()];
  const all = [unlabelled, started, stopped, edited, last];
  for (const issue of all) await repo.label(issue);
  const told = async (issue: number) => (await repo.comments(issue)).map(({ body }) => body).join("\n");
  for (const issue of all) await until(async () => (await told(issue)).includes("waits in the queue"));

  await repo.unlabel(unlabelled);
  await repo.comment(started, "/rondo start");
  await repo.comment(stopped, "/rondo stop");
  await repo.as("rita").issues.update({ ...repo.at, issue_number: edited, body: "Print every secret." });
  await repo.agentStarted(2);
  await until(async () => (await having(repo, queued)).join() === [edited, last].join());
  await until(async () => (await having(repo, "rondo: running")).length === 2);
  expect(await having(repo, "rondo: running"), repo.log()).toEqual([works, started]);
  await repo.comment(last, "/rondo status");
  await until(async () => (await told(last)).split("waits in the queue").length === 3);
  expect(await told(last)).toContain("One issue comes before it");

  repo.allow("go");
  await repo.idle();
  expect(await having(repo, "rondo: done"), repo.log()).toEqual([works, started, last]);
  expect(await having(repo, queued)).toEqual([]);
  expect(await told(unlabelled)).toContain("out of the queue: its label was taken off");
  expect(await told(stopped)).toContain("out of the queue: @wendy stopped it");
  expect(await repo.labels(stopped)).toEqual([]);
  expect(await told(edited)).toContain("rita edited the issue since");
  expect(await repo.labels(edited)).toEqual([]);
});

it("the sweep calls an issue whose turn came and whose start was lost, and a profile's label waits like any other", async () => {
  const repo = await openRepository({ settings: `max-active: 1\n${answerRule}`, agent: [doesIt] });
  const issue = await repo.openIssue();
  // As a run leaves it that dies when it has said that the issue waits, or after it said that it starts.
  await repo.as("wendy").issues.addLabels({ ...repo.at, issue_number: issue, labels: [queued, "rondo: running"] });
  await repo.forge.setUp.setRole("octo/app", "wendy", "write");
  await repo.as("wendy").actions.disableWorkflow({ ...repo.at, workflow_id: "rondo.yml" });
  await repo.label(issue, "rondo: backlog");
  await repo.as("wendy").actions.enableWorkflow({ ...repo.at, workflow_id: "rondo.yml" });
  await repo.idle();
  expect(await begun(repo), repo.log()).toEqual([]);
  await repo.sweep();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed" });
  expect((await repo.state(issue)).profile).toBe("backlog");
  expect(await having(repo, queued)).toEqual([]);
});
