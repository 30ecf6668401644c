/** From a fresh checkout of a project to its tests, on a person's own machine and on a runner of GitHub's. */
import { type Manager, managerOf, presetCommand } from "../rules/preset-commands.ts";
import type { Project } from "../rules/project.ts";

/** Null: its files do not tell how it is tested. */
export function testCommand(project: Project): string | null {
  return presetCommand("tests_pass", project);
}

/** What a checkout needs before its tests can run; null: nothing, or nobody knows. */
export function setUpCommand(project: Project): string | null {
  return project.hasPackages ? install[kindOf(project)] : null;
}

/** As one command. A runner has no packages of the project, and gets pnpm and yarn through corepack. */
export function runnerTestCommand(project: Project): string | null {
  const test = testCommand(project);
  if (test === null) return null;
  const node = /\b(?:npm|pnpm|yarn) /.test(test) ? runnerInstall(project) : [];
  const python = /\bpytest\b/.test(test) ? [pythonSetUp(project)] : [];
  return [...node, ...python, test].join(" && ").replaceAll(/(?<!corepack )\b(pnpm|yarn) /g, "corepack $1 ");
}

type Kind = Manager | "npm without a lock" | "modern yarn";

function kindOf(project: Project): Kind {
  const manager = managerOf(project);
  if (manager === "yarn") return project.root.has(".yarnrc.yml") ? "modern yarn" : manager;
  const isLocked = project.root.has("package-lock.json") || project.root.has("npm-shrinkwrap.json");
  return manager === "npm" && !isLocked ? "npm without a lock" : manager;
}

const install: Readonly<Record<Kind, string>> = {
  npm: "npm ci",
  "npm without a lock": "npm install",
  pnpm: "pnpm install --frozen-lockfile",
  yarn: "yarn install --frozen-lockfile",
  "modern yarn": "yarn install --immutable",
};

/** Scripts of packages are not run there: the agent may have added the package. */
function runnerInstall(project: Project): readonly string[] {
  const kind = kindOf(project);
  if (kind === "npm without a lock" && !project.hasPackages) return [];
  return [`${install[kind]} ${kind === "modern yarn" ? "--mode=skip-build" : "--ignore-scripts"}`];
}

/** A virtual environment: the system's own Python does not let itself be added to. */
function pythonSetUp({ root, pyproject }: Project): string {
  const lists = ["requirements.txt", "requirements-dev.txt"].filter((file) => root.has(file));
  const own = /^\[(?:build-system|project)\]/m.test(pyproject) ? ["-e ."] : [];
  const wanted = [...lists.map((file) => `-r ${file}`), ...own, "pytest"].join(" ");
  return `python3 -m venv .venv && . .venv/bin/activate && pip install --quiet ${wanted}`;
}
