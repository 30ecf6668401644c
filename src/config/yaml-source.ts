import { type Alias, type Document, isAlias, LineCounter, type Node, parseDocument, visit } from "yaml";
import { inFileOrder, type Problem, type Spot, startFindings } from "./problems.ts";

/** One YAML file, open for reading. */
export interface YamlSource {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  /** What each alias stands for. */
  readonly targets: ReadonlyMap<Alias, Node>;
}

/** `problems` of a readable file are unknown tags: the rest can still be checked. */
export type OpenedYaml =
  | { readonly ok: true; readonly source: YamlSource; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const tooDeep = "it is nested too deeply";

export function openYaml(fileText: string, file: string): OpenedYaml {
  const text = fileText.replace(/^\uFEFF/, "");
  const lines = countLines(text);
  const findings = startFindings(file);
  try {
    const document = parseDocument(text, {
      prettyErrors: false,
      // Said outright, so that a `%YAML 1.1` directive can't turn `no` into false or `1:30` into 90.
      schema: "core",
      merge: false,
      resolveKnownTags: false,
      // `locate` checks it instead: the library compares all pairs of keys, and takes 1 and "1" for two keys.
      uniqueKeys: false,
    });
    for (const error of document.errors) findings.problem(spotAt(lines, error.pos[0]), syntaxMessage(error));
    if (document.errors.length > 0) return { ok: false, problems: inFileOrder(findings.problems) };
    for (const warning of document.warnings) {
      findings.problem(spotAt(lines, warning.pos[0]), `not supported here: ${warning.message}`);
    }
    return { ok: true, source: { document, lines, targets: aliasTargets(document) }, problems: findings.problems };
  } catch (error) {
    // Thousands of nested brackets exhaust the library's stack.
    const reason = error instanceof RangeError ? tooDeep : String(error);
    findings.problem({ line: 1, column: 1, path: "" }, `not valid YAML: ${reason}`);
    return { ok: false, problems: findings.problems };
  }
}

export function spotAt(lines: LineCounter, offset: number, path = ""): Spot {
  const { line, col } = lines.linePos(offset);
  return { line, column: col, path };
}

/** Not left to the parser, which loses count at a NUL. */
function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const lineBreak of text.matchAll(/\n/g)) lines.addNewLine(lineBreak.index + 1);
  return lines;
}

function syntaxMessage(error: { readonly code: string; readonly message: string }): string {
  if (error.code === "MULTIPLE_DOCS") return "a second YAML document starts here; only one is allowed";
  return `not valid YAML: ${error.message.includes("call stack") ? tooDeep : error.message}`;
}

/** In one pass: the library's own `alias.resolve` walks through the whole file for each alias. */
function aliasTargets(document: Document.Parsed): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(document, {
    Node: (_, node) => {
      const target = isAlias(node) ? anchors.get(node.source) : undefined;
      if (isAlias(node) && target !== undefined) targets.set(node, target);
      if (!isAlias(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
    },
  });
  return targets;
}
