import { defineConfig } from "rolldown";

const shared = {
  platform: "node",
  // Not minified: people review what runs in their repository, and it starts as fast.
  output: { dir: "dist", format: "esm", minify: false, sourcemap: false, codeSplitting: false },
} as const;

export default defineConfig([
  { ...shared, input: { index: "src/index.ts" } },
  { ...shared, input: { cli: "src/cli.ts" }, output: { ...shared.output, banner: "#!/usr/bin/env node" } },
]);
