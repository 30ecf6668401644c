import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultPromiseRules, detectPromise } from "../../src/loop/promises.ts";
import { hostileTexts } from "./promises-hostile.ts";

const tag = "<promise>COMPLETE</promise>";
const pieces = [
  ...[tag, "<promise>BLOCKED</promise>", "<loop-complete>", "</loop-complete>", "<context>", "</context>", "<promise>"],
  ...["All green", "Summary: x", "Reason: y", "- [x] a", "- [ ] b", "\n", "\n\n", "\r\n", " ", "    ", "\t", "text"],
  ...["```", "~~~", "````", "`", "``", "\\", "> ", ">", "- ", "1. ", "* ", "# ", "---", "===", "**", "_"],
  ...["<!--", "-->", "<!-->", "<pre>", "</pre>", "<code>", "</code>", "<div>", "<details>", "İ", "\u200b", "\u2028"],
];
/** Markdown with promises in it, made of the marks that matter; and any other text. */
const markdown = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join(""));
const message = fc.oneof({ weight: 4, arbitrary: markdown }, fc.string({ unit: "binary" }));
/** A fence or HTML in a quote ends with it, and no lazy line goes on with it. */
const withoutFences = fc
  .array(fc.constantFrom(...pieces.filter((piece) => !/[`~<]/.test(piece))), { maxLength: 25 })
  .map((parts) => parts.join(""));
const rules = fc.record({
  promises: fc.constant(defaultPromiseRules.promises),
  texts: fc.constantFrom([], ["All green"]),
  lenient: fc.boolean(),
});
const many = { numRuns: 3_000 };

function longestRun(text: string, mark: string): number {
  return Math.max(0, ...Array.from(text.matchAll(new RegExp(`${mark}+`, "g")), ([run]) => run.length));
}

describe("text that is wrapped yields no promise", () => {
  test.each(["`", "~"])("in a fence of %s that it does not close itself", (mark) => {
    const fenced = fc.property(message, rules, fc.boolean(), (text, given, closed) => {
      const fence = mark.repeat(Math.max(3, longestRun(text, mark) + 1));
      expect(detectPromise(`${fence}\n${text}${closed ? `\n${fence}\n` : ""}`, given).promise).toBeNull();
    });
    fc.assert(fenced, many);
  });

  test("in a fence in a list item", () => {
    const fenced = fc.property(message, rules, (text, given) => {
      const fence = "`".repeat(Math.max(3, longestRun(text, "`") + 1));
      const body = text.split(/\r\n?|\n/).join("\n  ");
      expect(detectPromise(`- ${fence}\n  ${body}\n  ${fence}`, given).promise).toBeNull();
    });
    fc.assert(fenced, many);
  });

  test.each(["> ", ">", "  > ", "> > ", "- > "])("in a quote with %j before each line", (mark) => {
    const quoted = fc.property(message, rules, (text, given) => {
      const lines = text.split(/\r\n?|\n/);
      expect(detectPromise(lines.map((line) => `${mark}${line}`).join("\n"), given).promise).toBeNull();
    });
    fc.assert(quoted, many);
  });

  test("in a quote, where the last line is a lazy one", () => {
    const quoted = fc.property(withoutFences, rules, (text, given) => {
      const lines = text.split(/\r\n?|\n/).map((line) => `> ${line}`);
      expect(detectPromise([...lines, "> so", tag].join("\n"), given).promise).toBeNull();
    });
    fc.assert(quoted, many);
  });

  test.each(["<!--\n", "<!-- ", "Note <!-- "])("in a comment that begins with %j", (opening) => {
    const comment = fc.property(message, rules, fc.boolean(), (text, given, closed) => {
      const inner = text.replaceAll("-->", "").replaceAll(/-+(?=>)/g, "");
      expect(detectPromise(`${opening}${inner}${closed ? "\n-->" : ""}`, given).promise).toBeNull();
    });
    fc.assert(comment, many);
  });

  test("in code that each line is indented for, after a blank line", () => {
    const indented = fc.property(message, rules, (text, given) => {
      const lines = text.split(/\r\n?|\n/).map((line) => `    ${line}`);
      expect(detectPromise(lines.join("\n"), given).promise).toBeNull();
    });
    fc.assert(indented, many);
  });
});

test("the same message always gives the same answer, and no message makes it throw", () => {
  fc.assert(
    fc.property(message, rules, (text, given) => {
      expect(detectPromise(text, given)).toEqual(detectPromise(text, given));
    }),
    many,
  );
});

test("each tag that did not count is reported in order, with a line of the text that has it", () => {
  fc.assert(
    fc.property(message, rules, (text, given) => {
      const lines = text.split(/\r\n?|\n/);
      const { ignored } = detectPromise(text, given);
      expect(ignored.map(({ line }) => line)).toEqual(ignored.map(({ line }) => line).sort((a, b) => a - b));
      for (const { line, why } of ignored) {
        expect(lines[line - 1]).toMatch(/<promise|<loop-complete|All green/i);
        expect(why).not.toBe("");
      }
    }),
    many,
  );
});

test("a promise other than COMPLETE that counts when strict is not lost when lenient", () => {
  fc.assert(
    fc.property(message, (text) => {
      const strict = detectPromise(text);
      const lenient = detectPromise(text, { ...defaultPromiseRules, lenient: true });
      if (strict.promise !== null && strict.promise !== "COMPLETE") expect(lenient.promise).not.toBeNull();
    }),
    many,
  );
});

test.each(Object.entries(hostileTexts))("a megabyte of %s is read in linear time", (_, text) => {
  for (const lenient of [false, true]) {
    const { ignored } = detectPromise(text, { ...defaultPromiseRules, texts: ["All green"], lenient });
    expect(ignored.length).toBeLessThanOrEqual(1_000);
  }
});
