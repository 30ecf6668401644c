import { type LocatedEntry, type LocatedMap, locateDefault, nameOf, pathOf, quote, refuse } from "./located.ts";
import { nearest } from "./nearest.ts";
import type { Report } from "./problems.ts";
import type { Field, Fields, JsonSchema, Shape } from "./shape.ts";

/** A map with these keys, of which those that are present count. */
export function partial<T>(allowed: string, fields: Fields<T>): Shape<Partial<T>> {
  return {
    allowed,
    schema: { type: "object", additionalProperties: false, properties: properties(fields) },
    inner: listOf(fields).map(([, field]) => ({ between: ".", field })),
    read: (value, report) => {
      if (value.form !== "map") return refuse(value, allowed, report);
      const found = readEntries(value, fields, report);
      return found.sound ? (Object.fromEntries(found.values) as Partial<T>) : undefined;
    },
  };
}

/** A map with these keys, complete: what is missing has a default, or is a problem. */
export function record<T>(allowed: string, fields: Fields<T>): Shape<T> {
  const some = partial(allowed, fields);
  return {
    ...some,
    schema: { ...some.schema, ...requirements(fields) },
    read: (value, report) => {
      if (value.form !== "map") return refuse(value, allowed, report);
      const found = readEntries(value, fields, report);
      const missing = listOf(fields).filter(([name]) => !found.seen.has(name));
      const added = missing.map(([name, field]) => [name, readMissing(value, field, report)] as const);
      const sound = found.sound && added.every(([, filled]) => filled !== undefined);
      return sound ? (Object.fromEntries([...found.values, ...added]) as T) : undefined;
    },
  };
}

function listOf<T>(fields: Fields<T>): readonly (readonly [string, Field<unknown>])[] {
  return Object.entries<Field<unknown>>(fields);
}

interface FoundEntries {
  readonly seen: ReadonlyMap<string, string>;
  readonly values: readonly (readonly [string, unknown])[];
  readonly sound: boolean;
}

function readEntries<T>(map: LocatedMap, fields: Fields<T>, report: Report): FoundEntries {
  const seen = new Map<string, string>();
  const values = map.entries.map((entry) => {
    const [name, field] = listOf(fields).find(([, { key, alias }]) => [key, alias].includes(entry.key)) ?? [];
    if (name === undefined || field === undefined) {
      const known = listOf(fields).map(([, { key }]) => key);
      return [entry.key, reportUnknown(entry, map, { known, report })] as const;
    }
    const other = seen.get(name);
    if (other !== undefined && other !== entry.key) {
      report.problem(entry.keyAt, `${quote(other)} and ${quote(entry.key)} are the same key; give only one of them`);
    }
    seen.set(name, entry.key);
    return [name, field.shape.read(entry.value, report)] as const;
  });
  return { seen, values, sound: values.every(([, value]) => value !== undefined) };
}

function readMissing(map: LocatedMap, field: Field<unknown>, report: Report): unknown {
  const path = pathOf(map.path, field.key);
  if (field.default !== undefined) return field.shape.read(locateDefault(field.default, path), report);
  if (field.absent !== undefined) return field.absent;
  return report.problem({ ...map, path }, `${path} is missing; it must be ${field.shape.allowed}`);
}

export function reportUnknown(
  entry: LocatedEntry,
  map: LocatedMap,
  { known, report }: { readonly known: readonly string[]; readonly report: Report },
): undefined {
  const meant = nearest(entry.key, known);
  const where = map.path === "" ? "" : ` in ${nameOf(map)}`;
  const hint = meant === undefined ? `the known keys are ${known.join(", ")}` : `did you mean ${quote(meant)}?`;
  return report.problem(entry.keyAt, `unknown key ${quote(entry.key)}${where}; ${hint}`);
}

function properties<T>(fields: Fields<T>): JsonSchema {
  const entries = listOf(fields).flatMap(([, { key, alias, about, default: preset, shape }]) => {
    const schema = { description: about, ...(preset === undefined ? {} : { default: preset }), ...shape.schema };
    return [[key, schema] as const, ...(alias === undefined ? [] : [[alias, schema] as const])];
  });
  return Object.fromEntries(entries);
}

function requirements<T>(fields: Fields<T>): JsonSchema {
  const needed = listOf(fields)
    .map(([, field]) => field)
    .filter((field) => field.default === undefined && field.absent === undefined);
  const plain = needed.filter((field) => field.alias === undefined).map((field) => field.key);
  const spelledTwoWays = needed.flatMap(({ key, alias }) =>
    alias === undefined ? [] : [{ oneOf: [{ required: [key] }, { required: [alias] }] }],
  );
  return {
    ...(plain.length === 0 ? {} : { required: plain }),
    ...(spelledTwoWays.length === 0 ? {} : { allOf: spelledTwoWays }),
  };
}
