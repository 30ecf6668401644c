import { defineConfig } from "vitest/config";

/** Thousands of broken loops: `npm run test:faults`. */
export default defineConfig({
  logLevel: "error",
  test: {
    include: ["test/faults/**/*.test.ts"],
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/] } },
    testTimeout: 900_000,
    maxWorkers: 2,
  },
});
