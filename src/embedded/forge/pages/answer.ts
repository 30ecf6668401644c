import { Refusal } from "../../contract.ts";
import type { Answer } from "../answer.ts";
import { entryAt } from "../git/tree-paths.ts";
import type { Repository } from "../model.ts";
import type { Incoming } from "../rest.ts";
import { resolveRevision } from "../revisions.ts";
import { isPull, issueOf, type World } from "../world.ts";
import { commitPage } from "./commit.ts";
import { issuePage } from "./issue.ts";
import { layout, type Page } from "./layout.ts";
import { repositoryList, repositoryOverview } from "./lists.ts";
import { runPage } from "./run.ts";

const PLACE =
  /^\/(?<owner>[^/]+)\/(?<name>[^/]+)(?:\/(?<kind>issues|pull|commit|actions\/runs|raw)\/(?<id>[^/]+)(?<rest>\/.*)?)?\/?$/;
/** Everything is in the page itself; a script that got through would still not run. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:";

/** As on GitHub, one number leads to the issue or to the pull request, whichever it is. */
function elsewhere(repo: Repository, kind: string | undefined, id: string): Answer | undefined {
  if (kind !== "issues" && kind !== "pull") return undefined;
  const right = isPull(issueOf(repo, id)) ? "pull" : "issues";
  if (right === kind) return undefined;
  return { status: 302, headers: { location: `/${repo.fullName}/${right}/${id}` }, body: null };
}

async function pageOf(world: World, repo: Repository, kind: string | undefined, id: string): Promise<Page | undefined> {
  switch (kind) {
    case undefined:
      return repositoryOverview(world, repo);
    case "issues":
    case "pull":
      return issuePage(world, repo, issueOf(repo, id));
    case "commit": {
      const commit = await repo.store.readCommit(id);
      return commit && commitPage(world, repo, commit);
    }
    case "actions/runs": {
      const run = world.workflows?.run(repo.fullName, Number(id));
      return run && runPage(world, repo, run);
    }
    default:
      return undefined;
  }
}

async function rawFile(repo: Repository, ref: string, path: string): Promise<Answer | undefined> {
  const revision = await resolveRevision(repo, ref);
  const commit = revision && (await repo.store.readCommit(revision.sha));
  const entry = commit && (await entryAt(repo.store, commit.tree, path));
  const bytes = entry && (await repo.store.readBlob(entry.sha));
  return bytes && { status: 200, headers: { "content-type": "text/plain; charset=utf-8" }, body: bytes };
}

function sent(page: Page): Answer {
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  return { status: 200, headers, body: layout(page) };
}

/** The view for a person with a browser on this machine: it asks nobody who they are. */
export async function answerPage(world: World, { url, method }: Incoming): Promise<Answer> {
  if (method === "GET" && url.pathname === "/") return sent(repositoryList(world));
  const { owner, name, kind, id = "", rest = "" } = PLACE.exec(decodeURI(url.pathname))?.groups ?? {};
  const repo = method === "GET" ? world.repositories.get(`${owner}/${name}`.toLowerCase()) : undefined;
  const raw = repo !== undefined && kind === "raw" && !repo.private ? await rawFile(repo, id, rest) : undefined;
  if (raw !== undefined) return raw;
  const moved = repo && elsewhere(repo, kind, id);
  if (moved !== undefined) return moved;
  const page = repo && (await pageOf(world, repo, kind, id));
  if (page !== undefined) return sent(page);
  throw new Refusal(404, `Not Found: the embedded GitHub has no page or route for ${method} ${url.pathname}`);
}
