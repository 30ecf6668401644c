/**
 * Free text in the state has a limit each, so that the state has one at any iteration.
 * What counts is the size as JSON in UTF-8: quotes and line ends cost two bytes, other letters up to four.
 */
export const caps = {
  reason: 400,
  nextPrompt: 800,
  summary: 120,
  doneBy: 60,
  context: 600,
  feedback: 2_000,
  feedbackItem: 1_000,
  /** The agent's own steps, together and each. */
  plan: 900,
  planStep: 120,
  error: 100,
} as const;

/** The text without control characters, cut to so many bytes, with `…` where it was cut. */
export function capped(text: string, bytes: number): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, " ");
  if (clean.length * 4 <= bytes) return clean;
  let used = 0;
  let end = 0;
  let endWithRoom = 0;
  for (const character of clean) {
    used += jsonBytes(character);
    if (used > bytes) return `${clean.slice(0, endWithRoom)}…`;
    end += character.length;
    if (used <= bytes - ellipsisBytes) endWithRoom = end;
  }
  return clean;
}

/** As many of the texts as fit, the first ones first. */
export function cappedList(
  texts: readonly string[],
  limits: { readonly all: number; readonly each: number },
): readonly string[] {
  const kept: string[] = [];
  let left: number = limits.all;
  for (const text of texts) {
    const room = Math.min(limits.each, left - quotesAndComma);
    if (room < ellipsisBytes) break;
    const fitting = capped(text, room);
    left -= sizeOf(fitting) + quotesAndComma;
    kept.push(fitting);
  }
  return kept;
}

const ellipsisBytes = 3;
const quotesAndComma = 3;

function sizeOf(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += jsonBytes(character);
  return bytes;
}

function jsonBytes(character: string): number {
  if (character === '"' || character === "\\" || character === "\n") return 2;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
