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

const withoutUnused: Plugin = {
  name: "without-unused",
  resolveId: (id) => (Object.hasOwn(unused, id) ? `\0${id}` : null),
  load: (id) => {
    const name = unused[id.slice(1)];
    return id.startsWith("\0") && name ? `export function ${name}() { throw new Error("not in this bundle"); }` : null;
  },
};

const shared = {
  platform: "node" as const,
  plugins: [withoutUnused],
  // The same sources as the package's CommonJS, but what is not used of them can be left out.
  resolve: { alias: { yaml: new URL("node_modules/yaml/browser/dist/index.js", import.meta.url).pathname } },
  // Not minified: people review what runs in their repository, and it starts as fast.
  output: {
    dir: "dist",
    format: "esm" as const,
    minify: false,
    comments: { jsdoc: false },
    sourcemap: false,
    codeSplitting: false,
  },
};

export default defineConfig([
  { ...shared, input: { index: "src/index.ts" } },
  { ...shared, input: { cli: "src/cli.ts" }, output: { ...shared.output, banner: "#!/usr/bin/env node" } },
]);
