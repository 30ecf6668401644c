/** The demo itself: everything here needs the embedded GitHub, so it is loaded only when it is asked for. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { components } from "@octokit/openapi-types";
import { palette } from "../colours.ts";
import { type CommandResult, done } from "../command.ts";
import type { LiveShell } from "../live-shell.ts";
import type { FoundLoop } from "../local/found-loop.ts";
import { LiveTerminal } from "../local/live-terminal.ts";
import { Stage } from "../local/stage.ts";
import { told, untilInterrupted } from "../local/telling.ts";
import type { Template } from "../local/template.ts";
import { closing, opening } from "./frame.ts";
import { type Outcome, readOutcome } from "./outcome.ts";
import { person, repository, sampleFiles, issue as task } from "./sample-repository.ts";

export interface DemoRequest {
  readonly template: Template;
  readonly json: boolean;
  /** Serve the pages until somebody ends it. */
  readonly open: boolean;
}

export async function performDemo(request: DemoRequest, shell: LiveShell): Promise<CommandResult> {
  const interrupted = shell.interrupted();
  const stage = await buildStage(shell, request.template);
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

function buildStage(shell: LiveShell, template: Template): Promise<Stage> {
  return Stage.build(shell, {
    command: "demo",
    repository,
    person,
    begins: {
      files: sampleFiles(readFileSync(join(shell.packageFolder, "templates", `${template}.yml`), "utf8")),
      description: "Turns a title into the last part of a URL",
      // The simple template is for private repositories, and warns on others.
      private: template === "simple",
      roles: { [person]: "write" },
      allowActionsToCreatePullRequests: true,
    },
  });
}

interface Play {
  readonly stage: Stage;
  readonly issue: number;
  readonly interrupted: AbortSignal;
}

async function playAloud(play: Play, request: DemoRequest, shell: LiveShell): Promise<Outcome | null> {
  const { stage, issue, interrupted } = play;
  const paint = palette(shell.colours);
  const terminal = new LiveTerminal(shell);
  const reader = { paint, width: terminal.width };
  for (const line of opening({ ...request, issue, url: stage.url }, reader)) terminal.line(line);
  terminal.waitFor("the label starts a workflow run");
  const outcome = await told(stage, issue, { terminal, paint, interrupted, begins }, () => runLoop(play));
  if (outcome)
    for (const line of closing({ ...request, outcome, url: stage.url, command: startedBy(shell) }, reader))
      terminal.line(line);
  return outcome;
}

/** The command that brings it again: npm's own words, where npm started it. */
function startedBy({ environment }: LiveShell): string {
  return environment.npm_lifecycle_event === "start" ? "npm start --" : "rondo demo";
}

function begins({ state, pull }: FoundLoop): string {
  return `opened branch rondo/issue-${state.issue} and draft pull request #${pull}`;
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

function failure({ report }: Outcome, stage: Stage): string {
  return `The loop ended as ${report.status}, not as completed. The end of the runs' log:\n${stage.lastLines()}\n`;
}
