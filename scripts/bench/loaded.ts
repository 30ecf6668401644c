import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The files of dist/ that an action's step loads for each phase, but for the YAML parser: by name. */
export function loadedByPhase(dist: string): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(dist, file), "utf8");
    texts.set(file, text);
    return text;
  };
  const reached = (files: readonly string[]): readonly string[] => {
    const found = new Set(files);
    // A set hands out what is added to it on the way.
    for (const file of found) for (const other of imports(read(file))) found.add(other);
    return [...found];
  };
  const parts = [...read("action.js").matchAll(/\bimport\("\.\/([\w-]+\.js)"\)/g)].map(([, file = ""]) => file);
  return new Map(parts.map((part) => [part.replace(".js", ""), reached(["index.js", "action.js", part])]));
}

function imports(text: string): readonly string[] {
  return [...text.matchAll(/^import (?:[^"]*from )?"\.\/([\w-]+\.js)";$/gm)].map(([, file = ""]) => file);
}
