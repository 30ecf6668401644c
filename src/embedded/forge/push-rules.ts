import type { RefChange } from "./git/object-store.ts";
import { changedPaths, entryAt, type PathChange } from "./git/tree-paths.ts";
import type { Repository, SignedIn } from "./model.ts";
import { atLeast, roleOf } from "./permissions.ts";
import { unmetChecks } from "./required-checks.ts";

/** Rules that GitHub applies to every new tip of a ref, pushed or set through the API. */

const WORKFLOWS = ".github/workflows/";

/** `short` goes beside the ref in git's report, `remote` into its `remote:` lines. */
export interface PushRefusal {
  readonly short: string;
  readonly remote: readonly string[];
}

async function workflowChanges(repo: Repository, sha: string): Promise<readonly PathChange[]> {
  const { store } = repo;
  const commit = await store.readCommit(sha);
  const treeOf = async (of: string): Promise<string | undefined> => {
    const parent = await store.readCommit(of);
    return parent === undefined ? undefined : (await entryAt(store, parent.tree, WORKFLOWS))?.sha;
  };
  const now = commit === undefined ? undefined : (await entryAt(store, commit.tree, WORKFLOWS))?.sha;
  const parents = commit?.parents ?? [];
  if (parents.length === 0) return changedPaths(store, undefined, now, WORKFLOWS);
  // a merge made only what differs from all of its parents
  const perParent = await Promise.all(
    parents.map(async (parent) => changedPaths(store, await treeOf(parent), now, WORKFLOWS)),
  );
  const [first = [], ...others] = perParent;
  return first.filter((change) => others.every((list) => list.some((each) => each.path === change.path)));
}

async function isOnSomeBranch(repo: Repository, change: PathChange, tips: readonly string[]): Promise<boolean> {
  if (change.after === undefined) return false;
  for (const tip of tips) {
    const commit = await repo.store.readCommit(tip);
    const there = commit && (await entryAt(repo.store, commit.tree, change.path));
    if (there?.sha === change.after.sha && there.mode === change.after.mode) return true;
  }
  return false;
}

/** The first workflow file that new commits would create or update, unless a branch has the same file already. */
export async function touchedWorkflow(repo: Repository, to: string): Promise<string | undefined> {
  const tips = (await repo.store.listRefs("refs/heads/")).map((ref) => ref.sha);
  for (const sha of await repo.store.commits(to, tips)) {
    for (const change of await workflowChanges(repo, sha)) {
      if (!(await isOnSomeBranch(repo, change, tips))) return change.path;
    }
  }
  return undefined;
}

/** What a job's token is told: it can never have the `workflows` permission. */
export async function workflowRefusal(repo: Repository, by: SignedIn, to: string): Promise<PushRefusal | undefined> {
  if (by.kind !== "installation" || by.permissions.workflows === "write") return undefined;
  const path = await touchedWorkflow(repo, to);
  if (path === undefined) return undefined;
  const short = `refusing to allow a GitHub App to create or update workflow \`${path}\` without \`workflows\` permission`;
  return { short, remote: [] };
}

export function protectionRefusal(repo: Repository, by: SignedIn, change: RefChange): PushRefusal | undefined {
  const branch = change.ref.replace(/^refs\/heads\//, "");
  const protection = branch === change.ref ? undefined : repo.protections.get(branch);
  if (protection === undefined || change.from === undefined) return undefined;
  const isAdmin = by.kind === "person" && atLeast(roleOf(repo, by.user), "admin");
  if (isAdmin && !protection.enforceAdmins) return undefined;
  const reason = protectionReason(repo, protection, change.to);
  if (reason === undefined) return undefined;
  return {
    short: "protected branch hook declined",
    remote: [`error: GH006: Protected branch update failed for ${change.ref}.`, `error: ${reason}`],
  };
}

function protectionReason(
  repo: Repository,
  protection: { readonly contexts: readonly string[]; readonly approvals: number | undefined },
  to: string | undefined,
): string | undefined {
  if (to === undefined) return "Cannot delete this protected branch";
  if (protection.approvals !== undefined) return "Changes must be made through a pull request.";
  return unmetChecks(repo, to, protection.contexts);
}
