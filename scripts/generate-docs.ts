/** Writes what is generated: two files of docs/ from the table of settings, and README's tables from action.yml. */
import { readFileSync, writeFileSync } from "node:fs";
import { generatedDocs } from "../src/config/schema.ts";
import { withActionTables } from "./action-tables.ts";

for (const { path, text } of generatedDocs()) {
  writeFileSync(new URL(`../${path}`, import.meta.url), text);
}
const readme = new URL("../README.md", import.meta.url);
writeFileSync(readme, withActionTables(readFileSync(readme, "utf8")));
