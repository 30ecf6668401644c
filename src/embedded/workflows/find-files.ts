/** Files by glob, as `@actions/glob` finds them: hidden ones too, links followed, a folder means all that is in it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

export interface FoundFiles {
  readonly files: readonly string[];
  /** The fixed beginnings of the patterns, as folders or files. */
  readonly searchPaths: readonly string[];
}

export function findFiles(root: string, patterns: readonly string[]): FoundFiles {
  const cleaned = patterns.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
  const wanted = cleaned.filter((pattern) => !pattern.startsWith("!")).map((pattern) => resolve(root, pattern));
  const unwanted = cleaned
    .filter((pattern) => pattern.startsWith("!"))
    .map((pattern) => resolve(root, pattern.slice(1)));
  const searchPaths = outermost(wanted.map(fixedPart));
  const files = new Set<string>();
  for (const path of searchPaths) {
    for (const file of walk(path, new Set())) {
      if (!wanted.some((pattern) => covers(pattern, file))) continue;
      if (!unwanted.some((pattern) => covers(pattern, file))) files.add(file);
    }
  }
  return { files: [...files].sort(), searchPaths };
}

/** The digest of the files' digests, or nothing when there is no file. */
export function hashFiles(workspace: string, patterns: readonly string[]): string {
  const inside = findFiles(workspace, patterns).files.filter((file) => file.startsWith(`${workspace}/`));
  if (inside.length === 0) return "";
  const whole = createHash("sha256");
  for (const file of inside) whole.update(createHash("sha256").update(readFileSync(file)).digest());
  return whole.digest("hex");
}

function covers(pattern: string, file: string): boolean {
  return globPattern(pattern).test(file);
}

export function globPattern(pattern: string): RegExp {
  const source = pattern.replace(/\*\*\/|\*\*|\*|\?|\[[^\]]*\]|[.^$+(){}|[\]\\]/g, (special) => {
    if (special === "**/") return "(?:.*/)?";
    if (special === "**") return ".*";
    if (special === "*") return "[^/]*";
    if (special === "?") return "[^/]";
    return special.length > 1 ? special.replace("[!", "[^") : `\\${special}`;
  });
  return new RegExp(`^${source}(?:/.*)?$`);
}

function fixedPart(pattern: string): string {
  const parts = pattern.split("/");
  const first = parts.findIndex((part) => /[*?[]/.test(part));
  return first < 0 ? pattern : parts.slice(0, first).join("/") || "/";
}

function outermost(paths: readonly string[]): readonly string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => other !== path && path.startsWith(`${other}/`)));
}

function* walk(path: string, seen: Set<string>): Generator<string> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) yield path;
  if (!stats?.isDirectory()) return;
  const real = realpathSync(path);
  if (seen.has(real)) return;
  for (const name of readdirSync(path)) yield* walk(join(path, name), new Set([...seen, real]));
}

/** The folder that several paths have in common. */
export function commonFolder(paths: readonly string[]): string {
  const [first, ...others] = paths;
  let folder = first ?? "/";
  while (folder !== "/" && !others.every((path) => path === folder || path.startsWith(`${folder}/`))) {
    folder = dirname(folder);
  }
  return folder;
}
