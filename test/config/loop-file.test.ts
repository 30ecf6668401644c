import { describe, expect, it } from "vitest";
import { isLoopFilePath, loopFiles, readLoopFile } from "../../src/config/loop-file.ts";
import { withLimitsOf } from "../../src/config/task-frontmatter.ts";

const path = ".stravinsky/continuation-loop.md";
/** The first example of document 001, letter by letter. */
const example = `---
iteration_count: 1
max_iterations: 15
completion_promise: "✅ All tests passing"
active: true
---

Goal: Fix failing tests in test_auth.py
- Run pytest
- Analyze failures
- Fix issues
- Repeat until all tests pass
`;

function sound(text: string) {
  const read = readLoopFile(text, path);
  return read.ok ? read : expect.fail(read.problems.join("\n"));
}

function problems(text: string): readonly string[] {
  const read = readLoopFile(text, path);
  return read.ok ? expect.fail("it was read") : read.problems;
}

it("ours comes before the one of document 001", () => {
  expect(loopFiles).toEqual([".rondo/loop.md", ".stravinsky/continuation-loop.md"]);
});

describe("a loop file", () => {
  it("is the task, its limits and its promise: the example of document 001", () => {
    const { title, body, layer, active, warnings } = sound(example);
    expect(title).toBe("Goal: Fix failing tests in test_auth.py");
    expect(body).toMatch(/^Goal: .*all tests pass$/s);
    expect(layer).toEqual({ maxIterations: 15, promiseTexts: ["✅ All tests passing"] });
    expect([active, warnings]).toEqual([true, []]);
  });

  it("may say all that an issue may, in our own words too", () => {
    expect(sound("---\nmax-iterations: 4\nbudget: 2\nprotect: [golden/**]\n---\n# Mend it\n").layer).toEqual({
      maxIterations: 4,
      budget: 2,
      protect: ["golden/**"],
    });
  });

  it("is active where it does not say otherwise, and its title is the first line without its marks", () => {
    expect(sound("---\nmax_iterations: 3\n---\n\n## Mend the login\n\nText.\n")).toMatchObject({
      active: true,
      title: "Mend the login",
    });
    expect(sound(example.replace("active: true", "active: false")).active).toBe(false);
  });

  it.each(["done", "ok", "finished"])("a promise as vague as %j is warned of, with its place", (word) => {
    const { warnings } = sound(example.replace("✅ All tests passing", word));
    expect(warnings).toMatchObject([
      { file: path, line: 4, message: expect.stringMatching(`"${word}", which is vague`) },
    ]);
  });

  it.each([
    ["a mistyped limit", example.replace("15", "fifteen"), `${path}:3:17 `],
    ["an unknown key", example.replace("active:", "actve:"), `${path}:5:1 unknown key "actve"`],
    ["no YAML", example.replace("active: true", "active: ["), `${path}:5:`],
    ["settings that nothing is known of", "Fix the tests.\n", `${path}:1:1 the settings are missing`],
    ["a settings block without an end", "---\nmax_iterations: 3\nFix it.\n", `${path}:1:1 the settings are missing`],
    ["no task", "---\nmax_iterations: 3\n---\n\n", `${path}:5:1 the task is missing`],
  ])("with %s starts nothing, and says where", (_, text, said) => {
    expect(problems(text).join("\n")).toContain(said);
  });
});

describe("limits that the file has later", () => {
  const frozen = '{"stop":"strict","max-iterations":15,"budget":2}';
  const now = (yaml: string) => withLimitsOf(frozen, sound(`---\n${yaml}\n---\nTask\n`));

  it("replace those that the loop began with; the rest of the settings stands", () => {
    expect(now("max_iterations: 20\nbudget: 2\nstop: promise")).toEqual({
      issueSettings: '{"stop":"strict","budget":2,"max-iterations":20}',
      changed: ["maxIterations"],
    });
  });

  it("that are gone are the repository's own again", () => {
    expect(now("max_iterations: 15")).toEqual({
      issueSettings: '{"stop":"strict","max-iterations":15}',
      changed: ["budget"],
    });
  });

  it("that are the same change nothing", () => {
    expect(now("max_iterations: 15\nbudget: 2\nstop: promise")).toEqual({ issueSettings: frozen, changed: [] });
    expect(withLimitsOf(null, sound("---\n---\nTask\n"))).toEqual({ issueSettings: null, changed: [] });
  });
});

it.each([
  [".rondo/loop.md", true],
  ["docs/Loops/second phase.md", true],
  ["../loop.md", false],
  ["a/../../loop.md", false],
  ["/etc/loop.md", false],
  [".github/rondo.yml", false],
  ["loop.md\nx.md", false],
  ["", false],
  [`${"a".repeat(98)}.md`, false],
])("the path %j can be a loop file's: %s", (given, can) => expect(isLoopFilePath(given)).toBe(can));
