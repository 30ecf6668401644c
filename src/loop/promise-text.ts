/** Small questions about a line of text that reading promises asks again and again. */

/** As much of a text as a report shows. */
export const maxShown = 80;

/** Without what makes it a list item, a heading or a labelled line. */
export function sentence(line: string): string {
  return line.replace(/^\s*(?:[-*+#]+[ \t]+)?(?:[*_]*summary[*_]*[ \t]*:[*_]*[ \t]*)?/i, "").trim();
}

export function placesOf(wanted: string, text: string, from = 0): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
}

/** In lower case, every character in its place: İ is the only one that would become two. */
export function foldCase(text: string): string {
  return text.replaceAll("İ", "ı").toLowerCase();
}

export function mirrored(text: string): string {
  return [...text].reverse().join("");
}

export function withoutEmphasis(text: string): string {
  const inner = /^([*_]{1,3})(.+?)([*_]{1,3})$/.exec(text);
  return inner && inner[1] === mirrored(inner[3] ?? "") ? (inner[2] ?? "") : text;
}

export function short(text: string, limit = maxShown): string {
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}
