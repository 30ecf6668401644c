import { expect, it } from "vitest";
import { openRepository, type Repository } from "./repository.ts";

const wanted = "rondo: needs-human";
const settings = (on: boolean) =>
  `escalation-issue: ${on}\nguards: { consecutive-failures: 2, same-error: false }\nrules:\n  answer: "echo 'fix #1, @rita' && false"\n`;
/** Each leaves another file, so that no other guard stops it. */
const agent = [1, 2, 3, 4].map((number) => ({ files: { [`${number}.txt`]: `${number}\n` } }));

async function opened(repo: Repository) {
  const { data } = await repo.as("octo").issues.listForRepo({ ...repo.at, labels: wanted, state: "all" });
  return data.filter((issue) => issue.pull_request === undefined);
}

it("a loop that fails again and again opens one issue about it, linked both ways, that starts nothing", async () => {
  const repo = await openRepository({ settings: settings(true), agent });
  const issue = await repo.runLoop();
  const { loop, pull, loopId } = await repo.state(issue);
  expect(loop, repo.log()).toMatchObject({ status: "escalated", iteration: 2 });
  const [about, ...more] = await opened(repo);
  expect(more).toEqual([]);
  expect(about?.body).toContain(`#${issue} (pull request #${pull})`);
  expect(about?.body).toContain(`<!-- rondo:escalation ${loopId} -->`);
  expect(about?.body).not.toMatch(/fix #1|@rita/);
  expect(about?.labels.map((label) => (typeof label === "string" ? label : label.name))).toEqual([wanted]);
  const told = (await repo.comments(pull ?? 0)).filter(({ body }) => body.startsWith("@wendy"));
  expect(told.at(-1)?.body).toContain(`Its failures are told in #${about?.number}.`);
  expect(repo.runs().filter(({ title }) => title.includes(`#${about?.number} `))).toEqual([]);

  await repo.comment(issue, "/rondo resume");
  await repo.idle();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "escalated", iteration: 4 });
  expect(await opened(repo)).toHaveLength(1);
});

it("without the setting, nothing is opened", async () => {
  const repo = await openRepository({ settings: settings(false), agent });
  const issue = await repo.runLoop();
  expect((await repo.state(issue)).loop.status).toBe("escalated");
  expect(await opened(repo)).toEqual([]);
});
