/**
 * Text of an issue or a comment on its way into a prompt: what a person could not see is taken out, and the rest is
 * fenced off as data by a word that its author could not know.
 */
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const invisible =
  /\u034f|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Attributes that GitHub does not show as text. */
const hiddenAttribute = /\s(?:alt|title|aria-[\w-]+|data-[\w-]+|style|class|id)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;
const htmlTag = /<[a-z][^<>]{0,2000}>/gi;
const numericEntity = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;
const imageText = /!\[[^\]]{0,2000}\]\(/g;

export function visibleText(text: string): string {
  // Entities first: an encoded comment or tag is still one to the model.
  return decoded(text.toWellFormed().normalize("NFC"))
    .replace(/\r\n?/g, "\n")
    .replace(comment, "")
    .replace(htmlTag, (tag) => tag.replace(hiddenAttribute, ""))
    .replace(imageText, "![](")
    .replace(control, "")
    .replace(invisible, "")
    .trim();
}

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
  const shown = visibleText(text);
  const end = Math.floor(most);
  const cut = shown.length > end ? `${shown.slice(0, end)}\n[… cut: ${shown.length - end} more characters]` : shown;
  return `<${name}-${nonce}>\n${cut}\n</${name}-${nonce}>`;
}
