import type { AgentChoice, Price, Settings } from "../loop/settings.ts";
import { agents } from "./list.ts";
import type { AgentReport, Tokens } from "./report.ts";
import type { Try } from "./run.ts";

/** What an iteration cost, and how that is known. What nobody can tell is null, which is not zero. */
export type Spending =
  | { readonly cost: number; readonly basis: "told" | "prices" | "flat" }
  | { readonly cost: null; readonly basis: "unknown" };

export type PriceSettings = Pick<Settings, "prices" | "costPerIteration">;

/** The agent's own word, else its tokens at the settings' prices, else the flat amount that the settings name. */
export function spendingOf(report: AgentReport, choice: AgentChoice, settings: PriceSettings): Spending {
  if (report.cost !== null) return { cost: report.cost, basis: "told" };
  const price = priceOf(choice, settings.prices);
  if (report.tokens !== null && price !== null) return { cost: costOf(report.tokens, price), basis: "prices" };
  if (settings.costPerIteration !== null) return { cost: settings.costPerIteration, basis: "flat" };
  return { cost: null, basis: "unknown" };
}

/**
 * What all tries of an iteration cost together. One that failed without telling adds nothing that is known,
 * and no flat amount either: that stands for an iteration, not for a try.
 */
export function spendingOfTries(tries: readonly [Try, ...Try[]], settings: PriceSettings): Spending {
  const last = tries.at(-1) ?? tries[0];
  const final = spendingOf(last.report, last.choice, settings);
  const failed = tries
    .slice(0, -1)
    .map((each) => spendingOf(each.report, each.choice, { ...settings, costPerIteration: null }));
  const known = [...failed, final].filter((spending) => spending.cost !== null);
  if (known.length === 0) return { cost: null, basis: "unknown" };
  const basis = (["flat", "prices", "told"] as const).find((each) => known.some((spending) => spending.basis === each));
  return { cost: known.reduce((sum, spending) => sum + spending.cost, 0), basis: basis ?? "told" };
}

/** A model's own price goes before its agent's. */
function priceOf(choice: AgentChoice, prices: readonly Price[]): Price | null {
  const names = "command" in choice ? ["command"] : [choice.model, choice.use];
  const found = names.map((name) => prices.find((price) => price.of === name));
  return found.find((price) => price !== undefined) ?? null;
}

const PER_TOKENS = 1_000_000;

function costOf({ input, output }: Tokens, price: Price): number {
  return (input * price.input + output * price.output) / PER_TOKENS;
}

/** What to say when a budget is set that nothing can measure; null if it can be. */
export function budgetGap(choice: AgentChoice, settings: PriceSettings & Pick<Settings, "budget">): string | null {
  if (settings.budget === null || settings.costPerIteration !== null) return null;
  const isPriced = priceOf(choice, settings.prices) !== null;
  if ("command" in choice) {
    if (isPriced) return null;
    const told = "as long as the agent's command does not write its cost to RONDO_RESULT_FILE";
    return `the budget guard is off ${told}; set cost-per-iteration: to an estimate`;
  }
  const { tells } = agents[choice.use];
  if (tells.cost !== false || (tells.tokens !== false && isPriced)) return null;
  const advice = `set prices: { ${choice.model ?? choice.use}: { input: …, output: … } }, or cost-per-iteration:`;
  return `the budget guard is off: ${choice.use} tells no cost; ${advice}`;
}
