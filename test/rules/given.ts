import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { RuleResult } from "../../src/loop/outcome.ts";
import type { RuleCheck, RuleSettings } from "../../src/loop/settings.ts";
import { checkRules } from "../../src/rules/check-rules.ts";
import type { RuleWorld } from "../../src/rules/world.ts";

/** A checkout with these files, gone when the test is over. */
export function checkout(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "rondo-rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

export function world(given: Partial<RuleWorld> = {}): RuleWorld {
  const env = { PATH: process.env.PATH ?? "/usr/bin:/bin" };
  return { folder: tmpdir(), env, steps: null, checks: null, graceMs: 100, ...given };
}

export function rule(check: RuleCheck, name = "the rule"): RuleSettings {
  return { name, required: true, ...check };
}

export function command(run: string, timeoutMs = 20_000): RuleCheck {
  return { type: "command", run, timeoutMs };
}

/** The result of one rule alone. */
export async function result(check: RuleCheck, given: Partial<RuleWorld> = {}): Promise<Omit<RuleResult, "name">> {
  const [first] = await checkRules([rule(check)], world(given));
  if (first === undefined) throw new Error("the rule gave no result");
  return { result: first.result, message: first.message };
}
