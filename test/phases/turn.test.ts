import { describe, expect, it } from "vitest";
import { newLoop } from "../../src/loop/loop.ts";
import { Turn } from "../../src/phases/turn.ts";
import type { StateRecord } from "../../src/state/record.ts";
import { type GivenOutcome, lastOf, play, rule, settings } from "../loop/given.ts";
import { begun, forge, sight, world } from "./given.ts";

async function turnWith(file: string | null, state: StateRecord, now: string | null = file): Promise<Turn> {
  const frozen = { ...state, settings: file === null ? null : "b10b" };
  const around = world({ forge: forge({ blobText: async () => file }) });
  const seen = sight({ settings: now === null ? null : { text: now, blob: now === file ? "b10b" : "other" } });
  return Turn.open(around, seen, { kind: "loop", state: frozen, comment: 1, twins: [], isRebuilt: false, repairs: [] });
}

describe("a loop without any rule", () => {
  const after = (rules: NonNullable<GivenOutcome["rules"]>): StateRecord =>
    begun({ loop: lastOf(play(settings({ rules: Object.keys(rules).map((name) => rule(name)) }), [{ rules }])).loop });
  const unproved = /No rule is configured: nothing but the agent's own word/;

  it("is warned about as soon as it is sure that nothing is checked", async () => {
    const state = after({});
    expect((await turnWith(null, state)).publication(state).warnings.join("\n")).toMatch(unproved);
  });

  it("is not one where the job's own steps are the rules, nor where the settings have some", async () => {
    const steps = after({ unit: "pass" });
    expect((await turnWith(null, steps)).publication(steps).warnings.join("\n")).not.toMatch(unproved);
    const ruled = begun({ loop: newLoop });
    const turn = await turnWith("rules: { tests: npm test }\n", ruled);
    expect(turn.publication(ruled).warnings.join("\n")).not.toMatch(unproved);
  });
});

describe("the settings of a loop", () => {
  it("are those of the file that it began with, whatever the file says now", async () => {
    const turn = await turnWith("max-iterations: 3\n", begun(), "max-iterations: 7\nagent: codex\n");
    expect(turn.settingsOf(begun())).toMatchObject({ maxIterations: 3, agent: { use: "claude" } });
  });

  it("are tightened by what the issue's frontmatter said when it began, and changed by what a person set since", async () => {
    const turn = await turnWith("max-iterations: 8\nbudget: 9\n", begun());
    const state = begun({ issueSettings: '{"max-iterations":5,"budget":2}' });
    expect(turn.settingsOf(state)).toMatchObject({ maxIterations: 5, budget: 2 });
    const set = { ...state, limits: { ...state.limits, budget: 20 } };
    expect(turn.settingsOf(set)).toMatchObject({ maxIterations: 5, budget: 20 });
  });

  it.each([
    [null, "never"],
    [10, "never"],
    [8, "never"],
    [7, "every-iteration"],
    [5, "every-iteration"],
  ])("of an issue of readiness %s: approve is %s", async (readiness, approve) => {
    const turn = await turnWith(null, begun());
    expect(turn.settingsOf(begun({ readiness })).approve).toBe(approve);
  });
});
