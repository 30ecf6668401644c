import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

const marks = { begin: "<!-- generated from action.yml -->", end: "<!-- end of what is generated -->" } as const;

/** The README with the tables of inputs and outputs as action.yml has them. */
export function withActionTables(readme: string): string {
  const [before, rest] = readme.split(marks.begin);
  const after = rest?.split(marks.end)[1];
  if (before === undefined || after === undefined) throw new Error(`README.md has no ${marks.begin} … ${marks.end}`);
  const { inputs, outputs } = parse(readFileSync(new URL("../action.yml", import.meta.url), "utf8")) as ActionFile;
  const inputRows = Object.entries(inputs).map(([name, input]) => {
    const preset = input.default === undefined ? "" : input.default === "" ? "empty" : `\`${input.default}\``;
    return `| \`${name}\` | ${input.description} | ${preset} |`;
  });
  const outputRows = Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${description} |`);
  const tables = [
    "| input | | default |",
    "|---|---|---|",
    ...inputRows,
    "",
    "| output | |",
    "|---|---|",
    ...outputRows,
  ];
  return `${before}${marks.begin}\n${tables.join("\n")}\n${marks.end}${after}`;
}
