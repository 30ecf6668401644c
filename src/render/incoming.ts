import { type Segment, segmentsOf } from "./code-blocks.ts";
import { withoutHiddenHtml } from "./hidden-html.ts";
import { hasPhantom, withoutHiddenMarkdown } from "./hidden-markdown.ts";

/**
 * Text of an issue or a comment on its way into a prompt: what a person could not see is taken out, and the rest is
 * fenced off as data by a word that its author could not know.
 */
export function visibleText(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n");
  return unhidden(segmentsOf(plain).map(shownOf).join("\n")).trim();
}

const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|.)?/g;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const invisible = /[\p{DI}\ufff0-\ufffc\u200b-\u200f\u202a-\u202e]/gu;

function unhidden(text: string): string {
  return text
    .replace(escapeSequence, "")
    .replace(control, "")
    .replace(invisible, "")
    .replace(/\p{Zs}/gu, " ");
}

/** Blocks that people see as a picture, not as what is written in them. */
const pictures = ["geojson", "topojson", "stl"];

function shownOf({ code, text }: Segment): string {
  if (code === null) return shownText(text);
  if (pictures.includes(code)) return `[${code} left out]`;
  if (code === "mermaid") return text.replace(/^[ \t]*%%.*$/gm, "");
  return code === "math" && hasPhantom(text) ? "[formula left out]" : text;
}

/** Entities first: an encoded comment or tag is still one to the model. What nobody sees must not hide a tag from us. */
function shownText(text: string): string {
  const plain = unhidden(decoded(text))
    .replace(/[ \t]{20,}/g, " ")
    .replace(/\n[ \t]+(?=\n)/g, "\n")
    .replace(/\n{4,}/g, "\n\n\n");
  return withoutHiddenMarkdown(withoutHiddenHtml(plain));
}

const numericEntity = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;

function decoded(text: string): string {
  return text.replace(numericEntity, (entity, hexadecimal?: string, decimal?: string) => {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : entity;
  });
}

/** `nonce`: fresh for each run, so that no text can hold the end of its own block. */
export function asData(
  name: string,
  text: string,
  { nonce, most }: { readonly nonce: string; readonly most: number },
): string {
  // Should it ever leak, it still ends nothing.
  const shown = visibleText(text).replaceAll(nonce, "[removed]");
  const end = Math.floor(most);
  const cut =
    shown.length > end
      ? `${shown.slice(0, end).replace(/[\ud800-\udbff]$/, "")}\n[… cut: ${shown.length - end} more characters]`
      : shown;
  return `<${name}-${nonce}>\n${cut}\n</${name}-${nonce}>`;
}
