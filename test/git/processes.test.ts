import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Checkout } from "./given.ts";
import { beside, checkOut, givenCheckout, newFolder, path } from "./given.ts";

const author = { name: "Rondo", email: "rondo@example.invalid" };
const at = new Date("2026-11-01T00:00:00Z");

/** A job whose git keeps a list of what it was started for. */
async function counted({ folder, remote }: Pick<Checkout, "folder" | "remote">) {
  const way = newFolder();
  mkdirSync(way);
  const log = join(way, "log");
  const real = path.split(":").find((each) => existsSync(join(each, "git"))) ?? "";
  // The settings that stand before the command are of no interest here.
  const script = `#!/bin/sh\nfor word in "$@"; do case $word in -c|*=*) ;; *) echo "$word" >> '${log}'; break;; esac; done\nexec '${real}/git' "$@"\n`;
  writeFileSync(join(way, "git"), script);
  chmodSync(join(way, "git"), 0o755);
  const git = await beside(folder, remote, newFolder(), `${way}:${path}`);
  return { git, started: () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : []) };
}

it("an iteration in three jobs starts git seven times", async () => {
  const first = await givenCheckout();
  const agent = await counted(first);
  first.write("a.txt", "changed\n");
  const { patch, tree } = await agent.git.capture(first.base);
  expect(agent.started()).toEqual(["add", "diff-index"]);

  const validating = await counted(await checkOut(first.remote, "main"));
  expect(await validating.git.applyHere(patch)).toEqual({ ok: true, tree });
  expect(validating.started()).toEqual(["apply"]);

  const landing = await counted(await checkOut(first.remote, "main"));
  const before = await landing.git.treeOf(first.base);
  expect(await landing.git.files(before)).toHaveLength(3);
  const changed = [{ path: "a.txt", newMode: "100644" }];
  expect(await landing.git.apply(first.base, patch)).toEqual({ ok: true, tree, changed });
  const commit = await landing.git.commit({ tree, parents: [first.base], message: "x\n", author, at });
  expect(await landing.git.push("main", { commit, from: first.base })).toEqual({ ok: true });
  expect(landing.started()).toEqual(["read-tree", "apply", "write-tree", "push"]);
});

it("another tree than the last is read anew", async () => {
  const first = await givenCheckout();
  const { git } = first;
  first.write("new.txt", "new\n");
  const before = await git.treeOf(first.base);
  const applied = await git.apply(first.base, (await git.capture(first.base)).patch);
  const after = applied.ok ? applied.tree : expect.fail(applied.why);
  expect((await git.files(after)).map((file) => file.path)).toContain("new.txt");
  expect((await git.files(before)).map((file) => file.path)).not.toContain("new.txt");
  expect(await git.treeOf(first.base)).toBe(before);
});
