import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The last id of each source document. */
const documents = { "000": 96, "001": 50, "002": 41, "003": 33, "004": 21 } as const;

const line = /^- \*\*(\d{3}-\d+)\*\* (.+): \[[^\]]+\]\(\.\.\/(test\/[^)]+)\)$/;
const listed = readFileSync("docs/requirements.md", "utf8")
  .split("\n")
  .filter((text) => text.startsWith("- "))
  .map((text) => ({ text, match: line.exec(text) }));

it("every requirement is listed once, in order", () => {
  const expected = Object.entries(documents).flatMap(([document, last]) =>
    Array.from({ length: last }, (_, index) => `${document}-${index + 1}`),
  );
  expect(listed.map(({ match, text }) => match?.[1] ?? text)).toEqual(expected);
});

it("every link leads to a test", () => {
  const linked = listed.flatMap(({ match }) => match?.[3] ?? []);
  expect(linked.length).toBeGreaterThan(0);
  expect([...new Set(linked)].filter((file) => !existsSync(file) || !file.endsWith(".test.ts"))).toEqual([]);
});
