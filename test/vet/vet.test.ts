import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rules } from "../../src/vet/rules.ts";
import { defaultLimits, denied, vetPatch } from "../../src/vet/vet.ts";
import { type Given, type GivenChange, summary, vetted } from "./given.ts";

type Row = readonly [rule: string, changes: readonly GivenChange[], given: Given, expected: string];
const file = (path: string, more: GivenChange = {}): GivenChange => ({ path, ...more });
const added = (path: string, ...lines: readonly string[]): GivenChange => ({ path, kind: "added", lines });
const renamed = (oldPath: string, path: string): GivenChange => ({ path, oldPath, kind: "renamed" });
const golden = { policy: { protect: ["test/golden/**", "Makefile"] } };
const limits = { files: 2, lines: 3, bytes: 100, fileBytes: 10 };

const table: readonly Row[] = [
  ["an edit is accepted", [file("src/a.ts", { lines: ["const a = 1;"] })], {}, "accept"],
  ["no change at all is accepted", [], {}, "accept"],
  ["a new symlink", [file("a", { kind: "added", newMode: "120000" })], {}, "deny symlink"],
  ["a symlink that leads elsewhere now", [file("a", { oldMode: "120000", newMode: "120000" })], {}, "deny symlink"],
  ["a symlink that goes away is accepted", [file("a", { kind: "deleted", oldMode: "120000" })], {}, "accept"],
  [
    "a symlink that is moved, by a patch that does not tell",
    [{ ...renamed("l", "m"), oldMode: undefined, newMode: undefined }],
    { links: ["l"] },
    "deny symlink",
  ],
  [
    "a file that becomes a symlink",
    [file("a", { kind: "type-changed", newMode: "120000" })],
    {},
    "deny symlink, deny file-type",
  ],
  ["a symlink that becomes a file", [file("a", { kind: "type-changed", oldMode: "120000" })], {}, "deny file-type"],
  ["a symlink that the patch calls a file", [file("l")], { links: ["l"] }, "deny file-type"],
  ["a file behind a symlink", [added("l/workflows/x.yml")], { links: ["l"] }, "deny through-symlink"],
  ["a new submodule", [file("a", { kind: "added", newMode: "160000" })], {}, "deny submodule"],
  ["a submodule at another commit", [file("a", { oldMode: "160000", newMode: "160000" })], {}, "deny submodule"],
  ["a mode that no file has", [file("a", { newMode: "100666" })], {}, "deny file-type"],
  ["a folder's mode", [file("a", { newMode: "040000" })], {}, "deny file-type"],
  ["a file that becomes executable", [file("a.sh", { newMode: "100755" })], {}, "flag executable"],
  ["a new file that is executable", [file("a.sh", { kind: "added", newMode: "100755" })], {}, "flag executable"],
  ["an executable that stays one is accepted", [file("a.sh", { oldMode: "100755", newMode: "100755" })], {}, "accept"],
  ["an executable that is one no more", [file("a.sh", { oldMode: "100755" })], {}, "flag executable"],
  ["an executable that goes away is accepted", [file("a.sh", { kind: "deleted", oldMode: "100755" })], {}, "accept"],

  ["a name in another case", [added("readme.md")], { base: ["README.md"] }, "deny case-collision"],
  ["a folder in another case", [added("Src/b.ts")], { base: ["src/a.ts"] }, "deny case-collision"],
  ["a file named as a folder, in another case", [added("SRC")], { base: ["src/a.ts"] }, "deny case-collision"],
  ["two new names, in two cases", [added("a.ts"), added("A.ts")], {}, "deny case-collision"],
  ["a name composed another way", [added("caf\u00E9")], { base: ["cafe\u0301"] }, "deny case-collision"],
  ["a name with a dot more", [added("a.")], { base: ["a"] }, "deny case-collision, flag windows-name"],
  ["sharp s and double s", [added("STRASSE")], { base: ["straße"] }, "deny case-collision"],
  ["a rename onto another case", [renamed("x", "README.MD")], { base: ["x", "README.md"] }, "deny case-collision"],
  [
    "a copy onto another case",
    [file("A", { kind: "copied", oldPath: "x" })],
    { base: ["x", "a"] },
    "deny case-collision",
  ],
  ["a rename to another case is accepted", [renamed("Readme.md", "README.md")], { base: ["Readme.md"] }, "accept"],
  ["a folder renamed to another case is accepted", [renamed("Src/a", "src/a")], { base: ["Src/a"] }, "accept"],
  [
    "a name that another change frees is accepted",
    [file("A", { kind: "deleted" }), added("a")],
    { base: ["A"] },
    "accept",
  ],
  ["an edit where the base itself collides is accepted", [file("a")], { base: ["A", "a"] }, "accept"],
  ["a new file in a folder that is there is accepted", [added("src/b.ts")], { base: ["src/a.ts"] }, "accept"],

  ["a protected file is edited", [file("test/golden/a.txt")], golden, "deny protected"],
  ["a protected file is deleted", [file("test/golden/a.txt", { kind: "deleted" })], golden, "deny protected"],
  ["a protected file is renamed away", [renamed("test/golden/a.txt", "x.txt")], golden, "deny protected"],
  ["a file is renamed onto a protected one", [renamed("x.txt", "test/golden/a.txt")], golden, "deny protected"],
  ["a file is added to a protected folder", [added("test/golden/deep/b.txt")], golden, "deny protected"],
  ["a protected file's other spelling", [added("makefile")], golden, "deny protected, flag build-file"],
  [
    "`allow:` does not lift `protect:`",
    [file("Makefile")],
    { policy: { protect: ["Makefile"], allow: ["**"] } },
    "deny protected",
  ],
  [
    "a protected file whose name looks like a class of letters",
    [file("app/[slug]/page.tsx")],
    { policy: { protect: ["app/[slug]/**"] } },
    "deny protected",
  ],
  ["a class of letters keeps its case", [file("readme")], { policy: { protect: ["[A-Z]*"] } }, "accept"],
  [
    "a protected file is copied from: accepted",
    [file("x", { kind: "copied", oldPath: "test/golden/a" })],
    golden,
    "accept",
  ],

  [
    "as many files, lines and bytes as may be: accepted",
    [added("a", "1", "2"), added("b", "3")],
    { policy: { limits }, patchBytes: 100 },
    "accept",
  ],
  ["a file too many", [file("a"), file("b"), file("c")], { policy: { limits } }, "deny file-count"],
  ["a line too many", [added("a", "1", "2", "3", "4")], { policy: { limits } }, "deny line-count"],
  ["a byte too many in the patch", [file(".github/x")], { policy: { limits }, patchBytes: 101 }, "deny patch-size"],
  [
    "many files that unpack to far more than the patch has",
    [file("a", { size: 501 }), file("b", { size: 500 })],
    { policy: { limits: { ...limits, fileBytes: 600 } } },
    "deny unpacked-size",
  ],
  ["a byte too many in a file", [file("a", { size: 11 })], { policy: { limits } }, "deny file-size"],

  [
    "binary content that is none",
    [file("a.png", { binary: true, packed: { method: "literal", size: 3, lines: ["C00000"] } })],
    {},
    "deny binary-content, flag binary",
  ],
  ["a binary file", [file("a.png", { binary: true })], {}, "flag binary"],
  ["a binary file that goes away is accepted", [file("a.png", { binary: true, kind: "deleted" })], {}, "accept"],
  [
    "a binary file that is allowed is accepted",
    [file("a.png", { binary: true })],
    { policy: { allow: ["*.png"] } },
    "accept",
  ],

  ["a script", [file("package.json", { lines: ['    "build": "tsc && curl x | sh",'] })], {}, "flag package-scripts"],
  [
    "a script that runs on install",
    [file("a/package.json", { lines: ['"postinstall": "node x"'] })],
    {},
    "flag package-scripts",
  ],
  [
    "a script that looks like a version",
    [file("package.json", { lines: ['"preinstall": "7z"'] })],
    {},
    "flag package-scripts",
  ],
  ["scripts in one line", [file("package.json", { lines: ['{"scripts":{"test":"x"}}'] })], {}, "flag package-scripts"],
  ["scripts with an escape", [file("package.json", { lines: ['"scr\\u0069pts": {'] })], {}, "flag package-scripts"],
  [
    "a dependency from a URL",
    [file("package.json", { lines: ['"a": "git+ssh://x/y.git"'] })],
    {},
    "flag package-scripts",
  ],
  ["a file that becomes package.json", [renamed("x.json", "package.json")], {}, "flag package-scripts"],
  [
    "a version is accepted",
    [file("package.json", { lines: ['  "version": "1.2.3",', '  "zod": "^4.1.0",'] })],
    {},
    "accept",
  ],
  [
    "dependencies are accepted",
    [file("package.json", { lines: ['  "dependencies": {', '    "@a/b": "1.x"', "  },"] })],
    {},
    "accept",
  ],
  [
    "a script that goes away",
    [file("package.json", { removedLines: ['    "test": "vitest",'] })],
    {},
    "flag package-scripts",
  ],
  [
    "the end of the scripts goes away",
    [file("package.json", { removedLines: ["  },", '  "dependencies": {'] })],
    {},
    "flag package-scripts",
  ],
  [
    "a version for another is accepted",
    [file("package.json", { lines: ['    "zod": "^4.2.0"'], removedLines: ['    "zod": "^4.1.0"'] })],
    {},
    "accept",
  ],
  ["a line of scripts elsewhere is accepted", [file("data.json", { lines: ['"scripts": {'] })], {}, "accept"],

  ["text that turns around", [file("a.ts", { lines: ["ok", "if (x\u202E)"] })], {}, "flag invisible-characters"],
  ["an isolate", [file("a.ts", { lines: ["\u2066x\u2069"] })], {}, "flag invisible-characters"],
  ["a zero-width space", [file("a.ts", { lines: ["a\u200Bb"] })], {}, "flag invisible-characters"],
  ["a joiner between letters", [file("a.ts", { lines: ["a\u200Db"] })], {}, "flag invisible-characters"],
  ["tag characters", [file("a.md", { lines: ["hi\u{E0041}"] })], {}, "flag invisible-characters"],
  ["selectors that carry data", [file("a.md", { lines: ["😀\u{E0101}\u{E0102}"] })], {}, "flag invisible-characters"],
  ["a filler as a name", [file("a.ts", { lines: ["const \u3164 = 1"] })], {}, "flag invisible-characters"],
  ["an escape of a terminal", [file("a.ts", { lines: ["\u001B[2K"] })], {}, "flag invisible-characters"],
  ["a byte order mark inside", [file("a.ts", { lines: ["a\uFEFF"] })], {}, "flag invisible-characters"],
  ["a byte order mark at the start is accepted", [file("a.ts", { lines: ["\uFEFFa"] })], {}, "accept"],
  ["emoji are accepted", [file("a.md", { lines: ["👩‍👩‍👧 ❤️ 👩🏽‍🚀 🏳️‍🌈 1️⃣"] })], {}, "accept"],
  ["Persian and Hindi are accepted", [file("a.md", { lines: ["می\u200Cخواهم", "क्\u200Dष"] })], {}, "accept"],
  ["tabs, returns and form feeds are accepted", [file("a.c", { lines: ["\tx\r", "\f"] })], {}, "accept"],

  [
    "the marker of a conflict",
    [file("a.ts", { lines: ["<<<<<<< HEAD", "=======", ">>>>>>> x"] })],
    {},
    "flag conflict-markers",
  ],
  ["the marker of a conflict's base", [file("a.ts", { lines: ["||||||| merged"] })], {}, "flag conflict-markers"],
  ["a heading's line is accepted", [file("a.rst", { lines: ["=======", "<<<<<<<<<<"] })], {}, "accept"],

  ["a key", [file("a.ts", { lines: ["x", `k = "ghp_${"a1B2".repeat(9)}"`] })], {}, "deny secret"],
  ["a key in a name", [added(`docs/ghp_${"a1B2".repeat(9)}.md`)], {}, "deny secret"],
  [
    "a secret of the run, over two lines",
    [added("a", "correct-horse", "-battery-staple")],
    { policy: { secrets: ["correct-horse-battery-staple"] } },
    "deny secret",
  ],
  [
    "a secret of the run, a third in each file",
    [added("a", "correcthorse"), added("b", "batterystaple"), added("c", "andmore12345")],
    { policy: { secrets: ["correcthorsebatterystapleandmore12345"] } },
    "deny secret",
  ],
  [
    "a secret that was there is not the change's",
    [file("a.ts", { kind: "deleted" })],
    { policy: { secrets: ["hunter2hunter2"] } },
    "accept",
  ],
];

describe("the table of verdicts", () => {
  it.each(table)("%s", (_, changes, given, expected) => {
    expect(summary(vetted(changes, given))).toBe(expected);
  });

  it("has a case for every rule", async () => {
    const { readFileSync } = await import("node:fs");
    const tests = ["paths", "vet"]
      .map((name) => readFileSync(new URL(`${name}.test.ts`, import.meta.url), "utf8"))
      .join();
    expect(
      rules.filter(({ name, severity }) => !tests.includes(`${severity} ${name}`)).map(({ name }) => name),
    ).toEqual([]);
  });
});

describe("a finding", () => {
  it("names the line and the character that nobody sees", () => {
    const [finding] = vetted([file("a.ts", { lines: ["ok", "x\u202E"] })]).findings;
    expect(finding?.message).toContain("Line 2 holds U+202E RIGHT-TO-LEFT OVERRIDE");
  });

  it("never quotes a secret, not even as a path", () => {
    const token = `ghp_${"a1B2".repeat(9)}`;
    const secret = "correct-horse-battery";
    const changes = [added(`docs/${token}/CLAUDE.md`, secret), added(`docs/${secret}`), added(`DOCS/${secret}`)];
    const said = JSON.stringify(vetted(changes, { policy: { secrets: [secret] } }));
    expect(said).toContain("docs/***/CLAUDE.md");
    expect(said).not.toContain(token);
    expect(said).not.toContain(secret);
  });

  it("on one file leaves the others alone", () => {
    const { findings } = vetted([file("src/a.ts"), file(".github/x"), file("Makefile")]);
    expect(findings.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      ".github/x github-folder",
      "Makefile build-file",
      ".github/x ci-settings",
    ]);
  });
});

describe("a patch as text", () => {
  const policy = { protect: [], allow: [], limits: defaultLimits, secrets: [] };

  it("is denied when it cannot be read", () => {
    expect(vetPatch("hello\n", [], policy)).toEqual(
      denied(
        "unreadable-patch",
        "Line 1 of the patch: The line belongs to no file: a patch is the output of `git diff --binary --full-index`",
      ),
    );
  });

  it("is not read when it is too large", () => {
    expect(summary(vetPatch("x".repeat(2_000_000), [], policy))).toBe("deny patch-size");
  });

  it("counts in bytes", () => {
    const tiny = { ...policy, limits: { ...defaultLimits, bytes: 10 } };
    expect(vetPatch("日本語日", [], tiny).findings[0]?.message).toContain("12 bytes");
  });

  it("is vetted by what it does", () => {
    const patch = 'diff --git "a/.git\\342\\200\\214hub/x" "b/.git\\342\\200\\214hub/x"\nnew file mode 100755\n';
    expect(summary(vetPatch(patch, [], policy))).toContain("deny github-folder");
  });

  it("never makes the validator throw, whatever the names and lines", () => {
    const text = fc.string({ unit: "binary", maxLength: 30 });
    const kind = fc.constantFrom("added", "modified", "deleted", "renamed", "copied", "type-changed");
    const change = fc.record({ path: text, oldPath: text, kind, lines: fc.array(text) });
    fc.assert(
      fc.property(fc.array(change), fc.array(text), fc.array(text), (changes, globs, base) => {
        const { verdict } = vetted(changes as readonly GivenChange[], {
          base,
          policy: { protect: globs, allow: globs, secrets: globs },
        });
        return ["accept", "flag", "deny"].includes(verdict);
      }),
      { numRuns: 120 },
    );
  });

  it("of the largest size, with a large base and several secrets, takes a moment", () => {
    const base = Array.from({ length: 30_000 }, (_, i) => ({
      path: `packages/p${i % 100}/src/File${i}.ts`,
      mode: "100644",
    }));
    const edit = (i: number) =>
      `diff --git a/n/File${i}.ts b/n/File${i}.ts\nnew file mode 100644\n--- /dev/null\n+++ b/n/File${i}.ts\n@@ -0,0 +1,60 @@\n${"+const eyJeyJeyJ = ghp_ghp_.eyJ.eyJ;\n".repeat(60)}`;
    const patch = Array.from({ length: 299 }, (_, i) => edit(i)).join("");
    const secrets = Array.from({ length: 5 }, (_, i) => `${i}`.repeat(3) + "Secret-".repeat(30));
    expect(vetPatch(patch, base, { ...policy, secrets, allow: ["docs/**"], protect: ["test/**"] }).verdict).toBe(
      "accept",
    );
  });
});
