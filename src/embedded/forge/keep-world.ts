import { deserialize, serialize } from "node:v8";
import { GitObjectStore } from "./git/git-object-store.ts";
import type { App, Repository, User } from "./model.ts";
import { gitDirOf, type Place, queue } from "./new-repository.ts";
import type { World } from "./world.ts";

/** Of one repository: not what git keeps, no secret, and no check runs, whose runs are gone with their service. */
type KeptRepository = Omit<Repository, "store" | "gitDir" | "exclusively" | "secrets" | "checkRuns">;

interface KeptWorld {
  readonly lastId: number;
  readonly users: ReadonlyMap<string, User>;
  readonly apps: ReadonlyMap<string, App>;
  readonly repositories: readonly KeptRepository[];
}

/** All in one piece, so that who wrote a comment is still the same as who is asked for it. */
export function keepWorld(world: World): Uint8Array {
  const { lastId, users, apps } = world;
  const repositories = [...world.repositories.values()].map(
    ({ store: _, gitDir: __, exclusively: ___, secrets: ____, checkRuns: _____, ...kept }): KeptRepository => kept,
  );
  return serialize({ lastId, users, apps, repositories } satisfies KeptWorld);
}

/** Into a world that is still empty. */
export function restoreWorld(world: World, place: Place, bytes: Uint8Array): void {
  const kept = deserialize(bytes) as KeptWorld;
  world.continueAfter(kept.lastId);
  for (const [login, user] of kept.users) world.users.set(login, user);
  for (const [slug, app] of kept.apps) world.apps.set(slug, app);
  for (const repository of kept.repositories) {
    const gitDir = gitDirOf(place, repository.fullName);
    const store = new GitObjectStore(gitDir, place.env);
    const own = { gitDir, store, secrets: [], checkRuns: new Map(), exclusively: queue() };
    world.repositories.set(repository.fullName.toLowerCase(), { ...repository, ...own });
  }
}
