import type { RulePreset } from "../loop/settings.ts";
import type { Project } from "./project.ts";

type Detect = (project: Project) => readonly string[];

const has = ({ root }: Project, ...names: readonly string[]): boolean => names.some((name) => root.has(name));
const hasKind = ({ root }: Project, ending: string): boolean => [...root].some((name) => name.endsWith(ending));
const isRust = (project: Project): boolean => has(project, "Cargo.toml");
const isGo = (project: Project): boolean => has(project, "go.mod");
const isPython = (project: Project): boolean =>
  has(project, "pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "pytest.ini", "tox.ini");
const when = (condition: boolean, command: string): readonly string[] => (condition ? [command] : []);

export type Manager = "npm" | "pnpm" | "yarn";

export function managerOf(project: Project): Manager {
  if (has(project, "pnpm-lock.yaml")) return "pnpm";
  return has(project, "yarn.lock") ? "yarn" : "npm";
}

/** The first of these scripts that package.json has. */
function script(project: Project, ...names: readonly string[]): readonly string[] {
  const name = names.find((each) => Object.hasOwn(project.scripts ?? {}, each));
  if (name === undefined) return [];
  return [name === "test" ? `${managerOf(project)} test` : `${managerOf(project)} run ${name}`];
}

/** A program of the project's own dependencies; never one that is fetched for the occasion. */
function local(project: Project, command: string): string {
  return { npm: `npx --no-install ${command}`, pnpm: `pnpm exec ${command}`, yarn: `yarn run ${command}` }[
    managerOf(project)
  ];
}

/** Of a list of ways, the first that the project has. */
const first = (...ways: readonly (readonly string[])[]): readonly string[] => ways.find((way) => way.length > 0) ?? [];

const nodeCompiles: Detect = (project) =>
  first(
    script(project, "typecheck", "type-check", "compile"),
    when(project.scripts !== null && has(project, "tsconfig.json"), local(project, "tsc --noEmit")),
    script(project, "build"),
  );

const nodeLint: Detect = (project) =>
  first(
    script(project, "lint"),
    when(has(project, "biome.json", "biome.jsonc"), local(project, "biome check")),
    when(
      [...project.root].some((name) => name.startsWith("eslint.config.")),
      local(project, "eslint ."),
    ),
  );

const pythonTests: Detect = (project) =>
  when(
    has(project, "pytest.ini", "conftest.py") ||
      project.namesPytest ||
      (isPython(project) && has(project, "tests/", "test/")),
    "python3 -m pytest",
  );

const pythonLint: Detect = (project) =>
  first(
    when(has(project, "ruff.toml", ".ruff.toml") || /^\[tool\.ruff/m.test(project.pyproject), "ruff check ."),
    when(has(project, ".flake8"), "flake8"),
  );

const nodeAudit: Detect = (project) => {
  if (project.scripts === null) return [];
  const classic = has(project, ".yarnrc.yml") ? "yarn npm audit --severity high" : "yarn audit --level high";
  return [
    { npm: "npm audit --audit-level=high", pnpm: "pnpm audit --audit-level high", yarn: classic }[managerOf(project)],
  ];
};

const goLint: Detect = (project) =>
  when(
    isGo(project),
    has(project, ".golangci.yml", ".golangci.yaml", ".golangci.toml") ? "golangci-lint run" : "go vet ./...",
  );

const isCompose = (project: Project): boolean =>
  has(project, "compose.yml", "compose.yaml", "docker-compose.yml", "docker-compose.yaml");

const terraform = "terraform fmt -check -recursive && terraform init -backend=false -input=false && terraform validate";

/** What each preset runs; where a repository has several languages, all of theirs. */
const native: Readonly<Record<CommandPreset, Detect>> = {
  tests_pass: (project) => [
    ...script(project, "test"),
    ...when(isRust(project), has(project, "Cargo.lock") ? "cargo test --locked" : "cargo test"),
    ...when(isGo(project), "go test ./..."),
    ...pythonTests(project),
  ],
  no_flaky_tests: (project) => native.tests_pass(project).flatMap((command) => [command, command, command]),
  compiles: (project) => [
    ...nodeCompiles(project),
    ...when(isRust(project), "cargo check --all-targets"),
    ...when(isGo(project), "go build ./..."),
    ...when(isPython(project), "python3 -m compileall -q ."),
  ],
  lint_clean: (project) => [
    ...nodeLint(project),
    ...when(isRust(project), "cargo clippy --all-targets -- -D warnings"),
    ...goLint(project),
    ...pythonLint(project),
  ],
  vulns_fixed: (project) => [
    ...nodeAudit(project),
    ...when(isRust(project), "cargo audit"),
    ...when(isGo(project), "govulncheck ./..."),
    ...when(isPython(project), "pip-audit"),
  ],
  sast_clean: (project) => [
    ...script(project, "sast"),
    ...when(
      has(project, ".semgrep.yml", ".semgrep/"),
      `semgrep scan --error --config ${has(project, ".semgrep.yml") ? ".semgrep.yml" : ".semgrep"}`,
    ),
    ...when(has(project, ".bandit") || /^\[tool\.bandit/m.test(project.pyproject), "bandit -q -r ."),
  ],
  secrets_clean: (project) => [
    ...when(has(project, ".gitleaks.toml"), "gitleaks dir . --no-banner"),
    ...when(
      has(project, ".secrets.baseline"),
      "git ls-files -z | xargs -0 detect-secrets-hook --baseline .secrets.baseline",
    ),
  ],
  deployment_succeeds: (project) =>
    first(
      script(project, "deploy:check", "deploy:dry-run"),
      when(has(project, "Chart.yaml"), "helm template . > /dev/null"),
      when(has(project, "Dockerfile"), "docker build ."),
    ),
  config_valid: (project) => [
    ...script(project, "config:validate"),
    ...when(hasKind(project, ".tf"), terraform),
    ...when(has(project, "Chart.yaml"), "helm lint ."),
    ...when(isCompose(project), "docker compose config --quiet"),
  ],
};

export type CommandPreset = Exclude<
  RulePreset,
  "coverage_threshold" | "has_examples" | "structure_valid" | "readability_score"
>;

/** A Makefile mostly wraps the rest, so it is asked last; only its usual names count. */
const makeTargets: Readonly<Record<CommandPreset, readonly string[]>> = {
  tests_pass: ["test", "tests", "check"],
  no_flaky_tests: ["test-repeat"],
  compiles: ["compile", "typecheck", "build"],
  lint_clean: ["lint"],
  vulns_fixed: ["audit"],
  sast_clean: ["sast"],
  secrets_clean: ["secrets"],
  deployment_succeeds: ["deploy-check", "deploy-dry-run"],
  config_valid: ["validate"],
};

/** The command of a preset in this project; null: its files do not tell. */
export function presetCommand(preset: CommandPreset, project: Project): string | null {
  const own = [preset, preset.replaceAll("_", "-")];
  const named = first(script(project, ...own), make(project, own));
  const found = first(named, native[preset](project), make(project, makeTargets[preset]));
  return found.length === 0 ? null : found.join(" && ");
}

function make({ makeTargets: known }: Project, names: readonly string[]): readonly string[] {
  const target = names.find((name) => known.has(name));
  return target === undefined ? [] : [`make ${target}`];
}

export interface CoverageSource {
  /** Writes the report anew; null: something before it did. */
  readonly run: string | null;
  readonly file: string;
}

const usualReports = [
  "coverage/lcov.info",
  "coverage/coverage-summary.json",
  "coverage/cobertura-coverage.xml",
  "lcov.info",
  "coverage.xml",
  "cobertura.xml",
];

/** Where the coverage report comes from, in the order to try. A report that is only there may be an old one. */
export function coverageSources(project: Project): readonly CoverageSource[] {
  const run = first(script(project, "coverage", "test:coverage"), make(project, ["coverage"]))[0] ?? null;
  const reports = usualReports.map((file) => ({ run, file }));
  if (run !== null) return reports;
  return [
    ...when(isRust(project), "cargo llvm-cov --lcov --output-path lcov.info").map((own) => ({
      run: own,
      file: "lcov.info",
    })),
    ...pythonTests(project).map((own) => ({ run: `${own} --cov --cov-report=xml`, file: "coverage.xml" })),
    ...reports,
  ];
}
