import { describe, expect, it } from "vitest";
import { heardPromise } from "../../src/loop/heard-promise.ts";
import { lastOf, play, rule, settings } from "./given.ts";

const tag = (promise: string) => `<promise>${promise}</promise>`;
const alone = settings();
const both = settings({ promiseSources: ["final-message", "notes"] });

describe("promises in notes", () => {
  it("are not heard where nobody asked for it", () => {
    expect(heardPromise({ said: "More to do.", notes: tag("COMPLETE") }, alone).promise).toBeNull();
  });

  it("are heard where the settings say so, and only from notes that were written", () => {
    expect(heardPromise({ said: "More to do.", notes: `- [x] all\n\n${tag("COMPLETE")}` }, both)).toMatchObject({
      promise: "COMPLETE",
      conflict: false,
    });
    expect(heardPromise({ said: "More to do.", notes: null }, both).promise).toBeNull();
  });

  it("alone count where the message is no source", () => {
    const notes = settings({ promiseSources: ["notes"] });
    expect(heardPromise({ said: tag("COMPLETE"), notes: null }, notes).promise).toBeNull();
    expect(heardPromise({ said: tag("COMPLETE"), notes: tag("BLOCKED") }, notes).promise).toBe("BLOCKED");
  });

  it.each([
    ["COMPLETE", "BLOCKED", "BLOCKED"],
    ["BLOCKED", "COMPLETE", "BLOCKED"],
    ["CONTINUE", "COMPLETE", "CONTINUE"],
  ])("against the message (%s, %s): the more cautious counts, and it is flagged", (said, noted, promise) => {
    expect(heardPromise({ said: tag(said), notes: tag(noted) }, both)).toMatchObject({ promise, conflict: true });
  });

  it("the same one twice is one", () => {
    const said = `${tag("COMPLETE")}\nSummary: mine`;
    expect(heardPromise({ said, notes: tag("COMPLETE") }, both)).toMatchObject({ summary: "mine", conflict: false });
  });

  it("have to be proved like any other; what an agent that failed had noted does not count", () => {
    const given = settings({ promiseSources: ["final-message", "notes"], rules: [rule("tests")] });
    const noted = { notes: tag("COMPLETE") };
    expect(lastOf(play(given, [{ ...noted, rules: { tests: "fail" } }]))).toMatchObject({ signal: "CONTINUE" });
    expect(lastOf(play(given, [{ ...noted, rules: { tests: "pass" } }]))).toMatchObject({ signal: "COMPLETE" });
    const failure = { class: "timeout", message: "too slow", retryAt: null } as const;
    expect(lastOf(play(given, [{ ...noted, failure, rules: { tests: "pass" } }]))).toMatchObject({
      signal: "CONTINUE",
    });
  });
});
