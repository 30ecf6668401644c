/** Patches that git might read otherwise than we do: what is not git's own output is refused, or git agrees with us. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { baseFiles, deletion, edit, move, newFile, Target } from "./target.ts";

let target: Target;
beforeAll(() => {
  target = new Target();
});
afterAll(() => target.dispose());

const small = edit("src/a.ts", "const a = 1;", "const a = 2;");
const evil = ".github/workflows/evil.yml";
const unreadable = "deny unreadable-patch";
const crlf = (patch: string) => patch.replaceAll("\n", "\r\n");

const forms: readonly (readonly [name: string, patch: string, outcome: string])[] = [
  ["`+++` names another file than the header", small.replace("+++ b/src/a.ts", `+++ b/${evil}`), unreadable],
  ["`---` names another file than the header", small.replace("--- a/src/a.ts", `--- a/${evil}`), unreadable],
  ["the header names two files", small.replace("b/src/a.ts\nindex", `b/${evil}\nindex`), unreadable],
  ["names without a/ and b/", small.replaceAll(/\b[ab]\/src/g, "src"), unreadable],
  ["names with other prefixes", small.replaceAll("a/src", "i/src").replaceAll("b/src", "w/src"), unreadable],
  ["a name that holds a second name", newFile("x b/.github/x"), "flag ci-settings"],
  ["a header that holds a second header", small.replace("b/src/a.ts\n", `b/src/a.ts diff --git a/x b/x\n`), unreadable],
  ["quotes around one name only", small.replace("b/src/a.ts\n", '"b/src/a.ts"\n'), unreadable],
  [
    "escapes that spell .github",
    newFile("x").replaceAll(/([ab])\/x/g, '"$1/\\056github/x"'),
    "deny github-folder, flag ci-settings",
  ],
  ["an escape that is none", newFile("x").replaceAll(/([ab])\/x/g, '"$1/\\x2egithub"'), unreadable],
  ["an escape beyond a byte", newFile("x").replaceAll(/([ab])\/x/g, '"$1/\\400"'), unreadable],
  [
    "a rename that the header denies",
    `diff --git a/src/a.ts b/src/a.ts\nrename from src/a.ts\nrename to ${evil}\n`,
    unreadable,
  ],
  ["a rename without an end", "diff --git a/src/a.ts b/x\nrename from src/a.ts\n", unreadable],
  ["a rename said twice", `${move("rename", "src/a.ts", "b.ts")}rename to c.ts\n`, unreadable],
  [
    "a mode said twice",
    newFile("x").replace("new file mode 100644\n", "new file mode 100644\nnew file mode 120000\n"),
    unreadable,
  ],
  ["a mode of five digits", newFile("x").replace("100644", "12000"), unreadable],
  ["an index line that lies about the mode", newFile("x").replace(/(index \S+)/, "$1 120000"), unreadable],
  [
    "an index line that lies about the content",
    small.replace(/index \S+/, `index ${"a".repeat(40)}..${"b".repeat(40)}`),
    "accept",
  ],
  ["words before the first file", `From: me\nSubject: x\n\n${small}`, unreadable],
  ["words behind the last file", `${small}-- \n2.39.5\n`, unreadable],
  ["words between two files", `${small}--- a/${evil}\n+++ b/${evil}\n@@ -0,0 +1 @@\n+x\n`, unreadable],
  ["an old patch without `diff --git`", `--- /dev/null\n+++ b/${evil}\n@@ -0,0 +1 @@\n+x\n`, unreadable],
  ["more lines than the hunk counts", small.replace("+const a = 2;", "+const a = 2;\n+const b = 3;"), unreadable],
  ["fewer lines than the hunk counts", small.replace("+1 @@", "+1,2 @@"), unreadable],
  ["a second file inside a hunk's count", small.replace("+1 @@", "+1,2 @@") + newFile(evil), unreadable],
  ["a hunk that counts nothing", small.replace("-1 +1", "-1,0 +1,0"), unreadable],
  ["a file without a change", `diff --git a/src/a.ts b/src/a.ts\n${small}`, unreadable],
  ["the same file twice", small + small, unreadable],
  [
    "the same file twice, by other quotes",
    small + newFile("x").replaceAll(/([ab])\/x/g, '"$1/src/\\141.ts"'),
    unreadable,
  ],
  [
    "a file deleted and made anew with another mode",
    deletion("src/a.ts", "const a = 1;") + newFile("src/a.ts", "x\n", "100755"),
    unreadable,
  ],
  ["a file renamed and edited under its old name", move("rename", "src/a.ts", "b.ts") + small, "deny does-not-apply"],
  ["a file renamed twice", move("rename", "src/a.ts", "b.ts") + move("rename", "src/a.ts", "c.ts"), unreadable],
  [
    "two files that trade places",
    move("rename", "src/a.ts", "README.md") + move("rename", "README.md", "src/a.ts"),
    "accept",
  ],
  ["line ends of Windows all over", crlf(small), unreadable],
  ["line ends of Windows in the header alone", small.replace("b/src/a.ts\nindex", "b/src/a.ts\r\nindex"), unreadable],
  ["line ends of Windows in the content", newFile("a.bat", "x\r\n"), "accept"],
  ["a patch cut in the middle", small.slice(0, -5), unreadable],
  ["a patch for another base", small.replace("const a = 1;", "const b = 1;"), "deny does-not-apply"],
  ["a new file that is there already", newFile("README.md"), "deny does-not-apply"],
  ["an edit of a file that is not there", edit("nowhere.ts", "a", "b"), "deny does-not-apply"],
  ["a merge's patch", "diff --cc src/a.ts\nindex 1111111,2222222..3333333\n", unreadable],
  [
    "a binary file without its content",
    "diff --git a/x b/x\nnew file mode 100644\nindex 0000000..2222222\nBinary files /dev/null and b/x differ\n",
    unreadable,
  ],
  [
    "binary content that is no such thing",
    "diff --git a/x b/x\nnew file mode 100644\nindex 0000000..2222222\nGIT binary patch\nliteral 3\nC00000\n\n",
    "deny binary-content, flag binary",
  ],
  ["a NUL byte in a name", newFile("x").replaceAll(/([ab])\/x/g, '"$1/x\\000.github"'), "deny unsafe-name"],
  ["a fuzzy word instead of a patch", "please apply: rm -rf /\n", unreadable],
];

describe("a patch of another form", () => {
  for (const [name, patch, outcome] of forms) it(name, async () => expect(await target.judge(patch)).toBe(outcome));

  it("whatever is accepted, git does just what was judged", async () => {
    const patch = target.patchOf((repo) => {
      repo.write("src/a.ts", "const a = 3;\n");
      repo.write("docs/x b/y.md", "new\n");
      repo.remove("README.md");
      repo.write("READ.md", baseFiles["README.md"] ?? "");
    });
    expect(await target.judge(patch)).toBe("accept");
  });
});

const lines = (count: number) => "x\n".repeat(count);
const zeros = () => target.patchOf((repo) => repo.write("zeros.bin", new Uint8Array(1_000_001)));

describe("a patch that is too much", () => {
  it.each([
    ["301 files", Array.from({ length: 301 }, (_, i) => newFile(`f${i}`)).join(""), "deny file-count"],
    ["20,001 lines", newFile("x", lines(20_001)), "deny line-count"],
    ["more than a megabyte", newFile("x", `${"y".repeat(1_100_000)}\n`), "deny patch-size"],
    ["a file of more than a million bytes", newFile("x", `${"y".repeat(1_000_001)}\n`), "deny file-size"],
    ["a path of 600 characters", newFile(`${"d/".repeat(300)}x`), "deny path-length"],
    ["a name of 300 characters", newFile("n".repeat(300)), "deny path-length"],
  ])("%s", async (_, patch, outcome) => expect(await target.judge(patch)).toBe(outcome));

  it("a few bytes that unpack to a million", async () => {
    expect(await target.judge(zeros())).toBe("deny file-size, deny binary-content, flag binary");
  });

  it("many that unpack to less each, and to more than ten megabytes in all", async () => {
    const one = target.patchOf((repo) => repo.write("zeros.bin", new Uint8Array(900_000)));
    const many = Array.from({ length: 12 }, (_, i) => one.replaceAll("zeros.bin", `zeros${i}.bin`)).join("");
    expect(await target.judge(many)).toBe("deny unpacked-size");
  });
});
