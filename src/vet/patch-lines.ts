/** Why a patch cannot be read, and where. */
export class PatchProblem {
  readonly line: number;
  readonly message: string;

  constructor(line: number, message: string) {
    this.line = line;
    this.message = message;
  }
}

/** The lines of a patch, read once from first to last. */
export class PatchLines {
  private readonly lines: readonly string[];
  private next = 0;

  constructor(lines: readonly string[]) {
    this.lines = lines;
  }

  /** The line to come, or undefined at the end. */
  peek(): string | undefined {
    return this.lines[this.next];
  }

  take(): string | undefined {
    const line = this.lines[this.next];
    this.next += 1;
    return line;
  }

  /** A problem with the line to come. */
  problem(message: string): PatchProblem {
    return new PatchProblem(Math.min(this.next + 1, this.lines.length), message);
  }
}
