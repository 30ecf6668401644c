import { type ChangeKind, noFile } from "./change.ts";
import { type PatchLines, PatchProblem } from "./patch-lines.ts";
import { pathInBothHalves, unquotePath, withPrefix } from "./patch-paths.ts";

/** All that stands before the content of one file. */
export interface PatchHeader {
  readonly kind: Exclude<ChangeKind, "type-changed">;
  readonly path: string;
  readonly oldPath?: string;
  readonly oldMode: string | undefined;
  readonly newMode: string | undefined;
  /** What `---` and `+++` must say. */
  readonly before: string;
  readonly after: string;
}

const headerLine =
  /^(?:(old mode|new mode|deleted file mode|new file mode) ([0-7]{6})|(copy from|copy to|rename from|rename to) (.+)|((?:dis)?similarity index) (\d{1,3}%)|(index) [0-9a-f]{4,64}\.\.[0-9a-f]{4,64}(?: ([0-7]{6}))?)$/s;

type Fields = ReadonlyMap<string, string>;

const begin = "diff --git ";

export function readHeader(lines: PatchLines): PatchHeader | PatchProblem {
  const first = lines.peek() ?? "";
  const nowhere = lines.problem(
    "The line belongs to no file: a patch is the output of `git diff --binary --full-index`",
  );
  if (!first.startsWith(begin)) return nowhere;
  const unclear = lines.problem(
    "The file's names are unclear: they must read `a/PATH b/PATH`, and agree with the header",
  );
  lines.take();
  const fields = readFields(lines);
  if (fields instanceof PatchProblem) return fields;
  const kind = kindOf(fields);
  if (kind === undefined) return lines.problem("The header says two things at once about the same file");
  const names = namesOf(first.slice(begin.length), fields, kind);
  if (names === undefined) return unclear;
  return { kind, ...names, ...modesOf(fields, kind) };
}

/** A header that comes twice would be read one way here and perhaps another way by git: it is refused. */
function readFields(lines: PatchLines): Fields | PatchProblem {
  const fields = new Map<string, string>();
  for (;;) {
    const match = headerLine.exec(lines.peek() ?? "");
    if (match === null) return fields;
    const name = match[1] ?? match[3] ?? match[5] ?? match[7] ?? "";
    if (fields.has(name)) return lines.problem(`The header says \`${name}\` twice`);
    fields.set(name, match[2] ?? match[4] ?? match[6] ?? match[8] ?? "");
    lines.take();
  }
}

const kinds: readonly (readonly [PatchHeader["kind"], readonly string[]])[] = [
  ["added", ["new file mode"]],
  ["deleted", ["deleted file mode"]],
  ["renamed", ["rename from", "rename to"]],
  ["copied", ["copy from", "copy to"]],
];

function kindOf(fields: Fields): PatchHeader["kind"] | undefined {
  const said = kinds.filter(([, names]) => names.some((name) => fields.has(name)));
  if (said.length > 1 || !said.every(([, names]) => names.every((name) => fields.has(name)))) return undefined;
  const kind = said[0]?.[0] ?? "modified";
  const changesMode = fields.has("old mode");
  if (changesMode !== fields.has("new mode")) return undefined;
  const wholeFile = kind === "added" || kind === "deleted";
  // `index` repeats the mode only where no other line tells it.
  const sameMode = (fields.get("index") ?? "") !== "";
  return [wholeFile, changesMode, sameMode].filter(Boolean).length > 1 ? undefined : kind;
}

function namesOf(names: string, fields: Fields, kind: PatchHeader["kind"]) {
  const from = fields.get("rename from") ?? fields.get("copy from") ?? pathInBothHalves(names);
  const to = fields.get("rename to") ?? fields.get("copy to") ?? from;
  if (from === undefined || to === undefined) return undefined;
  const [before, after] = [withPrefix("a/", from), withPrefix("b/", to)];
  const [oldPath, path] = [unquotePath(from), unquotePath(to)];
  if (names !== `${before} ${after}` || oldPath === undefined || path === undefined) return undefined;
  return {
    path,
    ...(from === to ? {} : { oldPath }),
    before: kind === "added" ? "/dev/null" : before,
    after: kind === "deleted" ? "/dev/null" : after,
  };
}

function modesOf(fields: Fields, kind: PatchHeader["kind"]) {
  const same = fields.get("index") || undefined;
  if (kind === "added") return { oldMode: noFile, newMode: fields.get("new file mode") };
  if (kind === "deleted") return { oldMode: fields.get("deleted file mode"), newMode: noFile };
  return { oldMode: fields.get("old mode") ?? same, newMode: fields.get("new mode") ?? same };
}
