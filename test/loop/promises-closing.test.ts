import { describe, expect, test } from "vitest";
import { type DetectedPromise, defaultPromiseRules, detectPromise } from "../../src/loop/promises.ts";

const tag = "<promise>COMPLETE</promise>";
const blocked = "<promise>BLOCKED</promise>";

function leniently(message: string): DetectedPromise {
  return detectPromise(message, { ...defaultPromiseRules, lenient: true });
}

describe("Summary, Reason and Blocking issue", () => {
  test("a summary after COMPLETE, as in document 000", () => {
    const message = `${tag}\nSummary: All 5 test cases passing, coverage at 87%, lint clean.`;
    expect(detectPromise(message)).toMatchObject({
      promise: "COMPLETE",
      summary: "All 5 test cases passing, coverage at 87%, lint clean.",
      reason: null,
      blockingIssue: null,
    });
  });

  test("reason and blocking issue after BLOCKED, as in document 000", () => {
    const message = `${blocked}\nReason: Migration requires DBA review.\nBlocking issue: No approval yet.`;
    expect(detectPromise(message)).toMatchObject({
      promise: "BLOCKED",
      reason: "Migration requires DBA review.",
      blockingIssue: "No approval yet.",
    });
  });

  test("a reason with options and a closing sentence, as in document 000", () => {
    const reason = "A decision:\n- Option A: new table\n    - breaking\n- Option B: new column\n\nI can't choose.";
    expect(detectPromise(`${blocked}\nReason: ${reason}`)).toMatchObject({ promise: "BLOCKED", reason });
  });

  test("a reason that shows output", () => {
    const message = `${blocked}\nReason: the build fails:\n\`\`\`\nE403 forbidden\n\`\`\``;
    expect(detectPromise(message)).toMatchObject({ promise: "BLOCKED", reason: expect.stringContaining("E403") });
  });

  test("a summary that goes on as a list", () => {
    const message = `${tag}\n**Summary:**\n- tests pass\n- lint is clean`;
    expect(detectPromise(message).summary).toBe("- tests pass\n- lint is clean");
  });

  test.each(["summary: x", "SUMMARY: x", "**Summary:** x", "**Summary**: x", "_Summary_ : x", "- Summary: x"])(
    "reads the label of %s",
    (line) => expect(detectPromise(`${tag}\n\n${line}`)).toMatchObject({ promise: "COMPLETE", summary: "x" }),
  );

  test("without a summary, the sentence before the promise stands in", () => {
    expect(detectPromise(`Some work.\n\nLogin works now.\n\n${tag}`).summary).toBe("Login works now.");
  });

  test.each([
    ["a rule", "Login works.\n\n---"],
    ["a closing tag", "Login works.\n</details>"],
    ["a comment", "Login works.\n\n<!-- note -->"],
    ["a table", "Login works.\n\n| a |\n|---|"],
    ["code", "Login works.\n\n```\nnpm test\n```"],
    ["a list's mark", "- Login works."],
    ["a heading's mark", "## Login works."],
    ["its own label", "**Summary:** Login works."],
  ])("of the text before the promise, %s is no part of the sentence", (_, before) => {
    expect(detectPromise(`${before}\n\n${tag}`)).toMatchObject({ promise: "COMPLETE", summary: "Login works." });
  });

  test("long texts are cut", () => {
    expect(detectPromise(`${blocked}\nReason: ${"x".repeat(10_000)}`).reason).toHaveLength(2_000);
  });
});

describe("text after a promise takes it back", () => {
  test.each([
    ["a sentence", "But one test fails."],
    ["a list item", "- one more thing"],
    ["a heading", "## Next steps"],
    ["a rule", "---"],
    ["code", "```\nnpm test\n```"],
    ["a quote", "> quoted"],
    ["a tag among words", `That is, ${tag} was too early.`],
    ["a label that is none", "Note: x"],
    ["text after a summary", "Summary: x\nBut one test fails."],
    ["text after the end of a context", "<context>\na: 1\n</context> but one test fails"],
    ["text after a context on one line", "<context>a: 1</context> but one test fails"],
    ["an unclosed context", "<context>\na: 1"],
  ])("%s", (_, after) => {
    const { promise, ignored } = detectPromise(`${tag}\n\n${after}`);
    expect(promise).toBeNull();
    expect(ignored).toContainEqual({ line: 1, text: tag, why: expect.stringMatching(/follows it/) });
  });

  test("names the line of the text", () => {
    expect(detectPromise(`${tag}\n\nBut no.`).ignored[0]?.why).toBe("other text follows it (line 3)");
  });

  test("a later promise counts again", () => {
    expect(detectPromise(`${blocked}\n\nNo, I found a way.\n\n${tag}`)).toMatchObject({
      promise: "COMPLETE",
      conflict: false,
      ignored: [{ line: 1, text: blocked }],
    });
  });

  test("but not when lenient", () => {
    expect(leniently(`${tag}\n\nBye.`)).toMatchObject({ promise: "COMPLETE", ignored: [] });
  });
});

describe("<context>", () => {
  test("is read as in document 004", () => {
    const message = `<promise>LOOP_DONE</promise>
<context>
  session_id: "sess-2026-01-05-001"
  iterations: 5
  cost: 1.25
  clean: true
  reason: "All proposed issues completed."
</context>`;
    expect(detectPromise(message)).toMatchObject({
      promise: "COMPLETE",
      reason: "All proposed issues completed.",
      context: {
        session_id: "sess-2026-01-05-001",
        iterations: 5,
        cost: 1.25,
        clean: true,
        reason: "All proposed issues completed.",
      },
    });
  });

  test("may follow the other lines, and stand on one line", () => {
    const message = `${blocked}\nReason: no key\n<context>iterations: 2</context>`;
    expect(detectPromise(message)).toMatchObject({ promise: "BLOCKED", reason: "no key", context: { iterations: 2 } });
  });

  test("holds no promise, and says so", () => {
    const message = `${tag}\n<context>\n${blocked}\n</context>`;
    const ignored = [{ line: 3, text: blocked, why: "it is inside <context>" }];
    expect(detectPromise(message)).toMatchObject({ promise: "COMPLETE", conflict: false, ignored });
  });

  test("takes keys as they are", () => {
    const { context } = detectPromise(`${tag}\n<context>\n__proto__: x\nurl: http://a:1\n</context>`);
    expect(Object.entries(context ?? {})).toEqual([
      ["__proto__", "x"],
      ["url", "http://a:1"],
    ]);
  });

  test("before the promise is just text", () => {
    expect(detectPromise(`<context>\na: 1\n</context>\n\n${tag}`)).toMatchObject({
      promise: "COMPLETE",
      context: null,
    });
  });
});

describe("<loop-complete>", () => {
  const open = "<loop-complete>";
  const close = "</loop-complete>";

  test("means COMPLETE with its criteria, as in document 003", () => {
    expect(detectPromise(`Done.\n\n${open}\nAll satisfied:\n- tests pass: ✓\n- [x] lint\n${close}`)).toMatchObject({
      promise: "COMPLETE",
      text: "loop-complete",
      criteria: [
        { text: "tests pass", met: true },
        { text: "lint", met: true },
      ],
    });
  });

  test.each([
    ["on one line", `${open}all good${close}`],
    ["in bold", `**${open}** ok **${close}**`],
    ["in capitals", `${open.toUpperCase()}\n${close.toUpperCase()}`],
    ["with a summary after it", `${open}\n- a ✓\n${close}\nSummary: done`],
    ["with its end also shown as code", `${open}\n- the \`${close}\` is next ✓\n${close}`],
  ])("counts %s", (_, message) => {
    expect(detectPromise(message)).toMatchObject({ promise: "COMPLETE", ignored: [] });
  });

  test.each([
    ["✗", "- tests: ✗"],
    ["✖", "- tests: ✖"],
    ["❌", "- ❌ tests"],
    ["an empty box", "- [ ] tests"],
    ["both marks", "- ✓ tests ✗ lint"],
    ["no list", "Tests pass: ✗"],
  ])("does not count with an unmet criterion: %s", (_, criterion) => {
    expect(detectPromise(`${open}\n- a ✓\n${criterion}\n${close}`)).toMatchObject({
      promise: null,
      ignored: [{ line: 1, text: open, why: "one of its criteria is not met" }],
    });
  });

  test.each([
    ["unclosed", `${open}\n- a ✓`, "the block is not closed"],
    ["within a line", `So ${open}\n${close}`, "it is not alone on its line"],
    ["in a fence", `\`\`\`\n${open}\n${close}\n\`\`\``, "it is inside fenced code"],
    ["closed in a fence only", `${open}\n\n\`\`\`\n${close}\n\`\`\``, "the block is not closed"],
    ["as inline code", `The \`${open}\` marker`, "it is inside inline code"],
    ["with text after its end", `${open}\n${close} or not`, "other text follows it (line 2)"],
    ["with text below it", `${open}\n${close}\nNot yet.`, "other text follows it (line 3)"],
  ])("does not count %s", (_, message, why) => {
    const { promise, ignored } = detectPromise(message);
    expect(promise).toBeNull();
    expect(ignored).toContainEqual({ line: expect.any(Number), text: open, why });
  });

  test("counts within a line when lenient", () => {
    expect(leniently(`So ${open}all good${close}, bye`).promise).toBe("COMPLETE");
  });

  test("yields to a more cautious promise among its criteria", () => {
    expect(detectPromise(`${open}\n${blocked}\n${close}`)).toMatchObject({ promise: "BLOCKED", conflict: true });
  });

  test("an unmet criterion after a plain COMPLETE takes it back too, but not a BLOCKED", () => {
    expect(detectPromise(`${tag}\n- [ ] docs`).ignored[0]?.why).toBe("a criterion after it is not met");
    expect(detectPromise(`${blocked}\n- [ ] docs`)).toMatchObject({ promise: "BLOCKED", criteria: [{ met: false }] });
  });
});
