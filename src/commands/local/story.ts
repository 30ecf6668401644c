/** What runs print and do, as the few things a person wants to see of an iteration. */
import type { ProgressEvent } from "../../embedded/workflows/progress.ts";

export const phases = ["begin", "agent", "validate", "land"] as const;
export type Phase = (typeof phases)[number];

export type StoryEvent =
  | { readonly is: "iteration"; readonly iteration: number }
  | { readonly is: "phase"; readonly phase: Phase }
  | { readonly is: "said"; readonly text: string }
  | { readonly is: "rule-began"; readonly name: string }
  | {
      readonly is: "rule-ended";
      readonly name: string;
      readonly mark: string;
      readonly ms: number;
      readonly failing: readonly string[];
    }
  | { readonly is: "decided"; readonly signal: string; readonly reason: string }
  | { readonly is: "trouble"; readonly text: string }
  | { readonly is: "run-ended"; readonly runId: number };

type Listener = (event: StoryEvent) => void;

/** Steps of an action print their inputs first, between two marks; then what they do. */
interface OpenStep {
  phase: Phase | null;
  isPreamble: boolean;
  failing: string[];
}

/** Reads the log lines of Rondo's phases: their words are written in src/phases. */
export function storyOf(tell: Listener): (event: ProgressEvent) => void {
  const steps = new Map<string, OpenStep>();
  return (event) => {
    if (event.kind === "run-completed") return tell({ is: "run-ended", runId: event.runId });
    if (event.kind === "annotation" && event.annotation.level !== "notice")
      return tell({ is: "trouble", text: event.annotation.message });
    if (event.kind !== "log") return;
    const key = `${event.jobId}/${event.number}`;
    const step = steps.get(key) ?? { phase: null, isPreamble: true, failing: [] };
    steps.set(key, step);
    if (step.isPreamble) readPreamble(step, event.line, tell);
    else readLine(step, event.line, tell);
  };
}

function readPreamble(step: OpenStep, line: string, tell: Listener): void {
  const named = /^ {2}phase: (\w+)$/.exec(line)?.[1];
  const phase = phases.find((each) => each === named);
  if (phase && step.phase === null) {
    step.phase = phase;
    tell({ is: "phase", phase });
  }
  if (line === "##[endgroup]") step.isPreamble = false;
}

function readLine(step: OpenStep, line: string, tell: Listener): void {
  switch (step.phase) {
    case "begin": {
      const iteration = /^Iteration (\d+) \(attempt/.exec(line)?.[1];
      if (iteration !== undefined) tell({ is: "iteration", iteration: Number(iteration) });
      return;
    }
    case "agent":
      if (line.startsWith("| ")) tell({ is: "said", text: line.slice(2) });
      return;
    case "validate":
      readRule(step, line, tell);
      return;
    case "land": {
      const [, signal, reason] = /^(CONTINUE|COMPLETE|BLOCKED|ESCALATE|ERROR): (.*)$/.exec(line) ?? [];
      if (signal !== undefined && reason !== undefined) tell({ is: "decided", signal, reason });
    }
  }
}

function readRule(step: OpenStep, line: string, tell: Listener): void {
  const began = /^▸ (.+)$/.exec(line)?.[1];
  const [, mark, name, ms] = /^([✓✗!-]) (.+) \((\d+) ms\)$/.exec(line) ?? [];
  if (began !== undefined) {
    step.failing = [];
    tell({ is: "rule-began", name: began });
  } else if (mark !== undefined && name !== undefined) {
    tell({ is: "rule-ended", name, mark, ms: Number(ms), failing: step.failing });
  } else {
    const failed = failedTest(line);
    if (failed !== undefined && !step.failing.includes(failed)) step.failing.push(failed);
  }
}

/** The sample's tests run with `node --test`, which prints its own format, or TAP where nobody watches. */
function failedTest(line: string): string | undefined {
  return /^\| ✖ (.+) \([\d.]+ ?ms\)$/.exec(line)?.[1] ?? /^\| not ok \d+ - (.+)$/.exec(line)?.[1];
}
