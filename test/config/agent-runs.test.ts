import { expect, test } from "vitest";
import { problemsOf, settingsOf } from "./reading.ts";

test("without a word, an agent starts fresh, sees nothing more, and has no price and nobody beside it", () => {
  expect(settingsOf("")).toMatchObject({
    fallback: [],
    session: "fresh",
    install: null,
    env: [],
    isolate: true,
    prices: [],
    costPerIteration: null,
    evaluator: null,
  });
});

test("fallbacks are agents in order, each in any of its forms", () => {
  expect(settingsOf("fallback: [codex, { use: gemini, model: flash }, { command: ./mine }]").fallback).toEqual([
    { use: "codex", model: null, args: [] },
    { use: "gemini", model: "flash", args: [] },
    { command: "./mine" },
  ]);
});

test("variables may be one or many", () => {
  expect(settingsOf("env: NPM_TOKEN").env).toEqual(["NPM_TOKEN"]);
  expect(settingsOf("env: [NPM_TOKEN, DATABASE_URL]").env).toEqual(["NPM_TOKEN", "DATABASE_URL"]);
});

test.each([
  ..."GITHUB_TOKEN GH_TOKEN ACTIONS_RUNTIME_TOKEN ACTIONS_ID_TOKEN_REQUEST_TOKEN GITHUB_ENV GITHUB_OUTPUT".split(" "),
  ..."GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY INPUT_TOKEN NODE_OPTIONS LD_PRELOAD BASH_ENV github_token".split(
    " ",
  ),
])("no setting lets %s through", (name) => {
  const [problem, ...more] = problemsOf(`env: [FINE, ${name}]`);
  expect(more).toEqual([]);
  expect(problem).toContain(`env[1] is "${name}", which no agent gets`);
});

test("prices are by model or agent, and both directions are given", () => {
  expect(settingsOf("prices: { gpt-6: { input: 2, output: 10 }, codex: { input: 0, output: 0.5 } }").prices).toEqual([
    { of: "gpt-6", input: 2, output: 10 },
    { of: "codex", input: 0, output: 0.5 },
  ]);
});

test.each([
  ["session: continue", 'session is "continue"; it must be one of fresh, resume'],
  ["install: 2", "install is 2; it must be a version such as 2.1.326, or latest, or false"],
  ["install: newest", 'install is "newest"'],
  ["install: 1.2.3; rm -rf /", 'install is "1.2.3; rm -rf /"'],
  ["install: --global", 'install is "--global"'],
  ["env: [A B]", 'env[0] is "A B"'],
  ["env: [A=1]", 'env[0] is "A=1"'],
  ["fallback: codex", 'fallback is "codex"; it must be a list of agents'],
  ["fallback: [gpt]", 'fallback[0] is "gpt"; it must be one of claude'],
  ["prices: { gpt-6: 3 }", "prices.gpt-6 is 3; it must be a map { input, output }"],
  ["prices: { gpt-6: { input: 2 } }", "prices.gpt-6.output is missing"],
  ["prices: { gpt-6: { input: -2, output: 1 } }", "prices.gpt-6.input is -2"],
  ["cost-per-iteration: -1", "cost-per-iteration is -1"],
  ["evaluator: true", "evaluator is true"],
])("%s is refused", (text, message) => {
  const problems = problemsOf(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test("a version, the latest one, or whatever is there", () => {
  expect(settingsOf("install: 2.1.326").install).toBe("2.1.326");
  expect(settingsOf("install: latest").install).toBe("latest");
  expect(settingsOf("install: false").install).toBeNull();
});
