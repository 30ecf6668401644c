import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Finding } from "../../src/commands/doctor/finding.ts";
import { doctor } from "../../src/commands/doctor.ts";
import { init } from "../../src/commands/init.ts";
import { openRepository, type Repository } from "../scenarios/repository.ts";

const path = process.env.PATH ?? "";
const shell = { read: async () => "", colours: false };
const workflow = ".github/workflows/rondo.yml";
const settings = ".github/rondo.yml";
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function healthy(...args: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "rondo-doctor-"));
  folders.push(folder);
  put(folder, "package.json", '{ "scripts": { "test": "node --test" } }');
  await init({ packageFolder: process.cwd(), path, ask: null }).run(["--yes", "--dir", folder, ...args], shell);
  return folder;
}

function put(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function change(folder: string, file: string, part: string | RegExp, instead: string): void {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toMatch(part);
  put(
    folder,
    file,
    text.replace(part, () => instead),
  );
}

interface Diagnosis {
  readonly exitCode: number;
  readonly ok: boolean;
  readonly live: boolean;
  readonly checks: readonly Finding[];
}

async function diagnose(args: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<Diagnosis> {
  const command = doctor({ path, variable: (name) => variables[name] });
  const { exitCode, stdout } = await command.run(["--json", ...args], shell);
  return { exitCode, ...JSON.parse(stdout) };
}

const bad = ({ checks }: Diagnosis) => checks.filter(({ state }) => state === "problem" || state === "warning");

describe("the files", () => {
  it.each([
    [["--template", "hardened"]],
    [["--template", "simple", "--agent", "codex"]],
    [["--action", "./"]],
    [["--action", "./", "--template", "simple"]],
  ])("that init %j writes are fine", async (args) => {
    const diagnosis = await diagnose(["--dir", await healthy(...args)]);
    expect(bad(diagnosis)).toEqual([]);
    expect(diagnosis).toMatchObject({ exitCode: 0, ok: true, live: false });
  });

  const cases: readonly (readonly [string, string, string | RegExp, string, string, Finding["state"]])[] = [
    ["a phase is missing", workflow, /phase: land/, "phase: nothing", "phases", "problem"],
    ["no label is heard", workflow, "types: [labeled, unlabeled, closed]", "types: [opened]", "triggers", "problem"],
    ["comments are not heard", workflow, "  issue_comment:\n    types: [created]\n", "", "triggers", "warning"],
    ["the schedule is gone", workflow, / {2}schedule:\n.*\n/, "", "triggers", "warning"],
    ["closed pulls are not heard", workflow, "    types: [closed]\n", "", "triggers", "warning"],
    ["a run can't name its key", workflow, / {6}key:\n(?: {8}.*\n)+/, "", "triggers", "problem"],
    ["land may not dispatch", workflow, "      actions: write # the next run\n", "", "permissions", "problem"],
    ["the agent may write", workflow, "contents: read # to check out", "contents: write", "permissions", "problem"],
    [
      "the agent's job says nothing",
      workflow,
      / {4}permissions:\n {6}contents: read.*\n/,
      "",
      "permissions",
      "problem",
    ],
    ["every job gets more", workflow, "permissions: {}", "permissions: write-all", "permissions", "warning"],
    ["the agent gets a token", workflow, '          token: ""\n', "", "tokens", "problem"],
    ["land is not told the steps", workflow, / {10}steps: .*\n/, "", "inputs", "problem"],
    ["an input is misspelt", workflow, "agent-result:", "agent_result:", "inputs", "problem"],
    ["no record is uploaded", workflow, "}}/rondo-record", "}}/elsewhere", "records", "warning"],
    ["versions differ", workflow, "rondo-loop/rondo@v1", "rondo-loop/rondo@v2", "versions", "problem"],
    ["an action moves", workflow, /actions\/checkout@\w+/, "actions/checkout@v7", "pins", "warning"],
    [
      "runs cancel each other",
      workflow,
      "cancel-in-progress: false",
      "cancel-in-progress: true",
      "concurrency",
      "problem",
    ],
    ["all loops share a group", workflow, /group: >-\n(?: {4}.*\n)+/, "group: rondo\n", "concurrency", "problem"],
    ["one run alone can wait", workflow, "  queue: max\n", "", "concurrency", "warning"],
    ["the YAML is broken", workflow, "jobs:", "jobs: [", "workflow", "problem"],
    ["the job ends first", workflow, "timeout-minutes: 120", "timeout-minutes: 30", "timeouts", "problem"],
    ["the key is another's", settings, "agent: claude", "agent: codex", "key", "problem"],
    ["a fallback has no key", settings, "agent: claude", "fallback: [gemini]\nagent: claude", "key", "problem"],
    ["a setting is misspelt", settings, "max-iterations", "max-iteration", "settings", "problem"],
    ["the script is not there", settings, "npm test", "npm run check", "rules", "problem"],
    ["the target is not there", settings, "npm test", "make test", "rules", "problem"],
    ["there is no rule", settings, /rules:\n.*tests.*\n/, "", "rules", "warning"],
    ["the label is another", settings, "agent: claude", "label: robot\nagent: claude", "label", "problem"],
    ["CI is not there", settings, "agent: claude", "ci-workflows: [ci.yml]\nagent: claude", "ci-workflows", "problem"],
    [
      "the form sets the label",
      ".github/ISSUE_TEMPLATE/rondo.yml",
      "body:",
      "labels: [bug, rondo]\nbody:",
      "issue form",
      "warning",
    ],
  ];

  it.each(cases)("%s", async (_, file, part, instead, check, state) => {
    const folder = await healthy();
    change(folder, file, part, instead);
    const diagnosis = await diagnose(["--dir", folder]);
    const found = bad(diagnosis).filter((each) => each.check === check);
    expect(found.map((each) => each.state)).toContain(state);
    for (const each of found) expect(each.fix).toMatch(/\w/);
    expect(diagnosis.exitCode).toBe(bad(diagnosis).some((each) => each.state === "problem") ? 1 : 0);
  });

  it("an action that runs from the loop's branch is a problem", async () => {
    const folder = await healthy("--action", "./");
    change(folder, workflow, /uses: \.\/\.git\/rondo-action/, "uses: ./");
    expect(bad(await diagnose(["--dir", folder]))).toMatchObject([{ check: "action", state: "problem" }]);
  });

  it("a second workflow would start two loops", async () => {
    const folder = await healthy();
    put(folder, ".github/workflows/again.yml", readFileSync(join(folder, workflow), "utf8"));
    expect(bad(await diagnose(["--dir", folder]))).toMatchObject([{ check: "workflow", state: "problem" }]);
  });

  it("that are not there at all are named, with the command that writes them", async () => {
    const folder = mkdtempSync(join(tmpdir(), "rondo-doctor-"));
    folders.push(folder);
    const { exitCode, checks } = await diagnose(["--dir", folder]);
    expect(exitCode).toBe(1);
    expect(checks[0]).toMatchObject({ check: "workflow", fix: expect.stringContaining("rondo init") });
  });

  it("count only on the default branch, as far as the last fetch tells", async () => {
    const folder = await healthy();
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: folder });
    git("init", "-q", "-b", "main");
    git("add", "package.json");
    git("commit", "-qm", "one");
    git("update-ref", "refs/remotes/origin/main", "HEAD");
    git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main");
    expect(bad(await diagnose(["--dir", folder]))).toMatchObject([{ check: "default branch", state: "warning" }]);
    git("add", ".github");
    git("commit", "-qm", "two");
    git("update-ref", "refs/remotes/origin/main", "HEAD");
    expect(bad(await diagnose(["--dir", folder]))).toEqual([]);
  });
});

describe("with a token", () => {
  async function live(repo: Repository, args: readonly string[] = [], login = "octo") {
    const wanted = ["--repo", "octo/app", "--token-env", "T", "--api", `${repo.forge.url}/api/v3`];
    return diagnose([...wanted, ...args], { T: repo.forge.setUp.createToken(login) });
  }

  async function wellSetUp(): Promise<Repository> {
    const repo = await openRepository();
    repo.forge.setUp.setSecret("octo/app", "ANTHROPIC_API_KEY", "sk");
    repo.forge.setUp.protectBranch("octo/app", "main", { contexts: ["rondo"], approvals: 1 });
    await repo.as("octo").issues.createLabel({ ...repo.at, name: "rondo" });
    return repo;
  }

  it("a repository that is set up well has no problem, and one thing to consider", async () => {
    const repo = await wellSetUp();
    const diagnosis = await live(repo, ["--dir", await healthy()]);
    expect(diagnosis).toMatchObject({ exitCode: 0, live: true });
    expect(bad(diagnosis)).toMatchObject([{ check: "protection", message: expect.stringContaining("approval stays") }]);
    const seen = ["access", "default branch", "label", "pull requests", "secret", "switch"];
    for (const check of seen) expect(diagnosis.checks).toContainEqual(expect.objectContaining({ check, state: "ok" }));
  });

  it("everything that is missing is named with its place", async () => {
    const repo = await openRepository({ allowPulls: false });
    repo.forge.setUp.setVariable("octo/app", "RONDO_DISABLED", "true");
    const workflows = await repo.as("octo").actions.listRepoWorkflows(repo.at);
    await repo.as("octo").actions.disableWorkflow({ ...repo.at, workflow_id: workflows.data.workflows[0]?.id ?? 0 });
    const diagnosis = await live(repo, ["--dir", await healthy()]);
    expect(diagnosis.exitCode).toBe(1);
    expect(bad(diagnosis).map(({ check, state }) => [check, state])).toEqual([
      ["default branch", "problem"],
      ["label", "warning"],
      ["pull requests", "problem"],
      ["secret", "problem"],
      ["switch", "warning"],
      ["protection", "warning"],
    ]);
    for (const { fix } of bad(diagnosis)) expect(fix).toContain("/octo/app/");
  });

  it("a key that only another agent would need is no problem where it is missing", async () => {
    const repo = await openRepository();
    const folder = await healthy();
    writeFileSync(join(folder, ".github/rondo.yml"), 'agent: { command: "./mine" }\nrules: { tests: npm test }\n');
    const secret = bad(await live(repo, ["--dir", folder])).filter(({ check }) => check === "secret");
    expect(secret).toMatchObject([{ state: "warning", fix: expect.stringContaining("take ANTHROPIC_API_KEY out") }]);
  });

  it("what a token can't see is unknown, not a problem", async () => {
    const repo = await wellSetUp();
    const { checks, exitCode } = await live(repo, ["--dir", await healthy()], "wendy");
    expect(exitCode).toBe(0);
    const unknown = checks.filter(({ state }) => state === "unknown").map(({ check }) => check);
    expect(unknown).toEqual(["pull requests", "protection"]);
  });

  it("protection without rondo, and without a review, is warned of", async () => {
    const repo = await wellSetUp();
    repo.forge.setUp.protectBranch("octo/app", "main", { contexts: ["build"] });
    const found = bad(await live(repo, ["--dir", await healthy()]));
    expect(found.map(({ message }) => message).join()).toMatch(/does not require the status rondo.*requires no review/);
  });

  it("the simple template on a public repository is a problem", async () => {
    const repo = await openRepository({ private: false });
    const found = bad(await live(repo, ["--dir", await healthy("--template", "simple")]));
    expect(found).toContainEqual(expect.objectContaining({ check: "template", state: "problem" }));
  });

  it("a repository that is not there is a problem, not a crash", async () => {
    const repo = await openRepository();
    const found = bad(await live(repo, ["--repo", "octo/nowhere", "--dir", await healthy()]));
    expect(found).toMatchObject([{ check: "repository", state: "problem" }]);
  });
});

describe("a token", () => {
  async function withOrigin(url: string): Promise<string> {
    const folder = await healthy();
    execFileSync("git", ["init", "-q"], { cwd: folder });
    execFileSync("git", ["remote", "add", "origin", url], { cwd: folder });
    return folder;
  }

  it("from the environment goes to no host that it is not known to be for", async () => {
    const folder = await withOrigin("https://evil.example/octo/app.git");
    expect(await diagnose(["--dir", folder], { GITHUB_TOKEN: "t" })).toMatchObject({ live: false });
  });

  it("that is asked for and not there is wrong usage", async () => {
    const folder = await withOrigin("https://github.com/octo/app.git");
    await expect(diagnose(["--dir", folder, "--token-env", "T"])).rejects.toThrow("the variable T holds no token");
    await expect(diagnose(["--dir", folder, "--repo", "nonsense"], { GH_TOKEN: "t" })).rejects.toThrow("OWNER/NAME");
  });
});

it("for people, each problem has its fix below it", async () => {
  const folder = await healthy();
  change(folder, settings, "npm test", "npm run check");
  const { stdout } = await doctor({ path, variable: () => undefined }).run(["--dir", folder], shell);
  expect(stdout).toMatch(
    /✗ rules +the rule tests runs `npm run check`, but package.json has no script `check`\n +→ correct/,
  );
  expect(stdout).toContain("1 problem.");
});
