import { Refusal } from "../../contract.ts";
import { entryAt, type PathEntry } from "../git/tree-paths.ts";
import { reading } from "../permissions.ts";
import { resolveRevision } from "../revisions.ts";
import { type RepoCall, type Route, repoRoute } from "../route.ts";
import { repositoryApi, repositoryPage } from "../shapes/repository.ts";
import { base64Lines } from "./git-objects.ts";

const READ = reading("contents");

function links(call: RepoCall, entry: PathEntry, type: "file" | "dir", ref: string) {
  const path = entry.path.split("/").map(encodeURIComponent).join("/");
  const api = repositoryApi(call.world, call.repo);
  const html = repositoryPage(call.world, call.repo);
  const self = `${api}/contents/${path}?ref=${encodeURIComponent(ref)}`;
  const git = `${api}/git/${type === "dir" ? "trees" : "blobs"}/${entry.sha}`;
  const page = `${html}/${type === "dir" ? "tree" : "blob"}/${ref}/${path}`;
  return {
    name: entry.path.split("/").at(-1) ?? "",
    path: entry.path,
    sha: entry.sha,
    url: self,
    git_url: git,
    html_url: page,
    download_url: type === "dir" ? null : `${html}/raw/${ref}/${path}`,
    _links: { self, git, html: page },
  };
}

async function showFolder(call: RepoCall, folder: PathEntry, ref: string) {
  const prefix = folder.path === "" ? "" : `${folder.path}/`;
  const entries = (await call.repo.store.readTree(folder.sha)) ?? [];
  return Promise.all(
    entries.map(async ({ name, mode, sha }) => {
      const type = mode === "040000" ? ("dir" as const) : ("file" as const);
      const size = type === "dir" ? 0 : ((await call.repo.store.readBlob(sha))?.byteLength ?? 0);
      return { type, size, ...links(call, { path: prefix + name, mode, sha }, type, ref) };
    }),
  );
}

async function find(call: RepoCall): Promise<{ readonly entry: PathEntry; readonly ref: string }> {
  const { repo, query } = call;
  const ref = query.get("ref") || repo.defaultBranch;
  const revision = await resolveRevision(repo, ref);
  const commit = revision && (await repo.store.readCommit(revision.sha));
  if (commit === undefined) throw new Refusal(404, `No commit found for the ref ${ref}`);
  const entry = await entryAt(repo.store, commit.tree, call.params.path ?? "");
  if (entry === undefined) throw new Refusal(404, "Not Found");
  return { entry, ref };
}

const specs = ["GET /contents/{+path}", "GET /contents"] as const;

export const contentRoutes: readonly Route[] = specs.map((spec) =>
  repoRoute("repos/get-content", spec, READ, async (call) => {
    const { entry, ref } = await find(call);
    if (entry.mode === "040000") return { status: 200, body: await showFolder(call, entry, ref) };
    const bytes = (await call.repo.store.readBlob(entry.sha)) ?? new Uint8Array();
    if (/application\/vnd\.github(\.[\w-]+)*\.raw/.test(call.accept)) {
      return { status: 200, raw: bytes, headers: { "content-type": "application/vnd.github.raw; charset=utf-8" } };
    }
    const file = { type: "file" as const, encoding: "base64", size: bytes.byteLength, content: base64Lines(bytes) };
    return { status: 200, body: { ...file, ...links(call, entry, "file", ref) } };
  }),
);
