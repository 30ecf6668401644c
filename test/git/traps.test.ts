import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { agentGit, type Checkout, givenCheckout, newFolder, theForge } from "./given.ts";

const author = { name: "Rondo", email: "rondo@example.invalid" };
const at = new Date("2026-11-01T00:00:00Z");

function executable(file: string, text: string): void {
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}

/** What would run, had anything of the checkout's settings a say. Returns the file that is then there. */
async function setTraps({ folder, remote }: Checkout): Promise<string> {
  const proof = newFolder();
  const trap = join(folder, "trap.sh");
  executable(trap, `#!/bin/sh\necho "$0 $*" >> '${proof}'\n`);
  mkdirSync(join(folder, ".git/hooks"), { recursive: true });
  for (const hook of ["pre-commit", "pre-push", "post-index-change", "reference-transaction", "post-checkout"])
    executable(join(folder, ".git/hooks", hook), `#!/bin/sh\necho ${hook} >> '${proof}'\n`);
  const settings = {
    "core.fsmonitor": trap,
    "core.hooksPath": join(folder, ".git/hooks"),
    "core.sshCommand": trap,
    "core.pager": trap,
    "credential.helper": trap,
    "filter.x.clean": trap,
    "filter.x.smudge": trap,
    "filter.x.process": trap,
    "filter.x.required": "true",
    "diff.external": trap,
    "diff.x.textconv": trap,
    "diff.x.command": trap,
    "merge.x.driver": trap,
    "merge.default": "x",
    "gpg.program": trap,
    "commit.gpgSign": "true",
    "url.http://127.0.0.1:1/.insteadOf": new URL("/", remote.url).href,
    "url.http://127.0.0.1:2/.pushInsteadOf": new URL("/", remote.url).href,
  };
  for (const [key, value] of Object.entries(settings)) await agentGit(folder, "config", key, value);
  writeFileSync(join(folder, ".gitattributes"), "* filter=x diff=x merge=x\n");
  return proof;
}

it("the traps do fire where the checkout's own settings count", async () => {
  const checkout = await givenCheckout();
  const proof = await setTraps(checkout);
  await expect(agentGit(checkout.folder, "add", "--all")).rejects.toThrow();
  expect(readFileSync(proof, "utf8")).toContain("trap.sh");
});

it("nothing that an agent left in the checkout runs, or sends the work elsewhere", async () => {
  const checkout = await givenCheckout();
  const { git, base, name, write } = checkout;
  const proof = await setTraps(checkout);
  write("a.txt", "changed\n");
  const { patch, tree } = await git.capture(base);
  expect(await git.apply(base, patch)).toMatchObject({ ok: true, tree });
  await git.files(tree);
  const theirs = await theForge().setUp.commit(name, { branch: "other", files: { "a.txt": "other\n" } });
  await agentGit(checkout.folder, "config", "--unset-all", "url.http://127.0.0.1:1/.insteadOf");
  const commit = await git.commit({ tree, parents: [base], message: "Try\n", author, at });
  expect(await git.push("rondo/issue-1", { commit, from: "" })).toEqual({ ok: true });
  expect((await theForge().resolve(name, "rondo/issue-1"))?.sha).toBe(commit);
  expect(theirs).not.toBe(commit);
  expect(existsSync(proof) && readFileSync(proof, "utf8")).toBe(false);
});

it("nor does it when the base is merged and checked out", async () => {
  const before = await givenCheckout();
  const { git, base, folder } = before;
  const proof = await setTraps(before);
  const merged = await git.mergeTrees(base, base);
  await git.materialise(base, merged.tree);
  rmSync(join(folder, ".gitattributes"));
  rmSync(join(folder, "trap.sh"));
  expect(await git.applyHere(new Uint8Array())).toEqual({ ok: true, tree: merged.tree });
  expect(existsSync(proof)).toBe(false);
});

describe("only the files count, whatever an agent did to its own repository", () => {
  it("commits of its own are its work", async () => {
    const { folder, git, base, write } = await givenCheckout();
    write("own.txt", "mine\n");
    await agentGit(folder, "add", "--all");
    await agentGit(folder, "commit", "--quiet", "-m", "mine");
    expect((await git.capture(base)).patch.toString()).toMatch(/^diff --git a\/own\.txt b\/own\.txt$/m);
  });

  it.each<[string, (folder: string) => unknown]>([
    ["deleted", (folder) => rmSync(join(folder, ".git"), { recursive: true })],
    [
      "started anew",
      async (folder) => {
        rmSync(join(folder, ".git"), { recursive: true });
        await agentGit(folder, "init", "--quiet");
      },
    ],
    [
      "pointed elsewhere",
      (folder) => {
        rmSync(join(folder, ".git"), { recursive: true });
        writeFileSync(join(folder, ".git"), "gitdir: /nowhere\n");
      },
    ],
    ["without objects", (folder) => rmSync(join(folder, ".git/objects"), { recursive: true })],
    ["told that nothing changed", (folder) => agentGit(folder, "update-index", "--assume-unchanged", "a.txt")],
    ["told to look away", (folder) => writeFileSync(join(folder, ".git/info/exclude"), "*\n")],
  ])("%s", async (_, change) => {
    const { folder, git, base, write } = await givenCheckout();
    await change(folder);
    write("a.txt", "changed\n");
    write("new.txt", "new\n");
    const { patch, tree } = await git.capture(base);
    expect(patch.toString().match(/^diff --git .*$/gm)).toEqual([
      "diff --git a/a.txt b/a.txt",
      "diff --git a/new.txt b/new.txt",
    ]);
    expect(await git.apply(base, patch)).toMatchObject({ ok: true, tree });
  });

  it("a repository inside it shows as what it is, so that it can be refused", async () => {
    const { folder, git, base } = await givenCheckout();
    mkdirSync(join(folder, "nested"));
    writeFileSync(join(folder, "nested/x.txt"), "x\n");
    await agentGit(join(folder, "nested"), "init", "--quiet");
    await agentGit(join(folder, "nested"), "add", "--all");
    await agentGit(join(folder, "nested"), "commit", "--quiet", "-m", "nested");
    expect((await git.capture(base)).patch.toString()).toMatch(/^new file mode 160000$/m);
  });

  it("a repository inside it without a commit is named: git can't take it, and nothing is lost in silence", async () => {
    const { folder, git, base } = await givenCheckout();
    mkdirSync(join(folder, "nested"));
    writeFileSync(join(folder, "nested/x.txt"), "x\n");
    await agentGit(join(folder, "nested"), "init", "--quiet");
    await expect(git.capture(base)).rejects.toThrow("'nested/' does not have a commit checked out");
  });
});
