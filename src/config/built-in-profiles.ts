import { settingFields } from "./fields.ts";
import type { SettingsLayer } from "./layer.ts";
import type { Json } from "./located.ts";
import { partial } from "./object-shapes.ts";
import { readDefault } from "./shape.ts";

export interface BuiltInProfile {
  readonly name: string;
  /** The short name that the documents use. */
  readonly alias: string | null;
  readonly layer: SettingsLayer;
}

function profile(name: string, alias: string | null, settings: Json): BuiltInProfile {
  return { name, alias, layer: readDefault(partial("a map of settings", settingFields), settings, name) };
}

/** What documents 000 and 004 recommend for each kind of work. A file's own settings lie over them. */
export const builtInProfiles: readonly BuiltInProfile[] = [
  // Features and fixes, driven by tests.
  profile("engineer", "me", {
    "max-iterations": 15,
    rules: ["tests_pass", "compiles", "lint_clean"],
  }),
  // Tests: coverage, and tests that hold.
  profile("qa", null, {
    "max-iterations": 10,
    rules: ["tests_pass", "coverage_threshold", "no_flaky_tests"],
  }),
  // Vulnerabilities, findings of scanners, secrets.
  profile("security", "sec", {
    "max-iterations": 10,
    rules: ["vulns_fixed", "sast_clean", "secrets_clean"],
  }),
  // Documentation with examples, in order, readable.
  profile("docs", "doc", {
    "max-iterations": 6,
    rules: ["has_examples", "structure_valid", "readability_score"],
  }),
  // Infrastructure whose configuration is valid and can be deployed.
  profile("infra", "do", {
    "max-iterations": 8,
    rules: ["deployment_succeeds", "config_valid"],
  }),
  // A long list of small things.
  profile("backlog", null, { "max-iterations": 100 }),
];

export function builtInProfile(wanted: string): BuiltInProfile | null {
  const name = wanted.toLowerCase();
  return builtInProfiles.find((each) => each.name === name || each.alias === name) ?? null;
}

/** Work whose end is a matter of taste: documents advise against a loop. */
const unsuited: Readonly<Record<string, string>> = {
  uid: "design",
  uids: "design",
  uxd: "design",
  sd: "design",
  design: "design",
  cw: "content",
  content: "content",
  ta: "architecture",
  architecture: "architecture",
};

/** What to tell somebody who picks a profile for work that no rule can judge; null: nothing. */
export function unsuitedProfile(wanted: string): string | null {
  const kind = Object.hasOwn(unsuited, wanted.toLowerCase()) ? unsuited[wanted.toLowerCase()] : undefined;
  if (kind === undefined) return null;
  return `the profile "${wanted}" is for ${kind} work, whose end is a matter of judgement: a loop without rules that can fail stops at the agent's word alone`;
}
