/** `strategy.matrix` to combinations: the cross product, less `exclude`, then `include` as GitHub documents it. */
import type { Fields, Value } from "./expressions.ts";
import { asFields, asText } from "./templates.ts";

export interface Strategy {
  readonly combinations: readonly Fields[];
  readonly failFast: boolean;
  readonly maxParallel: number | undefined;
}

const LARGEST_MATRIX = 256;

export function readStrategy(value: Value): Strategy | undefined {
  const fields = asFields(value);
  const matrix = fields.matrix;
  if (matrix === undefined || matrix === null) return undefined;
  const maxParallel = fields["max-parallel"];
  return {
    combinations: expandMatrix(asFields(matrix)),
    failFast: fields["fail-fast"] !== false && fields["fail-fast"] !== "false",
    maxParallel: typeof maxParallel === "number" ? maxParallel : undefined,
  };
}

export function expandMatrix(matrix: Fields): readonly Fields[] {
  const axes = Object.entries(matrix).filter(([key]) => key !== "include" && key !== "exclude");
  const empty = axes.find(([, values]) => asList(values).length === 0);
  if (empty !== undefined) throw new Error(`Matrix vector '${empty[0]}' does not contain any values`);
  const excluded = asList(matrix.exclude).map(asFields);
  const product = axes
    .reduce<Fields[]>(
      (partial, [key, values]) =>
        partial.flatMap((combination) => asList(values).map((value) => ({ ...combination, [key]: value }))),
      axes.length === 0 ? [] : [{}],
    )
    .filter((combination) => !excluded.some((exclusion) => covers(combination, exclusion)));
  const all = include(
    product,
    axes.map(([key]) => key),
    asList(matrix.include).map(asFields),
  );
  if (all.length === 0) throw new Error("Matrix must define at least one vector");
  if (all.length > LARGEST_MATRIX) {
    throw new Error(`The matrix has ${all.length} jobs; a matrix can have at most ${LARGEST_MATRIX}`);
  }
  return all;
}

/** Added to every combination whose own values it does not overwrite; else a combination of its own. */
function include(product: readonly Fields[], axes: readonly string[], additions: readonly Fields[]): readonly Fields[] {
  const extended: Record<string, Value>[] = product.map((combination) => ({ ...combination }));
  const added: Fields[] = [];
  for (const addition of additions) {
    const fitting = extended.filter((_, index) => {
      const original = product[index] ?? {};
      return Object.entries(addition).every(([key, value]) => !axes.includes(key) || same(original[key], value));
    });
    for (const combination of fitting) Object.assign(combination, addition);
    if (fitting.length === 0) added.push(addition);
  }
  return [...extended, ...added];
}

function covers(combination: Fields, exclusion: Fields): boolean {
  return Object.entries(exclusion).every(([key, value]) => same(combination[key], value));
}

function same(left: Value | undefined, right: Value): boolean {
  return JSON.stringify(left ?? null) === JSON.stringify(right);
}

function asList(value: Value | undefined): readonly Value[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as readonly Value[]) : [value];
}

/** `build (linux, 20)`: the name of a matrix job that has none of its own. */
export function matrixSuffix(combination: Fields): string {
  const parts = Object.values(combination).map((value) =>
    typeof value === "object" && value !== null ? Object.values(value).map(asText).join(", ") : asText(value),
  );
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
