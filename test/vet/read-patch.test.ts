import { chmodSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Change } from "../../src/vet/change.ts";
import { readPatch } from "../../src/vet/read-patch.ts";
import { RealGit } from "./real-git.ts";

const letters = { added: "A", modified: "M", deleted: "D", renamed: "R", copied: "C", "type-changed": "T" } as const;

function filesOf(patch: string): readonly Change[] {
  const read = readPatch(patch);
  if ("problem" in read) throw new Error(`line ${read.problem.line}: ${read.problem.message}`);
  return read.files;
}

function statusOf(files: readonly Change[]): readonly string[] {
  return files
    .map(({ kind, oldPath, path }) => [letters[kind], ...(oldPath === undefined ? [] : [oldPath]), path].join(" "))
    .sort();
}

function problemOf(patch: string): string {
  const read = readPatch(patch);
  return "problem" in read ? `${read.problem.line}: ${read.problem.message}` : "no problem";
}

describe("a patch that git made", () => {
  let repo: RealGit;
  beforeEach(() => {
    repo = new RealGit();
  });
  afterEach(() => repo.dispose());

  /** Reads the patch, and agrees with git on what it does. */
  function read(...options: readonly string[]): readonly Change[] {
    const files = filesOf(repo.patch(...options));
    expect(statusOf(files)).toEqual(repo.status());
    return files;
  }

  it("numbers the lines that it adds as the new file does", () => {
    repo.write("a.txt", "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n");
    repo.commit();
    repo.write("a.txt", "0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\nzwölf\n");
    expect(read("-U1")).toEqual([
      {
        path: "a.txt",
        kind: "modified",
        oldMode: "100644",
        newMode: "100644",
        binary: false,
        addedLines: [
          { line: 1, text: "0" },
          { line: 13, text: "zwölf" },
        ],
        removedLines: ["12"],
        size: 9,
      },
    ]);
  });

  it("renames, copies, mode changes, deletions, empty files", () => {
    const long = Array.from({ length: 30 }, (_, i) => `line ${i}\n`).join("");
    repo.write("from.txt", long);
    repo.write("original.txt", `${long}more\n`);
    repo.write("plain.sh", "echo\n");
    repo.write("gone.txt", "x\n");
    repo.commit();
    repo.remove("from.txt");
    repo.write("sub/to.txt", `${long}edited\n`.replace("line 3\n", "line three\n"));
    repo.write("copy.txt", `${long}more\n`);
    chmodSync(join(repo.dir, "plain.sh"), 0o755);
    repo.remove("gone.txt");
    repo.write("new-empty", "");
    const files = read();
    expect(files.find(({ path }) => path === "plain.sh")).toMatchObject({ oldMode: "100644", newMode: "100755" });
    expect(files.find(({ path }) => path === "new-empty")).toMatchObject({ oldMode: "000000", newMode: "100644" });
    expect(new Set(files.map(({ kind }) => kind))).toEqual(
      new Set(["renamed", "copied", "modified", "deleted", "added"]),
    );
  });

  it("a plain rename does not tell its mode", () => {
    repo.write("a", "some content\n");
    repo.commit();
    renameSync(join(repo.dir, "a"), join(repo.dir, "b"));
    expect(read()).toMatchObject([{ kind: "renamed", oldPath: "a", oldMode: undefined, newMode: undefined }]);
  });

  it("paths with spaces, quotes, tabs, newlines, other alphabets and ` b/` inside", () => {
    const names = [
      "a b.txt",
      'q"uote',
      "tab\there",
      "new\nline",
      "ünï/日本/🎈.txt",
      "x b/x b/x",
      "back\\slash",
      " lead",
      "-",
    ];
    for (const name of names) repo.write(name, "old\n");
    repo.commit();
    for (const name of names) repo.write(name, `new ${name.length}\n`);
    expect(
      read()
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...names].sort());
    repo.git("config", "core.quotePath", "false");
    expect(
      read()
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...names].sort());
  });

  it("renames between names in quotes and bare names", () => {
    repo.write("é", "some content\nthat stays\n");
    repo.write("plain b/x", "other content\nthat stays too\n");
    repo.commit();
    renameSync(join(repo.dir, "é"), join(repo.dir, "e b"));
    repo.write("t\tt", "other content\nthat stays too\nmore\n");
    repo.remove("plain b");
    expect(read().length).toBe(2);
  });

  it("binary files: the literal's size, and the delta's", () => {
    const noise = Uint8Array.from({ length: 3000 }, (_, i) => (i * i * 7 + (i >> 3)) % 256);
    repo.write("delta.bin", noise);
    repo.write("gone.bin", noise.slice(5));
    repo.commit();
    repo.write("delta.bin", noise.with(1500, 1));
    repo.write("new.bin", noise.slice(0, 1000).reverse());
    repo.remove("gone.bin");
    const files = read("--no-renames");
    expect(files.every(({ binary }) => binary)).toBe(true);
    expect(files.find(({ path }) => path === "new.bin")?.size).toBe(1000);
    expect(files.find(({ path }) => path === "delta.bin")?.size).toBeLessThan(100);
  });

  it("a file that becomes a symlink is one change of type", () => {
    repo.write("a", "text\n");
    repo.commit();
    repo.remove("a");
    symlinkSync("/etc/passwd", join(repo.dir, "a"));
    expect(read()).toMatchObject([
      { kind: "type-changed", oldMode: "100644", newMode: "120000", addedLines: [{ line: 1, text: "/etc/passwd" }] },
    ]);
  });

  it("submodules are files of mode 160000", () => {
    repo.commit();
    const head = repo.git("rev-parse", "HEAD").trim();
    repo.git("update-index", "--add", "--cacheinfo", `160000,${head},sub`);
    const patch = repo.git("diff", "--cached", "--binary", "--full-index");
    expect(filesOf(patch)).toMatchObject([{ path: "sub", kind: "added", newMode: "160000" }]);
  });

  it("no newline at the end of either file", () => {
    repo.write("a", "one\ntwo");
    repo.commit();
    repo.write("a", "one\nthree");
    repo.write("b", "x");
    expect(read().map(({ size }) => size)).toEqual([5, 1]);
  });

  it("content that looks like a patch stays content", () => {
    const fake =
      "diff --git a/.github/x b/.github/x\nnew file mode 100644\n--- /dev/null\n+++ b/.github/x\n@@ -0,0 +1 @@\n+x\n";
    repo.write("removed.txt", `${fake}-- a\n++ b\n`);
    repo.commit();
    repo.write("removed.txt", "");
    repo.write("fixture.patch", `${fake}${fake}\\ No newline at end of file\n\n`);
    expect(read()).toHaveLength(2);
  });

  it("empty context lines without their space", () => {
    repo.write("a", "1\n\n3\n");
    repo.commit();
    repo.git("config", "diff.suppressBlankEmpty", "true");
    repo.write("a", "1\n\nthree\n");
    expect(read()).toMatchObject([{ addedLines: [{ line: 3, text: "three" }] }]);
  });

  it("carriage returns and odd line breaks do not end a line", () => {
    repo.write("a", "a\r\nb\u2028c\u0085d\rdiff --git a/x b/x\n");
    expect(read()[0]?.addedLines.map(({ text }) => text)).toEqual(["a\r", "b\u2028c\u0085d\rdiff --git a/x b/x"]);
  });

  it("whatever changes, lists exactly what git lists, and each cut of it is a whole patch or a problem", () => {
    const name = fc.stringMatching(/^[a-c é"\\\t]{1,3}$/).filter((text) => text.trim() !== "");
    const content = fc.oneof(
      fc
        .array(fc.constantFrom("diff --git a/x b/x", "--- a/x", "+++ b/x", "@@ -1 +1 @@", "", "-", "+", "é"))
        .map((l) => l.join("\n")),
      fc.uint8Array({ minLength: 1, maxLength: 40 }),
    );
    const tree = fc.dictionary(name, content, { maxKeys: 5 });
    const build = (files: Readonly<Record<string, string | Uint8Array>>) => {
      for (const path of repo.git("ls-files", "-z").split("\0").filter(Boolean)) repo.remove(path);
      for (const [path, text] of Object.entries(files)) repo.write(path, text);
    };
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        build(before);
        repo.commit();
        build(after);
        const patch = repo.patch();
        expect(statusOf(filesOf(patch))).toEqual(repo.status());
        readPatch(patch.slice(0, patch.length >> 1));
      }),
      { numRuns: 30 },
    );
  }, 15_000);
});

const index = `index ${"1".repeat(40)}..${"2".repeat(40)}`;
const edit = (path: string) =>
  `diff --git a/${path} b/${path}\n${index} 100644\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-a\n+b\n`;
const binary = (body: string) => `diff --git a/x b/x\n${index} 100644\nGIT binary patch\n${body}`;

describe("a patch that git did not make has a problem", () => {
  const hostile: readonly (readonly [string, string, RegExp])[] = [
    ["words before the first file", `hello\n${edit("x")}`, /^1: .*belongs to no file/],
    [
      "a file without `diff --git` after another",
      `${edit("x")}--- a/y\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n`,
      /^8: .*no file/,
    ],
    ["an empty line at the end", `${edit("x")}\n`, /^8:/],
    ["a cut", edit("x").slice(0, -1), /middle of a line/],
    ["another name after +++", edit("x").replace("+++ b/x", "+++ b/.github/x"), /another file/],
    ["another name after ---", edit("x").replace("--- a/x", "--- a/y"), /another file/],
    ["/dev/null for a file that stays", edit("x").replace("+++ b/x", "+++ /dev/null"), /another file/],
    ["two names without a rename", edit("x").replace("b/x\nindex", "b/y\nindex"), /names are unclear/],
    ["no prefixes", edit("x").replace("a/x b/x", "x x"), /names are unclear/],
    ["a rename that the first line denies", `diff --git a/x b/x\nrename from x\nrename to .github/x\n`, /unclear/],
    ["half a rename", `diff --git a/x b/y\nrename from x\n`, /two things/],
    [
      "a rename that is also a copy",
      `diff --git a/x b/y\nrename from x\nrename to y\ncopy from x\ncopy to y\n`,
      /two things/,
    ],
    [
      "a new file that is deleted",
      `diff --git a/x b/x\nnew file mode 100644\ndeleted file mode 100644\n`,
      /two things/,
    ],
    ["a mode said twice", `diff --git a/x b/x\nnew file mode 100644\nnew file mode 120000\n`, /^3: .*twice/],
    ["a mode that the index line denies", `diff --git a/x b/x\nnew file mode 100644\n${index} 120000\n`, /two things/],
    ["only an old mode", `diff --git a/x b/x\nold mode 100644\n`, /two things/],
    ["the same file twice", edit("x") + edit("x"), /^8: .*twice/],
    [
      "a new file after its deletion",
      `diff --git a/x b/x\ndeleted file mode 100644\ndiff --git a/x b/x\nnew file mode 100755\n`,
      /twice/,
    ],
    ["too few lines in a hunk", edit("x").replace("-1 +1", "-1 +1,2"), /lines that its header counts/],
    [
      "a removed line too many, before the added one",
      edit("x").replace("-a", "-a\n-a"),
      /lines that its header counts/,
    ],
    ["too many lines in a hunk", edit("x").replace("+b", "+b\n+c"), /no file/],
    ["a hunk of nothing", edit("x").replace("-1 +1", "-0,0 +0,0"), /do not fit/],
    [
      "old lines in a new file",
      edit("x").replace(`${index} 100644`, "new file mode 100644").replace("--- a/x", "--- /dev/null"),
      /do not fit/,
    ],
    ["no hunk at all", `diff --git a/x b/x\n${index} 100644\n--- a/x\n+++ b/x\n`, /hunk .* must follow/],
    ["a file to which nothing happens", `diff --git a/x b/x\n${index} 100644\n${edit("y")}`, /no change/],
    ["a malformed hunk", edit("x").replace("@@ -1 +1 @@", "@@ -1 +x @@"), /malformed/],
    ["a count of a googol", edit("x").replace("+1 @@", `+1,1${"0".repeat(100)} @@`), /malformed/],
    [
      "binary content that is left out",
      `diff --git a/x b/x\n${index} 100644\nBinary files a/x and b/x differ\n`,
      /--binary/,
    ],
    ["binary content that is not base 85", binary("literal 3\nnot base 85\n\n"), /no part of a binary/],
    ["a binary line of the wrong length", binary("literal 3\nC00000000\n\n"), /no part of a binary/],
    ["a binary patch without an end", binary("literal 3\nC00000\n"), /no part of a binary/],
    ["a binary patch of nothing", binary("literal 3\n\n"), /no content/],
    ["a binary patch of an unknown method", binary("zip 3\nC00000\n\n"), /literal SIZE/],
    ["an escape that does not exist", `diff --git "a/\\x41" "b/\\x41"\nnew file mode 100644\n`, /unclear/],
    ["a quote that does not end", `diff --git "a/x "b/x\nnew file mode 100644\n`, /unclear/],
    ["an empty name", `diff --git a/ b/\nnew file mode 100644\n`, /unclear/],
    ["a merge", `diff --cc x\nindex 1111111,2222222..3333333\n`, /no file/],
    ["a submodule's log", `Submodule x 1111111..2222222:\n  > y\n`, /no file/],
  ];

  it.each(hostile)("%s", (_, patch, problem) => {
    expect(problemOf(patch)).toMatch(problem);
  });

  it("but the plain forms of these have none", () => {
    expect(problemOf(edit("x") + edit("y"))).toBe("no problem");
    expect(problemOf(binary("literal 3\nC00000\n\n"))).toBe("no problem");
    expect(problemOf("")).toBe("no problem");
  });

  it("a path that is not UTF-8 keeps a mark of it", () => {
    const patch = `diff --git "a/\\377" "b/\\377"\nnew file mode 100644\n`;
    expect(filesOf(patch)).toMatchObject([{ path: "\uFFFD" }]);
  });

  it("no text makes the reader throw", () => {
    const line = fc.constantFrom(
      ...'diff --git a/x b/x|diff --git "a/\\303" "b/\\303"|new file mode 100644|rename from x|rename to y|--- a/x|+++ b/x|@@ -1,2 +1 @@|GIT binary patch|literal 3|C00000||+a|-a| a|\\ No'.split(
        "|",
      ),
      index,
    );
    const patch = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(line).map((lines) => `${lines.join("\n")}\n`),
      fc.array(fc.oneof(line, fc.string())).map((lines) => lines.join("\n")),
    );
    fc.assert(
      fc.property(patch, (text) => readPatch(text) !== undefined),
      { numRuns: 3000 },
    );
  });

  it("a patch of megabytes takes a moment", () => {
    const long = `diff --git a/x b/x\n${index} 100644\n--- a/x\n+++ b/x\n@@ -0,0 +1,300000 @@\n${"+diff --git\n".repeat(300_000)}`;
    const wide = `diff --git "a/${"\\303\\244".repeat(300_000)}" b/x\n`;
    const many = Array.from({ length: 20_000 }, (_, i) => edit(`f${i}`)).join("");
    for (const patch of [long, wide, many, `@@ ${"-1".repeat(1_000_000)}\n`, `${"diff --git ".repeat(200_000)}\n`])
      readPatch(patch);
  });
});
