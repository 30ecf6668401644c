/** Every threat of the list has an answer, and tests that show it. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const page = readFileSync("docs/threats.md", "utf8");
const rows = page.split("\n").filter((line) => /^\| (?!-|#|rule|limit)/.test(line.replace(/^\|-.*/, "")));
const shownBy = (row: string): readonly string[] =>
  Array.from(
    row
      .split("|")
      .at(-2)
      ?.matchAll(/\]\(\.\.\/(test\/[\w./-]+\.test\.ts)\)/g) ?? [],
    ([, file = ""]) => file,
  );

describe("docs/threats.md", () => {
  it("has a row for each of the 24 threats, in order", () => {
    const ids = rows.flatMap((row) => /^\| (T\d+) \|/.exec(row)?.[1] ?? []);
    expect(ids).toEqual(Array.from({ length: 24 }, (_, index) => `T${index + 1}`));
  });

  it.each(rows)("%s is shown by tests that are there", (row) => {
    const files = shownBy(row);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("leaves out no kind of attack that has tests", () => {
    for (const kind of ["text", "text-out", "patches", "patch-forms", "patch-content", "redaction", "outsiders"])
      expect(page).toContain(`test/attacks/${kind}.test.ts`);
  });
});
