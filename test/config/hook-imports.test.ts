import { describe, expect, it } from "vitest";
import { hookImports } from "../../src/config/hook-imports.ts";
import { settingsOf } from "./reading.ts";

const files: Readonly<Record<string, string>> = {
  "hooks/stop.mjs": `import { limit } from "./limit.mjs";
export { names } from '../shared/names.mjs';
const { more } = await import(\`./more.mjs\`);
import "node:fs"; import "lodash";
import { gone } from "./gone.mjs";`,
  "hooks/limit.mjs": 'import "./stop.mjs"; import data from "./data.json" with { type: "json" };',
  "hooks/more.mjs": "",
  "hooks/data.json": "{}",
  "shared/names.mjs": 'import "./deep/names.mjs";',
  "shared/deep/names.mjs": "",
  "old/check.cjs": 'const a = require("./a"); const b = require("./b"); require("../../etc/passwd");',
  "old/a.js": "",
  "old/b/index.js": "",
  "src/app.mjs": "",
};
const paths = Object.keys(files).map((path) => ({ path }));
const importsOf = (hooks: string) =>
  hookImports(settingsOf(`hooks: ${hooks}`).hooks, paths, async (path) => files[path] ?? null);

describe("what JavaScript hooks are made of", () => {
  it("are the files that they import, and what those import, in every way of writing", async () => {
    expect(await importsOf("[{ module: ./hooks/stop.mjs }]")).toEqual([
      "hooks/limit.mjs",
      "shared/names.mjs",
      "hooks/more.mjs",
      "hooks/data.json",
      "shared/deep/names.mjs",
    ]);
  });

  it("of a command too, as Node finds them", async () => {
    expect(await importsOf('[{ any: [{ run: "node old/check.cjs --strict" }] }]')).toEqual([
      "old/a.js",
      "old/b/index.js",
    ]);
  });

  it("are nothing where no hook is JavaScript, and cost no look", async () => {
    const none = () => expect.fail("a file was read");
    expect(await hookImports(settingsOf("hooks: [promise, { run: ./check.sh }]").hooks, paths, none)).toEqual([]);
  });
});
