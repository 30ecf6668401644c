import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Mutation } from "./mutation.ts";

const root = resolve(import.meta.dirname, "../..");
const lists = join(root, "test/mutations");
const noLists = ["mutation.ts", "lists.ts"];

export function listNames(): readonly string[] {
  const files = readdirSync(lists).filter((file) => !noLists.includes(file));
  return files.map((file) => file.replace(/\.ts$/, ""));
}

export async function mutationsOf(list: string): Promise<readonly Mutation[]> {
  const { mutations } = (await import(join(lists, `${list}.ts`))) as { mutations: readonly Mutation[] };
  return mutations;
}

/** A mutation that no longer fits the code proves nothing. */
export function misfits(mutations: readonly Mutation[]): readonly string[] {
  const twice = mutations.filter(({ name }, i) => mutations.findIndex((other) => other.name === name) < i);
  return [
    ...twice.map(({ name }) => `${name}: there are two of this name`),
    ...mutations.flatMap(({ name, file, find }) => {
      const found = readFileSync(join(root, file), "utf8").split(find).length - 1;
      return found === 1 ? [] : [`${name}: its text must stand in ${file} once, and stands there ${found} times`];
    }),
  ];
}
