/** Just enough ZIP to hand an artifact to a client. */
import { deflateRawSync } from "node:zlib";

export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

export function zip(entries: readonly ZipEntry[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const packed = deflateRawSync(entry.content);
    const common = commonFields(entry.content, packed.length, name.length);
    const local = Buffer.concat([le32(0x04034b50), common, name, packed]);
    const made = Buffer.concat([le32(0x02014b50), le16(0x0314), common, Buffer.alloc(10), le32(offset), name]);
    // Regular file, 0644: artifacts do not keep the executable bit. Upper half of the external attributes.
    made.writeUInt32LE((0o100644 << 16) >>> 0, 38);
    files.push(local);
    directory.push(made);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = le16(entries.length);
  const end = Buffer.concat([
    le32(0x06054b50),
    Buffer.alloc(4),
    count,
    count,
    le32(central.length),
    le32(offset),
    le16(0),
  ]);
  return Buffer.concat([...files, central, end]);
}

/** Version, UTF-8 flag, deflate, 1980-01-01, checksum, sizes, name length, no extra field. */
function commonFields(content: Uint8Array, packedSize: number, nameLength: number): Buffer {
  return Buffer.concat([
    le16(20),
    le16(0x0800),
    le16(8),
    le16(0),
    le16(0x21),
    le32(crc32(content)),
    le32(packedSize),
    le32(content.length),
    le16(nameLength),
    le16(0),
  ]);
}

function le16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function le32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value >>> 0);
  return buffer;
}
