import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One kind of project: how its tests are run from a clean checkout; null if it is not that kind, or has no tests. */
type Finder = (project: Project) => string | null;

interface Project {
  readonly has: (file: string) => boolean;
  /** Empty if it is not there. */
  readonly text: (file: string) => string;
}

/** The first that answers counts: a Makefile often only calls the others. */
const finders: readonly Finder[] = [node, cargo, go, python, make];

export function findTests(folder: string): string | null {
  const has = (file: string): boolean => existsSync(join(folder, file));
  const text = (file: string): string => (has(file) ? readFileSync(join(folder, file), "utf8") : "");
  for (const find of finders) {
    const command = find({ has, text });
    if (command !== null) return command;
  }
  return null;
}

function node({ has, text }: Project): string | null {
  if (!hasTestScript(text("package.json"))) return null;
  if (has("pnpm-lock.yaml")) return "corepack pnpm install --frozen-lockfile --ignore-scripts && corepack pnpm test";
  if (has("yarn.lock"))
    return has(".yarnrc.yml")
      ? "corepack yarn install --immutable --mode=skip-build && corepack yarn test"
      : "corepack yarn install --frozen-lockfile --ignore-scripts && corepack yarn test";
  const isLocked = has("package-lock.json") || has("npm-shrinkwrap.json");
  const installs = /"(?:dev)?[dD]ependencies"\s*:\s*\{\s*"/.test(text("package.json"));
  if (isLocked) return "npm ci --ignore-scripts && npm test";
  return installs ? "npm install --ignore-scripts && npm test" : "npm test";
}

/** npm init writes a script that fails on purpose. */
function hasTestScript(manifest: string): boolean {
  try {
    const { scripts } = JSON.parse(manifest) as { scripts?: Record<string, unknown> };
    return typeof scripts?.test === "string" && !scripts.test.includes("no test specified");
  } catch {
    return false;
  }
}

function cargo({ has }: Project): string | null {
  if (!has("Cargo.toml")) return null;
  return has("Cargo.lock") ? "cargo test --locked" : "cargo test";
}

function go({ has }: Project): string | null {
  return has("go.mod") ? "go test ./..." : null;
}

function python({ has, text }: Project): string | null {
  const settings = ["pyproject.toml", "pytest.ini", "tox.ini", "setup.cfg", "requirements.txt", "requirements-dev.txt"];
  const usesPytest = has("pytest.ini") || has("conftest.py") || settings.some((file) => /\bpytest\b/.test(text(file)));
  if (!usesPytest) return null;
  const lists = ["requirements.txt", "requirements-dev.txt"].filter(has).map((file) => `-r ${file}`);
  const own = has("pyproject.toml") && /^\[(?:build-system|project)\]/m.test(text("pyproject.toml")) ? ["-e ."] : [];
  const wanted = [...lists, ...own, "pytest"].join(" ");
  // A virtual environment: the system's own Python does not let itself be added to.
  return `python3 -m venv .venv && .venv/bin/pip install --quiet ${wanted} && .venv/bin/pytest`;
}

function make({ text }: Project): string | null {
  return /^test\s*:/m.test(text("Makefile")) ? "make test" : null;
}
