import { describe, expect, it } from "vitest";
import { newLoop } from "../../src/loop/loop.ts";
import {
  gateComment,
  gateMark,
  gateUrl,
  later,
  readLedger,
  rebuildLoop,
  rebuildsAfter,
  rollForward,
} from "../../src/phases/ledger.ts";
import type { Gate } from "../../src/ports.ts";
import { mergeMessage, readCommitMessage, rollbackMessage } from "../../src/render/commit-message.ts";
import { baseCommit, begun, gate, iterationCommit, loopId, now, startCommit } from "./given.ts";

const foreign = { sha: "sha-foreign", message: "Fix a typo\n", tree: "t", parents: [] };
const history = [iterationCommit(2), iterationCommit(1), startCommit(), baseCommit];
const ledger = (commits = history) => readLedger(commits) ?? expect.fail("there is no ledger");

describe("the ledger", () => {
  it("is the loop's commits, newest first, and how it began", () => {
    const { commits, origin, ...rest } = ledger();
    expect(rest).toEqual({ loopId });
    expect(commits.map(({ sha, step, iteration }) => [sha, step, iteration])).toEqual([
      ["sha-2", "iteration", 2],
      ["sha-1", "iteration", 1],
      ["sha-start", "start", 0],
    ]);
    expect(origin).toMatchObject({ startedBy: "ann", base: "main" });
  });

  it("leaves out other people's commits, also on top", () => {
    const { commits } = ledger([foreign, iterationCommit(1), { ...foreign, sha: "x" }, startCommit(), baseCommit]);
    expect(commits.map(({ sha }) => sha)).toEqual(["sha-1", "sha-start"]);
  });

  it("of the newest loop knows nothing of an earlier one on the same branch", () => {
    const second = { ...startCommit({ loopId: "7-300", startedBy: "wendy" }), sha: "sha-second" };
    const { loopId: id, commits, origin } = ledger([second, ...history]);
    expect([id, commits.length, origin.startedBy]).toEqual(["7-300", 1, "wendy"]);
  });

  it.each([
    ["a branch without a commit of ours", [foreign, baseCommit]],
    ["a history whose beginning is not there", [iterationCommit(2), iterationCommit(1)]],
    ["nothing", []],
  ])("%s is none", (_, commits) => expect(readLedger(commits)).toBeNull());
});

describe("a gate's mark", () => {
  it("is read back from its address", () => {
    const mark = { iteration: 12, attempt: 3 };
    expect(gateMark(gate("pending", "x", "12.3"))).toEqual(mark);
    expect(
      gateMark({
        ...gate("pending", "x"),
        url: gateUrl("https://x/1", begun({ loop: { ...newLoop, ...mark } }), null),
      }),
    ).toEqual(mark);
  });

  it.each([null, "", "https://x/1", "https://x/1#rondo.x.1", "https://x/1#rondo.1.2.3x", "https://x#rondo.99999999.1"])(
    "%s is none",
    (url) => expect(gateMark({ ...gate("pending", "x"), url })).toEqual({ iteration: 0, attempt: 0 }),
  );

  it.each([
    [0, null, "12.3"],
    [2, null, "12.3.2"],
    [0, 77, "12.3.c77"],
    [2, 77, "12.3.2.c77"],
  ])("after %s rebuilds, with the state in comment %s, ends in %s", (rebuilds, comment, text) => {
    const mark = { iteration: 12, attempt: 3 };
    const url = gateUrl("https://x/1", begun({ rebuilds, loop: { ...newLoop, ...mark } }), comment);
    expect(url).toBe(`https://x/1#rondo.${text}`);
    const read = { ...gate("pending", "x"), url };
    expect([gateMark(read), gateComment(read), rebuildsAfter([read])]).toEqual([mark, comment, rebuilds + 1]);
  });

  it("is later with more iterations, then with more tries", () => {
    const [a, b, c] = [
      { iteration: 1, attempt: 3 },
      { iteration: 2, attempt: 0 },
      { iteration: 2, attempt: 1 },
    ];
    expect([later(a, b), later(b, a), later(b, c), later(c, b)]).toEqual([b, b, c, c]);
  });
});

describe("a loop rebuilt from the ledger", () => {
  it("counts what landed: iterations, cost, scores and rows", () => {
    const commits = [iterationCommit(2, { score: 90, cost: null }), ...history.slice(1)];
    const loop = rebuildLoop(ledger(commits), [], now);
    expect(loop).toMatchObject({
      status: "running",
      iteration: 2,
      attempt: 0,
      cost: 0.5,
      unpricedRuns: 1,
      bestScore: 90,
      scores: [50, 90],
    });
    expect(loop.entries).toMatchObject([
      { iteration: 1, at: now, cost: 0.5, score: 50, trace: { commit: "sha-1", run: 101 } },
      { iteration: 2, cost: null, score: 90, trace: { commit: "sha-2", run: 102 } },
    ]);
  });

  it("counts iterations without a commit and tries, which only the gates know", () => {
    const gates = [gate("pending", "iteration 4/10", "3.2"), gate("pending", "iteration 4/10", "3.1")];
    expect(rebuildLoop(ledger(), gates, now)).toMatchObject({ iteration: 3, attempt: 2 });
  });

  it("never counts less than the commits say, whatever a gate claims", () => {
    expect(rebuildLoop(ledger(), [gate("pending", "x", "0.0"), gate("pending", "x")], now).iteration).toBe(2);
  });

  it("neither a merge nor a rollback is an iteration, or costs anything", () => {
    const record = { loopId, iteration: 2, run: "103.1", signal: "CONTINUE", cost: null, score: null } as const;
    const merge = { ...foreign, sha: "sha-merge", message: mergeMessage("main", record) };
    const back = { ...foreign, sha: "sha-back", message: rollbackMessage(1, record) };
    const loop = rebuildLoop(ledger([back, merge, ...history]), [], now);
    expect(loop).toMatchObject({ iteration: 2, cost: 1, unpricedRuns: 0, scores: [50, 50] });
    expect(loop.entries).toHaveLength(2);
  });

  it("keeps the last ten rows", () => {
    const many = Array.from({ length: 25 }, (_, index) => iterationCommit(25 - index));
    const loop = rebuildLoop(ledger([...many, startCommit()]), [], now);
    expect(loop.entries.map(({ iteration }) => iteration)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
    expect(loop.cost).toBe(12.5);
  });

  it.each<[Gate, string]>([
    [gate("success", "completed in 2 iterations"), "completed"],
    [gate("error", "failed: it broke"), "failed"],
    [gate("pending", "iteration 3/10"), "running"],
    [gate("pending", "paused by @ann"), "paused"],
    [gate("failure", "stopped by @ann"), "stopped"],
    [gate("failure", "blocked: no API key"), "blocked"],
    [gate("failure", "max-iterations: 2 of 2 iterations ran"), "escalated"],
  ])("stands where its newest gate says: %o", (newest, status) => {
    const gates = [newest, gate("pending", "iteration 1/10", "0.1")];
    expect(rebuildLoop(ledger(), gates, now)).toMatchObject({ status, reason: newest.description });
  });

  it.each([
    ["CONTINUE", "running"],
    ["COMPLETE", "completed"],
    ["BLOCKED", "blocked"],
    ["ESCALATE", "escalated"],
    ["ERROR", "failed"],
  ] as const)("without a gate stands where its last commit says: %s", (signal, status) => {
    const commits = [iterationCommit(1, { signal }), startCommit()];
    expect(rebuildLoop(ledger(commits), [], now).status).toBe(status);
  });
});

describe("a loop rolled forward", () => {
  const commit = { ...(readCommitMessage(iterationCommit(3).message) ?? expect.fail()), sha: "sha-3" };
  const loop = { ...newLoop, iteration: 2, attempt: 2, cost: 0.7, feedback: ["old"] };

  it("has the iteration that landed, its cost and its row", () => {
    const forward = rollForward(loop, commit, now);
    expect(forward).toMatchObject({ status: "running", iteration: 3, attempt: 0, cost: 1.2, unpricedRuns: 0 });
    expect(forward.entries).toMatchObject([{ iteration: 3, signal: "CONTINUE", trace: { commit: "sha-3", run: 103 } }]);
  });

  it("tells the agent that nobody knows what the rules said, and nothing old", () => {
    expect(rollForward(loop, commit, now).feedback).toEqual([expect.stringContaining("was lost")]);
  });

  it.each([
    ["COMPLETE", "completed"],
    ["BLOCKED", "blocked"],
  ] as const)("after %s it is %s, and tells nobody to go on", (signal, status) => {
    expect(rollForward(loop, { ...commit, signal, cost: null }, now)).toMatchObject({
      status,
      feedback: [],
      unpricedRuns: 1,
      cost: 0.7,
    });
  });

  it("keeps at most ten rows", () => {
    const full = {
      ...loop,
      entries: Array.from({ length: 10 }, () => rollForward(newLoop, commit, 0).entries[0] ?? expect.fail()),
    };
    expect(rollForward(full, commit, now).entries).toHaveLength(10);
    expect(rollForward(full, commit, now).entries.at(-1)?.at).toBe(now);
  });
});
