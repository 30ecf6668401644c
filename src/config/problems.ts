/** Where in a file something stands, and under which key. */
export interface Spot {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** As in `guards.regression.window`; empty at the root. */
  readonly path: string;
}

export interface Problem extends Spot {
  readonly file: string;
  readonly message: string;
}

/** Where readers say what is wrong. They go on afterwards, so that a file's problems come out all at once. */
export interface Report {
  readonly problem: (at: Spot, message: string) => undefined;
  readonly warning: (at: Spot, message: string) => undefined;
}

export interface Findings extends Report {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export function startFindings(file: string): Findings {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const noteIn =
    (list: Problem[]) =>
    (at: Spot, message: string): undefined => {
      // The parser's own messages quote the file raw; a line break in one could forge a line of the job's log.
      const oneLine = message.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
      list.push({ file, line: at.line, column: at.column, path: at.path, message: oneLine });
    };
  return { problems, warnings, problem: noteIn(problems), warning: noteIn(warnings) };
}

export function formatProblem(problem: Problem): string {
  return `${problem.file}:${problem.line}:${problem.column} ${problem.message}`;
}

/** Each once: what an alias stands for is read at every use of it. */
export function inFileOrder(problems: readonly Problem[]): readonly Problem[] {
  const distinct = [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
  return distinct.sort((a, b) => a.line - b.line || a.column - b.column);
}
