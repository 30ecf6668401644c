import { Refusal } from "../../contract.ts";
import type { Fields } from "../fields.ts";
import type { FileMode, Signature } from "../git/object-store.ts";
import { editTree, entryAt, type PathEdit, type PathEntry, walkTree } from "../git/tree-paths.ts";
import { nodeId } from "../node-ids.ts";
import { needs, reading } from "../permissions.ts";
import { resolveRevision } from "../revisions.ts";
import { param, type RepoCall, type Route, repoRoute } from "../route.ts";
import { showGitCommit } from "../shapes/commit.ts";
import { repositoryApi } from "../shapes/repository.ts";
import type { Schemas } from "../shapes/schemas.ts";
import { noreplyEmail } from "../shapes/user.ts";

const READ = reading("contents");
const WRITE = needs("write", "contents=write");
const MODES: readonly FileMode[] = ["100644", "100755", "040000", "160000", "120000"];

function kindOf(mode: FileMode): "tree" | "blob" | "commit" {
  if (mode === "040000") return "tree";
  return mode === "160000" ? "commit" : "blob";
}

async function showTree(call: RepoCall, sha: string, entries: readonly PathEntry[]): Promise<Schemas["git-tree"]> {
  const api = `${repositoryApi(call.world, call.repo)}/git`;
  const tree = entries.map(async ({ path, mode, sha: entry }) => {
    const type = kindOf(mode);
    const blob = type === "blob" ? await call.repo.store.readBlob(entry) : undefined;
    return { path, mode, type, sha: entry, ...(blob && { size: blob.byteLength }), url: `${api}/${type}s/${entry}` };
  });
  return { sha, url: `${api}/trees/${sha}`, tree: await Promise.all(tree), truncated: false };
}

/** A tree's own name, or that of a commit, branch or tag. */
async function treeOf(call: RepoCall, name: string): Promise<string> {
  const { store } = call.repo;
  const revision = await resolveRevision(call.repo, name);
  const commit = revision && (await store.readCommit(revision.sha));
  if (commit !== undefined) return commit.tree;
  const found = await store.find(name);
  if (found?.kind !== "tree") throw new Refusal(404, "Not Found");
  return found.sha;
}

async function getTree(call: RepoCall): Promise<Schemas["git-tree"]> {
  const { store } = call.repo;
  const sha = await treeOf(call, param(call, "sha"));
  const entries = call.query.has("recursive")
    ? await walkTree(store, sha)
    : ((await store.readTree(sha)) ?? []).map((entry) => ({ path: entry.name, mode: entry.mode, sha: entry.sha }));
  return showTree(call, sha, entries);
}

async function editFrom(call: RepoCall, fields: Fields, base: string | undefined): Promise<PathEdit> {
  const { store } = call.repo;
  const path = fields.requiredText("path");
  if (
    path.startsWith("/") ||
    path.split("/").some((part) => part === "" || part === "." || part === ".." || part === ".git")
  ) {
    throw new Refusal(422, "tree.path contains a malformed path component");
  }
  const content = fields.text("content");
  const given = fields.json.sha;
  if (content === undefined && given === null) {
    if (base !== undefined && (await entryAt(store, base, path)) !== undefined) return { path, entry: undefined };
    throw new Refusal(422, "GitRPC::BadObjectState");
  }
  const mode = fields.choice("mode", MODES);
  if (mode === undefined) throw new Refusal(422, "Must supply a valid tree.mode");
  const sha = content === undefined ? fields.requiredText("sha") : await store.writeBlob(Buffer.from(content, "utf8"));
  const found = /^[0-9a-f]{40}$/.test(sha) ? await store.find(sha) : undefined;
  if (mode !== "160000" && found?.kind !== kindOf(mode))
    throw new Refusal(422, `tree.sha ${sha} is not a valid ${kindOf(mode)}`);
  return { path, entry: { mode, sha } };
}

async function createTree(call: RepoCall): Promise<Schemas["git-tree"]> {
  const baseName = call.body.text("base_tree");
  const base = baseName === undefined ? undefined : await treeOf(call, baseName);
  const edits: PathEdit[] = [];
  for (const fields of call.body.objects("tree") ?? []) edits.push(await editFrom(call, fields, base));
  if (edits.length === 0) throw new Refusal(422, "Invalid tree info");
  const sha = await editTree(call.repo.store, base, edits);
  const entries = ((await call.repo.store.readTree(sha)) ?? []).map((entry) => ({ ...entry, path: entry.name }));
  return showTree(call, sha, entries);
}

function signature(call: RepoCall, fields: Fields | undefined, fallback?: Signature): Signature {
  const { world, by } = call;
  if (fields === undefined) {
    return fallback ?? { name: by.user.login, email: noreplyEmail(by.user), date: world.now(), zone: "+0000" };
  }
  const date = fields.text("date");
  if (date !== undefined && Number.isNaN(Date.parse(date)))
    throw new Refusal(422, "Invalid request.\n\nFor 'properties/date', it is not a date-time.");
  return {
    name: fields.requiredText("name"),
    email: fields.requiredText("email"),
    date: date === undefined ? world.now() : new Date(date),
    zone: "+0000",
  };
}

async function createCommit(call: RepoCall): Promise<Schemas["git-commit"]> {
  const { store } = call.repo;
  const [message, tree] = [call.body.requiredText("message"), call.body.requiredText("tree")];
  const parents = call.body.texts("parents") ?? [];
  if ((await store.find(tree))?.kind !== "tree") throw new Refusal(422, "Tree SHA does not exist");
  for (const parent of parents) {
    if ((await store.find(parent))?.kind !== "commit")
      throw new Refusal(422, "Parent SHA does not exist or is not a commit object");
  }
  const author = signature(call, call.body.object("author"));
  const committer = signature(call, call.body.object("committer"), author);
  const sha = await store.writeCommit({ tree, parents, author, committer, message });
  return showGitCommit(call.world, call.repo, { sha, tree, parents, author, committer, message });
}

async function createBlob(call: RepoCall): Promise<Schemas["short-blob"]> {
  const content = call.body.requiredText("content");
  const encoding = call.body.choice("encoding", ["utf-8", "base64"]) ?? "utf-8";
  const sha = await call.repo.store.writeBlob(Buffer.from(content, encoding === "base64" ? "base64" : "utf8"));
  return { sha, url: `${repositoryApi(call.world, call.repo)}/git/blobs/${sha}` };
}

/** GitHub breaks base64 every 60 characters. */
export function base64Lines(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("base64")
    .replace(/.{60}/g, "$&\n")
    .replace(/[^\n]$/, "$&\n");
}

export const gitObjectRoutes: readonly Route[] = [
  repoRoute("git/get-commit", "GET /git/commits/{sha}", READ, async (call) => {
    const commit = await call.repo.store.readCommit(param(call, "sha"));
    if (commit === undefined) throw new Refusal(404, "Not Found");
    return { status: 200, body: showGitCommit(call.world, call.repo, commit) };
  }),
  repoRoute("git/create-commit", "POST /git/commits", WRITE, async (call) => {
    const shown = await createCommit(call);
    return { status: 201, body: shown, headers: { location: shown.url } };
  }),
  repoRoute("git/get-tree", "GET /git/trees/{+sha}", READ, async (call) => ({
    status: 200,
    body: await getTree(call),
  })),
  repoRoute("git/create-tree", "POST /git/trees", WRITE, async (call) => ({
    status: 201,
    body: await createTree(call),
  })),
  repoRoute("git/get-blob", "GET /git/blobs/{sha}", READ, async (call) => {
    const sha = param(call, "sha");
    const bytes = await call.repo.store.readBlob(sha);
    if (bytes === undefined) throw new Refusal(404, "Not Found");
    if (/application\/vnd\.github(\.[\w-]+)*\.raw/.test(call.accept)) {
      return { status: 200, raw: bytes, headers: { "content-type": "application/vnd.github.raw" } };
    }
    const url = `${repositoryApi(call.world, call.repo)}/git/blobs/${sha}`;
    const content = base64Lines(bytes);
    const size = bytes.byteLength;
    return {
      status: 200,
      body: { sha, node_id: nodeId("blob", `${call.repo.id}:${sha}`), size, url, content, encoding: "base64" },
    };
  }),
  repoRoute("git/create-blob", "POST /git/blobs", WRITE, async (call) => ({
    status: 201,
    body: await createBlob(call),
  })),
];
