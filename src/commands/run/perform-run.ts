/** `rondo run` itself: everything here needs the embedded GitHub, so it is loaded only when it is asked for. */
import { oneLine, palette } from "../colours.ts";
import type { CommandResult } from "../command.ts";
import type { LiveShell } from "../live-shell.ts";
import { LiveTerminal } from "../local/live-terminal.ts";
import { told } from "../local/telling.ts";
import { closing, opening, pausing } from "./frame.ts";
import { watchLoopFile } from "./loop-file.ts";
import { bringBack, type Outcome } from "./outcome.ts";
import { order, type Play, pause, playOn, rouse } from "./play-run.ts";
import { openOwn, type Prepared, prepareResume, prepareStart } from "./prepare.ts";
import type { RunRequest } from "./request.ts";
import { mustBeLimits } from "./task-settings.ts";

export async function performRun(request: RunRequest, shell: LiveShell): Promise<CommandResult> {
  mustBeLimits(request.limits);
  const own = await openOwn(request.folder, shell);
  const prepared = await (request.resume ? prepareResume(request, own, shell) : prepareStart(request, own, shell));
  const { stage, kept, facts } = prepared;
  const keep = (): void => kept.save(facts, stage.keep());
  keep();
  const outcome = await runOnStage(prepared, request, { shell, keep }).finally(() => stage.close());
  // What ended for good has left its branch, and nothing to go on with.
  if (!outcome.report.resumable) kept.remove();
  return resultOf(outcome, request, stage.lastLines());
}

interface Means {
  readonly shell: LiveShell;
  readonly keep: () => void;
}

async function runOnStage(prepared: Prepared, request: RunRequest, { shell, keep }: Means): Promise<Outcome> {
  const { stage } = prepared;
  // A run that ended is kept at once: nobody knows when the machine stops.
  const stop = stage.onProgress((event) => {
    if (event.kind === "run-completed") keep();
  });
  const interrupted = shell.interrupted();
  const outcome = await (request.json
    ? runThrough(prepared, request, { interrupted, ...silent })
    : runAloud(prepared, request, { shell, interrupted }));
  stop();
  keep();
  return outcome;
}

interface Ears {
  readonly interrupted: AbortSignal;
  readonly onParked: Play["onParked"];
  readonly onPausing: () => void;
  readonly onWarning: (text: string) => void;
}

/** The loop's file, as long as the loop runs. */
function watched(play: Play, { file }: Prepared["facts"], warn: Ears["onWarning"]): () => Promise<void> {
  if (file === undefined) return async () => undefined;
  return watchLoopFile({ ...file, order: (text) => order(play, text), warn });
}

const silent = { onParked: () => undefined, onPausing: () => undefined, onWarning: () => undefined };

async function runThrough(prepared: Prepared, request: RunRequest, ears: Ears): Promise<Outcome> {
  const { own, stage, facts, begins } = prepared;
  const began = performance.now();
  const play: Play = { stage, issue: facts.issue, ...ears };
  const endWatch = watched(play, facts, ears.onWarning);
  await rouse(play, request, begins?.settings.label ?? null);
  await playOn(play);
  await endWatch();
  if (ears.interrupted.aborted) {
    ears.onPausing();
    await pause(play);
  }
  return bringBack({ own, stage, facts, seconds: Math.round((performance.now() - began) / 100) / 10 });
}

async function runAloud(
  prepared: Prepared,
  request: RunRequest,
  { shell, interrupted }: { readonly shell: LiveShell; readonly interrupted: AbortSignal },
): Promise<Outcome> {
  const { stage, facts } = prepared;
  const paint = palette(shell.colours);
  const terminal = new LiveTerminal(shell);
  const reader = { paint, width: terminal.width };
  for (const line of opening(prepared, reader)) terminal.line(line);
  terminal.waitFor("a workflow run starts");
  const ears: Ears = {
    interrupted,
    onWarning: (text) => terminal.line(paint.yellow(`  ${oneLine(text)}`)),
    onParked: (until) => terminal.waitFor(`parked until ${new Date(until).toLocaleTimeString()}, waiting`),
    onPausing: () => {
      terminal.rest();
      terminal.line(pausing(reader));
      terminal.waitFor("pausing");
    },
  };
  const outcome = await told(
    stage,
    facts.issue,
    { terminal, paint, interrupted, begins: () => "briefed the agent" },
    () => runThrough(prepared, request, ears),
  );
  for (const line of closing(outcome, reader)) terminal.line(line);
  return outcome;
}

/** Complete, or not yet; that nothing could begin or the machinery failed is an error. */
function resultOf({ report }: Outcome, { json }: RunRequest, log: string): CommandResult {
  const isError = (report.status === "none" && report.reason === "") || report.status === "failed";
  const exitCode = report.status === "completed" ? 0 : isError ? 1 : 2;
  return {
    exitCode,
    stdout: json ? `${JSON.stringify(report)}\n` : "",
    stderr: exitCode === 1 ? `The loop did not run as it should. The end of the runs' log:\n${log}\n` : "",
  };
}
