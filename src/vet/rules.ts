import { protectedPaths } from "../loop/paths.ts";
import { collisions } from "./collisions.ts";
import { contentDenials, contentFlags } from "./content-rules.ts";
import { fileTypeDenials, fileTypeFlags } from "./file-type-rules.ts";
import { fold } from "./names.ts";
import { pathDenials, pathFlags } from "./path-rules.ts";
import type { Found, Rule, Vetting } from "./rule.ts";
import { sizeRules } from "./size-rules.ts";
import { watchedFiles } from "./watched-files.ts";

/** In the order in which a person reads the findings: what cannot land, then what someone must look at. */
export const rules: readonly Rule[] = [
  ...sizeRules,
  ...pathDenials,
  ...fileTypeDenials,
  { name: "case-collision", severity: "deny", find: collisions },
  { name: "protected", severity: "deny", find: protectedByOwner },
  ...contentDenials,
  ...fileTypeFlags,
  ...watchedFiles,
  ...contentFlags,
  ...pathFlags,
];

/**
 * In any case: `makefile` is read before a protected `Makefile`. A class such as `[A-Z]` would mean something else folded;
 * and where a file is really named so (`app/[slug]/page.tsx`), its own name protects it too.
 */
function protectedByOwner({ paths, policy }: Vetting): readonly Found[] {
  const folded = policy.protect.map((glob) => (glob.includes("[") ? literalGlob(glob) : glob)).map(fold);
  const all = paths.map(({ path }) => path);
  const exact = new Set(protectedPaths(policy.protect, all));
  const alike = new Set(protectedPaths(folded, all.map(fold)));
  return all
    .filter((path) => exact.has(path) || alike.has(fold(path)))
    .map((path) => ({ path, message: "The path is protected (`protect:` in .github/rondo.yml)" }));
}

function literalGlob(glob: string): string {
  return glob.replace(/\[/g, "[[]");
}
