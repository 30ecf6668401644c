import { duration } from "../loop/amounts.ts";
import type { Loop } from "../loop/loop.ts";
import type { RuleSettings } from "../loop/settings.ts";
import type { Steps } from "../loop/steps.ts";
import { details, historyTable, said } from "./history.ts";
import { counted, spent } from "./meters.ts";
import { markdownLine, plainLine } from "./outgoing.ts";
import { stepsReport } from "./plan.ts";

export function pullTitle(title: string): string {
  const said = plainLine(title, 200);
  return said === "" ? "Work of Rondo" : said;
}

const rondo = "[Rondo](https://github.com/rondo-loop/rondo)";

/** Only Rondo writes `Closes #N`: no word of an agent or an issue gets through as one. */
export function openingBody(issue: number, startedBy: string, steps?: Steps): string {
  const plan = stepsReport(steps).map((part) => `\n\n${part}`);
  return `Closes #${issue}

A coding agent works on this issue, one iteration per workflow run; ${rondo} checks each of them. Started by ${markdownLine(startedBy, 60)}.

The comment below says where it stands and what you can do. The commit status \`rondo\` turns green when the agent's promise is proved; then this draft becomes ready for review.${plan.join("")}`;
}

export interface Report {
  readonly issue: number;
  readonly startedBy: string;
  readonly loop: Loop;
  /** What the agent said in the end. */
  readonly summary: string;
  readonly rules: readonly { readonly name: string; readonly result: string }[];
  readonly configured: readonly RuleSettings[];
  /** Files that a person should look at, with the reason. */
  readonly flags: readonly string[];
  readonly steps?: Steps;
}

export function reportBody({ issue, startedBy, loop, summary, rules, flags, steps, configured }: Report): string {
  const done = markdownLine(summary, 600);
  return [
    `Closes #${issue}`,
    `A coding agent wrote this, and ${rondo} checked it. Started by ${markdownLine(startedBy, 60)}. It is ready for your review.`,
    "## What was done",
    done === "" ? "The agent left no summary; see the commits." : done,
    ...stepsReport(steps),
    ...(flags.length === 0
      ? []
      : ["## Please look at", flags.map((flag) => `- ⚠️ ${markdownLine(flag, 200)}`).join("\n")]),
    "## How it was checked",
    rules.length === 0
      ? "No rule is configured: the agent's promise was taken alone."
      : checks(rules, configured, loop.entries.at(-1)?.source === "promise"),
    "## What it took",
    `${counted(loop.iteration, "iteration")} · cost ${spent(loop)} · ${duration(loop.activeMs)} of work`,
    ...(loop.entries.length === 0 ? [] : [details("Iteration by iteration", historyTable(loop.entries, said))]),
  ].join("\n\n");
}

const results: Readonly<Record<string, string>> = {
  pass: "✅ passes",
  fail: "❌ fails",
  error: "💥 could not run",
  skip: "▫️ skipped",
};

/** The promise is shown beside the rules, and counts for no score. */
function checks(rules: Report["rules"], configured: Report["configured"], isPromised: boolean): string {
  const rows = rules.map(({ name, result }) => {
    const rule = configured.find((each) => each.name === name);
    const cells = [markdownLine(name, 80), results[result] ?? "?", markdownLine(lookedAt(rule), 120)];
    return `| ${cells.join(" | ")} |`;
  });
  if (isPromised) rows.push("| the agent's promise | ✅ kept | the agent says that all of it is done |");
  return ["| Rule | On the last commit | What it checks |", "|:--|:--|:--|", ...rows].join("\n");
}

/** A green sign says little to a reviewer who can't see what was asked. */
function lookedAt(check: RuleSettings | undefined): string {
  switch (check?.type) {
    case "command":
      return check.run;
    case "coverage":
      return `coverage of ${check.min} % or more`;
    case "content-pattern":
      return `${check.file} holds ${check.pattern}`;
    case "file-exists":
      return check.files.join(", ");
    case "checks":
      return `checks of the commit: ${check.names.join(", ")}`;
    case "preset":
      return check.preset;
    case "step":
      return "a step of the workflow";
    default:
      return "";
  }
}
