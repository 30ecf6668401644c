/** Everything that `.github/rondo.yml` can say, resolved: defaults filled in, units turned into milliseconds. */
export interface Settings {
  readonly agent: AgentChoice;
  /** The trigger label. */
  readonly label: string;
  readonly maxIterations: number;
  /** Of active time, over all runs. */
  readonly maxDurationMs: number;
  readonly iterationTimeoutMs: number;
  /** US dollars over all runs; null is "no budget". */
  readonly budget: number | null;
  readonly stop: StopPolicy;
  /** Accepted promises in a row that it takes; `strict` takes two at least. */
  readonly confirmations: number;
  /** An issue that says too little is asked about, or worked on with a person after each iteration. */
  readonly readiness: boolean;
  /** A promise with blocked steps left over makes the pull request ready for review too. */
  readonly allowPartial: boolean;
  /** When a person has to say `/rondo approve`. */
  readonly approve: ApprovalMode;
  /** The promises that this loop listens to. CONTINUE and ERROR always count. */
  readonly promises: readonly DeclaredPromise[];
  /** Free texts, each of which means COMPLETE. */
  readonly promiseTexts: readonly string[];
  /** Where promises are heard. */
  readonly promiseSources: readonly PromiseSource[];
  /** In the order of the file. */
  readonly rules: readonly RuleSettings[];
  readonly guards: GuardSettings;
  /** Globs that the agent may not touch. */
  readonly protect: readonly string[];
  /** Globs for which a flag of the landing validator is lifted. */
  readonly allow: readonly string[];
  readonly hooks: readonly HookSettings[];
  /** Workflow files that `land` dispatches on the branch; their conclusions are rules. */
  readonly ciWorkflows: readonly string[];
  /** Who takes over when the agent's provider is out of quota or out of order, in order. */
  readonly fallback: readonly AgentChoice[];
  /** `resume`: the agent goes on with its own session of the iteration before, where it can. */
  readonly session: SessionMode;
  /** A version of the agent's CLI, or `latest`; null is "what is there, else what Rondo was tested with". */
  readonly install: string | null;
  /** Names of variables that the agent may see, beside the keys of its model. */
  readonly env: readonly string[];
  /** The agent sees no process but its own, where the system lets Rondo arrange that. */
  readonly isolate: boolean;
  /** What tokens cost with an agent that tells no cost: by model, or by the agent's name. */
  readonly prices: readonly Price[];
  /** US dollars that an iteration is taken to cost if nothing else tells; null is "unknown". */
  readonly costPerIteration: number | null;
  /** A second agent that judges an iteration and changes nothing; null is "none". */
  readonly evaluator: AgentChoice | null;
  /** What comes when the loop is complete. */
  readonly follows: Then;
  /** Repeated failures are told in an issue of their own. */
  readonly escalationIssue: boolean;
  /** Which of several phases these settings are for; null: there is only one. */
  readonly phase: Phase | null;
}

/** What follows when a loop is complete: phases on the same branch, then other issues. */
export interface Then {
  readonly phases: readonly PhaseSettings[];
  readonly issues: readonly number[];
}

export interface PhaseSettings {
  readonly name: string;
  /** Null: as before. */
  readonly profile: string | null;
  readonly task: string | null;
  readonly own: Partial<
    Pick<Settings, "maxIterations" | "maxDurationMs" | "budget" | "stop" | "promises" | "promiseTexts">
  >;
}

export interface Phase {
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
  readonly name: string;
  readonly task: string | null;
  /** What comes after it; null: it is the last. */
  readonly next: string | null;
}

export const sessionModes = ["fresh", "resume"] as const;
export type SessionMode = (typeof sessionModes)[number];

/** US dollars per million tokens. */
export interface Price {
  readonly of: string;
  readonly input: number;
  readonly output: number;
}

export const mostIterations = 100;
/** The state keeps so many scores; a decline over more could never be seen. */
export const longestWindow = 20;

/** One of the five known agents, or any command. */
export type AgentChoice =
  | { readonly use: AgentName; readonly model: string | null; readonly args: readonly string[] }
  | { readonly command: string };

export const agentNames = ["claude", "codex", "gemini", "copilot", "opencode"] as const;
export type AgentName = (typeof agentNames)[number];

export const stopPolicies = ["verified", "strict", "either", "validation", "promise", "hooks"] as const;
export type StopPolicy = (typeof stopPolicies)[number];

export const approvalModes = ["never", "before-complete", "every-iteration"] as const;
export type ApprovalMode = (typeof approvalModes)[number];

export const declaredPromises = ["COMPLETE", "BLOCKED", "ESCALATE"] as const;
export type DeclaredPromise = (typeof declaredPromises)[number];

export const promiseSources = ["final-message", "notes"] as const;
export type PromiseSource = (typeof promiseSources)[number];

export type RuleSettings = {
  readonly name: string;
  /** A rule that is not required is shown and scored, but can't reject a promise. */
  readonly required: boolean;
} & RuleCheck;

export type RuleCheck =
  | { readonly type: "command"; readonly run: string; readonly timeoutMs: number }
  | { readonly type: "coverage"; readonly file: string; readonly min: number }
  | { readonly type: "content-pattern"; readonly file: string; readonly pattern: string }
  | { readonly type: "file-exists"; readonly files: readonly string[] }
  | { readonly type: "checks"; readonly names: readonly string[] }
  | { readonly type: "step" }
  /** What it runs is found out where the files are. */
  | { readonly type: "preset"; readonly preset: RulePreset; readonly min: number; readonly timeoutMs: number };

/** The checks that documents call by name. */
export const rulePresets = [
  "tests_pass",
  "compiles",
  "lint_clean",
  "coverage_threshold",
  "no_flaky_tests",
  "vulns_fixed",
  "sast_clean",
  "secrets_clean",
  "has_examples",
  "structure_valid",
  "readability_score",
  "deployment_succeeds",
  "config_valid",
] as const;
export type RulePreset = (typeof rulePresets)[number];

/** null is "off". */
export interface GuardSettings {
  readonly attempts: number | null;
  readonly consecutiveFailures: { readonly limit: number; readonly reset: "pass" | "improvement" } | null;
  readonly sameError: number | null;
  readonly noProgress: number | null;
  readonly steps: number | null;
  readonly regression: { readonly window: number; readonly drop: number } | null;
  readonly oscillation: number | null;
}

export const hookPresets = ["default", "validation", "promise"] as const;
export type HookPreset = (typeof hookPresets)[number];

export type HookSettings = HookHead &
  (
    | HookKind
    /** `all` complete only together; of `any`, one is enough. */
    | { readonly kind: "all" | "any"; readonly of: readonly LeafHook[] }
  );

/** A hook that asks somebody, not other hooks. */
export type LeafHook = HookHead & HookKind;

export interface HookHead {
  readonly id: string;
  readonly enabled: boolean;
  /** What a hook that throws, times out or answers nonsense means. */
  readonly onError: "escalate" | "continue";
  /** Null: always. Where it does not hold, the hook is passed over. */
  readonly when: HookCondition | null;
}

export type HookKind =
  | { readonly kind: "preset"; readonly preset: HookPreset }
  /** The second agent of `evaluator:`. */
  | { readonly kind: "evaluator" }
  /** A command: its context arrives as JSON on stdin, its answer leaves as JSON on stdout. */
  | { readonly kind: "run"; readonly run: string; readonly timeoutMs: number; readonly on: HookMoment }
  /** A JavaScript module whose default export is called with the context. */
  | { readonly kind: "module"; readonly path: string; readonly timeoutMs: number; readonly on: HookMoment };

/** `stop` decides, after the rules; `before` prepares the agent's run; `after` looks on when the rules have run. */
export const hookMoments = ["stop", "before", "after"] as const;
export type HookMoment = (typeof hookMoments)[number];

/** All of what is given must hold. */
export interface HookCondition {
  /** Both included. */
  readonly from: number;
  readonly to: number;
  /** How the rules, taken together, came out; empty: in any way. */
  readonly status: readonly ValidationStatus[];
  readonly rules: readonly { readonly name: string; readonly result: "pass" | "fail" | "error" | "skip" }[];
}

export const validationStatuses = ["passed", "failed", "vacuous", "none"] as const;
export type ValidationStatus = (typeof validationStatuses)[number];
