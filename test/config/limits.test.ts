import { describe, expect, test } from "vitest";
import { parseDuration } from "../../src/config/durations.ts";
import { problemsOf, settingsOf } from "./reading.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const ranges = [
  { key: "max-iterations", good: ["1", "100", "1e1"], bad: ["0", "101", "1.5", "-1", "1e3", '"10"', "ten", "true"] },
  {
    key: "budget",
    good: ["0", "0.5", "25", "1e3", "false"],
    bad: ["-1", ".nan", ".inf", "1e999", '"25"', "$25", "true"],
  },
  { key: "max-duration", good: ["1s", "365d", "8760h"], bad: ["0s", "366d", "8761h", "365d1s", "true", "8 h"] },
  { key: "iteration-timeout", good: ["1s", "5d", "120h"], bad: ["0m", "6d", "5d1s"] },
  {
    key: "guards.attempts",
    good: ["1", "1000", "false", "true", "{ limit: 2 }"],
    bad: ["0", "1.5", '"3"', "{}", "off"],
  },
  { key: "guards.same-error", good: ["1", "false", "{ limit: 2 }"], bad: ["0", "[3]", "no", "{ limit: 0 }"] },
  { key: "guards.no-progress", good: ["1", "false"], bad: ["0", "-3"] },
  { key: "guards.oscillation", good: ["1", "false"], bad: ["0", "2.5"] },
  {
    key: "guards.consecutive-failures",
    good: ["1", "false", "{}", "{ limit: 1 }", "{ reset: pass }"],
    bad: ["0", "{ limit: 0 }", "{ reset: never }", "{ limit: false }"],
  },
  {
    key: "guards.regression",
    good: ["false", "true", "{}", "{ window: 2, drop: 0 }", "{ window: 20 }", "{ drop: 2.5 }"],
    bad: ["3", "{ window: 1 }", "{ window: 21 }", "{ window: 2.5 }", "{ drop: -1 }", "{ drop: .nan }"],
  },
];

function write(key: string, value: string): string {
  const [outer = "", inner] = key.split(".");
  return inner === undefined ? `${outer}: ${value}` : `${outer}:\n  ${inner}: ${value}`;
}

describe.each(ranges)("$key", ({ key, good, bad }) => {
  test.each(good)("may be %s", (value) => {
    expect(problemsOf(write(key, value))).toEqual([]);
  });
  test.each(bad)("may not be %s, and the problem names the key", (value) => {
    const problems = problemsOf(write(key, value));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^rondo\.yml:\d+:\d+ /);
    expect(problems[0]).toContain(`${key}`);
  });
});

test.each([
  ["8h", 8 * hour],
  ["30m", 30 * minute],
  ["90s", 90 * second],
  ["2d", 2 * day],
  ["1h30m", hour + 30 * minute],
  ["1d2h3m4s", day + 2 * hour + 3 * minute + 4 * second],
  ["90m", 90 * minute],
  ["0h5m", 5 * minute],
])("the duration %s is %d ms", (written, ms) => {
  expect(parseDuration(written)).toBe(ms);
});

test.each([
  "",
  "h",
  "8",
  "8H",
  "8 h",
  " 8h",
  "8h ",
  "1.5h",
  "-8h",
  "+8h",
  "30m1h",
  "1h1h",
  "0s",
  "0h0m",
  "8hours",
  "1w",
  "PT8H",
  "1e3s",
  "٣h",
  "8h\n",
])("%j is no duration", (written) => {
  expect(parseDuration(written)).toBeUndefined();
});

test("a duration without a unit is asked for its unit, not guessed", () => {
  expect(problemsOf("max-duration: 90")).toEqual([
    "rondo.yml:1:15 max-duration is 90, whose unit is unclear; write 90s, 90m, 90h or 90d",
  ]);
  expect(problemsOf('iteration-timeout: "30"')).toHaveLength(1);
});

test("a guard is a number, a map, true for its default, or false for off", () => {
  const guards = settingsOf(`guards:
  attempts: false
  consecutive-failures: { limit: 5, reset: pass }
  same-error: { limit: 4 }
  no-progress: true
  regression: { drop: 20 }
  oscillation: 7`).guards;
  expect(guards).toEqual({
    attempts: null,
    consecutiveFailures: { limit: 5, reset: "pass" },
    sameError: 4,
    noProgress: 3,
    steps: 3,
    regression: { window: 3, drop: 20 },
    oscillation: 7,
  });
});

test("consecutive-failures as a number resets on improvement", () => {
  expect(settingsOf("guards: { consecutive-failures: 6 }").guards.consecutiveFailures).toEqual({
    limit: 6,
    reset: "improvement",
  });
});

test("budget: false is no budget, and 0 is a budget of nothing", () => {
  expect(settingsOf("budget: false").budget).toBeNull();
  expect(settingsOf("budget: 0").budget).toBe(0);
});
