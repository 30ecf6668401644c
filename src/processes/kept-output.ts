/** What is kept of a stream that may be endless: its beginning and its end. */
export interface KeptText {
  /** If bytes were dropped, a line between head and tail says how many. */
  readonly text: string;
  readonly droppedBytes: number;
}

export class KeptOutput {
  readonly #head: Ring;
  readonly #tail: Ring;

  constructor(headBytes: number, tailBytes: number) {
    this.#head = new Ring(headBytes);
    this.#tail = new Ring(tailBytes);
  }

  add(chunk: Buffer): void {
    const room = this.#head.room;
    if (room > 0) this.#head.add(chunk.subarray(0, room));
    if (chunk.length > room) this.#tail.add(chunk.subarray(room));
  }

  kept(): KeptText {
    const head = this.#head.bytes();
    const tail = this.#tail.bytes();
    if (this.#tail.dropped === 0) return { text: Buffer.concat([head, tail]).toString("utf8"), droppedBytes: 0 };
    const start = withoutBrokenEnd(head);
    const end = withoutBrokenStart(tail);
    const droppedBytes = this.#tail.dropped + head.length - start.length + tail.length - end.length;
    const gap = `[… ${droppedBytes} bytes left out …]\n`;
    const before = start.length === 0 ? "" : `${start.toString("utf8")}\n`;
    return { text: `${before}${gap}${end.toString("utf8")}`, droppedBytes };
  }
}

/** The last bytes of what was added. One buffer, so that a million one-byte chunks cost no more than one big one. */
class Ring {
  readonly #size: number;
  #buffer = Buffer.alloc(0);
  #total = 0;

  constructor(size: number) {
    this.#size = size;
  }

  get room(): number {
    return Math.max(0, this.#size - this.#total);
  }

  get dropped(): number {
    return Math.max(0, this.#total - this.#size);
  }

  add(chunk: Buffer): void {
    const last = chunk.subarray(Math.max(0, chunk.length - this.#size));
    this.#total += chunk.length - last.length;
    if (last.length > 0) this.#write(last);
  }

  bytes(): Buffer {
    if (this.#total <= this.#size) return this.#buffer.subarray(0, this.#total);
    const cut = this.#total % this.#size;
    return Buffer.concat([this.#buffer.subarray(cut), this.#buffer.subarray(0, cut)]);
  }

  #write(last: Buffer): void {
    this.#grow(Math.min(this.#size, this.#total + last.length));
    const at = this.#total % this.#size;
    const fits = Math.min(last.length, this.#size - at);
    last.copy(this.#buffer, at, 0, fits);
    last.copy(this.#buffer, 0, fits);
    this.#total += last.length;
  }

  #grow(needed: number): void {
    if (needed <= this.#buffer.length) return;
    const grown = Buffer.alloc(Math.min(this.#size, Math.max(needed, this.#buffer.length * 2, 4096)));
    this.#buffer.copy(grown);
    this.#buffer = grown;
  }
}

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

function withoutBrokenStart(bytes: Buffer): Buffer {
  let start = 0;
  while (start < 3 && isContinuation(bytes[start])) start++;
  return bytes.subarray(start);
}

function withoutBrokenEnd(bytes: Buffer): Buffer {
  let lead = bytes.length - 1;
  while (lead > bytes.length - 4 && isContinuation(bytes[lead])) lead--;
  const first = bytes[lead] ?? 0;
  const wanted = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return lead >= 0 && lead + wanted > bytes.length ? bytes.subarray(0, lead) : bytes;
}
