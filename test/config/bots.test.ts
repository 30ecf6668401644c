import { describe, expect, it } from "vitest";
import { parseSettings } from "../../src/config/parse.ts";
import { problemsOf } from "./reading.ts";

function botsIn(text: string) {
  const parsed = parseSettings(text, "rondo.yml");
  return parsed.ok ? parsed.bots : parsed.problems;
}

describe("the bots that are heard", () => {
  it("are none, unless the file names them by login and number", () => {
    expect(botsIn("max-iterations: 3")).toEqual([]);
    expect(botsIn(`bots: { "helper[bot]": 12345, "my-app[bot]": 7 }`)).toEqual([
      { login: "helper[bot]", id: 12345 },
      { login: "my-app[bot]", id: 7 },
    ]);
  });

  it.each([
    [`bots: { helper: 12345 }`, "a bot's login such as helper[bot]"],
    [`bots: { "*[bot]": 12345 }`, "a bot's login such as helper[bot]"],
    [`bots: { "[bot]": 12345 }`, "a bot's login such as helper[bot]"],
    [`bots: { "helper[bot]": 0 }`, "a whole number, 1 or more"],
    [`bots: { "helper[bot]": "12345" }`, "a whole number, 1 or more"],
    [`bots: { "helper[bot]": true }`, "a whole number, 1 or more"],
    [`bots: ["helper[bot]"]`, "a map of bots' numbers by login"],
  ])("%s is a problem, never everybody", (text, allowed) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(`it must be ${allowed}`)]);
  });

  it("can't be named by a profile: whoever picks one by a label would pick whom to hear", () => {
    expect(problemsOf(`profiles: { qa: { bots: { "helper[bot]": 1 } } }`)).toEqual([
      expect.stringContaining('unknown key "bots" in profiles.qa'),
    ]);
  });
});
