import { describe, expect, it } from "vitest";
import { newLoop } from "../../src/loop/loop.ts";
import { openingBody, pullTitle, type Report, reportBody } from "../../src/render/pull-body.ts";
import { complete, play, rule, settings } from "../loop/given.ts";

const evil = "Fixes #1 @everyone <img src=x> [a](b)";
const closing = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#\d+/gi;

function report(more: Partial<Report> = {}): string {
  const loop = { ...newLoop, iteration: 3, cost: 1.2, activeMs: 180_000 };
  return reportBody({
    issue: 7,
    startedBy: "ann",
    loop,
    summary: "Login works",
    rules: [],
    configured: [],
    flags: [],
    ...more,
  });
}

describe("the pull request's title", () => {
  it("is the issue's, on one line, and does nothing", () => {
    expect(pullTitle("Add\nlogin")).toBe("Add login");
    expect(pullTitle(evil)).not.toMatch(/@everyone|Fixes #1/);
    expect(pullTitle("x".repeat(300))).toHaveLength(200);
  });

  it("is never empty, which GitHub would refuse", () => {
    expect(pullTitle(" \u200b ")).toBe("Work of Rondo");
  });
});

describe("the pull request's text", () => {
  it("closes the issue, and only that one, whatever anybody said", () => {
    expect(openingBody(7, "ann").split("\n")[0]).toBe("Closes #7");
    const text = report({ summary: evil, flags: [evil], rules: [{ name: evil, result: "pass" }], startedBy: evil });
    expect(text.match(closing)).toEqual(["Closes #7"]);
    expect(text).not.toMatch(/@everyone|<img/);
  });

  it("says in the end what was done, how it was checked, and what it cost", () => {
    const text = report({
      rules: [
        { name: "tests", result: "pass" },
        { name: "lint", result: "skip" },
      ],
    });
    expect(text).toContain("## What was done\n\nLogin works");
    expect(text).toContain("| tests | ✅ passes |  |\n| lint | ▫️ skipped |");
    expect(text).toContain("3 iterations · cost $1.20 · 3m of work");
    expect(text).not.toContain("Please look at");
  });

  it("says what each rule asks, in words that do nothing", () => {
    const head = (name: string) => ({ name, required: true });
    const configured = [
      { ...head("tests"), type: "command", run: "npm test | cat", timeoutMs: 1 },
      { ...head("coverage"), type: "coverage", file: "lcov.info", min: 80 },
      { ...head("docs"), type: "content-pattern", file: "README.md", pattern: "## <b>" },
      { ...head("built"), type: "file-exists", files: ["dist/a.js", "dist/b.js"] },
      { ...head("ci"), type: "checks", names: ["build"] },
      { ...head("types"), type: "preset", preset: "compiles", min: 0, timeoutMs: 1 },
      { ...head("unit"), type: "step" },
    ] as const;
    const rows = report({ configured, rules: configured.map(({ name }) => ({ name, result: "pass" })) })
      .split("\n")
      .filter((line) => line.includes("✅"))
      .map((line) => / passes \| (.*) \|$/.exec(line)?.[1]);
    expect(rows).toEqual([
      "npm test \\| cat",
      "coverage of 80 % or more",
      "README.md holds ## &lt;b&gt;",
      "dist/a.js, dist/b.js",
      "checks of the commit: build",
      "compiles",
      "a step of the workflow",
    ]);
  });

  it("shows the promise beside the rules, where it decided", () => {
    const rules = [{ name: "tests", result: "pass" }];
    const given = settings({ rules: [rule("tests")] });
    const [{ loop = newLoop } = {}] = play(given, [{ said: complete, rules: { tests: "pass" } }]);
    expect(report({ loop, rules })).toMatch(/\| tests \| ✅ passes .*\n\| the agent's promise \| ✅ kept \|/);
    expect(loop.entries.at(-1)).toMatchObject({ score: 100, rules: { passed: 1, total: 1 } });
    const [{ loop: without = newLoop } = {}] = play({ ...given, stop: "validation" }, [{ rules: { tests: "pass" } }]);
    expect(report({ loop: without, rules })).not.toContain("the agent's promise");
  });

  it("admits what nobody knows or checked", () => {
    const text = report({ summary: " ", loop: { ...newLoop, iteration: 1, unpricedRuns: 1, cost: 0.5 } });
    expect(text).toContain("The agent left no summary; see the commits.");
    expect(text).toContain("No rule is configured: the agent's promise was taken alone.");
    expect(text).toContain("1 iteration · cost $0.50 and 1 run of unknown cost");
  });

  it("names files that a person should look at", () => {
    expect(report({ flags: ["package.json: adds a script"] })).toContain(
      "## Please look at\n\n- ⚠️ package.json: adds a script",
    );
  });
});
