/** How CommonMark's blocks look at the beginning of a line: quotes, list items, fences, raw HTML, rules. */

export interface Fence {
  readonly mark: string;
  readonly length: number;
}

/** Raw HTML goes on to the line that has its end, or, where that is null, to a blank one. */
export interface HtmlBlock {
  readonly end: RegExp | null;
}

/** A list item ends where a line is indented by less than its width. */
export type Container = { readonly kind: "quote" } | { readonly kind: "item"; width: number; empty: boolean };

export const heading = /^#{1,6}(?: |$)/;
export const underline = /^(?:=+|-+) *$/;

/**
 * Tabs stop at every fourth column. Only for finding blocks: places in the line are those of its own text.
 * Blocks that nest no deeper than they may begin within some hundred columns.
 */
export function withoutTabs(text: string): string {
  let end = text.length;
  while (text[end - 1] === " " || text[end - 1] === "\t") end--;
  const content = text.slice(0, end);
  let spaced = "";
  let from = 0;
  while (spaced.length < 2_000) {
    const tab = content.indexOf("\t", from);
    if (tab < 0) break;
    spaced += content.slice(from, tab);
    spaced += " ".repeat(4 - (spaced.length % 4));
    from = tab + 1;
  }
  return spaced + content.slice(from);
}

export function indentAt(text: string, at: number): number {
  let end = at;
  while (text[end] === " ") end++;
  return end - at;
}

export function afterQuoteMark(text: string, at: number): number {
  return text[at + 1] === " " ? at + 2 : at + 1;
}

/**
 * A line across the page is three or more of one mark, and nothing else. This says from where to where in the text one
 * may begin. Asked once per line: each item of a list nested on one line would look at the whole rest again.
 */
export function ruleStarts(text: string): { readonly first: number; readonly last: number } | null {
  let first = text.length - 1;
  while (first > 0 && text[first] === " ") first--;
  const mark = text[Math.max(0, first)];
  if (mark !== "*" && mark !== "-" && mark !== "_") return null;
  let marks = 0;
  let last = 0;
  for (; first >= 0 && (text[first] === mark || text[first] === " "); first--) {
    if (text[first] === mark && ++marks === 3) last = first;
  }
  return marks < 3 ? null : { first: first + 1, last };
}

export function openingFence(content: string): Fence | null {
  const mark = content[0];
  if (mark !== "`" && mark !== "~") return null;
  const length = runLength(content, mark);
  if (length < 3 || (mark === "`" && content.includes("`", length))) return null;
  return { mark, length };
}

/** Sees the line with its indent: one of four columns or more closes nothing. */
export function closesFence(line: string, fence: Fence): boolean {
  const content = line.replace(/^ {1,3}/, "");
  const length = runLength(content, fence.mark);
  return length >= fence.length && /^ *$/.test(content.slice(length));
}

const marker = /^(?:[-*+]|(\d{1,9})[.)])( *)/;

export function openingContainer(content: string, interruptsParagraph: boolean): Container | null {
  if (content[0] === ">") return { kind: "quote" };
  const found = marker.exec(content);
  if (!found) return null;
  const [whole, number, spaces = ""] = found;
  const empty = whole.length === content.length;
  if (spaces === "" && !empty) return null;
  if (interruptsParagraph && (empty || (number !== undefined && Number(number) !== 1))) return null;
  // With five spaces or more, one belongs to the marker, and the rest indents code.
  const space = empty || spaces.length > 4 ? 1 : spaces.length;
  return { kind: "item", width: whole.length - spaces.length + space, empty };
}

const htmlBlocks: readonly (readonly [RegExp, RegExp | null])[] = [
  [/^<(?:pre|script|style|textarea)(?=[\s>]|$)/i, /<\/(?:pre|script|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![a-z]/i, />/],
  [
    /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=\s|\/?>|$)/i,
    null,
  ],
];
const anyTag =
  /^<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[a-z][a-z0-9-]*\s*)>\s*$/i;

export function htmlBlock(content: string, interruptsParagraph: boolean): HtmlBlock | null {
  if (content[0] !== "<") return null;
  const known = htmlBlocks.find(([start]) => start.test(content));
  if (known) return { end: known[1] };
  return !interruptsParagraph && anyTag.test(content) ? { end: null } : null;
}

function runLength(text: string, mark: string): number {
  let length = 0;
  while (text[length] === mark) length++;
  return length;
}
