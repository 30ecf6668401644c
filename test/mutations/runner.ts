import type { Mutation } from "./mutation.ts";

export const mutations: readonly Mutation[] = [
  {
    name: "runner: an output's end is known in advance",
    file: "src/runner.ts",
    find: "`ghadelimiter_${randomUUID()}`",
    replace: '"EOF"',
    tests: ["test/runner.test.ts"],
  },
  {
    name: "runner: lines of a text become commands",
    file: "src/runner.ts",
    find: '.replaceAll("\\n", "%0A")',
    replace: "",
    tests: ["test/runner.test.ts", "test/reporter.test.ts"],
  },
];
