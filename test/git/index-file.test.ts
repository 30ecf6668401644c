import { chmodSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { changedEntries, readablePath, readIndex } from "../../src/git/index-file.ts";
import { treeId } from "../../src/git/objects.ts";
import { agentGit, newFolder } from "./given.ts";

const nothing = "0123456789012345678901234567890123456789";

/** Names that sort differently as files and as folders, of every length that padding can have, in many letters. */
const names = [
  ...["a", "a.txt", "a-b/x", "a/b", "a/b.c/d", "a0/x", "a b", 'q"uote', "tab\there", "ünï/cödé", "漢字/🙂"],
  ...Array.from({ length: 9 }, (_, index) => `pad/${"x".repeat(index + 1)}`),
  `deep/${"d/".repeat(60)}end`,
  `long/${"n".repeat(200)}/${"m".repeat(200)}`,
].filter((name) => name !== "a");

async function givenIndex(): Promise<{ folder: string; index: string; git: (...args: string[]) => Promise<string> }> {
  const folder = newFolder();
  mkdirSync(folder);
  const git = (...args: string[]) => agentGit(folder, ...args);
  await git("init", "--quiet");
  for (const name of names) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
  writeFileSync(join(folder, "run.sh"), "");
  chmodSync(join(folder, "run.sh"), 0o755);
  symlinkSync("run.sh", join(folder, "link"));
  await git("add", "--all");
  await git("update-index", "--add", "--cacheinfo", `160000,${nothing},module`);
  return { folder, index: join(folder, ".git/index"), git };
}

async function idOf(index: string): Promise<string> {
  return treeId((await readIndex(index)) ?? expect.fail("the index was not understood"));
}

describe("an index", () => {
  it.each(["2", "3", "4"])(
    "of version %s gives the id that git gives its tree, and git's paths and modes",
    async (version) => {
      const { index, git } = await givenIndex();
      // Version 3 is what git makes of 2 where a flag needs it.
      if (version === "3") await git("update-index", "--skip-worktree", "a b");
      await git("update-index", "--index-version", version);
      const listed = (await git("ls-files", "--stage", "-z")).split("\0").slice(0, -1);
      const read = (await readIndex(index)) ?? expect.fail("the index was not understood");
      expect(
        read.map(
          ({ path, mode, sha }) => `${mode} ${Buffer.from(sha, "latin1").toString("hex")} 0\t${readablePath(path)}`,
        ),
      ).toEqual(listed);
      expect(await idOf(index)).toBe((await git("write-tree", "--missing-ok")).trim());
    },
  );

  it("with git's own notes at its end is read all the same", async () => {
    const { index, git } = await givenIndex();
    await git("write-tree", "--missing-ok");
    await git("update-index", "--untracked-cache");
    await git("status");
    expect(await idOf(index)).toBe((await git("write-tree", "--missing-ok")).trim());
  });

  it("without a file is the empty tree", async () => {
    const { index, git } = await givenIndex();
    await git("read-tree", "--empty");
    expect(await idOf(index)).toBe("4b825dc642cb6eb9a060e54bf8d69288fbee4904");
  });
});

describe("git itself is asked about an index", () => {
  it("that is split in two files", async () => {
    const { index, git } = await givenIndex();
    await git("update-index", "--split-index");
    expect(await readIndex(index)).toBeNull();
  });

  it("with a file that is only meant to be added", async () => {
    const { folder, index, git } = await givenIndex();
    writeFileSync(join(folder, "later.txt"), "");
    await git("add", "--intent-to-add", "later.txt");
    expect(await readIndex(index)).toBeNull();
  });

  it("with a conflict", async () => {
    const { index, git } = await givenIndex();
    const [blob = ""] = (await git("ls-files", "--stage", "a.txt")).split(" ").slice(1);
    await git("update-index", "--add", "--cacheinfo", `100644,${blob},other.txt`);
    await git("rm", "--quiet", "--cached", "other.txt");
    const child = [`100644 ${blob} 1\tother.txt`, `100644 ${blob} 2\tother.txt`].join("\n");
    writeFileSync(join(index, "../stages"), `${child}\n`);
    await git("-c", "alias.stages=!git update-index --index-info < .git/stages", "stages");
    expect(await readIndex(index)).toBeNull();
  });

  it("that is none", async () => {
    const { folder } = await givenIndex();
    writeFileSync(join(folder, "none"), "x".repeat(99));
    expect(await readIndex(join(folder, "none"))).toBeNull();
  });
});

describe("what differs between two indexes", () => {
  async function difference(edit: (folder: string) => unknown) {
    const { folder, index, git } = await givenIndex();
    await git("commit", "--quiet", "-m", "before");
    const before = join(newFolder(), "index");
    cpSync(index, before);
    edit(folder);
    await git("add", "--all");
    const raw = (await git("diff-index", "--cached", "--raw", "-z", "--no-renames", "HEAD")).split("\0").slice(0, -1);
    const told = raw.flatMap((word, i) => (i % 2 === 0 ? [{ path: raw[i + 1], newMode: word.slice(8, 14) }] : []));
    const [old, now] = [await readIndex(before), await readIndex(index)];
    return { told, seen: changedEntries(old ?? [], now ?? []) };
  }

  it("is just what git says: new, gone, changed, executable, links, files for folders and folders for files", async () => {
    const { told, seen } = await difference((folder) => {
      const at = (path: string) => join(folder, path);
      writeFileSync(at("0-first"), "new");
      writeFileSync(at("zz-last"), "new");
      writeFileSync(at("a.txt"), "other");
      rmSync(at("a b"));
      chmodSync(at("run.sh"), 0o644);
      rmSync(at("link"));
      symlinkSync("a.txt", at("link"));
      rmSync(at("a"), { recursive: true });
      writeFileSync(at("a"), "a file now");
      rmSync(at("tab\there"));
      mkdirSync(at("tab\there"));
      writeFileSync(at("tab\there/x"), "a folder now");
    });
    expect(told.length).toBeGreaterThan(9);
    expect(seen.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual(
      told.toSorted((a, b) => (a.path ?? "").localeCompare(b.path ?? "")),
    );
  });

  it("is nothing where nothing does", async () => {
    // Without its folder, git would take the submodule out.
    expect(await difference((folder) => mkdirSync(join(folder, "module")))).toEqual({ told: [], seen: [] });
  });
});
