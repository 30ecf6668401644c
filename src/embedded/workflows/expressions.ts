/** Evaluates `${{ }}`: GitHub's own parser and evaluator, with the functions that they leave to us. */
import { data, Evaluator, Lexer, Parser } from "@actions/expressions";
import type { FunctionDefinition } from "@actions/expressions/funcs/info";
import { type Token, TokenType } from "@actions/expressions/lexer";

export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };
export type Fields = { readonly [key: string]: Value };

/** What `success()`, `failure()` and `cancelled()` say where an expression stands. */
export interface StatusAnswers {
  readonly success: boolean;
  readonly failure: boolean;
  readonly cancelled: boolean;
}

/** All that an expression can see. */
export interface Scope {
  readonly contexts: Fields;
  readonly status: StatusAnswers;
  readonly hashFiles: (patterns: readonly string[]) => string;
}

type Data = data.ExpressionData;

export function toData(value: Value | undefined): Data {
  if (value === null || value === undefined) return new data.Null();
  if (typeof value === "string") return new data.StringData(value);
  if (typeof value === "number") return new data.NumberData(value);
  if (typeof value === "boolean") return new data.BooleanData(value);
  if (isList(value)) return new data.Array(...value.map(toData));
  return new data.Dictionary(...Object.entries(value).map(([key, item]) => ({ key, value: toData(item) })));
}

function isList(value: readonly Value[] | Fields): value is readonly Value[] {
  return Array.isArray(value);
}

export function fromData(value: Data): Value {
  if (value instanceof data.StringData || value instanceof data.NumberData || value instanceof data.BooleanData) {
    return value.value;
  }
  if (value instanceof data.Array) return value.values().map(fromData);
  if (value instanceof data.Dictionary) {
    return Object.fromEntries(value.pairs().map((pair) => [pair.key, fromData(pair.value)]));
  }
  return null;
}

/** The lexer un-escapes only the first `''` of a literal; a `run:` with two quotes and a `${{ }}` has more. */
function unescapeLiteral(token: Token): Token {
  if (token.type !== TokenType.STRING) return token;
  return { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") };
}

export function evaluate(expression: string, scope: Scope): Data {
  const functions = functionsOf(scope);
  const tokens = new Lexer(expression).lex().tokens.map(unescapeLiteral);
  const tree = new Parser(tokens, Object.keys(scope.contexts), [...functions.values()]).parse();
  const contexts = new data.Dictionary();
  for (const [name, value] of Object.entries(scope.contexts)) contexts.add(name, toData(value));
  return new Evaluator(tree, contexts, functions).evaluate();
}

export function evaluateCondition(expression: string, scope: Scope): boolean {
  return isTruthy(evaluate(expression, scope));
}

function isTruthy(value: Data): boolean {
  const plain = fromData(value);
  return !(plain === null || plain === false || plain === 0 || plain === "" || Number.isNaN(plain));
}

function functionsOf(scope: Scope): Map<string, FunctionDefinition> {
  const answer = (name: string, value: boolean): FunctionDefinition => ({
    name,
    minArgs: 0,
    maxArgs: 255,
    call: () => new data.BooleanData(value),
  });
  const hashFiles: FunctionDefinition = {
    name: "hashFiles",
    minArgs: 1,
    maxArgs: 255,
    call: (...patterns) => new data.StringData(scope.hashFiles(patterns.map((pattern) => pattern.coerceString()))),
  };
  return new Map([
    ["success", answer("success", scope.status.success)],
    ["failure", answer("failure", scope.status.failure)],
    ["cancelled", answer("cancelled", scope.status.cancelled)],
    ["always", answer("always", true)],
    ["hashfiles", hashFiles],
  ]);
}
