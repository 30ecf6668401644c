/** Markdown for people at a terminal. Knows what Rondo's own comments use; the rest is shown as it is written. */
import { lexer, type Token, type Tokens } from "marked";
import { oneLine, type Palette } from "./colours.ts";
import { padded, widthOf, wrapped } from "./terminal-text.ts";

export interface Reader {
  readonly width: number;
  readonly paint: Palette;
}

/** Every control character but the line's end and the tab: no text moves a cursor. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

export function terminalMarkdown(source: string, reader: Reader): readonly string[] {
  return lexer(source.replace(CONTROLS, " ")).flatMap((token) => block(token, reader));
}

function block(token: Token, reader: Reader): readonly string[] {
  const { paint, width } = reader;
  switch (token.type) {
    case "heading":
      return [...wrapped(inline(token.tokens, paint), width).map(paint.bold), ""];
    case "paragraph":
      return [...wrapped(inline(token.tokens, paint), width), ""];
    case "table":
      return [...table(token as Tokens.Table, reader), ""];
    case "code":
      return [...code(token as Tokens.Code, paint), ""];
    case "blockquote":
      return quoted(token.raw, reader);
    case "html":
      return withoutTags(token.raw, reader);
    case "list":
      return [...(token as Tokens.List).items.flatMap((item) => listed(item, reader)), ""];
    case "space":
      return [];
    default:
      return [...token.raw.trimEnd().split("\n").map(oneLine), ""];
  }
}

/** Items of one paragraph; the lines after the first stand below its text. */
function listed({ tokens }: Tokens.ListItem, { paint, width }: Reader): readonly string[] {
  return wrapped(inline(tokens, paint), width - 2).map((line, index) => `${index === 0 ? "- " : "  "}${line}`);
}

/** `> [!WARNING]` and its kin, which GitHub shows as boxes with a title. The others say it by their words. */
function quoted(raw: string, { paint, width }: Reader): readonly string[] {
  const text = raw
    .replace(/^> ?/gm, "")
    .replace(/^\[!(?:(WARNING|CAUTION)|\w+)\]\s*/, (_, alarm?: string) => (alarm ? "Warning: " : ""));
  const paragraphs = lexer(text).flatMap((token) => ("tokens" in token ? [inline(token.tokens, paint)] : []));
  return [
    ...paragraphs.flatMap((words) => wrapped(words, width - 2).map((line) => `${paint.yellow("│")} ${line}`)),
    "",
  ];
}

function withoutTags(raw: string, { paint, width }: Reader): readonly string[] {
  const text = raw
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, "")
    .trim();
  if (text === "") return [];
  return [...wrapped(inline(lexer(text), paint), width).map(paint.dim), ""];
}

/** Links without their addresses: the page has them. */
function inline(tokens: readonly Token[] | undefined, paint: Palette): string {
  return (tokens ?? [])
    .map((token): string => {
      if (token.type === "strong") return paint.bold(inline(token.tokens, paint));
      if (token.type === "codespan") return paint.blue(token.text);
      if (token.type === "html") return "";
      if ("tokens" in token && token.tokens) return inline(token.tokens, paint);
      return readable("text" in token ? String(token.text) : token.raw);
    })
    .join("");
}

const named: Readonly<Record<string, string>> = { nbsp: " ", lt: "<", gt: ">", amp: "&", quot: '"' };

function readable(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name) => named[name] ?? whole).replace(/\s+/g, " ");
}

const GAP = "  ";
const NARROWEST = 12;

/** Columns as wide as they need; the last one takes what is left and wraps. Without room for columns, a row is a sentence. */
function table({ header, rows, align }: Tokens.Table, { paint, width }: Reader): readonly string[] {
  const cells = [header, ...rows].map((row) => row.map((cell) => inline(cell.tokens, paint)));
  const widths = header.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ""))));
  const fixed = widths.slice(0, -1).reduce((sum, each) => sum + each + GAP.length, 0);
  const last = width - fixed;
  if (last < NARROWEST) return cells.slice(1).flatMap((row) => wrapped(row.join(" · "), width));
  return cells.flatMap((row, index) => {
    const style = index === 0 ? paint.dim : (text: string) => text;
    const [first = "", ...more] = wrapped(row.at(-1) ?? "", last);
    const before = row.slice(0, -1).map((text, column) => {
      return padded(text, widths[column] ?? 0, align[column] === "right" ? "right" : "left");
    });
    return [[...before, first].join(GAP), ...more.map((line) => " ".repeat(fixed) + line)].map((line) =>
      style(line.trimEnd()),
    );
  });
}

const BARS = "▁▂▃▄▅▆▇█";

function code({ lang, text }: Tokens.Code, paint: Palette): readonly string[] {
  const values = lang === "mermaid" ? /^\s*line \[([\d., -]+)\]/m.exec(text)?.[1] : undefined;
  if (values === undefined) return text.split("\n").map((line) => `  ${paint.dim(oneLine(line))}`);
  const title = /^\s*title "(.*)"/m.exec(text)?.[1] ?? "";
  const numbers = values.split(",").map(Number);
  const bars = numbers.map((value) => BARS[Math.round((Math.min(Math.max(value, 0), 100) / 100) * (BARS.length - 1))]);
  return [`${oneLine(title)} ${paint.green(bars.join(""))} ${paint.dim(numbers.join(" → "))}`];
}
