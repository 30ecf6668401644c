import { expect, test } from "vitest";
import { layerOf, problemsOf, settingsOf } from "./reading.ts";

test.each([
  ["yes is text, not true", "rules: { t: { run: x, required: yes } }", 'required is "yes"; it must be true or false'],
  ["off is text, not false", "guards: { attempts: off }", 'guards.attempts is "off"'],
  ["a leading zero may be octal", "max-iterations: 010", "max-iterations is 010, which some take for octal; write 10"],
  ["a number in quotes is text", 'max-iterations: "10"', 'max-iterations is "10"'],
  ["not a number", "budget: .nan", "budget is NaN"],
  ["base 60 is text", "max-duration: 1:30", 'max-duration is "1:30"'],
  ["digits with underscores are text", "budget: 1_000", 'budget is "1_000"'],
  ["a number is no label", "label: 1.10", "label is 1.1"],
  ["null is no value", "stop: ~", "stop is empty"],
  ["null is no map", "rules:", "rules is empty; it must be a map of rules by name"],
  [
    "a duplicate key",
    "label: a\nbudget: 1\nlabel: b",
    'rondo.yml:3:1 duplicate key "label"; it is already given in line 1',
  ],
  ["a duplicate rule", "rules:\n  1: a\n  '1': b", 'rondo.yml:3:3 duplicate key "1"'],
  ["a merge key", "rules:\n  <<: { run: x }", "rondo.yml:2:3 rules has a merge key (<<), which is not supported"],
  ["a merge key in a rule", "rules: { a: &a { run: x }, b: { <<: *a } }", "rules.b has a merge key"],
  ["an own tag", "label: !secret x", "rondo.yml:1:8 not supported here: Unresolved tag: !secret"],
  ["a binary tag", "label: !!binary aGk=", "rondo.yml:1:8 not supported here"],
  ["a set", "rules: !!set { a }", "rondo.yml:1:8 not supported here"],
  ["a tab as indentation", "rules:\n\ttests: x", "rondo.yml:2:1 not valid YAML: Tabs are not allowed"],
  ["a list at the top", "- label: x", "rondo.yml:1:1 the file is a list; it must be a map of settings"],
  ["a text at the top", "label", 'rondo.yml:1:1 the file is "label"'],
  ["a second document", "label: a\n---\nlabel: b", "rondo.yml:2:1 a second YAML document starts here"],
  ["a list as a key", "? [a]\n: b", "rondo.yml:1:3 the file has a key that is not plain text"],
  ["null as a key", "rules: { ~: x }", "rules has a key that is not plain text"],
  ["an alias as a key", "label: &a x\n*a : y", "rondo.yml:2:1 the file has a key that is not plain text"],
  ["__proto__ as a key", "__proto__: { label: x }", 'rondo.yml:1:1 unknown key "__proto__"'],
  ["constructor as a key", "guards: { constructor: 1 }", 'unknown key "constructor" in guards'],
  ["an alias without an anchor", "label: *x", "rondo.yml:1:8 the alias *x has no anchor before it"],
  ["an alias inside its anchor", "protect: &a [*a]", "rondo.yml:1:14 the alias *a stands inside its own anchor"],
  ["an unclosed quote", "label: 'x", "not valid YAML"],
  ["an unclosed bracket", "protect: [a", "not valid YAML"],
])("%s, so it is refused", (_, text, message) => {
  expect(problemsOf(text).join("\n")).toContain(message);
});

test.each(["", " \n", "# only a comment", "---\n", "---\n...\n", "null", "~", "\uFEFF", "{}"])(
  "%j means the defaults",
  (text) => {
    expect(layerOf(text)).toEqual({});
  },
);

test("a %YAML 1.1 directive brings none of the old traps back", () => {
  expect(problemsOf("%YAML 1.1\n---\nguards: { attempts: no }")).toHaveLength(1);
  expect(settingsOf("%YAML 1.1\n---\nlabel: yes").label).toBe("yes");
});

test("rules may be called anything, and their names are read as they are written", () => {
  const rules = settingsOf("rules: { __proto__: a, toString: b, 1.0: c, true: d, 010: e, no: f }").rules;
  expect(rules.map((rule) => rule.name)).toEqual(["__proto__", "toString", "1.0", "true", "010", "no"]);
  expect(({} as { run?: string }).run).toBeUndefined();
});

test("an alias stands for what its anchor holds at that place", () => {
  const settings = settingsOf("protect: &a [x]\nallow: *a\nlabel: &b one\nagent: { use: codex, model: *b }");
  expect(settings.allow).toEqual(["x"]);
  expect(settings.agent).toEqual({ use: "codex", model: "one", args: [] });
});

test("of two anchors of one name, an alias stands for the last one before it, also inside of another alias", () => {
  const text = "protect: &p [&x a, *x]\nlabel: &x b\nagent: { use: codex, model: *x }\nallow: *p";
  expect(settingsOf(text)).toMatchObject({ allow: ["a", "a"], agent: { model: "b" } });
});

test("a problem inside of an anchor is told where it is written, for each use", () => {
  expect(problemsOf("protect: &a [5]\nallow: *a").filter((problem) => problem.includes(":1:14 "))).toHaveLength(2);
  expect(problemsOf("rules: { a: &a { run: x, rquired: true }, b: *a }")).toHaveLength(2);
});

test.each([
  ["billion laughs", `a: &a [x,x,x,x,x,x,x,x,x]\n${laughs()}protect: *j`],
  ["a long list used a hundred times", `protect: &a [${"x,".repeat(80_000)}]\nallow: [${"*a,".repeat(100)}]`],
  ["ten thousand aliases", `label: &a x\nprotect: [${"*a,".repeat(40_000)}]`],
])("a file with %s is refused for what its aliases would stand for, not after spelling it out", (_, text) => {
  expect(problemsOf(text).join("\n")).toContain("the aliases stand for more than 10000 values");
});

function laughs(): string {
  const names = [..."abcdefghij"];
  return names
    .slice(1)
    .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${names[index]}`).join(",")}]\n`)
    .join("");
}

test.each([
  ["brackets", "[".repeat(100_000)],
  ["closed brackets", `a: ${"[".repeat(500)}${"]".repeat(500)}`],
  ["dashes", "- ".repeat(60_000)],
  ["maps", "{a: ".repeat(20_000)],
  ["question marks", "? ".repeat(50_000)],
])("deeply nested %s are a problem, not a crash", (_, text) => {
  expect(problemsOf(text).join("\n")).toContain("nested too deeply");
});
