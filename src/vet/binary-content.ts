import { inflateSync } from "node:zlib";
import type { PackedContent } from "./change.ts";

export interface UnpackedContent {
  /** What the change itself brings, each byte one character. */
  readonly text: string;
  /** Bytes by which the file grows, at least. */
  readonly growth: number;
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const values = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, digits.indexOf(String.fromCharCode(code))));

/** Null: it is not what it says it is, and git would not take it. */
export function unpack({ method, size, lines }: PackedContent): UnpackedContent | null {
  const bytes = inflated(base85Bytes(lines), size);
  if (bytes === null) return null;
  return method === "literal" ? { text: bytes.toString("latin1"), growth: size } : unpackDelta(bytes);
}

/** Five digits of base 85 are four bytes; a line's first letter says how many of them count. */
function base85Bytes(lines: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(lines.length * 52 + 4);
  let length = 0;
  for (const line of lines) {
    const letter = line.charCodeAt(0);
    const end = length + (letter <= 90 ? letter - 64 : letter - 96 + 26);
    for (let at = 1, to = length; at < line.length; at += 5, to += 4) {
      let word = 0;
      for (let i = at; i < at + 5; i += 1) word = (Math.imul(word, 85) + (values[line.charCodeAt(i)] ?? 0)) | 0;
      for (let i = 0; i < 4; i += 1) bytes[to + i] = (word >>> (24 - 8 * i)) & 255;
    }
    length = end;
  }
  return bytes.subarray(0, length);
}

function inflated(packed: Uint8Array, size: number): Buffer | null {
  try {
    const bytes = inflateSync(packed, { maxOutputLength: Math.max(1, size) });
    return bytes.length === size ? bytes : null;
  } catch {
    return null;
  }
}

/** A delta copies from the old file and inserts new bytes; a few bytes of it can copy the old file again and again. */
function unpackDelta(delta: Buffer): UnpackedContent | null {
  const source = readSize(delta, 0);
  const target = readSize(delta, source.next);
  const inserted: Buffer[] = [];
  for (let at = target.next; at < delta.length; ) {
    const code = delta[at] ?? 0;
    at += 1;
    if (code === 0) return null;
    if (code < 128) inserted.push(delta.subarray(at, at + code));
    // Each of the lower seven bits stands for one byte of offset or size that follows.
    at += code < 128 ? code : countBits(code & 127);
  }
  return {
    text: Buffer.concat(inserted).toString("latin1"),
    growth: Math.max(delta.length, target.size - source.size),
  };
}

function readSize(delta: Buffer, from: number): { readonly size: number; readonly next: number } {
  let [size, next, place] = [0, from, 1];
  for (; next < delta.length; place *= 128) {
    const byte = delta[next] ?? 0;
    next += 1;
    size += (byte & 127) * place;
    if (byte < 128) break;
  }
  return { size, next };
}

function countBits(byte: number): number {
  return byte.toString(2).replaceAll("0", "").length;
}
