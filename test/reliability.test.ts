/** docs/reliability.md: its table of invariants is the one that the fault tests check. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const rows = [
  ...readFileSync("docs/reliability.md", "utf8").matchAll(/^\| (I\d+) \|.*\| (.+) in \[[^\]]+\]\(([^)]+)\) \|$/gm),
];

it("names all eighteen invariants, in order", () => {
  expect(rows.map(([, name]) => name)).toEqual(Array.from({ length: 18 }, (_, index) => `I${index + 1}`));
});

it.each(rows.map(([, name = "", functions = "", file = ""]) => ({ name, functions, file })))(
  "$name is checked by functions that are there",
  ({ functions, file }) => {
    const code = readFileSync(join("docs", file), "utf8");
    const named = [...functions.matchAll(/`(\w+)`/g)].map(([, each]) => each);
    expect(named).not.toEqual([]);
    for (const each of named) expect(code).toMatch(new RegExp(`export (?:async )?function ${each}\\(`));
  },
);
