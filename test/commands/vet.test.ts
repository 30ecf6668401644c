import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { vetCommand } from "../../src/commands/vet.ts";
import { RealGit } from "../vet/real-git.ts";

const path = process.env.PATH ?? "";
let repo: RealGit;
beforeAll(() => {
  repo = new RealGit();
  repo.write("src/a.ts", "const a = 1;\n");
  repo.write("test/golden/a.txt", "golden\n");
  repo.write("package-lock.json", "{}\n");
  repo.write("latin1.txt", Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a]));
  repo.write("logo.bin", Uint8Array.from([0, 1, 2, 3]));
  repo.commit();
});
afterAll(() => repo.dispose());

/** The patch of an edit, which is taken back at once: the base is what is committed. */
function patchOf(edit: () => void, ...options: readonly string[]): string {
  edit();
  repo.git("add", "-A");
  const patch = repo.git("diff", "--cached", "--binary", ...options);
  repo.git("reset", "-q", "--hard");
  return patch;
}

interface Given {
  readonly config?: string;
  readonly base?: string;
  readonly colours?: boolean;
}

async function run(patch: string | Uint8Array, { config, base, colours = false }: Given = {}, ...args: string[]) {
  const command = vetCommand({ bytes: async () => Buffer.from(patch), path });
  const options = [
    "work.patch",
    "--base",
    base ?? repo.dir,
    ...(config === undefined ? [] : ["--config", "rondo.yml"]),
  ];
  return command.run([...options, ...args], { read: async () => config ?? "", colours });
}

async function vetted(patch: string | Uint8Array, given: Given = {}) {
  const { exitCode, stdout, stderr } = await run(patch, given, "--json");
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  return JSON.parse(stdout);
}

const edit = () => repo.write("src/a.ts", "const a = 2;\n");

describe("rondo vet --json", () => {
  it("accepts an ordinary edit, with or without whole object names", async () => {
    expect(await vetted(patchOf(edit))).toEqual({ verdict: "accept", findings: [] });
    expect(await vetted(patchOf(edit, "--full-index"))).toEqual({ verdict: "accept", findings: [] });
    expect(await vetted("")).toEqual({ verdict: "accept", findings: [] });
  });

  it("prints exactly the documented keys, in their order", async () => {
    const { stdout } = await run(
      patchOf(() => repo.write(".github/workflows/x.yml", "on: push\n")),
      {},
      "--json",
    );
    expect(stdout).toBe(
      `${JSON.stringify({
        verdict: "deny",
        findings: [
          {
            path: ".github/workflows/x.yml",
            rule: "github-folder",
            severity: "deny",
            message: "Workflows and settings in .github are changed by people alone",
          },
          {
            path: ".github/workflows/x.yml",
            rule: "ci-settings",
            severity: "flag",
            message: "It says what automation does",
          },
        ],
      })}\n`,
    );
  });

  it("flags what a person should look at, until `allow:` lifts it", async () => {
    const patch = patchOf(() => repo.write("package-lock.json", '{"a":1}\n'));
    expect(await vetted(patch)).toMatchObject({ verdict: "flag", findings: [{ rule: "lock-file" }] });
    expect(await vetted(patch, { config: "allow: [package-lock.json]" })).toMatchObject({ verdict: "accept" });
  });

  it("denies what `protect:` names", async () => {
    const patch = patchOf(() => repo.remove("test/golden/a.txt"));
    expect(await vetted(patch)).toMatchObject({ verdict: "accept" });
    expect(await vetted(patch, { config: "protect: ['test/golden/**']" })).toMatchObject({
      verdict: "deny",
      findings: [{ path: "test/golden/a.txt", rule: "protected", severity: "deny" }],
    });
  });

  it("knows the base: a new name in another case collides", async () => {
    expect(await vetted(patchOf(() => repo.write("SRC/b.ts", "x\n")))).toMatchObject({
      verdict: "deny",
      findings: [{ rule: "case-collision" }],
    });
  });

  it("denies a patch that git does not apply, in git's words", async () => {
    const patch = patchOf(edit).replace("-const a = 1;", "-const b = 1;");
    expect(await vetted(patch)).toEqual({
      verdict: "deny",
      findings: [
        {
          path: "",
          rule: "does-not-apply",
          severity: "deny",
          message: "git does not apply the patch: patch failed: src/a.ts:1",
        },
      ],
    });
  });

  it("denies what is no patch, by its line", async () => {
    expect(await vetted("hello\n")).toMatchObject({ verdict: "deny", findings: [{ rule: "unreadable-patch" }] });
  });

  it("applies text that is not UTF-8, and binary files, byte by byte", async () => {
    const patch = Buffer.concat([
      Buffer.from("diff --git a/latin1.txt b/latin1.txt\n--- a/latin1.txt\n+++ b/latin1.txt\n@@ -1 +1 @@\n-caf"),
      Buffer.from([0xe9, 0x0a, 0x2b, 0xe9, 0x0a]),
    ]);
    expect(await vetted(patch)).toMatchObject({ verdict: "accept" });
    const binary = patchOf(() => repo.write("logo.bin", Uint8Array.from([0, 9, 9, 9, 9])));
    expect(await vetted(binary)).toMatchObject({ verdict: "flag", findings: [{ rule: "binary" }] });
  });

  it("looks at the commit that is checked out, not at the files beside it", async () => {
    const patch = patchOf(edit);
    repo.write("src/a.ts", "something else\n");
    expect(await vetted(patch)).toMatchObject({ verdict: "accept" });
    repo.git("reset", "-q", "--hard");
  });

  it("reads a repository of the newer object format", async () => {
    const folder = mkdtempSync(join(tmpdir(), "rondo-sha256-"));
    repo.git("init", "-q", "--object-format=sha256", folder);
    writeFileSync(join(folder, "a"), "1\n");
    repo.git("-C", folder, "add", "a");
    repo.git("-C", folder, "commit", "-q", "-m", "base");
    const patch = "diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-1\n+2\n";
    expect(await vetted(patch, { base: folder })).toMatchObject({ verdict: "accept" });
    rmSync(folder, { recursive: true });
  });
});

describe("rondo vet leaves the base alone", () => {
  it("writes nothing to it, and runs nothing of it", async () => {
    const trapped = new RealGit();
    trapped.write("a", "1\n");
    trapped.commit();
    const proof = join(trapped.dir, "..", "fired");
    const trap = join(trapped.dir, "..", "trap.sh");
    writeFileSync(trap, `#!/bin/sh\necho fired >> '${proof}'\n`);
    chmodSync(trap, 0o755);
    const settings = {
      "core.fsmonitor": trap,
      "core.hooksPath": trapped.dir,
      "diff.external": trap,
      "filter.x.smudge": trap,
      "alias.rev-parse": `!${trap}`,
      "extensions.partialClone": "evil",
      "remote.evil.url": `ext::${trap}`,
      "remote.evil.uploadpack": trap,
      "protocol.ext.allow": "always",
    };
    for (const [key, value] of Object.entries(settings)) trapped.git("config", key, value);
    const before = trapped.git("count-objects", "-v");
    const patch = "diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-1\n+2\n";
    expect(await vetted(patch, { base: trapped.dir })).toMatchObject({ verdict: "accept" });
    expect(existsSync(proof)).toBe(false);
    expect(trapped.git("count-objects", "-v")).toBe(before);
    // The trap works: git itself falls into it.
    trapped.git("status");
    expect(existsSync(proof)).toBe(true);
    trapped.dispose();
  });
});

describe("rondo vet for people", () => {
  it("says the verdict, then each finding", async () => {
    const both = patchOf(() => {
      repo.write("Makefile", "x:\n");
      repo.write("docs/CODEOWNERS", "* @me\n");
    });
    expect((await run(both)).stdout).toBe(
      [
        "Deny: the patch can't land.",
        "  deny  docs/CODEOWNERS  Who must review is decided by people alone (codeowners)",
        "  flag  Makefile  Its commands run on other machines (build-file)",
        "",
      ].join("\n"),
    );
    expect((await run(patchOf(edit))).stdout).toBe("Accept: the patch can land.\n");
    expect((await run(patchOf(edit), { colours: true })).stdout).toContain("\u001b[32m");
  });

  it("shows what a name hides", async () => {
    const patch = patchOf(() => repo.write("pay\u202Egpj.exe", "x\n"));
    const { stdout } = await run(patch);
    expect(stdout).toContain("pay\\u{202e}gpj.exe");
    expect(stdout).not.toContain("\u202E");
  });
});

describe("rondo vet refuses", () => {
  it.each([
    ["a folder that is not there", { base: "/nowhere/at/all" }, /--base \/nowhere\/at\/all: .*No such file/],
    ["a folder without a repository", { base: "/" }, /--base \/: not a git repository/],
    ["settings with a mistake, by its place", { config: "protekt: []" }, /rondo\.yml:1:1/],
  ])("%s", async (_, given, message) => {
    await expect(run("", given)).rejects.toMatchObject({
      name: "RefusedInput",
      message: expect.stringMatching(message),
    });
  });

  it("a repository without a commit", async () => {
    const folder = mkdtempSync(join(tmpdir(), "rondo-empty-"));
    repo.git("init", "-q", folder);
    await expect(run("", { base: folder })).rejects.toMatchObject({
      message: `--base ${folder}: no commit is checked out.`,
    });
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["no patch", ["--base", "."], /needs a PATCH/],
    ["no base", ["a.patch"], /needs --base DIR/],
    ["two patches", ["a", "b", "--base", "."], /takes one FILE/],
    ["an unknown option", ["a", "--bas", "."], /Unknown option '--bas'/],
  ])("%s, as wrong usage", async (_, args, message) => {
    const command = vetCommand({ bytes: async () => new Uint8Array(), path });
    await expect(command.run(args, { read: async () => "", colours: false })).rejects.toMatchObject({
      name: "UsageError",
      message: expect.stringMatching(message),
    });
  });
});
