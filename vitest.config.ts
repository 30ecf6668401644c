import { defineConfig } from "vitest/config";

export default defineConfig({
  // Otherwise vite complains, once per file, of packages that ship source maps without their sources.
  logLevel: "error",
  test: {
    include: ["test/**/*.test.ts"],
    // workflow-parser imports JSON without an import attribute, which plain Node refuses; vite transforms it.
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions|languageservice)/] } },
    testTimeout: 30_000,
  },
});
