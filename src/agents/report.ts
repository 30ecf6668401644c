import type { AgentFailure } from "../loop/outcome.ts";
import type { AgentChoice } from "../loop/settings.ts";
import type { Environment } from "./environment.ts";

export interface AgentTask {
  readonly choice: AgentChoice;
  readonly prompt: string;
  /** The checkout. */
  readonly folder: string;
  /** A private folder for prompt, message and result files and the agent's HOME; not inside `folder`. */
  readonly scratch: string;
  readonly timeoutMs: number;
  /** The runner's whole environment; the agent gets only what `agentEnvironment` lets through. */
  readonly environment: Environment;
  /** A session of an earlier iteration to go on with, if settings ask for that. */
  readonly session: string | null;
  /** Lines for the log, already harmless (no workflow commands, no ANSI), capped. */
  readonly onLine: (line: string) => void;
  /** Names of variables that the settings let through (`env:`). */
  readonly pass?: readonly string[];
  /** It may look and not write, as far as its CLI can be told so: for an evaluator. */
  readonly readOnly?: boolean;
  /** A version of the CLI, or `latest` (`install:`). Otherwise what is on PATH, else the tested version. */
  readonly install?: string | null;
  /** False: among the job's other processes, though it could have a namespace of its own. */
  readonly isolate?: boolean;
  /** Where installed CLIs are kept, by version; without it, in the scratch folder. */
  readonly tools?: string;
  /** For tests: how to wait before a second try. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

export interface AgentReport {
  /** One of the known agents, or `command`. */
  readonly agent: string;
  /** The final message; empty if there is none. */
  readonly said: string;
  readonly failure: AgentFailure | null;
  readonly ended: "finished" | "limit" | "failed" | "timeout";
  /** US dollars of this run alone; null if the agent does not tell. */
  readonly cost: number | null;
  readonly tokens: Tokens | null;
  readonly session: string | null;
  /** Tools that the agent asked for and was refused. */
  readonly denied: readonly string[];
  readonly ms: number;
}

export interface Tokens {
  readonly input: number;
  readonly output: number;
}
