import type { Repository } from "../model.ts";
import { nodeId } from "../node-ids.ts";
import { latestStatuses } from "../required-checks.ts";
import { resolveRevision } from "../revisions.ts";
import { accountOf } from "../shapes/commit.ts";
import { stamp } from "../shapes/schemas.ts";
import { rollupNode, statusNode } from "./checks-type.ts";
import type { Args, Node } from "./execute.ts";
import { type Asking, connection, userNode } from "./types.ts";

/** Read from the object store only when a query asks for more than its name. */
export function commitNode(asking: Asking, repo: Repository, sha: string): Node {
  const commit = () => repo.store.readCommit(sha);
  const person = (role: "author" | "committer") => async () => {
    const signature = (await commit())?.[role];
    const account = signature && accountOf(asking.world, signature.email);
    return {
      __typename: "GitActor",
      name: signature?.name ?? null,
      email: signature?.email ?? null,
      date: signature ? stamp(signature.date) : null,
      user: account?.type === "User" ? userNode(asking, account) : null,
    };
  };
  return {
    __typename: "Commit",
    id: nodeId("commit", `${repo.id}:${sha}`),
    oid: sha,
    message: async () => (await commit())?.message.replace(/\n$/, "") ?? null,
    tree: async () => ({ __typename: "Tree", oid: (await commit())?.tree ?? null }),
    parents: async (args: Args) =>
      connection(((await commit())?.parents ?? []).map((parent) => commitNode(asking, repo, parent)))(args),
    author: person("author"),
    committer: person("committer"),
    status: () => commitStatusNode(repo, sha),
    statusCheckRollup: () => rollupNode(repo, sha),
  };
}

/** Null where no status was ever set, as GitHub has it. */
function commitStatusNode(repo: Repository, sha: string): Node | null {
  const statuses = latestStatuses(repo, sha);
  if (statuses.length === 0) return null;
  const named = (name: unknown) =>
    statuses.find(({ context }) => context.toLowerCase() === String(name).toLowerCase()) ?? null;
  return {
    __typename: "Status",
    contexts: statuses.map((status) => statusNode(repo, status)),
    context: ({ name }: Args) => {
      const found = named(name);
      return found && statusNode(repo, found);
    },
  };
}

/** `object(expression: "HEAD:path")` or `object(oid:)`: a blob's text, or a commit. */
export async function objectNode(asking: Asking, repo: Repository, { expression, oid }: Args): Promise<Node | null> {
  if (typeof oid === "string") return blobNode(repo, oid);
  const [revision = "", ...path] = String(expression).split(":");
  const laid = revision === "HEAD" ? repo.overlay.get(path.join(":")) : undefined;
  if (laid !== undefined) return blobNode(repo, laid);
  const found = await resolveRevision(repo, revision);
  if (found === undefined) return null;
  if (path.length === 0) return commitNode(asking, repo, found.sha);
  let sha: string | undefined = (await repo.store.readCommit(found.sha))?.tree;
  for (const name of path.join(":").split("/")) {
    const entries = sha === undefined ? undefined : await repo.store.readTree(sha);
    sha = entries?.find((entry) => entry.name === name)?.sha;
  }
  return sha === undefined ? null : blobNode(repo, sha);
}

async function blobNode(repo: Repository, oid: string): Promise<Node | null> {
  const bytes = await repo.store.readBlob(oid).catch(() => undefined);
  if (bytes === undefined) return null;
  const text = Buffer.from(bytes).toString("utf8");
  return { __typename: "Blob", oid, text, isTruncated: false, isBinary: false, byteSize: bytes.length };
}
