/** What a command came to: the shell prints it and ends with the code. */
export interface CommandResult {
  /** 0 done, 1 the input was refused, 2 wrong usage; a command whose help says otherwise means otherwise. */
  readonly exitCode: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

/** The world as commands see it. */
export interface Shell {
  /** `-` is standard input. Rejects with an error that names the file. */
  readonly read: (file: string) => Promise<string>;
  /** Colours are wanted: a terminal, and NO_COLOR is not set. */
  readonly colours: boolean;
}

export interface Command {
  readonly name: string;
  /** One line for `rondo --help`. */
  readonly about: string;
  readonly help: string;
  readonly run: (args: readonly string[], shell: Shell) => Promise<CommandResult>;
}

/** The caller got the command line wrong; `message` says what to change. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What was given to work on can't be used. Each line names the place. */
export class RefusedInput extends Error {
  override readonly name = "RefusedInput";
}

export function done(stdout: string, stderr = ""): CommandResult {
  return { exitCode: 0, stdout, stderr };
}
