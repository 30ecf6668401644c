/** The files that the action is: what they load, and when. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadedByPhase } from "../../scripts/bench/loaded.ts";

const read = (file: string) => readFileSync(`dist/${file}`, "utf8");
const loaded = loadedByPhase("dist");
const startProcesses = (phase: string) =>
  loaded.get(phase)?.filter((file) => /node:child_process|getBuiltinModule\("child/.test(read(file)));

it("nothing is loaded before the first request but the file that makes it", () => {
  expect(read("index.js")).not.toMatch(/^import\b/m);
  expect(read("index.js")).not.toMatch(/\brequire\(/);
  expect(read("index.js").match(/\bimport\("\.\/[^"]+"\)/g)).toEqual(['import("./action.js")']);
});

it("each phase loads its own part", () => {
  expect([...loaded.keys()].toSorted()).toEqual(["agent", "begin", "land", "validate"]);
  for (const [phase, files] of loaded)
    expect(files.filter((file) => loaded.has(file.replace(".js", "")))).toEqual([`${phase}.js`]);
});

it("land and begin, which hold a token that may write, have no code that starts anything but git", () => {
  expect(startProcesses("begin")).toEqual([]);
  expect(startProcesses("land")).toEqual(["repository.js"]);
  expect(read("repository.js").match(/\bspawn\([^)]*/g)).toEqual([expect.stringMatching(/^spawn\("git"/)]);
  expect(startProcesses("agent")?.length).toBeGreaterThan(1);
});
