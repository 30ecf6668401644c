import { defineConfig, type Plugin } from "rolldown";

/** What only editors and the documentation say of a setting is read from the sources, never at run time. */
const withoutDocumentation: Plugin = {
  name: "without-documentation",
  transform: {
    filter: { id: /\/src\/config\/[\w-]+\.ts$/ },
    handler(code) {
      const unread = objectsIn(this.parse(code, { lang: "ts" })).flatMap(documentationOf);
      const left = unread
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ""), code);
      return { code: left, map: null };
    },
  },
};

interface Part {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
  readonly properties?: readonly Part[];
}

/** The object literals of a syntax tree, but for those inside what is left out with its object. */
function objectsIn(node: unknown): readonly Part[] {
  if (typeof node !== "object" || node === null) return [];
  const part = node as Part;
  const isObject = part.type === "ObjectExpression";
  const unread = isObject ? documentationOf(part) : [];
  const inner = Object.values(part)
    .flat()
    .filter((each) => !unread.includes(each as Part));
  return [...(isObject ? [part] : []), ...inner.flatMap(objectsIn)];
}

/** Of a field `about`, and of a shape `schema`, which another object may well have for another reason. */
function documentationOf({ properties = [] }: Part): readonly Part[] {
  const names = properties.map(({ key }) => key?.name ?? "");
  const isShape = ["allowed", "read", "inner"].some((name) => names.includes(name));
  const isUnread = (name: string) => name === "about" || (name === "schema" && isShape);
  return properties.filter((_, index) => isUnread(names[index] ?? ""));
}

/** The package's ES modules: the same sources as its CommonJS, but what is not used of them can be left out. */
const yaml = new URL("node_modules/yaml/browser/dist/index.js", import.meta.url).pathname;
/** What src uses of it; a name that is missing here fails the build. */
const yamlNames = [
  "isAlias",
  "isMap",
  "isNode",
  "isScalar",
  "isSeq",
  "LineCounter",
  "parse",
  "parseDocument",
  "stringify",
  "visit",
];

/** The parser is a third of the code, and read only when there are settings to parse: after the first request. */
const yamlLater = standIns("yaml-later", (id, importer) => {
  if (id === "yaml-library") return `export { ${yamlNames.join(", ")} } from ${JSON.stringify(yaml)};`;
  // Other packages may use more of it.
  if (id !== "yaml" || importer?.includes("/node_modules/")) return null;
  const library = `let loaded;
const library = () => (loaded ??= process.getBuiltinModule("node:module").createRequire(import.meta.url)("./yaml.cjs"));`;
  const functions = yamlNames.map(
    (name) =>
      `export function ${name}(...given) { return new.target ? new (library().${name})(...given) : library().${name}(...given); }`,
  );
  return [library, ...functions].join("\n");
});

/** Modules made up here, in the place of others. */
function standIns(name: string, textOf: (id: string, importer?: string) => string | null): Plugin {
  return {
    name,
    resolveId: (id, importer) => (textOf(id, importer) === null ? null : `\0${id}`),
    load: (id) => (id.startsWith("\0") ? textOf(id.slice(1)) : null),
  };
}

const output = {
  dir: "dist",
  format: "esm" as const,
  // Not minified: people review what runs in their repository, and it starts as fast. Only what never runs is left out.
  // Why things are as they are stands in the sources.
  minify: "dce-only" as const,
  comments: { jsdoc: false },
  sourcemap: false,
  codeSplitting: false,
};
const platform = "node" as const;

export default defineConfig([
  {
    platform,
    input: { index: "src/index.ts" },
    // The names of the sources' files would be a hundredth of what every run loads.
    experimental: { attachDebugInfo: "none" },
    plugins: [withoutDocumentation, yamlLater],
    output: { ...output, codeSplitting: true, chunkFileNames: "[name].js" },
  },
  {
    platform,
    input: "yaml-library",
    plugins: [yamlLater],
    output: { ...output, format: "cjs", entryFileNames: "yaml.cjs" },
  },
  {
    platform,
    input: { cli: "src/cli.ts" },
    plugins: [withoutDocumentation, yamlLater],
    output: {
      ...output,
      banner: ({ name }) => (name === "cli" ? "#!/usr/bin/env node" : ""),
      // The embedded GitHub is a file of its own, so that the other commands do not load it.
      codeSplitting: true,
      chunkFileNames: "cli-[name].js",
    },
  },
]);
