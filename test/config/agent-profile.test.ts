import { expect, test } from "vitest";
import { asAgent, readProfile } from "../../src/config/agent-profile.ts";
import type { AgentChoice } from "../../src/loop/settings.ts";

const text = "---\nmodel: sonnet\ntools: [Read, Edit]\niteration: {}\n---\nTest.";
const path = ".claude/agents/tester.md";
const file = readProfile({ path, text });
if (file === null) throw new Error("The file is a profile.");
const claude: AgentChoice = { use: "claude", model: null, args: [] };

test("the file's model and tools are for the agent whose file it is", () => {
  expect(asAgent(claude, file, path)).toEqual({ use: "claude", model: "sonnet", args: ["--tools", "Read,Edit"] });
});

test("what the settings say about model and tools holds", () => {
  const own: AgentChoice = { use: "claude", model: "opus", args: ["--tools", "Bash"] };
  expect(asAgent(own, file, path)).toEqual(own);
});

test("`inherit` names no model", () => {
  expect(asAgent(claude, { ...file, model: "inherit" }, path)).toMatchObject({ model: null });
});

test.each([[{ use: "codex", model: null, args: [] }], [{ command: "./agent" }]] as const)(
  "another agent does not know these names: %j",
  (choice) => {
    expect(asAgent(choice, file, path)).toEqual(choice);
  },
);
