import { describe, expect, it } from "vitest";
import type { AgentReport } from "../../src/agents/run.ts";
import { budgetGap, spendingOf, spendingOfTries } from "../../src/agents/spending.ts";
import type { AgentChoice, AgentName, Price } from "../../src/loop/settings.ts";

const prices: readonly Price[] = [
  { of: "gpt-6", input: 2, output: 10 },
  { of: "codex", input: 1, output: 5 },
];
const million = { input: 1_000_000, output: 100_000 };

function use(name: AgentName, model: string | null = null): AgentChoice {
  return { use: name, model, args: [] };
}

function report(given: Pick<AgentReport, "cost" | "tokens">): AgentReport {
  return { agent: "codex", said: "", failure: null, ended: "finished", session: null, denied: [], ms: 1, ...given };
}

describe("what an iteration cost", () => {
  it("is what the agent says, whatever the prices", () => {
    const told = report({ cost: 0.5, tokens: million });
    expect(spendingOf(told, use("codex"), { prices, costPerIteration: 9 })).toEqual({ cost: 0.5, basis: "told" });
  });

  it("is nothing, if the agent says that it was nothing", () => {
    const told = report({ cost: 0, tokens: million });
    expect(spendingOf(told, use("codex"), { prices, costPerIteration: 9 })).toEqual({ cost: 0, basis: "told" });
  });

  it("is its tokens at the model's price, else at the agent's", () => {
    const silent = report({ cost: null, tokens: million });
    const settings = { prices, costPerIteration: 9 };
    expect(spendingOf(silent, use("codex", "gpt-6"), settings)).toEqual({ cost: 3, basis: "prices" });
    expect(spendingOf(silent, use("codex", "other"), settings)).toEqual({ cost: 1.5, basis: "prices" });
  });

  it("is the flat amount, if there are no tokens or no price for them", () => {
    const flat = { cost: 9, basis: "flat" };
    const settings = { prices, costPerIteration: 9 };
    expect(spendingOf(report({ cost: null, tokens: null }), use("codex"), settings)).toEqual(flat);
    expect(spendingOf(report({ cost: null, tokens: million }), use("gemini"), settings)).toEqual(flat);
  });

  it("is unknown otherwise, and not zero", () => {
    const settings = { prices: [], costPerIteration: null };
    expect(spendingOf(report({ cost: null, tokens: million }), use("codex"), settings)).toEqual({
      cost: null,
      basis: "unknown",
    });
  });
});

describe("what several tries cost", () => {
  const settings = { prices, costPerIteration: 9 };
  const failed = { choice: use("claude"), report: report({ cost: 0.25, tokens: null }) };
  const silent = { choice: use("codex"), report: report({ cost: null, tokens: null }) };

  it("is the sum, as certain as the least certain of them", () => {
    const priced = { choice: use("codex"), report: report({ cost: null, tokens: million }) };
    expect(spendingOfTries([failed, priced], settings)).toEqual({ cost: 1.75, basis: "prices" });
    expect(spendingOfTries([failed, failed], settings)).toEqual({ cost: 0.5, basis: "told" });
  });

  it("holds one flat amount for the iteration, not one for each try", () => {
    expect(spendingOfTries([silent, silent, silent], settings)).toEqual({ cost: 9, basis: "flat" });
  });

  it("is what is known, if the last one tells nothing", () => {
    expect(spendingOfTries([failed, silent], { prices: [], costPerIteration: null })).toEqual({
      cost: 0.25,
      basis: "told",
    });
  });

  it("is unknown if nobody tells", () => {
    expect(spendingOfTries([silent], { prices: [], costPerIteration: null })).toEqual({ cost: null, basis: "unknown" });
  });
});

describe("a budget that can't be measured", () => {
  const open = { budget: 25, prices: [], costPerIteration: null };

  it.each(["codex", "gemini", "copilot"] as const)("is said of %s, with what to set", (name) => {
    expect(budgetGap(use(name), open)).toContain(
      `the budget guard is off: ${name} tells no cost; set prices: { ${name}:`,
    );
  });

  it.each(["claude", "opencode"] as const)("is not said of %s, which tells its cost", (name) => {
    expect(budgetGap(use(name), open)).toBeNull();
  });

  it("is said of a command, which may tell or not", () => {
    expect(budgetGap({ command: "./mine" }, open)).toContain("RONDO_RESULT_FILE");
  });

  it("is not said with a price, a flat amount, or without a budget", () => {
    expect(budgetGap(use("codex"), { ...open, prices })).toBeNull();
    expect(budgetGap(use("codex"), { ...open, costPerIteration: 1 })).toBeNull();
    expect(budgetGap(use("codex"), { ...open, budget: null })).toBeNull();
  });
});
