import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // workflow-parser imports JSON without an import attribute, which plain Node refuses; vite transforms it.
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/] } },
    testTimeout: 30_000,
  },
});
