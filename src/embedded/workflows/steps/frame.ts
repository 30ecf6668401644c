/** Where a step stands: in the job itself, or in a composite action that a step of the job calls. */
import type { Fields, Scope, StatusAnswers, Value } from "../expressions.ts";
import { hashFiles } from "../find-files.ts";
import type { JobStatus } from "../job-request.ts";
import type { JobSession } from "../job-session.ts";
import type { RunDefaults } from "../model.ts";

export interface Frame {
  readonly session: JobSession;
  readonly composite: boolean;
  /** What the action around it adds to `github`: its path, its repository. */
  readonly github: Fields;
  readonly inputs: Fields;
  /** `env` of the steps around this one. */
  readonly env: Readonly<Record<string, string>>;
  readonly steps: Record<string, Value>;
  /** Of the job, or of the composite action alone: its own failure decides about its later steps. */
  readonly outcome: { status: JobStatus };
  readonly defaults: readonly RunDefaults[];
}

export function jobFrame(session: JobSession): Frame {
  const { facts, job, workflow } = session.request;
  return {
    session,
    composite: false,
    github: {},
    inputs: facts.inputs,
    env: {},
    steps: {},
    outcome: session,
    defaults: [job.defaults, workflow.defaults],
  };
}

export function scopeOf(frame: Frame, stepEnv: Readonly<Record<string, string>>): Scope {
  const { session } = frame;
  const { request, folders } = session;
  const contexts: Record<string, Value> = {
    github: { ...session.github, ...frame.github },
    env: { ...session.env, ...frame.env, ...stepEnv },
    job: { status: session.status, check_run_id: request.id },
    steps: frame.steps,
    runner: session.runner,
    strategy: request.strategy,
    matrix: request.matrix,
    needs: request.needs,
    vars: request.vars,
    inputs: frame.inputs,
  };
  // A composite action sees no secret that it is not handed.
  if (!frame.composite) contexts.secrets = { ...request.secrets, GITHUB_TOKEN: session.token };
  return {
    contexts,
    status: statusAnswers(frame),
    hashFiles: (patterns) => hashFiles(folders.workspace, patterns),
  };
}

function statusAnswers(frame: Frame): StatusAnswers {
  const { status } = frame.outcome;
  return {
    success: status === "success",
    failure: status === "failure",
    cancelled: frame.session.status === "cancelled",
  };
}
