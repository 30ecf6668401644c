/** One way to write a secret that the run knows. */
export interface WrittenSecret {
  readonly text: string;
  readonly how: string;
  /** Hexadecimal digits come in capitals too. */
  readonly anyCase?: true;
  /** It is only a half of the secret. */
  readonly part?: true;
}

/** Shorter values would be found in innocent text. */
export const shortestSecret = 8;
/** A half of a long secret is enough of it: a leak was once cut by seven characters to get past the masks. */
const shortestHalf = 16;

export function writingsOf(secret: string): readonly WrittenSecret[] {
  const middle = secret.length >> 1;
  const halves = middle < shortestHalf ? [] : [secret.slice(0, middle), secret.slice(middle)];
  return [
    ...encodingsOf(secret, "a secret of this run"),
    ...halves
      .flatMap((half) => encodingsOf(half, "a part of a secret of this run"))
      .map((written): WrittenSecret => ({ ...written, part: true })),
  ];
}

function encodingsOf(value: string, what: string): readonly WrittenSecret[] {
  const wellFormed = value.toWellFormed();
  const bytes = new TextEncoder().encode(wellFormed);
  const base64 = [0, 1, 2].map((shift) => innerBase64(bytes, shift));
  return [
    { text: value, how: what },
    { text: [...value].reverse().join(""), how: `${what}, reversed` },
    ...base64.map((text) => ({ text, how: `${what}, in base64` })),
    ...base64.map((text) => ({ text: text.replace(/\+/g, "-").replace(/\//g, "_"), how: `${what}, in base64url` })),
    { text: byteList(bytes, 16, ""), how: `${what}, in hexadecimal`, anyCase: true },
    { text: byteList(bytes, 16, "x"), how: `${what}, in hexadecimal`, anyCase: true },
    { text: byteList(bytes, 10, ""), how: `${what}, in decimal` },
    { text: encodeURIComponent(wellFormed), how: `${what}, URL-encoded` },
    { text: JSON.stringify(value).slice(1, -1), how: `${what}, JSON-escaped` },
  ];
}

function byteList(bytes: Uint8Array, base: 10 | 16, before: string): string {
  return [...bytes].map((byte) => before + byte.toString(base).padStart(base === 16 ? 2 : 1, "0")).join("");
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * The characters of base64 that depend on these bytes alone, when `shift` other bytes stand before them: the same in any
 * longer text that holds them there.
 */
function innerBase64(bytes: Uint8Array, shift: number): string {
  const padded = [...new Uint8Array(shift), ...bytes];
  const characters: string[] = [];
  for (let bit = 0; bit + 6 <= padded.length * 8; bit += 6) {
    const at = bit >> 3;
    const pair = ((padded[at] ?? 0) << 8) | (padded[at + 1] ?? 0);
    characters.push(alphabet.charAt((pair >> (10 - (bit & 7))) & 63));
  }
  return characters.slice(Math.ceil((shift * 8) / 6)).join("");
}
