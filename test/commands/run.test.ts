/** `rondo run` on somebody's repository: the built package, a real git, and an agent that follows a plan. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { complete, type Move, OwnRepositoryGiven } from "./own-repository.ts";
import { Package, pressCtrlC, type Started } from "./package.ts";

let built: Package;
beforeAll(async () => {
  built = await Package.build();
}, 60_000);
afterAll(() => built.remove());

const answerRule = "rules:\n  answer: grep -qx 42 answer.txt\n";
const wrong: Move = { files: { "answer.txt": "41\n" }, says: "Begin with 41.", cost: 0.25 };
const right: Move = { files: { "answer.txt": "42\n" }, says: complete, cost: 0.5 };

let repositories = 0;
function given(settings: string | null = answerRule, files: Readonly<Record<string, string>> = {}): OwnRepositoryGiven {
  return new OwnRepositoryGiven(join(built.home, `repository-${repositories++}`), settings, files);
}

function run(own: OwnRepositoryGiven, args: readonly string[], environment: Record<string, string> = {}): Started {
  return built.start(["run", ...args], { cwd: own.folder, environment });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(50);
}

describe("rondo run", () => {
  it("brings the branch back and touches nothing else", async () => {
    const own = given();
    own.plan(wrong, right);
    const before = own.standing();
    const { ended, temporary } = run(own, ["Say the answer!", "--json"]);
    const { code, stdout, stderr } = await ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const sha = expect.stringMatching(/^[0-9a-f]{40}$/);
    expect(JSON.parse(stdout)).toEqual({
      status: "completed",
      reason: "The promise is kept: every required rule passes",
      task: "Say the answer!",
      branch: "rondo/say-the-answer",
      base: "trunk",
      iterations: [
        { iteration: 1, signal: "CONTINUE", score: 0, cost: 0.25, sha },
        { iteration: 2, signal: "COMPLETE", score: 100, cost: 0.5, sha },
      ],
      cost: 0.75,
      unpricedRuns: 0,
      files: ["answer.txt"],
      seconds: expect.any(Number),
      resumable: false,
      records: join(own.folder, ".git/rondo-records/say-the-answer"),
    });
    expect(own.standing()).toBe(before);
    expect(own.git("show", "rondo/say-the-answer:answer.txt")).toBe("42");
    expect(own.git("diff", "--name-only", "trunk...rondo/say-the-answer")).toBe("answer.txt");
    expect(own.git("merge-base", "trunk", "rondo/say-the-answer")).toBe(own.git("rev-parse", "trunk"));
    expect(readdirSync(join(own.folder, ".git/rondo"))).toEqual([]);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it("Ctrl-C ends the agent and pauses; --resume goes on, with a note for the agent", async () => {
    const own = given();
    own.plan(wrong, { ...wrong, hangs: true });
    const started = run(own, ["Say the answer"]);
    await until(() => own.left("hangs") !== null);
    expect(own.agentRuns()).toBe(true);
    pressCtrlC(started);
    const paused = await started.ended;
    expect({ code: paused.code, stderr: paused.stderr }).toEqual({ code: 2, stderr: "" });
    expect(paused.stdout).toContain("Not complete yet, paused: you pressed Ctrl-C");
    expect(paused.stdout).toMatch(/go on +rondo run --resume/);
    expect(own.agentRuns()).toBe(false);
    expect(own.git("show", "rondo/say-the-answer:answer.txt")).toBe("41");
    expect(readdirSync(started.temporary)).toEqual([]);

    own.plan(wrong, right);
    const resumed = await run(own, ["--resume", "It is 42.", "--json"]).ended;
    expect({ code: resumed.code, stderr: resumed.stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(resumed.stdout)).toMatchObject({ status: "completed", branch: "rondo/say-the-answer" });
    expect(own.left("brief-2.txt")).toContain("It is 42.");
    expect(own.git("show", "rondo/say-the-answer:answer.txt")).toBe("42");
    expect(own.branches()).toEqual(["rondo/say-the-answer"]);
  });

  it("at a limit it ends with 2, and the option that it names makes it go on", async () => {
    const own = given();
    own.plan(wrong, right);
    const { code, stdout } = await run(own, ["Say the answer", "--max-iterations", "1"]).ended;
    expect(code).toBe(2);
    const [, option] = /`rondo run --resume (--max-iterations \d+)`/.exec(stdout.replace(/\s+/g, " ")) ?? [];
    expect(option).toBe("--max-iterations 6");
    const resumed = await run(own, ["--resume", ...(option ?? "").split(" "), "--json"]).ended;
    expect(resumed.code).toBe(0);
    expect(JSON.parse(resumed.stdout).iterations).toHaveLength(2);
    const { records } = JSON.parse(resumed.stdout);
    const replayed = await built.start(["replay", records, "--json"], { cwd: own.folder }).ended;
    expect(JSON.parse(replayed.stdout)).toMatchObject({
      iterations: [{ signal: "ESCALATE" }, { signal: "COMPLETE" }],
      same: true,
    });
  });

  it("never forces: a branch that a person went on with stays, and the work comes under the next name", async () => {
    const own = given();
    own.plan(wrong, right);
    await run(own, ["Say the answer", "--max-iterations", "1", "--json"]).ended;
    own.git("switch", "--quiet", "rondo/say-the-answer");
    own.git("commit", "--quiet", "--allow-empty", "-m", "Mine");
    own.git("switch", "--quiet", "trunk");
    const mine = own.git("rev-parse", "rondo/say-the-answer");
    const { stdout } = await run(own, ["--resume", "--max-iterations", "5", "--json"]).ended;
    expect(JSON.parse(stdout)).toMatchObject({ status: "completed", branch: "rondo/say-the-answer-2" });
    expect(own.git("rev-parse", "rondo/say-the-answer")).toBe(mine);
  });

  it("the agent sees the variables that the settings name, and no others; a price that nobody told is unknown", async () => {
    const own = given(`env: [MY_MODEL_KEY]\n${answerRule}`);
    own.plan({ files: { "answer.txt": "42\n" }, says: complete });
    const environment = { MY_MODEL_KEY: "model-key-1234", MY_BANK: "bank-5678" };
    const { code, stdout } = await run(own, ["Say the answer", "--template", "simple"], environment).ended;
    expect(code).toBe(0);
    const seen = JSON.parse(own.left("variables.json") ?? "{}");
    expect(seen).toMatchObject({ MY_MODEL_KEY: "model-key-1234" });
    expect(JSON.stringify(seen)).not.toContain("bank-5678");
    expect(stdout).toContain("an unknown amount");
    expect(stdout).not.toContain("$0.00");
    expect(stdout).not.toContain("\u001b");
  });

  it("a tree with changes is refused, because the agent would not see them; --allow-dirty leaves them out", async () => {
    const own = given(answerRule, { "note.txt": "old\n" });
    own.plan(right);
    own.write({ "note.txt": "new\n" });
    const refused = await run(own, ["Say the answer"]).ended;
    expect({ code: refused.code, stdout: refused.stdout }).toEqual({ code: 1, stdout: "" });
    expect(refused.stderr).toContain("not committed: note.txt. The loop begins from the last commit");
    expect(refused.stderr).toContain("--allow-dirty");
    expect((await run(own, ["Say the answer", "--allow-dirty", "--json"]).ended).code).toBe(0);
    expect(own.git("show", "rondo/say-the-answer:note.txt")).toBe("old");
    expect(readFileSync(join(own.folder, "note.txt"), "utf8")).toBe("new\n");
  });

  it("a question of the agent ends it with 2, and says how to answer", async () => {
    const own = given();
    own.plan({ says: "Which one?\n\n<promise>BLOCKED</promise>\nBlocking issue: Which of the two answers?" });
    const { code, stdout } = await run(own, ["Say the answer"]).ended;
    expect(code).toBe(2);
    expect(stdout).toContain("Which of the two answers?");
    expect(stdout).toMatch(/go on +rondo run --resume "YOUR ANSWER"/);
    expect(own.branches()).toEqual([]);
  });

  it("other workflows of the repository do not run", async () => {
    const marker = join(built.home, "ran");
    const workflow = `on: [issues, push]\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: touch ${marker}\n`;
    const own = given(answerRule, { ".github/workflows/other.yml": workflow });
    own.plan(right);
    expect((await run(own, ["Say the answer", "--json"]).ended).code).toBe(0);
    expect(existsSync(marker)).toBe(false);
  });
});

describe("rondo run with a loop file", () => {
  const loopFile = (most: number) =>
    `---\nmax_iterations: ${most}\ncompletion_promise: "The answer is said"\nactive: true\n---\n\nSay the answer!\n`;

  it("takes it by itself where there is no task, committed or not, and heeds its maximum while it runs", async () => {
    const own = given();
    own.plan(wrong, { ...wrong, waits: true }, { ...right, says: "The answer is said" });
    own.write({ ".rondo/loop.md": loopFile(2) });
    const { ended } = run(own, ["--json"]);
    await until(() => own.left("waits") !== null);
    own.write({ ".rondo/loop.md": loopFile(5) });
    // Until the file's watcher has seen it, and the loop was told.
    await sleep(3_000);
    own.go();
    const { code, stdout, stderr } = await ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({ status: "completed", task: "Say the answer!" });
    expect(own.left("brief-2.txt")).toContain("This is iteration 2 of at most 2.");
    expect(own.left("brief-3.txt")).toContain("This is iteration 3 of at most 5.");
    expect(own.left("brief-1.txt")).not.toContain("max_iterations");
  });

  it("says which one, what is vague in it, and what it sets; limits typed beside it count", async () => {
    const own = given(answerRule, { "later/loop.md": loopFile(7).replace("The answer is said", "done") });
    own.plan(right);
    const { code, stdout } = await run(own, ["--file", "later/loop.md", "--budget", "2"]).ended;
    expect(code).toBe(0);
    expect(stdout).toMatch(/loop file +\S+later\/loop\.md/);
    expect(stdout).toContain('"done", which is vague');
    expect(stdout).toMatch(/limits +7 iterations, \$2\.00/);
  });
});

describe("rondo run refuses, with 1,", () => {
  it.each([
    ["no task", [], "needs a task"],
    ["a task and a file", ["x", "--file", "loop.md"], "takes a TASK or a --file"],
    ["a file that is not there", ["--file", "none.md"], "none.md: it can't be read"],
    ["two tasks", ["Say", "it"], "takes one TASK, but got 2"],
    ["an unknown agent", ["x", "--agent", "hal"], '--agent is "hal"; it must be one of claude'],
    ["a limit that is none", ["x", "--max-iterations", "many"], "--max-iterations many:"],
    ["an agent for --resume", ["--resume", "--agent", "claude"], "--resume goes on with the agent"],
    ["a folder without a repository", ["x", "--repo", "/"], "/: no git repository to work on"],
    ["--resume where nothing waits", ["--resume"], "no loop to go on with"],
    ["an agent without its key", ["x", "--agent", "claude"], "set ANTHROPIC_API_KEY"],
  ])("%s", async (_, args, why) => {
    const { code, stdout, stderr } = await run(given(), args).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(why);
  });

  it("settings that can't be read, at their line", async () => {
    const { code, stderr } = await run(given("max-iterations: lots\n"), ["x"]).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^\.github\/rondo\.yml:2:/);
  });

  it("a loop that another process works on", async () => {
    const own = given();
    own.plan({ ...wrong, hangs: true });
    const first = run(own, ["Say the answer"]);
    await until(() => own.left("hangs") !== null);
    const { code, stderr } = await run(own, ["--resume"]).ended;
    pressCtrlC(first);
    await first.ended;
    expect(code).toBe(1);
    expect(stderr).toContain(`Process ${first.process.pid} works on this loop.`);
  });

  it("when the machinery fails, and shows the end of its log", async () => {
    const own = given();
    own.plan(right);
    const broken = join(built.home, "broken");
    cpSync(built.folder, broken, { recursive: true });
    writeFileSync(join(broken, "dist/index.js"), "console.log('the action is out of order'); process.exitCode = 1;\n");
    const { code, stderr } = await built.start(["run", "x"], { cwd: own.folder, packageFolder: broken }).ended;
    expect(code).toBe(1);
    expect(stderr).toContain("the action is out of order");
  });
});
