import { defineConfig } from "vitest/config";

/** Whole loops on the embedded GitHub, one file per story: `npm run test:stories`. */
const stories = [
  "test/scenarios/*.test.ts",
  "test/commands/{run,init-loop}.test.ts",
  "test/attacks/{edit-after-label,hostile-artifact,outsiders}.test.ts",
];

export default defineConfig({
  logLevel: "error",
  test: {
    include: stories,
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/] } },
    testTimeout: 180_000,
    maxWorkers: "100%",
  },
});
