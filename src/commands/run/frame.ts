/** What stands around the story of a local loop: what it works with, how it stands in the end, and what to do next. */
import { dollars, duration } from "../../loop/amounts.ts";
import { historyTable, said } from "../../render/history.ts";
import { oneLine } from "../colours.ts";
import { type Row, rows } from "../local/rows.ts";
import { type Reader, terminalMarkdown } from "../terminal-markdown.ts";
import { wrapped } from "../terminal-text.ts";
import type { Outcome, RunReport } from "./outcome.ts";
import type { Prepared } from "./prepare.ts";

export function opening({ facts, begins, own }: Prepared, reader: Reader): readonly string[] {
  const { paint } = reader;
  const [first = ""] = facts.task.split("\n", 1);
  const title = begins === null ? `Rondo goes on: ${oneLine(first)}` : `Rondo: ${oneLine(first)}`;
  return [
    ...wrapped(title, reader.width).map(paint.bold),
    "",
    ...rows(
      [
        ["repository", `${own.folder}, from ${facts.base}; its files are not touched`],
        ...(facts.file === undefined ? [] : [["loop file", oneLine(facts.file.path)] as const]),
        ...(begins === null ? [] : settingsRows(begins, facts.setup)),
        ["Ctrl-C", "pauses; `rondo run --resume` goes on"],
      ],
      reader,
    ),
  ];
}

function settingsRows(
  { settings, leftOut, warnings = [] }: NonNullable<Prepared["begins"]>,
  setup: string | null,
): readonly Row[] {
  const { agent, rules, maxIterations, budget } = settings;
  const names = rules.map((rule) => (rule.type === "command" ? `${rule.name} (${oneLine(rule.run)})` : rule.name));
  return [
    ["agent", "use" in agent ? agent.use : oneLine(agent.command)],
    [
      "rules",
      names.length === 0 ? "none: the agent's promise counts alone; name some in .github/rondo.yml" : names.join(", "),
    ],
    ["set-up", setup === null ? "none" : oneLine(setup)],
    ["limits", `${maxIterations} iterations${budget === null ? "" : `, ${dollars(budget)}`}`],
    ...(leftOut.length === 0 ? [] : [["left out", `${leftOut.join(", ")}: only on GitHub`] as const]),
    ...warnings.map((warning) => ["look at", oneLine(warning)] as const),
  ];
}

export function pausing({ paint }: Reader): string {
  return paint.yellow("  Pausing: the agent is stopped, what has landed is kept. (Ctrl-C again ends at once.)");
}

export function closing({ report, loop, commits }: Outcome, reader: Reader): readonly string[] {
  const { paint, width } = reader;
  const isDone = report.status === "completed";
  const head = isDone ? paint.green(`✓ Complete: ${oneLine(inWords(report.reason))}`) : standing(report, reader);
  const places: readonly Row[] = [
    ["branch", report.branch ?? "none: nothing has landed yet"],
    ...commits.map(({ sha, subject }, index): Row => [index === 0 ? "commits" : "", `${sha.slice(0, 7)} ${subject}`]),
    ...(report.files.length === 0 ? [] : [["files", report.files.map(oneLine).join(", ")] as const]),
    ["spent", spent(report, loop.activeMs)],
    ...(report.records === null ? [] : [["records", `${oneLine(report.records)} (rondo replay shows them)`] as const]),
    ...next(report),
  ];
  return [
    "",
    ...wrapped(head, width).map(paint.bold),
    "",
    ...(loop.entries.length === 0 ? [] : terminalMarkdown(historyTable(loop.entries, said), reader)),
    ...rows(places, reader),
  ];
}

function standing({ status, reason }: RunReport, { paint }: Reader): string {
  if (status === "none") return paint.yellow("Not begun yet: it was interrupted, or something is wrong.");
  return paint.yellow(`Not complete yet, ${status}: ${oneLine(inWords(reason))}`);
}

function spent({ cost, unpricedRuns }: RunReport, activeMs: number): string {
  const unknown = unpricedRuns === 0 ? "" : ` and ${unpricedRuns} run${unpricedRuns === 1 ? "" : "s"} of unknown price`;
  return `${cost === null ? "an unknown amount" : `${dollars(cost)}${unknown}`}, ${duration(activeMs)} of work`;
}

function next({ status, branch, base, resumable }: RunReport): readonly Row[] {
  const look: readonly Row[] = branch === null ? [] : [["look at it", `git diff ${base}...${branch}`]];
  if (status === "completed" && branch !== null) return [...look, ["take it", `git merge ${branch}`]];
  if (!resumable) return look;
  const note = status === "blocked" ? ' "YOUR ANSWER"' : "";
  return [...look, ["go on", `rondo run --resume${note}`]];
}

/** The loop's reasons name commands of a comment; here they are options. */
export function inWords(reason: string): string {
  return reason
    .replace(/^Paused by @you$/, "you pressed Ctrl-C")
    .replace(/`\/rondo rollback N` to a better iteration, or /, "")
    .replace(/`\/rondo set ([\w-]+)=(\S+?)`, then `\/rondo resume`/g, "`rondo run --resume --$1 $2`")
    .replace(/`\/rondo resume` with a note/g, '`rondo run --resume "NOTE"`')
    .replace(/`\/rondo resume`/g, "`rondo run --resume`");
}
