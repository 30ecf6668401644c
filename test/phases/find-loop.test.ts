import { describe, expect, it } from "vitest";
import { newLoop } from "../../src/loop/loop.ts";
import { findLoop, loopIdOf, startOf } from "../../src/phases/find-loop.ts";
import type { Commit, Gate, Sight } from "../../src/ports.ts";
import { mergeMessage, rollbackMessage } from "../../src/render/commit-message.ts";
import type { StateRecord } from "../../src/state/record.ts";
import {
  baseCommit,
  begun,
  forge,
  gate,
  iterationCommit,
  loopId,
  now,
  ours,
  person,
  said,
  sight,
  startCommit,
  tip,
} from "./given.ts";

/** Where the comment is not believed, commits and gates of the tip are asked for. */
function find(seen: Sight, ledger?: { history?: readonly Commit[]; gates?: readonly Gate[] }) {
  const { history = [], gates = [] } = ledger ?? {};
  const asked = ledger ? forge({ history: async () => history, gates: async () => gates }) : forge();
  return findLoop(asked, seen, now);
}

const afterTwo = begun({ head: "sha-2", loop: { ...newLoop, iteration: 2, cost: 1 } });
const history = [iterationCommit(2), iterationCommit(1), startCommit(), baseCommit];
const atTwo = (comments: Sight["comments"], more: Parameters<typeof tip>[1] = {}) =>
  sight({ tip: tip(iterationCommit(2), more), comments });
const rebuilt = (why: string) => ({
  kind: "loop",
  state: { loopId, startedBy: "ann", head: "sha-2", base: "main", loop: { iteration: 2, cost: 1 } },
  repairs: [expect.stringContaining(why)],
});

describe("a loop is found", () => {
  it("as its comment tells it, without any other request", async () => {
    const found = await find(atTwo([said(1, "ann", "hello"), ours(2, afterTwo), said(3, "ann", "/rondo pause")]));
    expect(found).toEqual({ kind: "loop", state: afterTwo, comment: 2, twins: [], isRebuilt: false, repairs: [] });
  });

  it("on the issue itself where there is no pull request", async () => {
    expect(await find(atTwo([ours(2, afterTwo, { on: 7 })]))).toMatchObject({ kind: "loop", comment: 2 });
  });

  it("of twins, which a lost reply leaves behind, the first is the one", async () => {
    expect(await find(atTwo([ours(5, afterTwo), ours(4, afterTwo)]))).toMatchObject({ comment: 4 });
  });

  it("the last one, where an issue had several", async () => {
    const second = begun({ loopId: "7-1000", head: "sha-2" });
    const onBranch = tip(iterationCommit(2, { loopId: "7-1000" }));
    const found = await find(sight({ tip: onBranch, comments: [ours(9, afterTwo), ours(10, second)] }));
    expect(found).toMatchObject({ comment: 10, state: { loopId: "7-1000" } });
  });

  it("is none where there is neither comment nor branch, or no commit of ours on it", async () => {
    expect(await find(sight({ tip: null }))).toEqual({ kind: "none" });
    expect(await find(sight({ tip: tip(baseCommit) }), { history: [baseCommit] })).toEqual({ kind: "none" });
  });

  it("but not touched, where a later Rondo wrote it", async () => {
    const { body, ...comment } = ours(2, afterTwo);
    const newer = { ...comment, body: body.replace("state:v1:", "state:v2:") };
    expect(await find(atTwo([newer]))).toEqual({ kind: "newer", why: expect.stringContaining("version 2") });
  });
});

describe("where the gate names the comment", () => {
  const named = (comment: number) => ({ gate: gate("pending", "x", `2.0.c${comment}`) });
  /** Another workflow of the repository posted it: under our name, in just our form, and later. */
  const planted = (id: number, more: Partial<StateRecord> = {}) =>
    ours(
      id,
      { ...afterTwo, settings: "e".repeat(40), limits: { ...afterTwo.limits, budget: 1e6 }, ...more },
      { updatedAt: now + 9_000 },
    );

  it("no other is believed, whoever had it posted under our name; it gives way", async () => {
    expect(await find(atTwo([ours(2, afterTwo), planted(9)], named(2)))).toEqual({
      kind: "loop",
      state: afterTwo,
      comment: 2,
      twins: [9],
      isRebuilt: false,
      repairs: [],
    });
    const ofAnotherLoop = planted(9, { loopId: "7-99999" });
    expect(await find(atTwo([ours(2, afterTwo), ofAnotherLoop], named(2)))).toMatchObject({ comment: 2, twins: [] });
  });

  it("no other holds the loop up by saying that a later Rondo wrote it", async () => {
    const { body, ...comment } = planted(9);
    const newer = { ...comment, body: body.replace("state:v1:", "state:v2:") };
    expect(await find(atTwo([ours(2, afterTwo), newer], named(2)))).toMatchObject({ kind: "loop", comment: 2 });
  });

  it.each([
    ["somebody else's commit", { sha: "sha-f", message: "Fix\n", tree: "t", parents: ["sha-2"] }],
    ["one of ours, whose run died,", { ...iterationCommit(3), parents: ["sha-2"] }],
  ])("and %s has no gate yet, the one before it does", async (_, commit) => {
    const seen = sight({ tip: tip(commit), comments: [ours(2, afterTwo), planted(9)] });
    const asked: string[] = [];
    const found = await findLoop(
      forge({
        history: async () => [commit, ...history],
        gates: async (sha) => {
          asked.push(sha);
          return [gate("pending", "x", "2.0.c2"), gate("pending", "x", "2.0.c9")];
        },
      }),
      seen,
      now,
    );
    expect(found).toMatchObject({ comment: 2, twins: [9], isRebuilt: false, state: { limits: { budget: null } } });
    expect(asked).toEqual(["sha-2"]);
  });

  it("and it is gone, the ledger tells the rest: another one is written over, and not believed", async () => {
    const found = await find(atTwo([planted(9)], named(2)), { history, gates: [gate("pending", "x", "2.0.c2")] });
    expect(found).toMatchObject({ ...rebuilt("was gone"), comment: 9, isRebuilt: true });
    expect(found).toMatchObject({ state: { settings: null, limits: { budget: null } } });
  });

  it("and somebody edited it, that one is put right", async () => {
    const edited = { ...ours(2, afterTwo), isForged: true };
    expect(await find(atTwo([edited, planted(9)], named(2)), { history })).toMatchObject({
      ...rebuilt("changed by somebody else"),
      comment: 2,
    });
  });
});

describe("a comment is not believed, and the loop is rebuilt from the ledger,", () => {
  const tampered = (state: StateRecord) => ours(2, { ...state, loop: { ...state.loop, iteration: 0, cost: 0 } });

  it("when somebody copied or made it up", async () => {
    const copied = { ...tampered(afterTwo), isOurs: false, author: person("mallory") };
    expect(await find(atTwo([copied]), { history })).toMatchObject({ ...rebuilt("was gone"), comment: null });
  });

  it("when somebody else changed it last; it is then written over", async () => {
    const edited = { ...tampered(afterTwo), isForged: true };
    expect(await find(atTwo([edited]), { history })).toMatchObject({
      ...rebuilt("changed by somebody else"),
      comment: 2,
    });
  });

  it.each([
    ["repository", { repository: "octo/other" }],
    ["issue", { issue: 8 }],
  ])("when it is of another %s, though somebody had us post it here", async (_, other) => {
    const elsewhere = ours(2, { ...afterTwo, ...other, loop: { ...afterTwo.loop, iteration: 9 } });
    expect(await find(atTwo([elsewhere]), { history })).toMatchObject(rebuilt("was gone"));
    // Nor does it take the place of the true one.
    expect(await find(atTwo([elsewhere, ours(3, afterTwo)]))).toMatchObject({ comment: 3, state: afterTwo });
  });

  it("when its text is damaged", async () => {
    const { body, ...comment } = ours(2, afterTwo);
    for (const damaged of [`${body}\nmore`, `${body}\n${body}`, body.replace(/.{9} -->/, " -->")])
      expect(await find(atTwo([{ ...comment, body: damaged }]), { history })).toMatchObject(rebuilt("changed"));
  });

  it("when it is gone", async () => {
    expect(await find(atTwo([]), { history })).toMatchObject({ ...rebuilt("was gone"), comment: null });
  });

  it("and a good twin is still believed", async () => {
    const found = await find(atTwo([{ ...tampered(afterTwo), isForged: true }, ours(3, afterTwo)]));
    expect(found).toEqual({ kind: "loop", state: afterTwo, comment: 3, twins: [], isRebuilt: false, repairs: [] });
  });
});

describe("a rebuilt loop", () => {
  it("has what its first commit says of its beginning", async () => {
    const first = startCommit({ startedBy: "wendy", settings: "5e77", profile: "qa", base: "release" });
    const seen = sight({ tip: tip(first), comments: [said(11, "ann", "hello")] });
    expect(await find(seen, { history: [first, baseCommit] })).toMatchObject({
      state: {
        repository: "octo/rondo",
        issue: 7,
        startedBy: "wendy",
        settings: "5e77",
        profile: "qa",
        base: "release",
        pull: 8,
        claim: null,
        loop: { iteration: 0, status: "running" },
      },
    });
  });

  it("stands where its gates say, tries included", async () => {
    const gates = [gate("failure", "stopped by @ann", "3.1"), gate("pending", "iteration 3/10", "2.2")];
    expect(await find(atTwo([]), { history, gates })).toMatchObject({
      state: { loop: { status: "stopped", iteration: 3, attempt: 1 } },
    });
  });

  it("knows somebody else's commits on top as foreign", async () => {
    const typo = { ...baseCommit, sha: "sha-typo", message: "Fix a typo\n" };
    const found = await find(sight({ tip: tip(typo) }), { history: [typo, ...history] });
    expect(found).toMatchObject({ state: { head: "sha-2", loop: { iteration: 2 } } });
  });
});

describe("comment and ledger disagree", () => {
  it("an iteration that landed while its run died is rolled forward, and the claim is free", async () => {
    const claimed = { ...afterTwo, claim: { run: 103, attempt: 1 }, loop: { ...afterTwo.loop, attempt: 1 } };
    const found = await find(sight({ tip: tip(iterationCommit(3)), comments: [ours(2, claimed)] }));
    expect(found).toMatchObject({
      comment: 2,
      state: { head: "sha-3", claim: null, loop: { iteration: 3, attempt: 0, cost: 1.5, status: "running" } },
      repairs: ["Iteration 3 had landed, but its run ended before it was recorded."],
    });
  });

  it("a landed COMPLETE is complete", async () => {
    const commit = iterationCommit(3, { signal: "COMPLETE" });
    const found = await find(sight({ tip: tip(commit), comments: [ours(2, afterTwo)] }));
    expect(found).toMatchObject({ state: { loop: { status: "completed", iteration: 3 } } });
  });

  it("an old comment that was put back does not turn the counters back", async () => {
    const old = begun({ loop: { ...newLoop, iteration: 0 } });
    expect(await find(atTwo([ours(2, old)]))).toMatchObject({ state: { head: "sha-2", loop: { iteration: 2 } } });
  });

  it("tries and iterations without a commit count as the newest gate says", async () => {
    const found = await find(atTwo([ours(2, afterTwo)], { gate: gate("pending", "x", "3.2") }));
    expect(found).toMatchObject({
      state: { loop: { iteration: 3, attempt: 2, cost: 1 } },
      repairs: [expect.stringContaining("older than the commit status")],
    });
  });

  it("a gate that is behind changes nothing", async () => {
    const found = await find(atTwo([ours(2, afterTwo)], { gate: gate("pending", "x", "1.3") }));
    expect(found).toEqual({ kind: "loop", state: afterTwo, comment: 2, twins: [], isRebuilt: false, repairs: [] });
  });

  it.each([
    ["merge", mergeMessage],
    ["rollback", (_: string, record: Parameters<typeof mergeMessage>[1]) => rollbackMessage(1, record)],
  ] as const)("a %s of ours whose record was lost is not foreign", async (_, write) => {
    const record = { loopId, iteration: 2, run: "103.1", signal: "CONTINUE", cost: null, score: null } as const;
    const commit = { ...baseCommit, sha: "sha-step", message: write("main", record) };
    const found = await find(sight({ tip: tip(commit), comments: [ours(2, afterTwo)] }));
    expect(found).toMatchObject({ state: { head: "sha-step", loop: { iteration: 2 } }, repairs: [] });
  });

  it("a commit with another loop's trailers says nothing of this one", async () => {
    const other = iterationCommit(9, { loopId: "7-1" });
    const found = await find(sight({ tip: tip(other), comments: [ours(2, afterTwo)] }), {
      history: [other, ...history],
    });
    expect(found).toEqual({ kind: "loop", state: afterTwo, comment: 2, twins: [], isRebuilt: false, repairs: [] });
  });
});

it("a loop's id holds the run that began it", () => {
  expect(startOf(loopIdOf(7, 18_446_744_073))).toBe(18_446_744_073);
  expect(startOf("made up")).toBe(0);
});
