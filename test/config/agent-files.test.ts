import { expect, test } from "vitest";
import { agentFilePaths, isAgentFile, parseAgentFile } from "../../src/config/agent-files.ts";
import { formatProblem } from "../../src/config/problems.ts";

const engineer = `---
name: me
description: Writes code, with iteration support
tools: Read, Edit, Bash
model: sonnet
color: blue
iteration:
  enabled: true
  maxIterations: 15
  completionPromises:
    - "<promise>COMPLETE</promise>"
    - "<promise>BLOCKED</promise>"
  validationRules:
    - tests_pass
    - lint_clean
---

# Engineer

Write the test first.
`;

test("an agent file with an iteration block is a profile, with the documents' own keys", () => {
  const read = parseAgentFile(engineer, ".claude/agents/me.md");
  expect(read).toMatchObject({
    kind: "profile",
    file: {
      name: "me",
      description: "Writes code, with iteration support",
      tools: ["Read", "Edit", "Bash"],
      model: "sonnet",
      layer: {
        maxIterations: 15,
        promises: ["COMPLETE", "BLOCKED"],
        rules: [
          { name: "tests_pass", type: "preset" },
          { name: "lint_clean", type: "preset" },
        ],
      },
      body: "# Engineer\n\nWrite the test first.",
    },
  });
});

test("only what it says is in its layer; its name comes from the path if it has none", () => {
  const read = parseAgentFile("---\niteration: {}\n---\nDo it.", ".github/prompts/tester.prompt.md");
  expect(read).toMatchObject({ kind: "profile", file: { name: "tester", layer: {}, body: "Do it.", model: null } });
  expect(read.kind === "profile" && Object.keys(read.file.layer)).toEqual([]);
});

test("a qa agent may declare COMPLETE alone", () => {
  const read = parseAgentFile("---\niteration: { completionPromises: [COMPLETE] }\n---\n", "qa.md");
  expect(read).toMatchObject({ kind: "profile", file: { layer: { promises: ["COMPLETE"] } } });
});

test.each([
  ["without frontmatter", "# Agent\niteration: {}\n"],
  ["with a frontmatter that has no end", "---\niteration: {}\n"],
  ["without an iteration block", "---\nname: x\n---\n"],
  ["that is broken, and asks for nothing", "---\nname: [\n---\n"],
])("an agent file %s is no profile", (_, text) => {
  expect(parseAgentFile(text, "a.md")).toEqual({ kind: "none" });
});

test.each([
  ["---\nname: x\niteration: { maxIterations: many }\n---\n", 'a.md:3:29 iteration.maxIterations is "many"'],
  ["---\niteration: { maxIteration: 3 }\n---\n", 'did you mean "maxIterations"?'],
  ["---\niteration: { validationRules: [tests] }\n---\n", 'iteration.validationRules[0] is "tests"'],
  ["---\niteration: yes\n---\n", "iteration is"],
])("a mistake in the block is named with its line in the file: %j", (text, message) => {
  const read = parseAgentFile(text, "a.md");
  expect(read.kind === "wrong" && read.problems.map(formatProblem).join("\n")).toContain(message);
});

test.each([
  [".claude/agents/me.md", true],
  [".opencode/agent/me.md", true],
  [".github/prompts/me.prompt.md", true],
  [".github/workflows/me.md", false],
  [".claude/agents/me.txt", false],
  ["docs/.claude/agents/me.md", false],
])("%s is an agent file: %s", (path, expected) => {
  expect(isAgentFile(path)).toBe(expected);
});

test("an agent file can switch its iterations off", () => {
  expect(parseAgentFile("---\niteration: { enabled: false }\n---\n", "a.md")).toEqual({ kind: "off" });
});

test("a name is looked for where the agents' own programs keep their files, and nowhere else", () => {
  expect(agentFilePaths("tester")).toEqual([
    ".claude/agents/tester.md",
    ".opencode/agent/tester.md",
    ".opencode/agents/tester.md",
    ".github/agents/tester.agent.md",
    ".github/agents/tester.md",
    ".github/prompts/tester.prompt.md",
    ".github/prompts/tester.md",
  ]);
  expect(agentFilePaths("Tester")).toContain(".claude/agents/tester.md");
  expect(agentFilePaths("../../secret")).toEqual([]);
  expect(agentFilePaths("a:b")).toEqual([]);
});
