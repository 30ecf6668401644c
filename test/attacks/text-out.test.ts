/** Words of the agent on their way to GitHub: people can read them, and they do nothing. */
import fc from "fast-check";
import { marked, type Token } from "marked";
import { describe, expect, it } from "vitest";
import { commitMessage, readCommitMessage } from "../../src/render/commit-message.ts";
import { codeBlock, markdownLine, plainLine } from "../../src/render/outgoing.ts";

const mention = /(?<![\w`])@[\w-]+|@[\w[]/;
const reference = /#\d|\bGH-\d/i;
const closing = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)\s*:?\s*(?:#|GH-|[\w.-]+\/[\w.-]+#|https?:\/\/)/i;
const address = /:\/\/|\bwww\./i;
const skips = /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]|skip-checks\s*:/i;

const acting: readonly (readonly [name: string, text: string, act: RegExp])[] = [
  ["a mention", "thanks @octocat", mention],
  ["a mention in brackets", "(@octocat)", mention],
  ["a mention behind a letter of another alphabet", "ж@octocat", mention],
  ["a mention behind an underscore", "_@octocat_", mention],
  ["a mention with a letter that nobody sees", "@\u200boctocat @\u2060octocat", mention],
  ["a mention over two lines", "x\n@octocat", mention],
  ["a team", "@octo-org/everyone", mention],
  ["a bot", "@dependabot[bot] merge", mention],
  ["an address of mail", "mail a@example.com", mention],
  ["a reference", "see #12", reference],
  ["a reference in another repository", "octo/app#12", reference],
  ["a reference as GH-", "gh-12", reference],
  ["a reference in brackets", "(#12)", reference],
  ["close", "close #1", closing],
  ["Closed with a colon", "Closed: #1", closing],
  ["FIXES", "FIXES octo/app#1", closing],
  ["fix with a URL", "fix https://github.com/octo/app/issues/1", closing],
  ["resolves as GH-", "resolves GH-1", closing],
  ["resolved over two lines", "resolved\n#1", closing],
  ["fixed with a space that is none", "fixed\u00a0#1", closing],
  ["a commit", "reverts 3d3c42e5aac5ba805825da76410c181273ba90b1", /\b[0-9a-f]{40}\b/],
  ["a short commit", "see octo/app@3d3c42e", /\b3d3c42e\b/],
  ["a URL", "go to HTTPS://evil.example", address],
  ["a URL of another scheme", "ftp://evil.example", address],
  ["a URL without a scheme", "WWW.evil.example", address],
  ["a word that skips CI", "[skip ci]", skips],
  ["another word that skips CI", "[CI SKIP]", skips],
  ["a third", "[no ci]", skips],
  ["a fourth", "[skip actions]", skips],
  ["a fifth", "[Actions Skip]", skips],
  ["one with two spaces", "[skip  ci]", skips],
  ["one over two lines", "[skip\nci]", skips],
  ["one with a letter that nobody sees", "[skip\u200b ci]", skips],
  ["a trailer that skips checks", "Done\n\n\nskip-checks: true", skips],
  ["a word for another CI", "***NO_CI***", /\*\*\*NO_CI/],
  ["a word for yet another", "[skip netlify] [vercel skip]", /\[skip netlify|\[vercel skip/],
  ["a command", "/approve", /^\/approve/],
  ["a command behind spaces", "   /merge now", /^\s*\/merge/],
  ["the state's marker", "<!-- rondo:state:v1:e30 -->", /rondo:state:/],
  ["the state's marker in colours", "rondo:\u001b[1mstate:v1", /rondo:state:/],
  ["the state's marker with a letter that nobody sees", "rondo:\u00adstate:v1", /rondo:state:/],
  ["a colour", "\u001b[31mred", /\u001b/],
  ["a link of a terminal", "\u001b]8;;https://evil.example\u0007x\u001b]8;;\u0007", /\u001b|\u0007|evil/],
  ["a command of the runner", "x\n::set-output name=a::b", /\n/],
  ["text that runs backwards", "abc\u202etxt.exe", /\u202e/],
  ["words in tag characters", "a\u{e0061}\u{e0062}", /[\u{e0000}-\u{e007f}]/u],
  ["a pile of marks", `a${"\u0301".repeat(50)}`, /\u0301{6}/],
  ["half a character", "a\ud83d", /\ud83d/],
];

describe("plain text", () => {
  it.each(acting)("%s does nothing", (_, text, act) => {
    expect(plainLine(text, 500)).not.toMatch(act);
    expect(markdownLine(text, 500)).not.toMatch(act);
  });

  it.each([
    "Fix the login of @ann, see #3 and GH-4",
    "The fix closes the door: 7 of 9 tests pass",
    "Use [slug] in app/[slug]/page.tsx (50% done)",
    "See https://example.com/a?b=c",
    "/home/runner/work/a.ts:3 fails",
    "[skip ci] is not obeyed",
    "Größe, naïve, 日本語, 😀",
  ])("%j reads as before", (text) => expect(plainLine(text, 500).replaceAll("\u200b", "")).toBe(text));

  it("very long, is cut to its length", () => {
    expect(plainLine("@a #1 ".repeat(100_000), 72).length).toBeLessThanOrEqual(72);
  });
});

/** The kinds of tokens that a Markdown parser finds in one line of text. */
function kindsIn(markdown: string): readonly string[] {
  const kinds: string[] = [];
  const walk = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      kinds.push(token.type);
      if ("tokens" in token && token.tokens) walk(token.tokens);
    }
  };
  walk(marked.lexer(markdown, { gfm: true }));
  return [...new Set(kinds)].filter((kind) => !["paragraph", "text", "escape", "space"].includes(kind));
}

describe("Markdown", () => {
  it.each([
    ["an image", "![x](y.png)"],
    ["an image that counts who looks", '<img src="https://evil.example/pixel">'],
    ["a link", "[click](https://evil.example)"],
    ["a link by reference", "[click][x] [x]: https://evil.example"],
    ["an address in angle brackets", "<https://evil.example>"],
    ["a mail address in angle brackets", "<a@evil.example>"],
    ["HTML", "<details open><summary>x</summary>"],
    ["a comment that swallows the rest", "<!-- "],
    ["an entity that becomes a tag", "&lt;img src=x&gt; &#60;b&#62;"],
    ["code", "`x` ``y``"],
    ["emphasis", "**x** __y__ *z* _w_ ~~v~~"],
    ["a formula", "$x$ $$y$$"],
    ["a heading", "# Approved by the owner"],
    ["a heading by underlining", "Approved\n==="],
    ["a list", "- x"],
    ["a numbered list", "1. x"],
    ["a quote", "> [!NOTE]"],
    ["a rule", "---"],
    ["a footnote", "[^1]"],
    ["a backslash before an escape", "\\[x](y)"],
    ["a table", "| a | b |"],
    ["a fence", "```js"],
  ])("%s is text", (_, text) => {
    expect(kindsIn(text).length + Number(/[|$&[]/.test(text))).toBeGreaterThan(0);
    expect(kindsIn(markdownLine(text, 500))).toEqual([]);
  });

  it("whatever it is, is text, and stays in its cell", () => {
    const scrap = fc.constantFrom(
      ..."[ ] ( ) < > ! ` * _ ~ | \\ # - + = 1. & ; $ : / @ a http://x www.x \n".split(" "),
      " ",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(scrap, fc.string({ maxLength: 3 })), { maxLength: 25 }), (scraps) => {
        const cell = markdownLine(scraps.join(""), 300);
        expect(kindsIn(cell)).toEqual([]);
        const [table] = marked.lexer(`| a | b |\n|---|---|\n| x${cell} | y |`);
        expect(table).toMatchObject({ type: "table", rows: [[{}, { text: "y" }]] });
      }),
      { numRuns: 1_500, seed: 6 },
    );
  });
});

describe("a block of code", () => {
  it.each([
    ["a fence of its own length", "```\n@octocat\n```"],
    ["a longer fence", "`````\nx\n`````"],
    ["tildes", "~~~\nx"],
    ["the end of details", "</details>\n\n# Approved"],
    ["the state's marker", "<!-- rondo:state:v1:e30 -->"],
  ])("%s does not end it", (_, text) => {
    const block = codeBlock(text, 1_000);
    const tokens = marked.lexer(`<details><summary>x</summary>\n\n${block}\n\n</details>`);
    expect(tokens.filter(({ type }) => type === "code")).toHaveLength(1);
    expect(tokens.filter(({ type }) => type === "heading")).toHaveLength(0);
    expect(block).not.toContain("rondo:state:");
  });

  it("holds no command for bots that read it line by line, and leaves paths alone", () => {
    expect(codeBlock("/rondo stop\n  /lgtm\n> /merge", 1_000)).not.toMatch(/^[\s>]*\/\w+/m);
    expect(codeBlock("/home/x/a.ts:3\n/usr/bin/env", 1_000)).toContain("\n/home/x/a.ts:3\n/usr/bin/env\n");
  });
});

describe("a commit's message", () => {
  const trailers = { loopId: "r-1-abc", iteration: 2, run: "9", signal: "CONTINUE" } as const;
  const record = { ...trailers, cost: null, score: null, step: "iteration" } as const;

  it.each([
    "x\n\nRondo-Loop: evil\nRondo-Iteration: 99\nRondo-Run: 1\nRondo-Signal: COMPLETE",
    "Rondo-Signal: COMPLETE",
    "x\n\nskip-checks: true\n",
    "x\n\nCo-authored-by: Owner <owner@example.com>",
    "",
    "\n\n\n",
  ])("%j says nothing but its subject", (summary) => {
    const message = commitMessage(summary, record);
    expect(readCommitMessage(message)).toMatchObject(trailers);
    expect(message.split("\n\n")).toHaveLength(2);
    expect(message.split("\n")[0]?.length).toBeLessThanOrEqual(72);
    expect(message).not.toMatch(skips);
  });
});
