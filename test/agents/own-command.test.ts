import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folder, path, runCommand } from "./given.ts";

describe("an agent of one's own", () => {
  it("gets the prompt on stdin and in a file", async () => {
    const { said } = await runCommand('cat; cat "$RONDO_PROMPT_FILE"', { prompt: "Fix it.\n" });
    expect(said).toBe("Fix it.\nFix it.\n");
  });

  it("takes a prompt that is too long for an argument", async () => {
    const { said } = await runCommand("wc -c", { prompt: "x".repeat(300_000) });
    expect(said.trim()).toBe("300000");
  });

  it("says all that it prints, if it wrote no message", async () => {
    const report = await runCommand("echo working; echo done");
    expect(report).toMatchObject({ agent: "command", said: "working\ndone\n", ended: "finished", failure: null });
  });

  it("says what is in its message file, if it wrote one", async () => {
    const { said } = await runCommand('echo noise; printf "All done." > "$RONDO_MESSAGE_FILE"');
    expect(said).toBe("All done.");
  });

  it("tells its cost, tokens and session in a JSON file", async () => {
    const told = '{"cost":0.12,"tokens":{"input":900,"output":80},"session":"s-1"}';
    const report = await runCommand(`echo '${told}' > "$RONDO_RESULT_FILE"`);
    expect(report).toMatchObject({ cost: 0.12, tokens: { input: 900, output: 80 }, session: "s-1" });
  });

  it.each([
    ["no file", ":"],
    ["no JSON", 'echo "12 cents" > "$RONDO_RESULT_FILE"'],
    ["a text", `echo '{"cost":"0.1"}' > "$RONDO_RESULT_FILE"`],
    ["a negative amount", `echo '{"cost":-5}' > "$RONDO_RESULT_FILE"`],
    ["a list", 'echo "[]" > "$RONDO_RESULT_FILE"'],
  ])("with %s for a result, its cost is unknown and not zero", async (_, command) => {
    expect(await runCommand(command)).toMatchObject({ cost: null, tokens: null, ended: "finished" });
  });

  it("works in the checkout, with a home of its own", async () => {
    const [checkout, scratch] = [folder(), folder()];
    const { said } = await runCommand('pwd -P; echo "$HOME"; test -d "$HOME"', { folder: checkout, scratch });
    expect(said).toBe(`${checkout}\n${join(scratch, "home")}\n`);
  });

  it("is told which session to go on with, and nothing if there is none", async () => {
    const command = `echo "\${RONDO_SESSION-none}"`;
    expect((await runCommand(command, { session: "s-1" })).said).toBe("s-1\n");
    expect((await runCommand(command)).said).toBe("none\n");
  });
});

describe("an agent of one's own that fails", () => {
  it("keeps what it said, with a failure that names exit code and last words", async () => {
    const report = await runCommand("echo half; echo 'no more memory' >&2; exit 3");
    expect(report).toMatchObject({ said: "half\n", ended: "failed", failure: { class: "unknown", retryAt: null } });
    expect(report.failure?.message).toContain("exit code 3: no more memory");
  });

  it("is blocking if there is no such command", async () => {
    const { failure } = await runCommand("rondo-no-such-command --now");
    expect(failure).toMatchObject({ class: "blocking" });
    expect(failure?.message).toContain("rondo-no-such-command");
  });

  it("is blocking if the command is not executable", async () => {
    const checkout = folder();
    writeFileSync(join(checkout, "agent.sh"), "#!/bin/sh\n", { mode: 0o644 });
    expect((await runCommand("./agent.sh", { folder: checkout })).failure?.class).toBe("blocking");
  });

  it("is a timeout when its time is over, and what it said is kept", async () => {
    const report = await runCommand("echo begun; sleep 60", { timeoutMs: 1_500 });
    expect(report).toMatchObject({ said: "begun\n", ended: "timeout", failure: { class: "timeout" } });
  });
});

describe("what an agent left", () => {
  it("an earlier run's message and result are not taken for this one's", async () => {
    const scratch = folder();
    await runCommand(`echo old > "$RONDO_MESSAGE_FILE"; echo '{"cost":9}' > "$RONDO_RESULT_FILE"`, { scratch });
    expect(await runCommand("echo new", { scratch })).toMatchObject({ said: "new\n", cost: null });
  });

  it("a link in place of the message is not followed", async () => {
    const secret = join(folder(), "secret");
    writeFileSync(secret, "of the runner");
    const { said } = await runCommand(`ln -s '${secret}' "$RONDO_MESSAGE_FILE"; echo mine`);
    expect(said).toBe("mine\n");
  });

  it("a pipe in place of the message does not hang the run", async () => {
    expect((await runCommand('mkfifo "$RONDO_MESSAGE_FILE"; echo mine')).said).toBe("mine\n");
  });

  it("a folder in place of the prompt does not break the next run", async () => {
    const scratch = folder();
    await runCommand('rm "$RONDO_PROMPT_FILE"; mkdir "$RONDO_PROMPT_FILE"; touch "$RONDO_PROMPT_FILE/x"', { scratch });
    expect((await runCommand("cat", { scratch })).said).toBe("Do it.");
    expect(existsSync(join(scratch, "prompt.md"))).toBe(true);
  });

  it("a huge message is kept from its end, where the promise stands", async () => {
    const { said } = await runCommand(
      'head -c 3000000 /dev/zero | tr "\\0" x > "$RONDO_MESSAGE_FILE"; echo "<promise>COMPLETE</promise>" >> "$RONDO_MESSAGE_FILE"',
    );
    expect(said.length).toBe(1_000_000);
    expect(said.endsWith("<promise>COMPLETE</promise>\n")).toBe(true);
  });
});

describe("the environment of an agent of one's own", () => {
  it("holds what settings name, and no key that they do not", async () => {
    const environment = { PATH: path, MY_KEY: "k", OTHER_KEY: "o", GITHUB_TOKEN: "t" };
    const { said } = await runCommand("env", { environment, pass: ["MY_KEY", "GITHUB_TOKEN"] });
    expect(said).toContain("MY_KEY=k");
    expect(said).not.toMatch(/OTHER_KEY|GITHUB_TOKEN/);
  });
});
