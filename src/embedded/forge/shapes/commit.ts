import type { CommitObject, RefRecord, Signature } from "../git/object-store.ts";
import type { Repository, User } from "../model.ts";
import { nodeId } from "../node-ids.ts";
import type { World } from "../world.ts";
import { repositoryApi, repositoryPage } from "./repository.ts";
import { type Schemas, stamp } from "./schemas.ts";
import { noreplyEmail, showUser } from "./user.ts";

const UNSIGNED = { verified: false, reason: "unsigned", signature: null, payload: null, verified_at: null };

export function showRef(world: World, repo: Repository, ref: RefRecord): Schemas["git-ref"] {
  const api = repositoryApi(world, repo);
  return {
    ref: ref.name,
    node_id: nodeId("ref", `${repo.id}:${ref.name}`),
    url: `${api}/git/${ref.name}`,
    object: { sha: ref.sha, type: ref.kind, url: `${api}/git/${ref.kind}s/${ref.sha}` },
  };
}

function showSignature(signature: Signature) {
  return { name: signature.name, email: signature.email, date: stamp(signature.date) };
}

export function showGitCommit(world: World, repo: Repository, commit: CommitObject): Schemas["git-commit"] {
  const api = `${repositoryApi(world, repo)}/git`;
  const html = `${repositoryPage(world, repo)}/commit`;
  return {
    sha: commit.sha,
    node_id: nodeId("commit", `${repo.id}:${commit.sha}`),
    url: `${api}/commits/${commit.sha}`,
    html_url: `${html}/${commit.sha}`,
    author: showSignature(commit.author),
    committer: showSignature(commit.committer),
    message: commit.message.replace(/\n$/, ""),
    tree: { sha: commit.tree, url: `${api}/trees/${commit.tree}` },
    parents: commit.parents.map((sha) => ({ sha, url: `${api}/commits/${sha}`, html_url: `${html}/${sha}` })),
    verification: UNSIGNED,
  };
}

/** The account behind an e-mail address, where the address names one. */
export function accountOf(world: World, email: string): User | undefined {
  const known = [...world.users.values(), ...[...world.apps.values()].map((app) => app.bot)];
  return known.find((user) => noreplyEmail(user) === email || `${user.login}@users.noreply.github.com` === email);
}

export function showCommit(world: World, repo: Repository, commit: CommitObject): Schemas["commit"] {
  const api = repositoryApi(world, repo);
  const html = `${repositoryPage(world, repo)}/commit`;
  const git = showGitCommit(world, repo, commit);
  const author = accountOf(world, commit.author.email);
  const committer = accountOf(world, commit.committer.email);
  return {
    sha: commit.sha,
    node_id: git.node_id,
    url: `${api}/commits/${commit.sha}`,
    html_url: `${html}/${commit.sha}`,
    comments_url: `${api}/commits/${commit.sha}/comments`,
    commit: {
      url: git.url,
      author: git.author,
      committer: git.committer,
      message: git.message,
      tree: git.tree,
      comment_count: 0,
      verification: UNSIGNED,
    },
    author: author === undefined ? null : showUser(world, author),
    committer: committer === undefined ? null : showUser(world, committer),
    parents: commit.parents.map((sha) => ({ sha, url: `${api}/commits/${sha}`, html_url: `${html}/${sha}` })),
  };
}

export function showSimpleCommit(commit: CommitObject): NonNullable<Schemas["nullable-simple-commit"]> {
  return {
    id: commit.sha,
    tree_id: commit.tree,
    message: commit.message.replace(/\n$/, ""),
    timestamp: stamp(commit.committer.date),
    author: { name: commit.author.name, email: commit.author.email },
    committer: { name: commit.committer.name, email: commit.committer.email },
  };
}
