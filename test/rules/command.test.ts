import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { printedTail } from "../../src/rules/printed-tail.ts";
import { checkout, command, result } from "./given.ts";

describe("a command", () => {
  it("passes with exit code 0", async () => {
    expect(await result(command("echo 3 passed"))).toEqual({ result: "pass", message: "3 passed" });
  });

  it("fails with any other exit code, and its message ends with what it printed last", async () => {
    const failed = await result(command("echo building; echo 'login: expected 200' >&2; exit 3"));
    expect(failed.result).toBe("fail");
    expect(failed.message).toMatch(/^exit code 3\n[\s\S]*login: expected 200/);
  });

  it("that crashes has failed", async () => {
    expect(await result(command("kill -SEGV $$"))).toEqual({ result: "fail", message: "it was ended by SIGSEGV" });
  });

  it("that is not found is an error", async () => {
    const missing = await result(command("no-such-tool --all"));
    expect(missing.result).toBe("error");
    expect(missing.message).toMatch(/^a command was not found \(exit code 127\)[\s\S]*no-such-tool/);
  });

  it("that can't be executed is an error", async () => {
    const folder = checkout();
    writeFileSync(join(folder, "tests.sh"), "echo", { mode: 0o644 });
    expect(await result(command("./tests.sh"), { folder })).toMatchObject({
      result: "error",
      message: expect.stringContaining("exit code 126"),
    });
  });

  it("that takes too long is an error, with what it had printed", async () => {
    expect(await result(command("echo test 1; sleep 60", 500))).toEqual({
      result: "error",
      message: "it took longer than 0.5 s and was stopped\ntest 1",
    });
  });

  it("without bash to run it is an error", async () => {
    expect(await result(command("true"), { env: { PATH: "/nowhere" } })).toMatchObject({
      result: "error",
      message: expect.stringContaining("could not be started"),
    });
  });

  it("sees only the environment that it is given", async () => {
    const env = { PATH: process.env.PATH ?? "", ONE: "1" };
    const { message } = await result(command("env | cut -d= -f1 | sort"), { env });
    expect(message.split("\n").filter((name) => !["PWD", "SHLVL", "_", "OLDPWD"].includes(name))).toEqual([
      "ONE",
      "PATH",
      "RONDO_PROCESS",
    ]);
  });
});

describe("the message", () => {
  it("has no colours, links, progress bars or control characters", () => {
    expect(
      printedTail("\x1b[31mred\x1b[0m \x1b]8;;http://x\x07link\x1b]8;;\x07\n10 %\r50 %\r100 %\r\nbell\x07\0"),
    ).toBe("red link\n100 %\nbell");
  });

  it("has no blank stretches, and not the path of npm's log", () => {
    const npm =
      "npm error A complete log of this run can be found in:\nnpm error     /home/x/.npm/_logs/2026-11-02.log";
    expect(printedTail(`\n\nfirst\n\n\n\nsecond\n${npm}\n\n`)).toBe("first\n\nsecond");
  });

  it("is the end of a long output, in whole lines", async () => {
    const { message } = await result(command("seq 1 100000; exit 1"));
    expect(message.length).toBeLessThanOrEqual(4_020);
    expect(message).toMatch(/^exit code 1\n…\n\d{5}\n[\s\S]*\n100000$/);
  });

  it("is cut between characters where there are no lines", () => {
    const tail = printedTail("🙂".repeat(5_000));
    expect(tail).toMatch(/^…(?:🙂)+$/u);
    expect(tail.length).toBeLessThanOrEqual(4_000);
  });
});
