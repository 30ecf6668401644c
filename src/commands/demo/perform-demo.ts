/** The demo itself: everything here needs the embedded GitHub, so it is loaded only when it is asked for. */
import type { components } from "@octokit/openapi-types";
import { palette } from "../colours.ts";
import { type CommandResult, done } from "../command.ts";
import type { LiveShell } from "../live-shell.ts";
import { closing, opening } from "./frame.ts";
import { LiveTerminal } from "./live-terminal.ts";
import { Narrator } from "./narrator.ts";
import { findLoop, type Outcome, readOutcome } from "./outcome.ts";
import { issue as task } from "./sample-repository.ts";
import { Stage } from "./stage.ts";
import { type StoryEvent, storyOf } from "./story.ts";
import type { Template } from "./template.ts";

export interface DemoRequest {
  readonly template: Template;
  readonly json: boolean;
  /** Serve the pages until somebody ends it. */
  readonly open: boolean;
}

export async function performDemo(request: DemoRequest, shell: LiveShell): Promise<CommandResult> {
  const interrupted = shell.interrupted();
  const stage = await Stage.build(shell, request.template);
  try {
    const play: Play = { stage, interrupted, issue: await openIssue(stage) };
    const outcome = await (request.json ? runLoop(play) : playAloud(play, request, shell));
    if (outcome === null) return { exitCode: 1, stdout: "", stderr: "Interrupted before the loop ended.\n" };
    const isDone = outcome.report.status === "completed";
    const stderr = isDone ? "" : failure(outcome, stage);
    if (request.json) return { exitCode: isDone ? 0 : 1, stdout: `${JSON.stringify(outcome.report)}\n`, stderr };
    if (request.open) await untilInterrupted(interrupted);
    return isDone ? done("") : { exitCode: 1, stdout: "", stderr };
  } finally {
    await stage.close();
  }
}

interface Play {
  readonly stage: Stage;
  readonly issue: number;
  readonly interrupted: AbortSignal;
}

async function playAloud(play: Play, request: DemoRequest, shell: LiveShell): Promise<Outcome | null> {
  const { stage, issue } = play;
  const paint = palette(shell.colours);
  const terminal = new LiveTerminal(shell);
  const reader = { paint, width: terminal.width };
  for (const line of opening({ ...request, issue, url: stage.url }, reader)) terminal.line(line);
  const narrator = new Narrator(terminal, paint, () => findLoop(stage, issue));
  let told = Promise.resolve();
  const tell = (event: StoryEvent): void => {
    // What ends because somebody ended it is no news.
    told = told.then(() => (play.interrupted.aborted ? undefined : narrator.tell(event)));
  };
  stage.onProgress(storyOf(tell));
  terminal.waitFor("the label starts a workflow run");
  const outcome = await runLoop(play);
  await told;
  terminal.rest();
  if (outcome) for (const line of closing({ ...request, outcome, url: stage.url }, reader)) terminal.line(line);
  return outcome;
}

async function openIssue(stage: Stage): Promise<number> {
  return (await stage.ask<components["schemas"]["issue"]>("/issues", task)).number;
}

/** From the label to the end; null if somebody ended it before. */
async function runLoop({ stage, issue, interrupted }: Play): Promise<Outcome | null> {
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
