import type { ForgeEvent } from "../contract.ts";
import type { Repository, SignedIn } from "./model.ts";
import { branchTip } from "./revisions.ts";
import { showRepository } from "./shapes/repository.ts";
import { showUser } from "./shapes/user.ts";
import type { World } from "./world.ts";

interface Happening {
  readonly name: string;
  readonly action?: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Where a run of it would be; without it, the default branch's tip. */
  readonly at?: { readonly ref: string; readonly sha: string };
}

function installationOf(by: SignedIn) {
  return by.kind === "installation" ? { installation: { id: by.app.id, node_id: `MDIz${by.app.id}` } } : {};
}

/** Tells the workflow service and whoever listens what happened, in the words of a webhook. */
export async function emit(world: World, repo: Repository, by: SignedIn, happening: Happening): Promise<void> {
  const fallback = `refs/heads/${repo.defaultBranch}`;
  const at = happening.at ?? { ref: fallback, sha: (await branchTip(repo, repo.defaultBranch)) ?? "0".repeat(40) };
  const event: ForgeEvent = {
    repository: repo.fullName,
    name: happening.name,
    action: happening.action,
    actor: by.user.login,
    byJobToken: by.kind === "installation" && by.runId !== undefined,
    ref: at.ref,
    sha: at.sha,
    payload: {
      ...(happening.action === undefined ? {} : { action: happening.action }),
      ...happening.payload,
      repository: showRepository(world, repo),
      ...(repo.owner.type === "Organization" ? { organization: showUser(world, repo.owner) } : {}),
      sender: showUser(world, by.user),
      ...installationOf(by),
    },
  };
  for (const listener of world.listeners) listener(event);
  world.workflows?.onEvent(event);
}
