import { describe, expect, it } from "vitest";
import { explain } from "../../src/commands/explain.ts";

async function explained(text: string, ...args: readonly string[]) {
  const { stdout } = await explain.run(["--json", ...args], { read: async () => text, colours: false });
  return JSON.parse(stdout);
}

describe("rondo explain --json", () => {
  it("prints exactly the documented keys", async () => {
    expect(await explained("Login works.\n\n<promise>COMPLETE</promise>\nSummary: login")).toEqual({
      promise: "COMPLETE",
      text: "COMPLETE",
      summary: "login",
      reason: null,
      blockingIssue: null,
      context: null,
      conflict: false,
      ignored: [],
    });
  });

  it("says of each tag that does not count where it is and why", async () => {
    const { promise, ignored } = await explained("`<promise>COMPLETE</promise>`\n\n> <promise>BLOCKED</promise>");
    expect(promise).toBeNull();
    expect(ignored).toMatchObject([{ line: 1 }, { line: 3 }]);
    expect(ignored[0].why).toContain("inline code");
    expect(ignored[1].why).toContain("a quote");
  });

  it("takes free text, either of several", async () => {
    for (const said of ["All tests passing", "feature complete"])
      expect(await explained(said, "--promise", "All tests passing|Feature complete")).toMatchObject({
        promise: "COMPLETE",
      });
    expect(await explained("All tests passing")).toMatchObject({ promise: null });
  });

  it("is lenient when asked to be", async () => {
    const said = "I say <promise>COMPLETE</promise> in the middle.";
    expect(await explained(said)).toMatchObject({ promise: null });
    expect(await explained(said, "--lenient")).toMatchObject({ promise: "COMPLETE" });
  });

  it("finds the final message in what an agent's CLI printed", async () => {
    const printed = JSON.stringify({
      type: "result",
      subtype: "success",
      result: "Done.\n<promise>COMPLETE</promise>",
    });
    expect(await explained(printed, "--agent", "claude")).toMatchObject({ promise: "COMPLETE" });
    await expect(explained("not JSON", "--agent", "claude")).rejects.toThrow(/standard input: no final message/);
  });
});

describe("wrong usage", () => {
  it("names the option, the value and what is allowed", async () => {
    await expect(explained("", "--agent", "gpt")).rejects.toThrow('--agent is "gpt"; it must be one of claude, codex');
    await expect(explained("", "--wat")).rejects.toThrow(/--wat.*rondo explain --help/);
    await expect(explained("", "a", "b")).rejects.toThrow(/takes one FILE, but got 2/);
  });
});

it("for people, it says what the loop would do", async () => {
  const { stdout } = await explain.run([], { read: async () => "<promise>LOOP_DONE</promise>", colours: false });
  expect(stdout).toContain('Promise: COMPLETE (written as "LOOP_DONE")');
});
