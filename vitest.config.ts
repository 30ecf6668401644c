import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  // Otherwise vite complains, once per file, of packages that ship source maps without their sources.
  logLevel: "error",
  test: {
    include: ["test/**/*.test.ts"],
    // But for a taste of them, whole loops have their own scripts: `npm run test:stories`, `npm run test:faults`.
    exclude: [
      ...configDefaults.exclude,
      "test/faults/!(smoke).test.ts",
      "test/scenarios/!(01|02|03)-*.test.ts",
      "test/commands/{run,init-loop}.test.ts",
      "test/attacks/{edit-after-label,hostile-artifact,outsiders}.test.ts",
    ],
    // workflow-parser imports JSON without an import attribute, which plain Node refuses; vite transforms it.
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions|languageservice)/] } },
    // Whole loops on a busy machine; nothing here is about time.
    testTimeout: 180_000,
    maxWorkers: "100%",
  },
});
