import { type RuleCheck, type RulePreset, rulePresets } from "../loop/settings.ts";
import { byForm, entryOf, list, mapOf, oneOrMany, variants } from "./compound-shapes.ts";
import type { RuleChange } from "./layer.ts";
import { type LocatedMap, nameOf, refuse } from "./located.ts";
import { record } from "./object-shapes.ts";
import type { Report } from "./problems.ts";
import { boolean, choice, duration, expression, flag, line, number, text } from "./scalar-shapes.ts";
import { type Field, type Fields, readDefault, type Shape, turned } from "./shape.ts";

type RuleType = RuleCheck["type"];
type RuleBody = RuleCheck & { readonly required: boolean };
type BodyOf<Type extends RuleType> = Extract<RuleCheck, { readonly type: Type }> & { readonly required: boolean };

const path = line("a path in the repository");

const required: Field<boolean> = {
  key: "required",
  about: "If false, the rule is shown and scored, but can't reject a promise.",
  shape: boolean,
  default: true,
};

const typeAbout = "What kind of check it is. A rule with `run` is a command.";

/** Some write `content_pattern`; both spellings are accepted. */
function typeWord<Type extends RuleType>(type: Type): Shape<Type> {
  const spellings: readonly string[] = [...new Set([type, type.replaceAll("-", "_")])];
  return turned<string, Type>({ ...choice(spellings), allowed: type }, () => type);
}

function typeField<Type extends RuleType>(type: Type): Field<Type> {
  return { key: "type", about: typeAbout, shape: typeWord(type) };
}

const command: Shape<RuleBody> = record("a map { run }", {
  type: { ...typeField("command"), default: "command" },
  required,
  run: { key: "run", alias: "command", about: "A command; it passes if it exits with 0.", shape: text("a command") },
  timeoutMs: {
    key: "timeout",
    about: "How long the command may take; after that, the rule's result is an error.",
    shape: duration("5d"),
    default: "10m",
  },
} satisfies Fields<BodyOf<"command">>);

const coverage: Shape<RuleBody> = record("a map { type: coverage, file, min }", {
  type: typeField("coverage"),
  required,
  file: { key: "file", about: "`coverage`: the report that the tests write, for example in lcov format.", shape: path },
  min: { key: "min", about: "`coverage`: the least percentage that passes.", shape: number(0, 100) },
} satisfies Fields<BodyOf<"coverage">>);

const contentPattern: Shape<RuleBody> = record("a map { type: content-pattern, file, pattern }", {
  type: typeField("content-pattern"),
  required,
  file: { key: "file", about: "`content-pattern`: the file to search.", shape: path },
  pattern: { key: "pattern", about: "`content-pattern`: what the file must contain.", shape: expression },
} satisfies Fields<BodyOf<"content-pattern">>);

const fileExists: Shape<RuleBody> = record("a map { type: file-exists, files }", {
  type: typeField("file-exists"),
  required,
  files: {
    key: "files",
    alias: "file",
    about: "`file-exists`: the files that must all exist.",
    shape: oneOrMany(path, "paths in the repository", 1),
  },
} satisfies Fields<BodyOf<"file-exists">>);

const checks: Shape<RuleBody> = record("a map { type: checks, names }", {
  type: typeField("checks"),
  required,
  names: {
    key: "names",
    about: "`checks`: the repository's own checks that must pass on the head commit.",
    shape: oneOrMany(line("the name of a check"), "names of checks", 1),
  },
} satisfies Fields<BodyOf<"checks">>);

const step: Shape<RuleBody> = record("a map { type: step }", {
  type: typeField("step"),
  required,
} satisfies Fields<BodyOf<"step">>);

const presetWord: Shape<RulePreset> = choice(rulePresets);

const preset: Shape<RuleBody> = record("a map { preset }", {
  type: { ...typeField("preset"), default: "preset" },
  required,
  preset: {
    key: "preset",
    about:
      "A check by name, whose command is found out from the repository's files. A list of names instead of the map is short for it.",
    shape: presetWord,
  },
  min: {
    key: "min",
    about: "`coverage_threshold`: the least percentage that passes.",
    shape: number(0, 100),
    default: 80,
  },
  timeoutMs: {
    key: "timeout",
    about: "How long the command may take; after that, the rule's result is an error.",
    shape: duration("5d"),
    default: "10m",
  },
} satisfies Fields<BodyOf<"preset">>);

const byType = {
  command,
  coverage,
  "content-pattern": contentPattern,
  "file-exists": fileExists,
  checks,
  step,
  preset,
};
const ruleTypes = Object.keys(byType) as readonly RuleType[];

function pickType(map: LocatedMap, report: Report): RuleType | undefined {
  const type = entryOf(map, "type");
  if (type !== undefined) {
    const word = type.form === "scalar" ? String(type.value).replaceAll("_", "-") : "";
    return ruleTypes.find((each) => each === word) ?? refuse(type, `one of ${ruleTypes.join(", ")}`, report);
  }
  if (entryOf(map, "run") !== undefined || entryOf(map, "command") !== undefined) return "command";
  if (entryOf(map, "preset") !== undefined) return "preset";
  const advice = `give it "run: COMMAND", or "type:" with one of ${ruleTypes.join(", ")}`;
  return report.problem(map, `${nameOf(map)} does not say what to check; ${advice}`);
}

const ruleShape: Shape<RuleBody | "removed"> = byForm<RuleBody | "removed">(
  {
    text: turned(text("a command"), (run) => readDefault(command, { run }, "rule")),
    map: variants(byType, pickType),
    false: flag(false, "removed"),
  },
  "a command, a map such as { run: npm test }, or false",
);

const ruleMap: Shape<readonly RuleChange[]> = turned(mapOf("rules by name", line("a name", 100), ruleShape), (rules) =>
  rules.map(({ name, value }) => (value === "removed" ? { name, removed: true } : { name, ...value })),
);

/** A list holds names of presets alone. */
const presetList: Shape<readonly RuleChange[]> = turned(list(presetWord, "presets", 1), (names) =>
  [...new Set(names)].map((name) => ({ name, ...readDefault(preset, { preset: name }, "rule") })),
);

export const rulesShape: Shape<readonly RuleChange[]> = byForm<readonly RuleChange[]>({
  map: ruleMap,
  list: presetList,
});
