import type { RuleResult } from "../loop/outcome.ts";
import type { RuleSettings } from "../loop/settings.ts";
import type { ProcessRequest, RunProcess } from "../processes/run-process.ts";
import type { KnownCheck } from "./checks.ts";

/** What the rules look at. */
export interface RuleWorld {
  /** The checkout, as an absolute path. No rule reads a file outside of it. */
  readonly folder: string;
  /** All that commands see of the environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly run?: RunProcess;
  /** `toJSON(steps)`; null if it is not known here: rules of type step then give no result. */
  readonly steps: string | null;
  /** The checks of the head commit; null if they are not known here: rules of type checks then give no result. */
  readonly checks: readonly KnownCheck[] | null;
  readonly signal?: AbortSignal;
  /** Between SIGTERM and SIGKILL, for a command whose time is over. */
  readonly graceMs?: number;
  /** How long a pattern may take. */
  readonly patternMs?: number;
  readonly onProgress?: (progress: RuleProgress) => void;
  /** What a command prints, as it comes. */
  readonly onOutput?: NonNullable<ProcessRequest["onOutput"]>;
}

export type RuleProgress =
  | { readonly at: "started"; readonly rule: RuleSettings }
  | { readonly at: "finished"; readonly rule: RuleSettings; readonly result: RuleResult; readonly ms: number };

/** A result whose name the caller knows. */
export type Verdict = Omit<RuleResult, "name">;

export const pass = (message: string): Verdict => ({ result: "pass", message });
export const fail = (message: string): Verdict => ({ result: "fail", message });
export const error = (message: string): Verdict => ({ result: "error", message });
export const skip = (message: string): Verdict => ({ result: "skip", message });
