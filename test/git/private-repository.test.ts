import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { agentGit, beside, checkOut, givenCheckout, newFolder, theForge } from "./given.ts";

const author = { name: "Rondo", email: "rondo@example.invalid" };
const at = new Date("2026-11-01T00:00:00Z");

async function nextSecond(): Promise<number> {
  await sleep(1_001 - (Date.now() % 1_000));
  return Math.floor(Date.now() / 1_000);
}

describe("capture and apply", () => {
  it("the tree that was validated is the tree that lands, bit by bit", async () => {
    const { folder, git, base, remote, write } = await givenCheckout();
    write("a.txt", "changed\r\nno end");
    write('new ü\t".bin', Buffer.from([0, 255, 1, 2, 10, 0]));
    write("run.sh", "#!/bin/sh\n");
    chmodSync(join(folder, "run.sh"), 0o755);
    symlinkSync("a.txt", join(folder, "link"));
    rmSync(join(folder, "src"), { recursive: true });
    const { patch, tree } = await git.capture(base);
    const landing = await checkOut(remote, "main");
    expect(await landing.git.apply(base, patch)).toMatchObject({ ok: true, tree });
    expect(await agentGit(landing.folder, "status", "--porcelain")).toBe("");
    const validating = await checkOut(remote, "main");
    expect(await validating.git.applyHere(patch)).toEqual({ ok: true, tree });
    expect(readFileSync(join(validating.folder, "a.txt"), "utf8")).toBe("changed\r\nno end");
    expect(existsSync(join(validating.folder, "src/b.txt"))).toBe(false);
    expect(await landing.git.files(tree)).toEqual([
      { mode: "100644", path: ".gitignore" },
      { mode: "100644", path: "a.txt" },
      { mode: "120000", path: "link" },
      { mode: "100644", path: 'new ü\t".bin' },
      { mode: "100755", path: "run.sh" },
    ]);
  });

  it("the files of a commit can be written elsewhere, whatever became of the checkout", async () => {
    const { git, base, folder, write } = await givenCheckout();
    const before = readFileSync(join(folder, "a.txt"), "utf8");
    write("a.txt", "changed by the agent");
    write("added.txt", "by the agent");
    const elsewhere = newFolder();
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, "left.txt"), "from an earlier run");
    await git.exportTo(base, elsewhere);
    expect(readFileSync(join(elsewhere, "a.txt"), "utf8")).toBe(before);
    expect(["added.txt", "left.txt"].filter((file) => existsSync(join(elsewhere, file)))).toEqual([]);
    expect(readFileSync(join(folder, "a.txt"), "utf8")).toBe("changed by the agent");
  });

  it("nothing changed: the same tree and an empty patch", async () => {
    const { git, base } = await givenCheckout();
    const tree = await git.treeOf(base);
    expect(await git.capture(base)).toEqual({ patch: Buffer.alloc(0), tree });
    expect(await git.apply(base, new Uint8Array())).toEqual({ ok: true, tree, changed: [] });
    expect(await git.applyHere(new Uint8Array())).toEqual({ ok: true, tree });
  });

  it("ignored files stay out, unless the base has them", async () => {
    const { git, base, write } = await givenCheckout({ "ignored/kept.txt": "kept\n" });
    write("ignored/new.txt", "new\n");
    write("ignored/kept.txt", "changed\n");
    const { patch } = await git.capture(base);
    expect(patch.toString().match(/^diff --git .*$/gm)).toEqual(["diff --git a/ignored/kept.txt b/ignored/kept.txt"]);
  });

  it("sees a change that keeps size and second of the checkout", async () => {
    // Git compares times by the second: a copy of the index that looks younger would hide such a change.
    const { remote } = await givenCheckout();
    for (;;) {
      const started = await nextSecond();
      const { git, base, write } = await checkOut(remote, "main");
      write("a.txt", "ONE\n");
      if (Math.floor(Date.now() / 1_000) !== started) continue;
      await nextSecond();
      expect((await git.capture(base)).patch.toString()).toContain("+ONE");
      return;
    }
  });

  it("an earlier capture leaves nothing behind", async () => {
    const { folder, git, base, write } = await givenCheckout();
    write("new.txt", "new\n");
    await git.capture(base);
    rmSync(join(folder, "new.txt"));
    expect((await git.capture(base)).patch).toHaveLength(0);
  });

  it("a patch that does not apply is a value with git's words, and changes no file", async () => {
    const { folder, git, base } = await givenCheckout();
    const patch = Buffer.from("diff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-other\n+x\n");
    const refused = { ok: false, why: expect.stringContaining("a.txt") };
    expect(await git.apply(base, patch)).toMatchObject(refused);
    expect(await git.applyHere(patch)).toMatchObject(refused);
    expect(readFileSync(join(folder, "a.txt"), "utf8")).toBe("one\n");
  });

  it("a patch can't write outside of the checkout", async () => {
    const { git, base } = await givenCheckout();
    const outside = newFolder();
    mkdirSync(outside);
    const added = (name: string, text: string, mode = "100644") =>
      `diff --git a/${name} b/${name}\nnew file mode ${mode}\n--- /dev/null\n+++ b/${name}\n@@ -0,0 +1 @@\n+${text}\n`;
    const link = `${added("way-out", outside, "120000")}\\ No newline at end of file\n`;
    for (const patch of [link + added("way-out/x", "x"), added("../x", "x"), added(".git/hooks/pre-push", "x")]) {
      expect(await git.applyHere(Buffer.from(patch))).toMatchObject({ ok: false });
      expect(await git.apply(base, Buffer.from(patch))).toMatchObject({ ok: false });
    }
    expect(readdirSync(outside)).toEqual([]);
  });

  it("work too large to be an iteration's is refused with the likely cause", async () => {
    const { git, base, write } = await givenCheckout();
    write("huge.txt", `${"x".repeat(99)}\n`.repeat(210_000));
    await expect(git.capture(base)).rejects.toThrow(/more than 20 MB.*\.gitignore/);
  });
});

describe("the base moved", () => {
  async function givenConflict() {
    const start = await givenCheckout({ "c.txt": "three\n" });
    const { setUp } = theForge();
    await setUp.commit(start.name, { branch: "work", files: { "a.txt": "ours\n" } });
    const theirs = await setUp.commit(start.name, {
      branch: "main",
      files: { "a.txt": "theirs\n", "c.txt": "moved\n" },
    });
    return { ...(await checkOut(start.remote, "work")), theirs };
  }
  const text = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

  it("conflicts stand in the files, and what merges cleanly is merged", async () => {
    const { folder, git, base, theirs } = await givenConflict();
    const merged = await git.mergeTrees(base, theirs);
    expect(merged.conflicts).toEqual(["a.txt"]);
    await git.materialise(base, merged.tree);
    expect(text(folder, "a.txt")).toMatch(/^<<<<<<< .+\nours\n=======\ntheirs\n>>>>>>> .+\n$/);
    expect(text(folder, "c.txt")).toBe("moved\n");
  });

  it("a resolution is a patch against the merge, and means the same in every job", async () => {
    const { folder, git, base, theirs, remote, write } = await givenConflict();
    const merged = await git.mergeTrees(base, theirs);
    await git.materialise(base, merged.tree);
    write("a.txt", "both\n");
    // The same job lands in the simple template, after the agent has worked.
    await git.materialise(base, merged.tree);
    expect(text(folder, "a.txt")).toBe("both\n");
    const { patch, tree } = await git.capture(merged.tree);
    const validating = await checkOut(remote, "work");
    expect(await validating.git.mergeTrees(base, theirs)).toEqual(merged);
    await validating.git.materialise(base, merged.tree);
    expect(await validating.git.applyHere(patch)).toEqual({ ok: true, tree });
    expect(await validating.git.apply(merged.tree, patch)).toMatchObject({ ok: true, tree });
    expect(patch.toString()).not.toContain("c.txt");
  });

  it("without a conflict there is none to name", async () => {
    const { git, base } = await givenCheckout();
    expect(await git.mergeTrees(base, base)).toEqual({ tree: await git.treeOf(base), conflicts: [] });
  });

  it("a commit that is not in the checkout is an error that names it", async () => {
    const { git, base } = await givenCheckout();
    await expect(git.mergeTrees(base, "0123456789012345678901234567890123456789")).rejects.toThrow(
      /merge-tree.*0123456/,
    );
  });
});

describe("the repository beside", () => {
  it("is found again by a later phase of the same job, whatever became of the checkout's own", async () => {
    const { folder, remote, base, write } = await givenCheckout();
    const place = newFolder();
    await beside(folder, remote, place);
    rmSync(join(folder, ".git"), { recursive: true });
    write("a.txt", "changed\n");
    const later = await beside(folder, remote, place);
    expect((await later.capture(base)).patch.toString()).toContain("+changed");
  });

  it("without a checkout names the step to add", async () => {
    const empty = newFolder();
    mkdirSync(empty);
    const remote = { url: "http://127.0.0.1:9/octo/app", token: null };
    await expect(beside(empty, remote)).rejects.toThrow(/no git checkout in .*actions\/checkout.*output `base`/);
  });

  it("works on a shallow checkout, which is the default of actions/checkout", async () => {
    const { remote } = await givenCheckout();
    const folder = newFolder();
    await agentGit("/", "clone", "--quiet", "--depth", "1", remote.url, folder);
    const base = (await agentGit(folder, "rev-parse", "HEAD")).trim();
    const git = await beside(folder, remote);
    const commit = await git.commit({ tree: await git.treeOf(base), parents: [base], message: "x\n", author, at });
    expect(await git.push("main", { commit, from: base })).toEqual({ ok: true });
  });
});
