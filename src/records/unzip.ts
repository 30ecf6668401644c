import { inflateRawSync } from "node:zlib";

const end = 0x06054b50;
const entry = 0x02014b50;
const local = 0x04034b50;
const largest = 50_000_000;

/** The files of a ZIP, as GitHub hands out an artifact: name → bytes. Throws where it is none. */
export function unzip(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (directory < 0 || zip.readUInt32LE(directory) !== end) throw new Error("it is no ZIP file");
  const files = new Map<string, Uint8Array>();
  let at = zip.readUInt32LE(directory + 16);
  for (let count = zip.readUInt16LE(directory + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== entry) throw new Error("its list of files is damaged");
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
    const name = zip.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    files.set(name, contentOf(zip, at));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}

/** The sizes in the local header may be zero: a ZIP that was streamed has them only in the list. */
function contentOf(zip: Buffer, at: number): Uint8Array {
  const method = zip.readUInt16LE(at + 10);
  const size = zip.readUInt32LE(at + 20);
  const start = zip.readUInt32LE(at + 42);
  if (zip.readUInt32LE(start) !== local) throw new Error("one of its files is damaged");
  const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  const packed = zip.subarray(from, from + size);
  if (method === 0) return packed;
  if (method !== 8) throw new Error(`it is packed in a way (${method}) that Rondo does not know`);
  return inflateRawSync(packed, { maxOutputLength: largest });
}
