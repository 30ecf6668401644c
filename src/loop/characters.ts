/** Questions about single characters, asked of every line of a megabyte. */

/** -1 behind the end: asking a string for what it does not have is slow ever after. */
export function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : -1;
}

export function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

export function isBlank(text: string): boolean {
  return text === "" || (!isInk(text.charCodeAt(0)) && text.trim() === "");
}

/** Without space around it, as `trim`, which is slow to say that there is none. */
export function trimmed(text: string): string {
  return text === "" || (isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1))) ? text : text.trim();
}

function isInk(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}

const prose = /^[^<|]*[\p{L}\p{N}]/u;

/** Has words, and is no row of a table and no HTML. */
export function isProse(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isLetter(code) || isDigit(code)) return true;
    if (code === 0x3c || code === 0x7c) return false;
    if (code >= 0x80) return prose.test(text);
  }
  return false;
}
