/** The demo itself: everything here needs the embedded GitHub, so it is loaded only when it is asked for. */
import type { components } from "@octokit/openapi-types";
import { type Palette, palette } from "../colours.ts";
import { type CommandResult, done } from "../command.ts";
import type { LiveShell } from "../live-shell.ts";
import { closing, opening } from "./frame.ts";
import { LiveTerminal } from "./live-terminal.ts";
import { Narrator } from "./narrator.ts";
import { findLoop, type Outcome, readOutcome } from "./outcome.ts";
import { issue as task } from "./sample-repository.ts";
import { Stage, type Template } from "./stage.ts";
import { type StoryEvent, storyOf } from "./story.ts";

export interface DemoRequest {
  readonly template: Template;
  readonly json: boolean;
  /** Serve the pages until somebody ends it. */
  readonly open: boolean;
}

export async function performDemo(request: DemoRequest, shell: LiveShell): Promise<CommandResult> {
  const stage = await Stage.build(shell, request.template);
  try {
    const outcome = await (request.json ? playQuietly(stage, shell) : playAloud(stage, request, shell));
    if (outcome === null) return { exitCode: 1, stdout: "", stderr: "Interrupted before the loop ended.\n" };
    const isDone = outcome.report.status === "completed";
    const stderr = isDone ? "" : failure(outcome, stage);
    if (request.json) return { exitCode: isDone ? 0 : 1, stdout: `${JSON.stringify(outcome.report)}\n`, stderr };
    if (request.open) await untilInterrupted(shell.interrupted);
    return isDone ? done("") : { exitCode: 1, stdout: "", stderr };
  } finally {
    await stage.close();
  }
}

async function playQuietly(stage: Stage, shell: LiveShell): Promise<Outcome | null> {
  return runLoop(stage, await openIssue(stage), shell);
}

async function playAloud(stage: Stage, request: DemoRequest, shell: LiveShell): Promise<Outcome | null> {
  const paint: Palette = palette(shell.colours);
  const terminal = new LiveTerminal(shell);
  const issue = await openIssue(stage);
  for (const line of opening({ ...request, issue, url: stage.url, width: terminal.width }, paint)) terminal.line(line);
  const narrator = new Narrator(terminal, paint, () => findLoop(stage, issue));
  let told = Promise.resolve();
  const tell = (event: StoryEvent): void => {
    told = told.then(() => narrator.tell(event));
  };
  stage.onProgress(storyOf(tell));
  terminal.waitFor("the label starts a workflow run");
  const outcome = await runLoop(stage, issue, shell);
  await told;
  terminal.rest();
  if (outcome) for (const line of closing(outcome, request, stage.url, terminal.width, paint)) terminal.line(line);
  return outcome;
}

async function openIssue(stage: Stage): Promise<number> {
  return (await stage.ask<components["schemas"]["issue"]>("/issues", task)).number;
}

/** From the label to the end; null if somebody ended it before. */
async function runLoop(stage: Stage, issue: number, { interrupted }: LiveShell): Promise<Outcome | null> {
  const began = performance.now();
  await stage.ask(`/issues/${issue}/labels`, { labels: ["rondo"] });
  await Promise.race([stage.idle(), untilInterrupted(interrupted)]);
  if (interrupted.aborted) return null;
  return readOutcome(stage, issue, Math.round((performance.now() - began) / 100) / 10);
}

function untilInterrupted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

function failure({ report }: Outcome, stage: Stage): string {
  return `The loop ended as ${report.status}, not as completed. The end of the runs' log:\n${stage.lastLines()}\n`;
}
