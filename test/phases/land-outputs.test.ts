import { describe, expect, it } from "vitest";
import { resolveSettings } from "../../src/config/resolve.ts";
import { decide } from "../../src/loop/decide.ts";
import { newLoop } from "../../src/loop/loop.ts";
import type { Outcome } from "../../src/loop/outcome.ts";
import { tellOutcome } from "../../src/phases/land-outputs.ts";
import type { Chain } from "../../src/state/record.ts";

const settings = resolveSettings([]);
const outcome: Outcome = {
  ...{ said: "", failure: null, changed: ["a"], tree: "t", validatedTree: null, cost: 0.5, ms: 1_000 },
  ...{ hooks: {}, human: null, rules: [] },
};

function after(said: string, result: "pass" | "fail", chain: Chain | null = null) {
  const rules = [{ name: "tests", result, message: "1 failed" }] as const;
  const { loop } = decide(newLoop, { type: "begin", at: 0 }, settings);
  const decided = decide(loop, { type: "finished", at: 1_000, outcome: { ...outcome, said, rules } }, settings);
  const told = new Map<string, string>();
  tellOutcome((name, value) => void told.set(name, value), { loop: decided.loop, chain }, decided, 1_000);
  return Object.fromEntries(told);
}

describe("what land tells the steps after it", () => {
  it("a loop that goes on says so, with what failed and no totals", () => {
    expect(after("More to do.", "fail")).toEqual({
      landed: "true",
      signal: "CONTINUE",
      status: "running",
      continue: "true",
      completionSignal: "CONTINUE",
      validationPassed: "false",
      feedback: expect.stringContaining("1 failed"),
    });
  });

  it("a completed loop does not go on, and has its totals", () => {
    expect(after("<promise>COMPLETE</promise>", "pass")).toMatchObject({
      continue: "false",
      completionSignal: "COMPLETE",
      validationPassed: "true",
      totalIterations: "1",
      finalValidationScore: "100",
      totalCost: "0.5",
      completedAt: "1970-01-01T00:00:01.000Z",
    });
  });

  it("a question waits for a person", () => {
    const said = "<promise>BLOCKED</promise>\nReason: which?";
    expect(after(said, "pass")).toMatchObject({ continue: "false", completionSignal: "BLOCKED", status: "blocked" });
  });

  it("a phase that is complete goes on by itself, and the last one does not", () => {
    const said = "<promise>COMPLETE</promise>";
    const chain = { from: "", done: ["first"], left: ["docs"] };
    expect(after(said, "pass", chain)).toMatchObject({ status: "completed", continue: "true" });
    expect(after(said, "pass", { ...chain, left: [] })).toMatchObject({ status: "completed", continue: "false" });
  });
});
