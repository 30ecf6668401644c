import { expect, it } from "vitest";
import { palette } from "../../src/commands/colours.ts";
import { terminalMarkdown } from "../../src/commands/terminal-markdown.ts";

const shown = (source: string, width = 40) => terminalMarkdown(source, { width, paint: palette(false) }).join("\n");

it("a table keeps its columns, and its last one wraps within the width", () => {
  const table = `| # | Signal | Score | What it said |
|--:|---|--:|---|
| [1](https://example.org/1) | 🔁 CONTINUE | 5&nbsp;% | one two three four five |
| 12 | ✅ COMPLETE | 100 | **done** |`;
  expect(shown(table)).toBe(
    [
      " #  Signal       Score  What it said",
      " 1  🔁 CONTINUE    5 %  one two three",
      "                        four five",
      "12  ✅ COMPLETE    100  done",
      "",
    ].join("\n"),
  );
});

it("a chart becomes one line, and other code stays code", () => {
  const chart = '```mermaid\nxychart-beta\n    title "Score"\n    line [0, 50, 100]\n```';
  expect(shown(chart)).toBe("Score ▁▅█ 0 → 50 → 100\n");
  expect(shown("```\na  b\n```")).toBe("  a  b\n");
});

it("what folds away on a page is shown, without its tags", () => {
  expect(shown("<details><summary>What it is told</summary>\n\n```\ntests failed\n```\n\n</details>")).toBe(
    "What it is told\n\n  tests failed\n",
  );
});

it("a list keeps its dashes and loses its marks", () => {
  expect(shown("- **1:** Make slugs.\n- **2:** Use `slug`.").trim()).toBe("- 1: Make slugs.\n- 2: Use slug.");
});

it("a warning says so", () => {
  expect(shown("> [!WARNING]\n> The repository is public.")).toBe("│ Warning: The repository is public.\n");
  expect(shown("> [!TIP]\n> **It is done.**\n>\n> Look at `it`.")).toBe("│ It is done.\n│ Look at it.\n");
});

it("hidden comments stay hidden, and no escape sequence gets through", () => {
  expect(shown("a\u001b[31m`b\u001b]0;x\u0007`\n\n<!-- rondo:state:v1:abc -->")).not.toMatch(/rondo|[\u001b\u0007]/);
});
