import { expect, test } from "vitest";
import { parseSettings } from "../../src/config/parse.ts";
import { resolveSettings } from "../../src/config/resolve.ts";
import type { Settings } from "../../src/loop/settings.ts";
import { layerOf, problemsOf, settingsOf } from "./reading.ts";

function resolve(...texts: readonly string[]): Settings {
  return resolveSettings(texts.map(layerOf));
}

test("a later layer wins, key by key", () => {
  const settings = resolve("max-iterations: 5\nlabel: one", "max-iterations: 7", "budget: false");
  expect(settings).toMatchObject({ maxIterations: 7, label: "one", budget: null });
});

test("guards are layered one by one, each as a whole", () => {
  const { guards } = resolve(
    "guards: { attempts: 5, same-error: false, consecutive-failures: { limit: 9, reset: pass } }",
    "guards: { same-error: 4, consecutive-failures: 2 }",
  );
  expect(guards).toMatchObject({
    attempts: 5,
    sameError: 4,
    consecutiveFailures: { limit: 2, reset: "improvement" },
    noProgress: 3,
  });
});

test("rules are layered by name; a changed rule keeps its place, false removes it", () => {
  const { rules } = resolve("rules: { a: one, b: two, c: three }", "rules: { b: other, c: false, d: four }");
  expect(rules.map((rule) => [rule.name, rule.type === "command" && rule.run])).toEqual([
    ["a", "one"],
    ["b", "other"],
    ["d", "four"],
  ]);
});

test("a later layer adds to protect and can't take away; allow and lists are replaced", () => {
  const settings = resolve(
    "protect: [a, b]\nallow: [x]\npromises: [COMPLETE]",
    "protect: [b, c]\nallow: y\npromises: BLOCKED",
  );
  expect(settings).toMatchObject({ protect: ["a", "b", "c"], allow: ["y"], promises: ["BLOCKED"] });
  expect(resolve("protect: [a]", "protect: []").protect).toEqual(["a"]);
});

test("strict takes only a full pass for an end of failures, whatever the guard says", () => {
  expect(settingsOf("stop: strict").guards.consecutiveFailures).toEqual({ limit: 3, reset: "pass" });
  const asked = "guards: { consecutive-failures: { limit: 5, reset: improvement } }";
  expect(resolve("stop: strict", asked).guards.consecutiveFailures).toEqual({ limit: 5, reset: "pass" });
  expect(resolve(asked, "stop: strict", "stop: either").guards.consecutiveFailures).toEqual({
    limit: 5,
    reset: "improvement",
  });
  expect(resolve("stop: strict", "guards: { consecutive-failures: false }").guards.consecutiveFailures).toBeNull();
});

test("layers are not changed by resolving them", () => {
  const layer = layerOf("rules: { a: x }\nguards: { attempts: 1 }\nprotect: [a]");
  const before = structuredClone(layer);
  resolveSettings([layer, layerOf("rules: { a: false }\nguards: { attempts: 2 }")]);
  expect(layer).toEqual(before);
  expect(resolveSettings([])).toEqual(settingsOf(""));
});

test("a profile has the same keys as the file, and says only what it says", () => {
  const parsed = parseSettings(
    "profiles: { qa: { max-iterations: 3, guards: { attempts: 1 } }, docs: {} }",
    "rondo.yml",
  );
  expect(parsed).toMatchObject({ ok: true, layer: {} });
  expect(parsed.ok && [...parsed.profiles]).toEqual([
    ["qa", { maxIterations: 3, guards: { attempts: 1 } }],
    ["docs", {}],
  ]);
});

test.each([
  ["{ done: {} }", 'the profile "done" has the name of a status label; choose another name'],
  ["{ Running: {} }", 'the profile "Running" has the name of a status label'],
  ["{ QA: {}, qa: {} }", 'the profiles "QA" and "qa" would share a label: labels ignore case'],
  ["{ qa: }", "profiles.qa is empty; it must be a map of settings"],
  ["{ qa: { budget: x } }", 'profiles.qa.budget is "x"'],
  ["[qa]", "profiles is a list; it must be a map of profiles by name"],
])("profiles: %s is refused", (written, message) => {
  const problems = problemsOf(`profiles: ${written}`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});
