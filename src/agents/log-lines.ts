/** Where the agent's output meets the job's log, which the runner reads for commands. */
export interface LogLines {
  readonly add: (chunk: string) => void;
  /** What was held back, and how much is missing. */
  readonly end: () => void;
}

export interface LogLimits {
  readonly headLines: number;
  readonly tailLines: number;
  readonly lineLength: number;
}

const LIMITS: LogLimits = { headLines: 2_000, tailLines: 500, lineLength: 1_000 };

/** A line as it came, of which the end may be missing. */
interface RawLine {
  readonly text: string;
  readonly lost: number;
}

/** Harmless lines, one at a time: the first ones as they come, the last ones at the end. */
export function logLines(onLine: (line: string) => void, limits: LogLimits = LIMITS): LogLines {
  const tail: RawLine[] = [];
  let count = 0;
  let partial = "";
  let lost = 0;

  const put = (): void => {
    if (partial === "" && lost === 0) return;
    const line = { text: partial, lost };
    partial = "";
    lost = 0;
    // A flood is mostly dropped: what is not kept need not be made harmless.
    if (count < limits.headLines) onLine(harmless(line));
    else tail[(count - limits.headLines) % limits.tailLines] = line;
    count++;
  };
  const grow = (piece: string): void => {
    const room = Math.max(0, limits.lineLength - partial.length);
    partial += piece.slice(0, room);
    lost += Math.max(0, piece.length - room);
  };
  return {
    add: (chunk) => {
      // The runner also ends a line at a lone carriage return.
      const pieces = chunk.split(/\r\n|\n|\r/);
      pieces.forEach((piece, index) => {
        grow(piece);
        if (index < pieces.length - 1) put();
      });
    },
    end: () => {
      put();
      const dropped = count - limits.headLines - tail.length;
      if (dropped > 0) onLine(`| [… ${dropped} lines left out …]`);
      const oldest = dropped > 0 ? (count - limits.headLines) % limits.tailLines : 0;
      for (const line of [...tail.slice(oldest), ...tail.slice(0, oldest)]) onLine(harmless(line));
    },
  };
}

/** A JSON event may be long, but a line without an end must not fill the memory. */
const LONGEST_EVENT = 4_000_000;

/** Whole lines of a stream, each when it ends. */
export function eventLines(onLine: (line: string) => void): LogLines {
  let pieces: string[] = [];
  let length = 0;
  const keep = (piece: string): void => {
    if (length < LONGEST_EVENT) pieces.push(piece);
    length += piece.length;
  };
  const put = (): void => {
    const line = pieces.join("").replace(/\r$/, "");
    pieces = [];
    length = 0;
    if (line.trim() !== "") onLine(line);
  };
  return {
    add: (chunk) => {
      const lines = chunk.split("\n");
      lines.forEach((line, index) => {
        keep(line);
        if (index < lines.length - 1) put();
      });
    },
    end: put,
  };
}

/**
 * The runner obeys `::command::` at the start of a line, whatever white space precedes it, and `##[command]`
 * anywhere in it. Hence the prefix, and the space.
 */
function harmless({ text, lost }: RawLine): string {
  const more = lost > 0 ? ` [… ${lost} characters left out …]` : "";
  return `| ${withoutControls(text).replace(/##(?=\[)/g, "## ")}${more}`;
}

/** Escape sequences of terminals, 7 and 8 bit, and then every control character but tab and line feed. */
export function withoutControls(text: string): string {
  return text
    .replace(/(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?/g, "")
    .replace(/(?:\u001b[PX^_]|[\u0090\u0098\u009e\u009f])[^\u001b\u009c]*(?:\u001b\\|\u009c)?/g, "")
    .replace(/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?/g, "")
    .replace(/\u001b[ -/]*[0-~]?/g, "")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}
