import type { Repository } from "../model.ts";
import { nodeId } from "../node-ids.ts";
import type { World } from "../world.ts";
import { type Schemas, stamp } from "./schemas.ts";
import { showUser } from "./user.ts";

function links(api: string) {
  return {
    url: api,
    archive_url: `${api}/{archive_format}{/ref}`,
    assignees_url: `${api}/assignees{/user}`,
    blobs_url: `${api}/git/blobs{/sha}`,
    branches_url: `${api}/branches{/branch}`,
    collaborators_url: `${api}/collaborators{/collaborator}`,
    comments_url: `${api}/comments{/number}`,
    commits_url: `${api}/commits{/sha}`,
    compare_url: `${api}/compare/{base}...{head}`,
    contents_url: `${api}/contents/{+path}`,
    contributors_url: `${api}/contributors`,
    deployments_url: `${api}/deployments`,
    downloads_url: `${api}/downloads`,
    events_url: `${api}/events`,
    forks_url: `${api}/forks`,
    git_commits_url: `${api}/git/commits{/sha}`,
    git_refs_url: `${api}/git/refs{/sha}`,
    git_tags_url: `${api}/git/tags{/sha}`,
    hooks_url: `${api}/hooks`,
    issue_comment_url: `${api}/issues/comments{/number}`,
    issue_events_url: `${api}/issues/events{/number}`,
    issues_url: `${api}/issues{/number}`,
    keys_url: `${api}/keys{/key_id}`,
    labels_url: `${api}/labels{/name}`,
    languages_url: `${api}/languages`,
    merges_url: `${api}/merges`,
    milestones_url: `${api}/milestones{/number}`,
    notifications_url: `${api}/notifications{?since,all,participating}`,
    pulls_url: `${api}/pulls{/number}`,
    releases_url: `${api}/releases{/id}`,
    stargazers_url: `${api}/stargazers`,
    statuses_url: `${api}/statuses/{sha}`,
    subscribers_url: `${api}/subscribers`,
    subscription_url: `${api}/subscription`,
    tags_url: `${api}/tags`,
    teams_url: `${api}/teams`,
    trees_url: `${api}/git/trees{/sha}`,
  };
}

const NOBODY_CARES = {
  fork: false,
  mirror_url: null,
  homepage: null,
  language: null,
  license: null,
  forks_count: 0,
  forks: 0,
  stargazers_count: 0,
  watchers_count: 0,
  watchers: 0,
  size: 0,
  has_issues: true,
  has_projects: false,
  has_wiki: false,
  has_pages: false,
  has_downloads: false,
  has_discussions: false,
  archived: false,
  disabled: false,
};

export function repositoryApi(world: World, repo: Repository): string {
  return `${world.api}/repos/${repo.fullName}`;
}

export function repositoryPage(world: World, repo: Repository): string {
  return `${world.url}/${repo.fullName}`;
}

export function showRepository(world: World, repo: Repository): Schemas["repository"] {
  const html = repositoryPage(world, repo);
  const open = [...repo.issues.values()].filter((issue) => issue.state === "open").length;
  return {
    ...NOBODY_CARES,
    ...links(repositoryApi(world, repo)),
    id: repo.id,
    node_id: nodeId("repository", repo.id),
    name: repo.name,
    full_name: repo.fullName,
    owner: showUser(world, repo.owner),
    private: repo.private,
    visibility: repo.private ? "private" : "public",
    description: repo.description,
    html_url: html,
    clone_url: `${html}.git`,
    git_url: `${html}.git`,
    svn_url: html,
    ssh_url: `${html}.git`,
    default_branch: repo.defaultBranch,
    open_issues_count: open,
    open_issues: open,
    pushed_at: stamp(repo.pushedAt),
    created_at: stamp(repo.createdAt),
    updated_at: stamp(repo.pushedAt),
    allow_merge_commit: true,
    allow_squash_merge: true,
    allow_rebase_merge: true,
    delete_branch_on_merge: false,
  };
}

export function showFullRepository(world: World, repo: Repository): Schemas["full-repository"] {
  const { temp_clone_token, master_branch, starred_at, ...shown } = showRepository(world, repo);
  return {
    ...shown,
    created_at: stamp(repo.createdAt),
    updated_at: stamp(repo.pushedAt),
    pushed_at: stamp(repo.pushedAt),
    has_discussions: false,
    subscribers_count: 0,
    network_count: 0,
  };
}

export function showMinimalRepository(world: World, repo: Repository): Schemas["minimal-repository"] {
  const { license, ...shown } = showRepository(world, repo);
  return shown;
}
