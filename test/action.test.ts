import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { withActionTables } from "../scripts/action-tables.ts";

const action = parse(readFileSync("action.yml", "utf8"));
const sources = [
  "src/action.ts",
  "src/jobs/surroundings.ts",
  "src/jobs/world.ts",
  "src/jobs/land.ts",
  "src/reporter.ts",
  "src/phases/begin.ts",
  "src/phases/agent.ts",
  "src/phases/validate.ts",
  "src/phases/land.ts",
  "src/phases/land-outputs.ts",
  "src/phases/keep-record.ts",
]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

it("README's tables are those of action.yml (npm run docs)", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(withActionTables(readme)).toBe(readme);
});

it("every input that is read is declared, and every one declared is read", () => {
  const read = [...sources.matchAll(/getInput\("([\w-]+)"\)/g)].map(([, name]) => name);
  expect([...new Set(read)].sort()).toEqual(Object.keys(action.inputs).sort());
});

it("every output that is set is declared, and every one declared is set", () => {
  const set = [...sources.matchAll(/output\("([\w-]+)"/g)].map(([, name]) => name);
  expect([...new Set(set)].sort()).toEqual(Object.keys(action.outputs).sort());
});

it("it runs on the runtime that Actions has", () => {
  expect(action.runs).toEqual({ using: "node24", main: "dist/index.js" });
  expect(action.branding).toEqual({ icon: "repeat", color: "purple" });
});

it("this repository's own workflow is the hardened template", () => {
  expect(readFileSync(".github/workflows/rondo.yml", "utf8")).toBe(readFileSync("templates/hardened.yml", "utf8"));
});
