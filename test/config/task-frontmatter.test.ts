import { describe, expect, test } from "vitest";
import { parseSettings } from "../../src/config/parse.ts";
import { resolveSettings } from "../../src/config/resolve.ts";
import {
  entitled,
  frozenEntries,
  readTaskFrontmatter,
  type TaskFrontmatter,
  thawedLayer,
  withoutFrontmatter,
} from "../../src/config/task-frontmatter.ts";

const standing = resolveSettings([]);

function read(yaml: string): TaskFrontmatter {
  const found = readTaskFrontmatter(`---\n${yaml}\n---\n\nDo it.`, "issue #7");
  if (found.kind !== "found") throw new Error(JSON.stringify(found));
  return found;
}

function problems(yaml: string): readonly string[] {
  const found = readTaskFrontmatter(`---\n${yaml}\n---\nDo it.`, "issue #7");
  return found.kind === "wrong" ? found.problems : [];
}

test("the format of document 001 is read, with its own names", () => {
  const found = read(
    'iteration_count: 1\nmax_iterations: 15\ncompletion_promise: "✅ All tests passing"\nactive: true',
  );
  expect(found).toMatchObject({
    layer: { maxIterations: 15, promiseTexts: ["✅ All tests passing"] },
    active: true,
    body: "Do it.",
  });
  expect(read("active: false").active).toBe(false);
});

test("the names of the settings file are read too", () => {
  const { layer } = read("max-iterations: 5\nbudget: 3\nmax-duration: 1h\nprotect: test/**\nstop: strict");
  expect(layer).toMatchObject({
    maxIterations: 5,
    budget: 3,
    maxDurationMs: 3_600_000,
    protect: ["test/**"],
    stop: "strict",
  });
});

test("a text without frontmatter is all task", () => {
  expect(readTaskFrontmatter("Do it.\n\n---\nmax: 3\n---", "issue #7")).toEqual({ kind: "none" });
  expect(withoutFrontmatter("Do it.")).toBe("Do it.");
  expect(withoutFrontmatter("---\nbudget: 3\n---\n\nDo it.")).toBe("Do it.");
});

describe("a problem names the place, the value and what is allowed", () => {
  test.each([
    ["max-iterations: 0", /^issue #7:2:17 max-iterations is 0; it must be a whole number from 1 to 100/],
    ["budget: 3\nmax_iterations: many", /^issue #7:3:17 max_iterations is "many"; it must be a whole number/],
    ["max-iteration: 5", /^issue #7:2:1 unknown key "max-iteration"; did you mean "max-iterations"/],
    ["just words", /^issue #7:2:1 the file is "just words"; it must be a map of settings/],
    ["a: [", /^issue #7:\d+:\d+ not valid YAML/],
  ])("%j", (yaml, message) => {
    expect(problems(yaml)[0]).toMatch(message);
  });

  test.each([
    "agent: { command: ./evil }",
    "rules: { tests: 'true' }",
    "hooks: [default]",
    "allow: ['**']",
    "env: [AWS_KEY]",
    "fallback: [codex]",
    "evaluator: claude",
    "install: latest",
    "isolate: false",
    "ci-workflows: ci.yml",
    "label: other",
    "profiles: {}",
  ])("nothing that could run code or lift a check is known here: %s", (yaml) => {
    expect(problems(yaml)[0]).toMatch(/unknown key/);
  });
});

describe("whose author may not write", () => {
  const keys = (yaml: string, settings = standing) => {
    const { used, leftOut } = entitled(read(yaml), settings, false);
    return {
      used: used.map(({ key }) => key),
      leftOut: leftOut.map(({ entry }) => `${entry.line} ${entry.key} ${entry.seen}`),
    };
  };

  test.each([
    "max-iterations: 5",
    "max-iterations: 10",
    "max-duration: 1h",
    "iteration-timeout: 5m",
    "budget: 3",
    "confirmations: 2",
    "approve: every-iteration",
    "protect: test/**",
  ])("can tighten: %s", (yaml) => {
    expect(keys(yaml)).toEqual({ used: [yaml.split(":")[0]], leftOut: [] });
  });

  test.each([
    "max-iterations: 11",
    "max-duration: 9h",
    "iteration-timeout: 31m",
    "budget: 26",
    "budget: false",
    "stop: promise",
    "promises: [COMPLETE]",
    "promise-text: All done now",
    "guards: { same-error: false }",
    "readiness: off",
    "allow-partial: true",
  ])("can't loosen or change: %s", (yaml) => {
    expect(keys(yaml)).toMatchObject({ used: [], leftOut: [expect.stringMatching(/^2 /)] });
  });

  test("can't ask for less than the repository does", () => {
    const careful = resolveSettings([{ approve: "before-complete", confirmations: 3 }]);
    expect(keys("approve: never\nconfirmations: 2", careful).used).toEqual([]);
    expect(keys("approve: every-iteration\nconfirmations: 3", careful).leftOut).toEqual([]);
  });

  test("who may write can do all of it", () => {
    const found = read("max-iterations: 50\nstop: promise\nguards: { same-error: false }");
    expect(entitled(found, standing, true)).toMatchObject({ used: [{}, {}, {}], leftOut: [] });
  });
});

test("what counts is frozen as one line of a settings file, and means the same again", () => {
  const found = read(
    'max_iterations: 5\nactive: true\niteration_count: 3\ncompletion_promise: "a clear end|another one"',
  );
  const frozen = frozenEntries(entitled(found, standing, true).used);
  expect(frozen).toBe('{"max-iterations":5,"promise-text":"a clear end|another one"}');
  expect(thawedLayer(frozen)).toEqual({ maxIterations: 5, promiseTexts: ["a clear end", "another one"] });
  expect(parseSettings(frozen ?? "", "x").ok).toBe(true);
  expect(thawedLayer(null)).toEqual({});
  expect(thawedLayer('{"agent":"codex"}')).toBeUndefined();
});
