import type { CommitDraft, CommitObject, FileMode, Signature, TreeEntry } from "./object-store.ts";

const SIGNATURE = /^(?<name>.*?) ?<(?<email>[^>]*)> (?<seconds>-?\d+) (?<zone>[+-]\d{4})$/;

function parseSignature(line: string): Signature {
  const groups = SIGNATURE.exec(line)?.groups;
  if (groups === undefined) return { name: line, email: "", date: new Date(0), zone: "+0000" };
  return {
    name: groups.name ?? "",
    email: groups.email ?? "",
    date: new Date(Number(groups.seconds) * 1000),
    zone: groups.zone ?? "+0000",
  };
}

/** git strips these from names itself; a newline would forge a header. */
function clean(text: string): string {
  return text.replace(/[<>\n\0]/g, "").trim();
}

function formatSignature(signature: Signature): string {
  const seconds = Math.floor(signature.date.getTime() / 1000);
  return `${clean(signature.name)} <${clean(signature.email)}> ${seconds} ${signature.zone}`;
}

export function parseCommit(sha: string, bytes: Uint8Array): CommitObject {
  const text = Buffer.from(bytes).toString("utf8");
  const end = text.indexOf("\n\n");
  const headers = (end < 0 ? text : text.slice(0, end)).split("\n");
  const value = (key: string): string | undefined =>
    headers.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1);
  return {
    sha,
    tree: value("tree") ?? "",
    parents: headers.filter((line) => line.startsWith("parent ")).map((line) => line.slice("parent ".length)),
    author: parseSignature(value("author") ?? ""),
    committer: parseSignature(value("committer") ?? ""),
    message: end < 0 ? "" : text.slice(end + 2),
  };
}

export function formatCommit(draft: CommitDraft): Uint8Array {
  const lines = [
    `tree ${draft.tree}`,
    ...draft.parents.map((parent) => `parent ${parent}`),
    `author ${formatSignature(draft.author)}`,
    `committer ${formatSignature(draft.committer)}`,
    "",
    draft.message,
  ];
  return Buffer.from(lines.join("\n"), "utf8");
}

function fileMode(mode: string): FileMode {
  switch (mode) {
    case "40000":
      return "040000";
    case "100755":
    case "120000":
    case "160000":
      return mode;
    default:
      return "100644";
  }
}

export function parseTree(bytes: Uint8Array): readonly TreeEntry[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: TreeEntry[] = [];
  for (let at = 0; at < buffer.length; ) {
    const space = buffer.indexOf(0x20, at);
    const nul = buffer.indexOf(0, space);
    entries.push({
      mode: fileMode(buffer.toString("latin1", at, space)),
      name: buffer.toString("utf8", space + 1, nul),
      sha: buffer.toString("hex", nul + 1, nul + 21),
    });
    at = nul + 21;
  }
  return entries;
}

/** git orders a folder as if its name ended with a slash. */
function sortKey(entry: TreeEntry): Buffer {
  return Buffer.from(entry.mode === "040000" ? `${entry.name}/` : entry.name, "utf8");
}

export function formatTree(entries: readonly TreeEntry[]): Uint8Array {
  const sorted = [...entries].sort((a, b) => Buffer.compare(sortKey(a), sortKey(b)));
  return Buffer.concat(
    sorted.flatMap((entry) => [
      Buffer.from(`${entry.mode.replace(/^0/, "")} ${entry.name}\0`, "utf8"),
      Buffer.from(entry.sha, "hex"),
    ]),
  );
}
