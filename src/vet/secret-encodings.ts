import { type BitAlphabet, base32Of, base64Of, innerBits } from "./bit-encodings.ts";

/** One way to write a secret that the run knows. */
export interface WrittenSecret {
  readonly text: string;
  readonly how: string;
  /** Hexadecimal digits come in capitals too. */
  readonly anyCase?: true;
  /** It is only a part of the secret. */
  readonly part?: true;
}

/** Shorter values would be found in innocent text. */
export const shortestSecret = 8;
/** A half of a secret is enough of it: a leak was once cut by seven characters to get past the masks. */
const shortestPart = 12;
/** The parts of shorter ones would be words. */
const shortestDivided = 16;

export function writingsOf(secret: string): readonly WrittenSecret[] {
  const parts = partsOf(secret)
    .flatMap((part) => encodingsOf(part, "a part of a secret of this run"))
    .map((written): WrittenSecret => ({ ...written, part: true }));
  return distinct([...encodingsOf(secret, "a secret of this run"), ...parts]);
}

/** Both halves, and each line of a key that has several: GitHub's own masks hide them line by line. */
function partsOf(secret: string): readonly string[] {
  if (secret.length < shortestDivided) return [];
  const half = Math.max(shortestPart, secret.length >> 1);
  const lines = secret.split(/\r?\n/).map((line) => line.trim());
  const longLines = lines.length > 1 ? lines.filter(({ length }) => length >= shortestPart) : [];
  return [secret.slice(0, half), secret.slice(-half), ...longLines];
}

function distinct(writings: readonly WrittenSecret[]): readonly WrittenSecret[] {
  const seen = new Map<string, WrittenSecret>();
  for (const written of writings) if (!seen.has(written.text)) seen.set(written.text, written);
  return [...seen.values()].filter(({ text }) => text.length >= shortestSecret);
}

function encodingsOf(value: string, what: string): readonly WrittenSecret[] {
  const wellFormed = value.toWellFormed();
  const bytes = new TextEncoder().encode(wellFormed);
  return [
    { text: value, how: what },
    { text: backwards(value), how: `${what}, reversed` },
    ...inBits(bytes, base64Of, `${what}, in base64`),
    ...inBits(bytes, base32Of, `${what}, in base32`),
    ...listsOf(bytes, what),
    { text: encodeURIComponent(wellFormed), how: `${what}, URL-encoded` },
    { text: JSON.stringify(value).slice(1, -1), how: `${what}, JSON-escaped` },
    { text: htmlEscaped(value), how: `${what}, HTML-escaped` },
    { text: rot13(value), how: `${what}, in rot13` },
  ];
}

/** At every place where it can stand in a longer text; and for base64 also reversed, for URLs, and twice over. */
function inBits(bytes: Uint8Array, alphabet: BitAlphabet, how: string): readonly WrittenSecret[] {
  const once = alphabet.shifts.map((shift) => innerBits(bytes, shift, alphabet));
  if (alphabet === base32Of) return once.map((text) => ({ text: text.toLowerCase(), how, anyCase: true }));
  const twice = once.flatMap((text) =>
    alphabet.shifts.map((shift) => innerBits(new TextEncoder().encode(text), shift, alphabet)),
  );
  return [
    ...once.map((text) => ({ text, how })),
    ...once.map((text) => ({ text: text.replace(/\+/g, "-").replace(/\//g, "_"), how: `${how}url` })),
    ...once.map((text) => ({ text: backwards(text), how: `${how}, reversed` })),
    ...twice.map((text) => ({ text, how: `${how} twice` })),
  ];
}

/** Byte by byte, as a program or a page writes them: 73, \x73, \u0073, 115, \163. What stands between does not matter. */
function listsOf(bytes: Uint8Array, what: string): readonly WrittenSecret[] {
  const hexadecimal = { how: `${what}, in hexadecimal`, anyCase: true } as const;
  const each = (base: number, digits: number, before = "") =>
    [...bytes].map((byte) => before + byte.toString(base).padStart(digits, "0")).join("");
  return [
    { text: each(16, 2), ...hexadecimal },
    { text: each(16, 2, "x"), ...hexadecimal },
    { text: each(16, 4, "u"), ...hexadecimal },
    { text: each(10, 1), how: `${what}, in decimal` },
    { text: each(8, 3), how: `${what}, in octal` },
  ];
}

function backwards(text: string): string {
  return [...text].reverse().join("");
}

function htmlEscaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function rot13(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const first = code >= 97 ? 97 : 65;
    return String.fromCharCode(((code - first + 13) % 26) + first);
  });
}
