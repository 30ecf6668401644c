import { heardPromise } from "../loop/heard-promise.ts";
import type { RuleResult } from "../loop/outcome.ts";
import type { Settings } from "../loop/settings.ts";

export interface HookContextFacts {
  readonly loopId: string;
  readonly issue: number;
  readonly iteration: number;
  readonly settings: Settings;
  /** The agent's final message. */
  readonly said: string;
  /** Its plan file, if it changed it. */
  readonly notes: string | null;
  readonly session: string | null;
  readonly changed: readonly string[];
  readonly rules: readonly RuleResult[];
  readonly cost: number | null;
  readonly ms: number;
  /** Where the hook runs. */
  readonly folder: string;
  readonly at: number;
  /** Without it: the rules have run. */
  readonly phase?: "before";
}

const longestOutput = 100_000;

/** What a hook gets on stdin: the fields of document 002, those that document 003 names, and what a loop knows beyond. */
export function hookContext(facts: HookContextFacts): string {
  const { loopId, issue, iteration, settings, rules, changed, said, session } = facts;
  return JSON.stringify({
    taskId: loopId,
    issue,
    iteration,
    maxIterations: settings.maxIterations,
    executionPhase: facts.phase ?? "validation",
    filesModified: changed,
    validationResults: rules.map(({ name, result, message }) => ({
      ruleName: name,
      passed: result === "pass",
      result,
      message,
    })),
    completionPromises: promises(facts),
    agentOutput: said.slice(-longestOutput),
    session_id: session ?? loopId,
    transcript_path: null,
    cwd: facts.folder,
    hook_event_name: facts.phase === "before" ? "PreIteration" : "Stop",
    // False on the first evaluation of a loop: nothing continued it yet.
    stop_hook_active: iteration > 1,
    cost: facts.cost,
    ms: facts.ms,
  });
}

function promises({ said, notes, settings, at }: HookContextFacts): readonly object[] {
  const { promise, text } = heardPromise({ said, notes }, settings);
  return promise === null
    ? []
    : [{ type: promise, detected: true, content: text, detectedAt: new Date(at).toISOString() }];
}
