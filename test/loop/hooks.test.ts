import { describe, expect, it } from "vitest";
import { decide } from "../../src/loop/decide.ts";
import { evaluateHooks, type HookAnswer, type HookResult } from "../../src/loop/hooks.ts";
import { detectPromise } from "../../src/loop/promises.ts";
import type { HookCondition, HookSettings } from "../../src/loop/settings.ts";
import { complete, failedRun, type GivenOutcome, hook, lastOf, play, preset, rule, settings } from "./given.ts";

const answer = (action: HookResult["action"], nextPrompt: string | null = null): HookAnswer => ({
  action,
  reason: `it says ${action}`,
  nextPrompt,
});

function decided(hooks: readonly HookSettings[], given: GivenOutcome, rules = [rule("tests")]) {
  return lastOf(play(settings({ stop: "hooks", hooks, rules }), [{ rules: { tests: "pass" }, ...given }]));
}

describe("hooks in order", () => {
  it("the first complete or escalate ends it", () => {
    const hooks = [hook("a"), hook("b"), hook("c")];
    const answers = { a: answer("continue"), b: answer("escalate"), c: answer("complete") };
    expect(decided(hooks, { hooks: answers })).toMatchObject({ signal: "ESCALATE", source: "hook:b" });
  });

  it("all continue: the last one's words and prompt are used", () => {
    const hooks = [hook("a"), hook("b")];
    const answers = { a: answer("continue", "first"), b: answer("continue", "second") };
    const last = decided(hooks, { hooks: answers });
    expect(last).toMatchObject({ signal: "CONTINUE", source: "hook:b", loop: { nextPrompt: "second" } });
  });

  it("a disabled one is not asked", () => {
    const hooks = [hook("a", { enabled: false }), hook("b")];
    const answers = { a: answer("complete"), b: answer("continue") };
    expect(decided(hooks, { hooks: answers })).toMatchObject({ source: "hook:b", signal: "CONTINUE" });
  });

  it("one that throws escalates with its message", () => {
    const last = decided([hook("a")], { hooks: { a: { error: "exit code 3" } } });
    expect(last).toMatchObject({ signal: "ESCALATE", source: "hook:a", reason: "Hook evaluation failed: exit code 3" });
  });

  it("one that throws goes on where its settings say so", () => {
    const hooks = [hook("a", { onError: "continue" }), hook("b")];
    const answers = { a: { error: "boom" }, b: answer("complete") };
    expect(decided(hooks, { hooks: answers })).toMatchObject({ signal: "COMPLETE", source: "hook:b" });
  });

  it("one that gave no answer failed", () => {
    expect(decided([hook("a")], {})).toMatchObject({
      signal: "ESCALATE",
      reason: expect.stringContaining("no answer"),
    });
    expect(decided([hook("toString")], {}).signal).toBe("ESCALATE");
  });

  it("none at all goes on", () => {
    expect(decided([], {})).toMatchObject({
      signal: "CONTINUE",
      source: "hook:default",
      reason: "No hooks registered for this task",
    });
  });
});

describe("hooks that look on", () => {
  const on = "after" as const;

  it("decide nothing, whatever they answer, and are heard even after the decision", () => {
    const hooks = [hook("watch", { on }), hook("a"), hook("late", { on }), hook("b")];
    const answers = {
      watch: answer("complete"),
      a: answer("complete"),
      late: { ...answer("continue"), checkpoint: "end" } as HookAnswer,
    };
    const last = decided(hooks, { hooks: answers });
    expect(last).toMatchObject({ signal: "COMPLETE", source: "hook:a" });
    expect(last.hooks.map(({ id, action, checkpoint }) => [id, action, checkpoint])).toEqual([
      ["watch", "continue", undefined],
      ["a", "complete", undefined],
      ["late", "continue", "end"],
      ["b", "not reached", undefined],
    ]);
  });

  it("alone complete nothing", () => {
    const last = decided([hook("watch", { on })], { hooks: { watch: answer("complete", "go on") } });
    expect(last).toMatchObject({ signal: "CONTINUE", loop: { nextPrompt: null } });
  });

  it.each([
    ["escalate", "ESCALATE"],
    ["continue", "CONTINUE"],
  ] as const)("one that fails with on-error: %s means %s", (onError, signal) => {
    expect(decided([hook("watch", { on, onError })], { hooks: { watch: { error: "boom" } } }).signal).toBe(signal);
  });

  it("those before the agent are not asked again", () => {
    expect(decided([hook("setup", { on: "before" }), hook("a")], { hooks: { a: answer("continue") } }).hooks).toEqual([
      expect.objectContaining({ id: "a" }),
    ]);
  });
});

type Row = readonly ["default" | "validation" | "promise", string, GivenOutcome, string];
const say = (promise: string): GivenOutcome => ({ said: `<promise>${promise}</promise>` });
const table: readonly Row[] = [
  ["default", "COMPLETE, rules or not", { ...say("COMPLETE"), rules: { tests: "fail" } }, "COMPLETE"],
  ["default", "ESCALATE", say("ESCALATE"), "ESCALATE"],
  ["default", "BLOCKED", say("BLOCKED"), "ESCALATE"],
  ["default", "all rules passing", { rules: { tests: "pass" } }, "COMPLETE"],
  ["default", "a failing rule", { rules: { tests: "fail" } }, "CONTINUE"],
  ["default", "rules that were skipped", { rules: { tests: "skip" } }, "CONTINUE"],
  ["validation", "all rules passing", { rules: { tests: "pass" } }, "COMPLETE"],
  ["validation", "a promise with a failing rule", { ...say("COMPLETE"), rules: { tests: "fail" } }, "CONTINUE"],
  ["promise", "COMPLETE", { ...say("COMPLETE"), rules: { tests: "fail" } }, "COMPLETE"],
  ["promise", "BLOCKED", say("BLOCKED"), "ESCALATE"],
  ["promise", "ESCALATE", say("ESCALATE"), "ESCALATE"],
  ["promise", "no promise", { rules: { tests: "pass" } }, "CONTINUE"],
];

describe("presets", () => {
  it.each(table)("%s on %s", (name, _, given, signal) => {
    expect(decided([preset(name)], given)).toMatchObject({ signal, source: `hook:${name}` });
  });

  it("validation goes on where there are no rules", () => {
    expect(decided([preset("validation")], { rules: {} }, []).signal).toBe("CONTINUE");
  });

  it("validation hands the failures to the next iteration", () => {
    const last = decided([preset("validation")], { rules: { tests: ["fail", "login"] } });
    expect(last.loop.nextPrompt).toBe("Fix these:\ntests failed: login");
  });
});

it("the security pattern of document 002: clean completes, the tenth iteration asks a person", () => {
  const hooks = [hook("security")];
  const given = settings({ stop: "hooks", hooks, rules: [rule("vulns_fixed"), rule("sast_clean")], maxIterations: 15 });
  const scanned = (sast: "pass" | "fail", says: HookAnswer): GivenOutcome => ({
    rules: { vulns_fixed: "pass", sast_clean: sast },
    hooks: { security: says },
  });
  const dirty = scanned("fail", answer("continue"));
  const clean = play(given, [dirty, dirty, dirty, dirty, scanned("pass", answer("complete"))]);
  expect(clean.map(({ signal }) => signal)).toEqual([...Array(4).fill("CONTINUE"), "COMPLETE"]);
  const stuck = play(given, [...Array<GivenOutcome>(9).fill(dirty), scanned("fail", answer("escalate"))]);
  expect(lastOf(stuck)).toMatchObject({ signal: "ESCALATE", source: "hook:security", loop: { iteration: 10 } });
});

describe("hooks beside another stop policy", () => {
  const given = settings({ hooks: [hook("a")], rules: [rule("tests")], maxIterations: 2 });

  it("are asked after the promises: BLOCKED can't be completed by a hook", () => {
    const last = lastOf(play(given, [{ ...say("BLOCKED"), hooks: { a: answer("complete") } }]));
    expect(last).toMatchObject({ signal: "BLOCKED", source: "promise" });
  });

  it("may complete the last run that the limits allow", () => {
    const steps = [
      { rules: { tests: "fail" }, hooks: { a: answer("continue") } },
      { rules: { tests: "fail" }, hooks: { a: answer("complete") } },
    ] as const;
    expect(lastOf(play(given, steps))).toMatchObject({ signal: "COMPLETE", source: "hook:a" });
  });

  it("can't have another run past the limits", () => {
    const goOn = { rules: { tests: "pass" }, hooks: { a: answer("continue") } } as const;
    expect(lastOf(play(given, [goOn, goOn])).source).toBe("guard:max-iterations");
    const alone = settings({ stop: "hooks", hooks: [hook("a")], maxIterations: 2 });
    expect(lastOf(play(alone, [goOn, goOn])).source).toBe("guard:max-iterations");
  });

  it("hand their prompt to the next iteration", () => {
    const last = lastOf(play(given, [{ rules: { tests: "pass" }, hooks: { a: answer("continue", "look at b.ts") } }]));
    expect(last).toMatchObject({ source: "policy", loop: { nextPrompt: "look at b.ts" } });
  });

  it("keep their prompt over a failed try and a pause, until an iteration had it", () => {
    const asked = { rules: { tests: "pass" }, hooks: { a: answer("continue", "look at b.ts") } } as const;
    const { loop: parked } = lastOf(play(given, [asked, failedRun("transient")]));
    expect(parked).toMatchObject({ status: "parked", nextPrompt: "look at b.ts" });
    const { loop: paused } = decide(parked, { type: "pause", at: 1, by: "@ann" }, given);
    const { loop: resumed } = decide(paused, { type: "resume", at: 2, by: "@ann" }, given);
    expect(resumed.nextPrompt).toBe("look at b.ts");
    const longer = { ...given, maxIterations: 9 };
    const quietly = { rules: { tests: "pass" }, hooks: { a: answer("continue") } } as const;
    expect(lastOf(play(longer, [quietly], resumed)).loop.nextPrompt).toBeNull();
  });

  it("are not asked once the policy accepts the promise", () => {
    const last = lastOf(play(given, [{ said: complete, rules: { tests: "pass" }, hooks: { a: answer("escalate") } }]));
    expect(last).toMatchObject({ signal: "COMPLETE", source: "promise" });
  });
});

describe("conditions", () => {
  const always = { from: 1, to: 100, status: [], rules: [] } as const;
  const first = { hooks: { a: answer("complete"), b: answer("continue") } };
  const ask = (when: HookCondition, given: GivenOutcome = {}) =>
    decided([hook("a", { when }), hook("b")], { ...first, ...given }).source;

  it.each<readonly [string, HookCondition, string]>([
    ["an iteration too early", { ...always, from: 2 }, "hook:b"],
    ["an iteration in the range", { ...always, from: 1, to: 1 }, "hook:a"],
    ["rules that came out otherwise", { ...always, status: ["failed"] }, "hook:b"],
    ["rules that came out so", { ...always, status: ["none", "passed"] }, "hook:a"],
    ["a rule with another result", { ...always, rules: [{ name: "tests", result: "fail" }] }, "hook:b"],
    ["a rule with this result", { ...always, rules: [{ name: "tests", result: "pass" }] }, "hook:a"],
    ["a rule that nobody knows", { ...always, rules: [{ name: "lint", result: "pass" }] }, "hook:b"],
  ])("%s", (_, when, source) => {
    expect(ask(when)).toBe(source);
  });

  it("a hook that is passed over needs no answer", () => {
    expect(decided([hook("a", { when: { ...always, from: 9 } })], {}).signal).toBe("CONTINUE");
  });

  it("the iteration counted is the one that just ended", () => {
    const when = { ...always, from: 2, to: 2 };
    const decisions = play(settings({ stop: "hooks", hooks: [hook("a", { when })] }), [
      { hooks: { a: answer("complete") } },
      { hooks: { a: answer("complete") } },
    ]);
    expect(decisions.map(({ signal }) => signal)).toEqual(["CONTINUE", "COMPLETE"]);
  });
});

describe("hooks that count together", () => {
  const group = (kind: "all" | "any", ...ids: readonly string[]): HookSettings => ({
    ...{ id: "group", enabled: true, onError: "escalate", when: null, kind },
    of: ids.map((id) => hook(id)),
  });
  const of = (kind: "all" | "any", ...actions: readonly HookResult["action"][]) => {
    const ids = actions.map((_, index) => `h${index}`);
    const answers = Object.fromEntries(actions.map((action, index) => [`h${index}`, answer(action, `from ${index}`)]));
    return decided([group(kind, ...ids)], { hooks: answers });
  };

  it.each<readonly ["all" | "any", readonly HookResult["action"][], string]>([
    ["all", ["complete", "complete"], "COMPLETE"],
    ["all", ["complete", "continue"], "CONTINUE"],
    ["all", ["continue", "escalate"], "ESCALATE"],
    ["any", ["continue", "complete"], "COMPLETE"],
    ["any", ["escalate", "complete"], "COMPLETE"],
    ["any", ["continue", "escalate"], "ESCALATE"],
    ["any", ["continue", "continue"], "CONTINUE"],
  ])("%s of %j: %s", (kind, actions, signal) => {
    expect(of(kind, ...actions)).toMatchObject({ signal, source: "hook:group" });
  });

  it("the one that wants to go on has the word", () => {
    expect(of("all", "continue", "complete").loop.nextPrompt).toBe("from 0");
  });

  it("a member that fails follows its own on-error", () => {
    const members = [hook("a", { onError: "continue" }), hook("b")];
    const both: HookSettings = { id: "g", enabled: true, onError: "escalate", when: null, kind: "any", of: members };
    expect(decided([both], { hooks: { a: { error: "x" }, b: answer("complete") } }).signal).toBe("COMPLETE");
    expect(decided([{ ...both, kind: "all" }], { hooks: { a: { error: "x" }, b: answer("complete") } }).signal).toBe(
      "CONTINUE",
    );
  });

  it("a group without anybody to ask goes on", () => {
    const off: HookSettings = {
      ...{ id: "g", enabled: true, onError: "escalate", when: null, kind: "all" },
      of: [hook("a", { enabled: false })],
    };
    expect(decided([off], {})).toMatchObject({ signal: "CONTINUE", reason: "No hook of all applies" });
  });
});

it("the trail tells of every hook what came of it", () => {
  const hooks = [
    hook("off", { enabled: false }),
    hook("later", { when: { from: 5, to: 9, status: [], rules: [] } }),
    hook("a"),
    hook("b"),
  ];
  const facts = { iteration: 1, detected: detectPromise("", none), rules: [], validation: "none" } as const;
  const { trail } = evaluateHooks(hooks, { ...facts, answers: { a: answer("complete") } });
  expect(trail.map(({ id, action }) => [id, action])).toEqual([
    ["off", "disabled"],
    ["later", "condition not met"],
    ["a", "complete"],
    ["b", "not reached"],
  ]);
});

const none = { promises: [], texts: [], lenient: false };
