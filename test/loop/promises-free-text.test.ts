import { describe, expect, test } from "vitest";
import { type DetectedPromise, defaultPromiseRules, detectPromise } from "../../src/loop/promises.ts";

const texts = ["✅ All tests passing", "Feature complete"];

function detect(message: string, lenient = false, given: readonly string[] = texts): DetectedPromise {
  return detectPromise(message, { ...defaultPromiseRules, texts: given, lenient });
}

describe("free text that means COMPLETE", () => {
  test.each([
    ["the first of several", "✅ All tests passing", "✅ All tests passing"],
    ["another of several", "Feature complete", "Feature complete"],
    ["in another case", "feature COMPLETE", "Feature complete"],
    ["with a full stop", "Feature complete.", "Feature complete"],
    ["with an exclamation mark", "Feature complete!", "Feature complete"],
    ["in bold", "**Feature complete**", "Feature complete"],
    ["after other text", "I am done.\n\nFeature complete\n", "Feature complete"],
    ["in the tag", "<promise>feature complete</promise>", "feature complete"],
    ["with a summary after it", "Feature complete\nSummary: it works", "Feature complete"],
  ])("counts %s", (_, message, text) => {
    expect(detect(message)).toMatchObject({ promise: "COMPLETE", text, ignored: [] });
  });

  test.each([
    ["part of it", "All tests passing", 0],
    ["inside a sentence", "The Feature complete milestone is far.", 1],
    ["denied", "Not feature complete", 1],
    ["in code", "`Feature complete`", 1],
    ["in a fence", "```\nFeature complete\n```", 1],
    ["in a quote", "> Feature complete", 1],
    ["in a comment", "<!--\nFeature complete\n-->", 1],
    ["with text after it", "Feature complete\nNext I will test it.", 1],
  ])("does not count %s", (_, message, ignored) => {
    expect(detect(message).promise).toBeNull();
    expect(detect(message).ignored).toHaveLength(ignored);
  });

  test("may be a tag of one's own, which then counts like any other", () => {
    const own = ["<promise>SHIPPED</promise>"];
    expect(detect("Done.\n<promise>shipped</promise>", false, own)).toMatchObject({ promise: "COMPLETE", ignored: [] });
    expect(detect("Not <promise>SHIPPED</promise> yet", false, own).promise).toBeNull();
    expect(detect("SHIPPED", true, own).promise).toBeNull();
  });

  test("counts inside a sentence when lenient", () => {
    expect(detect("I say: feature complete, at last.", true).promise).toBe("COMPLETE");
  });

  test("counts in a line that also quotes it as code, when lenient", () => {
    expect(detect("As `feature complete` asks: feature complete", true).promise).toBe("COMPLETE");
  });

  test("is found in its place behind letters that grow in lower case", () => {
    expect(detect("İİİİİİİİİİİİİİİİİİİİ `Feature complete` x", true)).toMatchObject({ promise: null });
  });

  test.each([[[""]], [[" ", "\t"]], [[]]])("%j never matches", (nothing) => {
    expect(detect("\n \nanything\n", true, nothing).promise).toBeNull();
  });

  test("is off unless the settings have some", () => {
    expect(detectPromise("✅ All tests passing").promise).toBeNull();
  });

  test("yields to a more cautious promise beside it", () => {
    expect(detect("Feature complete\n<promise>BLOCKED</promise>")).toMatchObject({
      promise: "BLOCKED",
      conflict: true,
    });
  });
});
