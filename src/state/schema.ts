/** Readers of untrusted JSON: each gives the value in its type, or throws `Misfit` with the path to what is wrong. */
export class Misfit extends Error {
  constructor(path: string, wanted: string) {
    super(`${path === "" ? "the state" : path} is not ${wanted}`);
    this.name = "Misfit";
  }
}

export type Reader<T> = (value: unknown, path: string) => T;

export const text =
  (maximum: number): Reader<string> =>
  (value, path) => {
    if (typeof value !== "string" || value.length > maximum)
      throw new Misfit(path, `a text of at most ${maximum} letters`);
    return value;
  };

/** Within bounds; `-0`, NaN and the infinities are not JSON that we write. */
export const number =
  (minimum: number, maximum: number): Reader<number> =>
  (value, path) => {
    const fits = typeof value === "number" && Number.isFinite(value) && value >= minimum && value <= maximum;
    if (!fits) throw new Misfit(path, `a number from ${minimum} to ${maximum}`);
    return value;
  };

export const integer =
  (minimum: number, maximum: number = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (value, path) => {
    if (!Number.isSafeInteger(value)) throw new Misfit(path, "a whole number");
    return number(minimum, maximum)(value, path);
  };

export const oneOf =
  <T extends string>(choices: readonly T[]): Reader<T> =>
  (value, path) => {
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) throw new Misfit(path, `one of ${choices.join(", ")}`);
    return choice;
  };

export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, path) =>
    value === null ? null : read(value, path);

/** For a key that an earlier version did not write: where it is not there, it means this. It is written only if it says more. */
export const orElse = <T>(read: Reader<T>, absent: T): Reader<T> & { readonly absent: T } =>
  Object.assign((value: unknown, path: string) => read(value, path), { absent });

export const list =
  <T>(read: Reader<T>, maximum: number): Reader<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > maximum) throw new Misfit(path, `a list of at most ${maximum}`);
    return value.map((item, index) => read(item, `${path}[${index}]`));
  };

export const object =
  <T extends object>(fields: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Misfit(path, "an object");
    const given = new Map<string, unknown>(Object.entries(value));
    const read = Object.entries<Reader<unknown>>(fields).map(([key, field]) => {
      const at = path === "" ? key : `${path}.${key}`;
      if (given.has(key)) return [key, field(given.get(key), at)];
      if ("absent" in field) return [key, field.absent];
      throw new Misfit(at, "there");
    });
    if ([...given.keys()].some((key) => !Object.hasOwn(fields, key))) throw new Misfit(path, "free of unknown keys");
    return Object.fromEntries(read) as T;
  };

/** A list of fixed length whose places have their own types: how the history is kept short. */
export const tuple =
  <T extends readonly unknown[]>(...readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length !== readers.length) throw new Misfit(path, `a list of ${readers.length}`);
    return readers.map((read, index) => read(value[index], `${path}[${index}]`)) as unknown as T;
  };
