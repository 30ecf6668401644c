/** The world of a command that shows what happens while it happens. */
export interface LiveShell {
  readonly print: (text: string) => void;
  /** Columns of the terminal; null: not a terminal, nothing may be redrawn. */
  readonly columns: () => number | null;
  readonly colours: boolean;
  /** Where action.yml, templates and dist are. */
  readonly packageFolder: string;
  /** `PATH` for the programs that it starts. */
  readonly path: string;
  /** The person's own variables. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** From the first call on, Ctrl-C and the like (nobody reads any more) abort this and do nothing else. */
  readonly interrupted: () => AbortSignal;
}
