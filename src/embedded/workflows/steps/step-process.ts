/** Runs one program as a step does: its lines may be commands, and its files are read when it has ended. */
import { createCommandFiles, takeCommandFiles } from "../command-files.ts";
import { CommandReader } from "../commands.ts";
import type { JobSession } from "../job-session.ts";
import type { Exit } from "../process-tree.ts";
import { commandFileVariables } from "./step-environment.ts";

export interface StepProgram {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface ProgramResult {
  readonly exit: Exit;
  /** Also false when a command or a command file was wrong. */
  readonly ok: boolean;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
}

export async function runProgram(session: JobSession, program: StepProgram): Promise<ProgramResult> {
  const files = createCommandFiles(session.folders.temp);
  const printed = new PrintedCommands(session);
  const exit = await session.run({
    ...program,
    env: { ...program.env, ...commandFileVariables(files) },
    onLine: (line) => printed.take(line),
  });
  const left = takeCommandFiles(files);
  for (const message of left.errors) session.annotate({ level: "error", message });
  Object.assign(session.env, left.env);
  session.prependedPaths.push(...left.paths);
  if (left.summary !== "") session.summarize(left.summary);
  return {
    exit,
    ok: exit.kind === "exited" && exit.code === 0 && !left.failed && !printed.failed,
    outputs: { ...printed.outputs, ...left.outputs },
    state: { ...printed.state, ...left.state },
  };
}

class PrintedCommands {
  readonly outputs: Record<string, string> = {};
  readonly state: Record<string, string> = {};
  failed = false;
  readonly #session: JobSession;
  readonly #reader = new CommandReader();

  constructor(session: JobSession) {
    this.#session = session;
  }

  take(line: string): void {
    const effect = this.#reader.read(line);
    switch (effect.kind) {
      case "text":
        this.#session.log(effect.text);
        break;
      case "annotation":
        this.#session.annotate(effect.annotation);
        break;
      case "mask":
        this.#session.masks.add(effect.value);
        this.#session.log("::add-mask::***");
        break;
      case "output":
      case "state":
        (effect.kind === "output" ? this.outputs : this.state)[effect.name] = effect.value;
        this.#session.annotate({ level: "warning", message: effect.warning });
        break;
      case "failure":
        this.failed = true;
        this.#session.annotate({ level: "error", message: effect.message });
        break;
      case "nothing":
        break;
    }
  }
}
