/** A path as a patch writes it: bare, or in quotes with C escapes where it holds anything unusual. */
export function unquotePath(written: string): string | undefined {
  if (!written.startsWith('"')) return written === "" ? undefined : written;
  if (written.length < 3 || !written.endsWith('"')) return undefined;
  const bytes = unescapeBytes(written.slice(1, -1));
  return bytes && new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

const escapePiece = /\\([0-3][0-7]{2}|[abtnvfr"\\])|[^"\\]+/y;
const escapedBytes: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  "\\": 92,
};

/** Octal escapes are bytes of UTF-8, not characters: all pieces are joined before they are decoded. */
function unescapeBytes(quoted: string): Uint8Array | undefined {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  escapePiece.lastIndex = 0;
  let read = 0;
  while (read < quoted.length) {
    const match = escapePiece.exec(quoted);
    if (match === null) return undefined;
    const [piece, escaped] = match;
    if (escaped === undefined) for (const byte of encoder.encode(piece)) bytes.push(byte);
    else bytes.push(escapedBytes[escaped] ?? Number.parseInt(escaped, 8));
    read += piece.length;
  }
  return Uint8Array.from(bytes);
}

/** `x` as `a/x`, and `"x\t"` as `"a/x\t"`. */
export function withPrefix(prefix: "a/" | "b/", written: string): string {
  return written.startsWith('"') ? `"${prefix}${written.slice(1)}` : prefix + written;
}

function withoutPrefix(prefix: "a/" | "b/", written: string): string | undefined {
  if (written.startsWith(prefix)) return written.slice(2);
  return written.startsWith(`"${prefix}`) ? `"${written.slice(3)}` : undefined;
}

/**
 * The path in `a/x b/x`. Bare paths may hold ` b/`, so the only safe reading is the middle: both halves are the same path,
 * or the headers `rename` and `copy` say what they are.
 */
export function pathInBothHalves(names: string): string | undefined {
  const middle = (names.length - 1) / 2;
  if (names[middle] !== " ") return undefined;
  const left = withoutPrefix("a/", names.slice(0, middle));
  return left !== undefined && left === withoutPrefix("b/", names.slice(middle + 1)) ? left : undefined;
}
