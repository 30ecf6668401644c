import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeBlock, markdownLine, markdownLines, plainLine } from "../../src/render/outgoing.ts";

const acts: readonly (readonly [string, string, RegExp])[] = [
  ["a mention", "thanks @octocat", /@octocat/],
  ["a team's mention", "cc @org/team", /@org/],
  ["a reference", "see #12", /#12/],
  ["a GH- reference", "see GH-12", /GH-12/],
  ["a closing keyword", "Fixes #12", /fixes\s+#/i],
  ["a closing keyword with a colon", "closes: #12", /closes:\s+#/i],
  ["a closing keyword across repositories", "resolves octo/app#3", /resolves\s+octo\/app#3/i],
  ["an address", "https://evil.example/x", /https:\/\//],
  ["an address without a scheme", "www.evil.example", /www\.evil/],
  ["a word that skips CI", "done [skip ci]", /\[skip ci\]/],
  ["another word that skips CI", "done [CI Skip]", /\[ci skip\]/i],
  ["a command", "/rondo stop", /^\/rondo/],
  ["our marker", "<!-- rondo:state:v1:x -->", /rondo:state:v1/],
  ["an escape sequence", "\u001b[31mred\u001b]0;title\u0007", /\u001b|\u0007/],
  ["hidden letters", "a\u202eb\u{e0041}\u200bc", /[\u202e\u{e0041}]/u],
  ["line ends", "a\nb\r\nc", /\n/],
];

describe("plain text on its way out", () => {
  it.each(acts)("%s does nothing any more", (_, text, active) => {
    expect(text).toMatch(active);
    expect(plainLine(text, 500)).not.toMatch(active);
  });

  it("is still readable", () => {
    expect(plainLine("Fix the login of @ann (#3)", 100).replaceAll("\u200b", "")).toBe("Fix the login of @ann (#3)");
    expect(plainLine("Closes the door", 100)).toBe("Closes the door");
  });

  it("keeps to its length, and never cuts a character in two", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 3, max: 50 }), (text, most) => {
        const line = plainLine(text, most);
        expect(line.length).toBeLessThanOrEqual(most);
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toContain("\n");
      }),
    );
  });
});

describe("Markdown on its way out", () => {
  it.each(["<img src=x>", "![x](y)", "[a](b)", "`code`", "**bold**", "a | b", "&lt;", "$x$", "~~no~~"])(
    "%s is text",
    (text) => {
      expect(markdownLine(text, 100)).not.toMatch(/(?<!\\)[`*[\]|~$!]|<|>/);
    },
  );

  it("nothing inside a block can end it", () => {
    const pieces = fc.constantFrom("`", "```", "`````", "~~~", "\n", "\n```", "\n````\n", "a", " ");
    const lines = fc.array(pieces, { maxLength: 12 }).map((all) => all.join(""));
    fc.assert(
      fc.property(lines, (text) => {
        const lines = codeBlock(text, 1_000).split("\n");
        const fence = lines.at(-1) ?? "";
        expect(fence).toMatch(/^`{3,}$/);
        for (const line of lines.slice(1, -1)) expect(line.trim().startsWith(fence)).toBe(false);
      }),
    );
  });
});

describe("what a run says of itself, with somebody's words in it", () => {
  it("keeps our list and our commands, and lets the words do nothing", () => {
    const said = markdownLines(
      "It is blocked: <img src=x> ![a](https://evil.example)\n\n- `a`: 7 @octo\n\n`/rondo resume` goes on.\n- - Fixes #1",
    );
    expect(said).toBe(
      "It is blocked: &lt;img src=x&gt; \\!\\[a\\](https:\u200b//evil.example)\n\n- \\`a\\`: 7 @\u200bocto\n\n`/rondo resume` goes on.\n- \\- F\u200bixes #\u200b1",
    );
  });
});
