import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "./command.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** `parseArgs`, whose complaints become ours: they name the option and say where the help is. */
export function readArguments<T extends Options>(command: string, args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${said.split(". ")[0]}. See \`rondo ${command} --help\`.`);
  }
}

export function atMostOne(command: string, positionals: readonly string[]): string | undefined {
  if (positionals.length > 1) {
    throw new UsageError(`rondo ${command} takes one FILE, but got ${positionals.length}: ${positionals.join(", ")}.`);
  }
  return positionals[0];
}
