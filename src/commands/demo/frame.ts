/** What stands around the story: what is about to happen, and where to look afterwards. */

import { type Row, rows } from "../local/rows.ts";
import { type Reader, terminalMarkdown } from "../terminal-markdown.ts";
import { wrapped } from "../terminal-text.ts";
import type { Outcome } from "./outcome.ts";
import { person, repository, issue as task } from "./sample-repository.ts";

export interface Opening {
  readonly template: string;
  readonly open: boolean;
  readonly issue: number;
  readonly url: string;
}

export function opening({ template, open, issue, url }: Opening, reader: Reader): readonly string[] {
  const { paint, width } = reader;
  const about = `A GitHub on this machine runs the workflow templates/${template}.yml and the action dist/index.js, as they are. The agent is a script of three moves, one of them a false promise. No model, no account, nothing leaves this machine.`;
  return [
    paint.bold("Rondo demo: from a label on an issue to a promise that is kept"),
    ...wrapped(about, width).map(paint.dim),
    "",
    ...rows(
      [
        ["repository", `${repository}, a small library with failing tests`],
        ["issue", `#${issue} ${task.title}`],
        ["label", `${paint.bold("rondo")}, set by @${person}`],
        ...(open ? [["watch", `${url}/issues/${issue}`] as const] : []),
      ],
      reader,
    ),
  ];
}

export interface Closing {
  readonly outcome: Outcome;
  readonly open: boolean;
  readonly template: string;
  readonly url: string;
  /** What starts it: `rondo demo`, or npm. */
  readonly command: string;
}

export function closing(given: Closing, reader: Reader): readonly string[] {
  const { outcome } = given;
  const { paint, width } = reader;
  const { report } = outcome;
  const rule = paint.dim("─".repeat(width));
  const isDone = report.status === "completed";
  const head = isDone
    ? paint.green(`✓ The promise is kept after ${report.iterations.length} iterations, in ${report.seconds} s.`)
    : paint.red(`✗ The loop is ${report.status} after ${report.iterations.length} iterations.`);
  return [
    "",
    paint.bold(head),
    "",
    paint.dim(`The state comment on pull request #${report.pr ?? "?"}, as its readers see it:`),
    rule,
    ...withoutLastGap(terminalMarkdown(outcome.comment, reader)),
    rule,
    "",
    paint.bold("Where to look"),
    ...rows(places(given), reader),
    "",
    ...next(given, reader),
  ];
}

function places({ outcome, open, url }: Closing): readonly Row[] {
  const { report, branch, commits, gateText, files, isDraft } = outcome;
  if (report.pr === null) return [["pull request", "none"]];
  const [first, ...more] = commits.map(({ sha, subject }) => `${sha.slice(0, 7)} ${subject}`);
  return [
    ["pull request", open ? `${url}/pull/${report.pr}` : `#${report.pr}, ${isDraft ? "a draft" : "ready for review"}`],
    ["branch", branch],
    ["commits", first ?? "none"],
    ...more.map((commit): Row => ["", commit]),
    ["files", files.join(", ")],
    ["gate", `rondo: ${report.gate}, "${gateText}"`],
    ["API calls", `${report.apiCalls.total}, of which ${report.apiCalls.perIteration} in the second iteration`],
  ];
}

function next({ open, command }: Closing, reader: Reader): readonly string[] {
  if (open) return [`The pages are served until you press ${reader.paint.bold("Ctrl-C")}.`];
  const ways: readonly Row[] = [
    [`${command} --open`, "the same, with its pages kept up for a browser"],
    ['rondo run "TASK"', "a real agent, on a repository of yours, on this machine"],
    ["rondo init", "sets a repository up for GitHub"],
  ];
  const width = Math.max(...ways.map(([way]) => way.length));
  return [
    reader.paint.bold("What next"),
    ...ways.map(([way, does]) => `  ${way.padEnd(width)}  ${reader.paint.dim(does)}`),
  ];
}

function withoutLastGap(lines: readonly string[]): readonly string[] {
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
