import { nearest } from "../config/nearest.ts";
import { oneLine } from "./colours.ts";
import { UsageError } from "./command.ts";

export function unknownCommand(name: string, known: readonly string[]): UsageError {
  const meant = nearest(name, known);
  const hint = meant === undefined ? "" : ` Did you mean ${meant}?`;
  return new UsageError(`There is no command "${oneLine(name)}".${hint} Known are ${known.join(", ")}.`);
}
