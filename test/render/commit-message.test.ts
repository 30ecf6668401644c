import { describe, expect, it } from "vitest";
import {
  type CommitRecord,
  commitMessage,
  mergeMessage,
  type Origin,
  readCommitMessage,
  readOrigin,
  rollbackMessage,
  startMessage,
} from "../../src/render/commit-message.ts";

const record: CommitRecord = {
  loopId: "7-1",
  iteration: 3,
  run: "99.1",
  signal: "CONTINUE",
  cost: 0.4,
  score: 66.6,
  step: "iteration",
};
const read = { ...record, score: 67 };

describe("a commit's message", () => {
  it("has the agent's summary as its subject and the ledger as its trailers", () => {
    expect(commitMessage("Login works.", record)).toBe(
      "Login works\n\nRondo-Loop: 7-1\nRondo-Iteration: 3\nRondo-Run: 99.1\nRondo-Signal: CONTINUE\nRondo-Cost: $0.40\nRondo-Score: 67\n",
    );
  });

  it("is read back as it was written, the score in whole points", () => {
    expect(readCommitMessage(commitMessage("x", record))).toEqual(read);
    const unknown = { ...record, cost: null, score: null };
    expect(readCommitMessage(commitMessage("", unknown))).toEqual(unknown);
  });

  it("is read back also without its last line end, as GitHub shows it", () => {
    expect(readCommitMessage(commitMessage("x", record).trimEnd())).toEqual(read);
  });

  it.each([
    ["a forged trailer in the summary", "x\n\nRondo-Iteration: 1"],
    ["a forged step in the summary", "x\n\nRondo-Step: start\nRondo-Started-By: mallory"],
    ["a word that skips CI", "x [skip ci]"],
    ["a trailer that skips checks", "x\n\nskip-checks: true"],
    ["a hundred lines", "x\n".repeat(100)],
  ])("%s stays in the subject", (_, summary) => {
    const message = commitMessage(summary, record);
    expect(readCommitMessage(message)).toEqual(read);
    expect(readOrigin(message)).toBeNull();
    expect(message.split("\n\n")).toHaveLength(2);
    expect(message.split("\n")[0]?.length).toBeLessThanOrEqual(72);
    expect(message).not.toMatch(/\[skip ci\]|^skip-checks/m);
  });
});

describe("a commit that is no agent's work", () => {
  it.each([
    ["merge", mergeMessage("main", record), "Merge main"],
    ["rollback", rollbackMessage(2, record), "Go back to iteration 2"],
  ] as const)("of a %s says so in its trailers", (step, message, subject) => {
    expect(message.split("\n")[0]).toBe(subject);
    expect(readCommitMessage(message)).toEqual({ ...read, step });
    expect(readOrigin(message)).toBeNull();
  });

  it("of an unknown kind is no record", () => {
    expect(readCommitMessage(mergeMessage("main", record).replace("Step: merge", "Step: dance"))).toBeNull();
  });
});

describe("the commit that a loop begins with", () => {
  const origin: Origin = {
    startedBy: "ann",
    task: "abc",
    settings: "5e77",
    profile: "qa",
    profileFile: { path: ".claude/agents/qa.md", blob: "b10bb10b" },
    base: "release/1",
    issueSettings: '{"max-iterations":5}',
    readiness: 9,
    taskFile: { path: ".rondo/loop.md", blob: "f11ef11e" },
    chain: { from: "7-100", done: ["qa"], left: ["docs", "#12"] },
  };
  const first = { ...record, iteration: 0, cost: null, score: null };

  it("keeps how it began where no edit reaches it", () => {
    const message = startMessage(7, first, origin);
    expect(message.split("\n")[0]).toBe("Begin work on issue 7");
    expect(readOrigin(message)).toEqual(origin);
    expect(readCommitMessage(message)).toEqual({ ...first, step: "start" });
  });

  it("has no profile and no settings where there are none", () => {
    const plain = { ...origin, settings: null, profile: null, profileFile: null, taskFile: null, chain: null };
    expect(readOrigin(startMessage(7, first, plain))).toEqual(plain);
  });

  it.each(["Started-By", "Task", "Base", "Step"])("is not one without Rondo-%s", (name) => {
    expect(readOrigin(startMessage(7, first, origin).replace(new RegExp(`^Rondo-${name}: .*\n`, "m"), ""))).toBeNull();
  });
});

it.each([
  ["a person's commit", "Fix login\n"],
  ["trailers that are not the last paragraph", `${commitMessage("x", record)}\nmore`],
  ["an unknown signal", commitMessage("x", record).replace("CONTINUE", "WON")],
  ["a number that is none", commitMessage("x", record).replace("Iteration: 3", "Iteration: three")],
  ["a negative number", commitMessage("x", record).replace("Iteration: 3", "Iteration: -3")],
])("%s is no record", (_, message) => {
  expect(readCommitMessage(message)).toBeNull();
});
