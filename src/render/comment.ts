import type { Loop } from "../loop/loop.ts";
import type { Settings } from "../loop/settings.ts";
import type { Steps } from "../loop/steps.ts";
import { details, history } from "./history.ts";
import { meters } from "./meters.ts";
import { codeBlock, markdownLine } from "./outgoing.ts";
import { partialWork } from "./partial-work.ts";
import { stepsList } from "./plan.ts";
import { box, commands, headline } from "./standing.ts";

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
  readonly steps?: Steps;
  /** How ready the issue was for an agent, of 10; null: nobody asked. */
  readonly readiness?: number | null;
  /** What was reached on the way, in words of ours. */
  readonly milestones?: readonly string[];
}

/** What people see of the state comment; the state itself follows as its last line. */
export function stateComment(facts: CommentFacts): string {
  const { loop, settings, repositoryUrl } = facts;
  return [
    headline(facts),
    box(facts),
    ...facts.warnings.map((warning) => `> [!WARNING]\n> ${warning}`),
    meters(loop, settings, facts.steps),
    reached(facts),
    stepsList(facts.steps),
    latest(loop),
    partialWork(loop),
    failures(loop),
    history(loop, repositoryUrl),
    chart(loop),
    commandList(loop),
    footer(facts),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function reached({ milestones = [] }: CommentFacts): string {
  return milestones.length === 0
    ? ""
    : `<sub>🏁 ${milestones.map((line) => markdownLine(line, 120)).join(" · ")}</sub>`;
}

function latest({ entries }: Loop): string {
  const last = entries.at(-1);
  const said = last && last.failure === null ? markdownLine(last.summary, 200) : "";
  return said === "" ? "" : `**The agent on iteration ${last?.iteration}:** ${said}`;
}

function failures({ feedback: told, nextPrompt }: Loop): string {
  const lines = nextPrompt === null ? told : [...told, nextPrompt];
  if (lines.length === 0) return "";
  return details("What failed, as the agent is told", codeBlock(lines.join("\n"), 4_000));
}

/** Two points make no curve. */
function chart({ entries }: Loop): string {
  if (entries.length < 3 || entries.every(({ rules }) => rules.total === 0)) return "";
  const axis = entries.map((entry) => entry.iteration).join(", ");
  const line = entries.map((entry) => Math.round(entry.score)).join(", ");
  const size = `%%{init: {"xyChart": {"width": 480, "height": 200}}}%%`;
  const mermaid = `${size}\nxychart-beta\n    title "Score: 100 when every rule passes"\n    x-axis "Iteration" [${axis}]\n    y-axis 0 --> 100\n    line [${line}]`;
  return `\`\`\`mermaid\n${mermaid}\n\`\`\``;
}

function commandList(loop: Loop): string {
  const list = commands(loop);
  return list === "" ? "" : details("Commands, for people who may write to this repository", list);
}

function footer({ startedBy, issue, runUrl, readiness = null }: CommentFacts): string {
  const scored = readiness === null ? "" : ` · readiness ${readiness} of 10`;
  const rondo = "[Rondo](https://github.com/rondo-loop/rondo)";
  return `<sub>${rondo} lets a coding agent work on #${issue}, iteration after iteration, until every check passes · started by ${markdownLine(startedBy, 60)}${scored} · [latest run](${runUrl})</sub>`;
}
