/** git objects and refs in memory: thousands of worlds, none of which touches a disk. */
import { createHash } from "node:crypto";
import { History } from "../../src/embedded/forge/git/history.ts";
import { formatCommit, formatTree } from "../../src/embedded/forge/git/object-format.ts";
import type {
  CommitDraft,
  CommitObject,
  MergeOutcome,
  ObjectKind,
  ObjectStore,
  RefChange,
  RefOutcome,
  RefRecord,
  TreeEntry,
} from "../../src/embedded/forge/git/object-store.ts";
import { changedPaths, editTree } from "../../src/embedded/forge/git/tree-paths.ts";

type Kept =
  | { readonly kind: "blob"; readonly bytes: Uint8Array }
  | { readonly kind: "tree"; readonly entries: readonly TreeEntry[] }
  | { readonly kind: "commit"; readonly commit: CommitObject };

export class MemoryStore implements ObjectStore {
  /** Every move of every branch, for the invariants. */
  readonly moves: RefChange[] = [];
  readonly #objects = new Map<string, Kept>();
  readonly #refs = new Map<string, string>();
  readonly #history = new History((sha) => this.#commit(sha));

  async find(sha: string): Promise<{ sha: string; kind: ObjectKind } | undefined> {
    const full = this.#objects.has(sha) ? sha : [...this.#objects.keys()].find((name) => name.startsWith(sha));
    const kept = full === undefined ? undefined : this.#objects.get(full);
    return full === undefined || kept === undefined ? undefined : { sha: full, kind: kept.kind };
  }

  readCommit(sha: string): Promise<CommitObject | undefined> {
    return this.#history.commit(sha);
  }

  async readTree(sha: string): Promise<readonly TreeEntry[] | undefined> {
    const kept = this.#objects.get(sha);
    return kept?.kind === "tree" ? kept.entries : undefined;
  }

  async readBlob(sha: string): Promise<Uint8Array | undefined> {
    const kept = this.#objects.get(sha);
    return kept?.kind === "blob" ? kept.bytes : undefined;
  }

  async peel(sha: string): Promise<string | undefined> {
    return this.#objects.get(sha)?.kind === "commit" ? sha : undefined;
  }

  async writeBlob(bytes: Uint8Array): Promise<string> {
    return this.#keep(nameOf("blob", bytes), { kind: "blob", bytes });
  }

  async writeTree(entries: readonly TreeEntry[]): Promise<string> {
    const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return this.#keep(nameOf("tree", formatTree(entries)), { kind: "tree", entries: sorted });
  }

  async writeCommit(draft: CommitDraft): Promise<string> {
    const sha = nameOf("commit", formatCommit(draft));
    return this.#keep(sha, { kind: "commit", commit: { ...draft, sha } });
  }

  tipNow(branch: string): string | undefined {
    return this.#refs.get(`refs/heads/${branch}`);
  }

  async readRef(name: string): Promise<RefRecord | undefined> {
    const sha = this.#refs.get(name);
    return sha === undefined ? undefined : { name, sha, kind: "commit" };
  }

  async listRefs(prefix: string): Promise<readonly RefRecord[]> {
    const names = [...this.#refs.keys()].filter((name) => name.startsWith(prefix)).sort();
    return names.map((name) => ({ name, sha: this.#refs.get(name) ?? "", kind: "commit" }));
  }

  async changeRef(change: RefChange): Promise<RefOutcome> {
    const { ref, from, to } = change;
    if (this.#refs.get(ref) !== from) return "stale";
    // GitHub's own refs of pull requests follow by themselves.
    if (ref.startsWith("refs/heads/")) this.moves.push(change);
    if (to === undefined) this.#refs.delete(ref);
    else this.#refs.set(ref, to);
    return "done";
  }

  async isAncestor(older: string, newer: string): Promise<boolean> {
    return older === newer || ((await this.#history.isAncestor(older, newer)) ?? false);
  }

  async mergeBase(one: string, other: string): Promise<string | undefined> {
    return (await this.#history.mergeBase(one, other))?.sha;
  }

  async commits(from: string, not: readonly string[], limit?: number): Promise<readonly string[]> {
    return ((await this.#history.commits(from, not)) ?? []).slice(0, limit);
  }

  /** File by file: both sides changed one file differently is a conflict. */
  async merge(ours: string, theirs: string): Promise<MergeOutcome> {
    const base = await this.mergeBase(ours, theirs);
    const [ancestor, mine, other] = await Promise.all([base, ours, theirs].map((sha) => sha && this.readCommit(sha)));
    if (!mine || !other) throw new Error(`There is no commit ${ours} or ${theirs}.`);
    const before = ancestor ? ancestor.tree : undefined;
    const changed = new Map((await changedPaths(this, before, mine.tree)).map((change) => [change.path, change]));
    const incoming = await changedPaths(this, before, other.tree);
    const conflicts = incoming.filter(({ path, after }) => {
      const own = changed.get(path);
      return own !== undefined && own.after?.sha !== after?.sha;
    });
    if (conflicts.length > 0) return { clean: false, conflicts: conflicts.map(({ path }) => path) };
    const edits = incoming.map(({ path, after }) => ({ path, entry: after }));
    return { clean: true, tree: await editTree(this, mine.tree, edits) };
  }

  async diff(): Promise<string> {
    throw new Error("No story looks at a diff.");
  }

  async close(): Promise<void> {}

  async #commit(sha: string): Promise<CommitObject | undefined> {
    const kept = this.#objects.get(sha);
    return kept?.kind === "commit" ? kept.commit : undefined;
  }

  #keep(sha: string, kept: Kept): string {
    this.#objects.set(sha, kept);
    return sha;
  }
}

function nameOf(kind: ObjectKind, bytes: Uint8Array): string {
  return createHash("sha1").update(`${kind} ${bytes.byteLength}\0`).update(bytes).digest("hex");
}
