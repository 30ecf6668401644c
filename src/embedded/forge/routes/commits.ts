import { Refusal } from "../../contract.ts";
import { fileChanges } from "../file-changes.ts";
import type { CommitObject } from "../git/object-store.ts";
import { entryAt } from "../git/tree-paths.ts";
import type { Repository } from "../model.ts";
import { page } from "../paging.ts";
import { reading } from "../permissions.ts";
import { commitAt, resolveRevision } from "../revisions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showCommit } from "../shapes/commit.ts";
import { repositoryApi, repositoryPage } from "../shapes/repository.ts";
import type { Schemas } from "../shapes/schemas.ts";

const READ = reading("contents");

async function touches(repo: Repository, commit: CommitObject, path: string): Promise<boolean> {
  const shaIn = async (of: CommitObject | undefined): Promise<string | undefined> =>
    of && (await entryAt(repo.store, of.tree, path))?.sha;
  const now = await shaIn(commit);
  const before = await Promise.all(commit.parents.map(async (parent) => shaIn(await repo.store.readCommit(parent))));
  return before.length === 0 ? now !== undefined : before.every((sha) => sha !== now);
}

async function listed(call: RepoCall): Promise<readonly CommitObject[]> {
  const { repo, query } = call;
  const start = await resolveRevision(repo, query.get("sha") ?? repo.defaultBranch);
  if (start === undefined) throw new Refusal(404, "Not Found");
  const shas = await repo.store.commits(start.sha, []);
  const commits = (await Promise.all(shas.map((sha) => repo.store.readCommit(sha)))).flatMap((each) => each ?? []);
  const [path, since, until, author] = ["path", "since", "until", "author"].map((name) => query.get(name));
  const within = commits
    .filter((commit) => !since || commit.committer.date >= new Date(since))
    .filter((commit) => !until || commit.committer.date <= new Date(until))
    .filter((commit) => !author || commit.author.email === author || commit.author.name === author);
  if (!path) return within;
  const marks = await Promise.all(within.map((commit) => touches(repo, commit, path)));
  return within.filter((_, index) => marks[index]);
}

async function getCommit(call: RepoCall): Promise<Schemas["commit"]> {
  const { world, repo } = call;
  const commit = await commitAt(repo, param(call, "ref"));
  const files = [...(await fileChanges(world, repo, commit.parents[0], commit.sha))];
  const sum = (key: "additions" | "deletions"): number => files.reduce((total, file) => total + file[key], 0);
  const [additions, deletions] = [sum("additions"), sum("deletions")];
  return { ...showCommit(world, repo, commit), stats: { additions, deletions, total: additions + deletions }, files };
}

function direction(ahead: number, behind: number): "identical" | "ahead" | "behind" | "diverged" {
  if (ahead > 0 && behind > 0) return "diverged";
  if (ahead > 0) return "ahead";
  return behind > 0 ? "behind" : "identical";
}

/** The side of a comparison: a revision, with the owner that forks would need. */
async function side(call: RepoCall, name: string): Promise<CommitObject> {
  const revision = await resolveRevision(call.repo, name.replace(/^[^:]+:/, ""));
  const commit = revision && (await call.repo.store.readCommit(revision.sha));
  if (commit === undefined) throw new Refusal(404, "Not Found");
  return commit;
}

async function compare(call: RepoCall): Promise<Schemas["commit-comparison"]> {
  const { world, repo } = call;
  const [left = "", right = ""] = param(call, "basehead").split("...");
  const [base, head] = [await side(call, left), await side(call, right)];
  const mergeBase = await repo.store.mergeBase(base.sha, head.sha);
  const shared = mergeBase && (await repo.store.readCommit(mergeBase));
  if (!shared) throw new Refusal(404, `No common ancestor between ${left} and ${right}.`);
  const ahead = (await repo.store.commits(head.sha, [base.sha])).toReversed();
  const behind = await repo.store.commits(base.sha, [head.sha]);
  const commits = await Promise.all(ahead.map((sha) => commitAt(repo, sha)));
  const html = `${repositoryPage(world, repo)}/compare/${left}...${right}`;
  return {
    url: `${repositoryApi(world, repo)}/compare/${left}...${right}`,
    html_url: html,
    permalink_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    base_commit: showCommit(world, repo, base),
    merge_base_commit: showCommit(world, repo, shared),
    status: direction(ahead.length, behind.length),
    ahead_by: ahead.length,
    behind_by: behind.length,
    total_commits: ahead.length,
    commits: commits.map((commit) => showCommit(world, repo, commit)),
    files: [...(await fileChanges(world, repo, shared.sha, head.sha))],
  };
}

export const commitRoutes: readonly Route[] = [
  repoRoute("repos/list-commits", "GET /commits", READ, async (call) => {
    const { items, headers } = page(call, await listed(call));
    return { status: 200, body: items.map((commit) => showCommit(call.world, call.repo, commit)), headers };
  }),
  repoRoute("repos/compare-commits-with-basehead", "GET /compare/{+basehead}", READ, async (call) => ({
    status: 200,
    body: await compare(call),
  })),
  // after every longer route of a commit: a branch's name takes slashes
  repoRoute("repos/get-commit", "GET /commits/{+ref}", READ, async (call) => {
    if (/application\/vnd\.github(\.[\w-]+)*\.sha/.test(call.accept)) {
      const { sha } = await commitAt(call.repo, param(call, "ref"));
      return { status: 200, raw: sha, headers: { "content-type": "application/vnd.github.sha; charset=utf-8" } };
    }
    return { status: 200, body: await getCommit(call) };
  }),
];
