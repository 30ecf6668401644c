/** What we read in a patch is what `git apply` would do with it, or we refuse it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPatch } from "../../src/vet/read-patch.ts";
import { RealGit } from "./real-git.ts";

let repo: RealGit;
let lines: readonly string[];

beforeAll(() => {
  repo = new RealGit();
  const long = Array.from({ length: 12 }, (_, i) => `line ${i}\n`).join("");
  for (const path of ["edit.txt", "move.txt", "gone.txt"]) repo.write(path, `${path}\n${long}`);
  repo.commit();
  repo.write("edit.txt", `edit.txt\n${long.replace("line 5", "line five")}`);
  repo.write("moved é.txt", `move.txt\n${long}x\n`);
  for (const path of ["move.txt", "gone.txt"]) repo.remove(path);
  repo.write("new.txt", "a\nb\n");
  repo.write("new.bin", Uint8Array.from([0, 1, 2, 3]));
  lines = repo.patch().split("\n").slice(0, -1);
});
afterAll(() => repo.dispose());

/** The paths that git sees in a patch, or undefined where it refuses it. */
function pathsByGit(patch: string): readonly string[] | undefined {
  const file = join(repo.dir, "..", "patch");
  writeFileSync(file, patch);
  try {
    const rows = repo.git("apply", "--numstat", "-z", file);
    const words = rows.split("\0").filter(Boolean);
    return [...new Set(words.map((word) => word.replace(/^[-\d]+\t[-\d]+\t/, "")).filter(Boolean))].sort();
  } catch {
    return undefined;
  }
}

function pathsByUs(patch: string): readonly string[] | undefined {
  const read = readPatch(patch);
  if ("problem" in read) return undefined;
  return [...new Set(read.files.map(({ path }) => path))].sort();
}

const insertions = [
  "diff --git a/.github/x b/.github/x",
  "--- a/.github/x",
  "+++ b/.github/x",
  "--- /dev/null",
  "@@ -0,0 +1 @@",
  "+x",
  "rename to .github/x",
  "new file mode 120000",
  "old mode 100644",
  "GIT binary patch",
  "",
];

describe("a patch that someone changed by hand", () => {
  it("is what it was to git", () => {
    const patch = `${lines.join("\n")}\n`;
    expect(pathsByUs(patch)).toEqual(pathsByGit(patch));
  });

  it("means the same to git, wherever we accept it", () => {
    const at = fc.nat({ max: 80 });
    const edit = fc.oneof(
      fc.record({ how: fc.constant("drop" as const), at, text: fc.constant("") }),
      fc.record({ how: fc.constant("insert" as const), at, text: fc.constantFrom(...insertions) }),
      fc.record({ how: fc.constant("replace" as const), at, text: fc.constantFrom(...insertions) }),
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const changed = [...lines];
        for (const { how, at: place, text } of edits)
          changed.splice(place % changed.length, how === "insert" ? 0 : 1, ...(how === "drop" ? [] : [text]));
        const patch = `${changed.join("\n")}\n`;
        const ours = pathsByUs(patch);
        if (ours === undefined) return;
        accepted += 1;
        const theirs = pathsByGit(patch);
        if (theirs !== undefined) expect(theirs).toEqual(ours);
      }),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(20);
  }, 20_000);
});
