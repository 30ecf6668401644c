/** What `rondo status` and `rondo stats` read back from real loops, with a person's token. */
import { describe, expect, it } from "vitest";
import { stats } from "../../src/commands/stats.ts";
import { status } from "../../src/commands/status.ts";
import { type IterationStory, type LoopStory, totalsOf } from "../../src/render/loop-story.ts";
import { answerRule, complete, openRepository, type Repository } from "../scenarios/repository.ts";

const shell = { read: async () => "", colours: false };

function asked(repo: Repository, login = "rita") {
  const token = repo.forge.setUp.createToken(login);
  const where = ["--repo", "octo/app", "--token-env", "T", "--api", `${repo.forge.url}/api/v3`];
  const variable = (name: string) => (name === "T" ? token : undefined);
  return { where, world: { path: process.env.PATH ?? "", variable, now: () => 0 } };
}

async function statusOf(repo: Repository, issue: number, ...args: readonly string[]): Promise<string> {
  const { where, world } = asked(repo);
  return (await status(world).run([String(issue), ...where, ...args], shell)).stdout;
}

async function statsOf(repo: Repository, ...args: readonly string[]): Promise<string> {
  const { where, world } = asked(repo);
  return (await stats(world).run([...where, ...args], shell)).stdout;
}

describe("real loops", () => {
  it("are read back whole by somebody who may only read", async () => {
    const repo = await openRepository({
      settings: `${answerRule}max-iterations: 2\nbudget: 9\n`,
      agent: [
        { files: { "answer.txt": "41\n" }, says: "Nearly.", cost: 0.25 },
        { files: { "answer.txt": "42\n" }, says: complete, cost: 0.5 },
      ],
    });
    const issue = await repo.runLoop();
    const story = JSON.parse(await statusOf(repo, issue, "--json")) as LoopStory;
    expect(story).toMatchObject({
      issue,
      title: "Answer everything",
      status: "completed",
      guard: null,
      startedBy: "wendy",
      iteration: 2,
      maxIterations: 2,
      budget: 9,
      cost: 0.75,
      pull: 2,
      gate: { state: "success" },
      iterations: [
        { iteration: 1, signal: "CONTINUE", score: 0, changed: 1, cost: 0.25, summary: "Nearly." },
        { iteration: 2, signal: "COMPLETE", score: 100, changed: 1, cost: 0.5, rules: { passed: 1, total: 1 } },
      ],
    });
    const text = await statusOf(repo, issue);
    expect(text).toContain("#1 Answer everything  completed");
    expect(text).toContain("iteration 2 of 2 · $0.75 of $9.00");
    expect(text).toMatch(/2 {2}COMPLETE by promise +1\/1 +100 +1 +\$0\.50/);

    // The trigger label gone, the branch gone: the pull request still tells.
    await repo.unlabel(issue);
    await repo
      .as("octo")
      .git.deleteRef({ ...repo.at, ref: `heads/rondo/issue-${issue}` })
      .catch(() => undefined);
    expect(JSON.parse(await statsOf(repo, "--json")).loops).toMatchObject([{ issue, status: "completed" }]);
  });

  it("that a guard ended are counted with it; iterations that the state forgot come from their commits", async () => {
    const repo = await openRepository({
      settings: `rules:\n  answer: grep -qx 42 answer.txt\nmax-iterations: 12\nguards: { consecutive-failures: false, same-error: false }\n`,
      agent: [{ run: "date +%N >> log.txt", says: "More to do.", cost: 0.1 }],
    });
    const issue = await repo.runLoop();
    const { totals, loops } = JSON.parse(await statsOf(repo, "--json"));
    expect(totals).toMatchObject({
      loops: 1,
      byStatus: { escalated: 1 },
      successRate: 0,
      toCompletion: null,
      iterations: 12,
      cost: 1.2,
      guards: { "max-iterations": 1 },
    });
    const [{ iterations }] = loops as [LoopStory];
    expect(iterations.map(({ iteration }) => iteration)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(iterations[0]).toMatchObject({ ms: null, cost: 0.1, commit: expect.stringMatching(/^[0-9a-f]{12}$/) });
    expect(await statsOf(repo)).toMatch(/#1 +escalated +12\/12 +\$1\.20 +max-iterations +Answer everything/);
    expect(await statusOf(repo, issue)).toContain("max-iterations");
  });
});

describe("without a loop", () => {
  it("status says so, and stats says how to start one", async () => {
    const repo = await openRepository();
    const issue = await repo.openIssue();
    await expect(statusOf(repo, issue)).rejects.toThrow("Issue 1 of octo/app has no loop.");
    await expect(statusOf(repo, 99)).rejects.toThrow(
      /^There is no issue 99 in octo\/app, or the token may not see it\.$/,
    );
    expect(await statsOf(repo)).toContain("octo/app has no loops yet");
    expect(JSON.parse(await statsOf(repo, "--json"))).toMatchObject({ totals: { loops: 0, successRate: null } });
  });
});

describe("a state comment that somebody else wrote", () => {
  it("is not believed", async () => {
    const repo = await openRepository({
      settings: answerRule,
      agent: [{ files: { "answer.txt": "42\n" }, says: complete }],
    });
    const issue = await repo.runLoop();
    const [own] = await repo.stateComments(issue);
    const other = await repo.openIssue({ title: "Another" });
    await repo.comment(other, own?.body ?? "", "rita");
    await expect(statusOf(repo, other)).rejects.toThrow("has no loop");
  });
});

describe("totals", () => {
  const loop = (given: Partial<LoopStory>): LoopStory => ({
    issue: 1,
    title: "",
    status: "completed",
    reason: "",
    guard: null,
    startedBy: "wendy",
    iteration: 1,
    maxIterations: 10,
    budget: null,
    cost: 0.1,
    unpricedRuns: 0,
    activeMs: 1000,
    pull: null,
    gate: null,
    iterations: [],
    ...given,
  });

  it("loops that still run, or wait for a person's go, decide no rate", () => {
    const all = [loop({}), loop({ status: "running" }), loop({ status: "paused" }), loop({ status: "blocked" })];
    expect(totalsOf(all)).toMatchObject({
      successRate: 0.5,
      byStatus: { completed: 1, running: 1, paused: 1, blocked: 1 },
    });
    expect(totalsOf([loop({ status: "running" })]).successRate).toBeNull();
  });

  it("only completed loops count for iterations to completion", () => {
    const all = [
      loop({ iteration: 2 }),
      loop({ iteration: 3 }),
      loop({ iteration: 10 }),
      loop({ iteration: 90, status: "stopped" }),
    ];
    expect(totalsOf(all).toCompletion).toEqual({ mean: 5, median: 3, most: 10 });
    expect(totalsOf([loop({ iteration: 1 }), loop({ iteration: 4 })]).toCompletion?.median).toBe(2.5);
  });

  it("the rate is told for each number of iterations that a loop came to", () => {
    const all = [
      loop({ iteration: 3 }),
      loop({ iteration: 3, status: "escalated" }),
      loop({ iteration: 1 }),
      loop({ iteration: 3, status: "running" }),
    ];
    expect(totalsOf(all).byIterations).toEqual([
      { iterations: 1, loops: 1, completed: 1, successRate: 1 },
      { iterations: 3, loops: 2, completed: 1, successRate: 0.5 },
    ]);
  });

  it("hooks are counted with what they decided, and nobody else is", () => {
    const row = (source: IterationStory["source"], signal: IterationStory["signal"]): IterationStory => ({
      ...{ iteration: 1, attempt: 1, at: null, score: null, rules: null, changed: null, cost: null, ms: null },
      ...{ summary: "", commit: null, run: null, source, signal },
    });
    const rows = [row("hook:mine", "CONTINUE"), row("policy", "CONTINUE"), row("hook:mine", "COMPLETE")];
    expect(totalsOf([loop({ iterations: rows }), loop({ iterations: [row("hook:mine", "CONTINUE")] })]).hooks).toEqual({
      mine: { CONTINUE: 2, COMPLETE: 1 },
    });
  });

  it("sums of cents stay cents", () => {
    expect(totalsOf([loop({ cost: 0.1 }), loop({ cost: 0.2 })])).toMatchObject({ cost: 0.3, costPerCompletion: 0.15 });
  });
});

it.each([[[]], [["x"]], [["0"]], [["1", "2"]]])("status %j is wrong usage", async (args) => {
  const world = { path: "", variable: () => undefined, now: () => 0 };
  await expect(status(world).run(args, shell)).rejects.toThrow("takes the number of one issue");
});
