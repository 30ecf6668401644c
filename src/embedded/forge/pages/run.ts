import type { JobRecord, RunRecord } from "../../contract.ts";
import type { Repository } from "../model.ts";
import type { World } from "../world.ts";
import { type Html, html } from "./html.ts";
import { type Page, pill, time, tone } from "./layout.ts";
import { markdown } from "./markdown.ts";

function said(world: World, repo: Repository, job: JobRecord): Html {
  const notes = (world.workflows?.annotations(repo.fullName, job.id) ?? []).map(
    ({ level, message, file }) => html`<li>${tone(level)} ${file === undefined ? "" : `${file}: `}${message}</li>`,
  );
  const summary = world.workflows?.summary(repo.fullName, job.id) ?? "";
  return html`${notes.length === 0 ? "" : html`<ul class="plain">${notes}</ul>`}${summary === "" ? "" : html`<div class="summary">${markdown(summary)}</div>`}`;
}

/** `actions/checkout@3d3c42e5aac5…`: seven digits of a pinned commit tell enough. */
function shortName(step: string): string {
  return step.replace(/@([0-9a-f]{7})[0-9a-f]{33}$/, "@$1");
}

function jobBox(world: World, repo: Repository, job: JobRecord): Html {
  const steps = job.steps.map((step) => html`<li>${tone(step.conclusion ?? step.status)} ${shortName(step.name)}</li>`);
  const log = world.workflows?.log(repo.fullName, job.id);
  const shown = log
    ? html`<details${job.status === "completed" ? "" : html` open`}><summary>Log</summary><pre>${log}</pre></details>`
    : "";
  return html`<section class="box" id="job-${job.id}"><header>${tone(job.conclusion ?? job.status)} <b>${job.name}</b></header>
<div><ul class="plain">${steps}</ul>${said(world, repo, job)}${shown}</div></section>`;
}

export function runPage(world: World, repo: Repository, run: RunRecord): Page {
  const body = html`<h1>${run.title} <span class="dim">#${run.number}, attempt ${run.attempt}</span></h1>
<p>${pill(run.conclusion ?? run.status)} <span class="dim">${run.workflow.path} · ${run.event} · ${run.headBranch} · ${run.headSha.slice(0, 7)} · ${run.triggeringActor}</span> ${time(run.createdAt)}</p>
${run.jobs.map((job) => jobBox(world, repo, job))}`;
  return { title: run.title, body, repository: repo.fullName, live: run.status !== "completed" };
}
