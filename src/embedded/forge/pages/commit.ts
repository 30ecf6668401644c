import { fileChanges } from "../file-changes.ts";
import type { CommitObject } from "../git/object-store.ts";
import type { Repository } from "../model.ts";
import type { World } from "../world.ts";
import { html } from "./html.ts";
import { checksOn, showFiles } from "./issue.ts";
import { type Page, time } from "./layout.ts";
import { anythingRuns } from "./lists.ts";

export async function commitPage(world: World, repo: Repository, commit: CommitObject): Promise<Page> {
  const files = await fileChanges(world, repo, commit.parents[0], commit.sha);
  const body = html`<h1><code>${commit.sha.slice(0, 10)}</code></h1><pre>${commit.message}</pre>
<p class="dim">${commit.author.name} ${time(commit.author.date)}</p>
<h2>Checks</h2>${checksOn(repo, commit.sha)}<h2>Files</h2>${showFiles(files)}`;
  return {
    title: commit.message.split("\n")[0] ?? commit.sha,
    body,
    repository: repo.fullName,
    live: anythingRuns(world, repo),
  };
}
