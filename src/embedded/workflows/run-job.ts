/** One job from its first step to its last, and the tidying up behind it. */
import type { Conclusion } from "../contract.ts";
import { atDeadline } from "./deadline.ts";
import { removeJobFolders } from "./job-folders.ts";
import { JobLost, type JobSession } from "./job-session.ts";
import { type Frame, jobFrame, scopeOf } from "./steps/frame.ts";
import { findActions, runPreSteps } from "./steps/prepare-actions.ts";
import { runStep } from "./steps/run-step.ts";
import { evaluateNumber, evaluateTexts } from "./templates.ts";

export interface JobResult {
  readonly conclusion: Conclusion;
  readonly outputs: Readonly<Record<string, string>>;
}

const DEFAULT_TIMEOUT = 360;

export async function runJob(session: JobSession): Promise<JobResult> {
  const frame = jobFrame(session);
  let outputs: Readonly<Record<string, string>> = {};
  let stopWatch: () => void = () => undefined;
  try {
    if (await setUp(frame)) {
      stopWatch = watchTimeout(frame);
      await runPreSteps(frame, session.request.job.steps);
      for (const step of session.request.job.steps) await runStep(frame, step);
    }
    for (const post of session.posts.toReversed()) await post();
    outputs = jobOutputs(frame);
    if (session.lost !== undefined) throw new JobLost();
    session.endStep(session.beginStep("Complete job"), "success");
  } catch (error) {
    if (!(error instanceof JobLost)) session.status = "failure";
    endLost(session, error);
  } finally {
    stopWatch();
    session.end();
    await tidyUp(session);
  }
  return { conclusion: conclusionOf(session), outputs: session.lost === undefined ? outputs : {} };
}

/** False: the job has failed before its first step. */
async function setUp(frame: Frame): Promise<boolean> {
  const { session } = frame;
  const { workflow, job } = session.request;
  const record = session.beginStep("Set up job");
  try {
    session.offerKill("job-start", undefined);
    const { permissions } = session.request;
    session.log("##[group]GITHUB_TOKEN Permissions");
    for (const [scope, access] of Object.entries(permissions)) session.log(`${scope}: ${access}`);
    session.log("##[endgroup]");
    for (const env of [workflow.env, job.env]) Object.assign(session.env, evaluateTexts(env, scopeOf(frame, {})));
    findActions(session, job.steps);
    session.endStep(record, "success");
    return true;
  } catch (error) {
    if (session.lost !== undefined) throw new JobLost();
    session.annotate({ level: "error", message: (error as Error).message });
    session.status = "failure";
    session.endStep(record, "failure");
    return false;
  }
}

function watchTimeout(frame: Frame): () => void {
  const { session } = frame;
  const minutes = evaluateNumber(session.request.job.timeoutMinutes, scopeOf(frame, {})) ?? DEFAULT_TIMEOUT;
  return atDeadline(session.host.clock, minutes, () => {
    const message = `The job has exceeded the maximum execution time of ${minutes}m0s`;
    session.annotate({ level: "error", message });
    session.cancel();
  });
}

function jobOutputs(frame: Frame): Record<string, string> {
  const { session } = frame;
  const outputs: Record<string, string> = {};
  for (const [name, value] of Object.entries(evaluateTexts(session.request.job.outputs, scopeOf(frame, {})))) {
    if (value === "") continue;
    if (session.masks.hides(value)) {
      session.annotate({ level: "warning", message: `Skip output '${name}' since it may contain secret.` });
    } else outputs[name] = value;
  }
  return outputs;
}

const LOST = "The runner has lost communication with the server.";

function endLost(session: JobSession, error: unknown): void {
  const why = session.lost === "cancel-timeout" ? "The operation was canceled." : LOST;
  session.annotate({ level: "error", message: error instanceof JobLost ? why : (error as Error).message });
  for (const step of session.steps.filter(({ status }) => status !== "completed")) session.endStep(step, "cancelled");
}

async function tidyUp(session: JobSession): Promise<void> {
  const { host, folders, token } = session;
  await session.processes.sweep();
  host.forge.revokeToken(token);
  if (!host.keepJobFolders) removeJobFolders(folders);
}

function conclusionOf(session: JobSession): Conclusion {
  if (session.lost === "killed") return "failure";
  return session.lost === "cancel-timeout" ? "cancelled" : session.status;
}
