import { dollars, duration } from "../loop/amounts.ts";
import type { Entry, Loop, Status } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";
import { codeBlock, markdownLine, markdownSentence } from "./outgoing.ts";

export interface CommentFacts {
  readonly loop: Loop;
  readonly settings: Settings;
  readonly issue: number;
  /** Who started the loop. */
  readonly startedBy: string;
  /** The workflow run that writes this. */
  readonly runUrl: string;
  /** `https://github.com/owner/name` */
  readonly repositoryUrl: string;
  /** What a person should know beside the loop's own story, each one sentence. */
  readonly warnings: readonly string[];
}

const faces: Readonly<Record<Status, string>> = {
  running: "🔁 Running",
  parked: "⏳ Parked",
  paused: "⏸️ Paused",
  blocked: "✋ Blocked",
  escalated: "🚧 Needs a person",
  failed: "💥 Failed",
  completed: "✅ Completed",
  stopped: "⏹️ Stopped",
};

/** What people see of the state comment; the state itself follows as its last line. */
export function stateComment(facts: CommentFacts): string {
  return [
    headline(facts),
    ...facts.warnings.map((warning) => `> [!WARNING]\n> ${warning}`),
    history(facts),
    chart(facts.loop),
    feedback(facts.loop),
    footer(facts),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function headline({ loop, settings, issue }: CommentFacts): string {
  const { iteration, status } = loop;
  const of = `iteration ${iteration} of ${settings.maxIterations}`;
  const budget = settings.budget === null ? "" : ` of ${dollars(settings.budget)}`;
  const unpriced = loop.unpricedRuns > 0 ? ` (${loop.unpricedRuns} of unknown cost)` : "";
  const facts = [
    of,
    `${dollars(loop.cost)}${budget}${unpriced}`,
    `${duration(loop.activeMs)} of work`,
    `for #${issue}`,
  ];
  const reason = loop.reason === "" ? [] : [`**${markdownSentence(loop.reason)}**`];
  return [`### ${faces[status]} · ${facts.join(" · ")}`, ...reason].join("\n\n");
}

function history({ loop, repositoryUrl }: CommentFacts): string {
  if (loop.entries.length === 0) return "";
  const folded = (loop.entries[0]?.iteration ?? 1) - 1;
  const earlier = folded > 0 ? [`| 1–${folded} | | | | | | earlier iterations: see the commits |`] : [];
  return [
    "| # | Signal | Rules | Score | Changed | Cost · time | What it said |",
    "|--:|---|--:|--:|--:|--:|---|",
    ...earlier,
    ...loop.entries.map((entry) => row(entry, repositoryUrl)),
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

const signalFaces = { CONTINUE: "🔁", COMPLETE: "✅", BLOCKED: "✋", ESCALATE: "🚧", ERROR: "💥" } as const;

/** Two points make no curve. */
function chart({ entries }: Loop): string {
  if (entries.length < 3) return "";
  const axis = entries.map((entry) => entry.iteration).join(", ");
  const line = entries.map((entry) => Math.round(entry.score)).join(", ");
  const mermaid = `xychart-beta\n    title "Score"\n    x-axis "Iteration" [${axis}]\n    y-axis "Score" 0 --> 100\n    line [${line}]`;
  return `\`\`\`mermaid\n${mermaid}\n\`\`\``;
}

function feedback({ feedback: told, nextPrompt }: Loop): string {
  const lines = nextPrompt === null ? told : [...told, nextPrompt];
  return lines.length === 0 ? "" : details("What the next iteration is told", codeBlock(lines.join("\n"), 4_000));
}

function details(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

function footer({ loop, startedBy, runUrl }: CommentFacts): string {
  const commands = commandsFor(loop.status)
    .map((command) => `\`/rondo ${command}\``)
    .join(" ");
  const how = commands === "" ? "" : `${commands} · `;
  return `<sub>${how}started by ${markdownLine(startedBy, 60)} · [run](${runUrl})</sub>`;
}

function commandsFor(status: Status): readonly string[] {
  if (status === "running" || status === "parked") return ["stop", "pause", "status", "help"];
  return status === "completed" || status === "stopped" ? [] : ["resume", "stop", "set", "rollback", "help"];
}
