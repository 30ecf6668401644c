/**
 * What the forge needs of git: objects, refs with compare-and-swap, ancestry and merges. Nothing else in the
 * forge knows how they are kept, so that mass fault tests can keep them in memory.
 */

export type ObjectKind = "blob" | "tree" | "commit" | "tag";
export type FileMode = "100644" | "100755" | "120000" | "160000" | "040000";

export interface Signature {
  readonly name: string;
  readonly email: string;
  readonly date: Date;
  /** `+0000` */
  readonly zone: string;
}

export interface CommitDraft {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

export interface CommitObject extends CommitDraft {
  readonly sha: string;
}

export interface TreeEntry {
  readonly name: string;
  readonly mode: FileMode;
  readonly sha: string;
}

export interface RefRecord {
  /** `refs/heads/main` */
  readonly name: string;
  readonly sha: string;
  readonly kind: ObjectKind;
}

/** `from: undefined`: the ref must not exist yet. `to: undefined`: it is deleted. */
export interface RefChange {
  readonly ref: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** `stale`: the ref was not where `from` says, and nothing changed. */
export type RefOutcome = "done" | "stale";

export type MergeOutcome =
  | { readonly clean: true; readonly tree: string }
  | { readonly clean: false; readonly conflicts: readonly string[] };

export interface ObjectStore {
  /** The full name and kind of an object, from its name or an unambiguous beginning of it. */
  find(sha: string): Promise<{ readonly sha: string; readonly kind: ObjectKind } | undefined>;
  readCommit(sha: string): Promise<CommitObject | undefined>;
  readTree(sha: string): Promise<readonly TreeEntry[] | undefined>;
  readBlob(sha: string): Promise<Uint8Array | undefined>;
  /** The commit that a tag object, or a chain of them, leads to; a commit leads to itself. */
  peel(sha: string): Promise<string | undefined>;
  writeBlob(bytes: Uint8Array): Promise<string>;
  writeTree(entries: readonly TreeEntry[]): Promise<string>;
  writeCommit(draft: CommitDraft): Promise<string>;
  readRef(name: string): Promise<RefRecord | undefined>;
  listRefs(prefix: string): Promise<readonly RefRecord[]>;
  changeRef(change: RefChange): Promise<RefOutcome>;
  isAncestor(older: string, newer: string): Promise<boolean>;
  mergeBase(one: string, other: string): Promise<string | undefined>;
  /** Commits reachable from `from` and from none of `not`, newest first. */
  commits(from: string, not: readonly string[], limit?: number): Promise<readonly string[]>;
  merge(ours: string, theirs: string): Promise<MergeOutcome>;
  /** What `git diff` prints between two commits. */
  diff(from: string, to: string): Promise<string>;
  close(): Promise<void>;
}
