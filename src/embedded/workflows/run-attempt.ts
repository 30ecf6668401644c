/** One attempt of a run, as its jobs need it: the file, the facts, and what was kept of the attempt before. */
import type { Permissions } from "../contract.ts";
import { githubContext, planScope } from "./contexts.ts";
import type { Scope, StatusAnswers, Value } from "./expressions.ts";
import type { RunnerHost } from "./host.ts";
import type { JobRun } from "./job-run.ts";
import type { WorkflowModel } from "./model.ts";
import type { RunFacts } from "./run-facts.ts";

export interface RunAttempt {
  readonly host: RunnerHost;
  readonly facts: RunFacts;
  readonly workflow: WorkflowModel;
  readonly defaultPermissions: Permissions;
  readonly jobs: JobRun[];
  /** Jobs of the attempt before that this one does not run again, by their id in the file. */
  readonly kept: ReadonlyMap<string, KeptJob>;
  readonly isCancelled: () => boolean;
  /** Cancelled so that not even `always()` counts. */
  readonly isForced: () => boolean;
  readonly onJobChange: (job: JobRun) => void;
}

export interface KeptJob {
  /** False: those that are missing run, as the failed ones of a matrix. */
  readonly complete: boolean;
  readonly runs: readonly JobRun[];
}

/** What is known before a job has a machine. */
export function attemptScope(
  attempt: Pick<RunAttempt, "host" | "facts">,
  more: Readonly<Record<string, Value>> = {},
  status?: StatusAnswers,
): Scope {
  const { host, facts } = attempt;
  return planScope(
    {
      github: { ...githubContext(facts, host.forge), event: facts.payload as Value },
      vars: host.forge.variables(facts.repository),
      inputs: facts.inputs,
      ...more,
    },
    status,
  );
}
