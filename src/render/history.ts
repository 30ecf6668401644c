import { dollars, duration } from "../loop/amounts.ts";
import type { Entry, Loop, Signal } from "../loop/loop.ts";
import { promiseRule, tree } from "./iteration-log.ts";
import { markdownLine, plainLine } from "./outgoing.ts";

/** What ended something stands out. */
const signals: Readonly<Record<Signal, string>> = {
  CONTINUE: "Continue",
  COMPLETE: "**Complete**",
  BLOCKED: "**Blocked**",
  ESCALATE: "**Escalate**",
  ERROR: "**Error**",
};

/** So many rows are read at a glance; the ones before them are folded. */
const SHOWN = 5;

export function history({ entries }: Loop, repositoryUrl: string): string {
  if (entries.length === 0) return "";
  const older = entries.slice(0, -SHOWN);
  const gone = (entries[0]?.iteration ?? 1) - 1;
  const links: LastColumn = { name: "Links", cell: (entry) => linksCell(entry, repositoryUrl) };
  return [
    ...(gone > 0 ? [`<sub>Iterations 1–${gone} are in the commits of this branch.</sub>`] : []),
    ...(older.length > 0 ? [details(spanOf(older), historyTable(older, links))] : []),
    historyTable(entries.slice(-SHOWN), links),
    details("What was done, iteration by iteration", saidList(entries)),
  ].join("\n\n");
}

function spanOf(entries: readonly Entry[]): string {
  const [first, last] = [entries[0]?.iteration, entries.at(-1)?.iteration];
  return first === last ? `Iteration ${first}` : `Iterations ${first}–${last}`;
}

export function details(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/**
 * Only the last column may be long: on a phone, a text between numbers makes every row a page. What is seen there
 * without scrolling is the first five.
 */
export interface LastColumn {
  readonly name: string;
  readonly cell: (entry: Entry) => string;
}

/** Where there is room for it. */
export const said: LastColumn = { name: "What was done", cell: saidWords };

export function historyTable(entries: readonly Entry[], last: LastColumn): string {
  return [
    `| # | Signal | Rules | Score | Cost | Time | Files | ${last.name} |`,
    "|--:|:--|--:|--:|--:|--:|--:|:--|",
    ...entries.map((entry) => `| ${[...numbers(entry), last.cell(entry)].join(" | ")} |`),
  ].join("\n");
}

function numbers(entry: Entry): readonly string[] {
  const { iteration, attempt, rules, score, changed, cost, ms } = entry;
  return [
    attempt > 1 ? `${iteration} (try&nbsp;${attempt})` : String(iteration),
    signals[entry.signal],
    rules.total === 0 ? "none" : `${rules.passed}/${rules.total}`,
    rules.total === 0 ? "–" : String(Math.round(score)),
    cost === null ? "?" : dollars(cost),
    duration(ms),
    changed === null ? "?" : String(changed),
  ];
}

/** The agent and the policy decide where nothing else does: only who else did is news. */
function decidedBy(entry: Entry): string {
  const by = byWhom(entry, (name) => markdownLine(name, 40));
  return by === "" ? "" : ` (${entry.signal}${by})`;
}

function byWhom({ source }: Entry, shown: (name: string) => string): string {
  const [kind = "", name] = source.split(/:(.*)/s);
  if (name !== undefined) return ` by the ${kind} ${shown(name)}`;
  return kind === "human" ? " by a person" : "";
}

function linksCell({ trace: { commit, run } }: Entry, repositoryUrl: string): string {
  const ways = [
    ...(commit === null ? [] : [`[commit](${repositoryUrl}/commit/${commit})`]),
    ...(run === null ? [] : [`[run](${repositoryUrl}/actions/runs/${run})`]),
  ];
  return ways.join("&nbsp;·&nbsp;");
}

/** The log tree of document 000. */
function saidList(entries: readonly Entry[]): string {
  // Every line is one of ours with somebody's tamed words behind its sign: none can end the block.
  return `\`\`\`text\n${entries.map(logOf).join("\n\n")}\n\`\`\``;
}

function logOf(entry: Entry): string {
  const { iteration, attempt, rules, score, promise = null, signal, trace } = entry;
  const proved =
    rules.total === 0 ? "no rule" : `${rules.passed} of ${rules.total} rules pass, score ${Math.round(score)}`;
  return tree(attempt > 1 ? `Iteration ${iteration} (try ${attempt})` : `Iteration ${iteration}`, [
    doneWords(entry),
    `Validation: ${proved}`,
    promiseRule(promise),
    `Decision: ${signal}${byWhom(entry, (name) => plainLine(name, 40))}`,
    `Checkpoint: ${trace.commit ?? "the commit before; no file changed"}`,
  ]);
}

function saidWords(entry: Entry): string {
  return `${doneWords(entry, markdownLine)}${decidedBy(entry)}`;
}

function doneWords(
  { failure, summary, trace: { notedBy, doneBy } }: Entry,
  shown: typeof plainLine = plainLine,
): string {
  const words = failure === null ? shown(summary, 160) || "nothing" : `the agent failed: ${failure}`;
  const noted = notedBy.length === 0 ? "" : ` (with notes of ${notedBy.map((login) => shown(login, 40)).join(", ")})`;
  const who = doneBy === null ? "" : ` (${shown(doneBy, 80)})`;
  return `${words}${noted}${who}`;
}
