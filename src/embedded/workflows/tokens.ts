/** Small readings of the parser's token tree. */
import { isMapping, isSequence } from "@actions/workflow-parser";
import type { Template } from "./templates.ts";

export function readList(token: Template | undefined): readonly string[] {
  if (token === undefined) return [];
  if (isSequence(token)) return [...token].map((item) => item.toString());
  return [token.toString()];
}

export function entries(token: Template | undefined): readonly (readonly [string, Template])[] {
  if (token === undefined || !isMapping(token)) return [];
  return [...token].map((pair) => [pair.key.toString(), pair.value] as const);
}

export function finder(token: Template): (key: string) => Template | undefined {
  return (key) => (isMapping(token) ? token.find(key) : undefined);
}
