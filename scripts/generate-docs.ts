/** Writes what is generated: two files of docs/ from the table of settings, the examples' workflows, and README's tables from action.yml. */
import { readFileSync, writeFileSync } from "node:fs";
import { generatedDocs } from "../src/config/schema.ts";
import { withActionTables } from "./action-tables.ts";
import { exampleWorkflows } from "./example-workflows.ts";

for (const { path, text } of [...generatedDocs(), ...exampleWorkflows()]) {
  writeFileSync(new URL(`../${path}`, import.meta.url), text);
}
const readme = new URL("../README.md", import.meta.url);
writeFileSync(readme, withActionTables(readFileSync(readme, "utf8")));
