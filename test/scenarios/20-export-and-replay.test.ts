import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import type { MoveRecord } from "../../src/records/record.ts";
import { answerRule, complete, openRepository, type Repository } from "./repository.ts";

const execute = promisify(execFile);

/** The real command line, with the token of somebody who may only read. */
async function rondo(repo: Repository, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { PATH: process.env.PATH, HOME: repo.folder, READER: repo.forge.setUp.createToken("rita") };
  const cli = join(process.cwd(), "dist/cli.js");
  return execute(process.execPath, [cli, ...args], { cwd: repo.folder, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

const remote = (repo: Repository) => [
  ...["--repo", "octo/app", "--api", `${repo.forge.url}/api/v3`],
  ...["--token-env", "READER", "--dir", repo.folder],
];

function linesOf<T>(file: string): readonly T[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);
}

const secret = `ghp_${"a1B2c3".repeat(6)}`;

describe.each(["hardened", "simple"] as const)("on the %s template", (template) => {
  it("a loop with a question in it is exported by a reader, and replayed to the same decisions", async () => {
    const repo = await openRepository({
      template,
      settings: `${answerRule}hooks:\n  - validation\n`,
      agent: [
        { files: { "answer.txt": "1\n" }, says: `The key is ${secret}.\n\n<promise>COMPLETE</promise>`, cost: 0.25 },
        { says: "<promise>BLOCKED</promise>\nReason: which answer?" },
        { files: { "answer.txt": "42\n" }, says: complete, cost: 0.5 },
      ],
    });
    const issue = await repo.runLoop();
    await repo.comment(issue, "/rondo resume Take 42");
    await repo.idle();
    expect((await repo.state(issue)).loop, repo.log()).toMatchObject({ status: "completed", iteration: 3 });

    const out = join(repo.folder, "exported");
    const exported = await rondo(repo, "export", "1", "--out", out, "--json", ...remote(repo));
    expect(exported, repo.log()).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(exported.stdout)).toMatchObject({ out, missing: [], lost: [] });
    expect(readdirSync(out).sort()).toEqual(["events.jsonl", "iterations.jsonl", "state.json", "summary.md"]);

    const records = linesOf<MoveRecord>(join(out, "iterations.jsonl"));
    expect(records.map(({ iteration, event, decided }) => [iteration, event.type, decided.signal])).toEqual([
      [1, "finished", "CONTINUE"],
      [2, "finished", "BLOCKED"],
      [2, "checked", "CONTINUE"],
      [3, "finished", "COMPLETE"],
    ]);
    expect(records[0]?.checkpoint).toMatchObject({
      id: expect.stringMatching(/^IT-1-\d+-1$/),
      sequence: 1,
      executionPhase: "iteration",
      executionStep: 1,
      expiresAt: null,
    });
    const commits = (await repo.commits(issue)).map(({ sha }) => sha);
    for (const { checkpoint } of records) expect(commits).toContain(checkpoint.commit);
    for (const file of readdirSync(out)) expect(readFileSync(join(out, file), "utf8")).not.toContain(secret);

    const replayed = await rondo(repo, "replay", out, "--json");
    expect(replayed, replayed.stderr).toMatchObject({ code: 0 });
    expect(JSON.parse(replayed.stdout)).toMatchObject({ same: true, status: "completed", iteration: 3 });
    expect((await rondo(repo, "replay", out)).stdout).toContain("Every one of 4 decisions came out as recorded.");
  });
});

it("the record names every rule, hook, guard and checkpoint, and stats and report read it", async () => {
  const repo = await openRepository({
    settings: `${answerRule}guards: { same-error: 2 }\nhooks:\n  - { use: validation, id: green }\n  - { use: promise, enabled: false }\n`,
    agent: [{ files: { "answer.txt": "1\n" } }, { files: { "answer.txt": "2\n" } }],
  });
  const issue = await repo.runLoop();
  expect((await repo.state(issue)).loop.status, repo.log()).toBe("escalated");
  const out = join(repo.folder, "exported");
  expect(await rondo(repo, "export", "1", "--out", out, ...remote(repo))).toMatchObject({ code: 0 });

  type Event = { readonly event: string; readonly iteration: number; readonly [key: string]: unknown };
  const events = linesOf<Event>(join(out, "events.jsonl"));
  expect(events.map(({ event, iteration }) => `${iteration} ${event}`)).toEqual([
    ...["1 start", "1 agent", "1 changed", "1 validation", "1 hook", "1 hook", "1 checkpoint", "1 next"],
    ...["2 agent", "2 changed", "2 validation", "2 guard", "2 checkpoint", "2 escalated"],
  ]);
  expect(events.filter(({ event }) => event === "hook")).toMatchObject([
    { hook: "green", action: "continue" },
    { hook: "promise", action: "disabled" },
  ]);
  expect(events.find(({ event }) => event === "guard")).toMatchObject({ guard: "same-error" });
  expect(repo.log()).toMatch(/hook green: continue: Validation failed/);
  expect(repo.log()).toMatch(/hook promise: disabled/);
  expect(readFileSync(join(out, "summary.md"), "utf8")).toContain("Needs a person");

  const stats = await rondo(repo, "stats", "--from", out, "--json");
  expect(JSON.parse(stats.stdout)).toMatchObject({
    repository: "octo/app",
    totals: {
      loops: 1,
      iterations: 2,
      guards: { "same-error": 1 },
      evaluations: { green: { continue: 1 }, promise: { disabled: 1 } },
    },
  });
  expect((await rondo(repo, "stats", "--from", out)).stdout).toContain("hooks, each time: green continue 1×");
  const page = await rondo(repo, "report", "--from", out, "--out", "-");
  expect(page.stdout).toContain("same-error");
});

it("an issue without a record is named, and what to do", async () => {
  const repo = await openRepository({});
  await repo.openIssue();
  const told = await rondo(repo, "export", "1", ...remote(repo));
  expect(told).toMatchObject({ code: 1, stdout: "" });
  expect(told.stderr).toContain("Issue 1 of octo/app has no record: no iteration has landed yet");
});
