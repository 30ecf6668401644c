import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CommittedTree } from "../../src/git/committed-tree.ts";
import { RealGit } from "../vet/real-git.ts";

const path = process.env.PATH ?? "";
let repo: RealGit;
let count = 0;
beforeAll(() => {
  repo = new RealGit();
  repo.write("a", "1\n");
  repo.write('odd "ü\t\n\\', "2\n");
  repo.write("sub/run.sh", "3\n");
  repo.git("add", "-A");
  repo.git("update-index", "--chmod=+x", "sub/run.sh");
  repo.git("commit", "-q", "-m", "base");
});
afterAll(() => repo.dispose());

const beside = (name: string) => join(repo.dir, "..", name);

async function treeOf(folder: string): Promise<CommittedTree> {
  count += 1;
  const tree = await CommittedTree.of(folder, { own: beside(`own${count}`), path });
  if ("problem" in tree) throw new Error(tree.problem);
  return tree;
}

const files = [
  { path: "a", mode: "100644" },
  { path: 'odd "ü\t\n\\', mode: "100644" },
  { path: "sub/run.sh", mode: "100755" },
];
const patch = Buffer.from(
  "diff --git a/a b/a\nold mode 100644\nnew mode 100755\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-1\n+one\ndiff --git a/sub/run.sh b/go.sh\nsimilarity index 100%\nrename from sub/run.sh\nrename to go.sh\n",
);

describe("the commit that is checked out", () => {
  it.each([
    ["in a clone of its own", () => repo.dir],
    ["in a folder of it", () => join(repo.dir, "sub")],
    [
      "in another work tree of the same clone",
      () => {
        repo.git("worktree", "add", "-q", "--detach", beside("worktree"));
        return beside("worktree");
      },
    ],
    [
      "in a clone that borrows its objects",
      () => {
        repo.git("clone", "-q", "--shared", repo.dir, beside("shared"));
        return beside("shared");
      },
    ],
    [
      "in a shallow clone",
      () => {
        repo.git("clone", "-q", "--depth=1", `file://${repo.dir}`, beside("shallow"));
        return beside("shallow");
      },
    ],
    [
      "in a folder with an odd name",
      () => {
        mkdirSync(beside('odd "\\\n#'));
        repo.git("clone", "-q", repo.dir, beside('odd "\\\n#/clone'));
        return beside('odd "\\\n#/clone');
      },
    ],
  ])("%s, with its files and what a patch makes of them", async (_, folder) => {
    const tree = await treeOf(folder());
    expect((await tree.files()).toSorted((a, b) => a.path.localeCompare(b.path, "en"))).toEqual(
      files.toSorted((a, b) => a.path.localeCompare(b.path, "en")),
    );
    expect(await tree.apply(patch)).toEqual({
      ok: true,
      changed: [
        { path: "a", oldMode: "100644", newMode: "100755" },
        { path: "go.sh", oldMode: "000000", newMode: "100755" },
        { path: "sub/run.sh", oldMode: "100755", newMode: "000000" },
      ],
    });
  });

  it("does not know what has changed since", async () => {
    repo.write("new", "x\n");
    repo.git("add", "new");
    expect((await (await treeOf(repo.dir)).files()).map((file) => file.path)).not.toContain("new");
  });

  it("gives git's own words where a patch does not apply, and takes the next one all the same", async () => {
    const tree = await treeOf(repo.dir);
    const other = Buffer.from(patch.toString().replace("-1\n", "-9\n"));
    expect(await tree.apply(other)).toMatchObject({ ok: false, why: expect.stringContaining("patch failed: a:1") });
    expect(await tree.apply(patch)).toMatchObject({ ok: true });
    expect(await tree.apply(new Uint8Array())).toEqual({ ok: true, changed: [] });
  });
});
