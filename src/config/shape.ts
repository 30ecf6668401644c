import { type Json, type Located, locateDefault } from "./located.ts";
import type { Report } from "./problems.ts";

export type JsonSchema = { readonly [keyword: string]: Json };

/** What a value may be, said three times from one source: to the reader, to editors and to people. */
export interface Shape<T> {
  /** Ends the sentence "it must be …". */
  readonly allowed: string;
  readonly schema: JsonSchema;
  /** undefined means that a problem was reported. */
  readonly read: (value: Located, report: Report) => T | undefined;
  /** All that it ever complains about is `allowed`. */
  readonly plain?: true;
  /** The keys inside, for the documentation. */
  readonly inner?: readonly InnerField[];
}

export interface Field<T> {
  /** As it is written in the file. */
  readonly key: string;
  /** Another spelling of the key that is accepted too. */
  readonly alias?: string;
  readonly about: string;
  readonly shape: Shape<T>;
  /** What is assumed if the key is missing, as one would write it. */
  readonly default?: Json;
  /** What a missing key without a default means. */
  readonly absent?: T;
}

/** The fields of `T`, by their names in the program. */
export type Fields<T> = { readonly [Name in keyof T]-?: Field<Exclude<T[Name], undefined>> };

export interface InnerField {
  /** Between the outer key and this one: `.`, `.NAME.`, `[].` */
  readonly between: string;
  readonly field: Field<unknown>;
}

/**
 * The same shape, whose value is turned into something else, or refused after all.
 * Not named `then`: a module with that export is a thenable, and importing it dynamically never ends.
 */
export function turned<T, U>(
  shape: Shape<T>,
  turn: (value: T, at: Located, report: Report) => U | undefined,
): Shape<U> {
  const read = (value: Located, report: Report) => {
    const first = shape.read(value, report);
    return first === undefined ? undefined : turn(first, value, report);
  };
  return { ...shape, read };
}

/** A default is part of the program: one that its own shape refuses is a mistake here, not in a user's file. */
export function readDefault<T>(shape: Shape<T>, preset: Json, path: string): T {
  const complain = (_at: unknown, message: string): undefined => {
    throw new Error(`bad default: ${message}`);
  };
  const value = shape.read(locateDefault(preset, path), { problem: complain, warning: () => undefined });
  if (value === undefined) throw new Error(`bad default of ${path}`);
  return value;
}
