import { describe, expect, it } from "vitest";
import { dollars, duration } from "../../src/loop/amounts.ts";
import { capped, cappedList } from "../../src/loop/caps.ts";
import { failureSignature, withoutNumbers } from "../../src/loop/failures.ts";
import type { RuleResult } from "../../src/loop/outcome.ts";
import { matchesAny } from "../../src/loop/paths.ts";
import { score } from "../../src/loop/score.ts";

const results = (...all: readonly RuleResult["result"][]): readonly RuleResult[] =>
  all.map((result, index) => ({ name: `r${index}`, result, message: "" }));

describe("score", () => {
  it.each([
    [[], 100],
    [["pass", "pass"], 100],
    [["pass", "fail"], 50],
    [["pass", "pass", "fail"], 66.67],
    [["pass", "error"], 0],
    [["pass", "pass", "pass", "error"], 50],
    [["error", "error"], 0],
    [["pass", "skip"], 50],
    [["pass", "skip", "error"], 0],
    [["skip", "skip"], 0],
  ] as const)("of %j is %d", (given, expected) => {
    expect(score(results(...given))).toBe(expected);
  });
});

describe("a failure's signature", () => {
  const signature = (message: string) => failureSignature([{ name: "tests", result: "fail", message, required: true }]);

  it.each([
    ["numbers and times", "3 failed in 1.24s at 12:01:33", "17 failed in 0.9s at 09:59:01"],
    ["ids", "run 9f86d081884c7d65 failed", "run 2c26b46b68ffc68f failed"],
    ["uuids", "id 0b0c9a4e-7d9e-4c1c-8f5e-000000000001", "id 9b0c9a4e-7d9e-4c1c-8f5e-00000000ffff"],
    ["colours", "\u001b[31mboom\u001b[0m", "boom"],
    ["white space", "boom   here\n", "boom here"],
  ])("is the same whatever its %s", (_, one, other) => {
    expect(signature(one)).toBe(signature(other));
  });

  it("differs for another text, another rule and another result", () => {
    expect(signature("login")).not.toBe(signature("logout"));
    const base = { name: "tests", result: "fail", message: "x", required: true } as const;
    expect(failureSignature([base])).not.toBe(failureSignature([{ ...base, name: "lint" }]));
    expect(failureSignature([base])).not.toBe(failureSignature([{ ...base, result: "error" }]));
  });

  it("is null when nothing failed", () => {
    expect(failureSignature([{ name: "a", result: "pass", message: "", required: true }])).toBeNull();
  });

  it("keeps words that merely look like hexadecimal", () => {
    expect(withoutNumbers("defaced facade")).toBe("defaced facade");
  });
});

describe("globs", () => {
  it.each([
    ["test/golden/**", "test/golden/a/b.json", true],
    ["test/golden/**", "test/golden", false],
    ["test/golden/", "test/golden/a", true],
    ["test/golden", "test/golden/a", true],
    ["*.lock", "deep/in/yarn.lock", true],
    ["src/*.ts", "src/a.ts", true],
    ["src/*.ts", "src/deep/a.ts", false],
    ["src/**/*.ts", "src/a.ts", true],
    ["src/**/*.ts", "src/deep/er/a.ts", true],
    ["**/secret", "a/b/secret", true],
    ["/root.txt", "root.txt", true],
    ["a?c", "abc", true],
    ["a?c", "a/c", false],
    ["[ab].txt", "b.txt", true],
    ["[!ab].txt", "b.txt", false],
    ["{x,y}/z", "y/z", true],
    ["[z-a]", "[z-a]", true],
    ["a+b(c)", "a+b(c)", true],
    [".github", ".github/workflows/x.yml", true],
  ])("%s on %s: %s", (glob, path, expected) => {
    expect(matchesAny([glob], path)).toBe(expected);
  });
});

describe("capped text", () => {
  it("is cut to its bytes as JSON, with … where it was cut", () => {
    const cut = capped('"'.repeat(100), 20);
    expect(Buffer.byteLength(JSON.stringify(cut)) - 2).toBeLessThanOrEqual(20);
    expect(cut.endsWith("…")).toBe(true);
    expect(capped("short", 20)).toBe("short");
  });

  it("never cuts a character in two, and holds no control characters", () => {
    expect(capped("😀".repeat(10), 15)).toBe("😀😀😀…");
    expect(capped("a\u0000b\u001b[1m\r\nc", 100)).toBe("a b [1m\nc");
    expect(capped("\ud800", 100).isWellFormed()).toBe(true);
  });

  it("in a list keeps the first ones", () => {
    expect(cappedList(["a".repeat(50), "b".repeat(50), "c"], { all: 80, each: 40 })).toHaveLength(2);
  });
});

it.each([
  [0, "0s"],
  [59_400, "59s"],
  [90_000, "1m30s"],
  [8 * 3_600_000, "8h"],
  [3_661_000, "1h1m"],
])("%d ms are written as %s", (ms, text) => {
  expect(duration(ms)).toBe(text);
});

it("dollars have two decimals", () => expect(dollars(1.2)).toBe("$1.20"));
