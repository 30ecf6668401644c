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
    { id: "default", enabled: true, when: null, onError: "escalate", kind: "preset", preset: "default" },
    { id: "mine", enabled: false, when: null, onError: "escalate", kind: "preset", preset: "validation" },
    {
      id: "hook-3",
      enabled: true,
      when: null,
      onError: "continue",
      kind: "run",
      run: "./check",
      timeoutMs: 60_000,
      on: "stop",
    },
    {
      id: "hook-4",
      enabled: true,
      when: null,
      onError: "escalate",
      kind: "run",
      run: "./other",
      timeoutMs: 30_000,
      on: "stop",
    },
  ]);
});

test.each([
  ["default", 'hooks is "default"; it must be a list of hooks'],
  ["[always]", 'hooks[0] is "always"'],
  ["[{}]", 'hooks[0] does not say what to run; give it either "run: COMMAND", "module: FILE", "all:" or "any:"'],
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

const leaf = { enabled: true, when: null, onError: "escalate" };

test("a hook is a module, or hooks that count together, whose members are numbered", () => {
  const text = `hooks:
  - { module: ./hooks/stop.mjs }
  - { all: [promise, { run: ./check }], id: both, when: { from: 3, status: failed, rules: { tests: pass } } }
  - { any: [{ use: validation, id: v }] }`;
  expect(settingsOf(text).hooks).toEqual([
    { ...leaf, id: "hook-1", kind: "module", path: "./hooks/stop.mjs", timeoutMs: 30_000, on: "stop" },
    {
      ...leaf,
      id: "both",
      kind: "all",
      when: { from: 3, to: 100, status: ["failed"], rules: [{ name: "tests", result: "pass" }] },
      of: [
        { ...leaf, id: "both.1", kind: "preset", preset: "promise" },
        { ...leaf, id: "both.2", kind: "run", run: "./check", timeoutMs: 30_000, on: "stop" },
      ],
    },
    { ...leaf, id: "hook-3", kind: "any", of: [{ ...leaf, id: "v", kind: "preset", preset: "validation" }] },
  ]);
});

test.each([
  ["{ module: ../evil.mjs }", "hooks[0].module"],
  ["{ module: /etc/x.mjs }", "hooks[0].module"],
  ["{ module: hooks/stop.py }", "hooks[0].module"],
  ["{ all: [] }", "hooks[0].all is an empty list"],
  [
    "{ any: [{ all: [promise] }] }",
    'hooks[0].any[0] does not say what to run; give it either "run: COMMAND", "module: FILE", or',
  ],
  ["{ run: x, when: { from: 0 } }", "hooks[0].when.from is 0"],
  ["{ run: x, when: { status: green } }", 'hooks[0].when.status is "green"'],
  ["{ run: x, on: start }", 'hooks[0].on is "start"; it must be one of stop, before, after'],
  ["{ use: promise, on: after }", 'unknown key "on" in hooks[0]'],
  ["{ any: [{ run: x, on: after }] }", "hooks[0] has a member that does not decide, at place 1"],
  [
    "{ run: x, on: before, when: { rules: { tests: pass } } }",
    "hooks[0] asks for results of rules before they have run",
  ],
  ["{ run: x, when: { label: x } }", 'unknown key "label" in hooks[0].when'],
  ["{ all: [{ run: x, id: a }, { run: y, id: a }] }", 'the hook id "a" is taken by hooks[0]'],
])("the hook %s is refused", (written, message) => {
  expect(problemsOf(`hooks: [${written}]`).join("\n")).toContain(message);
});

test("the files that hooks run are protected: who may change them decides himself when to stop", () => {
  const text = `protect: [golden/**]
hooks:
  - { run: "node ./hooks/check.mjs --strict | tee log" }
  - { run: "FOO=scripts/x.sh ../other.sh && bin/check" }
  - { any: [{ module: hooks/stop.mjs }] }
  - { run: scripts/prepare.sh, on: before }`;
  expect(settingsOf(text).protect).toEqual([
    "golden/**",
    "hooks/check.mjs",
    "scripts/x.sh",
    "bin/check",
    "hooks/stop.mjs",
  ]);
});
