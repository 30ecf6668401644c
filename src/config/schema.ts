import { fileShape } from "./fields.ts";
import type { Json } from "./located.ts";
import type { Field, InnerField, JsonSchema } from "./shape.ts";

/** For editors. It accepts all that the reader accepts, and refuses all that a schema can express. */
export function jsonSchema(): JsonSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Rondo settings (.github/rondo.yml)",
    description: "Every key is optional. An empty file means the defaults.",
    ...fileShape.schema,
  };
}

interface Row {
  readonly key: string;
  readonly allowed: string;
  readonly preset: string;
  readonly about: string;
}

/** Every key as one row of a Markdown table. */
function settingsTable(): string {
  const rows = joinVariants(rowsOf("", fileShape.inner ?? []));
  const lines = rows.map(({ key, allowed, preset, about }) => `| ${[key, allowed, preset, about].join(" | ")} |`);
  return ["| key | allowed | default | what it does |", "|---|---|---|---|", ...lines, ""].join("\n");
}

/** A key that several variants of a map share is one row, with what each of them allows. */
function joinVariants(rows: readonly Row[]): readonly Row[] {
  const byKey = Map.groupBy(rows, (row) => `${row.key} ${row.about}`);
  return [...byKey.values()].flatMap((same) => {
    const allowed = [...new Set(same.map((row) => row.allowed))].join(", or ");
    return same.slice(0, 1).map((row) => ({ ...row, allowed }));
  });
}

function rowsOf(outer: string, inner: readonly InnerField[]): readonly Row[] {
  return inner.flatMap(({ between, field }) => {
    const path = outer === "" ? field.key : `${outer}${between}${field.key}`;
    return [rowOf(path, field), ...rowsOf(path, field.shape.inner ?? [])];
  });
}

function rowOf(path: string, field: Field<unknown>): Row {
  const other = field.alias === undefined ? "" : ` (or \`${field.alias}\`)`;
  return {
    key: `\`${path}\`${other}`,
    allowed: cell(field.shape.allowed),
    preset: field.default === undefined ? "" : cell(`\`${written(field.default)}\``),
    about: cell(field.about),
  };
}

function written(preset: Json): string {
  return typeof preset === "string" ? preset : JSON.stringify(preset);
}

function cell(text: string): string {
  return text.replaceAll("<", "&lt;").replaceAll("|", "\\|");
}

const introduction = `# Settings

All that \`.github/rondo.yml\` can say. Every key is optional; an empty file means the defaults. An unknown key or a value that is not allowed is
an error which names the file, line and column; it never falls back to a default.

\`NAME\` stands for a name of your own, \`[]\` for an item of a list. Durations are written \`90s\`, \`30m\`, \`8h\`, \`2d\` or \`1h30m\`. For completion and checks
in an editor, make this the first line of the file:

\`\`\`yaml
# yaml-language-server: $schema=<address of docs/rondo.schema.json>
\`\`\`

This page is generated from the table of settings in \`src/config/\`: change it there, then run \`npm run docs\`.
`;

/** The files of `docs/` that are derived from the table, by their paths in the repository. */
export function generatedDocs(): readonly { readonly path: string; readonly text: string }[] {
  return [
    { path: "docs/rondo.schema.json", text: `${JSON.stringify(jsonSchema(), null, 2)}\n` },
    { path: "docs/settings.md", text: `${introduction}\n${settingsTable()}` },
  ];
}
