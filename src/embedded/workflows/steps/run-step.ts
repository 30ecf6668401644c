/** One step, in the job or in a composite action: whether it runs, how it ends, and what that means for the rest. */
import { atDeadline } from "../deadline.ts";
import { evaluateCondition, type Fields } from "../expressions.ts";
import type { ActiveStep } from "../job-request.ts";
import { JobLost } from "../job-session.ts";
import type { StepModel } from "../model.ts";
import { evaluateBoolean, evaluateNumber, evaluateText, evaluateTexts } from "../templates.ts";
import { type Frame, scopeOf } from "./frame.ts";
import type { Performed, StepCall } from "./perform.ts";
import { performAction } from "./perform-action.ts";
import { performScript } from "./perform-script.ts";

type Outcome = "success" | "failure" | "cancelled" | "skipped";

interface Attempted {
  readonly outcome: Outcome;
  readonly outputs: Fields;
}

export async function runStep(frame: Frame, step: StepModel): Promise<void> {
  const { session } = frame;
  const name = displayName(frame, step);
  const record = frame.composite ? undefined : session.beginStep(name);
  const { outcome, outputs } = await decideAndPerform(frame, step, name);
  const conclusion = outcome === "failure" && mayFail(frame, step) ? "success" : outcome;
  if (step.id !== undefined) frame.steps[step.id] = { outputs, outcome, conclusion };
  if (conclusion === "failure" && frame.outcome.status === "success") frame.outcome.status = "failure";
  if (record !== undefined) session.endStep(record, conclusion);
}

async function decideAndPerform(frame: Frame, step: StepModel, name: string): Promise<Attempted> {
  const prepared = await attempt(frame, { name, stillWanted: () => true, timeoutMinutes: undefined }, async () => {
    const env = evaluateTexts(step.env, scopeOf(frame, {}));
    const wanted = evaluateCondition(step.condition, scopeOf(frame, env));
    return { ok: true, outputs: {}, env, wanted, minutes: evaluateNumber(step.timeoutMinutes, scopeOf(frame, env)) };
  });
  const plan = prepared.performed;
  if (plan === undefined) return prepared;
  if (!plan.wanted) return { outcome: "skipped", outputs: {} };
  const state = frame.session.preStates.get(step) ?? {};
  const call: StepCall = { frame, name, id: stepId(step), env: plan.env, state };
  const stillWanted = (): boolean => evaluateCondition(step.condition, scopeOf(frame, plan.env));
  return attempt(frame, { name, stillWanted, timeoutMinutes: plan.minutes }, () =>
    step.kind === "run" ? performScript(call, step) : performAction(call, step),
  );
}

export interface AttemptedStep {
  readonly name: string;
  readonly stillWanted: () => boolean;
  readonly timeoutMinutes: number | undefined;
}

/** Does the work as the job's active step; an error that it throws is the step's, a lost machine is the job's. */
export async function attempt<T extends Performed>(
  { session }: Frame,
  { name, stillWanted, timeoutMinutes }: AttemptedStep,
  work: () => Promise<T>,
): Promise<Attempted & { readonly performed?: T }> {
  const active: ActiveStep = { stillWanted, interrupted: undefined };
  const stopWatch = atDeadline(session.host.clock, timeoutMinutes, () => session.expire(active));
  // Of a step that was told to stop, only that is said: how its process took it does not matter.
  const report = (message: string | undefined): void => {
    const said = active.interrupted === undefined ? message : INTERRUPTED[active.interrupted](name, timeoutMinutes);
    if (said !== undefined) session.annotate({ level: "error", message: said });
  };
  try {
    const performed = await session.during(active, work);
    report(performed.error);
    const outcome = active.interrupted === undefined && performed.ok ? "success" : "failure";
    return {
      outcome: active.interrupted === "cancelled" ? "cancelled" : outcome,
      outputs: performed.outputs,
      performed,
    };
  } catch (error) {
    if (error instanceof JobLost || session.lost !== undefined) throw new JobLost();
    report((error as Error).message);
    return { outcome: active.interrupted === "cancelled" ? "cancelled" : "failure", outputs: {} };
  } finally {
    stopWatch();
  }
}

const INTERRUPTED = {
  cancelled: () => "The operation was canceled.",
  "timed-out": (name: string, minutes: number | undefined) =>
    `The action '${name}' has timed out after ${minutes} minutes.`,
} as const;

function mayFail(frame: Frame, step: StepModel): boolean {
  try {
    return evaluateBoolean(step.continueOnError, scopeOf(frame, {}));
  } catch (error) {
    frame.session.annotate({ level: "error", message: (error as Error).message });
    return false;
  }
}

export function displayName(frame: Frame, step: StepModel): string {
  try {
    const given = evaluateText(step.name, scopeOf(frame, {}));
    if (given !== "") return given;
    if (step.kind === "uses") return `Run ${step.uses}`;
    return `Run ${evaluateText(step.script, scopeOf(frame, {})).trim().split("\n")[0] ?? ""}`;
  } catch {
    // What can't be evaluated is reported when the step comes to it.
    return step.id ?? "Run";
  }
}

/** As the runner names a step without an id: `__run`, `__actions_checkout`. */
export function stepId(step: StepModel): string {
  if (step.id !== undefined) return step.id;
  return step.kind === "run" ? "__run" : `__${step.uses.replace(/@.*$/, "").replaceAll(/[^A-Za-z0-9]+/g, "_")}`;
}
