/**
 * A name as the most forgiving file system takes it: macOS ignores case and invisible characters, Windows also dots and
 * spaces at the end, everything after a colon, and knows each name by a short one too.
 */
export function plainName(name: string): string {
  const visible = fold(name).replace(/[\p{DI}\uFFF9-\uFFFB]/gu, "");
  const [stem = ""] = visible.split(":");
  const trimmed = stem.slice(0, endOf(stem));
  return shortNames.find(([short]) => short.test(trimmed))?.[1] ?? trimmed;
}

/** Upper case first: ſ and ı have no lower case of their own, and are s and i to some. So is İ, whose lower case keeps a dot. */
export function fold(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll("i\u0307", "i").normalize("NFC");
}

function endOf(name: string): number {
  let end = name.length;
  while (end > 0 && (name[end - 1] === "." || name[end - 1] === " ")) end -= 1;
  return end;
}

/** The 8.3 names of NTFS: six letters and a number, or two letters and four digits of a hash. */
const shortNames: readonly (readonly [RegExp, string])[] = [
  [/^git~\d+$/, ".git"],
  [/^gi[0-9a-f]{4}~\d+$/, ".git"],
  [/^github~\d+$/, ".github"],
  [/^gitmod~\d+$/, ".gitmodules"],
  [/^gitatt~\d+$/, ".gitattributes"],
  [/^codeow~\d+$/, "codeowners"],
];

export interface NamedPath {
  readonly path: string;
  /** Its folders and its own name, each plain. */
  readonly names: readonly string[];
  readonly plain: string;
}

/** Longer paths are refused, and not looked at any further. */
export const longestPath = 500;
/** No file system takes longer ones. */
export const longestName = 255;

export function namedPath(path: string): NamedPath {
  const names = path.slice(0, longestPath).split("/").map(plainName);
  return { path, names, plain: names.join("/") };
}
