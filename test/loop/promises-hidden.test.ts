import { describe, expect, test } from "vitest";
import { defaultPromiseRules, detectPromise } from "../../src/loop/promises.ts";

const tag = "<promise>COMPLETE</promise>";

/** Each message has the tag alone on one line, or only emphasis and code marks beside it. */
const hidden: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "fenced code": [
    ["backticks", `\`\`\`\n${tag}\n\`\`\``],
    ["backticks with a language", `\`\`\`xml title="x"\n${tag}\n\`\`\``],
    ["tildes", `~~~\n${tag}\n~~~`],
    ["tildes with backticks behind them", `~~~ \`\`\`\n${tag}\n~~~`],
    ["a longer fence around a shorter one", `\`\`\`\`\n\`\`\`\n${tag}\n\`\`\`\n\`\`\`\``],
    ["backticks that tildes do not close", `\`\`\`\n~~~\n${tag}\n\`\`\``],
    ["a fence indented by three", `   \`\`\`\n${tag}\n   \`\`\``],
    ["an unclosed fence", `Example:\n\`\`\`\n${tag}`],
    ["an unclosed fence with blank lines", `\`\`\`\n\n\n${tag}\n\n`],
    ["a fence whose end is indented by four", `\`\`\`\n    \`\`\`\n${tag}`],
    ["a fence whose end has text after it", `\`\`\`\n\`\`\` x\n${tag}`],
    ["a fence whose end has a no-break space after it", `\`\`\`\n\`\`\`\u00a0\n${tag}`],
    ["a fence right after a paragraph", `Example:\n\`\`\`\n${tag}\n\`\`\``],
    ["a fence in a list item", `- \`\`\`\n  ${tag}\n  \`\`\``],
    ["a fence below a list item's text", `1. Example:\n   \`\`\`\n   ${tag}\n   \`\`\``],
    ["a fence in nested items", `- 1. \`\`\`\n     ${tag}\n     \`\`\``],
    ["a fence in an item whose code is not indented", `- \`\`\`\n${tag}\n\`\`\``],
    ["a fence that begins where an item's fence was cut off", `- \`\`\`\n  code\n\`\`\`\n${tag}`],
    ["a fence inside HTML", `<details>\n\`\`\`\n${tag}\n\`\`\`\n</details>`],
    ["a fence after Windows line ends", `\`\`\`\r\n${tag}\r\n\`\`\`\r\n`],
  ],
  "indented code": [
    ["four spaces", `Example:\n\n    ${tag}`],
    ["a tab", `Example:\n\n\t${tag}`],
    ["spaces and a tab", `Example:\n\n  \t${tag}`],
    ["four spaces right below a paragraph", `Write:\n    ${tag}`],
    ["below a list item's indent", `- Example:\n\n      ${tag}`],
  ],
  "inline code": [
    ["one backtick", `\`${tag}\``],
    ["two backticks", `\`\`${tag}\`\``],
    ["over lines", `Write \`\n${tag}\n\` at the end`],
    ["over lines, after an escaped backtick", `a \\\` b \`\n${tag}\n\``],
    ["over lines, after a backtick in a tag", `<b title="\`"> \`\n${tag}\n\``],
    ["over lines, after runs of other lengths", `\`\` \`\n${tag}\n\``],
    ["in HTML", `<details>\n\`${tag}\`\n</details>`],
    ["emphasised", `**\`${tag}\`**`],
  ],
  "a quote": [
    ["a mark and a space", `> ${tag}`],
    ["a mark alone", `>${tag}`],
    ["three spaces before it", `   > ${tag}`],
    ["nested", `> > ${tag}`],
    ["lazy continuation", `> You said\n${tag}`],
    ["lazy continuation of a nested quote", `> > You said\n${tag}`],
    ["lazy continuation below an inner fence", `> > \`\`\`\n> text\n${tag}`],
    ["lazy continuation over a line of no-break space", `> You said\n\u00a0\n${tag}`],
    ["lazy continuation of a quoted list", `> - You said\n${tag}`],
    ["a fence in a quote", `> \`\`\`\n> ${tag}\n> \`\`\``],
    ["a quote in a list item", `- > You said\n  > ${tag}`],
    ["lazy continuation in a list item", `- > You said\n${tag}`],
  ],
  "an HTML comment": [
    ["on one line", `<!-- ${tag} -->`],
    ["over lines", `<!--\n${tag}\n-->`],
    ["over blank lines", `<!--\n\n${tag}\n\n-->`],
    ["unclosed", `<!-- note\n\n${tag}`],
    ["unclosed within a line", `a note <!-- that goes on\n\n${tag}`],
    ["with a fence inside", `<!--\n\`\`\`\n-->\n<!--\n${tag}\n-->`],
    ["that interrupts a paragraph with a lone backtick", `a \`\n<!-- \`\n${tag}\n-->`],
    ["after one that ends at once", `<!--> <!--\n${tag}\n-->`],
    ["in a list item", `- <!--\n  ${tag}\n  -->`],
    ["unclosed, in a quote before it", `> <!-- note\n\n${tag}`],
    ["unclosed, in a quoted list before it", `> - <!-- note\n\n${tag}`],
    ["a processing instruction", `<?php\n${tag}\n?>`],
  ],
  "an HTML element": [
    ["pre", `<pre>\n${tag}\n</pre>`],
    ["pre in capitals", `<PRE class="x">\n${tag}\n</PRE>`],
    ["pre over blank lines", `<pre>\n\n${tag}\n\n</pre>`],
    ["pre, unclosed", `<pre>\n\n${tag}`],
    ["code", `<code>${tag}</code>`],
    ["code over lines", `<code>\n${tag}\n</code>`],
    ["blockquote", `<blockquote>\n\n${tag}\n\n</blockquote>`],
    ["script", `<script>\n${tag}\n</script>`],
    ["template", `<template>\n${tag}\n</template>`],
  ],
};

describe.each(Object.entries(hidden))("inside %s a tag does not count", (place, messages) => {
  test.each(messages)("%s", (_, message) => {
    const line = message.split(/\r?\n/).findIndex((text) => text.includes(tag)) + 1;
    for (const lenient of [false, true]) {
      expect(detectPromise(message, { ...defaultPromiseRules, lenient })).toMatchObject({
        promise: null,
        ignored: [{ line, text: tag, why: `it is inside ${place}` }],
      });
    }
  });
});

describe("what only looks hidden counts", () => {
  test.each([
    ["after a fence closed by a longer one", `\`\`\`\ncode\n\`\`\`\`\`\n${tag}`],
    ["after backticks on one line, which open no fence", `\`\`\`code\`\`\`\n${tag}`],
    ["after two tildes", `~~\n${tag}`],
    ["after a fence in a quote that nobody closed", `> \`\`\`\n> code\n\n${tag}`],
    ["after a comment that ends on a later line", `<!--\nnote\n-->\n${tag}`],
    ["after indented code", `    code\n\n${tag}`],
    ["after code spans in the same paragraph", `\`a\` and \`\`b\`\`\n${tag}`],
    ["after an unclosed <code> in another paragraph", `<code>x\n\n${tag}`],
    ["in HTML that hides nothing", `<div>\n${tag}`],
    ["indented by three", `   ${tag}`],
  ])("%s", (_, message) => {
    expect(detectPromise(message)).toMatchObject({ promise: "COMPLETE", ignored: [] });
  });
});

test("a message nested beyond reason holds no promise", () => {
  expect(detectPromise(`${"- ".repeat(100)}a\n\n${tag}`)).toMatchObject({
    promise: null,
    ignored: [{ line: 3, why: "it is inside text that is nested too deeply" }],
  });
});

test("of very many tags that did not count, each is reported", () => {
  const { ignored } = detectPromise(`\`\`\`\n${`${tag}\n`.repeat(300)}\`\`\``);
  expect(ignored.map(({ line }) => line)).toEqual(Array.from({ length: 300 }, (_, index) => index + 2));
});

test("instructions echoed from the prompt are no promise, and each is reported with its line", () => {
  const message = [
    "You asked me to end with one of:",
    "- `<promise>COMPLETE</promise>` when all is done",
    "- <promise>BLOCKED</promise> when a person must decide",
    "",
    "> <promise>ESCALATE</promise>",
    "",
    "```",
    "<promise>COMPLETE</promise>",
    "```",
    "I am not there yet.",
  ].join("\n");
  expect(detectPromise(message)).toMatchObject({
    promise: null,
    ignored: [
      { line: 2, text: tag, why: "it is inside inline code" },
      { line: 3, text: "<promise>BLOCKED</promise>", why: "it is not alone on its line" },
      { line: 5, text: "<promise>ESCALATE</promise>", why: "it is inside a quote" },
      { line: 8, text: tag, why: "it is inside fenced code" },
    ],
  });
});
