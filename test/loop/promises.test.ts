import { describe, expect, test } from "vitest";
import {
  type DetectedPromise,
  defaultPromiseRules,
  detectPromise,
  type PromiseRules,
  promiseKind,
} from "../../src/loop/promises.ts";

const tag = "<promise>COMPLETE</promise>";

function detect(message: string, rules: Partial<PromiseRules> = {}): DetectedPromise {
  return detectPromise(message, { ...defaultPromiseRules, ...rules });
}

describe("the words of the five documents", () => {
  test.each([
    ["COMPLETE", "COMPLETE"],
    ["BLOCKED", "BLOCKED"],
    ["ESCALATE", "ESCALATE"],
    ["CONTINUE", "CONTINUE"],
    ["ERROR", "ERROR"],
    ["LOOP_DONE", "COMPLETE"],
    ["LOOP_COMPLETE", "COMPLETE"],
    ["LOOP_CONTINUE", "CONTINUE"],
    ["LOOP_BLOCKED", "BLOCKED"],
    ["LOOP_ESCALATE", "ESCALATE"],
    ["LOOP_ERROR", "ERROR"],
  ])("%s in its tag means %s", (word, promise) => {
    const expected = { promise, text: word, conflict: false, ignored: [] };
    expect(detect(`Done.\n\n<promise>${word}</promise>`)).toMatchObject(expected);
    expect(detect(`Done: <promise>${word}</promise>, as said.`, { lenient: true })).toMatchObject(expected);
  });

  test.each(["COMPLETE", " complete ", "<promise>COMPLETE</promise>", "<PROMISE> loop_done </PROMISE>"])(
    "settings may write %s",
    (written) => expect(promiseKind(written)).toBe("COMPLETE"),
  );

  test.each(["", "DONE", "LOOP", "<promise></promise>", "<incomplete>COMPLETE</incomplete>", "CONTıNUE", "EſCALATE"])(
    "settings may not write %s",
    (written) => expect(promiseKind(written)).toBeNull(),
  );
});

describe("a tag alone on its line", () => {
  test.each([
    ["in lower case", "<promise>complete</promise>"],
    ["in mixed case", "<Promise>Complete</PROMISE>"],
    ["with white space inside", "<promise>  COMPLETE\t</promise>"],
    ["with white space around", "   <promise>COMPLETE</promise> \t "],
    ["with no-break spaces", "\u00a0<promise>\u00a0COMPLETE</promise>\u00a0"],
    ["in italics", "_<promise>COMPLETE</promise>_"],
    ["in bold", "**<promise>COMPLETE</promise>**"],
    ["in both", "**_<promise>COMPLETE</promise>_**"],
    ["followed by blank lines", "<promise>COMPLETE</promise>\n\n \n"],
    ["after a sentence", "All tests pass.\n<promise>COMPLETE</promise>"],
    ["as the text of a list item's next line", "- all done\n  <promise>COMPLETE</promise>"],
    ["twice", "<promise>COMPLETE</promise>\n<promise>COMPLETE</promise>"],
    ["after line ends of Windows", "Done.\r\n\r\n<promise>COMPLETE</promise>\r\n"],
    ["after old line ends of the Mac", "Done.\r\r<promise>COMPLETE</promise>\r"],
    ["after a closed fence", "```\ncode\n```\n<promise>COMPLETE</promise>"],
    ["after a quote and a blank line", "> quoted\n\n<promise>COMPLETE</promise>"],
    ["after a comment", "<!-- note -->\n<promise>COMPLETE</promise>"],
    ["after the shortest comment", "<!-->\n<promise>COMPLETE</promise>"],
    ["after a lone backtick", "It's the ` key.\n<promise>COMPLETE</promise>"],
  ])("counts %s", (_, message) => {
    expect(detect(message)).toMatchObject({ promise: "COMPLETE", conflict: false, ignored: [] });
    expect(detect(message, { lenient: true })).toMatchObject({ promise: "COMPLETE", ignored: [] });
  });
});

describe("a tag that is not alone on its line", () => {
  test.each([
    ["after words", `Done ${tag}`],
    ["before words", `${tag} is what I say`],
    ["denied", `I can't say ${tag}`],
    ["in a list item", `- ${tag}`],
    ["in a bullet that looks like emphasis", `* ${tag}`],
    ["in a heading", `## ${tag}`],
    ["in a table", `| ${tag} |`],
    ["with lopsided emphasis", `**${tag}*`],
    ["escaped", `\\${tag}`],
    ["beside another", `${tag} ${tag}`],
    ["behind an invisible character", `\u200b${tag}`],
    ["with a full stop", `${tag}.`],
    ["in quotation marks", `"${tag}"`],
  ])("does not count %s, but does when lenient", (_, message) => {
    const [first, ...others] = detect(message).ignored;
    expect(detect(message).promise).toBeNull();
    expect(first).toEqual({ line: 1, text: tag, why: "it is not alone on its line" });
    expect(others.every(({ why }) => why === first?.why)).toBe(true);
    expect(detect(message, { lenient: true }).promise).toBe("COMPLETE");
  });
});

describe("what is no promise in either mode", () => {
  test.each([
    ["an empty tag", "<promise></promise>", /"" is not a promise; known are/],
    ["another word", "<promise>DONE</promise>", /"DONE" is not a promise/],
    ["two words", "<promise>COMPLETE BLOCKED</promise>", /is not a promise/],
    ["an emphasised word", "<promise>**COMPLETE**</promise>", /is not a promise/],
    ["a zero-width space in the word", "<promise>COM\u200bPLETE</promise>", /is not a promise/],
    ["Cyrillic letters", "<promise>СОМPLETE</promise>", /is not a promise/],
    ["full-width letters", "<promise>ＣＯＭＰＬＥＴＥ</promise>", /is not a promise/],
    ["a dotless i", "<promise>CONTıNUE</promise>", /is not a promise/],
    ["a long s", "<promise>EſCALATE</promise>", /is not a promise/],
    ["a tag over several lines", "<promise>\nCOMPLETE\n</promise>", /not closed on its line/],
    ["a tag that is not closed", "<promise>COMPLETE", /not closed on its line/],
    ["a tag closed wrongly", "<promise>COMPLETE</promises>", /not written as <promise>WORD/],
    ["attributes", '<promise id="1">COMPLETE</promise>', /not written as <promise>WORD/],
  ])("%s", (_, message, why) => {
    for (const lenient of [false, true]) {
      expect(detect(message, { lenient })).toMatchObject({
        promise: null,
        ignored: [{ line: 1, why: expect.stringMatching(why) }],
      });
    }
  });

  test.each([
    ["the bare word", "COMPLETE"],
    ["another tag", "<incomplete>COMPLETE</incomplete>"],
    ["entities", "&lt;promise&gt;COMPLETE&lt;/promise&gt;"],
    ["look-alike brackets", "＜promise＞COMPLETE＜/promise＞"],
    ["a look-alike tag", "<рromise>COMPLETE</рromise>"],
    ["nothing", ""],
  ])("%s, which is not even reported", (_, message) => {
    expect(detect(message)).toMatchObject({ promise: null, text: null, ignored: [] });
  });

  test("a tag around a tag", () => {
    const message = `<promise>${tag}</promise>`;
    expect(detect(message)).toMatchObject({
      promise: null,
      ignored: [{ why: expect.stringMatching(/not written/) }, { why: "it is not alone on its line" }],
    });
  });
});

describe("several promises", () => {
  test.each([
    [["COMPLETE", "BLOCKED"], "BLOCKED"],
    [["BLOCKED", "COMPLETE"], "BLOCKED"],
    [["ESCALATE", "BLOCKED"], "BLOCKED"],
    [["COMPLETE", "ESCALATE"], "ESCALATE"],
    [["BLOCKED", "LOOP_ERROR", "COMPLETE"], "ERROR"],
    [["COMPLETE", "CONTINUE"], "CONTINUE"],
  ])("%j: the more cautious one counts, and the conflict is flagged", (words, promise) => {
    const message = words.map((word) => `<promise>${word}</promise>`).join("\n");
    expect(detect(message)).toMatchObject({ promise, conflict: true });
    expect(detect(message.replaceAll("\n", "\nand\n"), { lenient: true })).toMatchObject({ promise, conflict: true });
  });

  test("the same one under two names is no conflict", () => {
    expect(detect(`${tag}\n<promise>LOOP_DONE</promise>`)).toMatchObject({ promise: "COMPLETE", conflict: false });
  });

  test("one that did not count makes no conflict", () => {
    expect(detect(`Not <promise>BLOCKED</promise>\n${tag}`)).toMatchObject({ promise: "COMPLETE", conflict: false });
  });
});

describe("a loop that declares its promises", () => {
  const onlyComplete: Partial<PromiseRules> = { promises: ["COMPLETE"] };

  test("does not listen to others, and says so", () => {
    expect(detect("<promise>BLOCKED</promise>", onlyComplete)).toMatchObject({
      promise: null,
      ignored: [{ line: 1, why: "BLOCKED is not among this loop's promises (COMPLETE)" }],
    });
  });

  test.each(["CONTINUE", "ERROR"])("always listens to %s", (promise) => {
    expect(detect(`<promise>${promise}</promise>`, onlyComplete)).toMatchObject({ promise });
  });

  test("does not take a <loop-complete> without COMPLETE", () => {
    expect(detect("<loop-complete>\n</loop-complete>", { promises: ["BLOCKED"] }).promise).toBeNull();
  });
});
