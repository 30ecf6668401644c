import { diffLines } from "./git/line-diff.ts";
import { changedPaths, type PathChange } from "./git/tree-paths.ts";
import type { Repository } from "./model.ts";
import { repositoryApi, repositoryPage } from "./shapes/repository.ts";
import type { Schemas } from "./shapes/schemas.ts";
import type { World } from "./world.ts";

async function contentOf(repo: Repository, sha: string | undefined): Promise<Uint8Array> {
  return (sha && (await repo.store.readBlob(sha))) || new Uint8Array();
}

function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 8000).includes(0);
}

function statusOf(change: PathChange): "added" | "removed" | "modified" {
  if (change.before === undefined) return "added";
  return change.after === undefined ? "removed" : "modified";
}

async function showChange(
  world: World,
  repo: Repository,
  sha: string,
  change: PathChange,
): Promise<Schemas["diff-entry"]> {
  const before = await contentOf(repo, change.before?.sha);
  const after = await contentOf(repo, change.after?.sha);
  const binary = isBinary(before) || isBinary(after);
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("utf8");
  const diff = binary ? { additions: 0, deletions: 0, patch: "" } : diffLines(text(before), text(after));
  const path = change.path.split("/").map(encodeURIComponent).join("/");
  return {
    sha: change.after?.sha ?? change.before?.sha ?? null,
    filename: change.path,
    status: statusOf(change),
    additions: diff.additions,
    deletions: diff.deletions,
    changes: diff.additions + diff.deletions,
    blob_url: `${repositoryPage(world, repo)}/blob/${sha}/${path}`,
    raw_url: `${repositoryPage(world, repo)}/raw/${sha}/${path}`,
    contents_url: `${repositoryApi(world, repo)}/contents/${path}?ref=${sha}`,
    ...(diff.patch === "" ? {} : { patch: diff.patch }),
  };
}

/** What changed between two commits, file by file. */
export async function fileChanges(
  world: World,
  repo: Repository,
  before: string | undefined,
  after: string,
): Promise<readonly Schemas["diff-entry"][]> {
  const old = before === undefined ? undefined : await repo.store.readCommit(before);
  const now = await repo.store.readCommit(after);
  const changes = await changedPaths(repo.store, old?.tree, now?.tree);
  return Promise.all(changes.map((change) => showChange(world, repo, after, change)));
}
