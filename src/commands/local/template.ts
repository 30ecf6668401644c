import { oneLine } from "../colours.ts";
import { UsageError } from "../command.ts";

/** The workflow files that the package ships, by the name of their file. */
export const templates = ["hardened", "simple"] as const;
export type Template = (typeof templates)[number];

export function templateNamed(name: string): Template {
  const known = templates.find((template) => template === name);
  if (known) return known;
  throw new UsageError(`--template is "${oneLine(name)}"; it must be one of ${templates.join(", ")}.`);
}
