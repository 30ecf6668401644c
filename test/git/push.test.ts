import { describe, expect, it } from "vitest";
import { pushRefusal } from "../../src/git/push-refusal.ts";
import type { NewCommit } from "../../src/ports.ts";
import { agentGit, beside, type Checkout, givenCheckout, theForge } from "./given.ts";

const author = { name: "Rondo", email: "rondo@example.invalid" };
const at = new Date("2026-11-01T00:00:00Z");

async function commitOn({ git, base }: Checkout, more: Partial<NewCommit> = {}): Promise<string> {
  return git.commit({ tree: await git.treeOf(base), parents: [base], message: "Work\n", author, at, ...more });
}

async function withToken({ folder, remote }: Checkout, token: string | null) {
  return beside(folder, { url: remote.url, token });
}

function jobToken({ name }: Checkout, permissions: Readonly<Record<string, "read" | "write">>): string {
  return theForge().mintJobToken({ repository: name, permissions, runId: 1 });
}

describe("a commit", () => {
  it("is the same for the same work: a run that died after its push recognises its own", async () => {
    const checkout = await givenCheckout();
    expect(await commitOn(checkout)).toBe(await commitOn(checkout));
    expect(await commitOn(checkout)).not.toBe(await commitOn(checkout, { at: new Date("2026-11-01T00:00:01Z") }));
  });

  it("is what git makes of it: author, time, parents and message", async () => {
    const checkout = await givenCheckout();
    const { git, base, folder, name } = checkout;
    const other = await commitOn(checkout, { message: "Other\n" });
    const message = "Ünïcode\n\nRondo-Loop: 7-1\n";
    const commit = await commitOn(checkout, { parents: [base, other], message });
    expect(await git.push("work", { commit, from: "" })).toEqual({ ok: true });
    await agentGit(folder, "fetch", "--quiet", checkout.remote.url, "work");
    expect(await agentGit(folder, "cat-file", "commit", "FETCH_HEAD")).toBe(
      `tree ${await git.treeOf(base)}\nparent ${base}\nparent ${other}\nauthor Rondo <rondo@example.invalid> 1793491200 +0000\ncommitter Rondo <rondo@example.invalid> 1793491200 +0000\n\n${message}`,
    );
    await agentGit(folder, "fsck", "--strict");
    expect((await theForge().resolve(name, "work"))?.sha).toBe(commit);
  });
});

describe("push", () => {
  it("moves a branch only from where it was believed to be", async () => {
    const checkout = await givenCheckout();
    const { git, base, name } = checkout;
    const one = await commitOn(checkout);
    const two = await commitOn(checkout, { parents: [one] });
    expect(await git.push("main", { commit: one, from: base })).toEqual({ ok: true });
    expect(await git.push("main", { commit: two, from: base })).toMatchObject({
      ok: false,
      refusal: "not-fast-forward",
    });
    expect(await git.push("main", { commit: two, from: one })).toEqual({ ok: true });
    expect((await theForge().resolve(name, "main"))?.sha).toBe(two);
  });

  it("somebody else's commit in between stays where it is", async () => {
    const checkout = await givenCheckout();
    const { git, base, name } = checkout;
    const theirs = await theForge().setUp.commit(name, { branch: "main", files: { "b.txt": "b\n" } });
    const refused = await git.push("main", { commit: await commitOn(checkout), from: base });
    expect(refused).toMatchObject({ ok: false, refusal: "not-fast-forward" });
    expect((await theForge().resolve(name, "main"))?.sha).toBe(theirs);
  });

  it("a branch that is gone is not made anew", async () => {
    const checkout = await givenCheckout();
    const refused = await checkout.git.push("gone", { commit: await commitOn(checkout), from: checkout.base });
    expect(refused).toMatchObject({ ok: false, refusal: "not-fast-forward" });
  });

  it.each([
    ["a token that is none", () => "ghp_notatoken"],
    ["a token that may only read", (checkout: Checkout) => jobToken(checkout, { contents: "read" })],
    ["no token", () => null],
  ])("with %s is refused by name, and nothing shows the token", async (_, tokenFor) => {
    const checkout = await givenCheckout();
    const token = tokenFor(checkout);
    const git = await withToken(checkout, token);
    const commit = await commitOn({ ...checkout, git });
    const refused = await git.push("main", { commit, from: checkout.base });
    expect(refused).toMatchObject({ ok: false, refusal: "no-permission" });
    if (token !== null) expect(JSON.stringify(refused)).not.toContain(token);
  });

  it("of a workflow file by a job's token is refused by name", async () => {
    const checkout = await givenCheckout();
    const git = await withToken(checkout, jobToken(checkout, { contents: "write" }));
    const text =
      "diff --git a/.github/workflows/x.yml b/.github/workflows/x.yml\nnew file mode 100644\n--- /dev/null\n+++ b/.github/workflows/x.yml\n@@ -0,0 +1 @@\n+on: push\n";
    const applied = await git.apply(checkout.base, Buffer.from(text));
    const commit = await commitOn({ ...checkout, git }, { tree: applied.ok ? applied.tree : "" });
    expect(await git.push("main", { commit, from: checkout.base })).toMatchObject({
      ok: false,
      refusal: "workflow-files",
      why: expect.stringContaining(".github/workflows/x.yml"),
    });
  });

  it("to a protected branch is refused by name", async () => {
    const checkout = await givenCheckout();
    theForge().setUp.protectBranch(checkout.name, "main", { contexts: ["rondo"], enforceAdmins: true });
    const pushed = await checkout.git.push("main", { commit: await commitOn(checkout), from: checkout.base });
    expect(pushed).toMatchObject({ ok: false, refusal: "protected", why: expect.stringContaining("GH006") });
  });

  it("to a server that does not answer is refused by name", async () => {
    const checkout = await givenCheckout();
    const git = await beside(checkout.folder, { url: "http://127.0.0.1:9/octo/app", token: null });
    const commit = await commitOn({ ...checkout, git });
    expect(await git.push("main", { commit, from: checkout.base })).toMatchObject({
      ok: false,
      refusal: "unreachable",
    });
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
    ["! [remote rejected] a -> b (push declined due to repository rule violations)", "protected"],
    ["! [rejected] main -> main (non-fast-forward)", "not-fast-forward"],
    ["! [rejected] a -> b (stale info)", "not-fast-forward"],
    ["! [remote rejected] a -> b (cannot lock ref 'refs/heads/b': is at 1 but expected 2)", "not-fast-forward"],
    ["fatal: unable to access 'http://x/': The requested URL returned error: 403", "no-permission"],
    ["remote: Permission to octo/app.git denied to github-actions[bot].", "no-permission"],
    ["remote: Write access to repository not granted.", "no-permission"],
    ["fatal: unable to access 'http://x/': Failed to connect", "unreachable"],
    ["", "unreachable"],
  ])("%s", (stderr, refusal) => {
    expect(pushRefusal(stderr)).toBe(refusal);
  });
});
