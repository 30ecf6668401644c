/** The page's examples, as they are: docs/hooks.md. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { evaluateHooks } from "../../src/loop/hooks.ts";
import type { RuleResult } from "../../src/loop/outcome.ts";
import { detectPromise } from "../../src/loop/promises.ts";
import { hookContext } from "../../src/rules/hook-context.ts";
import { runHooks } from "../../src/rules/run-hooks.ts";
import { settingsOf } from "../config/reading.ts";
import { checkout } from "./given.ts";

const folder = "docs/examples/hooks";
const names = readdirSync(folder).filter((name) => name.endsWith(".mjs"));
const text = (name: string) => readFileSync(join(folder, name), "utf8");
const settings = settingsOf(text("settings.yml"));
const page = readFileSync("docs/hooks.md", "utf8");

async function decided(iteration: number, given: Readonly<Record<string, RuleResult["result"]>>) {
  const rules = Object.entries(given).map(([name, result]) => ({ name, result, message: "", required: true }));
  const nothing = { session: null, notes: null, cost: null, ms: 1, at: 0, said: "More." };
  const files = Object.fromEntries(names.map((name) => [`hooks/${name}`, text(name)]));
  const at = checkout(files);
  const context = hookContext({
    ...nothing,
    loopId: "7-1",
    issue: 7,
    iteration,
    settings,
    changed: ["a"],
    rules,
    folder: at,
  });
  const lines: string[] = [];
  const world = { folder: at, env: { PATH: process.env.PATH ?? "" }, node: process.execPath };
  const answers = await runHooks(
    settings.hooks,
    { context, iteration, rules },
    { ...world, log: (line) => lines.push(line) },
  );
  const validation = rules.every(({ result }) => result === "pass") ? "passed" : "failed";
  const facts = { iteration, rules, validation, answers, detected: detectPromise("More.") } as const;
  return { ...evaluateHooks(settings.hooks, facts), answers, log: lines.join("\n") };
}

const red = { tests_pass: "fail", vulns_fixed: "fail", sast_clean: "pass" } as const;

it("tdd: failing tests are handed on", async () => {
  const { action, id, nextPrompt, log } = await decided(1, red);
  expect({ action, id }).toEqual({ action: "continue", id: "both" });
  expect(nextPrompt).toBe("Fix failing tests and run again");
  expect(log).toContain("hook tell: continue: issue 7: iteration 1 of 10 changed 1 files");
});

it("tdd: passing tests complete, whatever else is open", async () => {
  const { answers } = await decided(1, { ...red, tests_pass: "pass" });
  expect(answers["both.2"]).toEqual({ action: "complete", reason: "All tests pass", nextPrompt: null });
});

it("security: a clean scan completes, the tenth iteration asks a person", async () => {
  expect(await decided(2, { ...red, vulns_fixed: "pass" })).toMatchObject({ action: "complete", id: "security" });
  expect(await decided(10, red)).toMatchObject({
    action: "escalate",
    reason: "Max iterations reached - complex vulnerabilities may require manual review",
  });
});

it("midpoint: a checkpoint in iteration 5, and only there", async () => {
  expect((await decided(5, red)).trail).toContainEqual(
    expect.objectContaining({ id: "midpoint", checkpoint: "midpoint" }),
  );
  expect((await decided(4, red)).trail).toContainEqual(
    expect.objectContaining({ id: "midpoint", action: "condition not met" }),
  );
});

it.each(["tdd.mjs", "security.mjs", "midpoint.mjs"])("the page shows %s as it is", (name) => {
  expect(page).toContain(text(name).split("\n").slice(1).join("\n").trim());
});
