import type { Hidden } from "./inline.ts";

/** A stretch of text that hides what it holds. Lists of them are in order and do not overlap. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly hidden: Hidden;
}

export interface SpannedLine {
  readonly text: string;
  spans: readonly Span[];
}

export function merged(spans: readonly Span[]): readonly Span[] {
  const apart: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const from = Math.max(span.from, apart.at(-1)?.to ?? 0);
    if (from < span.to) apart.push({ ...span, from });
  }
  return apart;
}

/** Puts spans of a paragraph's joined text on its lines. Both are in order, so one walk does. */
export function spread(lines: readonly SpannedLine[], spans: readonly Span[]): void {
  if (spans.length === 0) return;
  let offset = 0;
  let first = 0;
  for (const line of lines) {
    const end = offset + line.text.length;
    while (first < spans.length && (spans[first]?.to ?? 0) <= offset) first++;
    const own: Span[] = [...line.spans];
    for (let index = first; index < spans.length; index++) {
      const span = spans[index];
      if (!span || span.from >= end) break;
      const from = Math.max(own.at(-1)?.to ?? 0, span.from - offset);
      const to = Math.min(end, span.to) - offset;
      if (from < to) own.push({ from, to, hidden: span.hidden });
    }
    if (own.length > 0) line.spans = own;
    offset = end + 1;
  }
}
