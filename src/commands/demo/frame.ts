/** What stands around the story: what is about to happen, and where to look afterwards. */
import type { Palette } from "../colours.ts";
import { terminalMarkdown } from "../terminal-markdown.ts";
import { padded, wrapped } from "../terminal-text.ts";
import type { Outcome } from "./outcome.ts";
import type { DemoRequest } from "./perform-demo.ts";
import { person, repository, issue as task } from "./sample-repository.ts";

export interface Opening {
  readonly template: string;
  readonly open: boolean;
  readonly issue: number;
  readonly url: string;
  readonly width: number;
}

type Row = readonly [name: string, value: string];

const NAMES = 14;

function rows(given: readonly Row[], paint: Palette): readonly string[] {
  return given.map(([name, value]) => `  ${paint.dim(padded(name, NAMES))}${value}`);
}

export function opening({ template, open, issue, url, width }: Opening, paint: Palette): readonly string[] {
  const about = `A GitHub on this machine runs the workflow templates/${template}.yml and the action dist/index.js, as they are. The agent is a script of three moves, one of them a false promise. No model, no account, nothing leaves this machine.`;
  return [
    paint.bold("Rondo: a label on an issue becomes a pull request whose promise was checked"),
    ...wrapped(about, width).map(paint.dim),
    "",
    ...rows(
      [
        ["repository", `${repository}, a small library with failing tests`],
        ["issue", `#${issue} ${task.title}`],
        ["label", `${paint.bold("rondo")}, set by @${person}`],
        ...(open ? [["watch", `${url}/issues/${issue}`] as const] : []),
      ],
      paint,
    ),
  ];
}

export function closing(outcome: Outcome, request: DemoRequest, url: string, width: number, paint: Palette) {
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
    ...withoutLastGap(terminalMarkdown(outcome.comment, { width, paint })),
    rule,
    "",
    paint.bold("Where to look"),
    ...rows(places(outcome, request, url), paint),
    "",
    ...next(request, width, paint),
  ];
}

function places({ report, branch, commits, gateText, files }: Outcome, { open }: DemoRequest, url: string): Row[] {
  const [first, ...more] = commits.map(({ sha, subject }) => `${sha.slice(0, 7)} ${subject}`);
  return [
    ["pull request", open ? `${url}/pull/${report.pr}` : `#${report.pr}, ready for review`],
    ["branch", branch],
    ["commits", first ?? "none"],
    ...more.map((commit): Row => ["", commit]),
    ["files", files.join(", ")],
    ["gate", `rondo: ${report.gate}, "${gateText}"`],
    [
      "API calls",
      `${report.apiCalls.total} in all, ${report.apiCalls.perIteration} in an iteration between first and last`,
    ],
  ];
}

function next({ open, template }: DemoRequest, width: number, paint: Palette): readonly string[] {
  if (open) return [`The pages are served until you press ${paint.bold("Ctrl-C")}.`];
  const other = template === "hardened" ? "simple" : "hardened";
  return wrapped(
    `npm start -- --open keeps the pages up for a browser; --template ${other} runs the other workflow.`,
    width,
  ).map(paint.dim);
}

function withoutLastGap(lines: readonly string[]): readonly string[] {
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
