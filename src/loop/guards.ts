import { dollars, duration } from "./amounts.ts";
import type { GuardName, Loop } from "./loop.ts";
import { protectedPaths } from "./paths.ts";
import { type GuardSettings, mostIterations, type Settings } from "./settings.ts";

export interface GuardVerdict {
  readonly guard: GuardName;
  /** What was seen, in words. */
  readonly evidence: string;
  /** How a person lets the loop go on. */
  readonly next: string;
}

interface GuardFacts {
  readonly loop: Loop;
  readonly settings: Settings;
  /** What the iteration just now changed; empty before one. */
  readonly changed: readonly string[];
}

type Finding = Omit<GuardVerdict, "guard"> | null;

interface Guard {
  readonly name: GuardName;
  /** Forbids another run, so it is asked before the agent runs too; the others look at an iteration's result. */
  readonly forbidsRun: boolean;
  readonly look: (facts: GuardFacts) => Finding;
}

const resume = "`/rondo resume`";

/** The first that finds something wins. */
const guards: readonly Guard[] = [
  {
    name: "max-iterations",
    forbidsRun: true,
    look: ({ loop, settings: { maxIterations } }) =>
      loop.iteration >= maxIterations
        ? {
            evidence: `${loop.iteration} of ${maxIterations} iterations ran without completion`,
            next:
              loop.iteration < mostIterations
                ? `\`/rondo set max-iterations=${Math.min(mostIterations, loop.iteration + 5)}\`, then ${resume}`
                : `a smaller issue: no loop may run more than ${mostIterations} iterations`,
          }
        : null,
  },
  {
    name: "max-duration",
    forbidsRun: true,
    look: ({ loop, settings: { maxDurationMs } }) =>
      loop.activeMs >= maxDurationMs
        ? {
            evidence: `the agent worked for ${duration(loop.activeMs)} of at most ${duration(maxDurationMs)}`,
            next: `\`/rondo set max-duration=${duration(maxDurationMs * 2)}\`, then ${resume}`,
          }
        : null,
  },
  {
    name: "budget",
    forbidsRun: true,
    look: ({ loop, settings: { budget } }) =>
      budget !== null && loop.cost >= budget
        ? {
            evidence: `${dollars(loop.cost)} of ${dollars(budget)} are spent`,
            next: `\`/rondo set budget=+5\`, then ${resume}`,
          }
        : null,
  },
  {
    name: "attempts",
    forbidsRun: true,
    look: ({ loop, settings: { guards } }) =>
      guards.attempts !== null && loop.attempt >= guards.attempts
        ? {
            evidence: `the agent was started ${times(loop.attempt)} in a row without finishing iteration ${loop.iteration + 1}`,
            next: `${resume} once the cause is gone`,
          }
        : null,
  },
  {
    name: "consecutive-failures",
    forbidsRun: false,
    look: ({ loop, settings: { guards } }) =>
      guards.consecutiveFailures && loop.failuresInRow >= guards.consecutiveFailures.limit
        ? {
            evidence: `${loop.failuresInRow} iterations in a row failed${lastFailure(loop)}`,
            next: `${resume} with a note on what to try instead`,
          }
        : null,
  },
  {
    name: "same-error",
    forbidsRun: false,
    look: ({ loop, settings: { guards } }) =>
      guards.sameError !== null && (loop.lastFailure?.inRow ?? 0) >= guards.sameError
        ? {
            evidence: `the same failure came ${times(loop.lastFailure?.inRow ?? 0)} in a row${lastFailure(loop)}`,
            next: `${resume} with a note on what to try instead`,
          }
        : null,
  },
  {
    name: "no-progress",
    forbidsRun: false,
    look: ({ loop, settings: { guards } }) =>
      guards.noProgress !== null && loop.unchangedInRow >= guards.noProgress
        ? {
            evidence: `${loop.unchangedInRow} iterations in a row changed nothing`,
            next: `review the work; ${resume} with a note on what is missing`,
          }
        : null,
  },
  {
    name: "steps",
    forbidsRun: false,
    look: ({ loop, settings: { guards } }) =>
      guards.steps !== null && loop.steplessInRow >= guards.steps
        ? {
            evidence: `${loop.steplessInRow} iterations in a row finished no step`,
            next: `${resume} with a note on how to do the next step, or a smaller one in the issue`,
          }
        : null,
  },
  {
    name: "regression",
    forbidsRun: false,
    look: ({ loop, settings: { guards } }) => regression(loop.scores, guards),
  },
  {
    name: "oscillation",
    forbidsRun: false,
    look: ({ loop, settings: { guards } }) =>
      guards.oscillation !== null && loop.comebacks >= guards.oscillation
        ? {
            evidence: `the work went back to an earlier state ${times(loop.comebacks)}`,
            next: `${resume} with a note on which state is right`,
          }
        : null,
  },
  {
    name: "protected-paths",
    forbidsRun: false,
    look: ({ settings, changed }) => {
      const touched = protectedPaths(settings.protect, changed);
      return touched.length === 0
        ? null
        : {
            evidence: `the agent changed protected files: ${listed(touched)}`,
            next: `${resume} with a note, or change \`protect\` in the settings`,
          };
    },
  },
];

export function guardBeforeRun(loop: Loop, settings: Settings): GuardVerdict | null {
  return firstFinding(
    guards.filter((guard) => guard.forbidsRun),
    { loop, settings, changed: [] },
  );
}

export function guardOnResult(loop: Loop, settings: Settings, changed: readonly string[]): GuardVerdict | null {
  return firstFinding(
    guards.filter((guard) => !guard.forbidsRun),
    { loop, settings, changed },
  );
}

function firstFinding(asked: readonly Guard[], facts: GuardFacts): GuardVerdict | null {
  for (const guard of asked) {
    const finding = guard.look(facts);
    if (finding) return { guard: guard.name, ...finding };
  }
  return null;
}

function regression(scores: readonly number[], { regression: limits }: GuardSettings): Finding {
  if (!limits || scores.length < limits.window) return null;
  const recent = scores.slice(-limits.window);
  const declines = recent.every((score, index) => index === 0 || score < (recent[index - 1] ?? 0));
  const drop = (recent[0] ?? 0) - (recent.at(-1) ?? 0);
  if (!declines || drop <= limits.drop) return null;
  return {
    evidence: `the score declined over the last ${limits.window} iterations: ${recent.map(Math.round).join(" → ")}`,
    next: "`/rondo rollback N` to a better iteration, or `/rondo resume` with a note",
  };
}

function lastFailure(loop: Loop): string {
  const [first] = loop.feedback;
  return first === undefined ? "" : `; last: ${first.length > 200 ? `${first.slice(0, 199)}…` : first}`;
}

function listed(paths: readonly string[]): string {
  const more = paths.length - 5;
  return paths.slice(0, 5).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}
