import { describe, expect, it } from "vitest";
import { type AgentStep, answerRule, complete, openRepository, type Repository } from "./repository.ts";

const three: readonly AgentStep[] = [
  { files: { "answer.txt": "1\n" }, waits: "one" },
  { files: { "answer.txt": "2\n" }, waits: "two" },
  { files: { "answer.txt": "42\n" }, says: complete },
];

type Stop = (repo: Repository, issue: number) => Promise<unknown>;

const stops: readonly (readonly [string, Stop, RegExp])[] = [
  ["the label removed", (repo, issue) => repo.unlabel(issue), /^stopped by .*the label "rondo" was removed/],
  ["/rondo stop", (repo, issue) => repo.comment(issue, "/rondo stop"), /^stopped by .?@.?wendy/],
  [
    "the issue closed",
    (repo, issue) => repo.as("wendy").issues.update({ ...repo.at, issue_number: issue, state: "closed" }),
    /^stopped by .*the issue was closed/,
  ],
  [
    "the pull request closed",
    async (repo, issue) =>
      repo
        .as("wendy")
        .pulls.update({ ...repo.at, pull_number: (await repo.pull(issue))?.number ?? 0, state: "closed" }),
    /^stopped by .*the pull request was closed/,
  ],
];

describe("a person stops the loop", () => {
  it.each(stops)("while the agent works, by %s: its work still lands, and nothing follows", async (_, stop, gate) => {
    const repo = await openRepository({ settings: answerRule, agent: three });
    const issue = await repo.openIssue();
    await repo.label(issue);
    await repo.agentStarted(1);
    await stop(repo, issue);
    repo.allow("one");
    await repo.idle();
    const { loop } = await repo.state(issue);
    expect(loop, repo.log()).toMatchObject({ status: "stopped", iteration: 1 });
    expect(repo.agentStarts()).toEqual([1]);
    const gated = await repo.gate(await repo.head(issue));
    expect(gated?.state).toBe("failure");
    expect(gated?.description?.replaceAll("\u200b", "")).toMatch(gate);
    expect(await repo.file("answer.txt", `rondo/issue-${issue}`)).toBe("1\n");
    expect((await repo.labels(issue)).filter((label) => label.startsWith("rondo:"))).toEqual([]);
  });

  it.each(stops)("that waits for an answer, by %s", async (_, stop, gate) => {
    const repo = await openRepository({ agent: [{ says: "<promise>BLOCKED</promise>\nReason: which?" }] });
    const issue = await repo.runLoop();
    await stop(repo, issue);
    await repo.idle();
    expect((await repo.state(issue)).loop.status, repo.log()).toBe("stopped");
    expect((await repo.gate(await repo.head(issue)))?.description?.replaceAll("\u200b", "")).toMatch(gate);
  });

  it("RONDO_DISABLED holds a loop back, and it can be resumed when it is gone", async () => {
    const repo = await openRepository({ settings: answerRule, agent: three });
    const issue = await repo.openIssue();
    await repo.label(issue);
    await repo.agentStarted(1);
    repo.forge.setUp.setVariable("octo/app", "RONDO_DISABLED", "true");
    repo.allow("one");
    repo.allow("two");
    await repo.idle();
    expect((await repo.state(issue)).loop).toMatchObject({ status: "paused", iteration: 1 });
    repo.forge.setUp.setVariable("octo/app", "RONDO_DISABLED", "false");
    await repo.comment(issue, "/rondo resume");
    await repo.idle();
    expect((await repo.state(issue)).loop).toMatchObject({ status: "completed", iteration: 3 });
  });

  it("with RONDO_DISABLED, a label starts nothing", async () => {
    const repo = await openRepository({ agent: three });
    repo.forge.setUp.setVariable("octo/app", "RONDO_DISABLED", "1");
    const issue = await repo.runLoop();
    expect(repo.agentStarts()).toEqual([]);
    expect(await repo.pull(issue)).toBeUndefined();
  });
});

it("a paused loop holds after its iteration, and resumes where it was", async () => {
  const repo = await openRepository({ settings: answerRule, agent: three });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(1);
  await repo.comment(issue, "/rondo pause");
  repo.allow("one");
  repo.allow("two");
  await repo.idle();
  expect((await repo.state(issue)).loop).toMatchObject({ status: "paused", iteration: 1 });
  expect((await repo.gate(await repo.head(issue)))?.state).toBe("pending");
  expect(await repo.labels(issue)).toEqual(["rondo", "rondo: paused"]);
  await repo.comment(issue, "/rondo resume");
  await repo.idle();
  expect((await repo.state(issue)).loop).toMatchObject({ status: "completed", iteration: 3 });
  expect(repo.agentStarts()).toEqual([1, 2, 3]);
});

it("a rollback brings back the files of an iteration in a new commit, and the loop goes on from there", async () => {
  const repo = await openRepository({
    settings: `${answerRule}max-iterations: 3\n`,
    agent: [
      { files: { "a.txt": "1\n" } },
      { files: { "a.txt": "2\n", "b.txt": "2\n" } },
      { files: { "a.txt": "3\n", "c.txt": "3\n" } },
      { files: { "answer.txt": "42\n" }, says: complete },
    ],
  });
  const issue = await repo.runLoop();
  const before = await repo.head(issue);
  await repo.comment(issue, "/rondo set max-iterations=9");
  await repo.comment(issue, "/rondo rollback 2");
  await repo.idle();
  expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed", iteration: 4 });
  const branch = `rondo/issue-${issue}`;
  expect(await repo.file("a.txt", branch)).toBe("2\n");
  expect(await repo.file("b.txt", branch)).toBe("2\n");
  expect(await repo.file("c.txt", branch)).toBeNull();
  const subjects = (await repo.commits(issue)).map(({ message }) => message.split("\n")[0]);
  expect(subjects.slice(0, 2)).toEqual(["did it", "Go back to iteration 2"]);
  expect((await repo.commits(issue)).map(({ sha }) => sha)).toContain(before);
});

it("commands: unknown ones, those of strangers, help and status", async () => {
  const repo = await openRepository({ agent: [{ says: "<promise>BLOCKED</promise>\nReason: which?" }] });
  const issue = await repo.runLoop();
  await repo.comment(issue, "/rondo stpo");
  await repo.comment(issue, "/rondo stop", "rita");
  await repo.comment(issue, "please /rondo stop");
  await repo.comment(issue, "/rondo status");
  await repo.comment(issue, "/rondo help");
  await repo.idle();
  const replies = (await repo.comments(issue)).filter(({ by }) => by === "github-actions[bot]").map(({ body }) => body);
  expect(replies).toHaveLength(3);
  expect(replies.some((body) => body.includes('"stpo" is no command; did you mean `/rondo stop`?'))).toBe(true);
  expect(replies.some((body) => body.startsWith("### ✋ Blocked"))).toBe(true);
  expect(replies.some((body) => body.startsWith("**Commands**"))).toBe(true);
  expect((await repo.state(issue)).loop.status).toBe("blocked");
});

it("a loop whose starter lost write access pauses; who resumes it answers for it from then on", async () => {
  const repo = await openRepository({ settings: answerRule, agent: three, roles: { wendy: "write", max: "maintain" } });
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.agentStarted(1);
  repo.forge.setUp.setRole("octo/app", "wendy", "read");
  repo.allow("one");
  repo.allow("two");
  await repo.idle();
  const { loop } = await repo.state(issue);
  expect(loop, repo.log()).toMatchObject({ status: "paused", iteration: 1 });
  expect(loop.reason).toContain("wendy, who started the loop, has no write access any more");
  await repo.comment(issue, "/rondo resume", "max");
  await repo.idle();
  expect(await repo.state(issue)).toMatchObject({ startedBy: "max", loop: { status: "completed", iteration: 3 } });
});

it("another label does not resume a loop that waits", async () => {
  const repo = await openRepository({ agent: [{ says: "<promise>BLOCKED</promise>\nReason: which?" }] });
  const issue = await repo.runLoop();
  for (const label of ["rondo-fan", "rondo: done", "rondo: unknown"]) await repo.label(issue, label);
  await repo.idle();
  expect((await repo.state(issue)).loop.status).toBe("blocked");
  expect(repo.agentStarts()).toEqual([1]);
});
