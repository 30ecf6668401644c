import { dollars, duration } from "../loop/amounts.ts";
import type { Entry } from "../loop/loop.ts";
import { markdownLine } from "./outgoing.ts";

export const signalFaces = { CONTINUE: "🔁", COMPLETE: "✅", BLOCKED: "✋", ESCALATE: "🚧", ERROR: "💥" } as const;

/** One row per iteration, with the way to its run and its commit. */
export function historyTable(entries: readonly Entry[], repositoryUrl: string): string {
  return [
    "| # | Signal | Rules | Score | Changed | Cost · time | What it said |",
    "|--:|---|--:|--:|--:|--:|---|",
    ...entries.map((entry) => row(entry, repositoryUrl)),
  ].join("\n");
}

function row(entry: Entry, repositoryUrl: string): string {
  const { iteration, attempt, rules, score, cost, ms, trace } = entry;
  const run = trace.run === null ? String(iteration) : `[${iteration}](${repositoryUrl}/actions/runs/${trace.run})`;
  const cells = [
    attempt > 1 ? `${run} (try ${attempt})` : run,
    `${signalFaces[entry.signal]} ${entry.signal}${entry.source === "policy" ? "" : ` by ${markdownLine(entry.source, 60)}`}`,
    rules.total === 0 ? "none" : `${rules.passed}/${rules.total}`,
    String(Math.round(score)),
    changedCell(entry, repositoryUrl),
    `${cost === null ? "?" : dollars(cost)}&nbsp;·&nbsp;${duration(ms)}`,
    saidCell(entry),
  ];
  return `| ${cells.join(" | ")} |`;
}

function changedCell({ changed, trace: { commit } }: Entry, repositoryUrl: string): string {
  const files = changed === null ? "?" : changed === 0 ? "nothing" : `${changed} file${changed === 1 ? "" : "s"}`;
  return commit === null ? files : `[${files}](${repositoryUrl}/commit/${commit})`;
}

function saidCell({ failure, summary, trace: { notedBy, doneBy } }: Entry): string {
  const said = failure === null ? markdownLine(summary, 160) : `the agent failed: ${failure}`;
  const noted =
    notedBy.length === 0 ? "" : ` (with notes of ${notedBy.map((login) => markdownLine(login, 40)).join(", ")})`;
  const who = doneBy === null ? "" : ` (${markdownLine(doneBy, 80)})`;
  return `${said}${noted}${who}`;
}
