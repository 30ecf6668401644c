import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOrder } from "../../src/phases/orders.ts";

describe("a comment that orders something", () => {
  it.each([
    ["/rondo stop", { do: "stop" }],
    ["/RONDO Pause", { do: "pause" }],
    ["Looks wrong to me.\n\n/rondo stop\n\nSorry!", { do: "stop" }],
    ["/rondo", { do: "help" }],
    ["/rondo rollback 2", { do: "rollback", to: 2 }],
    ["/rondo rollback MidPoint", { do: "revisit", name: "midpoint" }],
    ["/rondo resume", { do: "resume", note: "" }],
    ["/rondo resume use bcrypt\nand not md5", { do: "resume", note: "use bcrypt\nand not md5" }],
    ["/rondo set max-iterations=20", { do: "set", limits: { set: { maxIterations: 20 }, add: {} } }],
    [
      "/rondo set budget=+5 max-duration=2h",
      { do: "set", limits: { set: { maxDurationMs: 7_200_000 }, add: { budget: 5 } } },
    ],
  ])("%s", (comment, order) => expect(readOrder(comment)).toEqual(order));
});

describe("a comment that only speaks of it", () => {
  it.each([
    "/rondostop",
    "Just say /rondo stop",
    "`/rondo stop`",
    "```\n/rondo stop\n```",
    "> /rondo stop",
    "<!-- \n/rondo stop\n-->",
    "    /rondo stop",
    "/rondo-bot stop",
    "",
  ])("%j is not for Rondo", (comment) => expect(readOrder(comment)).toBeNull());
});

describe("an order that can't be carried out says what to write instead", () => {
  it.each([
    ["/rondo stopp", "did you mean `/rondo stop`?"],
    ["/rondo dance", "Known are start, stop"],
    ["/rondo rollback", "/rondo rollback 2"],
    ["/rondo rollback two three", "/rondo rollback 2"],
    ["/rondo rollback ../main", "/rondo rollback 2"],
    ["/rondo rollback 99999", "/rondo rollback 2"],
    ["/rondo set", "max-iterations=20"],
    ["/rondo set max-iteration=3", "did you mean `max-iterations`?"],
    ["/rondo set max-iterations=0", "a whole number from 1 to 100"],
    ["/rondo set max-iterations=lots", "a whole number from 1 to 100"],
    ["/rondo set max-duration=+2h", "give the whole value"],
    ["/rondo set agent=claude", "Known are max-iterations"],
    ["/rondo set budget", "limit=value"],
  ])("%s", (comment, said) => {
    expect(readOrder(comment)).toEqual({ do: "nothing", why: expect.stringContaining(said) });
  });
});

it("any comment is read without a throw", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readOrder(`/rondo ${text}`)));
});
