import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { settingFields } from "../../src/config/fields.ts";
import { generatedDocs, jsonSchema } from "../../src/config/schema.ts";
import { problemsOf } from "./reading.ts";
import { fits } from "./schema-check.ts";

test.each(generatedDocs())("$path is what the table of settings generates (npm run docs)", ({ path, text }) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8")).toBe(text);
});

test("the schema and the page name exactly the keys that are read", () => {
  const keys = [
    ...Object.values(settingFields).map(({ key }: { key: string }) => key),
    "profiles",
    "bots",
    "max-active",
    "priority",
    "milestones",
  ];
  expect(Object.keys(jsonSchema().properties ?? {})).toEqual(keys);
  const page = generatedDocs().find(({ path }) => path.endsWith(".md"))?.text ?? "";
  const rows = [...page.matchAll(/^\| `([\w-]+)` /gm)].map(([, key]) => key);
  expect(rows).toEqual(keys);
});

test("every default of the schema fits the schema", () => {
  const properties: Record<string, { default?: unknown }> = Object(jsonSchema().properties);
  const defaults = Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, field.default]));
  expect(fits(defaults, jsonSchema())).toBe(true);
  expect(problemsOf(JSON.stringify(defaults))).toEqual([]);
});

const good = [
  "",
  "{}",
  "agent: codex",
  "agent: { use: codex, model: m, args: [a] }",
  "agent: { command: ./x }",
  "max-iterations: 100",
  "max-duration: 1h30m",
  "budget: 0.5",
  "budget: false",
  "stop: hooks",
  "promises: LOOP_DONE",
  "promises: [<promise> Complete </promise>, <loop-complete>]",
  "promise-text: [a|b, c]",
  "rules: { a: npm test, b: { command: x, timeout: 3m }, c: false }",
  "rules: { a: { type: content_pattern, file: a, pattern: b }, b: { type: step, required: false } }",
  "rules: { a: { type: file-exists, file: x }, b: { type: file-exists, files: [x] }, c: { type: checks, names: y } }",
  "guards: { attempts: 3, same-error: { limit: 2 }, no-progress: true, oscillation: false }",
  "guards: { consecutive-failures: { reset: pass }, regression: { drop: 0 } }",
  "protect: x\nallow: [y, 'z*']",
  "hooks: [default, { use: promise, id: x }, { run: x, on-error: continue, enabled: false, timeout: 1s }]",
  "profiles: { qa: { rules: { a: x }, guards: {} } }",
];

const bad = [
  "[]",
  "agnet: claude",
  "agent: gpt",
  "agent: {}",
  "agent: { use: codex, command: x }",
  "agent: { use: codex, args: [1] }",
  "label: ' x'",
  "label: 5",
  "max-iterations: 0",
  "max-iterations: 101",
  "max-iterations: 1.5",
  "max-iterations: '10'",
  "max-duration: 8",
  "max-duration: 30m1h",
  "iteration-timeout: 0s",
  "budget: -1",
  "budget: true",
  "stop: never",
  "promises: [DONE]",
  "promise-text: 5",
  "rules: []",
  "rules: { a: true }",
  "rules: { a: '' }",
  "rules: { '': x }",
  "rules: { a: {} }",
  "rules: { a: { run: x, command: y } }",
  "rules: { a: { run: x, extra: y } }",
  "rules: { a: { type: coverage, file: x } }",
  "rules: { a: { type: coverage, file: x, min: 101 } }",
  "rules: { a: { type: file-exists, files: [] } }",
  "rules: { a: { type: step, run: x } }",
  "rules: { a: { type: lint } }",
  "guards: { attempts: 0 }",
  "guards: { attempts: {} }",
  "guards: { regression: 3 }",
  "guards: { regression: { window: 1 } }",
  "guards: { consecutive-failures: { reset: never } }",
  "protect: [1]",
  "hooks: default",
  "hooks: [{}]",
  "hooks: [{ use: default, run: x }]",
  "hooks: [{ run: x, on-error: stop }]",
  "profiles: { Done: {} }",
  "profiles: { qa: { profiles: {} } }",
  "profiles: { qa: { max-iterations: 0 } }",
];

describe("the schema agrees with the reader", () => {
  test.each(good)("that %j is good", (text) => {
    expect([problemsOf(text), fits(parse(text), jsonSchema())]).toEqual([[], true]);
  });
  test.each(bad)("that %j is bad", (text) => {
    expect([problemsOf(text).length > 0, fits(parse(text), jsonSchema())]).toEqual([true, false]);
  });
});

/** Good samples with their parts exchanged: values that stand where others are expected. */
const parts = [...good, ...bad].flatMap((text): unknown[] => Object.values(Object(parse(text))));
const mixed = fc.dictionary(
  fc.constantFrom(...Object.values(settingFields).map(({ key }: { key: string }) => key)),
  fc.constantFrom(...parts),
  { maxKeys: 2, noNullPrototype: true },
);

test("the schema accepts all that the reader accepts, and the reader all that the schema accepts in these samples", () => {
  fc.assert(
    fc.property(mixed, (data) => {
      expect([data, fits(data, jsonSchema())]).toEqual([data, problemsOf(JSON.stringify(data)).length === 0]);
    }),
    { numRuns: 2_000 },
  );
});
