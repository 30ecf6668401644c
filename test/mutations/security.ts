import type { Mutation } from "./mutation.ts";

export const mutations: readonly Mutation[] = [
  {
    name: "bots are trusted",
    file: "src/phases/hear.ts",
    find: "if (isBot) return Promise.resolve(false);",
    replace: "",
    tests: ["test/phases/hear.test.ts", "test/phases/start-wish.test.ts"],
  },
  {
    name: "symbolic links may land",
    file: "src/vet/path-rules.ts",
    find: 'names[0] === ".github" &&',
    replace: "false &&",
    tests: ["test/vet/paths.test.ts"],
  },
];
