/** The workflow of each example: the hardened template, and the one step that the agent's job needs there. */
import { readFileSync } from "node:fs";

/** What makes a fresh checkout ready for the agent, without running anything that the repository's packages bring. */
const readies = {
  node: "npm ci --ignore-scripts",
  python: "python3 -m venv .venv && .venv/bin/pip install --quiet -e . pytest coverage",
  rust: "cargo fetch --locked",
  go: "go mod download",
} as const;

const place = /^ {6}# What the agent needs to build and test the project goes here.*\n/m;

export function exampleWorkflows(): readonly { readonly path: string; readonly text: string }[] {
  const template = readFileSync(new URL("../templates/hardened.yml", import.meta.url), "utf8");
  if (!place.test(template)) throw new Error("templates/hardened.yml no longer says where the agent's needs go.");
  return Object.entries(readies).map(([name, command]) => ({
    path: `docs/examples/${name}/workflow.yml`,
    text: template.replace(place, () => `      - run: ${command}\n`),
  }));
}
