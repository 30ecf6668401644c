/** The files that the action is: what they load, and when. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(`dist/${file}`, "utf8");

it("nothing is loaded before the first request but the file that makes it", () => {
  expect(read("index.js")).not.toMatch(/^import\b/m);
  expect(read("index.js")).not.toMatch(/\brequire\(/);
});

it("the rest of the action is one file, which the first one loads once its request is on its way", () => {
  expect(read("index.js").match(/\bimport\("\.\/[^"]+"\)/g)).toEqual(['import("./action.js")']);
  expect(read("action.js")).not.toMatch(/\bimport\("\./);
});
