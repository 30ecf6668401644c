import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bash, folder, path, program } from "./given.ts";

describe("how a process ended", () => {
  it.each([0, 1, 3, 126, 127, 255])("exit code %i is told as it is", async (code) => {
    expect(await bash(`exit ${code}`)).toMatchObject({ how: "exited", code });
  });

  it("a signal is told by its name", async () => {
    expect(await bash("kill -SEGV $$")).toMatchObject({ how: "signal", signal: "SIGSEGV" });
  });

  it("a script stops at its first failing command", async () => {
    const ended = await bash("echo one; false; echo two");
    expect(ended).toMatchObject({ how: "exited", code: 1 });
    expect(ended.stdout.text).toBe("one\n");
  });

  it("a pipe fails if any part of it does", async () => {
    expect(await bash("false | cat")).toMatchObject({ how: "exited", code: 1 });
  });

  it("a time limit without end is no limit at all", async () => {
    expect(await bash("sleep 0.1", { timeoutMs: Number.POSITIVE_INFINITY })).toMatchObject({ how: "exited", code: 0 });
  });
});

describe("what can't be started", () => {
  it("a program that does not exist is named", async () => {
    const ended = await program(["no-such-program"]);
    expect(ended).toMatchObject({ how: "not-started", message: expect.stringContaining("no-such-program") });
  });

  it("a file that is not executable is named", async () => {
    const file = join(folder(), "plain.txt");
    writeFileSync(file, "text");
    expect(await program([file])).toMatchObject({ how: "not-started", message: expect.stringContaining("EACCES") });
  });

  it("a missing folder is named, not the program", async () => {
    const ended = await program(["true"], { cwd: "/no/such/folder" });
    expect(ended).toMatchObject({ how: "not-started", message: "there is no folder /no/such/folder to run it in" });
  });

  it("an argument that no process can take is a result, not an exception", async () => {
    expect(await program(["echo", "a\0b"])).toMatchObject({ how: "not-started" });
    expect(await program(["echo", "a".repeat(5_000_000)])).toMatchObject({ how: "not-started" });
  });

  it("a missing file for stdin is named", async () => {
    const ended = await program(["cat"], { stdin: { file: "/no/such/input" } });
    expect(ended).toMatchObject({ how: "not-started", message: expect.stringContaining("/no/such/input") });
  });

  it("nothing is started for a caller who has already called it off", async () => {
    const at = folder();
    const ended = await bash("touch started", { cwd: at, signal: AbortSignal.abort() });
    expect(ended.how).toBe("aborted");
    expect(await bash("ls", { cwd: at })).toMatchObject({ stdout: { text: "" } });
  });
});

describe("what a process is given", () => {
  it("the environment is what the caller gave, and a marker", async () => {
    const ended = await program(["/usr/bin/env"], { env: { ONE: "1" } });
    expect(ended.stdout.text).toMatch(/^ONE=1\nRONDO_PROCESS=[-\w]{36}\n$/);
  });

  it("a mark from outside is kept beside our own", async () => {
    const ended = await bash("echo $RONDO_PROCESS", { env: { PATH: path, RONDO_PROCESS: "outer" } });
    expect(ended.stdout.text).toMatch(/^outer [-\w]{36}\n$/);
  });

  it("text arrives on stdin", async () => {
    expect(await program(["cat"], { stdin: "grüße" })).toMatchObject({ stdout: { text: "grüße" } });
  });

  it("a file arrives on stdin", async () => {
    const file = join(folder(), "input");
    writeFileSync(file, "from a file");
    expect(await program(["cat"], { stdin: { file } })).toMatchObject({ stdout: { text: "from a file" } });
  });

  it("without stdin, reading it ends at once", async () => {
    expect(await program(["cat"])).toMatchObject({ how: "exited", code: 0 });
  });

  it("a process need not read what it is given", async () => {
    const much = "x".repeat(10_000_000);
    expect(await bash("exec <&-; exit 4", { stdin: much })).toMatchObject({ how: "exited", code: 4 });
    expect(await bash("head -c 1 >/dev/null", { stdin: much })).toMatchObject({ how: "exited", code: 0 });
  });
});
