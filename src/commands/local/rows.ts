import type { Reader } from "../terminal-markdown.ts";
import { padded, wrapped } from "../terminal-text.ts";

export type Row = readonly [name: string, value: string];

const NAMES = 14;

/** Names in one column, values beside them, wrapped. */
export function rows(given: readonly Row[], { paint, width }: Reader): readonly string[] {
  return given.flatMap(([name, value]) =>
    wrapped(value, width - NAMES - 2).map(
      (line, index) => `  ${paint.dim(padded(index === 0 ? name : "", NAMES))}${line}`,
    ),
  );
}
