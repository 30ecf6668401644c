import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { gatherRecords, missingIterations } from "../../src/commands/loops/gather-records.ts";
import { zip } from "../../src/embedded/workflows/zip.ts";
import { decide } from "../../src/loop/decide.ts";
import { type Loop, newLoop } from "../../src/loop/loop.ts";
import type { Settings } from "../../src/loop/settings.ts";
import { activityOf } from "../../src/records/activity.ts";
import { readRecords, recordFiles, redactedDeep } from "../../src/records/files.ts";
import { checkpointId, type MoveRecord, recordOf } from "../../src/records/record.ts";
import { unzip } from "../../src/records/unzip.ts";
import { type GivenOutcome, hook, outcome, rule, settings } from "../loop/given.ts";
import { stateOf } from "../state/loops.ts";

interface GivenRecord {
  readonly before?: Loop;
  readonly settings?: Settings;
  readonly run?: number;
  readonly loopId?: string;
}

function record(happened: GivenOutcome = {}, given: GivenRecord = {}): MoveRecord {
  const { before = { ...newLoop, attempt: 1 }, settings: used = settings(), run = 101, loopId = "7-100" } = given;
  const event = { type: "finished", at: 5_000, outcome: outcome(happened) } as const;
  const move = { before, event, settings: used, decision: decide(before, event, used) };
  const identity = { repository: "octo/app", issue: 7, loopId, run: { id: run, attempt: 2 } };
  return recordOf(move, identity, { commit: "c0ffee", context: '{"lastError":"x"}' });
}

function artifact(records: readonly MoveRecord[], loopId = "7-100"): Uint8Array {
  const state = stateOf({ loopId, loop: { ...newLoop, iteration: records.at(-1)?.iteration ?? 0 } });
  const file = { version: 1, title: "Login", url: "u", state, settings: settings() } as const;
  const files = recordFiles({ state: file, records, summary: "text" });
  return zip(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })));
}

describe("a checkpoint", () => {
  it("is named by iteration, run and the run's attempt", () => {
    expect(checkpointId(3, { id: 991, attempt: 2 })).toBe("IT-3-991-2");
  });

  it("keeps status, reason, agent, context, notes and commit, and never expires", () => {
    const { checkpoint } = record({ said: "<promise>BLOCKED</promise>\nReason: which?" });
    expect(checkpoint).toEqual({
      id: "IT-1-101-2",
      sequence: 1,
      trigger: "auto_iteration",
      names: [],
      commit: "c0ffee",
      executionPhase: "iteration",
      executionStep: 1,
      status: "blocked",
      blockedReason: "The agent is blocked: which?",
      assignedAgent: "claude",
      agentContext: '{"lastError":"x"}',
      notes: [],
      createdAt: "1970-01-01T00:00:05.000Z",
      expiresAt: null,
    });
  });

  it("has the names that hooks asked for", () => {
    const answer = { action: "continue", reason: "half", nextPrompt: null, checkpoint: "midpoint" } as const;
    const { checkpoint } = record({ hooks: { mine: answer } }, { settings: settings({ hooks: [hook("mine")] }) });
    expect(checkpoint.names).toEqual(["midpoint"]);
  });
});

describe("the activity log", () => {
  const names = (one: MoveRecord) => activityOf(one).map(({ event }) => event);

  it("tells start, each rule, the promise and completion, in order", () => {
    const rules = settings({ rules: [rule("tests"), rule("lint")] });
    const said = "<promise>COMPLETE</promise>";
    const done = record({ said, rules: { tests: "pass", lint: "pass" } }, { settings: rules });
    expect(names(done)).toEqual(
      ["start", "agent", "changed", "promise", "validation", "validation", "checkpoint", "complete"], //
    );
  });

  it("tells that a later iteration goes on, without a second start", () => {
    expect(names(record({}, { before: { ...newLoop, iteration: 2, attempt: 1 } }))).toEqual(
      ["agent", "changed", "checkpoint", "next"], //
    );
  });

  it("names the guard that tripped, and what it saw", () => {
    const last = record({}, { before: { ...newLoop, iteration: 9, attempt: 1 } });
    expect(activityOf(last)).toContainEqual(
      expect.objectContaining({ event: "guard", guard: "max-iterations", reason: expect.stringContaining("10 of 10") }),
    );
  });

  it("names a person who stopped it", () => {
    expect(activityOf(record({ human: { says: "stop", by: "@ann" } }))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: "person", says: "stop", by: "@ann" }),
        expect.objectContaining({ event: "stopped" }),
      ]),
    );
  });
});

describe("records are read", () => {
  it("in the order of their runs, each once", () => {
    const [one, two] = [record({}, { run: 101 }), record({}, { run: 102 })];
    const text = [two, one, two].map((each) => `${JSON.stringify(each)}\n`).join("");
    expect(readRecords(text, "x").map(({ run }) => run.id)).toEqual([101, 102]);
  });

  it.each([
    ["no JSON", "hello", /x:2: it is no record, but begins with "hello"/],
    ["a list", "[]", /x:2: it is no record/],
    ["half a record", '{"version":1,"loopId":"7-1"}', /x:2: it has no iteration, run, before/],
    ["another version", JSON.stringify({ ...record(), version: 2 }), /x:2: its version is 2; this rondo reads 1/],
  ])("or refused with their line: %s", (_, line, why) => {
    expect(() => readRecords(`${JSON.stringify(record())}\n${line}\n`, "x")).toThrow(why);
  });
});

it("whatever a decision is made of, no secret is written", () => {
  const hidden = redactedDeep(record({ said: "tell s3cret", changed: ["s3cret.txt"] }), (text) =>
    text.replaceAll("s3cret", "***"),
  );
  expect(JSON.stringify(hidden)).not.toContain("s3cret");
  expect(hidden).toMatchObject({ version: 1, run: { id: 101 }, event: { outcome: { said: "tell ***" } } });
});

describe("gathering", () => {
  const from = (zips: readonly Uint8Array[]) => ({
    list: async () => zips.map((_, index) => index),
    zip: async (id: number) => zips[id] ?? new Uint8Array(),
  });

  it("takes the newest loop of the issue, or the one that is named", async () => {
    const old = artifact([record({}, { run: 90, loopId: "7-90" })], "7-90");
    const now = artifact([record({}, { run: 101 })]);
    expect((await gatherRecords(from([old, now]), 7))?.state.state.loopId).toBe("7-100");
    expect((await gatherRecords(from([old, now]), 7, "7-90"))?.records.map(({ run }) => run.id)).toEqual([90]);
    expect(await gatherRecords(from([old, now]), 7, "7-1")).toBeNull();
    expect(await gatherRecords(from([]), 7)).toBeNull();
  });

  it("names what it could not read, and which iterations have no record", async () => {
    const third = record({}, { before: { ...newLoop, iteration: 2, attempt: 1 }, run: 103 });
    const gathered = await gatherRecords(from([artifact([third]), Buffer.from("no zip")]), 7);
    expect(gathered?.lost).toEqual(["artifact 1: it is no ZIP file"]);
    expect(gathered && missingIterations(gathered)).toEqual([1, 2]);
  });
});

describe("a ZIP file", () => {
  const text = "line\n".repeat(500);

  it("of the embedded GitHub is read back", () => {
    const files = unzip(zip([{ name: "a/b.txt", content: Buffer.from(text) }]));
    expect(Buffer.from(files.get("a/b.txt") ?? []).toString()).toBe(text);
  });

  it.each(["ZIP_STORED", "ZIP_DEFLATED"])("that another program streamed is read too: %s", (how) => {
    // Streamed: the sizes come after each file, as in the artifacts of GitHub.
    const script = `import sys, zipfile
class Pipe:
    def write(self, data): return sys.stdout.buffer.write(data)
    def flush(self): sys.stdout.buffer.flush()
with zipfile.ZipFile(Pipe(), "w", zipfile.${how}) as z:
    z.writestr("one.txt", "line\\n" * 500)
    z.writestr("two.txt", "")
`;
    const made = execFileSync("python3", ["-c", script]);
    const files = unzip(made);
    expect([...files.keys()]).toEqual(["one.txt", "two.txt"]);
    expect(Buffer.from(files.get("one.txt") ?? []).toString()).toBe(text);
  });

  it("that is damaged is refused", () => {
    const whole = Buffer.from(zip([{ name: "a", content: Buffer.from(text) }]));
    whole[whole.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))] = 0;
    expect(() => unzip(whole)).toThrow("its list of files is damaged");
  });
});
