import type { Report, Spot } from "./problems.ts";

/** A value of the file that knows where it stands. */
export type Located = LocatedScalar | LocatedList | LocatedMap | Unreadable;

export interface LocatedScalar extends Spot {
  readonly form: "scalar";
  readonly value: string | number | boolean | null;
}

export interface LocatedList extends Spot {
  readonly form: "list";
  readonly items: readonly Located[];
}

export interface LocatedMap extends Spot {
  readonly form: "map";
  /** Not an object: `__proto__` is a key like any other. */
  readonly entries: readonly LocatedEntry[];
}

export interface LocatedEntry {
  readonly key: string;
  readonly keyAt: Spot;
  readonly value: Located;
}

/** Already reported; readers pass over it in silence. */
export interface Unreadable extends Spot {
  readonly form: "unreadable";
}

/** What a person would write in the file, as data. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const longestQuote = 60;

/** The value as a message shows it: short, on one line. */
export function describe(value: Located): string {
  if (value.form === "list") return value.items.length === 0 ? "an empty list" : "a list";
  if (value.form === "map") return "a map";
  if (value.form === "unreadable") return "unreadable";
  if (value.value === null) return "empty";
  return typeof value.value === "string" ? quote(value.value) : String(value.value);
}

export function quote(text: string): string {
  const characters = [...text];
  return JSON.stringify(characters.length > longestQuote ? `${characters.slice(0, longestQuote - 1).join("")}…` : text);
}

export function refuse(value: Located, allowed: string, report: Report): undefined {
  if (value.form === "unreadable") return undefined;
  return report.problem(value, `${nameOf(value)} is ${describe(value)}; it must be ${allowed}`);
}

export function nameOf(at: Spot): string {
  return at.path === "" ? "the file" : at.path;
}

export function pathOf(parent: string, key: string): string {
  const part = /^[\w-]{1,60}$/.test(key) ? key : quote(key);
  return parent === "" ? part : `${parent}.${part}`;
}

/** A default, as if it were in the file; so defaults are read by the same readers as everything else. */
export function locateDefault(json: Json, path: string): Located {
  const at = { line: 1, column: 1, path };
  if (json === null || typeof json !== "object") return { ...at, form: "scalar", value: json };
  if (isList(json)) {
    return { ...at, form: "list", items: json.map((item, index) => locateDefault(item, `${path}[${index}]`)) };
  }
  const entries = Object.entries(json).map(([key, value]) => {
    const keyAt = { ...at, path: pathOf(path, key) };
    return { key, keyAt, value: locateDefault(value, keyAt.path) };
  });
  return { ...at, form: "map", entries };
}

// Array.isArray does not narrow a readonly array.
function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
