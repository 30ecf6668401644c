import { defineConfig } from "rolldown";

/** The bench stands on the embedded GitHub, whose parser plain Node can't import: it is bundled first. */
export default defineConfig({
  platform: "node",
  input: { bench: "scripts/bench/bench.ts" },
  output: { dir: "node_modules/.cache/rondo-bench", format: "esm", codeSplitting: false },
});
