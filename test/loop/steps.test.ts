import { describe, expect, test } from "vitest";
import { readChecklist } from "../../src/loop/checklist.ts";
import { contextJson, readContext } from "../../src/loop/context.ts";
import { decide } from "../../src/loop/decide.ts";
import { newLoop } from "../../src/loop/loop.ts";
import {
  noPlan,
  planFile,
  planOf,
  progressOf,
  type Steps,
  stepsAfter,
  stepsOf,
  withError,
} from "../../src/loop/steps.ts";
import { complete, lastOf, outcome, play, rule, settings } from "./given.ts";

const issue = "- [ ] add the endpoint\n- [ ] store tokens\n- [ ] write tests\n";
const states = ({ list }: Steps): string =>
  list.map(({ state }) => ({ open: ".", done: "x", blocked: "!" })[state]).join("");
const nothing = { file: null, said: "", criteria: [] };

describe("a checklist", () => {
  test.each([
    ["boxes of all lists", "- [ ] a\n* [x] b\n+ [X] c\n1. [ ] d\n  - [!] e", "a. bx cx d. e!"],
    ["none in code", "```\n- [ ] a\n```\n- [ ] b", "b."],
    ["none in quotes and comments", "> - [ ] a\n\n<!--\n- [ ] b\n-->\n- [ ] c", "c."],
    ["no empty boxes", "- [ ] \n- [ ] a", "a."],
    ["nothing that the author confirms of themselves", "- [ ] I have searched the issues\n- [ ] add it", "add it."],
    ["the numbered plan of document 001", "Goal: OAuth\n1. Add endpoint\n2. Add tests", "Add endpoint. Add tests."],
    ["a numbered plan under a heading", "## Steps\n\n1. One\n2. Two\n\nMore words", "One. Two."],
    ["no steps to reproduce", "Steps to reproduce:\n1. Open it\n2. See", ""],
    ["no numbers without a word for them", "It does:\n1. One\n2. Two", ""],
    ["boxes before numbers", "Plan:\n1. One\n2. Two\n\n- [ ] box", "box."],
  ])("has %s", (_, markdown, expected) => {
    const shown = readChecklist(markdown).map(
      ({ text, state }) => text + { open: ".", done: "x", blocked: "!" }[state],
    );
    expect(shown.join(" ")).toBe(expected);
  });

  test("is cut at a hundred steps, and each at 200 characters", () => {
    const list = readChecklist(`- [ ] ${"x".repeat(500)}\n`.repeat(200));
    expect(list).toHaveLength(100);
    expect(list[0]?.text).toHaveLength(200);
  });
});

describe("what the agent reports", () => {
  const steps = stepsOf(issue, noPlan);

  test.each([
    ["a number", "Step done: 2", ".x."],
    ["several", "Steps done: 1, 3", "x.x"],
    ["the words", "Step done: Store tokens", ".x."],
    ["the beginning of the words", "- **Step done:** write te", "..x"],
    ["a block, with its reason", "Step blocked: 2, needs a database", ".!."],
    ["a number that is no step", "Step done: 9", "..."],
    ["words that are no step", "Step done: everything", "..."],
    ["words in code", "```\nStep done: 1\n```", "..."],
    ["nothing", "I did step 1, it is done.", "..."],
  ])("is heard: %s", (_, said, expected) => {
    expect(states(stepsAfter(steps, { ...nothing, said }))).toBe(expected);
  });

  test("is read from the plan file, which can't add to the issue's own steps or take some away", () => {
    const file = "- [x] add the endpoint\n- [ ] dance\n- [!] write tests\n";
    const after = stepsAfter(steps, { ...nothing, file });
    expect(states(after)).toBe("x.!");
    expect(after.list).toHaveLength(3);
  });

  test("a box that is unticked again is open again", () => {
    const done = stepsAfter(steps, { ...nothing, said: "Step done: 1" });
    expect(states(stepsAfter(done, { ...nothing, file: planFile(done).replace("[x]", "[ ]") }))).toBe("...");
  });

  test("criteria that it lists with its promise are steps that are done", () => {
    const criteria = [
      { text: "Add the endpoint", met: true },
      { text: "store tokens", met: false },
    ];
    expect(states(stepsAfter(steps, { ...nothing, criteria }))).toBe("x..");
  });
});

describe("the plan", () => {
  test("is the issue's, with what is done in the state", () => {
    const after = stepsAfter(stepsOf(issue, noPlan), { ...nothing, said: "Step done: 1\nStep blocked: 3, why" });
    const plan = planOf(after);
    expect(plan.own).toEqual([]);
    expect(states(stepsOf(issue, plan))).toBe("x.!");
  });

  test("survives an edit of the issue that moves and adds steps", () => {
    const plan = planOf(stepsAfter(stepsOf(issue, noPlan), { ...nothing, said: "Step done: 1" }));
    expect(states(stepsOf(`- [ ] first of all\n- [ ] write tests\n- [ ] Add the endpoint!\n`, plan))).toBe("..x");
  });

  test("counts boxes that people ticked", () => {
    expect(states(stepsOf("- [x] a\n- [ ] b", noPlan))).toBe("x.");
  });

  test("takes two steps of the same words for two", () => {
    const plan = planOf(
      stepsAfter(stepsOf("- [ ] add tests\n- [ ] add tests", noPlan), { ...nothing, said: "Step done: 2" }),
    );
    expect(states(stepsOf("- [ ] add tests\n- [ ] add tests", plan))).toBe(".x");
  });

  test("is the agent's own where the issue has none, as often as it changes its mind", () => {
    const first = stepsAfter(stepsOf("Do it.", noPlan), { ...nothing, file: "- [x] look\n- [ ] build" });
    expect(planFile(stepsOf("Do it.", planOf(first)))).toBe("- [x] look\n- [ ] build\n");
    const second = stepsAfter(first, { ...nothing, file: "- [x] look\n- [x] build\n- [ ] polish" });
    expect(states(second)).toBe("xx.");
  });

  test("of the agent is cut to what the state has room for", () => {
    const file = `- [ ] ${"漢".repeat(300)}\n`.repeat(90);
    const plan = planOf(stepsAfter(stepsOf("", noPlan), { ...nothing, file }));
    expect(Buffer.byteLength(JSON.stringify(plan.own))).toBeLessThanOrEqual(910);
  });
});

describe("in the decision", () => {
  const given = settings({ rules: [rule("tests")] });
  const after = (said: string, body = issue) => {
    const before = stepsOf(body, noPlan);
    return progressOf(stepsAfter(before, { ...nothing, said }), { given: before, before });
  };
  const green = { rules: { tests: "pass" }, said: complete } as const;

  test("a promise with open steps of the issue is rejected, and the agent is told which and how to report them", () => {
    const decided = lastOf(play(given, [{ ...green, steps: after("Step done: 1, 2") }]));
    expect(decided).toMatchObject({ signal: "CONTINUE", loop: { failuresInRow: 1 } });
    expect(decided.feedback.join("\n")).toMatch(
      /a step of the issue is not reported as done: 3\. write tests.*Step done: N/,
    );
  });

  test("a promise is kept once every step is done, or blocked", () => {
    for (const said of ["Steps done: 1, 2, 3", "Steps done: 1, 3\nStep blocked: 2, needs a person"])
      expect(lastOf(play(given, [{ ...green, steps: after(said) }]))).toMatchObject({ signal: "COMPLETE" });
  });

  test("open steps that the agent planned itself stand against nothing", () => {
    const before = stepsAfter(stepsOf("", noPlan), { ...nothing, file: "- [x] a\n- [ ] b" });
    const steps = progressOf(before, { given: stepsOf("", noPlan), before });
    expect(lastOf(play(given, [{ ...green, steps }]))).toMatchObject({ signal: "COMPLETE" });
  });

  test.each(["promise", "either", "validation"] as const)("with stop: %s, open steps stand against nothing", (stop) => {
    const decided = lastOf(play({ ...given, stop }, [{ ...green, steps: after("") }]));
    expect(decided).toMatchObject({ signal: "COMPLETE" });
  });

  test("with stop: strict, they do", () => {
    const decided = play(
      { ...given, stop: "strict" },
      [green, green].map((each) => ({ ...each, steps: after("") })),
    );
    expect(lastOf(decided).loop.status).toBe("running");
  });

  test("where every step that is left is blocked, the loop is, and says which", () => {
    const steps = after("Steps done: 1, 2\nStep blocked: 3, needs a key");
    const decided = lastOf(play(given, [{ rules: { tests: "pass" }, steps }]));
    expect(decided).toMatchObject({ signal: "BLOCKED", loop: { status: "blocked" } });
    expect(decided.reason).toMatch(/Every step that is left is blocked: 3\. write tests/);
  });

  test("while one is open, blocked ones stop nothing", () => {
    const steps = after("Step blocked: 3, needs a key");
    expect(lastOf(play(given, [{ rules: { tests: "pass" }, steps }]))).toMatchObject({ signal: "CONTINUE" });
  });
});

describe("the guard of steps", () => {
  const given = settings({ rules: [rule("tests")] });
  const stalled = { from: "issue", done: 1, open: ["2. b"], blocked: [], reported: 1, advanced: false } as const;
  const green = { rules: { tests: "pass" }, steps: stalled } as const;
  const finishing = { ...green, steps: { ...stalled, advanced: true } };

  test("trips when three iterations in a row finish no step", () => {
    const decided = lastOf(play(given, [finishing, green, green, green]));
    expect(decided).toMatchObject({ source: "guard:steps", loop: { status: "escalated" } });
    expect(decided.reason).toMatch(/3 iterations in a row finished no step/);
  });

  test("does not trip at two, nor when one of three finishes a step", () => {
    expect(lastOf(play(given, [finishing, green, green])).loop.status).toBe("running");
    expect(lastOf(play(given, [finishing, green, green, finishing, green])).loop.status).toBe("running");
  });

  test("a better score is progress too", () => {
    const red = { rules: { tests: "fail" }, steps: stalled } as const;
    const calm = settings({ rules: [rule("tests")], guards: { consecutiveFailures: null, sameError: null } });
    expect(lastOf(play(calm, [red, red, green, green])).loop.status).toBe("running");
  });

  test("an agent that never tells of steps is not judged by them", () => {
    const silent = { ...green, steps: { ...stalled, reported: 0 } };
    expect(lastOf(play(given, [silent, silent, silent, silent])).loop.status).toBe("running");
  });

  test("can be switched off, and a resume forgives", () => {
    const off = settings({ rules: [rule("tests")], guards: { steps: null } });
    expect(lastOf(play(off, [green, green, green, green])).loop.status).toBe("running");
    const { loop } = lastOf(play(given, [green, green, green]));
    const resumed = decide(loop, { type: "resume", at: 9, by: "@ann" }, given);
    expect(resumed.loop).toMatchObject({ status: "running", steplessInRow: 0 });
  });
});

describe("what the agent wants to remember", () => {
  test("is JSON again, with as many keys as fit", () => {
    const kept = contextJson({
      testCommand: "npm test",
      huge: "x".repeat(5_000),
      list: Array(500).fill(1),
      done: true,
    });
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(600);
    expect(JSON.parse(kept)).toEqual({ testCommand: "npm test", huge: expect.stringMatching(/^x+…$/), done: true });
  });

  test.each(["[1]", "no", "null", '"text"', ""])("%j is nothing to remember", (text) => {
    expect(readContext(text)).toBeNull();
  });
});

test("the last four errors are kept, one line each", () => {
  const errors = [1, 2, 3, 4, 5].reduce(
    (kept, iteration) => withError(kept, iteration, `tests failed: ${iteration}\nmore`),
    withError([], 9, undefined),
  );
  expect(errors.map(({ iteration, text }) => `${iteration} ${text}`)).toEqual([
    "2 tests failed: 2",
    "3 tests failed: 3",
    "4 tests failed: 4",
    "5 tests failed: 5",
  ]);
  expect(outcome()).not.toHaveProperty("steps");
  expect(newLoop.steplessInRow).toBe(0);
});
