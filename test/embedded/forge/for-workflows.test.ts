import { expect, test } from "vitest";
import { branch, givenForge, givenGit, REPO, temporaryFolder } from "./given.ts";

test("a revision is found by branch, full ref and SHA, and its files are read", async () => {
  const { forge } = await givenForge();
  const sha = await branch(forge, "topic", {
    ".github/workflows/a.yml": "on: push\n",
    ".github/workflows/b/c.yml": "x",
  });
  for (const name of ["topic", "heads/topic", "refs/heads/topic"]) {
    expect(await forge.resolve(REPO, name)).toEqual({ ref: "refs/heads/topic", sha });
  }
  expect((await forge.resolve(REPO, sha))?.sha).toBe(sha);
  expect(await forge.resolve(REPO, "nothing")).toBeUndefined();
  expect(await forge.listFolder(REPO, sha, ".github/workflows")).toEqual([".github/workflows/a.yml"]);
  expect(await forge.readFile(REPO, sha, ".github/workflows/a.yml")).toBe("on: push\n");
  expect(await forge.readFile(REPO, sha, "nothing")).toBeUndefined();
});

test("a repository can be a copy of one on this machine", async () => {
  const { forge } = await givenForge();
  const git = givenGit();
  const folder = temporaryFolder();
  await git(folder, "init", "-q");
  await git(folder, "commit", "-q", "--allow-empty", "-m", "Mine");
  await git(folder, "tag", "v1");
  await forge.setUp.addRepository("me/mine", { copyOf: folder });
  const head = (await git(folder, "rev-parse", "HEAD")).output.trim();
  expect(await forge.resolve("me/mine", "v1")).toEqual({ ref: "refs/tags/v1", sha: head });
});

test("git itself finds nothing wrong with what the forge has written", async () => {
  const { forge } = await givenForge();
  await branch(forge, "topic/one");
  const checked = await givenGit()(forge.gitDir(REPO), "fsck", "--strict", "--full");
  expect(checked, checked.output).toMatchObject({ ok: true });
  expect((await givenGit()(forge.gitDir(REPO), "for-each-ref", "--format=%(refname)")).output).toBe(
    "refs/heads/main\nrefs/heads/topic/one\n",
  );
});
