import { defineConfig } from "vitest/config";

/** `npm run test:agents`: the real CLIs, installed outside the project. Not part of `npm test`. */
export default defineConfig({
  logLevel: "error",
  test: {
    include: ["test/agents/real/*.real.ts"],
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/] } },
    // One CLI at a time: each of them fills a core.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 600_000,
  },
});
