/** Every workflow that this repository runs, ships or shows. */
import { existsSync, globSync, readFileSync } from "node:fs";

export interface WorkflowText {
  /** `README.md:12` for a block that begins there. */
  readonly where: string;
  readonly text: string;
}

const fence = /^```ya?ml[^\n]*\n([\s\S]*?)^```/gm;

export function workflowTexts(): readonly WorkflowText[] {
  const files = globSync([".github/workflows/*.{yml,yaml}", "templates/**/*.{yml,yaml}", "docs/**/*.{yml,yaml}"])
    .filter((file) => /^\s*jobs:/m.test(readFileSync(file, "utf8")))
    .map((file) => ({ where: file, text: readFileSync(file, "utf8") }));
  const pages = [...globSync("*.md"), ...globSync("docs/**/*.md")].filter((file) => existsSync(file));
  return [...files, ...pages.flatMap((file) => workflowsIn(file, readFileSync(file, "utf8")))];
}

/** The blocks of a page that are whole workflows. */
export function workflowsIn(file: string, page: string): readonly WorkflowText[] {
  return [...page.matchAll(fence)]
    .filter(([, text = ""]) => /^jobs:/m.test(text))
    .map((match) => ({
      where: `${file}:${page.slice(0, match.index).split("\n").length + 1}`,
      text: match[1] ?? "",
    }));
}
