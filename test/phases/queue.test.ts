import { describe, expect, it } from "vitest";
import type { Queue, QueuedIssue } from "../../src/loop/queue.ts";
import { askedElsewhere, askedMark } from "../../src/phases/asked-elsewhere.ts";
import { listedIssues } from "../../src/phases/listed-issues.ts";
import { admission, callForgotten, lineOf, startWaiting } from "../../src/phases/queue.ts";
import type { Dispatch, DispatchedRun, Forge } from "../../src/ports.ts";
import { begun, forge, now, ours, person, said, sight, tip, trusting, world } from "./given.ts";

const waits = (number: number, more: Partial<QueuedIssue> = {}): QueuedIssue => ({
  number,
  labels: ["rondo", "rondo: queued"],
  labelled: [{ label: "rondo", at: now - 1_000 + number, by: person("ann") }],
  ...more,
});
const having = (queue: Partial<Queue>, more: Partial<Forge> = {}): Forge =>
  forge({ queue: async () => ({ active: [], waiting: [], ...queue }), ...more });
const numbers = async (waiting: readonly QueuedIssue[]) =>
  (await lineOf(world({ forge: having({ waiting }) }), "rondo")).waiting.map(({ number }) => number);

describe("who is in the queue", () => {
  it("only an issue that has a label still which asks for a loop, and that needs no input", async () => {
    const off = waits(2, { labels: ["rondo: queued"] });
    const asking = waits(3, { labels: ["rondo", "rondo: queued", "rondo: needs-input"] });
    expect(await numbers([waits(1), off, asking])).toEqual([1]);
  });

  it("by the label that was put on last, and not by one of Rondo's own", async () => {
    const labelled = [
      { label: "rondo", at: now - 500, by: person("ann") },
      { label: "rondo", at: now - 100, by: person("tina") },
      { label: "rondo: queued", at: now - 50, by: person("github-actions[bot]") },
    ];
    const line = await lineOf(world({ forge: having({ waiting: [waits(1, { labelled })] }) }), "rondo");
    expect(line.waiting[0]).toMatchObject({ since: now - 100, asked: { by: { login: "tina" } } });
  });
});

/** A GitHub of labels alone, on which the run of one issue works. */
function labelled(active: readonly number[], waiting: readonly QueuedIssue[], own: readonly string[] = ["rondo"]) {
  const labels = new Set(own);
  const writes: string[] = [];
  const looks: number[] = [];
  const me = () => (labels.has("rondo: queued") ? [waits(7, { labels: [...labels] })] : []);
  const mine = () => (labels.has("rondo: running") ? [7] : []);
  const at = forge({
    queue: async () => {
      looks.push(looks.length);
      return { active: [...active, ...mine()], waiting: [...waiting, ...me()] };
    },
    addLabels: async (_, added) => {
      writes.push(`+${added.join()}`);
      for (const label of added) labels.add(label);
    },
    removeLabel: async (_, label) => {
      writes.push(`-${label}`);
      labels.delete(label);
    },
  });
  return { at, writes, looks };
}

describe("a start", () => {
  it("says so with both labels at once, and is let in where there is room for all who said so", async () => {
    const { at, writes } = labelled([8, 9], []);
    const admitted = await admission(world({ forge: at }), { sight: sight(), since: now });
    expect(admitted).toEqual({ kind: "in", labels: ["rondo", "rondo: queued", "rondo: running"] });
    expect(writes).toEqual(["+rondo: queued,rondo: running"]);
  });

  it("that was called says so too before it is let in", async () => {
    const own = ["rondo", "rondo: queued"];
    const { at, writes } = labelled([8, 9], [], own);
    const admitted = await admission(world({ forge: at }), { sight: sight({ issue: { labels: own } }), since: now });
    expect(admitted.kind).toBe("in");
    expect(writes).toEqual(["+rondo: running"]);
  });

  it("takes it back where there is no room, and stays in the queue", async () => {
    const { at, writes, looks } = labelled([8, 9, 10], [waits(3)]);
    const admitted = await admission(world({ forge: at }), { sight: sight(), since: now });
    expect(admitted).toEqual({ kind: "waits", before: 1, active: [8, 9, 10] });
    expect(writes).toEqual(["+rondo: queued,rondo: running", "-rondo: running"]);
    expect(looks).toHaveLength(2);
  });

  it("gives up its place after some looks at somebody who neither begins nor gives way", async () => {
    const stuck = waits(99, { labels: ["rondo", "rondo: queued", "rondo: running"] });
    const { at, writes } = labelled([8, 9, 99], [stuck]);
    const admitted = await admission(world({ forge: at }), { sight: sight(), since: now - 5_000 });
    expect(admitted).toMatchObject({ kind: "waits" });
    expect(writes.at(-1)).toBe("-rondo: running");
  });
});

describe("a turn", () => {
  const settings = "max-active: 2\n";
  const called = async (queue: Partial<Queue>, act: (at: Forge) => Promise<unknown>, runs: DispatchedRun[] = []) => {
    const sent: Dispatch[] = [];
    await act(having(queue, { dispatch: async (one) => void sent.push(one), dispatched: async () => runs }));
    return sent.map(({ inputs }) => `${inputs.issue} ${inputs.key}`);
  };

  it("is given to as many as there is room for, when a loop has ended", async () => {
    const queue = { active: [8], waiting: [waits(1), waits(2)] };
    expect(await called(queue, (at) => startWaiting(world({ forge: at }), settings))).toEqual(["1 queue"]);
    expect(await called(queue, (at) => startWaiting(world({ forge: at }), "max-active: false\n"))).toEqual([]);
  });

  it("is given again by the sweep if no run comes, also to one that began to start", async () => {
    const half = waits(5, { labels: ["rondo", "rondo: queued", "rondo: running"] });
    const queue = { active: [5], waiting: [half, waits(1), waits(2)] };
    const sweep = (at: Forge) => callForgotten(world({ forge: at }), settings);
    expect(await called(queue, sweep)).toEqual(["5 queue", "1 queue"]);
    const times = { createdAt: now, updatedAt: now };
    const coming = { id: 1, attempt: 1, title: "rondo #5 queue", isDone: false, conclusion: null, ...times };
    expect(await called(queue, sweep, [coming, { ...coming, title: "rondo #1 queue", isDone: true }])).toEqual([
      "1 queue",
    ]);
  });

  it("that can't be given now does not disturb the end of a loop", async () => {
    const warnings: string[] = [];
    const report = { ...world().report, warning: (line: string) => void warnings.push(line) };
    const broken = forge({ queue: async () => Promise.reject(new Error("down")) });
    expect(await startWaiting(world({ forge: broken, report }), settings)).toEqual([]);
    expect(warnings.join()).toContain("the schedule will: down");
  });
});

it("a list names issues by the number at the beginning of an open box that people can see, each once, in its order", () => {
  const body =
    "- [ ] #12 login\n- [x] #9\n- [ ] see #8\n* [ ] #4\n<!--\n- [ ] #5\n-->\n```\n- [ ] #6\n```\n- [ ] #12\n- [ ] o/r#3";
  expect(listedIssues(body)).toEqual([12, 4]);
});

describe("an issue that Rondo labelled itself", () => {
  const hint = (mark: string, more: object = {}) =>
    said(50, "github-actions[bot]", `Asked.\n\n${mark}`, { isOurs: true, ...more });
  const asked = async (hinted: ReturnType<typeof hint>, other: Parameters<typeof sight>[0], trust = trusting()) => {
    const at = forge({ look: async () => sight({ issue: { number: 3 }, ...other }), blobText: async () => null });
    return (await askedElsewhere(world({ forge: at }), sight({ comments: [hinted] }), trust))?.by.login ?? null;
  };
  const list = { number: 3, body: "- [ ] #7" };
  const split = said(60, "ann", "/rondo split", { on: 3 });

  it("was asked for by a /rondo split of somebody who may write, in a list that names it", async () => {
    const mark = hint(askedMark(3, 60));
    expect(await asked(mark, { issue: list, comments: [split] })).toBe("ann");
    expect(await asked(mark, { issue: list, comments: [split] }, trusting({}))).toBeNull();
    expect(await asked(mark, { issue: { ...list, body: "- [x] #7" }, comments: [split] })).toBeNull();
    expect(await asked(mark, { issue: list, comments: [{ ...split, body: "split it" }] })).toBeNull();
    expect(await asked(mark, { issue: list, comments: [{ ...split, on: 4 }] })).toBeNull();
  });

  it("is not asked for by a list that an outsider changed after that", async () => {
    const edited = (at: number, login: string) => ({ ...list, edits: [{ at, by: person(login) }] });
    const mark = hint(askedMark(3, 60));
    expect(await asked(mark, { issue: edited(now + 1, "rita"), comments: [split] })).toBeNull();
    expect(await asked(mark, { issue: edited(now + 1, "ann"), comments: [split] })).toBe("ann");
    expect(await asked(mark, { issue: edited(now - 1, "rita"), comments: [split] })).toBe("ann");
  });

  it("is asked for by no comment of anybody else", async () => {
    const mark = askedMark(3, 60);
    expect(await asked(hint(mark, { isOurs: false }), { issue: list, comments: [split] })).toBeNull();
    expect(await asked(hint(mark, { on: 8 }), { issue: list, comments: [split] })).toBeNull();
  });

  it("follows a complete loop whose settings name it, if who started that may still write", async () => {
    const of = (status: "completed" | "running", then: readonly number[]) => {
      const frozen = JSON.stringify({ then });
      const state = begun({
        issue: 3,
        loopId: "3-100",
        issueSettings: frozen,
        pull: null,
        loop: { ...begun().loop, status },
      });
      return {
        issue: { number: 3 },
        tip: tip({ sha: "x", message: "theirs", tree: "t", parents: [] }),
        comments: [ours(61, state, { on: 3 })],
      };
    };
    const mark = hint(askedMark(3, null));
    const asks = async (other: ReturnType<typeof of>, trust = trusting()) => {
      const at = forge({ look: async () => sight(other), blobText: async () => null, history: async () => [] });
      return (await askedElsewhere(world({ forge: at }), sight({ comments: [mark] }), trust))?.by.login ?? null;
    };
    expect(await asks(of("completed", [7]))).toBe("ann");
    expect(await asks(of("completed", [8]))).toBeNull();
    expect(await asks(of("running", [7]))).toBeNull();
    expect(await asks(of("completed", [7]), trusting({}))).toBeNull();
  });
});
