import type { Hidden } from "./inline.ts";
import { LineReader } from "./line-reader.ts";
import type { Span } from "./spans.ts";

/**
 * Which parts of a Markdown text a reader would take as said by its author, and which are code, quotes or comments.
 * Blocks nest as in CommonMark: a fence taken for closed that is not would turn inside out all that follows.
 * One pass, linear in the text's length: agents print megabytes, and some of it is hostile.
 * In doubt (an unclosed comment or `<pre>`, a fence inside HTML) a part counts as hidden: a missed promise costs one
 * iteration, a false one ends the loop.
 */

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  /** It has a `<`, a backtick or a tab: without one, nothing on it is a tag or hides anything. */
  readonly hasMark: boolean;
  /** Set if the whole line is hidden. */
  readonly hidden: Hidden | null;
  /** Hidden stretches of a line that is otherwise visible. */
  readonly spans: readonly Span[];
}

const noSpans: readonly Span[] = [];

/** Each line in order, as soon as it is known: a megabyte of short lines is never held all at once. */
export function visitLines(text: string, visit: (line: Line) => void): void {
  const reader = new LineReader(visit);
  const whole = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  let mark = nextMark(whole, 0);
  for (let number = 1, from = 0; from <= whole.length; number++) {
    const next = whole.indexOf("\n", from);
    const end = next < 0 ? whole.length : next;
    const hasMark = mark < end;
    if (hasMark) mark = nextMark(whole, end);
    reader.read({ number, text: whole.slice(from, end), hasMark, hidden: null, spans: noSpans });
    from = end + 1;
  }
  reader.finish();
}

const marks = /[<`\t]/g;

function nextMark(text: string, from: number): number {
  marks.lastIndex = from;
  return marks.test(text) ? marks.lastIndex - 1 : text.length;
}

export function readLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  visitLines(text, (line) => lines.push(line));
  return lines;
}

/** What hides the given place of a line, if anything does. The spans are in order: a line can have very many. */
export function hiddenAt(line: Line, column: number): Hidden | null {
  if (line.hidden) return line.hidden;
  let low = 0;
  let high = line.spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((line.spans[middle]?.to ?? 0) <= column) low = middle + 1;
    else high = middle;
  }
  const span = line.spans[low];
  return span && span.from <= column ? span.hidden : null;
}
