/** What a coverage report says of lines. */
export type Measured =
  | { readonly is: "lines"; readonly covered: number; readonly total: number }
  | { readonly is: "rate"; readonly rate: number }
  | { readonly is: "nothing" }
  | { readonly is: "unknown"; readonly why: string };

/** By content: the name of the file says little. */
export function readCoverage(text: string): Measured {
  const start = text.replace(/^\ufeff/, "").trimStart();
  if (start === "") return { is: "nothing" };
  if (start.startsWith("{")) return readSummary(start);
  if (start.startsWith("<")) return readCobertura(start);
  if (/^(?:TN|SF):/m.test(start)) return readLcov(start);
  return unknown("it is neither lcov, nor Cobertura XML, nor Istanbul's json-summary");
}

function unknown(why: string): Measured {
  return { is: "unknown", why };
}

function lines(covered: number, total: number): Measured {
  if (!(covered >= 0 && covered <= total && Number.isFinite(total)))
    return unknown(`it says that ${covered} of ${total} lines are covered`);
  return total === 0 ? { is: "nothing" } : { is: "lines", covered, total };
}

function readSummary(text: string): Measured {
  const summary = parsed(text);
  if (summary === undefined) return unknown("it is not valid JSON");
  const counted = field(field(summary, "total"), "lines");
  const covered = field(counted, "covered");
  const total = field(counted, "total");
  if (typeof covered !== "number" || typeof total !== "number")
    return unknown('it has no "total.lines"; use the reporter json-summary');
  return lines(covered, total);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null;
}

/** The root element stands near the beginning, after a declaration, a document type and comments. */
const ROOT_WITHIN = 16_384;

function readCobertura(text: string): Measured {
  const head = text.slice(0, ROOT_WITHIN).replace(/<!--[\s\S]*?-->/g, "");
  const root = /<coverage\s[^>]*>/.exec(head)?.[0];
  if (root === undefined) return unknown("it is XML, but not of Cobertura: it has no <coverage> at its root");
  const total = attribute(root, "lines-valid");
  const covered = attribute(root, "lines-covered");
  if (total !== null && covered !== null) return lines(covered, total);
  const rate = attribute(root, "line-rate");
  if (rate === null) return unknown("its <coverage> has neither lines-valid and lines-covered nor line-rate");
  return rate >= 0 && rate <= 1 ? { is: "rate", rate } : unknown(`its line-rate is ${rate}, not from 0 to 1`);
}

function attribute(element: string, name: string): number | null {
  const value = new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1]?.trim();
  return value === undefined || value === "" || !Number.isFinite(Number(value)) ? null : Number(value);
}

interface LcovFile {
  readonly hits: Map<string, boolean>;
  found: number;
  hit: number;
}

/** A file may come several times, once per test: a line is covered if any of them hit it. */
function readLcov(text: string): Measured {
  const files = new Map<string, LcovFile>();
  let file: LcovFile = { hits: new Map(), found: 0, hit: 0 };
  for (const [key, value] of records(text)) {
    if (key === "SF") {
      file = files.get(value) ?? { hits: new Map(), found: 0, hit: 0 };
      files.set(value, file);
    } else if (key === "DA") {
      const [line = "", count] = value.split(",");
      file.hits.set(line, Number(count) > 0 || file.hits.get(line) === true);
    } else if (key === "LF") file.found = Math.max(file.found, Number(value));
    else if (key === "LH") file.hit = Math.max(file.hit, Number(value));
  }
  const counted = [...files.values()].map(countLcov);
  return lines(sum(counted.map(({ covered }) => covered)), sum(counted.map(({ total }) => total)));
}

function* records(text: string): Generator<readonly [string, string]> {
  for (const line of text.split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) yield [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  }
}

/** LF and LH count only where no line is listed. */
function countLcov({ hits, found, hit }: LcovFile): { readonly covered: number; readonly total: number } {
  if (hits.size === 0) return { covered: hit, total: found };
  return { covered: [...hits.values()].filter(Boolean).length, total: hits.size };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
