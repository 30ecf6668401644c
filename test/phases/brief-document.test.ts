import { describe, expect, it } from "vitest";
import { newLoop } from "../../src/loop/loop.ts";
import { type BriefDocument, longestBrief, readBrief, writeBrief } from "../../src/phases/brief-document.ts";
import { briefFor, checkBrief } from "../../src/phases/brief-for.ts";
import { rule, settings } from "../loop/given.ts";
import { begun, sight, world } from "./given.ts";

const state = begun({ loop: { ...newLoop, iteration: 2, attempt: 1 } });
const given = settings({ rules: [rule("tests")] });
const briefing = { world: world({ run: { job: "begin" } }), sight: sight(), state, settings: given };
const note = (author: string, text: string) => ({ comment: 1, author, text });

describe("a brief", () => {
  it("is read back as it was written", () => {
    const document = briefFor(briefing, [note("ann", "use bcrypt")], null);
    expect(readBrief(writeBrief(document))).toEqual(document);
  });

  it("names the iteration that was claimed, the commit to work from, and whose notes it holds", () => {
    expect(briefFor(briefing, [note("ann", "a"), note("wendy", "b"), note("ann", "c")], null)).toMatchObject({
      mode: "iterate",
      issue: 7,
      loopId: "7-100",
      iteration: 3,
      attempt: 1,
      base: "sha-start",
      merge: null,
      notedBy: ["ann", "wendy"],
      job: "begin",
      settings: given,
    });
  });

  it("speaks of a conflict only where there is one", () => {
    expect(briefFor(briefing, [], "sha-theirs")).toMatchObject({
      merge: "sha-theirs",
      prompt: expect.stringContaining("The branch main moved on"),
    });
    expect(briefFor(briefing, [], null).prompt).not.toContain("moved on");
  });

  it("that only asks for the rules holds no prompt", () => {
    expect(checkBrief(briefing)).toMatchObject({
      mode: "check",
      prompt: "",
      notedBy: [],
      iteration: 3,
      base: "sha-start",
    });
  });

  it.each([
    ["letters", "x"],
    ["letters of three bytes", "漢"],
    ["letters that JSON escapes", '"'],
    ["line ends", "\n."],
  ])("fits through one environment variable, whatever issue and notes say in %s", (_, text) => {
    const long = sight({ issue: { title: text.repeat(256), body: text.repeat(65_536) } });
    const notes = Array.from({ length: 100 }, () => note("ann", text.repeat(60_000)));
    const loop = { ...state.loop, feedback: [text.repeat(1_000), text.repeat(1_000)] };
    const document: BriefDocument = briefFor({ ...briefing, sight: long, state: { ...state, loop } }, notes, null);
    expect(Buffer.byteLength(writeBrief(document))).toBeLessThanOrEqual(longestBrief);
    expect(document.prompt).toContain("<promise>COMPLETE</promise>");
    expect(document.prompt).toContain(text.repeat(100).trim());
  });
});

describe("the input `brief`", () => {
  it.each(["", "  \n"])("%j names the output to set it to", (text) => {
    expect(() => readBrief(text)).toThrow(/`brief` is empty.*output `brief` of the begin phase/);
  });

  it.each(["{", "null", "7", "{}", '{"version":2}', '{"version":"1"}'])("%s is another version's", (text) => {
    expect(() => readBrief(text)).toThrow(/one version in all jobs/);
  });
});
