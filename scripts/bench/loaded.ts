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
  const reached = (files: readonly string[], known: readonly string[] = []): readonly string[] =>
    files.reduce((all, file) => (all.includes(file) ? all : reached(imports(read(file)), [...all, file])), known);
  const parts = [...read("action.js").matchAll(/\bimport\("\.\/([\w-]+\.js)"\)/g)].map(([, file = ""]) => file);
  return new Map(parts.map((part) => [part.replace(".js", ""), reached(["index.js", "action.js", part])]));
}

function imports(text: string): readonly string[] {
  return [...text.matchAll(/^import (?:[^"]*from )?"\.\/([\w-]+\.js)";$/gm)].map(([, file = ""]) => file);
}
