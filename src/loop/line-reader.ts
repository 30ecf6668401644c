import {
  afterQuoteMark,
  type Container,
  closesFence,
  type Fence,
  type HtmlBlock,
  htmlBlock,
  indentAt,
  isHeading,
  openingContainer,
  openingFence,
  ruleStarts,
  underline,
  withoutTabs,
} from "./blocks.ts";
import { codeAt, isLetter, trimmed } from "./characters.ts";
import { asciiLower, findHiddenSpans, type Hidden, type Unclosed } from "./inline.ts";
import type { Line } from "./markdown.ts";
import { merged, type Span, spread } from "./spans.ts";

const paragraph = { kind: "text" } as const;
/** More than a message has, and it keeps the work per line bounded. */
const deepest = 32;
/** Inline code, comments and elements begin like this; the tags of promises are whole, and hide nothing. */
const canHide = /`|<(?!\/?(?:promise|loop-complete)>)/i;

/** A list of one takes no more room than that: most paragraphs that wait have one line. */
function added(lines: DraftLine[], line: DraftLine): DraftLine[] {
  if (lines.length === 0) return [line];
  lines.push(line);
  return lines;
}

function mayHide({ hasMark, text }: Line): boolean {
  return hasMark && canHide.test(text);
}

export interface DraftLine extends Line {
  hidden: Hidden | null;
  spans: readonly Span[];
}

type Leaf = ({ readonly kind: "fence" } & Fence) | HtmlBlock | { readonly kind: "text" };

/** Finds the blocks of CommonMark line by line, and hands each line over once it is known what hides it. */
export class LineReader {
  readonly #visit: (line: Line) => void;
  /** Lines that wait for the end of their paragraph. */
  #waiting: DraftLine[] = [];
  #containers: Container[] = [];
  #matchedTo = 0;
  /** How many of the containers are quotes. */
  #quotes = 0;
  #leaf: Leaf | null = null;
  /** The lines of the open paragraph or HTML block, from the first one on that has a mark which can hide. */
  #inline: DraftLine[] = [];
  /** A comment or element that its paragraph did not close. */
  #open: (Unclosed & { readonly after: number }) | null = null;
  /** What looks like a fence though CommonMark sees none: inside HTML, and after a list item that cut it off. */
  #looseFence: Fence | null = null;
  #tooDeep = false;
  #wasEmpty = false;

  constructor(visit: (line: Line) => void) {
    this.#visit = visit;
  }

  read(line: DraftLine): void {
    const looseFence = this.#looseFence;
    // What one blank line leaves open, a second one does.
    const isEmpty = line.text.length === 0;
    const isBlankAgain = isEmpty && this.#wasEmpty && this.#leaf === null;
    this.#wasEmpty = isEmpty;
    if (!this.#tooDeep && !isBlankAgain) this.#readBlocks(line);
    if (this.#tooDeep) line.hidden = "text that is nested too deeply";
    if (looseFence) this.#insideLooseFence(line, looseFence);
    if (this.#open && line.number > this.#open.after) this.#insideOpen(line, this.#open);
    this.#handOver(line);
  }

  finish(): void {
    this.#endLeaf();
    for (const line of this.#waiting) this.#visit(line);
  }

  #handOver(line: DraftLine): void {
    if (this.#inline.length > 0) {
      this.#waiting = added(this.#waiting, line);
      return;
    }
    if (this.#waiting.length > 0) {
      for (const earlier of this.#waiting) this.#visit(earlier);
      this.#waiting = [];
    }
    this.#visit(line);
  }

  #readBlocks(line: DraftLine): void {
    const isProse = this.#leaf === null || this.#leaf.kind === "text";
    // No block begins with a letter, so most lines need no closer look.
    if (isProse && this.#containers.length === 0 && isLetter(codeAt(line.text, 0))) {
      this.#say(line, 0, 0);
      return;
    }
    const text = line.hasMark && line.text.includes("\t") ? withoutTabs(line.text) : line.text;
    const matched = this.#match(text);
    const at = this.#matchedTo;
    const isInside = matched === this.#containers.length;
    if (!isInside && this.#leaf?.kind === "fence") this.#cutOff(line, this.#leaf);
    if (!isInside && this.#leaf?.kind !== "text") this.#leave(matched);
    if (isInside && this.#leaf?.kind === "fence") this.#insideFence(line, text.slice(at), this.#leaf);
    else if (isInside && this.#leaf?.kind === "html") this.#insideHtml(line, text.slice(at), this.#leaf);
    else this.#startBlocks(line, text, matched);
  }

  /** How many of the open containers the line goes on with; its content begins at `#matchedTo`. */
  #match(text: string): number {
    let at = 0;
    let matched = 0;
    for (const container of this.#containers) {
      const indent = indentAt(text, at);
      const isBlank = at + indent === text.length;
      if (container.kind === "quote") {
        if (indent > 3 || codeAt(text, at + indent) !== 0x3e) break;
        at = afterQuoteMark(text, at + indent);
      } else if (isBlank ? container.empty : indent < container.width) break;
      else if (!isBlank) {
        container.empty = false;
        at += container.width;
      }
      matched++;
    }
    this.#matchedTo = at;
    return matched;
  }

  #startBlocks(line: DraftLine, text: string, matches: number): void {
    let at = this.#matchedTo;
    let matched = matches;
    const rules = ruleStarts(text);
    while (!this.#tooDeep) {
      const indent = indentAt(text, at);
      if (indent <= 3 && isLetter(codeAt(text, at + indent))) {
        this.#say(line, matched, 0);
        return;
      }
      const content = text.slice(at + indent);
      const isRule = rules !== null && rules.first <= at + indent && at + indent <= rules.last;
      const interrupts = this.#leaf !== null && matched === this.#containers.length;
      const container = indent > 3 || isRule ? null : openingContainer(content, interrupts);
      if (!container) {
        this.#startRest(line, content, { matched, indent, isRule });
        return;
      }
      at = container.kind === "item" ? at + indent + container.width : afterQuoteMark(text, at + indent);
      if (container.kind === "item") container.width += indent;
      matched = this.#enter(container, matched);
    }
  }

  #startRest(
    line: DraftLine,
    content: string,
    { matched, indent, isRule }: { readonly matched: number; readonly indent: number; readonly isRule: boolean },
  ): void {
    if (content === "") this.#leave(matched);
    else if (indent > 3) this.#say(line, matched, indent);
    else if (isRule) this.#readRule(line, content, matched);
    else this.#startLeaf(line, content, matched);
  }

  #enter(container: Container, matched: number): number {
    this.#leave(matched);
    if (container.kind === "quote") this.#quotes += 1;
    this.#tooDeep = matched === deepest;
    return this.#containers.push(container);
  }

  /** Across the page, or under a heading. */
  #readRule(line: DraftLine, content: string, matched: number): void {
    if (!this.#underlines(content, matched)) this.#leave(matched);
    this.#say(line, matched, 0);
    this.#endLeaf();
  }

  #underlines(content: string, matched: number): boolean {
    return this.#leaf !== null && matched === this.#containers.length && underline.test(content);
  }

  #startLeaf(line: DraftLine, content: string, matched: number): void {
    const fence = openingFence(content);
    const html = fence ? null : htmlBlock(content, this.#leaf !== null);
    if (fence) {
      this.#leave(matched);
      this.#leaf = { kind: "fence", mark: fence.mark, length: fence.length };
      line.hidden = this.#quotes > 0 ? "a quote" : "fenced code";
    } else if (html) {
      this.#leave(matched);
      this.#leaf = html;
      this.#insideHtml(line, content, html);
    } else {
      const underlines = this.#underlines(content, matched);
      const isAlone = !underlines && isHeading(content);
      if (isAlone) this.#leave(matched);
      this.#say(line, matched, 0);
      if (isAlone || underlines) this.#endLeaf();
    }
  }

  /** A line of a paragraph: a new one, the open one, or lazily that of a quote or item whose mark it lacks. */
  #say(line: DraftLine, matched: number, indent: number): void {
    if (this.#leaf?.kind !== "text") {
      this.#leave(matched);
      if (indent <= 3) this.#leaf = paragraph;
    }
    // Also within a paragraph, where CommonMark takes it as text: people show examples like this.
    if (indent > 3) line.hidden = "indented code";
    if (this.#quotes > 0) line.hidden = "a quote";
    if (this.#leaf && (this.#inline.length > 0 || mayHide(line))) this.#inline = added(this.#inline, line);
  }

  #insideFence(line: DraftLine, content: string, fence: Fence): void {
    line.hidden = this.#quotes > 0 ? "a quote" : "fenced code";
    if (closesFence(content, fence)) this.#leaf = null;
  }

  #insideHtml(line: DraftLine, content: string, block: HtmlBlock): void {
    const isBlank = indentAt(content, 0) === content.length;
    if (block.end === null && isBlank) {
      this.#endLeaf();
      return;
    }
    this.#inline = added(this.#inline, line);
    if (this.#quotes > 0) line.hidden = "a quote";
    if (block.end?.test(content)) this.#endLeaf();
    else if (block.end === null && !this.#looseFence && this.#quotes === 0) {
      this.#looseFence = openingFence(trimmed(content));
      if (this.#looseFence) line.hidden = "fenced code";
    }
  }

  /** In CommonMark a fence ends with its list item. Someone who forgot to indent the code meant it to go on. */
  #cutOff(line: DraftLine, fence: Fence): void {
    if (this.#quotes > 0 || this.#looseFence) return;
    this.#looseFence = fence;
    this.#insideLooseFence(line, fence);
  }

  #insideLooseFence(line: DraftLine, fence: Fence): void {
    line.hidden ??= "fenced code";
    if (closesFence(line.text.trim(), fence)) this.#looseFence = null;
  }

  #insideOpen(line: DraftLine, open: Unclosed): void {
    // Only the names of elements have letters.
    const text = open.end.startsWith("</") && line.hasMark ? asciiLower(line.text) : line.text;
    const at = text.indexOf(open.end);
    if (at < 0) {
      line.hidden ??= open.hidden;
      return;
    }
    this.#open = null;
    const to = at + open.end.length;
    const later = line.spans.filter((span) => span.to > to).map((span) => ({ ...span, from: Math.max(to, span.from) }));
    line.spans = [{ from: 0, to, hidden: open.hidden }, ...later];
  }

  /** Closes what the line did not go on with, and the paragraph that another block interrupts. */
  #leave(matched: number): void {
    if (this.#leaf) this.#endLeaf();
    while (this.#containers.length > matched) if (this.#containers.pop()?.kind === "quote") this.#quotes -= 1;
  }

  /** Inline code, comments and elements may span the lines of one paragraph. */
  #endLeaf(): void {
    const lines = this.#inline;
    const isHtml = this.#leaf?.kind === "html";
    this.#leaf = null;
    if (lines.length === 0) return;
    this.#inline = [];
    const isInsideOpen = this.#open !== null && lines.every((line) => line.hidden !== null);
    // A quote ends its inline code, but not a comment that begins one of its lines: a page hides all that follows.
    if (isInsideOpen || (this.#quotes > 0 && !isHtml) || !lines.some(mayHide)) return;
    const text = lines.map((line) => line.text).join("\n");
    const found = findHiddenSpans(text, { code: !isHtml });
    if (found.open) this.#open ??= { ...found.open, after: lines.at(-1)?.number ?? 0 };
    // Backticks are no code in HTML. Who writes them there means it all the same.
    const hasCodeInHtml = isHtml && text.includes("`");
    spread(
      lines,
      hasCodeInHtml ? merged([...found.spans, ...findHiddenSpans(text, { code: true }).spans]) : found.spans,
    );
  }
}
