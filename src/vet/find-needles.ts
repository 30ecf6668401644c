/** A text to look for, with what it is. */
export interface Needle<T> {
  readonly text: string;
  readonly of: T;
}

export interface NeedlePlace<T> {
  readonly of: T;
  readonly start: number;
  readonly end: number;
}

/** What a needle has at least: its first letters are hashed. */
export const shortestNeedle = 8;
const factor = 16_777_619;

/**
 * Finds many needles in one pass: a hash of eight letters moves over the text, and only where it is that of some needle's
 * beginning are letters compared. A search per needle would take a hundred passes over a megabyte for each secret.
 */
export function needleFinder<T>(needles: readonly Needle<T>[]): (text: string) => readonly NeedlePlace<T>[] {
  const byHash = new Map<number, Needle<T>[]>();
  const known = new Uint8Array(65_536);
  for (const needle of needles) {
    if (needle.text.length < shortestNeedle) throw new RangeError(`A needle has at least ${shortestNeedle} letters.`);
    const hash = hashAt(needle.text);
    const same = byHash.get(hash);
    if (same) same.push(needle);
    else byHash.set(hash, [needle]);
    known[hash & 0xffff] = 1;
  }
  return (text) => (needles.length === 0 ? [] : placesIn(text, byHash, known));
}

function placesIn<T>(
  text: string,
  byHash: ReadonlyMap<number, readonly Needle<T>[]>,
  known: Uint8Array,
): readonly NeedlePlace<T>[] {
  const places: NeedlePlace<T>[] = [];
  /** A needle that repeats itself is found once, not at every letter. */
  const next = new Map<Needle<T>, number>();
  let hash = text.length < shortestNeedle ? 0 : hashAt(text);
  for (let at = 0; at + shortestNeedle <= text.length; at += 1) {
    if (at > 0) hash = moved(hash, text.charCodeAt(at - 1), text.charCodeAt(at + shortestNeedle - 1));
    if (known[hash & 0xffff] !== 1) continue;
    for (const needle of byHash.get(hash) ?? []) {
      if (at < (next.get(needle) ?? 0) || !text.startsWith(needle.text, at)) continue;
      const end = at + needle.text.length;
      next.set(needle, end);
      places.push({ of: needle.of, start: at, end });
    }
  }
  return places;
}

/** What the letter that leaves the window has been multiplied with. */
const leaving = Array.from({ length: shortestNeedle - 1 }).reduce<number>((power) => Math.imul(power, factor), 1);

function hashAt(text: string): number {
  let hash = 0;
  for (let i = 0; i < shortestNeedle; i += 1) hash = (Math.imul(hash, factor) + text.charCodeAt(i)) | 0;
  return hash;
}

function moved(hash: number, out: number, into: number): number {
  return (Math.imul(hash - Math.imul(out, leaving), factor) + into) | 0;
}
