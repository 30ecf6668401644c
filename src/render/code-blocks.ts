export interface Segment {
  /** The language of a block of code; null for text around it. */
  readonly code: string | null;
  readonly text: string;
}

const opening = /^(`{3,}|~{3,})([^`]*)$/;

/**
 * Text and blocks of code, in order. What is in a block people see as it is; so only what is one beyond doubt counts:
 * fenced, at the start of a line, and not within HTML, where GitHub sees no fences.
 */
export function segmentsOf(text: string): readonly Segment[] {
  const segments: { code: string | null; lines: string[] }[] = [{ code: null, lines: [] }];
  const html = new HtmlWatch();
  let fence: string | null = null;
  for (const line of text.split("\n")) {
    const last = segments.at(-1);
    if (fence !== null) {
      last?.lines.push(line);
      if (closes(fence, line)) {
        fence = null;
        segments.push({ code: null, lines: [] });
      }
      continue;
    }
    const [, mark, info = ""] = (html.open ? null : opening.exec(line)) ?? [];
    if (mark === undefined) {
      html.see(line);
      last?.lines.push(line);
      continue;
    }
    fence = mark;
    const language = /^\s*([\w+#.-]{1,20})/.exec(info)?.[1] ?? "";
    // Of the words behind the fence, only the first is not hidden from people.
    segments.push({ code: language.toLowerCase(), lines: [mark + language] });
  }
  return segments.filter(({ lines }) => lines.length > 0).map(({ code, lines }) => ({ code, text: lines.join("\n") }));
}

function closes(fence: string, line: string): boolean {
  const trimmed = line.trim();
  return trimmed.length >= fence.length && trimmed === fence.charAt(0).repeat(trimmed.length) && /^ {0,3}\S/.test(line);
}

/** Whether the next line may be inside HTML. */
class HtmlWatch {
  private comment = false;
  private block = false;
  private forever = false;

  get open(): boolean {
    return this.comment || this.block || this.forever;
  }

  see(line: string): void {
    this.comment = endsInComment(line, this.comment);
    if (line.trim() === "") this.block = false;
    else if (/^[\s>*+-]*<[a-z/]/i.test(line)) this.block = true;
    // These run on over empty lines, and where they end is a matter of taste.
    if (/<(?:pre|script|style|textarea)\b|<\?|<!(?!--)/i.test(line)) this.forever = true;
  }
}

function endsInComment(line: string, inComment: boolean): boolean {
  let [inside, rest] = [inComment, line];
  for (;;) {
    const mark = inside ? "-->" : "<!--";
    const at = rest.indexOf(mark);
    if (at < 0) return inside;
    inside = !inside;
    rest = rest.slice(at + mark.length);
  }
}
