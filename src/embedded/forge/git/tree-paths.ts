import type { FileMode, ObjectStore, TreeEntry } from "./object-store.ts";

export interface PathEntry {
  readonly path: string;
  readonly mode: FileMode;
  readonly sha: string;
}

export interface PathChange {
  readonly path: string;
  readonly before: PathEntry | undefined;
  readonly after: PathEntry | undefined;
}

/** `undefined` as the new entry deletes the path. */
export interface PathEdit {
  readonly path: string;
  readonly entry: { readonly mode: FileMode; readonly sha: string } | undefined;
}

const FOLDER: FileMode = "040000";

/** All paths below a tree, folders before what is in them, as `git ls-tree -r -t` lists them. */
export async function walkTree(store: ObjectStore, tree: string, prefix = ""): Promise<readonly PathEntry[]> {
  const found: PathEntry[] = [];
  for (const entry of (await store.readTree(tree)) ?? []) {
    const path = prefix + entry.name;
    found.push({ path, mode: entry.mode, sha: entry.sha });
    if (entry.mode === FOLDER) found.push(...(await walkTree(store, entry.sha, `${path}/`)));
  }
  return found;
}

/** The entry at a path; the tree itself for the empty path. */
export async function entryAt(store: ObjectStore, tree: string, path: string): Promise<PathEntry | undefined> {
  let current: PathEntry = { path: "", mode: FOLDER, sha: tree };
  for (const name of path.split("/").filter(Boolean)) {
    if (current.mode !== FOLDER) return undefined;
    const entry: TreeEntry | undefined = (await store.readTree(current.sha))?.find((each) => each.name === name);
    if (entry === undefined) return undefined;
    current = { path: current.path === "" ? name : `${current.path}/${name}`, mode: entry.mode, sha: entry.sha };
  }
  return current;
}

async function filesBelow(store: ObjectStore, entry: PathEntry): Promise<readonly PathEntry[]> {
  if (entry.mode !== FOLDER) return [entry];
  return (await walkTree(store, entry.sha, `${entry.path}/`)).filter((each) => each.mode !== FOLDER);
}

/** Files that differ between two trees (`undefined`: nothing). Equal folders are not read. */
export async function changedPaths(
  store: ObjectStore,
  before: string | undefined,
  after: string | undefined,
  prefix = "",
): Promise<readonly PathChange[]> {
  if (before === after) return [];
  const old = new Map(((before && (await store.readTree(before))) || []).map((entry) => [entry.name, entry]));
  const now = new Map(((after && (await store.readTree(after))) || []).map((entry) => [entry.name, entry]));
  const changes: PathChange[] = [];
  for (const name of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    const left = old.get(name);
    const right = now.get(name);
    if (left?.sha === right?.sha && left?.mode === right?.mode) continue;
    changes.push(...(await changesOf(store, prefix + name, left, right)));
  }
  return changes;
}

async function changesOf(
  store: ObjectStore,
  path: string,
  left: TreeEntry | undefined,
  right: TreeEntry | undefined,
): Promise<readonly PathChange[]> {
  if (left?.mode === FOLDER && right?.mode === FOLDER) return changedPaths(store, left.sha, right.sha, `${path}/`);
  const before = left && { path, mode: left.mode, sha: left.sha };
  const after = right && { path, mode: right.mode, sha: right.sha };
  if (before?.mode !== FOLDER && after?.mode !== FOLDER) return [{ path, before, after }];
  const gone = before === undefined ? [] : await filesBelow(store, before);
  const come = after === undefined ? [] : await filesBelow(store, after);
  return [
    ...gone.map((entry) => ({ path: entry.path, before: entry, after: undefined })),
    ...come.map((entry) => ({ path: entry.path, before: undefined, after: entry })),
  ];
}

/** A new tree: `base` with the edits; folders left empty disappear, as they do in git. */
export async function editTree(
  store: ObjectStore,
  base: string | undefined,
  edits: readonly PathEdit[],
): Promise<string> {
  const entries = new Map(((base && (await store.readTree(base))) || []).map((entry) => [entry.name, entry]));
  const below = new Map<string, PathEdit[]>();
  for (const edit of edits) {
    const slash = edit.path.indexOf("/");
    if (slash >= 0) {
      const folder = edit.path.slice(0, slash);
      below.set(folder, [...(below.get(folder) ?? []), { ...edit, path: edit.path.slice(slash + 1) }]);
    } else if (edit.entry === undefined) entries.delete(edit.path);
    else entries.set(edit.path, { name: edit.path, ...edit.entry });
  }
  for (const [folder, inner] of below) {
    const old = entries.get(folder);
    const sha = await editTree(store, old?.mode === FOLDER ? old.sha : undefined, inner);
    if (((await store.readTree(sha)) ?? []).length === 0) entries.delete(folder);
    else entries.set(folder, { name: folder, mode: FOLDER, sha });
  }
  return store.writeTree([...entries.values()]);
}
