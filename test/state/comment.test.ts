import { describe, expect, test } from "vitest";
import { capped, cappedList, caps } from "../../src/loop/caps.ts";
import { newLoop } from "../../src/loop/loop.ts";
import { noPlan } from "../../src/loop/steps.ts";
import { maxStateBytes, readStateComment, stateMarker, writeStateComment } from "../../src/state/comment.ts";
import { fullLoop, stateOf } from "./loops.ts";

const state = stateOf();
const marker = stateMarker(state);
const payload = payloadOf(marker);

function markerOf(json: unknown): string {
  const text = typeof json === "string" ? json : JSON.stringify(json);
  return `<!-- rondo:state:v1:${Buffer.from(text).toString("base64url")} -->`;
}

function payloadOf(comment: string): string {
  const encoded = /v1:([\w-]+) -->$/.exec(comment)?.[1] ?? "";
  return Buffer.from(encoded, "base64url").toString();
}

describe("writing", () => {
  test("puts the state last, as one line of its own, below what people read", () => {
    expect(writeStateComment("## Rondo\n\nIteration 1\n\n", state)).toBe(`## Rondo\n\nIteration 1\n\n${marker}`);
    expect(marker).toMatch(/^<!-- rondo:state:v1:[A-Za-z0-9_-]+ -->$/);
  });

  test("gives the same text for the same state, whatever the order of its keys", () => {
    const shuffled = { loop: Object.fromEntries(Object.entries(newLoop).reverse()), issue: 7, loopId: "1" };
    expect(stateMarker({ ...stateOf(), ...shuffled } as typeof state)).toBe(marker);
  });

  test("stays readable when the visible text speaks of the marker", () => {
    const body = writeStateComment(`The agent wrote ${marker} and rondo:state:v2:x`, state);
    expect(readStateComment(body)).toEqual({ ok: true, state });
  });

  test("no text in the state can end the comment early", () => {
    const sly = stateOf({ loop: { ...newLoop, reason: "--> <!-- rondo:state:v1:e30 --> <script>" } });
    const body = writeStateComment("x", sly);
    expect(body.match(/-->/g)).toHaveLength(1);
    expect(readStateComment(body)).toEqual({ ok: true, state: sly });
  });
});

describe("size", () => {
  test.each([
    ["plain letters", "a"],
    ["quotes", '"'],
    ["backslashes", "\\"],
    ["line ends", "\n"],
    ["control characters", "\u0000"],
    ["letters of two bytes", "é"],
    ["letters of three bytes", "漢"],
    ["letters of four bytes", "🙂"],
    ["half letters", "\ud83d"],
    ["line separators", "\u2028"],
    ["a mix", '"\\\n🙂漢a'],
  ])("is at most 8,000 bytes at iteration 2,000 with texts full of %s", (_, text) => {
    const full = stateOf({ repository: `${"o".repeat(39)}/${"r".repeat(100)}`, loop: fullLoop(text) });
    const body = writeStateComment("x", full);
    expect(Buffer.byteLength(payloadOf(body))).toBeLessThanOrEqual(maxStateBytes);
    // Rows with everything at its longest are more than fit: the oldest go, and nothing else.
    const read = readStateComment(body);
    const kept = read.ok ? read.state.loop.entries.length : 0;
    expect(kept).toBeGreaterThanOrEqual(6);
    const loop = { ...full.loop, entries: full.loop.entries.slice(-kept) };
    expect(read).toEqual({ ok: true, state: { ...full, loop } });
  });

  test("gives up the oldest rows of the history where hooks have the longest names", () => {
    const full = stateOf({ loop: fullLoop("漢", { source: `hook:${"漢".repeat(100)}` }) });
    const read = readStateComment(writeStateComment("x", full));
    expect(read.ok && { ...read.state.loop, entries: full.loop.entries }).toEqual(full.loop);
    expect(read.ok && read.state.loop.entries.length).toBeGreaterThanOrEqual(4);
  });

  test("has room for a full plan, errors and frontmatter beside texts at their longest", () => {
    const huge = "漢".repeat(9_000);
    const full = stateOf({
      repository: `${"o".repeat(39)}/${"r".repeat(100)}`,
      context: capped(huge, caps.context),
      session: "s".repeat(200),
      profileFile: { path: "p".repeat(100), blob: "b".repeat(64) },
      plan: {
        own: cappedList(
          Array.from({ length: 30 }, () => huge),
          { all: caps.plan, each: caps.planStep },
        ),
        done: Array.from({ length: 30 }, () => "abcdef"),
        blocked: [],
      },
      errors: Array.from({ length: 4 }, () => ({ iteration: 2_000, text: capped(huge, caps.error) })),
      readiness: 10,
      milestones: Array.from({ length: 8 }, () => "m".repeat(120)),
      chain: { from: "7-100", done: Array.from({ length: 10 }, () => "d".repeat(12)), left: [] },
      issueSettings: "x".repeat(500),
      taskFile: { path: "p".repeat(100), blob: "b".repeat(64) },
      loop: fullLoop("漢"),
    });
    const body = writeStateComment("x", full);
    expect(Buffer.byteLength(payloadOf(body))).toBeLessThanOrEqual(maxStateBytes);
    const read = readStateComment(body);
    expect(read.ok && read.state.plan).toEqual(full.plan);
    expect(read.ok && read.state.issueSettings).toBe(full.issueSettings);
  });

  test("refuses to write a state that no cap has touched", () => {
    const reason = "x".repeat(9_000);
    expect(() => stateMarker(stateOf({ loop: { ...newLoop, reason } }))).toThrow(/octo\/rondo#7 has \d+ bytes/);
  });
});

describe("reading", () => {
  test.each([
    ["a body without a marker", "Just a comment", "absent", /no state marker/],
    ["two markers", `${marker}\n${marker}`, "foreign", /2 state markers/],
    ["a marker and the mention of one", `see rondo:state:v1: above\n\n${marker}`, "foreign", /2 state markers/],
    ["a marker inside a line", `x ${marker}`, "foreign", /line of its own/],
    ["a quoted marker", `> ${marker}`, "foreign", /line of its own/],
    ["text after the marker", `${marker}\nmore`, "foreign", /text follows/],
    ["a later version", marker.replace(":v1:", ":v2:"), "newer", /version 2.*reads version 1/],
    ["version zero", marker.replace(":v1:", ":v01:"), "newer", /version 01/],
    ["an empty payload", "<!-- rondo:state:v1: -->", "foreign", /JSON/],
    ["a payload that is no JSON", markerOf("{"), "foreign", /JSON/],
    ["a list", markerOf([]), "foreign", /the state is not an object/],
    ["null", markerOf("null"), "foreign", /not an object/],
    ["a missing key", markerOf({ repository: "a/b" }), "foreign", /issue is not there/],
    ["an unknown key", markerOf({ ...JSON.parse(payload), evil: 1 }), "foreign", /unknown keys/],
    ["a wrong type", markerOf({ ...state, issue: "7" }), "foreign", /issue is not a whole number/],
    [
      "an unknown status",
      markerOf({ ...state, loop: { ...newLoop, status: "won" } }),
      "foreign",
      /loop.status is not one of/,
    ],
    ["a negative counter", markerOf({ ...state, loop: { ...newLoop, iteration: -1 } }), "foreign", /loop.iteration/],
    ["a short row", markerOf({ ...state, loop: { ...newLoop, entries: [[1]] } }), "foreign", /entries\[0\]/],
    ["another spacing", markerOf(JSON.stringify(JSON.parse(payload), null, 1)), "foreign", /not in the form/],
    [
      "another order of keys",
      markerOf(Object.fromEntries(Object.entries(JSON.parse(payload)).reverse())),
      "foreign",
      /not in the form/,
    ],
    ["minus zero", markerOf(payload.replace('"cost":0', '"cost":-0')), "foreign", /not in the form/],
    ["a key twice", markerOf(payload.replace("{", '{"issue":8,')), "foreign", /not in the form/],
    ["another number", markerOf(payload.replace('"iteration":0', '"iteration":1')), "foreign", /sum is not that/],
    ["deep nesting", markerOf("[".repeat(5_000)), "foreign", /./],
    ["a payload that is too large", markerOf("x".repeat(9_000)), "foreign", /9000 bytes/],
  ])("refuses %s, and says why", (_, body, problem, why) => {
    expect(readStateComment(body)).toEqual({ ok: false, problem, why: expect.stringMatching(why) });
  });

  test("takes a state of an earlier version, which knew nothing of plans and readiness", () => {
    expect(payload).not.toMatch(/"(?:plan|errors|readiness|issueSettings)"/);
    const read = readStateComment(marker);
    expect(read.ok && read.state).toMatchObject({ plan: noPlan, errors: [], readiness: null, issueSettings: null });
  });

  test("takes a body whose line ends became those of Windows", () => {
    const body = `${writeStateComment("One\n\nTwo", state)}\n`.replaceAll("\n", "\r\n");
    expect(readStateComment(body)).toEqual({ ok: true, state });
  });

  test.each([
    ["repository", { repository: "evil/rondo" }, "the state is of octo/rondo, not of evil/rondo"],
    ["issue", { issue: 8 }, "the state is of issue 7, not of 8"],
    ["loop", { loopId: "2" }, "the state is of loop 1, not of 2"],
  ])("refuses the state of another %s", (_, other, why) => {
    expect(readStateComment(marker, stateOf())).toEqual({ ok: true, state });
    expect(readStateComment(marker, stateOf(other))).toEqual({ ok: false, problem: "foreign", why });
  });
});

describe("a key that an earlier version did not write", () => {
  test("is absent from what is written as long as it says nothing, so that older comments stay readable", () => {
    expect(Object.keys(JSON.parse(payload) as object)).not.toEqual(expect.arrayContaining(["chain"]));
    expect(Object.keys(JSON.parse(payload) as object)).not.toEqual(expect.arrayContaining(["milestones"]));
    expect(readStateComment(marker)).toEqual({ ok: true, state });
  });

  test("is refused where it is written although it says nothing: only Rondo's own form counts", () => {
    expect(readStateComment(markerOf({ ...(JSON.parse(payload) as object), milestones: [] }))).toMatchObject({
      ok: false,
    });
  });
});
