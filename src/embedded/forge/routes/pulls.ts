import { Refusal } from "../../contract.ts";
import { validationFailed } from "../fields.ts";
import { fileChanges } from "../file-changes.ts";
import { closeIssue, editText, reopenIssue, tell } from "../issue-changes.ts";
import { mergePull } from "../merge-pull.ts";
import type { Pull, PullIssue, Repository } from "../model.ts";
import { page } from "../paging.ts";
import { actorAtLeast, needs, reading } from "../permissions.ts";
import { measurePull, pullCommits } from "../pull-measure.ts";
import { branchTip, commitAt } from "../revisions.ts";
import { param, type RawReply, type ReplyOf, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showCommit } from "../shapes/commit.ts";
import { showFullPull, showPull } from "../shapes/pull.ts";
import { isPull, pullOf } from "../world.ts";
import { checkText, newIssue } from "./issues.ts";

const READ = reading("pull_requests");
const WRITE = needs("read", "pull_requests=write");
const NOT_PERMITTED = "GitHub Actions is not permitted to create or approve pull requests.";

function invalid(field: "head" | "base") {
  return validationFailed({ resource: "PullRequest", code: "invalid", field });
}

function custom(message: string) {
  return validationFailed({ resource: "PullRequest", code: "custom", message });
}

/** A job may do this only where the repository's settings let it. */
export function checkActionsMayOpen({ repo, by }: Pick<RepoCall, "repo" | "by">): void {
  if (by.kind !== "installation" || by.runId === undefined || repo.allowActionsToCreatePullRequests) return;
  throw new Refusal(403, NOT_PERMITTED);
}

async function sides(call: RepoCall): Promise<Pick<Pull, "headRef" | "headSha" | "baseRef" | "baseSha">> {
  const { repo, body } = call;
  const [owner, headRef] = /^(?:([^:]+):)?(.*)$/s.exec(body.requiredText("head"))?.slice(1) ?? [];
  const baseRef = body.requiredText("base");
  if (owner !== undefined && owner.toLowerCase() !== repo.owner.login.toLowerCase()) throw invalid("head");
  const headSha = await branchTip(repo, headRef ?? "");
  const baseSha = await branchTip(repo, baseRef);
  if (baseSha === undefined) throw invalid("base");
  if (headSha === undefined || headRef === undefined) throw invalid("head");
  return { headRef, headSha, baseRef, baseSha };
}

export async function createPull(call: RepoCall): Promise<PullIssue> {
  const { repo, world, body } = call;
  checkActionsMayOpen(call);
  const [title, text] = [body.requiredText("title"), body.text("body")];
  checkText("PullRequest", title, text);
  const between = await sides(call);
  const { headRef, headSha, baseRef, baseSha } = between;
  const open = [...repo.issues.values()].filter(isPull).filter((issue) => issue.state === "open");
  if (open.some(({ pull }) => pull.fork === undefined && pull.headRef === headRef && pull.baseRef === baseRef)) {
    throw custom(`A pull request already exists for ${repo.owner.login}:${headRef}.`);
  }
  if (await repo.store.isAncestor(headSha, baseSha)) throw custom(`No commits between ${baseRef} and ${headRef}`);
  const draft = body.flag("draft") ?? false;
  const pull: Pull = { id: world.nextId(), ...between, draft, test: undefined, merged: undefined, reviews: [] };
  const issue = newIssue(call, { title, body: text ?? null, pull });
  if (!isPull(issue)) throw new Error("A new pull request has no pull request.");
  await tell(call, issue, "opened");
  return issue;
}

function checkMayEdit(call: RepoCall, issue: PullIssue): void {
  if (issue.author === call.by.user || actorAtLeast(call.repo, call.actor, "write")) return;
  throw new Refusal(403, "Must have admin rights to Repository.");
}

async function update(call: RepoCall): Promise<PullIssue> {
  const { repo, body } = call;
  const issue = pullOf(repo, param(call, "number"));
  checkMayEdit(call, issue);
  const [title, text, base] = [body.text("title"), body.text("body"), body.text("base")];
  checkText("PullRequest", title, text);
  const state = body.choice("state", ["open", "closed"]);
  if (base !== undefined) await retarget(call, issue, base);
  await editText(call, issue, {
    ...(title === undefined ? {} : { title }),
    ...(body.has("body") ? { body: text ?? null } : {}),
  });
  if (state === "closed") await closeIssue(call, issue, null);
  if (state === "open" && issue.state === "closed") await reopen(call, issue);
  return issue;
}

async function retarget(call: RepoCall, issue: PullIssue, base: string): Promise<void> {
  const tip = await branchTip(call.repo, base);
  if (tip === undefined) throw invalid("base");
  if (base === issue.pull.baseRef) return;
  const from = { ref: { from: issue.pull.baseRef }, sha: { from: issue.pull.baseSha } };
  issue.pull.baseRef = base;
  issue.pull.baseSha = tip;
  await tell(call, issue, "edited", { changes: { base: from } });
}

async function reopen(call: RepoCall, issue: PullIssue): Promise<void> {
  const { fork, headRef, headSha } = issue.pull;
  const tip = fork === undefined ? await branchTip(call.repo, headRef) : headSha;
  if (issue.pull.merged !== undefined || tip === undefined) {
    const message = "state cannot be changed. The pull request cannot be reopened.";
    throw validationFailed({ resource: "PullRequest", code: "invalid", field: "state", message });
  }
  issue.pull.headSha = tip;
  await reopenIssue(call, issue);
}

function ownerOf(repo: Repository, { fork }: Pull): string | undefined {
  return (fork?.split("/")[0] ?? repo.owner.login).toLowerCase();
}

function listed(call: RepoCall): PullIssue[] {
  const { repo, query } = call;
  const [state, head, base] = [query.get("state") ?? "open", query.get("head"), query.get("base")];
  // `head` without an owner is not understood by GitHub, and then does not filter
  const branch = head?.includes(":") ? head.slice(head.indexOf(":") + 1) : undefined;
  const owner = head?.split(":")[0]?.toLowerCase();
  const sign = (query.get("direction") ?? "desc") === "asc" ? 1 : -1;
  return [...repo.issues.values()]
    .filter(isPull)
    .filter((issue) => state === "all" || issue.state === state)
    .filter(({ pull }) => branch === undefined || (pull.headRef === branch && owner === ownerOf(repo, pull)))
    .filter(({ pull }) => base === null || pull.baseRef === base)
    .sort((a, b) => sign * (a.number - b.number));
}

/** `application/vnd.github.diff`, also with `.v3`. */
const DIFF = /application\/vnd\.github(\.[\w-]+)*\.diff/;

async function getPull(call: RepoCall): Promise<ReplyOf<"pulls/get"> | RawReply> {
  const issue = pullOf(call.repo, param(call, "number"));
  if (!DIFF.test(call.accept)) return { status: 200, body: await showMeasured(call, issue) };
  const { baseSha, headSha } = issue.pull;
  const base = (await call.repo.store.mergeBase(baseSha, headSha)) ?? baseSha;
  const raw = await call.repo.store.diff(base, headSha);
  return { status: 200, raw, headers: { "content-type": "application/vnd.github.diff; charset=utf-8" } };
}

async function showMeasured(call: RepoCall, issue: PullIssue) {
  return showFullPull(call.world, call.repo, issue, await measurePull(call.world, call.repo, issue));
}

async function merge(call: RepoCall) {
  const { body } = call;
  const issue = pullOf(call.repo, param(call, "number"));
  const sha = await mergePull(call, issue, {
    method: body.choice("merge_method", ["merge", "squash", "rebase"]) ?? "merge",
    title: body.text("commit_title"),
    message: body.text("commit_message"),
    sha: body.text("sha"),
  });
  return { sha, merged: true, message: "Pull Request successfully merged" };
}

export const pullRoutes: readonly Route[] = [
  repoRoute("pulls/list", "GET /pulls", READ, (call) => {
    const { items, headers } = page(call, listed(call));
    return { status: 200, body: items.map((issue) => showPull(call.world, call.repo, issue)), headers };
  }),
  repoRoute("pulls/create", "POST /pulls", WRITE, async (call) => {
    const shown = await showMeasured(call, await createPull(call));
    return { status: 201, body: shown, headers: { location: shown.url } };
  }),
  repoRoute("pulls/get", "GET /pulls/{number}", READ, getPull),
  repoRoute("pulls/update", "PATCH /pulls/{number}", WRITE, async (call) => ({
    status: 200,
    body: await showMeasured(call, await update(call)),
  })),
  repoRoute("pulls/check-if-merged", "GET /pulls/{number}/merge", READ, (call) => {
    if (pullOf(call.repo, param(call, "number")).pull.merged === undefined) throw new Refusal(404, "Not Found");
    return { status: 204, body: null };
  }),
  repoRoute("pulls/merge", "PUT /pulls/{number}/merge", needs("write", "contents=write"), async (call) => ({
    status: 200,
    body: await merge(call),
  })),
  repoRoute("pulls/list-commits", "GET /pulls/{number}/commits", READ, async (call) => {
    const shas = await pullCommits(call.repo, pullOf(call.repo, param(call, "number")));
    const { items, headers } = page(call, shas);
    const commits = await Promise.all(items.map((sha) => commitAt(call.repo, sha)));
    return { status: 200, body: commits.map((commit) => showCommit(call.world, call.repo, commit)), headers };
  }),
  repoRoute("pulls/list-files", "GET /pulls/{number}/files", READ, async (call) => {
    const { pull } = pullOf(call.repo, param(call, "number"));
    const base = await call.repo.store.mergeBase(pull.baseSha, pull.headSha);
    const { items, headers } = page(call, await fileChanges(call.world, call.repo, base, pull.headSha));
    return { status: 200, body: [...items], headers };
  }),
];
