import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Abilities, Reading } from "./agent.ts";
import { readLeftFile } from "./exchange.ts";
import { asNumber, asObject, asText, readDocuments } from "./printed.ts";
import type { Tokens } from "./report.ts";

/** What a session had come to when Rondo last saw it. */
export interface Totals {
  readonly session: string;
  readonly cost: number | null;
  readonly tokens: Tokens | null;
}

/** Beside the agent's HOME, where the session itself is: the two are kept or lost together. */
const FILE = "session.json";

export function readTotals(scratch: string): Totals | null {
  const kept = readDocuments(readLeftFile(join(scratch, FILE), 10_000) ?? "").at(0);
  const session = asText(kept?.session);
  if (session === null) return null;
  const tokens = asObject(kept?.tokens);
  const [input, output] = [asNumber(tokens?.input), asNumber(tokens?.output)];
  return { session, cost: asNumber(kept?.cost), tokens: input === null || output === null ? null : { input, output } };
}

/** A run that failed may tell less than the one before: a count never goes down. */
export function keepTotals(scratch: string, { session, cost, tokens }: Reading): void {
  if (session === null) return;
  const before = readTotals(scratch);
  const known = before?.session === session ? before : null;
  const kept: Totals = {
    session,
    cost: more(cost, known?.cost),
    tokens: tokens === null ? (known?.tokens ?? null) : mostTokens(tokens, known?.tokens),
  };
  writeFileSync(join(scratch, FILE), JSON.stringify(kept), { mode: 0o600 });
}

function more(now: number | null, before: number | null | undefined): number | null {
  return now === null ? (before ?? null) : Math.max(now, before ?? 0);
}

function mostTokens(now: Tokens, before: Tokens | null | undefined): Tokens {
  return { input: Math.max(now.input, before?.input ?? 0), output: Math.max(now.output, before?.output ?? 0) };
}

/**
 * Cost and tokens of this run alone. Some CLIs count on over all runs of a session: without the count before,
 * what this run added is unknown.
 */
export function ofThisRun(
  reading: Reading,
  tells: Abilities,
  before: Totals | null | "fresh",
): Pick<Reading, "cost" | "tokens"> {
  if (before === "fresh") return { cost: reading.cost, tokens: reading.tokens };
  const known = before?.session === reading.session ? before : null;
  return {
    cost: tells.cost === "session" ? less(reading.cost, known?.cost) : reading.cost,
    tokens: tells.tokens === "session" ? lessTokens(reading.tokens, known?.tokens) : reading.tokens,
  };
}

function less(now: number | null, before: number | null | undefined): number | null {
  return now === null || before === null || before === undefined ? null : Math.max(0, now - before);
}

function lessTokens(now: Tokens | null, before: Tokens | null | undefined): Tokens | null {
  const input = less(now?.input ?? null, before?.input);
  const output = less(now?.output ?? null, before?.output);
  return input === null || output === null ? null : { input, output };
}
