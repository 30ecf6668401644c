import { expect, test } from "vitest";
import { nearest } from "../../src/config/nearest.ts";
import { problemsOf } from "./reading.ts";

test("every problem of a file comes out at once, in the order of the file, with its place", () => {
  const text = `agnet: claude
max-iterations: many
guards:
  atempts: 3
  regression: { window: 1, dorp: 3 }
rules:
  lint: { run: npm run lint, requird: false }
  cover: { type: coverage, min: 101 }
stop: sometimes
profiles:
  qa:
    max_iterations: 3
hooks:
  - { run: ./check, timout: 3s }
`;
  expect(problemsOf(text)).toEqual([
    'rondo.yml:1:1 unknown key "agnet"; did you mean "agent"?',
    'rondo.yml:2:17 max-iterations is "many"; it must be a whole number from 1 to 100',
    'rondo.yml:4:3 unknown key "atempts" in guards; did you mean "attempts"?',
    "rondo.yml:5:25 guards.regression.window is 1; it must be a whole number from 2 to 20",
    'rondo.yml:5:28 unknown key "dorp" in guards.regression; did you mean "drop"?',
    'rondo.yml:7:30 unknown key "requird" in rules.lint; did you mean "required"?',
    "rondo.yml:8:10 rules.cover.file is missing; it must be a path in the repository (one line, no space around it)",
    "rondo.yml:8:33 rules.cover.min is 101; it must be a number from 0 to 100",
    'rondo.yml:9:7 stop is "sometimes"; it must be one of verified, strict, either, validation, promise, hooks',
    'rondo.yml:12:5 unknown key "max_iterations" in profiles.qa; did you mean "max-iterations"?',
    'rondo.yml:14:21 unknown key "timout" in hooks[0]; did you mean "timeout"?',
  ]);
});

test("a key that is near nothing is answered with the known keys", () => {
  expect(problemsOf("zebra: 1")).toEqual([
    'rondo.yml:1:1 unknown key "zebra"; the known keys are agent, label, max-iterations, max-duration, iteration-timeout, budget, stop, confirmations, approve, readiness, allow-partial, promises, promise-text, promise-sources, rules, guards, protect, allow, hooks, ci-workflows, fallback, session, install, env, isolate, prices, cost-per-iteration, evaluator, then, escalation-issue, profiles, bots, max-active, priority, milestones',
  ]);
});

test.each([
  ["maxIterations", "max-iterations"],
  ["max_iterations", "max-iterations"],
  ["Max-Iterations", "max-iterations"],
  ["max-iteration", "max-iterations"],
  ["iterations", "max-iterations"],
  ["promise", "promises"],
  ["lable", "label"],
  ["rule", "rules"],
  ["zebra", undefined],
  ["", undefined],
])("of the known keys, %j is nearest to %j", (written, meant) => {
  expect(nearest(written, ["max-iterations", "max-duration", "promises", "promise-text", "label", "rules"])).toBe(
    meant,
  );
});

test.each([
  ["rules: { t: { rn: npm test } }", 'unknown key "rn" in rules.t; did you mean "run"?'],
  ["hooks: [{ rnu: ./x }]", 'unknown key "rnu" in hooks[0]; did you mean "run"?'],
  ["agent: { comand: ./x }", 'unknown key "comand" in agent; did you mean "command"?'],
  ["agent: { use: codex, modle: x }", 'unknown key "modle" in agent; did you mean "model"?'],
  ["guards: { same-error: { limt: 3 } }", 'unknown key "limt" in guards.same-error; did you mean "limit"?'],
  ["profiles: { qa: { profiles: {} } }", 'unknown key "profiles" in profiles.qa'],
])("in %s, the mistyped key is named even if it decides what kind of map it is", (text, message) => {
  expect(problemsOf(text).join("\n")).toContain(message);
});

test.each([
  ["key without a value", "label:", "rondo.yml:1:7 label is empty"],
  ["value on a later line", "label:\n\n  [x]", "rondo.yml:3:3 label is a list"],
  ["item of a block list", "protect:\n  - ok\n  - 5", "rondo.yml:3:5 protect[1] is 5"],
  ["item of a flow list", "allow: [a, {}]", "rondo.yml:1:12 allow[1] is a map"],
  ["quoted key", '"max-iterations" : 0', "rondo.yml:1:20 max-iterations is 0"],
  ["file with a byte order mark", "\uFEFFlabel: 5", "rondo.yml:1:8 label is 5"],
  ["file with CRLF", "label: x\r\nbudget: x\r\n", 'rondo.yml:2:9 budget is "x"'],
  ["value after a comment", "# one\n# two\nlabel: 5 # three", "rondo.yml:3:8 label is 5"],
  ["value with a tag", "max-iterations: !!str 5", 'rondo.yml:1:23 max-iterations is "5"'],
  ["alias", "label: &x 5\nstop: *x", "rondo.yml:2:7 stop is 5"],
])("the place of a %s is exact", (_, text, start) => {
  expect(problemsOf(text).some((problem) => problem.startsWith(start))).toBe(true);
});

test("a value in a message is short and on one line", () => {
  const [problem = ""] = problemsOf(`stop: "${"x".repeat(500)}\\nfake.yml:1:1 all is well"`);
  expect(problem.length).toBeLessThan(200);
  expect(problemsOf('stop: "a\\nb\\u2028c"').join("")).not.toMatch(/[\n\u2028]/);
  expect(problemsOf('"a\\nb": 1').join("")).not.toContain("\n");
});

test("a file that is too long is refused before it is read", () => {
  expect(problemsOf(`# ${"x".repeat(200_000)}`)).toEqual([
    "rondo.yml:1:1 the file has 200002 characters; it must have at most 200000",
  ]);
});
