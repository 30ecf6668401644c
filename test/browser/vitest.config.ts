import { defineConfig } from "vitest/config";

export default defineConfig({
  logLevel: "error",
  test: {
    include: ["test/browser/*.browser.ts"],
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions|languageservice)/] } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
