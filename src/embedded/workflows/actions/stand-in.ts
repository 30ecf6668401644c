/** What a built-in stand-in for a well-known action may do. Its failure is an error that it throws. */
import type { JobSession } from "../job-session.ts";

export interface StandInCall {
  readonly session: JobSession;
  /** All of the action's inputs, with the defaults filled in. */
  readonly inputs: ReadonlyMap<string, string>;
  /** Kept from main to post. */
  readonly state: Record<string, string>;
  readonly outputs: Record<string, string>;
  readonly env: Readonly<Record<string, string>>;
}

export interface StandIn {
  readonly name: string;
  /** Inputs that it honours, with their defaults. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly main: (call: StandInCall) => Promise<void>;
  readonly post?: (call: StandInCall) => Promise<void>;
}

export function input(call: StandInCall, name: string): string {
  return call.inputs.get(name) ?? "";
}

/** As `@actions/core` reads booleans. */
export function booleanInput(call: StandInCall, name: string): boolean {
  const value = input(call, name);
  if (/^(true|True|TRUE)$/.test(value)) return true;
  if (/^(false|False|FALSE)$/.test(value)) return false;
  throw new Error(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}`);
}

export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program in the job, shows what it prints, and gives it back. */
export async function runCommand(call: StandInCall, command: Command): Promise<readonly string[]> {
  const lines: string[] = [];
  call.session.log(`[command]${command.command} ${command.args.join(" ")}`);
  const exit = await call.session.run({
    command: command.command,
    args: command.args,
    cwd: command.cwd,
    env: { ...call.env, ...command.env },
    onLine: (line) => {
      lines.push(line);
      call.session.log(line);
    },
  });
  if (exit.kind === "exited" && exit.code === 0) return lines;
  const how = exit.kind === "exited" ? `failed with exit code ${exit.code}` : `did not finish (${exit.kind})`;
  throw new Error(`The process '${command.command}' ${how}`);
}
