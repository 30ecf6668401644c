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

/**
 * A patch shows lines, not where in the JSON they are. So every line counts as a script, but those that can be none: a
 * version of a dependency, a description, a brace.
 */
export function addsScripts({ path, kind, addedLines, oldPath }: Change): boolean {
  if (namedPath(path).names.at(-1) !== "package.json" || kind === "deleted") return false;
  const wasPackage = oldPath === undefined || namedPath(oldPath).names.at(-1) === "package.json";
  return !wasPackage || addedLines.some(({ text }) => !isPlain(text.trim()));
}

function isPlain(line: string): boolean {
  const opensDependencies = /^"dependencies": \{/.test(line);
  return (opensDependencies || !lifecycle.test(line)) && plainLines.some((plain) => plain.test(line));
}
