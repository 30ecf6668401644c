import { Refusal } from "../../contract.ts";
import type { RefRecord } from "../git/object-store.ts";
import { moveRef } from "../move-ref.ts";
import { page } from "../paging.ts";
import { needs, reading } from "../permissions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showRef } from "../shapes/commit.ts";

const READ = reading("contents");
const WRITE = needs("write", "contents=write");

/** What `git check-ref-format` refuses. */
const IMPOSSIBLE = /\.\.|[\s~^:?*[\\\x00-\x1f\x7f]|@\{|\/\/|\/\.|^\.|\/$|\.$|\.lock(\/|$)/;

function wanted(call: RepoCall): string {
  return `refs/${param(call, "ref")}`;
}

async function existing(call: RepoCall): Promise<RefRecord> {
  const ref = await call.repo.store.readRef(wanted(call));
  if (ref === undefined) throw new Refusal(422, "Reference does not exist");
  return ref;
}

async function checkObject({ repo }: RepoCall, sha: string): Promise<string> {
  if (!/^[0-9a-f]{40}$/.test(sha))
    throw new Refusal(422, "The sha parameter must be exactly 40 characters and contain only [0-9a-f].");
  if ((await repo.store.find(sha)) === undefined) throw new Refusal(422, "Object does not exist");
  return sha;
}

async function create(call: RepoCall): Promise<RefRecord> {
  const { repo, body } = call;
  const ref = body.requiredText("ref");
  if (!/^refs\/[^/]+\/./.test(ref))
    throw new Refusal(422, "Reference name must start with 'refs/' and have at least two slashes.");
  if (IMPOSSIBLE.test(ref)) throw new Refusal(422, `${ref} is not a valid ref name.`);
  const sha = await checkObject(call, body.requiredText("sha"));
  return repo.exclusively(async () => {
    if ((await repo.store.readRef(ref)) !== undefined) throw new Refusal(422, "Reference already exists");
    await moveRef(call, { ref, from: undefined, to: sha });
    return { name: ref, sha, kind: "commit" };
  });
}

async function update(call: RepoCall): Promise<RefRecord> {
  const { repo, body } = call;
  const sha = await checkObject(call, body.requiredText("sha"));
  const force = body.flag("force") ?? false;
  return repo.exclusively(async () => {
    const old = await existing(call);
    if (!force && !(await repo.store.isAncestor(old.sha, sha))) throw new Refusal(422, "Update is not a fast forward");
    if (old.sha !== sha) await moveRef(call, { ref: old.name, from: old.sha, to: sha });
    return { ...old, sha };
  });
}

async function remove(call: RepoCall): Promise<void> {
  const { repo } = call;
  await repo.exclusively(async () => {
    const old = await existing(call);
    if (old.name === `refs/heads/${repo.defaultBranch}`) throw new Refusal(422, "Cannot delete the default branch");
    await moveRef(call, { ref: old.name, from: old.sha, to: undefined });
  });
}

async function matching(call: RepoCall): Promise<readonly RefRecord[]> {
  const found = await call.repo.store.listRefs(call.params.ref === undefined ? "refs/" : wanted(call));
  return [...found].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export const refRoutes: readonly Route[] = [
  repoRoute("git/get-ref", "GET /git/ref/{+ref}", READ, async (call) => {
    const ref = await call.repo.store.readRef(wanted(call));
    if (ref === undefined) throw new Refusal(404, "Not Found");
    return { status: 200, body: showRef(call.world, call.repo, ref) };
  }),
  ...(["GET /git/matching-refs/{+ref}", "GET /git/matching-refs"] as const).map((spec) =>
    repoRoute("git/list-matching-refs", spec, READ, async (call) => {
      const { items, headers } = page(call, await matching(call));
      return { status: 200, body: items.map((ref) => showRef(call.world, call.repo, ref)), headers };
    }),
  ),
  repoRoute("git/create-ref", "POST /git/refs", WRITE, async (call) => {
    const shown = showRef(call.world, call.repo, await create(call));
    return { status: 201, body: shown, headers: { location: shown.url } };
  }),
  repoRoute("git/update-ref", "PATCH /git/refs/{+ref}", WRITE, async (call) => ({
    status: 200,
    body: showRef(call.world, call.repo, await update(call)),
  })),
  repoRoute("git/delete-ref", "DELETE /git/refs/{+ref}", WRITE, async (call) => {
    await remove(call);
    return { status: 204, body: null };
  }),
];
