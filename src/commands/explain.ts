import { finalMessages } from "../agents/list.ts";
import { type DetectedPromise, defaultPromiseRules, detectPromise, type PromiseKind } from "../loop/promises.ts";
import { type AgentName, agentNames } from "../loop/settings.ts";
import { atMostOne, readArguments } from "./arguments.ts";
import { oneLine, type Palette, palette } from "./colours.ts";
import { type Command, done, RefusedInput, UsageError } from "./command.ts";

const help = `rondo explain [FILE] [--agent A] [--promise TEXT] [--lenient] [--json]

Says what promise a text holds, and why each tag that does not count does not.
Without FILE, or with -, the text comes from standard input.

  --agent A       the text is what that CLI printed (${agentNames.join(", ")}); its final message counts
  --promise TEXT  a free text that means COMPLETE; A|B is either. May be given more than once
  --lenient       anywhere in the message outside code, quotes and comments, not only alone at its end
  --json          for programs: {"promise","text","summary","reason","blockingIssue","context","conflict",
                  "ignored":[{"line","text","why"}]}; promise is null where there is none

Examples
  echo '<promise>COMPLETE</promise>' | rondo explain
  rondo explain message.md --promise "All tests passing|Feature complete"
  claude -p "…" --output-format json | rondo explain --agent claude --json

Exit codes: 0 done, 1 the text could not be read, 2 wrong usage.
`;

export const explain: Command = {
  name: "explain",
  about: "what promise a text holds, and why or why not",
  help,
  run: async (args, shell) => {
    const { values, positionals } = readArguments("explain", args, {
      agent: { type: "string" },
      promise: { type: "string", multiple: true },
      lenient: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    });
    const agent = values.agent === undefined ? null : agentNamed(values.agent);
    const file = atMostOne("explain", positionals) ?? "-";
    const message = finalMessage(await shell.read(file), agent, file);
    const detected = detectPromise(message, {
      ...defaultPromiseRules,
      texts: (values.promise ?? []).flatMap((texts) => texts.split("|")),
      lenient: values.lenient,
    });
    return done(values.json ? toJson(detected) : toText(detected, palette(shell.colours)));
  },
};

function agentNamed(name: string): AgentName {
  const known = agentNames.find((agent) => agent === name);
  if (known) return known;
  throw new UsageError(`--agent is "${oneLine(name)}"; it must be one of ${agentNames.join(", ")}.`);
}

function finalMessage(text: string, agent: AgentName | null, file: string): string {
  if (agent === null) return text;
  const message = finalMessages[agent](text);
  if (message !== null) return message;
  const from = file === "-" ? "standard input" : file;
  throw new RefusedInput(`${from}: no final message in it; is it what ${agent} prints in its JSON output format?`);
}

function toJson(detected: DetectedPromise): string {
  const { promise, text, summary, reason, blockingIssue, context, conflict, ignored } = detected;
  return `${JSON.stringify({ promise, text, summary, reason, blockingIssue, context, conflict, ignored })}\n`;
}

function toText(detected: DetectedPromise, paint: Palette): string {
  const lines = [headline(detected, paint)];
  if (detected.conflict)
    lines.push(paint.yellow("The message holds different promises; the most cautious one counts."));
  const details = [
    ["Summary", detected.summary],
    ["Reason", detected.reason],
    ["Blocking issue", detected.blockingIssue],
  ] as const;
  for (const [label, value] of details) if (value !== null) lines.push(`${paint.dim(`${label}:`)} ${oneLine(value)}`);
  for (const { text, met } of detected.criteria)
    lines.push(`${met ? paint.green("✓") : paint.red("✗")} ${oneLine(text)}`);
  for (const [key, value] of Object.entries(detected.context ?? {})) {
    lines.push(`${paint.dim(`${oneLine(key)}:`)} ${oneLine(String(value))}`);
  }
  if (detected.ignored.length > 0) lines.push("", paint.bold("Did not count"));
  for (const { line, text, why } of detected.ignored) lines.push(`  line ${line}  ${oneLine(text)}  ${paint.dim(why)}`);
  return `${lines.join("\n")}\n`;
}

function headline({ promise, text }: DetectedPromise, paint: Palette): string {
  if (promise === null) return paint.bold("No promise: the loop would go on.");
  const shown = promise === "COMPLETE" ? paint.green(promise) : paint.yellow(promise);
  const written = text && text.toUpperCase() !== promise ? ` (written as "${oneLine(text)}")` : "";
  return `${paint.bold("Promise:")} ${shown}${written}. ${meanings[promise]}`;
}

const meanings: Readonly<Record<PromiseKind, string>> = {
  COMPLETE: "The loop ends if the stop policy accepts it.",
  BLOCKED: "The loop stops and asks a person.",
  ESCALATE: "The loop stops and asks a person.",
  CONTINUE: "The loop goes on.",
  ERROR: "The loop stops as failed.",
};
