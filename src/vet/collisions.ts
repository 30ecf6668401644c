import { namedPath } from "./names.ts";
import type { Found, Vetting } from "./rule.ts";

/**
 * New paths that another file system takes for a path that is there already: `readme.md` beside `README.md`, or a file in
 * `Src/` beside `src/`. What a patch takes away collides with nothing.
 */
export function collisions({ files, base }: Vetting): readonly Found[] {
  const created = files.filter(({ kind }) => kind === "added" || kind === "renamed" || kind === "copied");
  if (created.length === 0) return [];
  const gone = new Set(
    files.flatMap(({ kind, path, oldPath }) => (kind === "deleted" ? [path] : kind === "renamed" ? [oldPath] : [])),
  );
  const spellings = new Map<string, string>();
  const spelled = new Set<string>();
  for (const { path } of base) if (!gone.has(path)) spell(path, spellings, spelled);
  return created.flatMap(({ path }) => {
    const other = spell(path, spellings, spelled);
    return other === undefined ? [] : [{ path, message: `Some file systems take it for ${JSON.stringify(other)}` }];
  });
}

/** Enters a path with all its folders; answers what it collides with. */
function spell(path: string, spellings: Map<string, string>, spelled: Set<string>): string | undefined {
  const { names } = namedPath(path);
  const parts = path.split("/");
  let [exact, plain] = ["", ""];
  let collision: string | undefined;
  for (const [i, part] of parts.entries()) {
    exact = i === 0 ? part : `${exact}/${part}`;
    plain = `${plain}/${names[i] ?? ""}`;
    if (spelled.has(exact)) continue;
    collision ??= spellings.get(plain);
    spelled.add(exact);
    if (!spellings.has(plain)) spellings.set(plain, exact);
  }
  return collision;
}
