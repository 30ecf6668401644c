/** A question with the answers that it offers, as agents write them. */
export interface Question {
  readonly before: string;
  readonly options: readonly Option[];
  readonly after: string;
}

export interface Option {
  /** What to answer: `A`, or `2`. */
  readonly name: string;
  readonly text: string;
}

/** `Option A: …`, `Option 2) …` or `B. …`, in a list or not. A plain numbered list is more often one of things to do. */
const optionLine = /^\s*(?:[-*+]\s+)?\**(?:[Oo]ption\s+([A-Za-z]|\d{1,2})\**\s*[:.)–-]|([A-Z])\**[:.)])\**\s+(.+)$/;

/** Null: it offers no choice between two things at least. */
export function questionOf(text: string): Question | null {
  const lines = text.split("\n");
  const found = lines.map((line) => optionLine.exec(line));
  const first = found.findIndex((match) => match !== null);
  const last = found.findLastIndex((match) => match !== null);
  const options = found.flatMap((match): readonly Option[] => {
    const name = match?.[1] ?? match?.[2];
    return name === undefined ? [] : [{ name: name.toUpperCase(), text: (match?.[3] ?? "").trim() }];
  });
  if (new Set(options.map(({ name }) => name)).size !== options.length || options.length < 2) return null;
  const joined = (part: readonly string[]): string => part.join(" ").replace(/\s+/g, " ").trim();
  return { before: joined(lines.slice(0, first)), options, after: joined(lines.slice(last + 1)) };
}
