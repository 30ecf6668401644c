import { fileChanges } from "../file-changes.ts";
import type { Comment, Issue, PullIssue, Repository, User } from "../model.ts";
import { pullCommits } from "../pull-measure.ts";
import { latestCheckRuns, latestStatuses } from "../required-checks.ts";
import type { Schemas } from "../shapes/schemas.ts";
import { isPull, type World } from "../world.ts";
import { type Html, html } from "./html.ts";
import { type Page, pill, time, tone } from "./layout.ts";
import { anythingRuns, issueLine, section, showLabels, stateOf } from "./lists.ts";
import { markdown } from "./markdown.ts";

interface Written {
  readonly author: User;
  readonly createdAt: Date;
  readonly body: string;
}

function textBox(repo: Repository, { author, createdAt: at, body }: Written, id: string): Html {
  const shown = body.trim() === "" ? html`<p class="dim">No description provided.</p>` : markdown(body, repo.fullName);
  return html`<section class="box" id="${id}"><header><b>${author.login}</b> ${time(at)}</header><div>${shown}</div></section>`;
}

function commentBox(repo: Repository, comment: Comment): Html {
  return textBox(repo, comment, `issuecomment-${comment.id}`);
}

/** The way from an issue to the work on it. */
function closingPulls(repo: Repository, issue: Issue): Html {
  const mention = new RegExp(`\\b(?:close|fix|resolve)[sd]?:? #${issue.number}\\b`, "i");
  const pulls = [...repo.issues.values()].filter((other) => isPull(other) && mention.test(other.body ?? ""));
  return pulls.length === 0
    ? html``
    : section(
        "Pull requests",
        pulls.map((pull) => issueLine(repo, pull)),
      );
}

export function checksOn(repo: Repository, sha: string): Html {
  const statuses = latestStatuses(repo, sha).map(
    (status) => html`<li>${tone(status.state)} <b>${status.context}</b> ${status.description ?? ""}</li>`,
  );
  const runs = latestCheckRuns(repo, sha).map(
    (run) => html`<li>${tone(run.conclusion ?? run.status)} <a href="${run.detailsUrl}">${run.name}</a></li>`,
  );
  const all = [...statuses, ...runs];
  return all.length === 0 ? html`<p class="dim">No statuses.</p>` : html`<ul class="plain">${all}</ul>`;
}

export function showFiles(files: readonly Schemas["diff-entry"][]): readonly Html[] {
  return files.map(
    (file) => html`<details${file.changes > FOLDED_ABOVE ? "" : html` open`}><summary>${file.filename}
<span class="good">+${file.additions}</span> <span class="bad">−${file.deletions}</span></summary>
<pre class="diff"><code>${(file.patch ?? "(binary)").split("\n").map(diffLine)}</code></pre></details>`,
  );
}

const FOLDED_ABOVE = 200;
const DIFF_KINDS: Readonly<Record<string, string>> = { "+": "added", "-": "removed", "@": "dim" };

function diffLine(line: string): Html {
  return html`<span class="${DIFF_KINDS[line.charAt(0)] ?? ""}">${line}</span>`;
}

function gates(repo: Repository, sha: string): readonly Html[] {
  return latestStatuses(repo, sha).map(
    ({ state, context, description }) =>
      html`<br>${tone(state)} <span class="dim">${context}: ${description ?? ""}</span>`,
  );
}

async function pullParts(world: World, repo: Repository, issue: PullIssue): Promise<Html> {
  const { pull } = issue;
  const commits = await Promise.all((await pullCommits(repo, issue)).map((sha) => repo.store.readCommit(sha)));
  const base = await repo.store.mergeBase(pull.baseSha, pull.headSha);
  const files = await fileChanges(world, repo, base, pull.headSha);
  const lines = commits.flatMap((commit) =>
    commit === undefined
      ? []
      : [
          html`<li><a href="/${repo.fullName}/commit/${commit.sha}"><code>${commit.sha.slice(0, 7)}</code></a>
${commit.message.split("\n")[0]} <span class="dim">${commit.author.name}</span>${gates(repo, commit.sha)}</li>`,
        ],
  );
  return html`<h2>Checks on ${pull.headSha.slice(0, 7)}</h2>${checksOn(repo, pull.headSha)}
<h2>Commits</h2><ul class="plain">${lines}</ul><h2>Files</h2>${showFiles(files)}`;
}

export async function issuePage(world: World, repo: Repository, issue: Issue): Promise<Page> {
  const comments = [...repo.comments.values()].filter((comment) => comment.issue === issue.number);
  const sides = isPull(issue)
    ? html` <span class="dim"><code>${issue.pull.headRef}</code> → <code>${issue.pull.baseRef}</code></span>`
    : "";
  const body = html`<h1>${issue.title} <span class="dim">#${issue.number}</span></h1>
<p>${pill(stateOf(issue))}${sides}${showLabels(issue.labels)}</p>
${textBox(repo, { ...issue, body: issue.body ?? "" }, "description")}
${comments.map((comment) => commentBox(repo, comment))}
${isPull(issue) ? await pullParts(world, repo, issue) : closingPulls(repo, issue)}`;
  return { title: `${issue.title} #${issue.number}`, body, repository: repo.fullName, live: anythingRuns(world, repo) };
}
