/** What an agent may try with the names and types of files, and what must come of each try. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deletion, edit, move, newFile, Target } from "./target.ts";

let target: Target;
beforeAll(() => {
  target = new Target();
});
afterAll(() => target.dispose());

type Attack = readonly [name: string, patch: string, outcome: string, config?: string];

function attacks(title: string, table: readonly Attack[]): void {
  describe(title, () => {
    for (const [name, patch, outcome, config] of table)
      it(name, async () => expect(await target.judge(patch, config)).toBe(outcome));
  });
}

const ci = "deny github-folder, flag ci-settings";

attacks(".github in disguise", [
  ["a new workflow", newFile(".github/workflows/x.yml"), ci],
  ["an edit of a workflow", edit(".github/workflows/ci.yml", "on: push", "on: issues"), ci],
  ["an edit of Rondo's own settings", edit(".github/rondo.yml", "max-iterations: 3", "max-iterations: 99"), ci],
  ["a workflow deleted", deletion(".github/workflows/ci.yml", "on: push"), ci],
  ["a workflow renamed away", move("rename", ".github/workflows/ci.yml", "ci.yml"), ci],
  ["a file renamed into it", move("rename", "src/a.ts", ".github/workflows/a.yml"), ci],
  ["a file copied into it", move("copy", "src/a.ts", ".github/workflows/a.yml"), ci],
  ["a local action", newFile(".github/actions/x/action.yml"), ci],
  ["in capitals", newFile(".GITHUB/workflows/x.yml"), `deny github-folder, deny case-collision, flag ci-settings`],
  [
    "with a dot behind",
    newFile(".github./x"),
    `deny github-folder, deny case-collision, flag ci-settings, flag windows-name`,
  ],
  [
    "with a space behind",
    newFile(".github /x"),
    `deny github-folder, deny case-collision, flag ci-settings, flag windows-name`,
  ],
  ["by its short name", newFile("GITHUB~1/x"), `deny github-folder, deny case-collision, flag ci-settings`],
  ["with a dotless i", newFile(".g\u0131thub/x"), `deny github-folder, deny case-collision, flag ci-settings`],
  [
    "with an invisible letter",
    newFile(".git\u200dhub/x"),
    `deny github-folder, deny case-collision, flag ci-settings, flag invisible-name`,
  ],
  [
    "with a soft hyphen",
    newFile(".git\u00adhub/x"),
    `deny github-folder, deny case-collision, flag ci-settings, flag invisible-name`,
  ],
  [
    "as a hidden stream",
    newFile(".github::$INDEX_ALLOCATION/x"),
    `deny unsafe-name, deny github-folder, deny case-collision, flag ci-settings`,
  ],
  ["with a dotted capital I", newFile(".g\u0130thub/x"), "deny github-folder, deny case-collision, flag ci-settings"],
  ["by a backslash", newFile(".github\\workflows\\x.yml"), "deny unsafe-name"],
  ["by a detour", newFile("src/../.github/x"), "deny outside-repository, flag ci-settings, flag windows-name"],
  ["by a slash too many", newFile(".github//x"), "deny outside-repository, deny github-folder, flag ci-settings"],
  ["as a file in the folder's place", newFile(".github"), "deny github-folder"],
  [
    "as a symlink in the folder's place",
    newFile(".GitHub", "evil\n", "120000"),
    "deny github-folder, deny symlink, deny case-collision",
  ],
]);

attacks(".git in disguise", [
  ["a hook", newFile(".git/hooks/pre-commit", "x\n", "100755"), "deny git-folder, flag executable"],
  ["in capitals", newFile(".GIT/config"), "deny git-folder"],
  ["with dots and spaces behind", newFile(".git. . /config"), "deny git-folder, flag windows-name"],
  ["by its short name", newFile("git~1/config"), "deny git-folder"],
  ["by its hashed short name", newFile("GI7EBA~1/config"), "deny git-folder"],
  ["with a joiner, which HFS+ ignores", newFile(".g\u200cit/config"), "deny git-folder, flag invisible-name"],
  [
    "with a mark of direction, which HFS+ ignores",
    newFile(".gi\u202at/config"),
    "deny git-folder, flag invisible-name",
  ],
  [
    "with a digit shape selector, which HFS+ ignores",
    newFile("\u206e.git/config"),
    "deny git-folder, flag invisible-name",
  ],
  ["with a byte order mark, which HFS+ ignores", newFile(".git\ufeff/config"), "deny git-folder, flag invisible-name"],
  ["inside a folder", newFile("src/.git/config"), "deny git-folder"],
  ["as a file that points elsewhere", newFile("src/.git", "gitdir: /tmp/evil\n"), "deny git-folder"],
  [".gitmodules", newFile(".gitmodules"), "deny gitmodules"],
  [".gitmodules in capitals, in a folder", newFile("src/.GITMODULES"), "deny gitmodules"],
  [".gitmodules by its short name", newFile("gitmod~1"), "deny gitmodules"],
  ["CODEOWNERS at the top", newFile("CODEOWNERS"), "deny codeowners"],
  ["CODEOWNERS in docs", newFile("docs/CODEOWNERS"), "deny codeowners"],
  ["codeowners anywhere, in any case", newFile("a/b/CodeOwners "), "deny codeowners, flag windows-name"],
]);

attacks("paths that lead out, or that some system reads otherwise", [
  ["absolute", newFile("/etc/cron.d/x"), "deny outside-repository"],
  ["up", newFile("../x"), "deny outside-repository, flag windows-name"],
  ["up from inside", newFile("src/../../x"), "deny outside-repository, flag windows-name"],
  ["up, with a space", newFile("src/.. /x"), "deny outside-repository, flag windows-name"],
  ["a drive", newFile("C:/x"), "deny unsafe-name"],
  ["a line break in a name", newFile("a\nb"), "deny unsafe-name"],
  ["an escape sequence in a name", newFile("a\u001b[2Jb"), "deny unsafe-name"],
  ["a name that is not UTF-8", newFile("a").replaceAll(/([ab])\/a\b/g, '"$1/\\377"'), "deny unsafe-name"],
  ["a name in another case", newFile("readme.MD"), "deny case-collision"],
  ["a folder in another case", newFile("SRC/b.ts"), "deny case-collision"],
  ["a name composed otherwise", newFile("caf\u00e9.md"), "deny case-collision"],
  ["a name with other capitals of its own alphabet", newFile("src/GRÖSSE.ts"), "deny case-collision"],
  ["two new names in two cases", newFile("New.md") + newFile("new.md"), "deny case-collision"],
  ["a new folder, and a new file named so", newFile("New/a") + newFile("new"), "deny case-collision"],
  ["a file named as a folder", newFile("src"), "deny does-not-apply"],
  ["a folder named as a file", newFile("README.md/x"), "deny does-not-apply"],
  ["a file behind a symlink", newFile("link/passwd"), "deny through-symlink"],
  ["a file in a submodule", newFile("module/x"), "deny through-symlink"],
]);

attacks("types and modes", [
  ["a new symlink", newFile("s", "/etc/passwd\n", "120000"), "deny symlink"],
  [
    "a file that becomes a symlink",
    deletion("README.md", "# Read me") + newFile("README.md", "/etc/passwd\n", "120000"),
    "deny symlink, deny file-type",
  ],
  [
    "a file that becomes a symlink by its mode alone",
    "diff --git a/src/a.ts b/src/a.ts\nold mode 100644\nnew mode 120000\n",
    "deny symlink",
  ],
  ["a symlink that leads elsewhere", edit("link", "/etc", "/root").replace(" 100644", " 120000"), "deny symlink"],
  ["a symlink renamed, by a patch that does not tell", move("rename", "link", "link2"), "deny symlink"],
  ["a symlink edited as if it were a file", edit("link", "/etc", "/root"), "deny file-type"],
  ["a gitlink", newFile("sub", `Subproject commit ${"1".repeat(40)}\n`, "160000"), "deny submodule"],
  [
    "a submodule at another commit",
    edit("module", `Subproject commit ${"1".repeat(40)}`, `Subproject commit ${"2".repeat(40)}`).replace(
      " 100644",
      " 160000",
    ),
    "deny submodule",
  ],
  ["a submodule deleted, by a patch that calls it a file", deletion("module", "x"), "deny file-type"],
  ["a mode of no file", newFile("x", "x\n", "100777"), "deny file-type"],
  ["a folder's mode", newFile("x", "x\n", "040000"), "deny file-type"],
  ["an executable", newFile("x.sh", "x\n", "100755"), "flag executable"],
  ["an exec bit alone", "diff --git a/src/a.ts b/src/a.ts\nold mode 100644\nnew mode 100755\n", "flag executable"],
  [
    "an exec bit taken away",
    "diff --git a/tools/run.sh b/tools/run.sh\nold mode 100755\nnew mode 100644\n",
    "flag executable",
  ],
  [
    "an exec bit that comes with a rename",
    move("rename", "src/a.ts", "src/b.ts").replace("similarity", "old mode 100644\nnew mode 100755\nsimilarity"),
    "flag executable",
  ],
  [
    "an exec bit, after a lie about the old mode",
    "diff --git a/src/a.ts b/src/a.ts\nold mode 100755\nnew mode 100755\n",
    "deny unreadable-patch",
  ],
]);

const golden = "protect: ['test/golden/**', 'README.md', 'app/[slug]/**']";

attacks("protected files", [
  ["edited", edit("test/golden/a.txt", "golden", "bent"), "deny protected", golden],
  ["deleted", deletion("test/golden/a.txt", "golden"), "deny protected", golden],
  ["renamed away", move("rename", "test/golden/a.txt", "x.txt"), "deny protected", golden],
  ["renamed within", move("rename", "test/golden/a.txt", "test/golden/b.txt"), "deny protected", golden],
  ["another renamed onto one", move("rename", "src/a.ts", "test/golden/b.txt"), "deny protected", golden],
  ["another copied over one", move("copy", "src/a.ts", "test/golden/a.txt"), "deny protected", golden],
  ["a new one among them", newFile("test/golden/b.txt"), "deny protected", golden],
  ["the folder replaced by a file", newFile("test/golden"), "deny does-not-apply", golden],
  ["by a name in another case", newFile("Test/Golden/b.txt"), "deny case-collision, deny protected", golden],
  [
    "by a mode alone",
    "diff --git a/README.md b/README.md\nold mode 100644\nnew mode 100755\n",
    "deny protected, flag executable",
    golden,
  ],
  [
    "in a folder whose name is a class of letters to a glob",
    edit("app/[slug]/page.tsx", "export {};", "x"),
    "deny protected",
    golden,
  ],
  ["with everything allowed", edit("README.md", "# Read me", "# x"), "deny protected", `${golden}\nallow: ['**']`],
]);
