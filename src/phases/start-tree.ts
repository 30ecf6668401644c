import type { Git } from "../ports.ts";
import type { BriefDocument } from "./brief-document.ts";

/**
 * The files that an iteration begins with: those of the branch, or, where the base moved and conflicts, what both come
 * to, with the conflicts in the files. The same in every job, so that a patch means the same everywhere.
 */
export async function startTree(
  git: Git,
  { base, merge }: BriefDocument,
): Promise<{ tree: string; conflicts: readonly string[] }> {
  if (merge === null) return { tree: base, conflicts: [] };
  const merged = await git.mergeTrees(base, merge);
  await git.materialise(base, merged.tree);
  return merged;
}
