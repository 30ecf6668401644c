/** One job: waits for its group and for a free machine, runs, and says how it ended. */
import type { Conclusion } from "../contract.ts";
import type { Ticket } from "./concurrency.ts";
import type { Fields, Scope } from "./expressions.ts";
import type { JobRun } from "./job-run.ts";
import { JobSession } from "./job-session.ts";
import type { JobModel } from "./model.ts";
import { permissionsOf } from "./permissions.ts";
import { evaluateConcurrency } from "./read-concurrency.ts";
import { attemptScope, type RunAttempt } from "./run-attempt.ts";
import { runJob } from "./run-job.ts";
import { asFields, asText, evaluateBoolean, evaluateTemplate } from "./templates.ts";

export interface JobSetting {
  readonly needs: Fields;
  readonly matrix: Fields | null;
  readonly strategy: Fields;
  readonly stillWanted: () => boolean;
}

export async function runOneJob(attempt: RunAttempt, run: JobRun, setting: JobSetting): Promise<void> {
  const { host } = attempt;
  let ticket: Ticket | undefined;
  try {
    const { needs, matrix, strategy } = setting;
    const scope = attemptScope(attempt, { needs, matrix, strategy });
    run.mayFail = evaluateBoolean(run.job.continueOnError, scope);
    run.stillWanted = setting.stillWanted;
    attempt.onJobChange(run);
    if (run.givenUp.aborted) return completeJob(attempt, run, "cancelled");
    ticket = enterGroup(attempt, run, scope);
    if (ticket !== undefined && (await ticket.turn) === "evicted") return completeJob(attempt, run, "cancelled");
    if (!(await host.slots.take(run.givenUp))) return completeJob(attempt, run, "cancelled");
    try {
      await runOnMachine(attempt, run, setting, environmentName(run.job, scope));
    } finally {
      host.slots.give();
    }
  } catch (error) {
    run.log.append(`##[error]${(error as Error).message}`);
    completeJob(attempt, run, "failure");
  } finally {
    ticket?.leave();
  }
}

function enterGroup(attempt: RunAttempt, run: JobRun, scope: Scope): Ticket | undefined {
  const concurrency = evaluateConcurrency(run.job.concurrency, scope);
  if (concurrency === undefined) return undefined;
  const { repository } = attempt.facts;
  const ticket = attempt.host.groups.enter({ repository, ...concurrency }, () => run.cancel());
  run.givenUp.addEventListener("abort", () => run.status === "pending" && ticket.leave());
  run.status = "pending";
  void ticket.turn.then(() => {
    if (run.status === "pending") run.status = "queued";
  });
  return ticket;
}

async function runOnMachine(
  attempt: RunAttempt,
  run: JobRun,
  setting: JobSetting,
  environment: string | undefined,
): Promise<void> {
  const { host, facts, workflow, defaultPermissions } = attempt;
  const { repository } = facts;
  const { needs, matrix, strategy } = setting;
  run.status = "in_progress";
  run.startedAt = host.clock.now();
  const session = new JobSession(
    {
      id: run.id,
      name: run.name,
      facts,
      workflow,
      job: run.job,
      permissions: permissionsOf(workflow, run.job, defaultPermissions),
      needs,
      matrix,
      strategy,
      vars: host.forge.variables(repository),
      secrets: host.forge.secrets(repository, environment),
      log: run.log,
      onChange: () => undefined,
    },
    host,
  );
  run.begin(session);
  host.progress.emit({ kind: "job-started", ...session.place });
  attempt.onJobChange(run);
  const { conclusion, outputs } = await runJob(session);
  run.outputs = outputs;
  completeJob(attempt, run, conclusion);
}

/** `environment: name`, or the mapping; its `deployment` and `url` mean nothing here. */
function environmentName(job: JobModel, scope: Scope): string | undefined {
  if (job.environment === undefined) return undefined;
  const value = evaluateTemplate(job.environment, scope);
  return (typeof value === "string" ? value : asText(asFields(value).name)) || undefined;
}

export function completeJob(attempt: RunAttempt, run: JobRun, conclusion: Conclusion): void {
  const { host, facts } = attempt;
  run.status = "completed";
  run.conclusion = conclusion;
  run.completedAt = host.clock.now();
  run.startedAt ??= run.completedAt;
  const { repository, id: runId, attempt: number, workflowName: workflow } = facts;
  const place = { repository, runId, attempt: number, workflow, jobId: run.id, job: run.name };
  host.progress.emit({ kind: "job-completed", ...place, conclusion });
  attempt.onJobChange(run);
}
