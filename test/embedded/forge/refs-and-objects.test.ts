import { expect, test } from "vitest";
import { branch, givenForge, refusalOf, where } from "./given.ts";

async function commitOn(given: Awaited<ReturnType<typeof givenForge>>, parent: string, path: string) {
  const { owner } = given;
  const base = (await owner.git.getCommit({ ...where, commit_sha: parent })).data.tree.sha;
  const tree = await owner.git.createTree({
    ...where,
    base_tree: base,
    tree: [{ path, mode: "100755", type: "blob", content: `${path}\n` }],
  });
  return (await owner.git.createCommit({ ...where, message: path, tree: tree.data.sha, parents: [parent] })).data.sha;
}

test("of two who move a ref from the same tip, one is refused", async () => {
  const given = await givenForge();
  const { owner } = given;
  const main = (await owner.git.getRef({ ...where, ref: "heads/main" })).data.object.sha;
  const [one, two] = [await commitOn(given, main, "one"), await commitOn(given, main, "two")];
  const results = await Promise.allSettled(
    [one, two].map((sha) => owner.git.updateRef({ ...where, ref: "heads/main", sha })),
  );
  expect(results.map((each) => each.status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("of two who create a ref, one is refused", async () => {
  const { owner, forge } = await givenForge();
  const sha = await branch(forge, "topic");
  const create = () => owner.git.createRef({ ...where, ref: "refs/heads/lock", sha });
  const results = await Promise.allSettled([create(), create()]);
  expect(results.map((each) => each.status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a ref is found by its whole name only, and listed by its beginning", async () => {
  const { owner, forge } = await givenForge();
  await branch(forge, "rondo/1");
  await branch(forge, "rondo/12");
  expect((await refusalOf(owner.git.getRef({ ...where, ref: "heads/rondo" }))).status).toBe(404);
  const { data } = await owner.git.listMatchingRefs({ ...where, ref: "heads/rondo/1" });
  expect(data.map((each) => each.ref)).toEqual(["refs/heads/rondo/1", "refs/heads/rondo/12"]);
});

test("a tree keeps modes, deletes with a null, and is what git itself reads", async () => {
  const given = await givenForge();
  const { owner } = given;
  const main = (await owner.git.getRef({ ...where, ref: "heads/main" })).data.object.sha;
  const sha = await commitOn(given, main, "bin/run");
  const tree = (await owner.git.getTree({ ...where, tree_sha: sha, recursive: "1" })).data.tree;
  expect(tree.map(({ path, mode, type }) => [path, mode, type])).toEqual([
    ["README.md", "100644", "blob"],
    ["bin", "040000", "tree"],
    ["bin/run", "100755", "blob"],
    ["src", "040000", "tree"],
    ["src/a.txt", "100644", "blob"],
  ]);
  const gone = await owner.git.createTree({
    ...where,
    base_tree: sha,
    tree: [{ path: "src/a.txt", mode: "100644", type: "blob", sha: null }],
  });
  expect(gone.data.tree.map((each) => each.path)).toEqual(["README.md", "bin"]);
});

test("contents come as base64, raw, or a folder's list", async () => {
  const { owner } = await givenForge();
  const file = await owner.repos.getContent({ ...where, path: "src/a.txt" });
  expect(file.data).toMatchObject({ type: "file", encoding: "base64", content: "b25lCg==\n", size: 4 });
  const raw = await owner.repos.getContent({ ...where, path: "src/a.txt", mediaType: { format: "raw" } });
  expect(raw.data).toBe("one\n");
  const folder = await owner.repos.getContent({ ...where, path: "" });
  expect(folder.data).toMatchObject([{ name: "README.md" }, { name: "src", type: "dir" }]);
});

test("commits are listed by path, and compared", async () => {
  const { owner, forge } = await givenForge();
  const tip = await branch(forge, "topic", { "src/a.txt": "one\ntwo\n" });
  const of = async (path: string) => (await owner.repos.listCommits({ ...where, sha: "topic", path })).data.length;
  expect([await of("src/a.txt"), await of("README.md")]).toEqual([2, 1]);
  const { data } = await owner.repos.compareCommitsWithBasehead({ ...where, basehead: "main...topic" });
  expect(data).toMatchObject({
    status: "ahead",
    ahead_by: 1,
    behind_by: 0,
    commits: [{ sha: tip }],
    files: [
      { filename: "src/a.txt", status: "modified", additions: 1, deletions: 0, patch: "@@ -1 +1,2 @@\n one\n+two" },
    ],
  });
});

test("a base is merged into a branch: 201, and 204 when there is nothing to do", async () => {
  const { owner, forge } = await givenForge();
  await branch(forge, "topic");
  await branch(forge, "main", { "base.txt": "base\n" });
  const merge = () => owner.repos.merge({ ...where, base: "topic", head: "main" });
  expect((await merge()).status).toBe(201);
  expect((await merge()).status as number).toBe(204);
});
