import { describe, expect, it } from "vitest";
import { type CommitRecord, commitMessage, readCommitMessage } from "../../src/render/commit-message.ts";

const record: CommitRecord = { loopId: "7.1", iteration: 3, run: "99/1", signal: "CONTINUE", cost: 0.4 };

describe("a commit's message", () => {
  it("has the agent's summary as its subject and the ledger as its trailers", () => {
    expect(commitMessage("Login works.", record)).toBe(
      "Login works\n\nRondo-Loop: 7.1\nRondo-Iteration: 3\nRondo-Run: 99/1\nRondo-Signal: CONTINUE\nRondo-Cost: $0.40\n",
    );
  });

  it("is read back as it was written", () => {
    expect(readCommitMessage(commitMessage("x", record))).toEqual(record);
    expect(readCommitMessage(commitMessage("", { ...record, cost: null }))).toEqual({ ...record, cost: null });
  });

  it.each([
    ["a forged trailer in the summary", "x\n\nRondo-Iteration: 1"],
    ["a word that skips CI", "x [skip ci]"],
    ["a trailer that skips checks", "x\n\nskip-checks: true"],
    ["a hundred lines", "x\n".repeat(100)],
  ])("%s stays in the subject", (_, summary) => {
    const message = commitMessage(summary, record);
    expect(readCommitMessage(message)).toEqual(record);
    expect(message.split("\n\n")).toHaveLength(2);
    expect(message.split("\n")[0]?.length).toBeLessThanOrEqual(72);
    expect(message).not.toMatch(/\[skip ci\]|^skip-checks/m);
  });
});

it.each([
  ["a person's commit", "Fix login\n"],
  ["trailers that are not the last paragraph", "x\n\nRondo-Loop: 7.1\nRondo-Iteration: 1\nRondo-Run: 1\n\nmore"],
  ["an unknown signal", commitMessage("x", record).replace("CONTINUE", "WON")],
  ["a number that is none", commitMessage("x", record).replace("Iteration: 3", "Iteration: three")],
])("%s is no record", (_, message) => {
  expect(readCommitMessage(message)).toBeNull();
});
