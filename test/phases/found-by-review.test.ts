/** What an adversarial reader of the phases found, each once. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newLoop } from "../../src/loop/loop.ts";
import { findLoop } from "../../src/phases/find-loop.ts";
import { obey, standingOf } from "../../src/phases/obey.ts";
import { readOrder } from "../../src/phases/orders.ts";
import { validationResults } from "../../src/phases/validation-results.ts";
import { readWork } from "../../src/phases/work.ts";
import type { Comment } from "../../src/ports.ts";
import { settings } from "../loop/given.ts";
import { baseCommit, begun, forge, iterationCommit, now, ours, said, sight, startCommit, tip } from "./given.ts";

const afterTwo = begun({ head: "sha-2", loop: { ...newLoop, iteration: 2, cost: 1 } });
const history = [iterationCommit(2), iterationCommit(1), startCommit(), baseCommit];
const ledger = forge({ history: async () => history, gates: async () => [] });
const atTwo = (...comments: readonly Comment[]) => sight({ tip: tip(iterationCommit(2)), comments });
const steps = (given: unknown) => validationResults(JSON.stringify(given), (text) => text).rules;
const validate = { outputs: { phase: "validate", results: "[]", tree: "t" }, outcome: "success" };

describe("validation-results", () => {
  it("a failing step can't hide by setting the output `phase`", () => {
    expect(steps({ validate, unit: { outputs: { phase: "x" }, outcome: "failure" } })).toMatchObject([
      { name: "unit", result: "fail" },
    ]);
  });
  it("our own validate phase that failed is no pass", () => {
    expect(steps({ validate: { outputs: { phase: "validate" }, outcome: "failure" } })).toMatchObject([
      { result: expect.stringMatching(/fail|error/) },
    ]);
  });
  it("our agent phase that was skipped (mode check) is no check", () => {
    expect(steps({ agent: { outputs: {}, outcome: "skipped" }, validate })).toEqual([]);
  });
});

describe("find-loop", () => {
  it("the state of another issue or repository is not this loop's", async () => {
    for (const other of [{ issue: 8 }, { repository: "evil/x" }])
      expect(await findLoop(ledger, atTwo(ours(2, { ...afterTwo, ...other })), now)).toMatchObject({
        state: { issue: 7, repository: "octo/rondo" },
      });
  });
  it("a state whose loop is not the one on the branch is not believed (another workflow of the same bot echoed it)", async () => {
    const made = { ...afterTwo, loopId: "7-999999", startedBy: "mallory", loop: newLoop };
    expect(await findLoop(ledger, atTwo(ours(2, afterTwo), ours(3, made)), now)).toMatchObject({
      state: { loopId: "7-100" },
    });
  });
  it("an old comment put back under a foreign commit does not turn the counters back", async () => {
    const typo = { ...baseCommit, sha: "sha-typo", message: "Fix\n" };
    const asked = forge({ history: async () => [typo, ...history], gates: async () => [] });
    const seen = sight({ tip: tip(typo), comments: [ours(2, begun())] });
    expect(await findLoop(asked, seen, now)).toMatchObject({ state: { loop: { iteration: 2 } } });
  });
  it("an order given after the state comment was deleted is still heard", async () => {
    const found = await findLoop(ledger, atTwo(said(5, "ann", "/rondo stop")), now);
    expect(found.kind === "loop" && found.state.readUpTo).toBeLessThan(5);
  });
  it("somebody else's edit to a later version is a forgery, not a later Rondo", async () => {
    const comment = ours(2, afterTwo);
    const forged = { ...comment, isForged: true, body: comment.body.replace("v1:", "v2:") };
    expect((await findLoop(ledger, atTwo(forged), now)).kind).toBe("loop");
  });
});

it("a folder in the place of the patch is no work, not a crash", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rondo-work-"));
  mkdirSync(join(folder, "patch"));
  writeFileSync(join(folder, "report.json"), '{"said":"x"}');
  expect(await readWork(folder)).toBeTypeOf("string");
});

it("an amount is shown as people write it", () => {
  const state = begun({ limits: { ...begun().limits, budget: 0.1 } });
  const order = readOrder("/rondo set budget=+0.2");
  if (order?.do !== "set") expect.fail();
  const context = {
    sight: sight(),
    at: now,
    settingsOf: ({ limits }: typeof state) => settings({ budget: limits.budget }),
  };
  expect(obey(standingOf(state), { order, by: "@ann" }, context).answers[0]?.reply).toMatch(/a budget of \$0\.30?,/);
});
