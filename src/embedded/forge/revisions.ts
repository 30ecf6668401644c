import { Refusal } from "../contract.ts";
import type { CommitObject } from "./git/object-store.ts";
import type { Repository } from "./model.ts";

export interface Revision {
  readonly ref: string;
  readonly sha: string;
}

/** A full ref, `heads/x`, a branch, a tag, or a commit's (abbreviated) name → the ref and its commit. */
export async function resolveRevision(repo: Repository, name: string): Promise<Revision | undefined> {
  const { store } = repo;
  const wanted = name === "HEAD" ? `refs/heads/${repo.defaultBranch}` : name;
  const candidates = wanted.startsWith("refs/")
    ? [wanted]
    : [`refs/heads/${wanted}`, `refs/tags/${wanted}`, `refs/${wanted}`];
  for (const ref of candidates) {
    const found = await store.readRef(ref);
    if (found === undefined) continue;
    const sha = await store.peel(found.sha);
    if (sha !== undefined) return { ref, sha };
  }
  const object = /^[0-9a-f]{7,40}$/i.test(wanted) ? await store.find(wanted.toLowerCase()) : undefined;
  const sha = object === undefined ? undefined : await store.peel(object.sha);
  return sha === undefined ? undefined : { ref: sha, sha };
}

/** The commit that a request names, or the refusal that GitHub gives. */
export async function commitAt(repo: Repository, name: string): Promise<CommitObject> {
  const revision = await resolveRevision(repo, name);
  const commit = revision && (await repo.store.readCommit(revision.sha));
  if (commit === undefined) throw new Refusal(422, `No commit found for SHA: ${name}`);
  return commit;
}

export async function branchTip(repo: Repository, branch: string): Promise<string | undefined> {
  return (await repo.store.readRef(`refs/heads/${branch}`))?.sha;
}
