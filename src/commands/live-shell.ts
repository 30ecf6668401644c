import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { RefusedInput } from "./command.ts";

/** The world of a command that shows what happens while it happens. */
export interface LiveShell {
  readonly print: (text: string) => void;
  /** Columns of the terminal; null: not a terminal, nothing may be redrawn. */
  readonly columns: () => number | null;
  readonly colours: boolean;
  /** Where action.yml, templates and dist are. */
  readonly packageFolder: string;
  /** `owner/name` is looked for below it before the embedded GitHub's own stand-ins (`--actions DIR`). */
  readonly actionsFolder?: string;
  /** `PATH` for the programs that it starts. */
  readonly path: string;
  /** The person's own variables. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** From the first call on, Ctrl-C and the like (nobody reads any more) abort this and do nothing else. */
  readonly interrupted: () => AbortSignal;
}

/** What `--actions DIR` makes of a shell. */
export function withActions(shell: LiveShell, folder: string | undefined): LiveShell {
  if (folder === undefined) return shell;
  const actionsFolder = resolve(folder);
  if (!existsSync(actionsFolder)) throw new RefusedInput(`--actions: there is no folder ${actionsFolder}.`);
  return { ...shell, actionsFolder };
}
