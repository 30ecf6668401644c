import { describe, expect, it } from "vitest";
import type { Abilities, Reading } from "../../src/agents/agent.ts";
import { keepTotals, ofThisRun, readTotals } from "../../src/agents/session-totals.ts";
import { folder } from "./given.ts";

const overSession: Abilities = { cost: "session", tokens: "session", session: true, denied: true };

function reading(given: Partial<Reading>): Reading {
  return { said: "", cost: null, tokens: null, session: "s", denied: [], isLimit: false, fault: null, ...given };
}

describe("what a resumed run added", () => {
  it("is the difference to what the session had come to", () => {
    const scratch = folder();
    keepTotals(scratch, reading({ cost: 0.5, tokens: { input: 100, output: 10 } }));
    const now = reading({ cost: 0.75, tokens: { input: 150, output: 12 } });
    expect(ofThisRun(now, overSession, readTotals(scratch))).toEqual({ cost: 0.25, tokens: { input: 50, output: 2 } });
  });

  it("is all that a CLI tells which counts anew in each run", () => {
    const now = reading({ cost: 0.75, tokens: { input: 150, output: 12 } });
    const anew: Abilities = { ...overSession, cost: "run", tokens: "run" };
    expect(ofThisRun(now, anew, null)).toEqual({ cost: 0.75, tokens: { input: 150, output: 12 } });
  });

  it("is unknown, and not the whole, if nobody knows what was before", () => {
    expect(ofThisRun(reading({ cost: 0.75 }), overSession, null)).toEqual({ cost: null, tokens: null });
  });

  it("is unknown if what is known is of another session", () => {
    const before = { session: "other", cost: 0.5, tokens: null };
    expect(ofThisRun(reading({ cost: 0.75 }), overSession, before).cost).toBeNull();
  });

  it("is the whole of a fresh session", () => {
    expect(ofThisRun(reading({ cost: 0.75 }), overSession, "fresh").cost).toBe(0.75);
  });

  it("is not counted again after a run that told nothing, or less", () => {
    const scratch = folder();
    keepTotals(scratch, reading({ cost: 0.5, tokens: { input: 100, output: 10 } }));
    keepTotals(scratch, reading({ cost: 0, tokens: null }));
    expect(readTotals(scratch)).toEqual({ session: "s", cost: 0.5, tokens: { input: 100, output: 10 } });
  });
});
