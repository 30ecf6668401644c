import { describe, expect, it } from "vitest";
import { type Loop, newLoop, type Status } from "../../src/loop/loop.ts";
import { taskDigest } from "../../src/phases/facts.ts";
import { obey, type Standing, standingOf } from "../../src/phases/obey.ts";
import { type DirectOrder, readOrder } from "../../src/phases/orders.ts";
import type { Sight } from "../../src/ports.ts";
import type { StateRecord } from "../../src/state/record.ts";
import { settings } from "../loop/given.ts";
import { begun, iterationCommit, now, sight, tip } from "./given.ts";

const context = (seen: Sight = sight()) => ({
  sight: seen,
  at: now,
  settingsOf: ({ limits }: StateRecord) =>
    settings(Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null))),
});

function order(line: string): DirectOrder {
  const read = readOrder(line);
  return read && read.do !== "revisit" ? read : expect.fail(`"${line}" is no order by itself`);
}
const loopThat = (status: Status, more: Partial<Loop> = {}): StateRecord =>
  begun({ loop: { ...newLoop, status, iteration: 2, ...more } });

function after(state: StateRecord, line: string, seen: Sight = sight()): Standing {
  return obey(standingOf(state), { order: order(line), by: "@ann" }, context(seen));
}

const statuses: readonly Status[] = ["running", "parked", "paused", "blocked", "escalated", "failed"];
const ended: readonly Status[] = ["completed", "stopped"];
/** Somebody else's commit is the tip. */
const foreign = sight({ tip: tip(iterationCommit(9)) });
const replies = ({ answers }: Standing) => answers.map(({ reaction, reply }) => [reaction, reply]);

describe.each([
  ["/rondo stop", "stopped", "Stopped by @ann"],
  ["/rondo pause", "paused", "Paused by @ann"],
] as const)("%s", (line, status, reason) => {
  it.each(statuses)("of a loop that is %s", (before) => {
    const now = after(loopThat(before), line);
    expect(now).toMatchObject({ mayRun: false, state: { loop: { status, reason, iteration: 2 } } });
    expect(replies(now)).toEqual([["+1", null]]);
  });

  it.each(ended)("of a loop that is %s changes nothing, and says so", (before) => {
    const now = after(loopThat(before), line);
    expect(now).toMatchObject({ state: loopThat(before) });
    expect(replies(now)).toEqual([["confused", `The loop is ${before} already.`]]);
  });

  it("takes back what was ordered before it", () => {
    const wanted = { ...standingOf(loopThat("running")), mayRun: true, checkFirst: true, rollback: 1 };
    expect(obey(wanted, { order: order(line), by: "@ann" }, context())).toMatchObject({
      mayRun: false,
      checkFirst: false,
      rollback: null,
    });
  });
});

describe.each(["/rondo resume", "/rondo resume use bcrypt", "/rondo retry"])("%s", (line) => {
  it.each(["parked", "paused", "escalated", "failed"] as const)("of a loop that is %s lets it run", (status) => {
    const standing = after(loopThat(status, { parkedUntil: now + 1, attempt: 3, failuresInRow: 3 }), line);
    expect(standing).toMatchObject({
      mayRun: true,
      checkFirst: false,
      state: { loop: { status: "running", attempt: 0, failuresInRow: 0, parkedUntil: null, iteration: 2 } },
    });
    expect(replies(standing)).toEqual([["+1", null]]);
  });

  it("of a blocked loop lets the rules run first: the answer may be in the files", () => {
    expect(after(loopThat("blocked"), line)).toMatchObject({ mayRun: true, checkFirst: true });
  });

  it("of a running loop changes nothing, and starts no second run", () => {
    const standing = after(loopThat("running"), line);
    expect(standing).toMatchObject({ mayRun: false, state: loopThat("running") });
    expect(replies(standing)).toEqual([["+1", null]]);
  });

  it("of a stopped loop names what begins a new one", () => {
    const standing = after(loopThat("stopped"), line);
    expect(standing).toMatchObject({ mayRun: false, state: loopThat("stopped") });
    expect(replies(standing)).toEqual([["confused", expect.stringContaining("/rondo start")]]);
  });

  it("of a completed loop does so too, unless there are foreign commits: then the rules run on them", () => {
    expect(replies(after(loopThat("completed"), line))).toEqual([
      ["confused", expect.stringContaining("/rondo start")],
    ]);
    expect(after(loopThat("completed"), line, foreign)).toMatchObject({
      mayRun: true,
      checkFirst: true,
      state: { head: "sha-9", loop: { status: "completed" } },
    });
  });

  it.each(["running", "paused"] as const)("of a loop that is %s takes foreign commits in", (status) => {
    expect(after(loopThat(status), line, foreign)).toMatchObject({
      mayRun: true,
      state: { head: "sha-9", loop: { status: "running" } },
    });
  });

  it("takes the issue's new words for the task", () => {
    const edited = sight({ issue: { body: "Something else." } });
    expect(after(loopThat("paused"), line, edited).state.task).toBe(taskDigest(edited.issue));
  });

  it("past a limit is refused with the command that raises it", () => {
    const standing = after(loopThat("paused", { iteration: 10 }), line);
    expect(standing).toMatchObject({ mayRun: false, state: { loop: { status: "escalated" } } });
    expect(replies(standing)).toEqual([["confused", expect.stringContaining("/rondo set max-iterations=")]]);
  });
});

describe("/rondo rollback", () => {
  const state = loopThat("escalated", { trees: ["a", "b"], feedback: ["1 failed"], failuresInRow: 3 });

  it.each([0, 1])("to iteration %i brings back its files and goes on, with old failures forgotten", (to) => {
    const standing = after(state, `/rondo rollback ${to}`);
    expect(standing).toMatchObject({ rollback: to, mayRun: true });
    expect(standing.state.loop).toMatchObject({
      status: "running",
      iteration: 2,
      trees: [],
      feedback: [],
      failuresInRow: 0,
    });
    expect(standing.state.loop.reason).toBe(`Back to iteration ${to}, by @ann`);
  });

  it.each([2, 9])("to iteration %i, which is not behind, says what can be", (to) => {
    const standing = after(state, `/rondo rollback ${to}`);
    expect(standing).toMatchObject({ rollback: null, mayRun: false, state });
    expect(replies(standing)).toEqual([["confused", expect.stringContaining("takes 0 to 1")]]);
  });

  it.each(ended)("of a loop that is %s does nothing", (status) => {
    expect(after(loopThat(status), "/rondo rollback 1")).toMatchObject({ rollback: null, mayRun: false });
  });

  it("past a limit does nothing before the limit is raised", () => {
    const standing = after(loopThat("escalated", { iteration: 10 }), "/rondo rollback 1");
    expect(standing).toMatchObject({ rollback: null, mayRun: false });
    expect(replies(standing)).toEqual([["confused", expect.stringContaining("/rondo set")]]);
  });
});

describe("/rondo set", () => {
  it("sets a limit, keeps the others, and says what holds now", () => {
    const before = begun({ limits: { ...begun().limits, budget: 3 } });
    const standing = after(before, "/rondo set max-iterations=20 iteration-timeout=1h");
    expect(standing.state.limits).toEqual({
      maxIterations: 20,
      iterationTimeoutMs: 3_600_000,
      maxDurationMs: null,
      budget: 3,
    });
    expect(replies(standing)).toEqual([
      ["+1", "Now at most 20 iterations, a budget of $3, 8h of work, 1h for an iteration."],
    ]);
  });

  it("lowers a limit too, down to where the loop is: then nothing more runs", () => {
    const lowered = after(loopThat("paused"), "/rondo set max-iterations=2");
    expect(lowered.state.limits.maxIterations).toBe(2);
    const on = obey(lowered, { order: order("/rondo resume"), by: "@ann" }, context());
    expect(on).toMatchObject({ mayRun: false, state: { loop: { status: "escalated" } } });
  });

  it("adds to what holds, whether a person or the settings said so, up to the highest allowed", () => {
    expect(after(begun(), "/rondo set budget=+5 max-iterations=+5").state.limits).toMatchObject({
      budget: 30,
      maxIterations: 15,
    });
    const raised = begun({ limits: { ...begun().limits, maxIterations: 99 } });
    expect(after(raised, "/rondo set max-iterations=+5").state.limits.maxIterations).toBe(100);
  });

  it.each([
    ["running", false],
    ["parked", false],
    ["completed", false],
    ["paused", true],
    ["escalated", true],
    ["blocked", true],
  ] as const)("of a loop that is %s names the way on: %s", (status, names) => {
    const [answer] = after(loopThat(status), "/rondo set budget=9").answers;
    expect(answer?.reply?.includes("/rondo resume")).toBe(names);
  });

  it("starts nothing by itself; a resume after it does, with the new limit", () => {
    const stuck = after(loopThat("escalated", { iteration: 10 }), "/rondo set max-iterations=12");
    expect(stuck).toMatchObject({ mayRun: false, state: { loop: { status: "escalated" } } });
    const on = obey(stuck, { order: order("/rondo resume"), by: "@ann" }, context());
    expect(on).toMatchObject({ mayRun: true, state: { loop: { status: "running" } } });
    expect(on.answers).toHaveLength(2);
  });
});

describe("what changes nothing", () => {
  it.each([
    ["/rondo start", "There is a loop already: it is running."],
    ["/rondo approve", "Nothing waits for an approval."],
    ["/rondo dance", '"dance" is no command'],
  ])("%s is answered with why", (line, why) => {
    const standing = after(loopThat("running"), line);
    expect(standing.state).toEqual(loopThat("running"));
    expect(replies(standing)).toEqual([["confused", expect.stringContaining(why)]]);
  });

  it.each(["/rondo status", "/rondo help"])("%s was answered when it came", (line) => {
    expect(after(loopThat("running"), line)).toEqual(standingOf(loopThat("running")));
  });
});

describe("/rondo approve", () => {
  const waiting = (waitsFor: Loop["waitsFor"]) => loopThat("paused", { waitsFor });

  it("lets the next iteration start", () => {
    expect(after(waiting("iteration"), "/rondo approve")).toMatchObject({
      mayRun: true,
      state: { loop: { status: "running", waitsFor: null } },
    });
  });

  it("completes a loop that waits for it, without another run of the agent", () => {
    expect(after(waiting("completion"), "/rondo approve")).toMatchObject({
      mayRun: false,
      state: { loop: { status: "completed", reason: "Approved by @ann" } },
    });
  });

  it("does not approve somebody else's commits", () => {
    const standing = after(waiting("completion"), "/rondo approve", foreign);
    expect(standing.state.loop.status).toBe("paused");
    expect(replies(standing)).toEqual([["confused", expect.stringContaining("/rondo resume")]]);
  });
});
