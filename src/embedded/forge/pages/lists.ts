import type { RunRecord } from "../../contract.ts";
import type { Issue, Label, Repository } from "../model.ts";
import { isPull, type World } from "../world.ts";
import { type Html, html } from "./html.ts";
import { type Page, time, tone } from "./layout.ts";

export function showLabels(labels: readonly Label[]): readonly Html[] {
  return labels.map((label) => html` <span class="label" style="border-color:#${label.color}">${label.name}</span>`);
}

export function stateOf(issue: Issue): string {
  if (issue.pull?.merged) return "merged";
  return issue.pull?.draft && issue.state === "open" ? "draft" : issue.state;
}

export function runsOf(world: World, repo: Repository): readonly RunRecord[] {
  return (world.workflows?.runs(repo.fullName) ?? []).toSorted((a, b) => b.id - a.id);
}

export function anythingRuns(world: World, repo: Repository): boolean {
  return runsOf(world, repo).some((run) => run.status !== "completed");
}

export function issueLine(repo: Repository, issue: Issue): Html {
  const path = `/${repo.fullName}/${isPull(issue) ? "pull" : "issues"}/${issue.number}`;
  return html`<li>${tone(stateOf(issue))} <a href="${path}">${issue.title}</a>
<span class="dim">#${issue.number} by ${issue.author.login}</span>${showLabels(issue.labels)}</li>`;
}

function runLine(repo: Repository, run: RunRecord): Html {
  return html`<li>${tone(run.conclusion ?? run.status)} <a href="/${repo.fullName}/actions/runs/${run.id}">${run.title}</a>
<span class="dim">${run.workflow.name} #${run.number} · ${run.event} · ${run.headBranch} · ${run.triggeringActor}</span> ${time(run.createdAt)}</li>`;
}

export function section(title: string, lines: readonly Html[]): Html {
  const body = lines.length === 0 ? html`<p class="dim">None yet.</p>` : html`<ul class="plain">${lines}</ul>`;
  return html`<h2>${title}</h2>${body}`;
}

export function repositoryList(world: World): Page {
  const repos = [...world.repositories.values()];
  const lines = repos.map(
    (repo) =>
      html`<li><a href="/${repo.fullName}">${repo.fullName}</a> <span class="dim">${repo.description}</span></li>`,
  );
  return {
    title: "Repositories",
    body: section("Repositories", lines),
    live: repos.some((repo) => anythingRuns(world, repo)),
  };
}

export function repositoryOverview(world: World, repo: Repository): Page {
  const issues = [...repo.issues.values()].reverse();
  const body = html`<h1>${repo.fullName}</h1>
${section(
  "Issues",
  issues.filter((issue) => !isPull(issue)).map((issue) => issueLine(repo, issue)),
)}
${section(
  "Pull requests",
  issues.filter(isPull).map((issue) => issueLine(repo, issue)),
)}
${section(
  "Runs",
  runsOf(world, repo)
    .slice(0, 50)
    .map((run) => runLine(repo, run)),
)}`;
  return { title: repo.fullName, body, live: anythingRuns(world, repo) };
}
