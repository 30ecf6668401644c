import type { Mutation } from "./mutation.ts";

const running = ["test/rules/hooks.test.ts"];
const engine = ["test/loop/hooks.test.ts"];
const config = ["test/config/agents-and-hooks.test.ts"];
const taskFile = ["test/phases/task-file.test.ts"];
const checkpoints = ["test/phases/checkpoints.test.ts"];
const notes = ["test/loop/heard-promise.test.ts"];

/** What hooks, loop files and notes may not do. */
export const mutations: readonly Mutation[] = [
  {
    name: "hooks: the agent may change what decides about it",
    file: "src/config/hook-files.ts",
    find: 'if (hook.kind === "module") return',
    replace: 'if (hook.kind === "module") return [] ??',
    tests: config,
  },
  {
    name: "hooks: the agent may change what their modules import",
    file: "src/phases/landing.ts",
    find: "const protect = [...settings.protect, ...imported];",
    replace: "const protect = [...settings.protect];",
    tests: ["test/phases/landing.test.ts"],
  },
  {
    name: "hooks: they run on what the agent left",
    file: "src/phases/validate.ts",
    find: "const { scratch: folder, environment: env, node, report } = world;\n  await world.git.exportTo(brief.base, folder);",
    replace: "const { checkout: folder, environment: env, node, report } = world;",
    tests: ["test/phases/validate.test.ts"],
  },
  {
    name: "hooks: one that looks on decides",
    file: "src/loop/hooks.ts",
    find: 'if (moment === "stop" || (!isOver && answer.action === "escalate"))',
    replace: "if (true)",
    tests: engine,
  },
  {
    name: "hooks: one that looks on may complete",
    file: "src/loop/hooks.ts",
    find: 'return momentOf(hook) === "after" ? { ...answer, action: "continue" } : answer;',
    replace: "return answer;",
    tests: engine,
  },
  {
    name: "hooks: one that comes before the agent is asked again",
    file: "src/loop/hooks.ts",
    find: 'if (moment === "before") continue;',
    replace: "",
    tests: engine,
  },
  {
    name: "hooks: the agent starts whatever came before it",
    file: "src/rules/run-hooks.ts",
    find: 'if (hook.onError === "escalate") return told;',
    replace: "",
    tests: running,
  },
  {
    name: "hooks: those that decide run before the agent too",
    file: "src/rules/run-hooks.ts",
    find: 'hook.on === "before" && isDue(hook)',
    replace: "isDue(hook)",
    tests: running,
  },
  {
    name: "hooks: a group has members that do not decide",
    file: "src/config/hooks.ts",
    find: "if (astray < 0) return",
    replace: "if (astray < 1000) return",
    tests: config,
  },
  {
    name: "hooks: results of rules are asked for before there are any",
    file: "src/config/hooks.ts",
    find: "if (!isEarly) return hook;",
    replace: "return hook;",
    tests: config,
  },
  {
    name: "hooks: the model's keys are seen before the agent runs",
    file: "src/phases/prepare-agent.ts",
    find: "secrets.includes(value) ||",
    replace: "false &&",
    tests: ["test/phases/agent.test.ts"],
  },
  {
    name: "checkpoints: any name is one",
    file: "src/loop/checkpoint-name.ts",
    find: "return text.length <= longest &&",
    replace: "return text.length <= longest ||",
    tests: [...running, "test/phases/orders.test.ts"],
  },
  {
    name: "checkpoints: as many as a list names",
    file: "src/phases/checkpoints.ts",
    find: ".slice(0, mostAtOnce)",
    replace: "",
    tests: checkpoints,
  },
  {
    name: "checkpoints: those of another loop are gone back to",
    file: "src/phases/checkpoints.ts",
    find: "if (record?.loopId === loopId)",
    replace: "if (record)",
    tests: checkpoints,
  },
  {
    name: "loop files: an inactive one starts a loop",
    file: "src/phases/task-file.ts",
    find: 'return read.active ? { kind: "file", file } :',
    replace: 'return true ? { kind: "file", file } :',
    tests: taskFile,
  },
  {
    name: "loop files: an inactive one does not end its loop",
    file: "src/phases/task-file.ts",
    find: "if (!read.active) return stop(",
    replace: "if (false) return stop(",
    tests: taskFile,
  },
  {
    name: "loop files: any path is one",
    file: "src/config/loop-file.ts",
    find: "return isPlain && ",
    replace: "return isPlain || ",
    tests: ["test/config/loop-file.test.ts", ...taskFile],
  },
  {
    name: "loop files: settings without an end are none",
    file: "src/config/loop-file.ts",
    find: 'if (read.kind === "none")',
    replace: "if (false)",
    tests: ["test/config/loop-file.test.ts"],
  },
  {
    name: "loop files: more than limits changes on the way",
    file: "src/config/task-frontmatter.ts",
    find: "const kept = Object.entries(before).filter(([key]) => !changed.some((limit) => limit.key === key));",
    replace: "const kept: never[] = [];",
    tests: ["test/config/loop-file.test.ts"],
  },
  {
    name: "notes: promises are heard there unasked",
    file: "src/loop/heard-promise.ts",
    find: '|| !promiseSources.includes("notes")',
    replace: "",
    tests: notes,
  },
  {
    name: "notes: they overrule a more cautious message",
    file: "src/loop/heard-promise.ts",
    find: "(isMilder ? message : noted)",
    replace: "(isMilder ? noted : noted)",
    tests: notes,
  },
  {
    name: "orders without a loop: anybody's are answered",
    file: "src/phases/no-loop.ts",
    find: "if (!last || !(await trust.inPerson(last.author))) return told;",
    replace: "if (!last) return told;",
    tests: ["test/phases/no-loop.test.ts"],
  },
];
