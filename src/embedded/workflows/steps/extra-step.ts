/** The steps that actions add to a job: `pre` before its own steps, `post` after them, last first. */
import { evaluateCondition } from "../expressions.ts";
import { type Frame, jobFrame, scopeOf } from "./frame.ts";
import type { Performed, StepCall } from "./perform.ts";
import { attempt } from "./run-step.ts";

/** Its `post-if` asks about the job, also for an action inside a composite one. */
export function addPost(call: StepCall, condition: string, work: () => Promise<Performed>): void {
  const { session } = call.frame;
  session.posts.push(() => runExtraStep(jobFrame(session), { name: `Post ${call.name}`, condition }, work));
}

export interface ExtraStep {
  readonly name: string;
  readonly condition: string;
}

export async function runExtraStep(
  frame: Frame,
  { name, condition }: ExtraStep,
  work: () => Promise<Performed>,
): Promise<void> {
  const { session } = frame;
  const wanted = (): boolean => evaluateCondition(condition, scopeOf(frame, {}));
  if (!wanted()) return;
  const record = session.beginStep(name);
  const { outcome } = await attempt(frame, { name, stillWanted: wanted, timeoutMinutes: undefined }, work);
  if (outcome === "failure" && session.status === "success") session.status = "failure";
  session.endStep(record, outcome);
}
