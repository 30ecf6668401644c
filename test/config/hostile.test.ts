import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSettings } from "../../src/config/parse.ts";
import { resolveSettings } from "../../src/config/resolve.ts";

const keys =
  "agent label max-iterations max-duration budget stop promises promise-text rules guards regression hooks profiles protect run use type __proto__ <<".split(
    " ",
  );
const signs = "[ ] { } , &a *a !!str !x ? - | > --- # ' \"".split(" ").map((sign) => `${sign} `);
const values = "npm_test 3 010 8h ~ true false .nan verified COMPLETE \uFEFF \0".split(" ");
const scraps = fc.oneof(
  fc.constantFrom(...keys.map((key) => `${key}: `)),
  fc.constantFrom("\n", "\n  ", "\n- ", "\r\n", "\t", ...signs, ...values),
  fc.string({ unit: "binary", maxLength: 4 }),
);
const yamlish = fc.array(scraps, { maxLength: 40 }).map((pieces) => pieces.join(""));

const scalar = fc.oneof(
  fc.constantFrom("npm test", "8h", "verified", "COMPLETE", 3, 0, -1, 1.5, true, false, null),
  fc.string(),
);
const { value: tree } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), tie("value"), { maxKeys: 6 }),
  ),
}));

function holds(text: string): void {
  const parsed = parseSettings(text, "rondo.yml");
  if (parsed.ok) {
    expect(resolveSettings([parsed.layer, ...parsed.profiles.values()]).maxIterations).toBeGreaterThanOrEqual(1);
    return;
  }
  expect(parsed.problems.length).toBeGreaterThan(0);
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  for (const problem of parsed.problems) {
    expect(problem).toMatchObject({ file: "rondo.yml", message: expect.stringMatching(/^[^\n\r]+$/) });
    expect(problem.line).toBeLessThanOrEqual(lines.length);
    expect(problem.line).toBeGreaterThanOrEqual(1);
    expect(problem.column).toBeGreaterThanOrEqual(1);
    expect(problem.column).toBeLessThanOrEqual((lines[problem.line - 1] ?? "").length + 1);
  }
}

test("any text is settings or problems with a place, and never throws", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 200 }), holds), { numRuns: 500 });
});

test("any scraps of YAML are settings or problems with a place", () => {
  fc.assert(fc.property(yamlish, holds), { numRuns: 3_000 });
});

test("any data under the known keys is settings or problems with a place", () => {
  fc.assert(
    fc.property(tree, (data) => holds(JSON.stringify(data))),
    { numRuns: 2_000 },
  );
});

test("the same file gives the same answer", () => {
  fc.assert(
    fc.property(yamlish, (text) => {
      expect(parseSettings(text, "a")).toEqual(parseSettings(text, "a"));
    }),
    { numRuns: 200 },
  );
});
