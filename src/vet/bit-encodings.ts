/** An encoding that writes so many bits with each letter. */
export interface BitAlphabet {
  readonly letters: string;
  readonly bits: number;
  /** How many bytes can stand before a text within one group of letters. */
  readonly shifts: readonly number[];
}

export const base64Of: BitAlphabet = {
  letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
  bits: 6,
  shifts: [0, 1, 2],
};

export const base32Of: BitAlphabet = { letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", bits: 5, shifts: [0, 1, 2, 3, 4] };

/**
 * The letters that depend on these bytes alone, when `shift` other bytes stand before them: the same in any longer text
 * that holds them there.
 */
export function innerBits(bytes: Uint8Array, shift: number, { letters, bits }: BitAlphabet): string {
  const padded = new Uint8Array(shift + bytes.length);
  padded.set(bytes, shift);
  const written: string[] = [];
  for (let bit = 0; bit + bits <= padded.length * 8; bit += bits) {
    const at = bit >> 3;
    const pair = ((padded[at] ?? 0) << 8) | (padded[at + 1] ?? 0);
    written.push(letters.charAt((pair >> (16 - bits - (bit & 7))) & ((1 << bits) - 1)));
  }
  return written.slice(Math.ceil((shift * 8) / bits)).join("");
}
