import { withoutControls } from "./log-lines.ts";

/** What an agent's CLI printed, as far as it is JSON: one document, or one event per line among other text. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function asObject(value: unknown): JsonObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

export function asText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/**
 * The JSON objects that were printed over one or more lines each, in order, whatever stands between them.
 * Each begins in the first column, and ends on the first `}` there: that is how they are printed.
 */
export function readDocuments(printed: string): readonly JsonObject[] {
  const whole = asObject(parse(printed));
  if (whole) return [whole];
  const documents: JsonObject[] = [];
  let lines: string[] = [];
  for (const line of printed.split(/\r?\n/)) {
    if (line.startsWith("{")) lines = [];
    else if (lines.length === 0) continue;
    lines.push(line);
    const isLast = line === "}" || (lines.length === 1 && line.trimEnd().endsWith("}"));
    if (!isLast) continue;
    const document = asObject(parse(lines.join("\n")));
    if (document) documents.push(document);
    lines = [];
  }
  return documents;
}

/** The events, in order. Lines that are no JSON object are somebody else's. */
export function readEvents(printed: string): readonly JsonObject[] {
  const whole = parse(printed);
  if (Array.isArray(whole)) return whole.map(asObject).filter((event) => event !== null);
  return printed
    .split("\n")
    .map((line) => asObject(line.trimStart().startsWith("{") ? parse(line) : null))
    .filter((event) => event !== null);
}

function parse(text: string): unknown {
  try {
    // Without the byte order mark, which is white space here but not in JSON.
    return JSON.parse(text.trim());
  } catch {
    return null;
  }
}

export function asNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const MOST_WORDS = 5;

/** What a CLI said to people: on stderr, else what on stdout is no JSON; from its last error on, if there is one. */
export function lastWords({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }): string {
  const lines = (text: string): readonly string[] =>
    withoutControls(text)
      .split(/\r?\n/)
      .filter((line) => line.trim() !== "" && !line.startsWith("{") && !/^\s+at /.test(line));
  const spoken = lines(stderr).length > 0 ? lines(stderr) : lines(stdout);
  const error = spoken.findLastIndex((line) => /^\s*(fatal |\w*)error\b/i.test(line));
  return (error < 0 ? spoken.slice(-MOST_WORDS) : spoken.slice(error, error + MOST_WORDS)).join("\n");
}

/** Those of the values that are objects. */
export function objectsIn(values: readonly unknown[]): readonly JsonObject[] {
  return values.map(asObject).filter((value) => value !== null);
}
