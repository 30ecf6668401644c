import { Refusal } from "../../contract.ts";
import type { Document, Field, Operation, Selection, Value } from "./parse.ts";

/** A type's fields: values, or functions of the arguments that give one. */
export interface Node {
  readonly __typename: string;
  readonly [field: string]: unknown;
}

export type Args = Readonly<Record<string, unknown>>;
export type Resolver = (args: Args) => unknown;

interface Problem {
  readonly type: string;
  readonly path: readonly string[];
  readonly message: string;
}

export interface Execution {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly Problem[];
}

const TYPES: Readonly<Record<number, string>> = { 403: "FORBIDDEN", 404: "NOT_FOUND", 422: "UNPROCESSABLE" };

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "__typename" in value;
}

class Runner {
  readonly errors: Problem[] = [];
  readonly #document: Document;
  readonly #variables: Args;

  constructor(document: Document, operation: Operation, variables: Args) {
    this.#document = document;
    const defaults = [...operation.defaults].map(([name, value]) => [name, this.#read(value, {})]);
    this.#variables = { ...Object.fromEntries(defaults), ...variables };
  }

  async select(
    node: Node,
    selections: readonly Selection[],
    path: readonly string[],
  ): Promise<Record<string, unknown>> {
    const result: Record<string, unknown> = {};
    for (const field of this.#fieldsOf(node, selections)) {
      const given = this.#plain(node, field);
      result[field.alias] = given === undefined ? await this.#field(node, field, [...path, field.alias]) : given;
    }
    return result;
  }

  #fieldsOf(node: Node, selections: readonly Selection[]): readonly Field[] {
    return selections.flatMap((selection): readonly Field[] => {
      if (selection.kind === "field") return [selection];
      const inner = selection.kind === "inline" ? selection : this.#document.fragments.get(selection.name);
      if (inner === undefined) throw new Refusal(422, "Fragment was used, but not defined");
      const applies = inner.on === undefined || inner.on === node.__typename || isInterface(inner.on);
      return applies ? this.#fieldsOf(node, inner.selections) : [];
    });
  }

  /** What needs no resolver; undefined: more than that. Most fields are such, and each promise costs more than all of them. */
  #plain(node: Node, { name }: Field): string | number | boolean | null | undefined {
    const given = node[name];
    if (given === null) return null;
    return typeof given === "string" || typeof given === "number" || typeof given === "boolean" ? given : undefined;
  }

  async #field(node: Node, field: Field, path: readonly string[]): Promise<unknown> {
    if (!(field.name in node)) {
      const message = `Field '${field.name}' doesn't exist on type '${node.__typename}'`;
      this.errors.push({ type: "undefinedField", path, message: `${message} (of the embedded GitHub)` });
      return null;
    }
    try {
      const given = node[field.name];
      const args = Object.fromEntries(
        [...field.args].map(([name, value]) => [name, this.#read(value, this.#variables)]),
      );
      return await this.#complete(typeof given === "function" ? await (given as Resolver)(args) : given, field, path);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.errors.push({ type: TYPES[error.status] ?? "UNPROCESSABLE", path, message: error.message });
      return null;
    }
  }

  async #complete(value: unknown, field: Field, path: readonly string[]): Promise<unknown> {
    if (Array.isArray(value)) {
      return Promise.all(value.map((each, index) => this.#complete(each, field, [...path, String(index)])));
    }
    return isNode(value) ? this.select(value, field.selections, path) : (value ?? null);
  }

  #read(value: Value, variables: Args): unknown {
    switch (value.kind) {
      case "literal":
        return value.value;
      case "variable":
        return variables[value.name];
      case "list":
        return value.items.map((item) => this.#read(item, variables));
      case "object":
        return Object.fromEntries([...value.fields].map(([name, inner]) => [name, this.#read(inner, variables)]));
    }
  }
}

function isInterface(name: string): boolean {
  return ["Node", "Actor", "GitObject", "Comment", "Labelable", "RepositoryOwner"].includes(name);
}

export async function execute(
  document: Document,
  operation: Operation,
  request: { readonly root: Node; readonly variables: Args },
): Promise<Execution> {
  const runner = new Runner(document, operation, request.variables);
  const data = await runner.select(request.root, operation.selections, []);
  return { data, errors: runner.errors };
}
