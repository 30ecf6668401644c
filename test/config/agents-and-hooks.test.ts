import { expect, test } from "vitest";
import { agentNames } from "../../src/loop/settings.ts";
import { problemsOf, settingsOf, warningsOf } from "./reading.ts";

test.each(agentNames)("the agent %s may be given by its name alone", (use) => {
  expect(settingsOf(`agent: ${use}`).agent).toEqual({ use, model: null, args: [] });
});

test("an agent has a model and arguments, or is a command", () => {
  expect(settingsOf('agent: { use: codex, model: gpt-5, args: [--fast, "3"] }').agent).toEqual({
    use: "codex",
    model: "gpt-5",
    args: ["--fast", "3"],
  });
  expect(settingsOf('agent: { command: "./my-agent" }').agent).toEqual({ command: "./my-agent" });
});

test.each([
  ["cluade", 'agent is "cluade"; it must be one of claude, codex, gemini, copilot, opencode'],
  ["{ use: gpt }", 'agent.use is "gpt"'],
  ["{}", 'agent does not say what to run; give it either "command:", or "use:" with one of claude'],
  ["{ use: codex, command: x }", 'agent has both "use" and "command"; give it either'],
  ["{ use: codex, args: --fast }", 'agent.args is "--fast"; it must be a list of texts'],
  ["{ use: codex, args: [3] }", "agent.args[0] is 3; it must be text, in quotes if it is a number"],
  ["{ use: codex, model: 4.1 }", "agent.model is 4.1"],
  ['{ command: "" }', 'agent.command is ""; it must be a command'],
  ["[claude]", "agent is a list"],
])("the agent %s is refused", (written, message) => {
  const problems = problemsOf(`agent: ${written}`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test.each([
  ["'two\\nlines'", 0],
  ['"two\\nlines"', 1],
  [`"${"x".repeat(51)}"`, 1],
  ['" x"', 1],
])("as a label, %s has %i problems", (label, count) => {
  expect(problemsOf(`label: ${label}`)).toHaveLength(count);
});

test("a hook is a preset's name, a preset with options, or a command", () => {
  const text = `hooks:
  - default
  - { use: validation, id: mine, enabled: false }
  - { run: ./check, timeout: 1m, on-error: continue }
  - { run: ./other }`;
  expect(settingsOf(text).hooks).toEqual([
    { id: "default", enabled: true, onError: "escalate", kind: "preset", preset: "default" },
    { id: "mine", enabled: false, onError: "escalate", kind: "preset", preset: "validation" },
    { id: "hook-3", enabled: true, onError: "continue", kind: "run", run: "./check", timeoutMs: 60_000 },
    { id: "hook-4", enabled: true, onError: "escalate", kind: "run", run: "./other", timeoutMs: 30_000 },
  ]);
});

test.each([
  ["default", 'hooks is "default"; it must be a list of hooks'],
  ["[always]", 'hooks[0] is "always"'],
  ["[{}]", 'hooks[0] does not say what to run; give it either "run: COMMAND", or "use:" with one of default'],
  ["[{ use: default, run: x }]", 'hooks[0] has both "use" and "run"'],
  ["[{ run: x, on-error: stop }]", 'hooks[0].on-error is "stop"; it must be one of escalate, continue'],
  ["[{ run: x, enabled: no }]", 'hooks[0].enabled is "no"; it must be true or false'],
  ["[{ run: x, timeout: 30 }]", "hooks[0].timeout is 30, whose unit is unclear"],
  ["[{ use: default, timeout: 3s }]", 'unknown key "timeout" in hooks[0]'],
  ["[default, default]", 'the hook id "default" is taken by hooks[0]; give each hook its own id'],
  ["[{ run: x, id: hook-2 }, { run: y }]", 'the hook id "hook-2" is taken by hooks[0]'],
])("the hooks %s are refused", (written, message) => {
  const problems = problemsOf(`hooks: ${written}`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test("hooks that share an id are named even if another hook is wrong", () => {
  expect(problemsOf("hooks: [default, 5, default]")).toHaveLength(2);
});

test("more than ten hooks are a warning, ten are not", () => {
  const hooks = (count: number) => `hooks: [${"{ run: x },".repeat(count)}]`;
  expect(warningsOf(hooks(10))).toEqual([]);
  expect(warningsOf(hooks(11))).toEqual([expect.stringContaining("rondo.yml:1:8 hooks has 11 hooks")]);
});
