/** Every workflow that this repository runs, ships or shows. */
import { existsSync, globSync, readFileSync } from "node:fs";

export interface WorkflowText {
  /** `README.md:12` for a block that begins there. */
  readonly where: string;
  readonly text: string;
}

/** Also within a list. */
const fence = /^( *)```ya?ml[^\n]*\n([\s\S]*?)^ *```/gm;

export function workflowTexts(): readonly WorkflowText[] {
  const files = globSync([".github/workflows/*.{yml,yaml}", "templates/**/*.{yml,yaml}", "docs/**/*.{yml,yaml}"])
    .filter((file) => /^\s*jobs:/m.test(readFileSync(file, "utf8")))
    .map((file) => ({ where: file, text: readFileSync(file, "utf8") }));
  const pages = [...globSync("*.md"), ...globSync("docs/**/*.md")].filter((file) => existsSync(file));
  return [...files, ...pages.flatMap((file) => workflowsIn(file, readFileSync(file, "utf8")))];
}

/** The blocks of a page that are whole workflows. */
export function workflowsIn(file: string, page: string): readonly WorkflowText[] {
  return blocksIn(file, page).filter(({ text }) => /^jobs:/m.test(text));
}

function blocksIn(file: string, page: string): readonly WorkflowText[] {
  return [...page.matchAll(fence)].map(({ index, 1: indent = "", 2: text = "" }) => ({
    where: `${file}:${page.slice(0, index).split("\n").length + 1}`,
    text: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }));
}

/** The blocks that are steps, each in a job that has nothing to be said against. */
export function stepsIn(file: string, page: string): readonly WorkflowText[] {
  return blocksIn(file, page)
    .filter(({ text }) => /^- (?:\w[\w-]*): /m.test(text) && /^(?:- | {2})(?:uses|run): /m.test(text))
    .map(({ where, text }) => ({ where, text: `${job}${text.replaceAll(/^(?=.)/gm, "      ")}` }));
}

const job = `on: push
permissions: {}
jobs:
  a:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      contents: read # to check out
    steps:
`;

export function shownSteps(): readonly WorkflowText[] {
  return [...globSync("*.md"), ...globSync("docs/**/*.md")].flatMap((file) =>
    stepsIn(file, readFileSync(file, "utf8")),
  );
}
