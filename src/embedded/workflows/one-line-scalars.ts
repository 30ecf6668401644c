import { parseDocument, visit } from "yaml";

/**
 * GitHub's parser, made for editors, reads an expression in a text of several lines from the file's own letters,
 * indentation and line ends included: `if: >-` would always be true. On one line it takes the text as YAML means it.
 * Line numbers stay: what a text loses of them follows it as empty lines.
 */
export function withOneLineScalars(text: string): string {
  const edits: { readonly from: number; readonly to: number; readonly value: string }[] = [];
  visit(parseDocument(text), {
    Scalar(key, { value, range }) {
      if (key === "key" || typeof value !== "string" || !range || !value.includes("${{")) return;
      const [from, to] = range;
      if (text.slice(from, to).trimEnd().includes("\n")) edits.push({ from, to, value });
    },
  });
  let result = text;
  for (const { from, to, value } of edits.toReversed()) {
    const lines = result.slice(from, to).split("\n").length - 1;
    result = result.slice(0, from) + JSON.stringify(value) + "\n".repeat(lines) + result.slice(to);
  }
  return result;
}
