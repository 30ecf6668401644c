import { describe, expect, test } from "vitest";
import { type PartName, readiness, shapeOf } from "../../src/loop/readiness.ts";

function score(title: string, body: string, isProved = true): number {
  return readiness({ title, body, isProved }).score;
}

function points(name: PartName, title: string, body: string, isProved = false): number {
  return readiness({ title, body, isProved }).parts.find((part) => part.name === name)?.points ?? -1;
}

describe("an honest issue runs alone", () => {
  test.each([
    ["one sentence, where a rule proves it", "Write the answer", "answer.txt must say 42.", true],
    ["one sentence without any rule", "Write the answer", "answer.txt must say 42.", false],
    ["an order with a file and a value", "Answer everything", "Write 42 into answer.txt.", false],
    [
      "a bug report",
      "Wrong total in the cart",
      "When I add two books, the cart shows 10 instead of 20. It worked in version 1.4.",
      true,
    ],
    ["a list of boxes", "Add refresh tokens", "- [ ] add `POST /refresh`\n- [ ] tests for it", false],
    [
      "the example of document 001",
      "Implement OAuth refresh token flow",
      "Goal: Implement OAuth refresh token flow\n1. Add refresh endpoint\n2. Update token storage\n3. Add tests",
      true,
    ],
  ])("%s", (_, title, body, isProved) => {
    expect(score(title, body, isProved)).toBeGreaterThanOrEqual(8);
  });
});

describe("an issue that leaves questions open is worked on with a person", () => {
  test.each([
    ["a complaint", "Fix the login", "It does not work."],
    ["a wish without an end", "Faster search page", "The search page takes very long for our customers."],
  ])("%s", (_, title, body) => {
    expect(shapeOf(readiness({ title, body, isProved: true }))).toBe("colleague");
  });
});

describe("a vague issue is asked about, whatever rules there are", () => {
  test.each([
    ["three words", "Make it better", ""],
    ["words that everybody agrees with", "Improve things", "Please make the code nicer and clean up some stuff."],
    [
      "a form that nobody filled in",
      "Task",
      "### Goal\n\n_No response_\n\n### Success criteria\n\n- [ ] \n\n### Scope\n\n_No response_",
    ],
    ["nothing", "", ""],
  ])("%s", (_, title, body) => {
    expect(shapeOf(readiness({ title, body, isProved: true }))).toBe("unclear");
  });
});

describe("each part", () => {
  test.each([
    ["goal", "Login", "", 0],
    ["goal", "Rewrite the login page", "", 1],
    ["goal", "Rewrite login", "It is too old.", 2],
    ["criteria", "Login", "It is broken.", 0],
    [
      "criteria",
      "Login",
      "It is broken in so many ways that nobody here knows any more where one could even begin.",
      1,
    ],
    ["criteria", "Login", "A wrong password should be refused.", 2],
    ["criteria", "Login", "- [ ] refuse wrong passwords", 2],
    ["verification", "Login", "It is broken.", 0],
    ["verification", "Login", "A wrong password should be refused.", 1],
    ["verification", "Login", "Verify it with curl.", 2],
    ["scope", "Speed", "It is slow.", 0],
    ["scope", "Speed", "The page is slow.", 1],
    ["scope", "Speed", "It is slow in src/page.ts.", 2],
    ["scope", "Speed", "`render()` is slow.", 2],
    ["context", "Speed", "Slow.", 0],
    ["context", "Speed", "It is slow for all of us.", 1],
    ["context", "Speed", "It is slow because of the new cache.", 2],
  ] as const)("%s of %j and %j is %i", (name, title, body, expected) => {
    expect(points(name, title, body)).toBe(expected);
  });

  test("rules in the settings are all the verification that it takes", () => {
    expect(points("verification", "Login", "It is broken.", true)).toBe(2);
  });

  test("a heading without words below it answers nothing", () => {
    const body = "### Verification\n\n_No response_\n\n### Context\n\n_No response_";
    expect(points("verification", "Login", body)).toBe(0);
    expect(points("context", "Login", body)).toBe(0);
    expect(points("context", "Login", "### Context\n\nSeen on Monday")).toBe(2);
  });
});

test("the score is that of its parts, and the same for the same words", () => {
  const given = { title: "Write the answer", body: "answer.txt must say 42.", isProved: true };
  const { score: sum, parts } = readiness(given);
  expect(parts.map(({ name }) => name)).toEqual(["goal", "criteria", "verification", "scope", "context"]);
  expect(parts.reduce((total, part) => total + part.points, 0)).toBe(sum);
  expect(readiness(given)).toEqual(readiness(given));
});

test.each([
  [10, "tool"],
  [8, "tool"],
  [7, "colleague"],
  [5, "colleague"],
  [4, "unclear"],
  [0, "unclear"],
] as const)("%i points are a %s", (points, shape) => {
  expect(shapeOf({ score: points })).toBe(shape);
});
