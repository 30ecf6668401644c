import { hookImports } from "../config/hook-imports.ts";
import { matchesAny } from "../loop/paths.ts";
import type { Settings } from "../loop/settings.ts";
import type { Git } from "../ports.ts";
import { vetApplied } from "../vet/applied.ts";
import { readPatch } from "../vet/read-patch.ts";
import { defaultLimits, denied, type Finding, type Policy, type Vetted, vetPatch } from "../vet/vet.ts";
import type { BriefDocument } from "./brief-document.ts";
import { startTree } from "./start-tree.ts";

/** What an agent's patch would make of the branch, and whether it may. */
export interface Landing {
  /** The tree that the branch has. */
  readonly before: string;
  /** The tree to land: the old one where nothing may. */
  readonly tree: string;
  readonly changesFiles: boolean;
  /** Paths that the patch touches, whether it may land or not. */
  readonly touched: readonly string[];
  readonly denials: readonly Finding[];
  readonly flags: readonly Finding[];
}

export interface LandingRequest {
  readonly git: Git;
  readonly brief: BriefDocument;
  readonly patch: Buffer;
  readonly settings: Settings;
  readonly secrets: readonly string[];
}

/** Vets the patch, and makes its tree without checking out a single file. */
export async function prepareLanding({ git, brief, patch, settings, secrets }: LandingRequest): Promise<Landing> {
  const start = await startTree(git, brief);
  const before = brief.merge === null ? await git.treeOf(brief.base) : start.tree;
  const text = patch.toString("utf8");
  const base = await git.files(before);
  const imported = await hookImports(settings.hooks, base, (path) => git.fileText(before, path));
  const protect = [...settings.protect, ...imported];
  const policy: Policy = { protect, allow: settings.allow, limits: defaultLimits, secrets };
  const vetted = patch.length === 0 ? accepted : vetPatch(text, base, policy);
  const touched = touchedPaths(text);
  const unresolved = start.conflicts.filter((path) => !matchesAny(touched, path));
  if (unresolved.length > 0)
    return refusal(before, touched, denied("conflict", `Conflicts are not resolved: ${unresolved.join(", ")}`));
  if (vetted.verdict === "deny") return refusal(before, touched, vetted);
  const applied = await git.apply(start.tree, patch);
  // What was judged is what we read in the patch; what lands is what git made of it.
  const judged = vetApplied(vetted, { patch: text, base, applied });
  if (!applied.ok || judged.verdict === "deny") return refusal(before, touched, judged);
  const changesFiles = brief.merge !== null || applied.tree !== before;
  return { before, tree: applied.tree, changesFiles, touched, denials: [], flags: judged.findings };
}

const accepted: Vetted = { verdict: "accept", findings: [] };

function refusal(tree: string, touched: readonly string[], { findings }: Vetted): Landing {
  return {
    before: tree,
    tree,
    changesFiles: false,
    touched,
    denials: findings.filter(({ severity }) => severity === "deny"),
    flags: [],
  };
}

export function touchedPaths(patch: string): readonly string[] {
  const read = readPatch(patch);
  return "files" in read ? read.files.map(({ path }) => path) : [];
}

export function findingInWords({ path, message }: Finding): string {
  return path === "" ? message : `${path}: ${message}`;
}
