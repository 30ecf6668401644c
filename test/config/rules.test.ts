import { expect, test } from "vitest";
import { layerOf, problemsOf, settingsOf } from "./reading.ts";

const command = { type: "command", required: true, run: "npm test", timeoutMs: 600_000 };

test.each([
  ["npm test", command],
  ["{ run: npm test }", command],
  ["{ command: npm test }", command],
  [
    "{ type: command, run: npm test, timeout: 1h30m, required: false }",
    { ...command, timeoutMs: 5_400_000, required: false },
  ],
  ['"npm ci\\nnpm test"', { ...command, run: "npm ci\nnpm test" }],
  ["{ type: coverage, file: lcov.info, min: 0 }", { type: "coverage", required: true, file: "lcov.info", min: 0 }],
  [
    "{ type: content-pattern, file: a, pattern: ^x$ }",
    { type: "content-pattern", required: true, file: "a", pattern: "^x$" },
  ],
  [
    "{ type: content_pattern, file: a, pattern: x }",
    { type: "content-pattern", required: true, file: "a", pattern: "x" },
  ],
  ["{ type: file-exists, files: [a, b] }", { type: "file-exists", required: true, files: ["a", "b"] }],
  ["{ type: file_exists, file: a }", { type: "file-exists", required: true, files: ["a"] }],
  ["{ type: checks, names: build }", { type: "checks", required: true, names: ["build"] }],
  ["{ type: step, required: false }", { type: "step", required: false }],
])("the rule %s is read whole", (written, rule) => {
  expect(settingsOf(`rules: { r: ${written} }`).rules).toEqual([{ name: "r", ...rule }]);
});

test("rules keep the order of the file", () => {
  expect(settingsOf("rules: { b: x, 10: x, a: x, 2: x }").rules.map((rule) => rule.name)).toEqual([
    "b",
    "10",
    "a",
    "2",
  ]);
});

test("a rule that is false takes an inherited rule away", () => {
  expect(layerOf("rules: { a: false }").rules).toEqual([{ name: "a", removed: true }]);
});

test.each([
  ["5", "rules.r is 5; it must be a command, a map such as { run: npm test }, or false"],
  ["true", "rules.r is true"],
  ["[npm test]", "rules.r is a list"],
  ['""', 'rules.r is ""'],
  ['" "', 'rules.r is " "'],
  ['"a\\0b"', "rules.r is"],
  ["{}", 'rules.r does not say what to check; give it "run: COMMAND", or "type:" with one of command, coverage'],
  ["{ type: lint }", 'rules.r.type is "lint"; it must be one of command, coverage'],
  ["{ type: [command] }", "rules.r.type is a list"],
  ["{ type: command }", "rules.r.run is missing; it must be a command"],
  ["{ run: a, command: b }", '"run" and "command" are the same key; give only one of them'],
  ["{ run: a, timeout: 10 }", "rules.r.timeout is 10, whose unit is unclear"],
  ["{ run: a, timeout: 6d }", 'rules.r.timeout is "6d"'],
  ["{ run: a, required: 1 }", "rules.r.required is 1; it must be true or false"],
  ["{ type: step, run: a }", 'unknown key "run" in rules.r; the known keys are type, required'],
  ["{ type: coverage, file: a }", "rules.r.min is missing; it must be a number from 0 to 100"],
  ["{ type: coverage, file: a, min: 80% }", 'rules.r.min is "80%"'],
  ["{ type: coverage, file: a, min: -1 }", "rules.r.min is -1"],
  ["{ type: coverage, file: ' a', min: 1 }", 'rules.r.file is " a"; it must be a path in the repository'],
  [
    '{ type: content-pattern, file: a, pattern: "(" }',
    'rules.r.pattern is "("; it must be a regular expression (Invalid',
  ],
  ['{ type: content-pattern, file: a, pattern: "" }', "rules.r.pattern is"],
  ["{ type: file-exists, files: [] }", "rules.r.files is an empty list"],
  ["{ type: file-exists, files: [1] }", "rules.r.files[0] is 1"],
  ["{ type: file-exists }", "rules.r.files is missing"],
  ["{ type: checks, names: [] }", "rules.r.names is an empty list"],
])("the rule %s is refused", (written, message) => {
  const problems = problemsOf(`rules: { r: ${written} }`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test.each(['""', '" a"', '"a\\nb"', `"${"x".repeat(101)}"`])("a rule may not be called %s", (name) => {
  expect(problemsOf(`rules: { ${name}: npm test }`)).toHaveLength(1);
});

test("a list of rules names presets, and a map may hold them with options", () => {
  const preset = { type: "preset", required: true, min: 80, timeoutMs: 600_000 };
  expect(settingsOf("rules: [tests_pass, lint_clean, tests_pass]").rules).toEqual([
    { ...preset, name: "tests_pass", preset: "tests_pass" },
    { ...preset, name: "lint_clean", preset: "lint_clean" },
  ]);
  expect(settingsOf("rules: { cov: { preset: coverage_threshold, min: 90, required: false } }").rules).toEqual([
    { ...preset, name: "cov", preset: "coverage_threshold", min: 90, required: false },
  ]);
  expect(problemsOf("rules: [test_pass]")[0]).toContain('rules[0] is "test_pass"; it must be one of tests_pass,');
});
