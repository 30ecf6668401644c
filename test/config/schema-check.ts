/** Just enough of JSON Schema to hold the generated one against data; an unknown keyword is an error, not a pass. */
export type Schema = { readonly [keyword: string]: unknown };

type Check = (data: unknown, limit: never, schema: Schema, root: Schema) => boolean;

const isMap = (data: unknown): data is Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data);
const isText = (data: unknown): data is string => typeof data === "string";
const typeOf = (data: unknown) => (data === null ? "null" : Array.isArray(data) ? "array" : typeof data);

const always: Check = () => true;
const checks: { readonly [keyword: string]: Check } = {
  ...{ $schema: always, title: always, description: always, default: always, format: always },
  type: (data, types: string | string[]) =>
    [types].flat().some((type) => (type === "integer" ? Number.isInteger(data) : type === typeOf(data))),
  enum: (data, words: unknown[]) => words.includes(data),
  const: (data, value) => data === value,
  minimum: (data, least: number) => typeof data !== "number" || data >= least,
  maximum: (data, most: number) => typeof data !== "number" || data <= most,
  minLength: (data, least: number) => !isText(data) || [...data].length >= least,
  maxLength: (data, most: number) => !isText(data) || [...data].length <= most,
  pattern: (data, source: string) => !isText(data) || new RegExp(source, "u").test(data),
  minItems: (data, least: number) => !Array.isArray(data) || data.length >= least,
  items: (data, item: Schema, _, root) => !Array.isArray(data) || data.every((each) => fits(each, item, root)),
  required: (data, keys: string[]) => !isMap(data) || keys.every((key) => Object.hasOwn(data, key)),
  properties: (data, properties: Record<string, Schema>, _, root) =>
    !isMap(data) ||
    Object.entries(properties).every(([key, schema]) => !Object.hasOwn(data, key) || fits(data[key], schema, root)),
  additionalProperties: (data, rest: Schema | false, { properties = {} }, root) =>
    !isMap(data) ||
    Object.entries(data).every(
      ([key, value]) => Object.hasOwn(properties as Schema, key) || (rest !== false && fits(value, rest, root)),
    ),
  propertyNames: (data, name: Schema, _, root) =>
    !isMap(data) || Object.keys(data).every((key) => fits(key, name, root)),
  anyOf: (data, schemas: Schema[], _, root) => schemas.some((schema) => fits(data, schema, root)),
  allOf: (data, schemas: Schema[], _, root) => schemas.every((schema) => fits(data, schema, root)),
  oneOf: (data, schemas: Schema[], _, root) => schemas.filter((schema) => fits(data, schema, root)).length === 1,
  not: (data, schema: Schema, _, root) => !fits(data, schema, root),
  $ref: (data, path: string, _, root) => fits(data, at(root, path.split("/").slice(1)), root),
};

export function fits(data: unknown, schema: Schema, root: Schema = schema): boolean {
  return Object.entries(schema).every(([keyword, limit]) => {
    const check = checks[keyword];
    if (check === undefined) throw new Error(`the check knows no keyword ${keyword}`);
    return check(data, limit as never, schema, root);
  });
}

function at(root: Schema, path: readonly string[]): Schema {
  return path.reduce((schema, key) => schema[key] as Schema, root);
}
