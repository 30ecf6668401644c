import { describe, expect, it } from "vitest";
import { type Decision, decide } from "../../src/loop/decide.ts";
import type { GuardName } from "../../src/loop/loop.ts";
import { longestWindow, type Settings } from "../../src/loop/settings.ts";
import { complete, failedRun, type GivenOutcome, lastOf, play, rule, settings } from "./given.ts";

interface GuardCase {
  readonly guard: GuardName;
  readonly settings: Settings;
  readonly trips: readonly GivenOutcome[];
  /** The nearest loop that must not trip it. */
  readonly spares: readonly GivenOutcome[];
  /** In words, what the verdict shows and how a person goes on. */
  readonly evidence: RegExp;
  readonly next: RegExp;
}

const tests = [rule("tests")];
const fails = (message: string): GivenOutcome => ({ rules: { tests: ["fail", message] } });
const scored = (passing: number): GivenOutcome => ({
  rules: Object.fromEntries(["a", "b", "c", "d", "e"].map((name, index) => [name, index < passing ? "pass" : "fail"])),
});
const quiet = { consecutiveFailures: null, sameError: null } as const;

const cases: readonly GuardCase[] = [
  {
    guard: "max-iterations",
    settings: settings({ maxIterations: 3 }),
    trips: [{}, {}, {}],
    spares: [{}, {}],
    evidence: /3 of 3 iterations/,
    next: /\/rondo set max-iterations=8/,
  },
  {
    guard: "max-duration",
    settings: settings({ maxDurationMs: 10 * 60_000 }),
    trips: [{ ms: 6 * 60_000 }, { ms: 4 * 60_000 }],
    spares: [{ ms: 6 * 60_000 }, { ms: 4 * 60_000 - 1 }],
    evidence: /10m of at most 10m/,
    next: /\/rondo set max-duration=20m/,
  },
  {
    guard: "budget",
    settings: settings({ budget: 1 }),
    trips: [{ cost: 0.6 }, { cost: 0.4 }],
    spares: [{ cost: 0.6 }, { cost: 0.39 }],
    evidence: /\$1\.00 of \$1\.00/,
    next: /\/rondo set budget=\+5/,
  },
  {
    guard: "attempts",
    settings: settings({ guards: { attempts: 3 } }),
    trips: [failedRun("transient"), failedRun("transient"), failedRun("transient")],
    spares: [failedRun("transient"), failedRun("transient"), {}, failedRun("transient")],
    evidence: /started 3 times in a row without finishing iteration 1/,
    next: /\/rondo resume/,
  },
  {
    guard: "consecutive-failures",
    settings: settings({ rules: tests, guards: { consecutiveFailures: { limit: 3, reset: "pass" }, sameError: null } }),
    trips: [fails("login"), fails("logout"), fails("signup")],
    spares: [fails("login"), fails("logout"), { rules: { tests: "pass" } }, fails("signup")],
    evidence: /3 iterations in a row failed; last: tests failed: signup/,
    next: /\/rondo resume` with a note/,
  },
  {
    guard: "same-error",
    settings: settings({ rules: tests, guards: { consecutiveFailures: null, sameError: 3 } }),
    trips: [fails("1 failed in 12.3s"), fails("2 failed in 0.4s"), fails("7 failed in 9s")],
    spares: [fails("login failed"), fails("logout failed"), fails("login failed")],
    evidence: /the same failure came 3 times in a row/,
    next: /\/rondo resume` with a note/,
  },
  {
    guard: "no-progress",
    settings: settings({ guards: { noProgress: 3 } }),
    trips: [{ changed: [] }, { changed: [] }, { changed: [] }],
    spares: [{ changed: [] }, { changed: [] }, { changed: ["a"] }, { changed: [] }],
    evidence: /3 iterations in a row changed nothing/,
    next: /\/rondo resume/,
  },
  {
    guard: "regression",
    settings: settings({ guards: { ...quiet, regression: { window: 3, drop: 10 } } }),
    trips: [scored(5), scored(4), scored(3)],
    spares: [scored(5), scored(4), scored(4)],
    evidence: /100 → 80 → 60/,
    next: /\/rondo rollback N/,
  },
  {
    guard: "oscillation",
    settings: settings({ guards: { oscillation: 2 } }),
    trips: [{ tree: "t1" }, { tree: "t2" }, { tree: "t1" }, { tree: "t2" }],
    spares: [{ tree: "t1" }, { tree: "t2" }, { tree: "t1" }, { tree: "t3" }],
    evidence: /went back to an earlier state 2 times/,
    next: /which state is right/,
  },
  {
    guard: "protected-paths",
    settings: settings({ protect: ["test/golden/**"] }),
    trips: [{ changed: ["src/a.ts", "test/golden/x.json"] }],
    spares: [{ changed: ["src/a.ts", "test/other/x.json"] }],
    evidence: /protected files: test\/golden\/x\.json/,
    next: /`protect`/,
  },
];

describe.each(cases)("$guard", ({ guard, settings: given, trips, spares, evidence, next }) => {
  it("ends the loop with its evidence and the way on", () => {
    const decisions = play(given, trips);
    expect(decisions.slice(0, -1).every((decision) => decision.signal === "CONTINUE")).toBe(true);
    const last = lastOf(decisions);
    expect(last).toMatchObject({ signal: "ESCALATE", source: `guard:${guard}`, loop: { status: "escalated" } });
    expect(last.reason).toMatch(evidence);
    expect(last.reason).toMatch(next);
    expect(last.effects).not.toContainEqual(expect.objectContaining({ do: "dispatch" }));
  });

  it("spares the loop that comes just short of it", () => {
    const decisions = play(given, spares);
    expect(decisions).toHaveLength(spares.length);
    expect(decisions.map((decision) => decision.signal)).toEqual(spares.map(() => "CONTINUE"));
  });

  it("spares a healthy loop", () => {
    const healthy = play(given, [
      { cost: 0.1, rules: passing(given) },
      { said: complete, rules: passing(given) },
    ]);
    expect(lastOf(healthy).signal).toBe("COMPLETE");
  });
});

function passing(given: Settings): Record<string, "pass"> {
  return Object.fromEntries(given.rules.map(({ name }) => [name, "pass"]));
}

const sources = (decisions: readonly Decision[]) => decisions.map((decision) => decision.source);

describe("max-iterations", () => {
  it("lets run N complete", () => {
    const given = settings({ maxIterations: 2 });
    expect(lastOf(play(given, [{}, { said: complete }]))).toMatchObject({ signal: "COMPLETE", source: "promise" });
  });

  it("never starts run N+1, even if nobody looked after run N", () => {
    const given = settings({ maxIterations: 1 });
    const after = { ...lastOf(play(given, [{}])).loop, status: "running" as const };
    const begun = lastOf(play(given, [{}], after));
    expect(begun).toMatchObject({ source: "guard:max-iterations" });
    expect(begun.effects).not.toContainEqual(expect.objectContaining({ do: "run-agent" }));
  });

  it("names no command that could not help once no loop may run longer", () => {
    const last = lastOf(play(settings({ maxIterations: 100 }), Array(100).fill({})));
    expect(last).toMatchObject({ source: "guard:max-iterations", loop: { iteration: 100 } });
    expect(last.reason).toContain("no loop may run more than 100 iterations");
  });

  it("beats a COMPLETE that the policy rejects", () => {
    const given = settings({ maxIterations: 1, rules: tests });
    const last = lastOf(play(given, [{ said: complete, rules: { tests: "fail" } }]));
    expect(last).toMatchObject({ source: "guard:max-iterations", signal: "ESCALATE" });
  });
});

describe("budget", () => {
  it("is off when there is none", () => {
    expect(lastOf(play(settings({ budget: null }), [{ cost: 1e6 }])).signal).toBe("CONTINUE");
  });

  it("adds cents without drift", () => {
    const tenCents = Array.from({ length: 9 }, () => ({ cost: 0.1 }));
    const given = settings({ budget: 1, maxIterations: 100 });
    expect(lastOf(play(given, tenCents)).loop.cost).toBe(0.9);
    expect(lastOf(play(given, [...tenCents, { cost: 0.1 }])).source).toBe("guard:budget");
  });

  it("counts runs whose cost nobody knows apart", () => {
    expect(lastOf(play(settings(), [{ cost: null }, {}])).loop).toMatchObject({ cost: 0.1, unpricedRuns: 1 });
  });
});

describe("attempts", () => {
  it("are counted when they are claimed, before the agent costs anything", () => {
    const [parked] = play(settings(), [failedRun("transient")]);
    expect(parked?.loop).toMatchObject({ attempt: 1, iteration: 0, status: "parked" });
  });

  it("start anew with each iteration", () => {
    expect(lastOf(play(settings(), [failedRun("transient"), {}])).loop).toMatchObject({ attempt: 0, iteration: 1 });
  });
});

describe("consecutive-failures", () => {
  const improvement = settings({
    guards: { consecutiveFailures: { limit: 2, reset: "improvement" }, sameError: null },
  });

  it("does not count an iteration that beats the best score so far", () => {
    expect(sources(play(improvement, [scored(1), scored(2), scored(3), scored(4)]))).toEqual(Array(4).fill("policy"));
  });

  it("counts one that only beats the previous score", () => {
    expect(lastOf(play(improvement, [scored(3), scored(4), scored(1), scored(2)])).source).toBe(
      "guard:consecutive-failures",
    );
  });

  it("counts improvement too where only a pass resets", () => {
    const pass = settings({ guards: { consecutiveFailures: { limit: 2, reset: "pass" }, sameError: null } });
    expect(lastOf(play(pass, [scored(1), scored(2)])).source).toBe("guard:consecutive-failures");
  });

  it("counts a rejected promise as a failure", () => {
    const given = settings({ rules: tests, guards: { ...quiet, consecutiveFailures: { limit: 2, reset: "pass" } } });
    const skipped = { said: complete, rules: { tests: "skip" } } as const;
    expect(lastOf(play(given, [skipped, skipped])).source).toBe("guard:consecutive-failures");
  });

  it("counts a time-out as a failure", () => {
    const given = settings({ guards: { ...quiet, consecutiveFailures: { limit: 2, reset: "pass" } } });
    expect(lastOf(play(given, [failedRun("timeout"), failedRun("timeout")])).source).toBe("guard:consecutive-failures");
  });

  it("does not take an optional rule's failure for one", () => {
    const given = settings({
      rules: [rule("tests"), rule("lint", { required: false })],
      guards: { ...quiet, consecutiveFailures: { limit: 1, reset: "pass" } },
    });
    expect(lastOf(play(given, [{ rules: { tests: "pass", lint: "fail" } }])).source).toBe("policy");
  });
});

describe("same-error", () => {
  it("starts anew after a pass", () => {
    const given = settings({ rules: tests, guards: { consecutiveFailures: null, sameError: 2 } });
    expect(sources(play(given, [fails("x"), { rules: { tests: "pass" } }, fails("x")]))).toEqual(
      Array(3).fill("policy"),
    );
  });
});

describe("same-error and an optional rule", () => {
  const given = settings({
    rules: [rule("tests"), rule("lint", { required: false })],
    guards: { consecutiveFailures: null, sameError: 3 },
  });

  it("does not end a loop whose required rules pass", () => {
    const green = { rules: { tests: "pass", lint: ["fail", "2 warnings"] } } as const;
    expect(sources(play(given, [green, green, green, green]))).toEqual(Array(4).fill("policy"));
  });

  it("is not fooled by the optional rule's changing words", () => {
    const red = (warning: string): GivenOutcome => ({ rules: { tests: ["fail", "login"], lint: ["fail", warning] } });
    expect(lastOf(play(given, [red("a"), red("b"), red("c")])).source).toBe("guard:same-error");
  });
});

describe("no-progress", () => {
  const given = settings({ guards: { noProgress: 2 } });

  it("takes an equal tree for no change, whatever files were touched", () => {
    expect(lastOf(play(given, [{ tree: "t" }, { tree: "t" }, { tree: "t" }])).source).toBe("guard:no-progress");
  });

  it("tells apart trees whose long names begin alike", () => {
    const trees = ["after-the-third-attempt-1", "after-the-third-attempt-2", "after-the-third-attempt-3"];
    expect(sources(play(given, [...trees.map((tree) => ({ tree }))]))).toEqual(Array(3).fill("policy"));
  });

  it("does not take 'unknown' for 'nothing'", () => {
    expect(sources(play(given, [{ changed: null }, { changed: null }]))).toEqual(["policy", "policy"]);
  });

  it("takes CONTINUE for an answer", () => {
    const says = { said: "<promise>CONTINUE</promise>", changed: [] };
    expect(sources(play(given, [says, says, says]))).toEqual(Array(3).fill("policy"));
  });
});

describe("regression", () => {
  const given = settings({ guards: { ...quiet, regression: { window: 3, drop: 20 } } });

  it("spares a drop that is not more than the limit", () => {
    const steps = [100, 90, 80].map((score) => ({
      rules: Object.fromEntries(
        Array.from({ length: 10 }, (_, index) => [`r${index}`, index * 10 < score ? "pass" : "fail"] as const),
      ),
    }));
    expect(lastOf(play(given, steps)).source).toBe("policy");
  });

  it("looks at the last window only", () => {
    expect(lastOf(play(given, [scored(2), scored(5), scored(4), scored(3)])).source).toBe("guard:regression");
  });

  it("starts anew after a resume", () => {
    const { loop } = lastOf(play(given, [scored(5), scored(4)]));
    const resumed = decide(loop, { type: "resume", at: 9, by: "@ann" }, given).loop;
    expect(sources(play(given, [scored(3), scored(2)], resumed))).toEqual(["policy", "policy"]);
    expect(lastOf(play(given, [scored(3)], loop)).source).toBe("guard:regression");
  });

  it("can be seen over the longest window that the settings allow", () => {
    const wide = settings({ maxIterations: 30, guards: { ...quiet, regression: { window: longestWindow, drop: 10 } } });
    const steps = Array.from({ length: longestWindow }, (_, step) => ({
      rules: Object.fromEntries(
        Array.from({ length: longestWindow }, (_, index) => [`r${index}`, index >= step ? "pass" : "fail"] as const),
      ),
    }));
    expect(lastOf(play(wide, steps)).source).toBe("guard:regression");
    expect(lastOf(play(wide, steps.slice(1))).source).toBe("policy");
  });
});

describe("protected-paths", () => {
  const given = settings({ protect: ["test/golden/**"], rules: tests });

  it("takes the word of an agent that touched them for nothing, whatever the rules say", () => {
    const last = lastOf(play(given, [{ said: complete, rules: { tests: "pass" }, changed: ["test/golden/a"] }]));
    expect(last).toMatchObject({ source: "guard:protected-paths", signal: "ESCALATE" });
  });

  it("names at most five files", () => {
    const changed = Array.from({ length: 8 }, (_, index) => `test/golden/${index}`);
    expect(lastOf(play(given, [{ changed, rules: { tests: "pass" } }])).reason).toMatch(/test\/golden\/4 and 3 more/);
  });
});

it("a guard that is off never trips", () => {
  const given = settings({
    rules: tests,
    budget: null,
    maxIterations: 100,
    guards: { attempts: null, ...quiet, noProgress: null, regression: null, oscillation: null },
  });
  const same = { rules: { tests: ["fail", "x"] }, changed: [], tree: "t" } as const;
  expect(new Set(sources(play(given, Array(30).fill(same))))).toEqual(new Set(["policy"]));
  expect(new Set(sources(play(given, Array(30).fill(failedRun("transient")))))).toEqual(new Set(["error"]));
});
