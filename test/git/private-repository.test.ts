import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createForge, type Forge } from "../../src/embedded/forge/forge.ts";
import { PrivateRepository, type Remote } from "../../src/git/private-repository.ts";
import { pushRefusal } from "../../src/git/push-refusal.ts";

const path = process.env.PATH ?? "";
const author = { name: "Rondo", email: "rondo@example.invalid" };
const at = new Date("2026-11-01T00:00:00Z");

let forge: Forge;
let temporary: string;
let remote: Remote;
let git: PrivateRepository;
let base: string;
let count = 0;

beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), "rondo-git-"));
  forge = createForge();
  await forge.listen();
});
afterAll(async () => {
  await forge.close();
  rmSync(temporary, { recursive: true });
});

beforeEach(async () => {
  const name = `octo/app${++count}`;
  const files = { "a.txt": "one\n", "src/b.txt": "two\n", ".gitignore": "ignored/\n" };
  await forge.setUp.addRepository(name, { files });
  remote = { url: `${forge.url}/${name}`, token: forge.setUp.createToken("octo") };
  git = await PrivateRepository.create(join(temporary, `private${count}`), path);
  base = await git.fetch(remote, "refs/heads/main");
});

/** A checkout that an agent works in, with a `.git` of its own. */
async function workTree(): Promise<string> {
  const folder = join(temporary, `work${count}`);
  await git.checkOut(base, folder);
  const env = { PATH: path, HOME: temporary };
  execFileSync("git", ["init", "--quiet", folder], { env });
  return folder;
}

describe("capture, patch, apply", () => {
  it("the tree that was validated is the tree that lands, bit by bit", async () => {
    const folder = await workTree();
    writeFileSync(join(folder, "a.txt"), "changed\r\nno end");
    writeFileSync(join(folder, 'new ü\t".bin'), Buffer.from([0, 255, 1, 2, 10, 0]));
    writeFileSync(join(folder, "run.sh"), "#!/bin/sh\n");
    chmodSync(join(folder, "run.sh"), 0o755);
    symlinkSync("a.txt", join(folder, "link"));
    rmSync(join(folder, "src"), { recursive: true });
    const tree = await git.capture(folder, base);
    const patch = await git.patch(base, tree);
    const elsewhere = await PrivateRepository.create(join(temporary, `other${count}`), path);
    await elsewhere.fetch(remote, base);
    expect(await elsewhere.apply(base, patch)).toEqual({ ok: true, tree });
    expect((await git.changedPaths(base, tree)).toSorted()).toEqual(
      ["a.txt", "link", 'new ü\t".bin', "run.sh", "src/b.txt"].toSorted(),
    );
  });

  it("nothing changed: the same tree and an empty patch", async () => {
    const tree = await git.capture(await workTree(), base);
    expect(tree).toBe(await git.treeOf(base));
    expect(await git.patch(base, tree)).toHaveLength(0);
    expect(await git.apply(base, new Uint8Array())).toEqual({ ok: true, tree });
  });

  it("ignored files stay out", async () => {
    const folder = await workTree();
    mkdirSync(join(folder, "ignored"));
    writeFileSync(join(folder, "ignored/x"), "x");
    expect(await git.capture(folder, base)).toBe(await git.treeOf(base));
  });

  it("commits that the agent made itself count as its work", async () => {
    const folder = await workTree();
    writeFileSync(join(folder, "own.txt"), "mine\n");
    const env = { PATH: path, HOME: temporary };
    execFileSync("git", ["-C", folder, "add", "-A"], { env });
    const identity = ["-c", "user.name=a", "-c", "user.email=a@b"];
    execFileSync("git", ["-C", folder, ...identity, "commit", "--quiet", "-m", "mine"], { env });
    expect(await git.changedPaths(base, await git.capture(folder, base))).toEqual(["own.txt"]);
  });

  it("a patch that does not apply is a value with git's words", async () => {
    const patch = "diff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-other\n+x\n";
    const applied = await git.apply(base, Buffer.from(patch));
    expect(applied).toMatchObject({ ok: false, why: expect.stringContaining("a.txt") });
  });
});

it("nothing that an agent left in a work tree runs", async () => {
  const folder = await workTree();
  const proof = join(temporary, `fired${count}`);
  const trap = join(folder, "trap.sh");
  writeFileSync(trap, `#!/bin/sh\necho fired >> '${proof}'\ncat\n`);
  chmodSync(trap, 0o755);
  for (const hook of ["pre-commit", "pre-push", "post-index-change", "reference-transaction"]) {
    mkdirSync(join(folder, ".git/hooks"), { recursive: true });
    writeFileSync(join(folder, ".git/hooks", hook), `#!/bin/sh\necho fired >> '${proof}'\n`);
    chmodSync(join(folder, ".git/hooks", hook), 0o755);
  }
  writeFileSync(
    join(folder, ".git/config"),
    `[core]\n\trepositoryformatversion = 0\n\tfsmonitor = ${trap}\n\thooksPath = .git/hooks\n[filter "x"]\n\tclean = ${trap}\n\tsmudge = ${trap}\n[diff]\n\texternal = ${trap}\n[diff "x"]\n\ttextconv = ${trap}\n[url "http://127.0.0.1:1/"]\n\tpushInsteadOf = ${forge.url}/\n`,
  );
  writeFileSync(join(folder, ".gitattributes"), "* filter=x diff=x\n");
  writeFileSync(join(folder, "a.txt"), "changed\n");
  const tree = await git.capture(folder, base);
  await git.patch(base, tree);
  const commit = await git.commit({ tree, parents: [base], message: "Try", author, at });
  expect(await git.push(remote, "rondo/issue-1", { commit, from: null })).toEqual({ ok: true });
  expect(existsSync(proof) && readFileSync(proof, "utf8")).toBe(false);
});

describe("push", () => {
  const commitOn = async (parent: string, message: string) =>
    git.commit({ tree: await git.treeOf(parent), parents: [parent], message, author, at });

  it("the same work gives the same commit", async () => {
    expect(await commitOn(base, "Same")).toBe(await commitOn(base, "Same"));
  });

  it("creates a branch once, and moves it only from where it was believed to be", async () => {
    const one = await commitOn(base, "One");
    const two = await commitOn(one, "Two");
    expect(await git.push(remote, "work", { commit: one, from: null })).toEqual({ ok: true });
    expect(await git.push(remote, "work", { commit: one, from: null })).toMatchObject({ ok: true });
    expect(await git.push(remote, "work", { commit: two, from: base })).toMatchObject({
      ok: false,
      refusal: "not-fast-forward",
    });
    expect(await git.push(remote, "work", { commit: two, from: one })).toEqual({ ok: true });
    expect(await git.fetch(remote, "refs/heads/work")).toBe(two);
  });

  it("without permission is refused by name, and nothing shows the token", async () => {
    const stranger = { url: remote.url, token: "ghp_notatoken" };
    const refused = await git.push(stranger, "work", { commit: await commitOn(base, "One"), from: null });
    expect(refused).toMatchObject({ ok: false, refusal: "no-permission" });
    expect(JSON.stringify(refused)).not.toContain("ghp_notatoken");
  });
});

describe("a refused push names its cause", () => {
  it.each([
    [
      "refusing to allow a GitHub App to create or update workflow `.github/workflows/x.yml` without `workflows` permission",
      "workflow-files",
    ],
    ["remote: error: GH006: Protected branch update failed for refs/heads/x.", "protected"],
    ["remote: error: GH013: Repository rule violations found for refs/heads/x.", "protected"],
    ["! [rejected] main -> main (non-fast-forward)", "not-fast-forward"],
    ["! [rejected] a -> b (stale info)", "not-fast-forward"],
    ["fatal: unable to access 'http://x/': The requested URL returned error: 403", "no-permission"],
    ["fatal: unable to access 'http://x/': Failed to connect", "unreachable"],
  ])("%s", (stderr, refusal) => {
    expect(pushRefusal(stderr)).toBe(refusal);
  });
});
