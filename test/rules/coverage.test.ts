import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkout, result } from "./given.ts";

async function coverage(text: string, min = 80) {
  const folder = checkout({ "coverage/report": text });
  return result({ type: "coverage", file: "coverage/report", min }, { folder });
}

const lcovLines = (file: string, covered: number, total: number): string =>
  [
    "TN:",
    `SF:${file}`,
    ...Array.from({ length: total }, (_, line) => `DA:${line + 1},${line < covered ? 3 : 0}`),
    `LF:${total}`,
    `LH:${covered}`,
    "end_of_record",
    "",
  ].join("\n");

const summary = (covered: unknown, total: unknown): string =>
  JSON.stringify({ total: { lines: { total, covered, skipped: 0, pct: 99 }, statements: {} }, "a.ts": {} });

const reports = {
  lcov: lcovLines("a.ts", 700, 800) + lcovLines("b.ts", 112, 200),
  "lcov with Windows line ends": (lcovLines("a.ts", 700, 800) + lcovLines("b.ts", 112, 200)).replaceAll("\n", "\r\n"),
  "lcov without single lines": "SF:a.ts\nLF:1000\nLH:812\nend_of_record\n",
  "lcov, a file in two tests": `${lcovLines("a.ts", 812, 1000)}${lcovLines("a.ts", 5, 1000)}`,
  "cobertura, counted": `<?xml version="1.0" ?>
    <!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">
    <!-- <coverage line-rate="1"> -->
    <coverage version="7.4" lines-valid="1000" lines-covered="812" line-rate="0.9" branch-rate="0"><packages/></coverage>`,
  "cobertura, a rate alone": `<coverage branch-rate='1' line-rate='0.812' version='1.9'></coverage>`,
  "istanbul's summary": summary(812, 1000),
} as const;

describe.each(Object.entries(reports))("%s", (_, report) => {
  it("passes at the minimum and above", async () => {
    expect(await coverage(report)).toEqual({ result: "pass", message: "81.2 % of lines, at least 80 wanted" });
    expect(await coverage(report, 81.2)).toMatchObject({ result: "pass" });
  });

  it("fails below it", async () => {
    expect(await coverage(report, 81.3)).toEqual({
      result: "fail",
      message: "81.2 % of lines, at least 81.3 wanted",
    });
  });
});

describe("the percentage", () => {
  it("is not rounded up to the minimum", async () => {
    expect(await coverage(summary(7_999, 10_000))).toEqual({
      result: "fail",
      message: "79.9 % of lines, at least 80 wanted",
    });
  });

  it("does not fail by floating point", async () => {
    expect(await coverage('<coverage line-rate="0.57"/>', 57)).toMatchObject({ result: "pass" });
    expect(await coverage(summary(57, 100), 57)).toMatchObject({ result: "pass" });
  });
});

describe("a report is an error, not a failure, if", () => {
  it("it is missing; the message names it and how to write it", async () => {
    const missing = await result({ type: "coverage", file: "coverage/lcov.info", min: 80 }, { folder: checkout() });
    expect(missing.result).toBe("error");
    expect(missing.message).toMatch(/^there is no coverage\/lcov\.info; .*vitest run --coverage/);
  });

  it.each([
    ["an empty lcov", "TN:\n"],
    ["an empty file", " \n"],
    ["a summary of no lines", summary(0, 0)],
    ["cobertura of no lines", '<coverage lines-valid="0" lines-covered="0" line-rate="1">'],
  ])("it measured nothing: %s", async (_, text) => {
    expect(await coverage(text)).toMatchObject({
      result: "error",
      message: expect.stringContaining("measures no line at all"),
    });
  });

  it.each([
    ["broken JSON", "{ total", "not valid JSON"],
    ["Istanbul's full report", '{"/a.ts":{"s":{"0":1}}}', "json-summary"],
    ["more covered than there is", summary(11, 10), "11 of 10"],
    ["negative lines", summary(-1, 10), "-1 of 10"],
    ["words for numbers", summary("all", 10), "json-summary"],
    ["another XML", "<report><counter/></report>", "not of Cobertura"],
    ["clover", '<coverage generated="1" clover="3.2.0"><project/></coverage>', "neither lines-valid"],
    ["a rate above 1", '<coverage line-rate="81"/>', "not from 0 to 1"],
    ["a page", "Coverage: 100 %", "neither lcov"],
  ])("it can't be read: %s", async (_, text, words) => {
    expect(await coverage(text)).toMatchObject({ result: "error", message: expect.stringContaining(words) });
  });

  it("it is a folder", async () => {
    const folder = checkout();
    mkdirSync(join(folder, "lcov.info"));
    expect(await result({ type: "coverage", file: "lcov.info", min: 80 }, { folder })).toEqual({
      result: "error",
      message: "lcov.info is not a file",
    });
  });
});
