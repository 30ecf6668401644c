import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { issueForm } from "../../src/commands/init/issue-form.ts";
import { init } from "../../src/commands/init.ts";
import { readRemote } from "../../src/commands/repository-address.ts";
import { parseSettings } from "../../src/config/parse.ts";
import { resolveSettings } from "../../src/config/resolve.ts";
import { readChecklist } from "../../src/loop/checklist.ts";
import { readiness } from "../../src/loop/readiness.ts";
import { agentNames } from "../../src/loop/settings.ts";
import { audit } from "../audit/audit.ts";
import { byActionlint, byLanguageService } from "../audit/lint.ts";

const workflowPath = ".github/workflows/rondo.yml";
const settingsPath = ".github/rondo.yml";
const formPath = ".github/ISSUE_TEMPLATE/rondo.yml";
const path = process.env.PATH ?? "";
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function project(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "rondo-init-"));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

function run(folder: string, args: readonly string[], answers: readonly string[] | null = null) {
  const asked: string[] = [];
  const left = [...(answers ?? [])];
  const ask = async (question: string): Promise<string> => {
    asked.push(question);
    const answer = left.shift();
    if (answer === undefined) throw new Error(`There is no answer to: ${question}`);
    return answer;
  };
  const command = init({ packageFolder: process.cwd(), path, ask: answers && ask });
  const shell = { read: async () => "", colours: false };
  return command.run(["--dir", folder, ...args], shell).then(({ stdout }) => ({ stdout, asked }));
}

async function told(folder: string, ...args: readonly string[]) {
  return JSON.parse((await run(folder, ["--json", ...args])).stdout);
}

const read = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");

function settingsIn(folder: string) {
  const parsed = parseSettings(read(folder, settingsPath), settingsPath);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(parsed.warnings).toEqual([]);
  return resolveSettings([parsed.layer]);
}

describe("the workflow that is written", () => {
  const cases = ["hardened", "simple"].flatMap((template) =>
    [null, "octo/rondo@v1", `octo/rondo@${"0".repeat(40)} # v1.2.3`, "./", "./tools/rondo/"].flatMap((action) =>
      (action === null ? agentNames : (["codex"] as const)).map((agent) => ({ template, action, agent })),
    ),
  );

  it.each(cases)("$template with --action $action and $agent passes the audit and both linters", async (wish) => {
    const folder = project();
    const { template, action, agent } = wish;
    await told(folder, "--template", template, "--agent", agent, ...(action === null ? [] : ["--action", action]));
    const text = read(folder, workflowPath);
    expect(audit(text)).toEqual([]);
    expect(await byLanguageService(text)).toEqual([]);
    expect((await byActionlint(text)).filter(({ message }) => !message.includes('key "queue"'))).toEqual([]);
  });

  it.each([
    ["claude", "ANTHROPIC_API_KEY"],
    ["codex", "OPENAI_API_KEY"],
    ["gemini", "GEMINI_API_KEY"],
    ["copilot", "COPILOT_GITHUB_TOKEN"],
    ["opencode", "ANTHROPIC_API_KEY"],
  ])("hands %s the secret %s and no other", async (agent, secret) => {
    const folder = project();
    expect(await told(folder, "--agent", agent)).toMatchObject({ agent, secret });
    expect(read(folder, workflowPath).match(/secrets\.\w+/g)).toEqual([`secrets.${secret}`]);
    expect(settingsIn(folder).agent).toMatchObject({ use: agent });
  });

  it.each(["hardened", "simple"])("%s runs an action of the repository from the default branch alone", async (name) => {
    const folder = project();
    await told(folder, "--template", name, "--action", "./");
    const steps = Object.values<{ steps: Step[] }>(parse(read(folder, workflowPath)).jobs).map((job) => job.steps);
    for (const job of steps) {
      // What the workspace, and the folder aside, were filled from last.
      const from = new Map<string, string>();
      for (const { uses, with: given = {} } of job) {
        if (uses.startsWith("actions/checkout")) from.set(given.path ?? ".", given.ref ?? "");
        if (uses === "./") expect(from.get(".")).toContain("default_branch");
        else if (uses.startsWith("./")) expect(from.get(uses.slice(2))).toContain("default_branch");
      }
    }
    const ours = steps.flat().filter(({ with: given }) => given?.phase !== undefined);
    expect(ours.map(({ uses }) => uses)).toEqual(["./", ...Array(3).fill("./.git/rondo-action")]);
  });
});

interface Step {
  readonly uses: string;
  readonly with?: { readonly path?: string; readonly ref?: string; readonly phase?: string };
}

describe("the issue form", () => {
  it("is one that GitHub takes, and sets no label", async () => {
    const folder = project();
    await told(folder);
    const form = parse(read(folder, formPath));
    expect(Object.keys(form)).toEqual(["name", "description", "body"]);
    const fields = form.body.filter(({ type }: { type: string }) => type === "textarea");
    expect(fields.map(({ id }: { id: string }) => id)).toEqual([
      "goal",
      "criteria",
      "subtasks",
      "verification",
      "scope",
      "blockers",
      "context",
    ]);
    for (const { attributes } of fields) expect(attributes.label).toMatch(/\w/);
  });

  interface Field {
    readonly type: string;
    readonly attributes: { readonly label: string; readonly placeholder: string };
    readonly validations?: { readonly required: boolean };
  }

  /** As GitHub makes an issue of it. */
  function filledIn(isAnswered: (field: Field) => boolean): string {
    const fields: readonly Field[] = parse(issueForm).body.filter(({ type }: Field) => type === "textarea");
    const answers = fields.map((field) => (isAnswered(field) ? field.attributes.placeholder.trim() : "_No response_"));
    return fields.map(({ attributes }, index) => `### ${attributes.label}\n\n${answers[index]}`).join("\n\n");
  }

  it("filled in like its examples, is ready to be worked on without questions, and its boxes are the steps", () => {
    const body = filledIn(() => true);
    expect(readiness({ title: "Refuse wrong passwords", body, isProved: false }).score).toBe(10);
    expect(readChecklist(body).map(({ text }) => text)).toEqual([
      "POST /login returns 401 for a wrong password",
      "the right password still works",
      "a test that fails",
      "the fix in src/login.ts",
    ]);
  });

  it("with only what it requires, is enough too; with nothing, it is not", () => {
    const required = filledIn(({ validations }) => validations?.required === true);
    expect(readiness({ title: "Refuse wrong passwords", body: required, isProved: true }).score).toBeGreaterThanOrEqual(
      8,
    );
    expect(readiness({ title: "Work", body: filledIn(() => false), isProved: true }).score).toBeLessThan(5);
  });
});

describe("files that are there", () => {
  const mine = { [settingsPath]: "agent: codex\n" };

  it("stay as they are with --yes, and it says so", async () => {
    const folder = project(mine);
    const { stdout } = await run(folder, ["--yes"]);
    expect(read(folder, settingsPath)).toBe(mine[settingsPath]);
    expect(stdout).toContain("= .github/rondo.yml  kept");
    expect(existsSync(join(folder, workflowPath))).toBe(true);
  });

  it("are overwritten with --force", async () => {
    const folder = project(mine);
    expect((await told(folder, "--force")).files).toContainEqual({ path: settingsPath, fate: "overwritten" });
    expect(read(folder, settingsPath)).toContain("agent: claude");
  });

  it.each([
    ["y", "overwritten"],
    ["", "kept"],
    ["no", "kept"],
  ])("are asked for on a terminal: %j means %s", async (answer, fate) => {
    const folder = project(mine);
    const { stdout, asked } = await run(folder, [], ["", "", "", answer]);
    expect(asked.at(-1)).toContain("Overwrite it? [y/N]");
    expect(stdout).toContain(`.github/rondo.yml  ${fate}`);
  });

  it("are asked for before anything is written: whoever leaves then has changed nothing", async () => {
    const folder = project(mine);
    await expect(run(folder, [], ["", "", ""])).rejects.toThrow("Overwrite it?");
    expect(existsSync(join(folder, workflowPath))).toBe(false);
  });

  it("that are as they should be are no news", async () => {
    const folder = project();
    await told(folder);
    const { files } = await told(folder);
    expect(files.map(({ fate }: { fate: string }) => fate)).toEqual(["unchanged", "unchanged", "unchanged"]);
  });
});

describe("the folder", () => {
  it("is warned of where GitHub would not look: only at the top of a repository", async () => {
    const folder = project();
    const warned = expect.stringContaining("not the top of a git repository");
    expect((await told(folder)).warnings).toContainEqual(warned);
    execFileSync("git", ["init", "--quiet", folder]);
    expect((await told(folder)).warnings).not.toContainEqual(warned);
  });
});

describe("on a terminal", () => {
  it("asks for agent, template and test command, and takes them", async () => {
    const folder = project();
    const { asked } = await run(folder, [], ["gemini", "nonsense", "simple", "make check # all: of it"]);
    expect(asked).toHaveLength(4);
    expect(settingsIn(folder)).toMatchObject({
      agent: { use: "gemini" },
      rules: [{ name: "tests", run: "make check # all: of it" }],
    });
    expect(read(folder, workflowPath)).toMatch(/^# Rondo, simple/);
  });

  it("does not ask for what the command line said", async () => {
    const { asked } = await run(project(), ["--agent", "codex", "--template", "simple"], [""]);
    expect(asked).toEqual(["Which command proves finished work? [none found; Enter leaves it out] "]);
  });
});

describe("the test command", () => {
  const manifest = (test: string, more = {}): string => JSON.stringify({ scripts: { test }, ...more });
  it.each<[string, Readonly<Record<string, string>>, string | null]>([
    ["npm", { "package.json": manifest("vitest"), "package-lock.json": "{}" }, "npm ci --ignore-scripts && npm test"],
    [
      "npm without a lock file",
      { "package.json": manifest("vitest", { devDependencies: { vitest: "5" } }) },
      "npm install --ignore-scripts && npm test",
    ],
    ["npm without packages", { "package.json": manifest("node --test") }, "npm test"],
    ["npm init's placeholder", { "package.json": manifest('echo "Error: no test specified" && exit 1') }, null],
    [
      "pnpm",
      { "package.json": manifest("vitest"), "pnpm-lock.yaml": "" },
      "corepack pnpm install --frozen-lockfile --ignore-scripts && corepack pnpm test",
    ],
    [
      "yarn",
      { "package.json": manifest("vitest"), "yarn.lock": "" },
      "corepack yarn install --frozen-lockfile --ignore-scripts && corepack yarn test",
    ],
    [
      "modern yarn",
      { "package.json": manifest("vitest"), "yarn.lock": "", ".yarnrc.yml": "" },
      "corepack yarn install --immutable --mode=skip-build && corepack yarn test",
    ],
    [
      "two languages",
      { "package.json": manifest("vitest"), "package-lock.json": "{}", "go.mod": "module x\n" },
      "npm ci --ignore-scripts && npm test && go test ./...",
    ],
    ["cargo", { "Cargo.toml": "", "Cargo.lock": "" }, "cargo test --locked"],
    ["go", { "go.mod": "module x\n" }, "go test ./..."],
    [
      "pytest",
      { "pyproject.toml": "[project]\nname = 'x'\n[tool.pytest.ini_options]\n" },
      "python3 -m venv .venv && . .venv/bin/activate && pip install --quiet -e . pytest && python3 -m pytest",
    ],
    ["make", { Makefile: "all: test\n\ntest: build\n\tgo test\n" }, "make test"],
    ["nothing", { "README.md": "# Hi\n" }, null],
    ["a broken manifest", { "package.json": "{" }, null],
  ])("is found in a project of %s", async (_, files, expected) => {
    const folder = project(files);
    const { test, warnings } = await told(folder);
    expect(test).toBe(expected);
    expect(warnings.join().includes("No test command")).toBe(expected === null);
    expect(settingsIn(folder).rules).toMatchObject(expected === null ? [] : [{ name: "tests", run: expected }]);
  });
});

describe("what is left to do", () => {
  it("has links to the pages of the remote named origin", async () => {
    const folder = project();
    execFileSync("git", ["init", "-q"], { cwd: folder });
    execFileSync("git", ["remote", "add", "origin", "git@ghe.example.com:octo/app.git"], { cwd: folder });
    expect((await told(folder)).todo.map(({ link }: { link: string }) => link)).toEqual([
      "https://ghe.example.com/octo/app/settings/secrets/actions/new",
      "https://ghe.example.com/octo/app/settings/actions",
    ]);
  });

  it("is printed with the link, or with the way there, and with what comes then", async () => {
    const folder = project();
    const { stdout: without } = await run(folder, ["--yes"]);
    expect(without).toContain("  1. Add the secret ANTHROPIC_API_KEY\n     Settings → Secrets and variables → Actions");
    expect(without).toContain('git add .github && git commit -m "Set up Rondo" && git push');
    execFileSync("git", ["init", "-q"], { cwd: folder });
    execFileSync("git", ["remote", "add", "origin", "https://github.com/octo/app"], { cwd: folder });
    const { stdout: linked } = await run(folder, ["--yes"]);
    expect(linked).toContain("pull requests”\n     https://github.com/octo/app/settings/actions\n");
  });

  it("has no links where there is no remote", async () => {
    expect((await told(project())).todo).toMatchObject([{ link: null }, { link: null }]);
  });

  it.each([
    ["https://github.com/octo/app.git", "github.com"],
    ["https://token@github.com/octo/app", "github.com"],
    ["git@github.com:octo/app.git", "github.com"],
    ["ssh://git@ghe.example.com:2222/octo/app.git", "ghe.example.com"],
    ["http://127.0.0.1:8080/octo/app.git", "127.0.0.1:8080"],
  ])("reads %s", (url, host) => expect(readRemote(url)).toEqual({ host, owner: "octo", name: "app" }));

  it.each(["/srv/git/app.git", "../app", ""])("makes nothing of %j", (url) => expect(readRemote(url)).toBeNull());
});

describe("wrong usage", () => {
  it.each([
    [["--agent", "gpt"], '--agent is "gpt"; it must be one of claude, codex'],
    [["--template", "soft"], '--template is "soft"; it must be one of hardened, simple'],
    [["--action", "../rondo"], '--action is "../rondo"; it must be owner/name@version'],
    [["--action", "./../rondo"], "--action is"],
    [["--action", "octo/rondo"], "--action is"],
    [["--action", "octo/rondo@v1\n        run: evil"], "--action is"],
    [["here"], "A folder is given by --dir"],
  ])("%j", async (args, why) => {
    const folder = project();
    await expect(run(folder, args)).rejects.toThrow(why);
    expect(existsSync(join(folder, ".github"))).toBe(false);
  });

  it("a folder that is not there is refused", async () => {
    await expect(run(join(project(), "nowhere"), [])).rejects.toThrow(/there is no such folder/);
  });

  it("an action that moves is warned of", async () => {
    expect((await told(project(), "--action", "octo/rondo@main")).warnings.join()).toContain("moves");
    expect((await told(project(), "--action", "octo/rondo@v1.2.0")).warnings.join()).not.toContain("moves");
  });
});
