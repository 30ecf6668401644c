import { type Located, type LocatedMap, nameOf, refuse } from "./located.ts";
import { reportUnknown } from "./object-shapes.ts";
import type { Report, Spot } from "./problems.ts";
import { type InnerField, type Shape, turned } from "./shape.ts";

export function list<T>(item: Shape<T>, what: string, atLeast = 0): Shape<readonly T[]> {
  const allowed = `a list of ${what}`;
  return {
    allowed,
    schema: { type: "array", items: item.schema, ...(atLeast > 0 ? { minItems: atLeast } : {}) },
    inner: within("[]", item),
    read: (value, report) => {
      if (value.form !== "list" || value.items.length < atLeast) return refuse(value, allowed, report);
      return allOrNone(value.items.map((each) => item.read(each, report)));
    },
  };
}

/** A list, or its only item. */
export function oneOrMany(item: Shape<string>, what: string, atLeast = 0): Shape<readonly string[]> {
  return byForm({ text: turned(item, (only) => [only]), list: list(item, what, atLeast) });
}

export interface Named<T> {
  readonly name: string;
  readonly value: T;
}

/** A map whose keys are names that the user chose. */
export function mapOf<T>(what: string, name: Shape<string>, each: Shape<T>): Shape<readonly Named<T>[]> {
  const allowed = `a map of ${what}`;
  return {
    allowed,
    schema: { type: "object", propertyNames: name.schema, additionalProperties: each.schema },
    inner: within(".NAME", each),
    read: (map, report) => {
      if (map.form !== "map") return refuse(map, allowed, report);
      const named = map.entries.map(({ key, keyAt, value }) => {
        const goodName = name.read(asScalar(key, keyAt), report);
        const goodValue = each.read(value, report);
        return goodName === undefined || goodValue === undefined ? undefined : { name: goodName, value: goodValue };
      });
      return allOrNone(named);
    },
  };
}

type Form = "text" | "number" | "true" | "false" | "list" | "map";

/** Several ways to write one thing, told apart by the kind of YAML value. */
export function byForm<T>(shapes: { readonly [F in Form]?: Shape<T> }, summary?: string): Shape<T> {
  const all: readonly Shape<T>[] = Object.values(shapes);
  const allowed = summary ?? alternatives(all);
  const read = (value: Located, report: Report) => {
    const form = formOf(value);
    const shape = form === undefined ? undefined : shapes[form];
    if (shape === undefined) return refuse(value, allowed, report);
    if (shape.plain !== true) return shape.read(value, report);
    // Told about the other ways too: who writes 0 may want false.
    const accepted = shape.read(value, silent);
    return accepted === undefined ? refuse(value, allowed, report) : accepted;
  };
  return { ...joined(all), allowed, read };
}

/** Several kinds of map, told apart by their keys. `pick` reports a problem if it can't tell; a mistyped key may be why. */
export function variants<T, Kind extends string>(
  shapes: { readonly [K in Kind]: Shape<T> },
  pick: (map: LocatedMap, report: Report) => Kind | undefined,
): Shape<T> {
  const all: readonly Shape<T>[] = Object.values(shapes);
  const allowed = alternatives(all);
  const known = [...new Set(all.flatMap(({ inner = [] }) => inner.map(({ field }) => field.key)))];
  const read = (value: Located, report: Report) => {
    if (value.form !== "map") return refuse(value, allowed, report);
    const kind = pick(value, report);
    if (kind !== undefined) return shapes[kind].read(value, report);
    const unknown = value.entries.filter(({ key }) => !known.includes(key));
    for (const entry of unknown) reportUnknown(entry, value, { known, report });
    return undefined;
  };
  return { ...joined(all), allowed, read };
}

/** The kind whose key the map has, if it has exactly one of these keys. */
export function kindByKey<Kind extends string>(kinds: readonly (readonly [key: string, Kind])[], advice: string) {
  return (map: LocatedMap, report: Report): Kind | undefined => {
    const [found, second] = kinds.filter(([key]) => entryOf(map, key) !== undefined);
    if (found !== undefined && second === undefined) return found[1];
    const fault = found && second ? `has both "${found[0]}" and "${second[0]}"` : "does not say what to run";
    return report.problem(map, `${nameOf(map)} ${fault}; ${advice}`);
  };
}

export function entryOf(map: LocatedMap, key: string): Located | undefined {
  return map.entries.find((entry) => entry.key === key)?.value;
}

function alternatives(shapes: readonly Shape<unknown>[]): string {
  return shapes.map((shape) => shape.allowed).join(", or ");
}

function joined(shapes: readonly Shape<unknown>[]): Pick<Shape<unknown>, "schema" | "inner"> {
  return {
    schema: { anyOf: shapes.map((shape) => shape.schema) },
    inner: shapes.flatMap((shape) => shape.inner ?? []),
  };
}

function formOf(value: Located): Form | undefined {
  if (value.form === "list" || value.form === "map") return value.form;
  if (value.form === "unreadable" || value.value === null) return undefined;
  if (typeof value.value === "string") return "text";
  if (typeof value.value === "number") return "number";
  return value.value ? "true" : "false";
}

function asScalar(value: string, at: Spot): Located {
  return { line: at.line, column: at.column, path: at.path, form: "scalar", value };
}

const silent: Report = { problem: () => undefined, warning: () => undefined };

function allOrNone<T>(values: readonly (T | undefined)[]): readonly T[] | undefined {
  const sound = values.filter((value) => value !== undefined);
  return sound.length === values.length ? sound : undefined;
}

function within<T>(between: string, shape: Shape<T>): readonly InnerField[] {
  return (shape.inner ?? []).map((inner) => ({ between: between + inner.between, field: inner.field }));
}
