import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validationResults } from "../../src/phases/validation-results.ts";

const results = [
  { name: "tests", result: "fail", message: "1 failed" },
  { name: "lint", result: "pass", message: "" },
];
const step = (outcome: string, outputs: Readonly<Record<string, string>> = {}) => ({
  outputs,
  outcome,
  conclusion: "success",
});
const validate = (more: Readonly<Record<string, string>> = {}) =>
  step("success", { phase: "validate", tree: "t1", results: JSON.stringify(results), ...more });
const asIs = (text: string) => text;
const read = (steps: unknown) => validationResults(JSON.stringify(steps), asIs);

describe("what the validating job's steps came to", () => {
  it("is what our phase reported, and the tree that it ran on", () => {
    expect(read({ validate: validate() })).toEqual({ rules: results, tree: "t1", hooks: {} });
  });

  it("is every other step with an id besides, by its outcome: continue-on-error hides it in the conclusion", () => {
    const steps = {
      validate: validate({ results: "[]" }),
      unit: step("failure"),
      types: step("success"),
      slow: step("skipped"),
    };
    expect(read(steps).rules.map(({ name, result }) => [name, result])).toEqual([
      ["unit", "fail"],
      ["types", "pass"],
      ["slow", "skip"],
    ]);
  });

  it("does not count our own phases as checks", () => {
    const phases = { begin: step("success", { phase: "begin" }), agent: step("success", { phase: "agent" }) };
    expect(read({ ...phases, validate: validate({ results: "[]" }) }).rules).toEqual([]);
  });

  it("is nothing where nothing validated", () => {
    expect(validationResults("", asIs)).toEqual({ rules: [], tree: null, hooks: {} });
    expect(read({})).toEqual({ rules: [], tree: null, hooks: {} });
  });

  it("names no tree where the work could not be applied", () => {
    expect(read({ validate: validate({ tree: "" }) }).tree).toBeNull();
  });

  it("is an error where the input is not what GitHub writes", () => {
    expect(validationResults("steps", asIs).rules).toEqual([
      { name: "steps", result: "error", message: expect.stringContaining("toJSON(steps)") },
    ]);
  });
});

describe("results that somebody made up", () => {
  const from = (text: string) => read({ validate: validate({ results: text }) }).rules;

  it("with an outcome that is none are errors, never passes", () => {
    expect(from('[{"name":"tests","result":"passed"},{"name":"lint"}]')).toEqual([
      { name: "tests", result: "error", message: "" },
      { name: "lint", result: "error", message: "" },
    ]);
  });

  it("without a name, or of another shape, are left out", () => {
    expect(from('[{"result":"pass"},null,7,"pass",["tests"]]')).toEqual([]);
    for (const text of ["{", "{}", "null", '"pass"']) expect(from(text)).toEqual([]);
  });

  it("are cut to a size that can be kept: names, the end of messages, and their number", () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      name: `${index}`.padEnd(999, "x"),
      result: "fail",
      message: `${"a".repeat(9_000)}end`,
    }));
    const rules = from(JSON.stringify(many));
    expect(rules).toHaveLength(200);
    expect(rules[0]).toMatchObject({ name: "0".padEnd(100, "x"), message: expect.stringMatching(/^a{3997}end$/) });
  });
});

it("the run's secrets are taken out of what rules and hooks say", () => {
  const redact = (text: string) => text.replaceAll("s3cret", "***");
  const steps = {
    validate: validate({
      results: JSON.stringify([{ name: "s3cret", result: "fail", message: "got s3cret" }]),
      hooks: JSON.stringify({ mine: { action: "continue", reason: "s3cret", nextPrompt: "use s3cret" } }),
    }),
  };
  const told = validationResults(JSON.stringify(steps), redact);
  expect(told.rules).toEqual([{ name: "***", result: "fail", message: "got ***" }]);
  expect(told.hooks.mine).toMatchObject({ reason: "***", nextPrompt: "use ***" });
});

it("whatever the steps are, they are read without a throw", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void validationResults(text, asIs)));
  fc.assert(
    fc.property(fc.jsonValue(), (value) => void read({ a: value, validate: { outputs: value, outcome: value } })),
  );
});
