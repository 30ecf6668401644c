import { defineConfig } from "rolldown";

const shared = {
  platform: "node",
  // Not minified: people review what runs in their repository, and it starts as fast.
  output: { dir: "dist", format: "esm", minify: false, sourcemap: false, codeSplitting: false },
} as const;

export default defineConfig([
  { ...shared, input: { index: "src/index.ts" } },
  {
    ...shared,
    input: { cli: "src/cli.ts" },
    output: {
      ...shared.output,
      banner: ({ name }) => (name === "cli" ? "#!/usr/bin/env node" : ""),
      // The embedded GitHub is a file of its own, so that the other commands do not load it.
      codeSplitting: true,
      chunkFileNames: "cli-[name].js",
    },
  },
]);
