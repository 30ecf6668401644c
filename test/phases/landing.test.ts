import { describe, expect, it } from "vitest";
import type { BriefDocument } from "../../src/phases/brief-document.ts";
import { prepareLanding } from "../../src/phases/landing.ts";
import type { AppliedToTree, Git } from "../../src/ports.ts";
import { settingsOf } from "../config/reading.ts";
import { settings } from "../loop/given.ts";

const brief = { base: "sha-start", merge: null } as Partial<BriefDocument> as BriefDocument;
const base = [{ path: "a", mode: "100644" }];
const hashes = `index ${"1".repeat(40)}..${"2".repeat(40)} 100644`;
const edit = `diff --git a/a b/a\n${hashes}\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-1\n+2\n`;
const judged = { path: "a", newMode: "100644" };

/** What lands, where git makes this of the patch. */
async function landing(
  applied: AppliedToTree | "not asked",
  { patch = edit, protect = [] as string[], hooks = "[]", module = "" } = {},
) {
  const git = {
    treeOf: async () => "tree-before",
    files: async () => [...base, { path: "stop.mjs", mode: "100644" }],
    fileText: async (_, path) => (path === "stop.mjs" ? module : "1\n"),
    apply: async () => (applied === "not asked" ? expect.fail("git was given the patch") : applied),
  } as Partial<Git> as Git;
  const given = {
    git,
    brief,
    patch: Buffer.from(patch),
    settings: settings({ protect, hooks: settingsOf(`hooks: ${hooks}`).hooks }),
    secrets: [],
  };
  const { tree, changesFiles, denials } = await prepareLanding(given);
  return { tree, changesFiles, denials: denials.map(({ rule, path }) => [rule, path]) };
}

describe("a patch lands", () => {
  it("where git did to the files just what was judged", async () => {
    expect(await landing({ ok: true, tree: "tree-after", changed: [judged] })).toEqual({
      tree: "tree-after",
      changesFiles: true,
      denials: [],
    });
  });
});

describe("nothing lands, and the branch keeps its tree,", () => {
  const nothing = (rule: string, path: string) => ({
    tree: "tree-before",
    changesFiles: false,
    denials: [[rule, path]],
  });

  it.each([
    [
      "a file more than was judged",
      [judged, { path: ".github/workflows/x.yml", newMode: "100644" }],
      ".github/workflows/x.yml",
    ],
    ["a link of a file", [{ path: "a", newMode: "120000" }], "a"],
    ["a program of a file", [{ path: "a", newMode: "100755" }], "a"],
    ["nothing of a file", [{ path: "a", newMode: "000000" }], "a"],
  ])("where git made %s", async (_, changed, path) => {
    expect(await landing({ ok: true, tree: "tree-after", changed })).toEqual(nothing("read-otherwise", path));
  });

  it("where git does not take it", async () => {
    expect(await landing({ ok: false, why: "error: patch failed: a:1" })).toEqual(nothing("does-not-apply", ""));
  });

  it("where it was denied already: git never sees it", async () => {
    expect(await landing("not asked", { protect: ["a"] })).toEqual(nothing("protected", "a"));
    const hooks = "[{ module: stop.mjs }]";
    const imported = { hooks, module: 'import { limit } from "./a";' };
    expect(await landing("not asked", imported)).toEqual(nothing("protected", "a"));
    expect(await landing("not asked", { patch: "rubbish" })).toMatchObject({ changesFiles: false });
  });
});
