import { withoutFrontmatter } from "../config/task-frontmatter.ts";
import { contextJson, readContext } from "../loop/context.ts";
import type { Decision } from "../loop/decide.ts";
import {
  noPlan,
  planOf,
  progressOf,
  type StepProgress,
  type Steps,
  stepsAfter,
  stepsOf,
  withError,
} from "../loop/steps.ts";
import type { Sight } from "../ports.ts";
import { visibleText } from "../render/incoming.ts";
import type { StateRecord } from "../state/record.ts";
import { type IterationFacts, promiseOf } from "./iteration.ts";

/** The task as the agent gets it: without what is for Rondo alone. */
export function taskBody({ issue }: Sight): string {
  return withoutFrontmatter(issue.body);
}

/** Boxes that nobody can see, as in a template's comments, are nobody's steps. */
export function stepsNow(sight: Sight, { plan }: Pick<StateRecord, "plan">): Steps {
  return stepsOf(visibleText(taskBody(sight)), plan);
}

/** The agent is done, and a person is not: something is left that only they can do. */
export function leavesSteps(sight: Sight, state: StateRecord): boolean {
  return stepsNow(sight, state).list.some(({ state: step }) => step === "blocked");
}

/** What the iteration made of the steps. Work that did not land did no step. */
export function stepsOfIteration(facts: IterationFacts): Steps {
  const { turn, state, done, landing } = facts;
  const before = stepsNow(turn.sight, state);
  const { report } = done;
  const isLost = report.failure !== null && report.failure.class !== "timeout";
  if (isLost || facts.isUnlanded || landing.denials.length > 0 || report.lost !== null) return before;
  const file = report.plan === null ? null : visibleText(report.plan);
  return stepsAfter(before, { file, said: report.said, criteria: promiseOf(facts).criteria });
}

/** Undefined: there are no steps. */
export function progressOfIteration(facts: IterationFacts): StepProgress | undefined {
  const after = stepsOfIteration(facts);
  if (after.list.length === 0) return undefined;
  const { sight } = facts.turn;
  return progressOf(after, { given: stepsNow(sight, { plan: noPlan }), before: stepsNow(sight, facts.state) });
}

type Kept = Pick<StateRecord, "plan" | "errors" | "context">;

/** What the next iteration should know of this one. */
export function keptOf(facts: IterationFacts, { loop }: Decision): Kept {
  const { state, done, brief } = facts;
  const { failure } = done.report;
  const hasFailed = failure !== null || loop.lastFailure !== null || loop.failuresInRow > state.loop.failuresInRow;
  const error = failure?.message ?? (hasFailed ? loop.feedback[0] : undefined);
  return {
    plan: planOf(stepsOfIteration(facts)),
    errors: withError(state.errors, brief.iteration, error),
    context: contextOf(facts),
  };
}

/** Its file, and over it the block of its final message; what it says nothing of stays as it was. */
function contextOf(facts: IterationFacts): string | null {
  const { state, done } = facts;
  const file = done.report.context === null ? null : readContext(done.report.context);
  const { context: block } = promiseOf(facts);
  if (file === null && block === null) return state.context;
  const known = file ?? (state.context === null ? {} : (readContext(state.context) ?? {}));
  const next = contextJson({ ...known, ...block });
  return next === "{}" ? null : next;
}
