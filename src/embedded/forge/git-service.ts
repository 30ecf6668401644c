import { gunzipSync } from "node:zlib";
import { Refusal } from "../contract.ts";
import type { Answer } from "./answer.ts";
import { type BackendRequest, runBackend } from "./git/http-backend.ts";
import { type PushRequest, type RefusedPush, readPushRequest, refusedReport } from "./git/push-request.ts";
import { withQuarantine } from "./git/quarantine.ts";
import type { Repository, SignedIn } from "./model.ts";
import { authorize, needs, reading, signedIn } from "./permissions.ts";
import { protectionRefusal, workflowRefusal } from "./push-rules.ts";
import { afterRefChange } from "./ref-changes.ts";
import type { Incoming } from "./rest.ts";
import type { World } from "./world.ts";

/** Git over HTTP. `git http-backend` does the work; who may do it, and GitHub's rules for pushes, are ours. */

const GIT_PATH =
  /^\/(?<owner>[^/]+)\/(?<name>[^/]+?)(?:\.git)?(?<service>\/info\/refs|\/git-upload-pack|\/git-receive-pack)$/;

export interface GitTarget {
  readonly owner: string;
  readonly name: string;
  readonly service: string;
}

export function gitTarget(path: string): GitTarget | undefined {
  const { owner, name, service } = GIT_PATH.exec(path)?.groups ?? {};
  return owner && name && service ? { owner, name, service } : undefined;
}

function plain(status: number, text: string): Answer {
  const headers = { "content-type": "text/plain; charset=utf-8", "www-authenticate": 'Basic realm="GitHub"' };
  return { status, headers, body: text };
}

/** Git asks without a password first, and asks its user for one when it is told 401. */
function denied(error: Refusal, repo: Repository, incoming: Incoming): Answer {
  const { actor } = incoming;
  if (actor.kind === "anonymous") return plain(401, "No anonymous write access.");
  if (error.status === 403) return plain(403, `Permission to ${repo.fullName}.git denied to ${actor.user.login}.`);
  return plain(404, "Repository not found.");
}

async function refusalOf(repo: Repository, by: SignedIn, push: PushRequest): Promise<RefusedPush | undefined> {
  const reasons = new Map<string, string>();
  const remote: string[] = [];
  for (const change of push.changes) {
    const workflow = change.to === undefined ? undefined : await workflowRefusal(repo, by, change.to);
    const refusal = workflow ?? protectionRefusal(repo, by, change) ?? (await forcedRefusal(repo, change));
    if (refusal === undefined) continue;
    reasons.set(change.ref, refusal.short);
    remote.push(...refusal.remote);
  }
  return reasons.size === 0 ? undefined : { reasons, remote };
}

async function forcedRefusal(repo: Repository, { ref, from, to }: PushRequest["changes"][number]) {
  const branch = ref.replace(/^refs\/heads\//, "");
  if (from === undefined || to === undefined || !repo.protections.has(branch)) return undefined;
  if (await repo.store.isAncestor(from, to)) return undefined;
  const head = `error: GH006: Protected branch update failed for ${ref}.`;
  return { short: "protected branch hook declined", remote: [head, "error: Cannot force-push to this branch"] };
}

async function checkPush(repo: Repository, by: SignedIn, push: PushRequest, env: NodeJS.ProcessEnv) {
  const touchesProtected = push.changes.some(({ ref }) => repo.protections.has(ref.replace(/^refs\/heads\//, "")));
  // nothing to check: a person may push workflows, and no rule protects these branches
  if (by.kind === "person" && !touchesProtected) return undefined;
  return withQuarantine({ gitDir: repo.gitDir, env, pack: push.pack }, (store) =>
    refusalOf({ ...repo, store }, by, push),
  );
}

async function receive(world: World, repo: Repository, by: SignedIn, backend: BackendRequest, env: NodeJS.ProcessEnv) {
  const push = readPushRequest(Buffer.from(backend.body));
  return repo.exclusively(async () => {
    const refused = await checkPush(repo, by, push, env);
    if (refused !== undefined) {
      const headers = { "content-type": "application/x-git-receive-pack-result", "cache-control": "no-cache" };
      return { status: 200, headers, body: refusedReport(push, refused) };
    }
    const before = new Map<string, string | undefined>();
    for (const { ref } of push.changes) before.set(ref, (await repo.store.readRef(ref))?.sha);
    const response = await runBackend(backend, env);
    for (const { ref } of push.changes) {
      const [from, to] = [before.get(ref), (await repo.store.readRef(ref))?.sha];
      if (from !== to) await afterRefChange({ world, repo, by }, { ref, from, to });
    }
    return response;
  });
}

export async function answerGit(
  world: World,
  target: GitTarget,
  incoming: Incoming,
  env: NodeJS.ProcessEnv,
): Promise<Answer> {
  const { actor, url, headers, method } = incoming;
  const repo = world.repositories.get(`${target.owner}/${target.name}`.toLowerCase());
  if (repo === undefined) return plain(actor.kind === "anonymous" ? 401 : 404, "Repository not found.");
  const writes = target.service === "/git-receive-pack" || url.searchParams.get("service") === "git-receive-pack";
  try {
    authorize(repo, actor, writes ? needs("write", "contents=write") : reading("contents"));
  } catch (error) {
    if (error instanceof Refusal) return denied(error, repo, incoming);
    throw error;
  }
  const body = headers.get("content-encoding") === "gzip" ? gunzipSync(incoming.body) : incoming.body;
  const backend: BackendRequest = {
    gitDir: repo.gitDir,
    method,
    service: target.service,
    query: url.search.slice(1),
    contentType: headers.get("content-type") ?? "",
    protocol: headers.get("git-protocol") ?? "",
    user: actor.kind === "anonymous" ? "" : actor.user.login,
    body,
  };
  if (target.service === "/git-receive-pack") return receive(world, repo, signedIn(actor), backend, env);
  return runBackend(backend, env);
}
