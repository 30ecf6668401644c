import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { setUpCommand, testCommand } from "../../src/commands/project-commands.ts";
import { inWords } from "../../src/commands/run/frame.ts";
import { declaredKeys, taskSettings } from "../../src/commands/run/task-settings.ts";
import { workflowFile } from "../../src/commands/run/workflow-file.ts";
import { projectOf } from "../../src/rules/project.ts";

const project = (files: Readonly<Record<string, string>>) =>
  projectOf(Object.keys(files), async (file) => files[file] ?? "");
const noWishes = { agent: null, limits: {} };

describe("the test command of a project", () => {
  it.each([
    ["npm test", { "package.json": '{"scripts":{"test":"vitest run"}}' }],
    ["cargo test", { "Cargo.toml": "[package]" }],
    ["go test ./...", { "go.mod": "module x" }],
    ["python3 -m pytest", { "pyproject.toml": "[tool.pytest.ini_options]" }],
    ["make test", { Makefile: "all:\n\ntest:\n\tsh test.sh\n" }],
    [null, { "package.json": '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}' }],
    [null, { "package.json": "{ not JSON" }],
    [null, {}],
  ])("is %s", async (command, files) => {
    expect(testCommand(await project(files))).toBe(command);
  });
});

describe("the set-up of a project", () => {
  const needs = '{"devDependencies":{"vitest":"5.1.0"}}';

  it.each([
    ["npm ci", { "package.json": needs, "package-lock.json": "{}" }],
    ["npm install", { "package.json": needs }],
    [null, { "package.json": "{}", "package-lock.json": "{}" }],
    [null, {}],
  ])("is %s", async (command, files) => {
    expect(setUpCommand(await project(files))).toBe(command);
  });
});

describe("the workflow of a local loop", () => {
  const template = (name: string): string => readFileSync(`templates/${name}.yml`, "utf8");

  it("hands the agent the keys that are there, and nobody else any", () => {
    const { jobs } = parse(workflowFile(template("hardened"), { keys: ["OPENAI_API_KEY"], setup: null }));
    const environments = Object.values<{ steps: { env?: object }[] }>(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ env }) => env ?? []),
    );
    expect(environments).toEqual([{ OPENAI_API_KEY: "${{ secrets.OPENAI_API_KEY }}" }]);
  });

  it("without keys, no step has an environment", () => {
    expect(workflowFile(template("simple"), { keys: [], setup: null })).not.toMatch(/^ +env:/m);
  });

  it("sets up every checkout in which something of the project runs, before it runs", () => {
    const { jobs } = parse(workflowFile(template("hardened"), { keys: [], setup: 'echo "$1"' }));
    const steps = (job: string) => jobs[job].steps.map(({ run, id }: { run?: string; id?: string }) => run ?? id);
    expect(steps("agent").slice(1, 3)).toEqual(['echo "$1"', "agent"]);
    expect(steps("validate").slice(2)).toEqual(['echo "$1"', "validate"]);
    expect(steps("land")).not.toContain('echo "$1"');
    const simple = parse(workflowFile(template("simple"), { keys: [], setup: "npm ci" })).jobs.rondo.steps;
    expect(simple[2]).toMatchObject({ run: "npm ci", if: "steps.begin.outputs.go == 'true'" });
  });
});

describe("the settings of a local loop", () => {
  it("without a file, they are the defaults and the project's tests", () => {
    const { settings } = taskSettings(null, noWishes, "npm test");
    expect(settings.rules).toMatchObject([{ name: "tests", run: "npm test" }]);
    expect(settings.agent).toMatchObject({ use: "claude" });
  });

  it("with a file, its rules count and no others", () => {
    expect(taskSettings("max-iterations: 3\n", noWishes, "npm test").settings.rules).toEqual([]);
  });

  it("the command line has the last word", () => {
    const file = "agent: { command: ./mine }\nmax-iterations: 3\n";
    const { settings } = taskSettings(file, { agent: "codex", limits: { "max-iterations": "7", budget: "1.5" } }, null);
    expect(settings).toMatchObject({ agent: { use: "codex" }, maxIterations: 7, budget: 1.5 });
  });

  it("what only GitHub has is left out by name", () => {
    const file =
      "ci-workflows: [ci.yml]\nrules:\n  unit: { type: step }\n  ci: { type: checks, names: [build] }\n  lint: npm run lint\n";
    const { settings, leftOut } = taskSettings(file, noWishes, null);
    expect(leftOut).toEqual(["rules.unit", "rules.ci", "ci-workflows"]);
    expect(settings.rules.map(({ name }) => name)).toEqual(["lint"]);
    expect(settings.ciWorkflows).toEqual([]);
  });

  it("the keys of an agent are those that it, and who takes over from it, declare", () => {
    const { settings } = taskSettings("agent: codex\nfallback: [gemini]\nenv: [MINE]\n", noWishes, null);
    const keys = declaredKeys(settings);
    expect(keys).toEqual(expect.arrayContaining(["OPENAI_API_KEY", "GEMINI_API_KEY", "MINE"]));
    expect(keys).not.toContain("ANTHROPIC_API_KEY");
  });
});

it.each([
  ["Go on with `/rondo set budget=+5`, then `/rondo resume`.", "Go on with `rondo run --resume --budget +5`."],
  ["kept; go on with `/rondo resume`.", "kept; go on with `rondo run --resume`."],
  ["`/rondo rollback N` to a better iteration, or `/rondo resume` with a note", '`rondo run --resume "NOTE"`'],
])("%s becomes an option", (said, shown) => {
  expect(inWords(said)).toBe(shown);
});
