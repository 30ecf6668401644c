import { dollars, duration } from "../../loop/amounts.ts";
import type { Status } from "../../loop/loop.ts";
import { costInWords, type IterationStory, type LoopStory, type Totals, totalsOf } from "../loop-story.ts";
import { counted, knownCost } from "../meters.ts";
import { withoutTerms } from "../standing.ts";
import { scoreChart } from "./chart.ts";
import { type Html, html } from "./html.ts";
import { style } from "./style.ts";
import { timeline } from "./timeline.ts";

export interface ReportFacts {
  /** `owner/name` */
  readonly repository: string;
  /** `https://github.com/owner/name`; null: it is not known, and nothing is linked. */
  readonly page: string | null;
  /** When it was made, in words. */
  readonly made: string;
  readonly loops: readonly LoopStory[];
}

/** One page that needs nothing but itself. No script: it is read in places where none may run. */
export function reportPage(facts: ReportFacts): string {
  const { repository, loops, made } = facts;
  const [only] = loops.length === 1 ? loops : [];
  const title = only ? `${repository} #${only.issue}` : `Loops of ${repository}`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${title} · Rondo</title>
<style>${{ html: style }}</style>
</head>
<body>
<header><h1>${title}</h1><div class="soft small">Rondo's report of ${made}</div></header>
<main>
${loops.length === 0 ? html`<p>There are no loops yet. The label <b>rondo</b> on an issue starts one.</p>` : ""}
${loops.length > 1 ? overview(totalsOf(loops)) : ""}
${timeline(loops, ({ status }) => tones[status])}
${loops.toSorted((a, b) => b.issue - a.issue).map((loop) => article(loop, facts))}
</main>
</body>
</html>
`;
  return page.html;
}

function overview(totals: Totals): Html {
  const { successRate, toCompletion } = totals;
  return html`<dl class="tiles">
${tile("Loops", totals.loops, statuses(totals))}
${tile("Completed", successRate === null ? "–" : `${Math.round(successRate * 100)} %`, "of those that were decided")}
${tile("Iterations to completion", toCompletion?.median ?? "–", toCompletion ? `median; at most ${toCompletion.most}` : "none completed yet")}
${tile("Cost", knownCost(totals), costNote(totals))}
${tile("Work", duration(totals.activeMs), counted(totals.iterations, "iteration"))}
</dl>
${guards(totals)}`;
}

function costNote({ cost, costPerCompletion, unpricedRuns }: Totals): string {
  const each = costPerCompletion === null || (cost === 0 && unpricedRuns > 0) ? [] : [costPerCompletion];
  return [
    ...each.map((amount) => `${dollars(amount)} for each completed`),
    ...(unpricedRuns === 0 ? [] : [`${counted(unpricedRuns, "run")} of unknown cost`]),
  ].join(" · ");
}

function tile(name: string, value: string | number, note: string): Html {
  return html`<div><dt>${name}</dt><dd>${value}${note === "" ? "" : html`<small>${note}</small>`}</dd></div>`;
}

function statuses({ byStatus }: Totals): string {
  return Object.entries(byStatus)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");
}

function guards({ guards: counted }: Totals): Html | "" {
  const rows = Object.entries(counted).sort(([, a], [, b]) => b - a);
  if (rows.length === 0) return "";
  const most = Math.max(...rows.map(([, count]) => count));
  return html`<section aria-label="Guards"><h2>Ended by guards</h2><div class="bars">
${rows.map(([name, count]) => html`<span>${name}</span><span><i style="width:${Math.round((count / most) * 100)}%"></i></span><span>${count}</span>`)}
</div></section>`;
}

const tones: Readonly<Record<Status, "good" | "bad" | "wait">> = {
  completed: "good",
  running: "wait",
  parked: "wait",
  paused: "wait",
  blocked: "bad",
  escalated: "bad",
  failed: "bad",
  stopped: "bad",
};

function article(loop: LoopStory, facts: ReportFacts): Html {
  const { issue, title, status, reason, iteration, maxIterations, iterations } = loop;
  const tone = tones[status];
  const share = maxIterations === null ? null : Math.min(100, Math.round((iteration / maxIterations) * 100));
  return html`<article id="issue-${issue}">
<div class="top"><h2>${link(facts, `issues/${issue}`, `#${issue}`)} ${title}</h2><span class="status ${tone}">${status}</span></div>
${reason === "" ? "" : html`<div>${withCommands(withoutTerms(reason))}</div>`}
<ul class="facts soft small">${loopFacts(loop, facts).map((fact) => html`<li>${fact}</li>`)}</ul>
${share === null ? "" : html`<div class="meter ${tone}" role="img" aria-label="${iteration} of ${maxIterations ?? ""} iterations"><i style="width:${share}%"></i></div>`}
${chart(iterations)}
${steps(loop, facts)}
</article>`;
}

/** Reasons name commands as a comment would. */
function withCommands(reason: string): readonly (Html | string)[] {
  return reason.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));
}

function chart(iterations: readonly IterationStory[]): Html | "" {
  const drawn = scoreChart(iterations);
  return drawn === "" ? "" : html`${drawn}<div class="soft small">line: score · bars: what each iteration cost</div>`;
}

function loopFacts(loop: LoopStory, facts: ReportFacts): readonly (Html | string)[] {
  const { iteration, maxIterations, activeMs, startedBy, guard, pull } = loop;
  return [
    `iteration ${iteration}${maxIterations === null ? "" : ` of ${maxIterations}`}`,
    costInWords(loop),
    `${duration(activeMs)} of work`,
    `started by ${startedBy}`,
    ...(pull === null ? [] : [html`pull request ${link(facts, `pull/${pull}`, `#${pull}`)}`]),
    ...(guard === null ? [] : [`guard: ${guard}`]),
  ];
}

/** A long loop is folded: its curve tells enough. */
function steps({ iterations }: LoopStory, facts: ReportFacts): Html | "" {
  if (iterations.length === 0) return "";
  const list = html`<ol class="steps">${iterations.map((each) => step(each, facts))}</ol>`;
  return iterations.length <= 5
    ? list
    : html`<details><summary>${iterations.length} iterations</summary>${list}</details>`;
}

const signalTones = { CONTINUE: "wait", COMPLETE: "good", BLOCKED: "bad", ESCALATE: "bad", ERROR: "bad" } as const;

function step(each: IterationStory, facts: ReportFacts): Html {
  const { iteration, signal, source, score, rules, changed, cost, ms, at, commit, run, summary } = each;
  const by = source === null || source === "policy" ? "" : ` by ${source}`;
  const told = [
    rules === null || rules.total === 0 ? "" : `${rules.passed}/${rules.total} rules`,
    score === null ? "" : `score ${Math.round(score)}`,
    changed === null ? "" : changed === 1 ? "1 file" : `${changed} files`,
    cost === null ? "cost unknown" : dollars(cost),
    ms === null ? "" : duration(ms),
    at === null || at === 0 ? "" : new Date(at).toISOString().slice(0, 16).replace("T", " "),
    commit === null ? "" : link(facts, `commit/${commit}`, commit.slice(0, 7)),
    run === null ? "" : link(facts, `actions/runs/${run}`, "run"),
  ].filter((part) => part !== "");
  return html`<li><span class="n">${iteration}</span><div><div class="what"><b class="${signalTones[signal] ?? "wait"}">${signal}${by}</b>${told.map((part) => html`<span>${part}</span>`)}</div>${summary === "" ? "" : html`<p>${summary}</p>`}</div></li>`;
}

function link({ page }: ReportFacts, path: string, text: string): Html {
  return page === null ? html`${text}` : html`<a href="${page}/${path}">${text}</a>`;
}
