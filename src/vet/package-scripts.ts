import type { Change } from "./change.ts";
import { namedPath } from "./names.ts";

const lifecycle =
  /^"(?:(?:pre|post)?(?:install|uninstall|pack|publish|prepare|test|start|stop|restart)|prepublish(?:Only)?|dependencies|scripts)"/;
const plainLines: readonly RegExp[] = [
  /^[[\]{},\s]*$/,
  /^"(?:dev|peer|optional|bundled?)?[dD]ependencies": [{[][\]}]?,?$/,
  /^"(?:name|description|license|author|homepage|keywords|private|type|main|module|types|sideEffects)": (?:"[^"\\]*"|true|false|\[),?$/,
  // `"zod": "^4.1.0"`: a version, not a URL, a path or a command.
  /^"[@\w./-]+": "(?:[\^~]|[<>]=?)?v?\d[\w.*+-]{0,40}",?$/,
];

/** What package managers read: npm, and pnpm also the others. */
const manifests = ["package.json", "package.json5", "package.yaml"];

/**
 * A patch shows lines, not where in the JSON they are. So every line counts as a script, but those that can be none: a
 * version of a dependency, a description, a brace.
 */
export function touchesScripts({ path, kind, addedLines, removedLines = [], oldPath }: Change): boolean {
  if (!isManifest(path) || kind === "deleted") return false;
  if (oldPath !== undefined && !isManifest(oldPath)) return true;
  const added = addedLines.map(({ text }) => text.trim());
  const removed = removedLines.map((text) => text.trim());
  return [...added, ...removed].some((line) => !isPlain(line)) || losesBraces(added, removed);
}

function isManifest(path: string): boolean {
  return manifests.includes(namedPath(path).names.at(-1) ?? "");
}

/** Without the end of `scripts` and the beginning of `dependencies`, all dependencies are scripts. */
function losesBraces(added: readonly string[], removed: readonly string[]): boolean {
  const count = (lines: readonly string[], brace: string) => lines.join("").split(brace).length;
  return ["{", "}"].some((brace) => count(removed, brace) > count(added, brace));
}

function isPlain(line: string): boolean {
  const opensDependencies = /^"dependencies": \{/.test(line);
  return (opensDependencies || !lifecycle.test(line)) && plainLines.some((plain) => plain.test(line));
}
