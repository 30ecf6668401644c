import { dollars, duration } from "../loop/amounts.ts";
import type { Loop } from "../loop/loop.ts";
import { markdownLine, plainLine } from "./outgoing.ts";

export function pullTitle(title: string): string {
  const said = plainLine(title, 200);
  return said === "" ? "Work of Rondo" : said;
}

/** Only Rondo writes `Closes #N`: no word of an agent or an issue gets through as one. */
export function openingBody(issue: number, startedBy: string): string {
  return `Closes #${issue}

[Rondo](https://github.com/rondo-loop/rondo) lets a coding agent work on this issue, one iteration per workflow run. It was started by ${markdownLine(startedBy, 60)}. The comment below says where it stands; the commit status \`rondo\` turns green when the agent's promise is proved.`;
}

export interface Report {
  readonly issue: number;
  readonly startedBy: string;
  readonly loop: Loop;
  /** What the agent said in the end. */
  readonly summary: string;
  readonly rules: readonly { readonly name: string; readonly result: string }[];
  /** Files that a person should look at, with the reason. */
  readonly flags: readonly string[];
}

export function reportBody({ issue, startedBy, loop, summary, rules, flags }: Report): string {
  const said = markdownLine(summary, 600);
  const cost =
    loop.unpricedRuns > 0
      ? `${dollars(loop.cost)} and ${counted(loop.unpricedRuns, "run")} of unknown cost`
      : dollars(loop.cost);
  return [
    openingBody(issue, startedBy),
    "## What was done",
    said === "" ? "The agent left no summary; see the commits." : said,
    "## How it was checked",
    rules.length === 0
      ? "No rule is configured: the agent's promise was taken alone."
      : rules
          .map(({ name, result }) => `- ${result === "pass" ? "✅" : "▫️"} ${markdownLine(name, 80)}: ${result}`)
          .join("\n"),
    ...(flags.length === 0
      ? []
      : ["## Please look at", flags.map((flag) => `- ${markdownLine(flag, 200)}`).join("\n")]),
    `${counted(loop.iteration, "iteration")} · ${cost} · ${duration(loop.activeMs)} of work`,
  ].join("\n\n");
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
