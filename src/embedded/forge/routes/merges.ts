import { Refusal } from "../../contract.ts";
import type { CommitObject } from "../git/object-store.ts";
import { moveRef } from "../move-ref.ts";
import { needs } from "../permissions.ts";
import { branchTip, resolveRevision } from "../revisions.ts";
import { type RepoCall, type Route, repoRoute } from "../route.ts";
import { showCommit } from "../shapes/commit.ts";
import { noreplyEmail } from "../shapes/user.ts";

/** Merges `head` into the branch `base`; `undefined` if everything is there already. */
async function merge(call: RepoCall): Promise<CommitObject | undefined> {
  const { world, repo, by, body } = call;
  const [base, head] = [body.requiredText("base"), body.requiredText("head")];
  const tip = await branchTip(repo, base);
  if (tip === undefined) throw new Refusal(404, "Base does not exist");
  const from = await resolveRevision(repo, head);
  if (from === undefined) throw new Refusal(404, "Head does not exist");
  if (await repo.store.isAncestor(from.sha, tip)) return undefined;
  const outcome = await repo.store.merge(tip, from.sha);
  if (!outcome.clean) throw new Refusal(409, "Merge conflict");
  const author = { name: by.user.login, email: noreplyEmail(by.user), date: world.now(), zone: "+0000" };
  const message = body.text("commit_message") ?? `Merge ${head} into ${base}`;
  const draft = { tree: outcome.tree, parents: [tip, from.sha], author, committer: author, message };
  const sha = await repo.store.writeCommit(draft);
  await moveRef(call, { ref: `refs/heads/${base}`, from: tip, to: sha });
  return { sha, ...draft };
}

export const mergeRoutes: readonly Route[] = [
  repoRoute("repos/merge", "POST /merges", needs("write", "contents=write"), async (call) => {
    const merged = await call.repo.exclusively(() => merge(call));
    if (merged === undefined) return { status: 204, body: null };
    return { status: 201, body: showCommit(call.world, call.repo, merged) };
  }),
];
