import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { agentFilePaths, parseAgentFile } from "../../src/config/agent-files.ts";
import { builtInProfiles } from "../../src/config/built-in-profiles.ts";

const page = readFileSync("docs/profiles.md", "utf8");

test.each(builtInProfiles)("docs/profiles.md says what the profile $name is", ({ name, alias, layer }) => {
  const rules = (layer.rules ?? []).map((rule) => rule.name).join(", ");
  const short = alias === null ? "" : `\`${alias}\``;
  expect(page).toContain(`| \`${name}\` | ${short} | ${layer.maxIterations} | ${rules} |`);
});

test("it names every folder of agent files, and its example is a profile", () => {
  for (const path of agentFilePaths("x")) expect(page).toContain(`\`${path.slice(0, path.lastIndexOf("/") + 1)}\``);
  const example = /```markdown\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
  expect(parseAgentFile(example, "tester.md")).toMatchObject({ kind: "profile", file: { name: "tester" } });
});

test.each([
  ["numbers of iterations", /simple feature \| 3–5[\s\S]*6–10[\s\S]*11–15[\s\S]*coverage \| 5–8[\s\S]*3–6/],
  ["maxima of a continuation loop", /5–8 for something simple, 10–15 for debugging, 15–20/],
  ["the reasons for the threshold", /One leaves no room[\s\S]*Two suit[\s\S]*Three allow two[\s\S]*Five and more/],
])("it gives guidance on %s", (_, words) => {
  expect(page).toMatch(words);
});

test("what iterations cost is reckoned right", () => {
  const perSuccess = [2_000 / 0.6, 10_000 / 0.85].map((tokens) => Math.round(tokens).toLocaleString("en"));
  expect(page).toContain(`${perSuccess[0]} against ${perSuccess[1]} tokens per success`);
});
