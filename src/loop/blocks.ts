/** How CommonMark's blocks look at the beginning of a line: quotes, list items, fences, raw HTML, rules. */
import { codeAt, isDigit } from "./characters.ts";

export interface Fence {
  readonly mark: string;
  readonly length: number;
}

/** Raw HTML goes on to the line that has its end, or, where that is null, to a blank one. */
export interface HtmlBlock {
  readonly kind: "html";
  readonly end: RegExp | null;
}

/** A list item ends where a line is indented by less than its width. */
export type Container = { readonly kind: "quote" } | { readonly kind: "item"; width: number; empty: boolean };

const hashes = /^#{1,6}(?: |$)/;
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
  while (codeAt(text, end) === 0x20) end++;
  return end - at;
}

export function isHeading(content: string): boolean {
  return codeAt(content, 0) === 0x23 && hashes.test(content);
}

export function afterQuoteMark(text: string, at: number): number {
  return codeAt(text, at + 1) === 0x20 ? at + 2 : at + 1;
}

/**
 * A line across the page is three or more of one mark, and nothing else. This says from where to where in the text one
 * may begin. Asked once per line: each item of a list nested on one line would look at the whole rest again.
 */
export function ruleStarts(text: string): { readonly first: number; readonly last: number } | null {
  let first = text.length - 1;
  while (first > 0 && text.charCodeAt(first) === 0x20) first--;
  const mark = codeAt(text, Math.max(0, first));
  if (mark !== 0x2a && mark !== 0x2d && mark !== 0x5f) return null;
  let marks = 0;
  let last = 0;
  for (; first >= 0; first--) {
    const code = text.charCodeAt(first);
    if (code !== mark && code !== 0x20) break;
    if (code === mark && ++marks === 3) last = first;
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

const quote: Container = { kind: "quote" };

export function openingContainer(content: string, interruptsParagraph: boolean): Container | null {
  const first = codeAt(content, 0);
  if (first === 0x3e) return quote;
  const marker = markerLength(content);
  if (marker === 0) return null;
  const spaces = indentAt(content, marker);
  const empty = marker + spaces === content.length;
  if (spaces === 0 && !empty) return null;
  if (interruptsParagraph && (empty || (isDigit(first) && Number(content.slice(0, marker - 1)) !== 1))) return null;
  // With five spaces or more, one belongs to the marker, and the rest indents code.
  const space = empty || spaces > 4 ? 1 : spaces;
  return { kind: "item", width: marker + space, empty };
}

/** Of `-`, `*`, `+`, or up to nine digits with `.` or `)`; 0: the line begins no item. */
export function markerLength(content: string): number {
  const first = codeAt(content, 0);
  if (first === 0x2d || first === 0x2a || first === 0x2b) return 1;
  let digits = 0;
  while (digits < 10 && isDigit(codeAt(content, digits))) digits++;
  const end = codeAt(content, digits);
  return digits > 0 && digits < 10 && (end === 0x2e || end === 0x29) ? digits + 1 : 0;
}

const until = (end: RegExp | null): HtmlBlock => ({ kind: "html", end });
const untilBlank = until(null);
const comment = until(/-->/);
const htmlBlocks: readonly (readonly [RegExp, HtmlBlock])[] = [
  [/^<(?:pre|script|style|textarea)(?=[\s>]|$)/i, until(/<\/(?:pre|script|style|textarea)>/i)],
  [/^<\?/, until(/\?>/)],
  [/^<!\[CDATA\[/, until(/\]\]>/)],
  [/^<![a-z]/i, until(/>/)],
  [
    /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=\s|\/?>|$)/i,
    untilBlank,
  ],
];
const anyTag =
  /^<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[a-z][a-z0-9-]*\s*)>\s*$/i;

export function htmlBlock(content: string, interruptsParagraph: boolean): HtmlBlock | null {
  if (content[0] !== "<") return null;
  if (content.startsWith("<!--")) return comment;
  for (const [start, block] of htmlBlocks) if (start.test(content)) return block;
  return !interruptsParagraph && anyTag.test(content) ? untilBlank : null;
}

function runLength(text: string, mark: string): number {
  let length = 0;
  while (text[length] === mark) length++;
  return length;
}
