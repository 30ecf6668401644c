/**
 * How a step speaks with the runner: inputs, outputs, the log's commands, the summary. As `@actions/core` does it, which
 * for these few lines would be the largest thing in the bundle that is not ours.
 */
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync } from "node:fs";

const env = process.env;

export function getInput(name: string): string {
  return (env[`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`] ?? "").trim();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One command is one line, whatever it holds. */
function command(name: string, text: string): void {
  say(`::${name}::${text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}`);
}

export const info = say;

export function warning(text: string): void {
  command("warning", text);
}

export function setSecret(text: string): void {
  command("add-mask", text);
}

export function setFailed(text: string): void {
  process.exitCode = 1;
  command("error", text);
}

export async function group<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  command("group", title);
  try {
    return await work();
  } finally {
    command("endgroup", "");
  }
}

export function setOutput(name: string, value: string): void {
  // Nobody can write a line that ends the value early: the last word is made up here.
  const end = `ghadelimiter_${randomUUID()}`;
  append("GITHUB_OUTPUT", `${name}<<${end}\n${value}\n${end}\n`);
}

export function addSummary(markdown: string): void {
  append("GITHUB_STEP_SUMMARY", `${markdown}\n`);
}

function append(variable: string, text: string): void {
  const file = env[variable];
  if (!file || !existsSync(file))
    throw new Error(
      `The variable ${variable} ${file ? `names ${file}, which is not there` : "is not set"}: Rondo runs as a step of GitHub Actions.`,
    );
  appendFileSync(file, text);
}
