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
  /** Ctrl-C, or nobody reads any more. */
  readonly interrupted: AbortSignal;
}
