import { emit } from "./events.ts";
import type { RefChange } from "./git/object-store.ts";
import { type Change, closeIssue, tell } from "./issue-changes.ts";
import type { PullIssue } from "./model.ts";
import { finishMerge } from "./pull-changes.ts";
import { showSimpleCommit } from "./shapes/commit.ts";
import { repositoryPage } from "./shapes/repository.ts";
import { noreplyEmail, showUser } from "./shapes/user.ts";
import { isPull } from "./world.ts";

const NOTHING = "0".repeat(40);
const BRANCH = "refs/heads/";

export interface PushSummary {
  readonly forced: boolean;
}

/** What GitHub does after a ref has moved, however it was moved: events, pull requests' heads, merges by push. */
export async function afterRefChange(change: Change, moved: RefChange): Promise<void> {
  if (!moved.ref.startsWith(BRANCH) && !moved.ref.startsWith("refs/tags/")) return;
  change.repo.pushedAt = change.world.now();
  await tellPush(change, moved);
  if (!moved.ref.startsWith(BRANCH)) return;
  const branch = moved.ref.slice(BRANCH.length);
  for (const issue of openPulls(change)) {
    if (issue.pull.headRef === branch && issue.pull.fork === undefined) await headMoved(change, issue, moved.to);
    else if (issue.pull.baseRef === branch) await baseMoved(change, issue, moved);
  }
}

function openPulls({ repo }: Change): readonly PullIssue[] {
  return [...repo.issues.values()].filter(isPull).filter((issue) => issue.state === "open");
}

async function headMoved(change: Change, issue: PullIssue, to: string | undefined): Promise<void> {
  if (to === undefined) return closeIssue(change, issue, null);
  const before = issue.pull.headSha;
  issue.pull.headSha = to;
  issue.updatedAt = change.world.now();
  // a head that was put back onto its base has nothing left to merge
  const tip = (await change.repo.store.readRef(BRANCH + issue.pull.baseRef))?.sha;
  if (tip !== undefined && (await change.repo.store.isAncestor(to, tip))) return closeIssue(change, issue, null);
  await tell(change, issue, "synchronize", { before, after: to });
}

async function baseMoved(change: Change, issue: PullIssue, { to }: RefChange): Promise<void> {
  if (to === undefined) return closeIssue(change, issue, null);
  if (!(await change.repo.store.isAncestor(issue.pull.headSha, to))) return;
  await finishMerge(change, issue, to, change.by.user);
}

async function tellPush(change: Change, { ref, from, to }: RefChange): Promise<void> {
  const { world, repo, by } = change;
  const { store } = repo;
  const known = (await store.listRefs("refs/heads/")).filter((each) => each.name !== ref).map((each) => each.sha);
  const tip = to === undefined ? undefined : await store.peel(to);
  const not = from === undefined ? known : [from];
  const shas = tip === undefined ? [] : await store.commits(tip, not, 20);
  const commits = (await Promise.all(shas.map((sha) => store.readCommit(sha)))).flatMap((each) => each ?? []);
  const head = tip === undefined ? undefined : await store.readCommit(tip);
  await emit(world, repo, by, {
    name: "push",
    // an annotated tag's run is on the commit that it names, while `after` stays the tag itself
    at: { ref, sha: tip ?? NOTHING },
    payload: {
      ref,
      before: from ?? NOTHING,
      after: to ?? NOTHING,
      created: from === undefined,
      deleted: to === undefined,
      forced: from !== undefined && to !== undefined && !(await store.isAncestor(from, to)),
      base_ref: null,
      compare: `${repositoryPage(world, repo)}/compare/${(from ?? NOTHING).slice(0, 12)}...${(to ?? NOTHING).slice(0, 12)}`,
      commits: commits.toReversed().map(showSimpleCommit),
      head_commit: head === undefined ? null : showSimpleCommit(head),
      pusher: { name: showUser(world, by.user).login, email: noreplyEmail(by.user) },
    },
  });
}
