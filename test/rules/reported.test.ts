import { describe, expect, it } from "vitest";
import { reportedResults } from "../../src/rules/reported.ts";
import { stepResults } from "../../src/rules/steps.ts";
import { command, result, rule } from "./given.ts";

const steps = JSON.stringify({
  rondo: { outputs: { go: "true" }, outcome: "success", conclusion: "success" },
  unit: { outputs: {}, outcome: "failure", conclusion: "success" },
  lint: { outputs: {}, outcome: "success", conclusion: "success" },
  e2e: { outputs: {}, outcome: "skipped", conclusion: "skipped" },
  slow: { outputs: {}, outcome: "cancelled", conclusion: "cancelled" },
});

describe("job steps", () => {
  it("count by their outcome, which continue-on-error does not change", () => {
    expect(stepResults(steps, { allExcept: ["rondo"] })).toEqual([
      { name: "unit", result: "fail", message: "step unit: failure" },
      { name: "lint", result: "pass", message: "step lint: success" },
      { name: "e2e", result: "skip", message: "step e2e: skipped" },
      { name: "slow", result: "error", message: "step slow: cancelled" },
    ]);
  });

  it("count only where a rule names them", () => {
    const rules = [rule(command("touch /never")), rule({ type: "step" }, "lint")];
    expect(reportedResults(rules, { steps, checks: null })).toEqual([
      { name: "lint", result: "pass", message: "step lint: success" },
    ]);
  });

  it.each(["missing", "constructor", "__proto__"])("without the id %s are an error that lists the ids", (id) => {
    const [first] = stepResults(steps, { ids: [id] });
    expect(first).toMatchObject({ name: id, result: "error" });
    expect(first?.message).toContain(`\`id: ${id}\`; ids so far: rondo, unit, lint, e2e, slow`);
  });

  it("without an outcome that we know are an error", () => {
    expect(stepResults('{"a":{"outcome":"odd"},"b":{}}', { ids: ["a", "b"] }).map((each) => each.result)).toEqual([
      "error",
      "error",
    ]);
  });

  it.each(["", "{", "[]", "null", '"success"', '{"unit":"success"}', "Object"])(
    "that can't be read are one error, however many rules wait for them: %j",
    (json) => {
      const rules = [rule({ type: "step" }, "unit"), rule({ type: "step" }, "lint")];
      const results = reportedResults(rules, { steps: json, checks: null });
      expect(results).toHaveLength(1);
      expect(results[0]).toMatchObject({ name: "steps", result: "error" });
      expect(results[0]?.message).toContain(`the input \`steps\` must be \`\${{ toJSON(steps) }}\`, but it is `);
    },
  );

  it("that are not known yet give no result", () => {
    expect(reportedResults([rule({ type: "step" }, "unit")], { steps: null, checks: null })).toEqual([]);
  });
});

describe("checks", () => {
  const check = (names: readonly string[], conclusions: readonly (readonly [string, string | null])[]) =>
    result({ type: "checks", names }, { checks: conclusions.map(([name, conclusion]) => ({ name, conclusion })) });

  it.each([
    ["success", "pass"],
    ["neutral", "pass"],
    ["skipped", "skip"],
    ["failure", "fail"],
    ["timed_out", "fail"],
    ["action_required", "fail"],
    ["cancelled", "fail"],
    ["startup_failure", "fail"],
    ["stale", "fail"],
    ["error", "fail"],
    ["constructor", "error"],
  ])("%s is %s", async (conclusion, wanted) => {
    expect(await check(["build"], [["build", conclusion]])).toMatchObject({ result: wanted });
  });

  it.each([null, "pending", "in_progress"])("that are still running are an error: %s", async (conclusion) => {
    expect(await check(["build"], [["build", conclusion]])).toEqual({
      result: "error",
      message: "build is still running",
    });
  });

  it("that did not run are an error that lists those that did", async () => {
    expect(await check(["build"], [["test", "success"]])).toEqual({
      result: "error",
      message: "build did not run; the commit has: test",
    });
    expect(await check(["build"], [])).toMatchObject({ message: expect.stringContaining("no check at all") });
  });

  it("pass only if no name fails or is missing", async () => {
    expect(
      await check(
        ["a", "b"],
        [
          ["a", "success"],
          ["b", "skipped"],
        ],
      ),
    ).toMatchObject({ result: "pass" });
    expect(await check(["a", "b"], [["a", "success"]])).toMatchObject({ result: "error" });
    expect(
      await check(
        ["a", "b", "c"],
        [
          ["a", "success"],
          ["b", "failure"],
        ],
      ),
    ).toMatchObject({ result: "fail" });
  });

  it("that share a name all count", async () => {
    expect(
      await check(
        ["a"],
        [
          ["a", "success"],
          ["a", "failure"],
        ],
      ),
    ).toMatchObject({ result: "fail" });
  });
});
