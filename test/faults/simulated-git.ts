/** The `Git` port on the embedded forge's own objects: a patch is known by its text. */

import { walkTree } from "../../src/embedded/forge/git/tree-paths.ts";
import type { Repository } from "../../src/embedded/forge/model.ts";
import { type Files, writeFiles } from "../../src/embedded/forge/new-repository.ts";
import type { Applied, AppliedToTree, Git, NewCommit, Pushed, TreeFile } from "../../src/ports.ts";

export type Edits = Readonly<Record<string, string | null>>;

/** As `git diff --binary --full-index` writes it, one whole file after the other. */
export function patchOf(before: Readonly<Record<string, string>>, edits: Edits): string {
  return Object.entries(edits)
    .filter(([path, text]) => (before[path] ?? null) !== text)
    .map(([path, text]) => fileDiff(path, before[path] ?? null, text))
    .join("");
}

const none = "0".repeat(40);
const some = "1".repeat(40);

function fileDiff(path: string, old: string | null, now: string | null): string {
  const mode = old === null ? "new file mode 100644\n" : now === null ? "deleted file mode 100644\n" : "";
  const index = `index ${old === null ? none : some}..${now === null ? none : some}${mode === "" ? " 100644" : ""}\n`;
  const names = `--- ${old === null ? "/dev/null" : `a/${path}`}\n+++ ${now === null ? "/dev/null" : `b/${path}`}\n`;
  const [removed, added] = [linesOf(old), linesOf(now)];
  const place = (lines: readonly string[]) => `${lines.length === 0 ? 0 : 1},${lines.length}`;
  const hunk = `@@ -${place(removed)} +${place(added)} @@\n`;
  const lines = [...removed.map((line) => `-${line}\n`), ...added.map((line) => `+${line}\n`)];
  return `diff --git a/${path} b/${path}\n${mode}${index}${names}${hunk}${lines.join("")}`;
}

function linesOf(text: string | null): readonly string[] {
  return text === null || text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

export interface GitParts {
  readonly repo: Repository;
  readonly patches: ReadonlyMap<string, Edits>;
  readonly push: (branch: string, move: { commit: string; from: string }) => Promise<Pushed>;
}

export class SimulatedGit implements Git {
  readonly #parts: GitParts;

  constructor(parts: GitParts) {
    this.#parts = parts;
  }

  async mergeTrees(ours: string, theirs: string): Promise<{ tree: string; conflicts: readonly string[] }> {
    const merged = await this.#parts.repo.store.merge(ours, theirs);
    return merged.clean ? { ...merged, conflicts: [] } : { tree: await this.treeOf(ours), conflicts: merged.conflicts };
  }

  async materialise(): Promise<void> {}

  capture(): Promise<never> {
    return Promise.reject(new Error("The scripted agent leaves a patch; nothing is captured."));
  }

  async exportTo(): Promise<void> {
    throw new Error("No story has hooks.");
  }

  async apply(base: string, patch: Uint8Array): Promise<AppliedToTree> {
    const edits = patch.length === 0 ? {} : this.#parts.patches.get(Buffer.from(patch).toString("utf8"));
    if (!edits) return { ok: false, why: "the patch is none of the scripted agent's" };
    const modeOf = (text: string | null) => (text === null ? "000000" : "100644");
    const changed = Object.entries(edits).map(([path, text]) => ({ path, newMode: modeOf(text) }));
    return { ok: true, tree: await this.edited(await this.treeOf(base), edits), changed };
  }

  applyHere(patch: Uint8Array): Promise<Applied> {
    return this.apply("HEAD", patch);
  }

  edited(tree: string, edits: Edits): Promise<string> {
    return writeFiles(this.#parts.repo.store, tree, edits as Files);
  }

  async treeOf(revision: string): Promise<string> {
    return (await this.#parts.repo.store.readCommit(revision))?.tree ?? revision;
  }

  async files(tree: string): Promise<readonly TreeFile[]> {
    const all = await walkTree(this.#parts.repo.store, tree);
    return all.filter(({ mode }) => mode !== "040000").map(({ path, mode }) => ({ path, mode }));
  }

  async fileText(): Promise<null> {
    return null;
  }

  async texts(tree: string): Promise<Readonly<Record<string, string>>> {
    const { store } = this.#parts.repo;
    const all = (await walkTree(store, tree)).filter(({ mode }) => mode !== "040000");
    const read = all.map(async ({ path, sha }) => [path, Buffer.from((await store.readBlob(sha)) ?? []).toString()]);
    return Object.fromEntries(await Promise.all(read));
  }

  commit({ tree, parents, message, author, at }: NewCommit): Promise<string> {
    const signature = { ...author, date: at, zone: "+0000" };
    return this.#parts.repo.store.writeCommit({ tree, parents, message, author: signature, committer: signature });
  }

  push(branch: string, move: { readonly commit: string; readonly from: string }): Promise<Pushed> {
    return this.#parts.push(branch, move);
  }
}
