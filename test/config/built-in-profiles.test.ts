import { describe, expect, test } from "vitest";
import { builtInProfile, builtInProfiles, unsuitedProfile } from "../../src/config/built-in-profiles.ts";
import { chooseProfile, profileNames } from "../../src/config/choose-profile.ts";
import type { SettingsLayer } from "../../src/config/layer.ts";
import { resolveSettings } from "../../src/config/resolve.ts";
import { layerOf } from "./reading.ts";

function settingsWith(wanted: string | null, file = "", own: Readonly<Record<string, string>> = {}) {
  const entries = Object.entries(own).map(([name, text]): [string, SettingsLayer] => [name, layerOf(text)]);
  const chosen = chooseProfile(new Map(entries), wanted);
  return chosen && resolveSettings([chosen.under, layerOf(file), chosen.over]);
}

test.each([
  ["engineer", "me", 15, ["tests_pass", "compiles", "lint_clean"]],
  ["qa", "QA", 10, ["tests_pass", "coverage_threshold", "no_flaky_tests"]],
  ["security", "sec", 10, ["vulns_fixed", "sast_clean", "secrets_clean"]],
  ["docs", "doc", 6, ["has_examples", "structure_valid", "readability_score"]],
  ["infra", "do", 8, ["deployment_succeeds", "config_valid"]],
  ["backlog", "Backlog", 100, []],
])("%s, or %s, has %i iterations and its rules", (name, alias, most, rules) => {
  for (const wanted of [name, alias]) {
    const settings = settingsWith(wanted);
    expect(settings).toMatchObject({ maxIterations: most });
    expect(settings?.rules.map((rule) => rule.name)).toEqual(rules);
  }
});

test("qa wants 80 % of lines", () => {
  expect(settingsWith("qa")?.rules.find(({ name }) => name === "coverage_threshold")).toMatchObject({
    type: "preset",
    preset: "coverage_threshold",
    min: 80,
    required: true,
  });
});

describe("precedence", () => {
  test("defaults, then the built-in profile, then the file, then the file's own entry", () => {
    expect(settingsWith(null)?.maxIterations).toBe(10);
    expect(settingsWith("engineer")?.maxIterations).toBe(15);
    expect(settingsWith("engineer", "max-iterations: 12")?.maxIterations).toBe(12);
    const own = { engineer: "max-iterations: 3" };
    expect(settingsWith("engineer", "max-iterations: 12", own)?.maxIterations).toBe(3);
    expect(settingsWith("me", "max-iterations: 12", own)?.maxIterations).toBe(3);
  });

  test("the file replaces or removes a profile's rule by its name", () => {
    const settings = settingsWith("engineer", "rules: { lint_clean: false, compiles: make all, mine: ./check }");
    expect(settings?.rules.map((rule) => [rule.name, rule.type])).toEqual([
      ["tests_pass", "preset"],
      ["compiles", "command"],
      ["mine", "command"],
    ]);
  });

  test("a name of one's own that nothing is built in for has only its own settings", () => {
    expect(settingsWith("fast", "", { fast: "max-iterations: 2" })).toMatchObject({ maxIterations: 2, rules: [] });
  });
});

test("a profile that nobody knows is none", () => {
  expect(settingsWith("enginer")).toBeUndefined();
  expect(chooseProfile(new Map(), "constructor")).toBeUndefined();
});

test("labels can name own profiles, built-in ones and their short names", () => {
  expect(profileNames(["mine", "qa"])).toEqual([
    ...["mine", "qa", "engineer", "me", "security", "sec", "docs", "doc", "infra", "do", "backlog"],
  ]);
});

test("no built-in profile has the name of a status label", () => {
  const status = ["running", "parked", "paused", "blocked", "escalated", "failed", "done", "stale"];
  expect(builtInProfiles.filter(({ name, alias }) => status.includes(name) || status.includes(alias ?? ""))).toEqual(
    [],
  );
  expect(builtInProfile("done")).toBeNull();
});

test.each(["uid", "cw", "TA", "design"])("work of the kind %s is advised against", (name) => {
  expect(unsuitedProfile(name)).toMatch(/matter of judgement/);
});

test("other work is not", () => {
  expect(["engineer", "qa", "toString"].map(unsuitedProfile)).toEqual([null, null, null]);
});
