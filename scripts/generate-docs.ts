/** Writes the two files of docs/ that come from the table of settings: `node scripts/generate-docs.ts`. */
import { writeFileSync } from "node:fs";
import { generatedDocs } from "../src/config/schema.ts";

for (const { path, text } of generatedDocs()) {
  writeFileSync(new URL(`../${path}`, import.meta.url), text);
}
