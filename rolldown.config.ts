import { defineConfig, type Plugin } from "rolldown";

/**
 * Of `@actions/core`, OIDC tokens and facts about the platform, which Rondo has no use for, bring an HTTP client with all
 * of undici and a process runner along: a third of the bundle, and most of its time to start.
 */
const unused: Readonly<Record<string, string>> = {
  "@actions/http-client": "HttpClient",
  "@actions/http-client/lib/auth": "BearerCredentialHandler",
  "@actions/exec": "getExecOutput",
};

const withoutUnused = standIns("without-unused", (id) => {
  const name = unused[id];
  return name ? `export function ${name}() { throw new Error("not in this bundle"); }` : null;
});

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
    plugins: [withoutUnused, yamlLater],
    // Each phase loads its own part: the job that lands has no code that could run a command but git's.
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
    plugins: [yamlLater],
    output: {
      ...output,
      banner: ({ name }) => (name === "cli" ? "#!/usr/bin/env node" : ""),
      // The embedded GitHub is a file of its own, so that the other commands do not load it.
      codeSplitting: true,
      chunkFileNames: "cli-[name].js",
    },
  },
]);
