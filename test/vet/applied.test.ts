import { describe, expect, it } from "vitest";
import { vetApplied } from "../../src/vet/applied.ts";
import { defaultLimits, denied, vetPatch } from "../../src/vet/vet.ts";
import { summary } from "./given.ts";

const policy = { protect: [], allow: [], limits: defaultLimits, secrets: [] };
const base = [
  { path: "a", mode: "100644" },
  { path: "run.sh", mode: "100755" },
];
const patch =
  "diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-1\n+2\ndiff --git a/run.sh b/go.sh\nsimilarity index 100%\nrename from run.sh\nrename to go.sh\n";
const changed = [
  { path: "a", newMode: "100644" },
  { path: "run.sh", newMode: "000000" },
  { path: "go.sh", newMode: "100755" },
];

function after(applied: Parameters<typeof vetApplied>[1]["applied"]): string {
  return summary(vetApplied(vetPatch(patch, base, policy), { patch, base, applied }));
}

describe("what git made of a patch", () => {
  it("is what was judged: the verdict stands", () => {
    expect(after({ ok: true, changed })).toBe("accept");
    expect(after({ ok: true, changed: changed.slice(1) })).toBe("accept");
  });

  it.each([
    ["a file more", [...changed, { path: ".github/x", newMode: "100644" }]],
    ["another mode", changed.map((file) => ({ ...file, newMode: file.path === "a" ? "120000" : file.newMode }))],
    ["a file gone", changed.map((file) => ({ ...file, newMode: "000000" }))],
  ])("%s: it is denied", (_, files) => {
    expect(after({ ok: true, changed: files })).toBe("deny read-otherwise");
  });

  it("is nothing: its first words are told", () => {
    expect(after({ ok: false, why: `error: patch failed: a:1\nerror: a: ${"x".repeat(999)}` })).toBe(
      "deny does-not-apply",
    );
    const { findings } = vetApplied(
      { verdict: "accept", findings: [] },
      { patch, base, applied: { ok: false, why: "y".repeat(999) } },
    );
    expect(findings[0]?.message.length).toBeLessThan(350);
  });

  it("changes no denial", () => {
    const denial = denied("x", "y");
    expect(vetApplied(denial, { patch, base, applied: { ok: false, why: "no" } })).toBe(denial);
  });
});
