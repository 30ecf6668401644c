import type { Span } from "./spans.ts";

/** Inside one paragraph: code spans, HTML comments, and elements whose content is not the author's own words. */
export type Hidden =
  | "fenced code"
  | "indented code"
  | "inline code"
  | "a quote"
  | "an HTML comment"
  | "an HTML element"
  | "text that is nested too deeply";

/** A comment or element that the paragraph opened and did not close. */
export interface Unclosed {
  /** The text that will end it. */
  readonly end: string;
  readonly hidden: Hidden;
}

export interface HiddenSpans {
  readonly spans: readonly Span[];
  readonly open: Unclosed | null;
}

const hidingElement = /<(?:(pre|code|blockquote|script|style|textarea|template)(?=[\s>/])|!--|\?|!\[CDATA\[)/iy;
/** Backticks inside a tag or a link in angle brackets begin no code. */
const tagOrLink =
  /<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|[a-z][a-z0-9.+-]{1,31}:[^\s<>]*)>/iy;

/** Keeps every character's place, which `toLowerCase` does not (İ becomes two), and makes no letter ASCII that is not. */
export function asciiLower(text: string): string {
  if (!/[A-Z]/.test(text)) return text;
  return /[^\0-\x7f]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text.toLowerCase();
}

/** Angle brackets that begin nothing are passed over here, where it costs least. */
const anyStop = /[`\\]|<(?=[a-z!?])/gi;
const tagStop = /<(?=[a-z!?])/gi;

/** `code`: whether backticks mean code, as they do everywhere but in HTML blocks. */
export function findHiddenSpans(text: string, { code }: { readonly code: boolean }): HiddenSpans {
  const spans: Span[] = [];
  if (!text.includes("`") && !text.includes("<")) return { spans, open: null };
  const runs = code && text.includes("`") ? new BacktickRuns(text) : null;
  let lower: string | null = null;
  const inLower = () => (lower ??= asciiLower(text));
  const stop = code ? anyStop : tagStop;
  for (let at = nextStop(stop, text, 0); at < text.length; at = nextStop(stop, text, at)) {
    const element = elementAt(text, inLower, at);
    const codeEnd = runs?.closingEnd(at) ?? null;
    if (element) spans.push({ from: at, to: element.to ?? text.length, hidden: element.hidden });
    else if (codeEnd !== null) spans.push({ from: at, to: codeEnd, hidden: "inline code" });
    // An unclosed `<code>` ends with its paragraph; the others run on.
    if (element?.to === null) return { spans, open: element.end === "</code>" ? null : element };
    at = element?.to ?? codeEnd ?? afterPlain(text, at);
  }
  return { spans, open: null };
}

/** Past a tag, an escaped character, or backticks that nothing closes. */
function afterPlain(text: string, at: number): number {
  if (text[at] === "\\") return at + 2;
  if (text[at] === "`") return afterBackticks(text, at);
  return matchEnd(tagOrLink, text, at) ?? at + 1;
}

function nextStop(stop: RegExp, text: string, from: number): number {
  stop.lastIndex = from;
  // Each stop is one character long.
  return stop.test(text) ? stop.lastIndex - 1 : text.length;
}

function matchEnd(sticky: RegExp, text: string, at: number): number | null {
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : null;
}

/** Of what begins with `<!--`, `<?` or `<![CDATA[`, by the second character, or else the third. */
function specialEnd(text: string, at: number): string {
  if (text[at + 1] === "?") return "?>";
  return text[at + 2] === "-" ? "-->" : "]]>";
}

function elementAt(
  text: string,
  inLower: () => string,
  at: number,
): (Unclosed & { readonly to: number | null }) | null {
  if (text.charCodeAt(at) !== 0x3c) return null;
  hidingElement.lastIndex = at;
  const opening = hidingElement.exec(text);
  if (!opening) return null;
  const name = opening[1]?.toLowerCase();
  const end = name ? `</${name}>` : specialEnd(text, at);
  // `<!-->` is a whole comment: its end may overlap its beginning.
  const closed = name ? inLower().indexOf(end, at) : text.indexOf(end, at + 2);
  return {
    end,
    hidden: name ? "an HTML element" : "an HTML comment",
    to: closed < 0 ? null : closed + end.length,
  };
}

function afterBackticks(text: string, at: number): number {
  let end = at;
  while (text[end] === "`") end++;
  return end;
}

/** Where the runs of each length end. Asked from the front only, so each run is passed once. */
class BacktickRuns {
  readonly #text: string;
  readonly #byLength = new Map<number, { readonly ends: number[]; next: number }>();

  constructor(text: string) {
    this.#text = text;
    for (let at = text.indexOf("`"); at >= 0; at = text.indexOf("`", at)) {
      const end = afterBackticks(text, at);
      const known = this.#byLength.get(end - at);
      if (known) known.ends.push(end);
      else this.#byLength.set(end - at, { ends: [end], next: 0 });
      at = end;
    }
  }

  /** The end of the code that begins at the given place; its first backtick may follow an escaped one. */
  closingEnd(at: number): number | null {
    const openingEnd = afterBackticks(this.#text, at);
    if (openingEnd === at) return null;
    const runs = this.#byLength.get(openingEnd - at);
    if (!runs) return null;
    while ((runs.ends[runs.next] ?? Number.POSITIVE_INFINITY) <= openingEnd) runs.next++;
    return runs.ends[runs.next] ?? null;
  }
}
