/** Enough of GraphQL's grammar for the queries and mutations that clients of GitHub send. */

export type Value =
  | { readonly kind: "literal"; readonly value: unknown }
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "list"; readonly items: readonly Value[] }
  | { readonly kind: "object"; readonly fields: ReadonlyMap<string, Value> };

export interface Field {
  readonly kind: "field";
  readonly alias: string;
  readonly name: string;
  readonly args: ReadonlyMap<string, Value>;
  readonly selections: readonly Selection[];
}

export type Selection =
  | Field
  | { readonly kind: "spread"; readonly name: string }
  | { readonly kind: "inline"; readonly on: string | undefined; readonly selections: readonly Selection[] };

export interface Operation {
  readonly type: "query" | "mutation";
  readonly name: string | undefined;
  readonly defaults: ReadonlyMap<string, Value>;
  readonly selections: readonly Selection[];
}

export interface Fragment {
  readonly on: string;
  readonly selections: readonly Selection[];
}

export interface Document {
  readonly operations: readonly Operation[];
  readonly fragments: ReadonlyMap<string, Fragment>;
}

export class SyntaxProblem extends Error {}

const TOKEN = /[\s,]+|#[^\n]*|("""[\s\S]*?"""|"(?:\\.|[^"\\])*"|\.\.\.|[A-Za-z_]\w*|-?\d+(?:\.\d+)?|[{}()[\]:$!=@|])/gy;

function tokenize(source: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (match === null) throw new SyntaxProblem(`Parse error on ${JSON.stringify(source.slice(at, at + 20))}`);
    if (match[1] !== undefined) tokens.push(match[1]);
  }
  return tokens;
}

class Parser {
  readonly #tokens: string[];
  #at = 0;

  constructor(source: string) {
    this.#tokens = tokenize(source);
  }

  document(): Document {
    const operations: Operation[] = [];
    const fragments = new Map<string, Fragment>();
    while (this.#peek() !== undefined) {
      if (this.#take("fragment")) {
        const name = this.#next();
        this.#expect("on");
        fragments.set(name, { on: this.#next(), selections: this.#selections() });
      } else operations.push(this.#operation());
    }
    return { operations, fragments };
  }

  #operation(): Operation {
    const type = this.#take("mutation") ? "mutation" : "query";
    if (type === "query") this.#take("query");
    const name = /^\w+$/.test(this.#peek() ?? "") ? this.#next() : undefined;
    const defaults = new Map<string, Value>();
    if (this.#take("(")) {
      while (!this.#take(")")) {
        this.#expect("$");
        const variable = this.#next();
        this.#expect(":");
        this.#type();
        if (this.#take("=")) defaults.set(variable, this.#value());
      }
    }
    return { type, name, defaults, selections: this.#selections() };
  }

  #type(): void {
    if (this.#take("[")) {
      this.#type();
      this.#expect("]");
    } else this.#next();
    this.#take("!");
  }

  #selections(): readonly Selection[] {
    this.#expect("{");
    const found: Selection[] = [];
    while (!this.#take("}")) found.push(this.#selection());
    return found;
  }

  #selection(): Selection {
    if (!this.#take("...")) return this.#field();
    if (this.#peek() === "{") return { kind: "inline", on: undefined, selections: this.#selections() };
    const name = this.#next();
    if (name !== "on") return { kind: "spread", name };
    return { kind: "inline", on: this.#next(), selections: this.#selections() };
  }

  #field(): Field {
    const alias = this.#next();
    const name = this.#take(":") ? this.#next() : alias;
    const args = this.#peek() === "(" ? this.#pairs("(", ")") : new Map<string, Value>();
    return { kind: "field", alias, name, args, selections: this.#peek() === "{" ? this.#selections() : [] };
  }

  #pairs(open: string, close: string): ReadonlyMap<string, Value> {
    this.#expect(open);
    const pairs = new Map<string, Value>();
    while (!this.#take(close)) {
      const name = this.#next();
      this.#expect(":");
      pairs.set(name, this.#value());
    }
    return pairs;
  }

  #value(): Value {
    if (this.#peek() === "{") return { kind: "object", fields: this.#pairs("{", "}") };
    if (this.#take("[")) {
      const items: Value[] = [];
      while (!this.#take("]")) items.push(this.#value());
      return { kind: "list", items };
    }
    if (this.#take("$")) return { kind: "variable", name: this.#next() };
    const token = this.#next();
    if (token.startsWith('"""')) return { kind: "literal", value: token.slice(3, -3) };
    if (/^["\d-]|^(?:true|false|null)$/.test(token)) return { kind: "literal", value: JSON.parse(token) };
    return { kind: "literal", value: token };
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at];
  }

  #next(): string {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new SyntaxProblem("Unexpected end of document");
    return token;
  }

  #take(token: string): boolean {
    if (this.#peek() !== token) return false;
    this.#at += 1;
    return true;
  }

  #expect(token: string): void {
    const found = this.#next();
    if (found !== token)
      throw new SyntaxProblem(`Expected ${JSON.stringify(token)}, but found ${JSON.stringify(found)}`);
  }
}

const parsed = new Map<string, Document>();

/** A client asks the same few questions again and again. */
export function parseGraphql(source: string): Document {
  const document = parsed.get(source) ?? new Parser(source).document();
  if (parsed.size < 100) parsed.set(source, document);
  return document;
}
