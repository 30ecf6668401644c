import { posix } from "node:path";
import type { HookSettings } from "../loop/settings.ts";
import { hookFiles } from "./hook-files.ts";

/** Static or not, as long as the path is written out: `import`, `export … from`, `import()`, `require()`. */
const named = /\b(?:from|import|require)\b[\s(]*["'`](\.{1,2}\/[^"'`\n]{1,200})["'`]/g;
/** What Node adds to a path that has no such file. */
const endings = ["", ".js", ".cjs", ".json", "/index.js"];
const isCode = /\.[cm]?[jt]s$/;
const mostFiles = 200;

/**
 * Files that JavaScript hooks are made of, beside those that the settings name: what a module imports decides as much as
 * it does. `read` gives a file's text.
 */
export async function hookImports(
  hooks: readonly HookSettings[],
  files: readonly { readonly path: string }[],
  read: (path: string) => Promise<string | null>,
): Promise<readonly string[]> {
  const asked = hookFiles(hooks).filter((path) => isCode.test(path));
  if (asked.length === 0) return [];
  const known = new Set(files.map(({ path }) => path));
  const found = new Set(asked);
  // A set that grows is walked to its new end.
  for (const path of found) {
    if (found.size > mostFiles || !isCode.test(path) || !known.has(path)) continue;
    for (const other of importsIn((await read(path)) ?? "", path)) if (known.has(other)) found.add(other);
  }
  return [...found].filter((path) => !asked.includes(path));
}

function importsIn(text: string, from: string): readonly string[] {
  return [...text.matchAll(named)].flatMap(([, written = ""]) => {
    const path = posix.join(posix.dirname(from), written);
    return endings.map((ending) => path + ending);
  });
}
