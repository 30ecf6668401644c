import { describe, expect, it, test } from "vitest";
import { type RulePreset, rulePresets } from "../../src/loop/settings.ts";
import { type CommandPreset, presetCommand } from "../../src/rules/preset-commands.ts";
import { readProject } from "../../src/rules/project.ts";
import { checkout, result } from "./given.ts";

const json = (scripts: Readonly<Record<string, string>>) => JSON.stringify({ scripts });

async function commandOf(preset: CommandPreset, files: Readonly<Record<string, string>>): Promise<string | null> {
  return presetCommand(preset, await readProject(checkout(files)));
}

const node = { "package.json": json({ test: "vitest", lint: "eslint .", build: "tsc" }) };

test.each<readonly [CommandPreset, Readonly<Record<string, string>>, string | null]>([
  ["tests_pass", node, "npm test"],
  ["tests_pass", { ...node, "pnpm-lock.yaml": "" }, "pnpm test"],
  ["tests_pass", { ...node, "yarn.lock": "" }, "yarn test"],
  ["tests_pass", { "Cargo.toml": "" }, "cargo test"],
  ["tests_pass", { "Cargo.toml": "", "Cargo.lock": "" }, "cargo test --locked"],
  ["tests_pass", { "requirements-dev.txt": "pytest==8\n" }, "python3 -m pytest"],
  ["tests_pass", { "requirements.txt": "flask\n" }, null],
  ["tests_pass", { "go.mod": "" }, "go test ./..."],
  ["tests_pass", { "pytest.ini": "" }, "python3 -m pytest"],
  ["tests_pass", { "pyproject.toml": "[tool.pytest.ini_options]\n" }, "python3 -m pytest"],
  ["tests_pass", { "requirements.txt": "", "tests/test_a.py": "" }, "python3 -m pytest"],
  ["tests_pass", { Makefile: "all: x\n\ntest: all\n\techo\n" }, "make test"],
  ["tests_pass", { ...node, "go.mod": "", Makefile: "test:\n\techo\n" }, "npm test && go test ./..."],
  ["tests_pass", { "package.json": json({ test: 'echo "Error: no test specified" && exit 1' }) }, null],
  ["tests_pass", { "package.json": "{" }, null],
  ["tests_pass", { Makefile: "test := 3\n\t\ttest: indented\n" }, null],
  ["tests_pass", { "pyproject.toml": "" }, null],
  ["no_flaky_tests", node, "npm test && npm test && npm test"],
  ["compiles", { ...node, "tsconfig.json": "{}" }, "npx --no-install tsc --noEmit"],
  ["compiles", { ...node, "tsconfig.json": "{}", "pnpm-lock.yaml": "" }, "pnpm exec tsc --noEmit"],
  ["compiles", { "package.json": json({ typecheck: "tsc" }), "tsconfig.json": "{}" }, "npm run typecheck"],
  ["compiles", node, "npm run build"],
  ["compiles", { "Cargo.toml": "" }, "cargo check --all-targets"],
  ["compiles", { "go.mod": "" }, "go build ./..."],
  ["lint_clean", node, "npm run lint"],
  ["lint_clean", { "package.json": json({}), "biome.json": "{}" }, "npx --no-install biome check"],
  ["lint_clean", { "package.json": json({}), "eslint.config.mjs": "" }, "npx --no-install eslint ."],
  ["lint_clean", { "go.mod": "" }, "go vet ./..."],
  ["lint_clean", { "go.mod": "", ".golangci.yml": "" }, "golangci-lint run"],
  ["lint_clean", { "pyproject.toml": "[tool.ruff]\n" }, "ruff check ."],
  ["lint_clean", { "package.json": json({ test: "x" }) }, null],
  ["vulns_fixed", node, "npm audit --audit-level=high"],
  ["vulns_fixed", { ...node, "yarn.lock": "", ".yarnrc.yml": "" }, "yarn npm audit --severity high"],
  ["sast_clean", { ".semgrep.yml": "" }, "semgrep scan --error --config .semgrep.yml"],
  ["secrets_clean", { ".gitleaks.toml": "" }, "gitleaks dir . --no-banner"],
  ["deployment_succeeds", { Makefile: "deploy-check:\n" }, "make deploy-check"],
  ["deployment_succeeds", { "package.json": json({ deploy: "rm -rf /" }) }, null],
  ["config_valid", { "compose.yaml": "" }, "docker compose config --quiet"],
  ["secrets_clean", { "package.json": json({ "secrets-clean": "scan" }) }, "npm run secrets-clean"],
])("%s with %j runs %s", async (preset, files, command) => {
  expect(await commandOf(preset, files)).toBe(command);
});

const check = (preset: RulePreset, files: Readonly<Record<string, string>>, min = 80) =>
  result({ type: "preset", preset, min, timeoutMs: 20_000 }, { folder: checkout(files) });

test.each(rulePresets)("%s in an empty repository is an error that names it, never a pass", async (preset) => {
  expect(await check(preset, {})).toEqual({
    result: "error",
    message: expect.stringContaining(
      `the preset ${preset} found nothing to run in this repository; write \`${preset}:`,
    ),
  });
});

describe("a preset's command", () => {
  it("passes and fails like a rule of one's own, and is named where it fails", async () => {
    expect(await check("tests_pass", { Makefile: "test:\n\ttrue\n" })).toMatchObject({ result: "pass" });
    expect(await check("tests_pass", { Makefile: "test:\n\tfalse\n" })).toEqual({
      result: "fail",
      message: expect.stringMatching(/^`make test`: exit code 2/),
    });
  });

  it("runs tests three times for no_flaky_tests, so that the third may fail", async () => {
    const Makefile = "test-repeat:\n\techo x >> runs; test $$(wc -l < runs) -lt 3\n";
    expect(await check("no_flaky_tests", { Makefile })).toMatchObject({ result: "pass" });
    const script = "echo x >> runs; test $(wc -l < runs) -lt 3";
    expect(await check("no_flaky_tests", { "package.json": json({ test: script }) })).toMatchObject({ result: "fail" });
  });
});

describe("coverage_threshold", () => {
  const lcov = "SF:a.ts\nLF:100\nLH:79\nend_of_record\n";

  it("reads the report that is there", async () => {
    expect(await check("coverage_threshold", { "coverage/lcov.info": lcov })).toMatchObject({ result: "fail" });
    expect(await check("coverage_threshold", { "coverage/lcov.info": lcov }, 79)).toMatchObject({ result: "pass" });
  });

  it("has it written anew where the project knows how, so that an old one does not count", async () => {
    const Makefile = "coverage:\n\tprintf 'SF:a\\nLF:10\\nLH:10\\nend_of_record\\n' > lcov.info\n";
    expect(await check("coverage_threshold", { Makefile })).toMatchObject({ result: "pass" });
    const broken = "coverage:\n\tfalse\n";
    expect(await check("coverage_threshold", { Makefile: broken, "lcov.info": "SF:a\nLF:1\nLH:1\n" })).toMatchObject({
      result: "fail",
      message: expect.stringContaining("`make coverage`"),
    });
  });
});

describe("documentation", () => {
  const example = "# App\n\n```sh\napp run\n```\n";

  it.each<readonly [string, RulePreset, Readonly<Record<string, string>>, string]>([
    ["an example in the README", "has_examples", { "README.md": example }, "pass"],
    ["no example", "has_examples", { "README.md": "# App\n\nText.\n" }, "fail"],
    ["an empty block", "has_examples", { "README.md": "# App\n\n```\n\n```\n" }, "fail"],
    ["a block that never ends", "has_examples", { "README.md": "# App\n\n```\nx\n" }, "fail"],
    ["a page about usage without one", "has_examples", { "README.md": example, "docs/a.md": "# Usage\n" }, "fail"],
    ["headings in order", "structure_valid", { "README.md": "# A\n## B\n### C\n## D\n" }, "pass"],
    ["a level left out", "structure_valid", { "README.md": "# A\n### C\n" }, "fail"],
    ["no heading", "structure_valid", { "docs/a.md": "Text.\n" }, "fail"],
    ["a second level first", "structure_valid", { "docs/a.md": "## A\n" }, "fail"],
    ["a heading in code only", "structure_valid", { "docs/a.md": "# A\n```\n### x\n```\n" }, "pass"],
    ["short sentences", "readability_score", { "README.md": `# A\n\n${"This is a short one. ".repeat(30)}\n` }, "pass"],
    ["an endless sentence", "readability_score", { "README.md": `# A\n\n${"interminable ".repeat(120)}.\n` }, "fail"],
    ["too little to judge", "readability_score", { "README.md": "# A\n\nShort.\n" }, "fail"],
  ])("%s", async (_, preset, files, expected) => {
    expect((await check(preset, files)).result).toBe(expected);
  });
});
