import type { AgentName } from "../loop/settings.ts";
import type { Exchange } from "./exchange.ts";
import type { Fault } from "./faults.ts";
import type { JsonObject } from "./printed.ts";
import type { Tokens } from "./report.ts";

/** One agent's CLI: what Rondo must know of it, and nothing that runs. A new agent is one of these, and a line in `list.ts`. */
export interface Agent {
  readonly name: AgentName;
  /** On npm. Its program has the agent's name. */
  readonly package: string;
  /** The version that its captured outputs come from. */
  readonly version: string;
  /** The variables that it needs to reach its model; the first one is the key that a person sets. */
  readonly keys: readonly string[];
  readonly tells: Abilities;
  readonly commandLine: (order: Order) => CommandLine;
  /** From what it printed, whole or cut short, to what that means. */
  readonly read: (printed: Printed) => Reading;
  /** One printed event as a line for the log; null if it is nothing for people. */
  readonly narrate: (event: JsonObject) => string | null;
  /** An event after which waiting is in vain, though the CLI itself would go on trying. */
  readonly isHopeless?: (event: JsonObject) => boolean;
}

/** What is not told is unknown, and is shown so. */
export interface Abilities {
  /** `session`: of the whole session, earlier runs included. */
  readonly cost: "run" | "session" | false;
  readonly tokens: "run" | "session" | false;
  readonly session: boolean;
  readonly denied: boolean;
}

export interface Order {
  readonly model: string | null;
  readonly args: readonly string[];
  readonly session: string | null;
  /** It may look and not write, as far as its CLI can be told so. */
  readonly readOnly: boolean;
  readonly exchange: Exchange;
  /** What the allow-list let through. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The prompt always comes on stdin: one argument is limited to 128 KiB. */
export interface CommandLine {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Files in its HOME, by path, written before it starts. */
  readonly homeFiles?: Readonly<Record<string, string>>;
}

export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  /** Null if it did not end by itself. */
  readonly exit: number | null;
  /** The texts of the files that its command line named. */
  readonly message: string | null;
  readonly result: string | null;
  /** When it ended, in milliseconds since the epoch: providers name times relative to it. */
  readonly now: number;
}

export interface Reading {
  readonly said: string;
  readonly cost: number | null;
  readonly tokens: Tokens | null;
  readonly session: string | null;
  readonly denied: readonly string[];
  /** It stopped at a limit of its own; its work is kept. */
  readonly isLimit: boolean;
  /** Null if it did what it was asked; or if it was cut short, and nothing says why. */
  readonly fault: Fault | null;
}

/** Our own flags, unless the settings' arguments say the same thing in their own way. */
export function unlessGiven(
  args: readonly string[],
  flags: readonly string[],
  ours: readonly string[],
): readonly string[] {
  const isGiven = args.some((arg) => flags.some((flag) => arg === flag || arg.startsWith(`${flag}=`)));
  return isGiven ? [] : ours;
}
