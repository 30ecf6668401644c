/** A `run` step: its script in a file, and a shell on it. */
import { randomUUID } from "node:crypto";
import { statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join, resolve } from "node:path";
import type { RunStep } from "../model.ts";
import type { Exit } from "../process-tree.ts";
import { isKnownShell, unsupportedShell } from "../refused-keys.ts";
import { evaluateText } from "../templates.ts";
import { type Frame, scopeOf } from "./frame.ts";
import type { Performed, StepCall } from "./perform.ts";
import { stepEnvironment } from "./step-environment.ts";
import { runProgram } from "./step-process.ts";

/** Without a `shell`, GitHub's bash has no pipefail. */
const SHELLS: Readonly<Record<string, string>> = {
  "": "bash -e {0}",
  bash: "bash --noprofile --norc -eo pipefail {0}",
  sh: "sh -e {0}",
};

export async function performScript(call: StepCall, step: RunStep): Promise<Performed> {
  const { frame, env } = call;
  const { session } = frame;
  const scope = scopeOf(frame, env);
  const script = evaluateText(step.script, scope);
  const setting = (key: "shell" | "workingDirectory"): string =>
    evaluateText(step[key] ?? frame.defaults.map((defaults) => defaults[key]).find(Boolean), scope);
  const shell = shellLine(setting("shell"));
  const cwd = resolve(session.folders.workspace, setting("workingDirectory"));
  logScript(frame, script, shell);
  const file = join(session.folders.temp, `${randomUUID()}.sh`);
  writeFileSync(file, script.replaceAll("\r\n", "\n"));
  const [command = "bash", ...args] = shell.split(/\s+/).map((word) => word.replaceAll("{0}", file));
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(
      `An error occurred trying to start process '${command}' with working directory '${cwd}'. No such file or directory`,
    );
  }
  const { exit, ok, outputs } = await runProgram(session, {
    command,
    args,
    cwd,
    env: stepEnvironment(frame, env, { action: call.id }),
  });
  return { ok, outputs, error: describeExit(command, exit) };
}

export function describeExit(command: string, exit: Exit): string | undefined {
  if (exit.kind === "not-started") return `'${command}' could not be started: ${exit.reason}`;
  // A signal counts as a shell counts it: SIGKILL is 137.
  const code = exit.kind === "killed" ? 128 + constants.signals[exit.signal] : exit.code;
  return code === 0 ? undefined : `Process completed with exit code ${code}.`;
}

function shellLine(shell: string): string {
  if (!isKnownShell(shell)) throw new Error(unsupportedShell(shell));
  return SHELLS[shell] ?? shell;
}

function logScript({ session }: Frame, script: string, shell: string): void {
  const lines = script.replace(/\n$/, "").split("\n");
  session.log(`##[group]Run ${lines[0] ?? ""}`);
  for (const line of [...lines, `shell: ${shell}`]) session.log(line);
  session.log("##[endgroup]");
}
