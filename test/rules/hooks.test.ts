import { describe, expect, it } from "vitest";
import { resolveSettings } from "../../src/config/resolve.ts";
import type { HookHead, HookKind, HookSettings } from "../../src/loop/settings.ts";
import { parseHookAnswer, readHookAnswers } from "../../src/rules/hook-answer.ts";
import { hookContext } from "../../src/rules/hook-context.ts";
import { preparingHooks, runHooks, runPreparing } from "../../src/rules/run-hooks.ts";
import { checkout } from "./given.ts";

const always = { from: 1, to: 100, status: [], rules: [] } as const;

function hook(kind: HookKind, given: Partial<HookHead> = {}): HookSettings {
  return { id: "mine", enabled: true, onError: "escalate", when: null, ...given, ...kind };
}

const run = (command: string, given: Partial<HookHead> = {}, timeoutMs = 20_000) =>
  hook({ kind: "run", run: command, timeoutMs, on: "stop" }, given);
const module = (path: string) => hook({ kind: "module", path, timeoutMs: 20_000, on: "stop" });

async function asked(hooks: readonly HookSettings[], files: Readonly<Record<string, string>> = {}, context = "{}") {
  const lines: string[] = [];
  const env = { PATH: process.env.PATH ?? "" };
  const world = { folder: checkout(files), env, node: process.execPath, log: (line: string) => lines.push(line) };
  const rules = [{ name: "tests", result: "pass", message: "" }] as const;
  return { answers: await runHooks(hooks, { context, iteration: 2, rules }, world), lines };
}

describe("a hook's answer", () => {
  it.each([
    ['{"action":"complete","reason":"done"}', { action: "complete", reason: "done", nextPrompt: null }],
    [
      ' {"action":"continue","reason":"r","nextPrompt":"Fix it","metadata":{"a":1}}\n',
      { action: "continue", reason: "r", nextPrompt: "Fix it" },
    ],
    ['{"action":"escalate"}', { action: "escalate", reason: "it gave no reason", nextPrompt: null }],
    ['{"ok":true,"reason":"complete"}', { action: "complete", reason: "complete", nextPrompt: null }],
    ['{"ok":false,"reason":"next: write the test"}', { action: "continue", nextPrompt: "write the test" }],
    [
      '{"action":"continue","reason":"half","checkpointData":{"executionPhase":"Mid Point!","executionStep":5}}',
      { action: "continue", checkpoint: "mid-point" },
    ],
    ['{"action":"continue","checkpoint":"../../x"}', { checkpoint: "x" }],
    ['{"action":"continue","checkpoint":true}', { checkpoint: "checkpoint" }],
    ['{"action":"continue","checkpoint":"2"}', { checkpoint: "checkpoint-2" }],
  ])("%s is read", (printed, expected) => {
    expect(parseHookAnswer(printed)).toMatchObject(expected);
  });

  it.each([
    ["", "it printed nothing"],
    ['Sure! {"ok":true}', "it printed more than JSON, beginning with"],
    ['{"ok":true} {"ok":false}', "it printed more than JSON"],
    ["[]", "it is not an object"],
    ["null", "it is not an object"],
    ['{"ok":"yes"}', '"action" is missing'],
    ['{"action":"stop"}', '"action" is "stop"; it must be one of complete, continue, escalate'],
  ])("%j is an error", (printed, why) => {
    expect(parseHookAnswer(printed)).toEqual({ error: expect.stringContaining(`JSON validation failed: ${why}`) });
  });

  it("is cut to what the state has room for", () => {
    const answer = parseHookAnswer(JSON.stringify({ ok: false, reason: "x".repeat(5_000) }));
    expect("nextPrompt" in answer && Buffer.byteLength(answer.nextPrompt ?? "")).toBeLessThanOrEqual(800);
  });
});

describe("a hook that comes after the rules and decides nothing", () => {
  const after = (command: string): HookSettings => hook({ kind: "run", run: command, timeoutMs: 20_000, on: "after" });

  it.each([
    ["true", { action: "continue", reason: "done", nextPrompt: null }],
    ["echo told the team", { action: "continue", reason: "told the team" }],
    [`echo '{"checkpointData":{"executionPhase":"midpoint"}}'`, { action: "continue", checkpoint: "midpoint" }],
    [`echo '{"action":"complete","reason":"all done"}'`, { action: "continue", reason: "all done" }],
    ["echo '{oops'", { error: expect.stringContaining("JSON validation failed") }],
    ["exit 4", { error: "exit code 4" }],
  ])("%s", async (command, answer) => {
    expect((await asked([after(command)])).answers).toMatchObject({ mine: answer });
  });
});

describe("hooks before the agent", () => {
  const before = (command: string, given: Partial<HookHead> = {}, on: "before" | "stop" = "before"): HookSettings =>
    hook({ kind: "run", run: command, timeoutMs: 20_000, on }, { id: command, ...given });

  async function prepared(hooks: readonly HookSettings[], iteration = 2) {
    const lines: string[] = [];
    const warnings: string[] = [];
    const world = {
      folder: checkout({}),
      env: { PATH: process.env.PATH ?? "" },
      node: process.execPath,
      log: (line: string) => lines.push(line.replace(/ \(.*/, "")),
      warn: (line: string) => warnings.push(line),
    };
    const failure = await runPreparing(preparingHooks(hooks, iteration), "{}", world);
    return { failure, lines, warnings };
  }

  it("run in order, and only they: those that decide wait for the rules", async () => {
    const hooks = [before("echo one"), before("echo decides", {}, "stop"), before("true")];
    expect(await prepared(hooks)).toEqual({
      failure: null,
      lines: ["hook echo one: one", "hook true: done"],
      warnings: [],
    });
    expect((await asked(hooks)).answers).toHaveProperty("echo decides");
    expect((await asked(hooks)).answers).not.toHaveProperty("echo one");
  });

  it("one that fails keeps the agent from starting, and the rest of them", async () => {
    const { failure, lines } = await prepared([before("echo no space >&2; exit 3"), before("echo never")]);
    expect(failure).toBe(
      "the hook echo no space >&2; exit 3, which runs before the agent, failed: exit code 3: no space",
    );
    expect(lines).toHaveLength(1);
  });

  it("one that may fail is warned about", async () => {
    const { failure, lines, warnings } = await prepared([before("exit 3", { onError: "continue" }), before("true")]);
    expect([failure, lines.length, warnings.length]).toEqual([null, 2, 1]);
  });

  it.each<readonly [string, Partial<HookHead>]>([
    ["is disabled", { enabled: false }],
    ["is of other iterations", { when: { ...always, from: 3 } }],
  ])("one that %s is not run", async (_, given) => {
    expect((await prepared([before("exit 3", given)])).lines).toEqual([]);
  });
});

describe("answers on their way to land", () => {
  it("come out as they went in, and nonsense as errors", () => {
    const answers = { a: parseHookAnswer('{"ok":true}'), b: { error: "exit code 3" } };
    expect(readHookAnswers(JSON.stringify(answers))).toEqual(answers);
    expect(readHookAnswers('{"a":{"action":"merge"},"b":7}')).toEqual({
      a: { error: expect.stringContaining("JSON validation failed") },
      b: { error: expect.stringContaining("JSON validation failed") },
    });
    expect([readHookAnswers(undefined), readHookAnswers("{"), readHookAnswers("[1]")]).toEqual([{}, {}, {}]);
  });
});

describe("a command", () => {
  it("gets the context on stdin and answers on stdout; what it says on stderr is no answer", async () => {
    const check = `read -r c; echo noise >&2; [ "$c" = '{"iteration":2}' ] && echo '{"ok":true,"reason":"right"}'`;
    expect((await asked([run(check)], {}, '{"iteration":2}\n')).answers).toEqual({
      mine: { action: "complete", reason: "right", nextPrompt: null },
    });
  });

  it.each([
    ["echo trouble >&2; exit 3", "exit code 3: trouble"],
    [`echo '{"ok":true}'; exit 1`, "exit code 1"],
    ["echo Sure; echo '{}'", "JSON validation failed"],
    ["./not-there", "exit code 127"],
    ["kill -9 $$", "it was ended by SIGKILL"],
  ])("%s is an error", async (command, why) => {
    expect((await asked([run(command)])).answers).toEqual({ mine: { error: expect.stringContaining(why) } });
  });

  it("that takes too long is stopped", async () => {
    expect((await asked([run("sleep 60", {}, 300)])).answers).toEqual({ mine: { error: "it took longer than 0.3 s" } });
  });

  it.each<readonly [string, Partial<HookHead>]>([
    ["is disabled", { enabled: false }],
    ["comes too early", { when: { ...always, from: 3 } }],
    ["waits for another result", { when: { ...always, rules: [{ name: "tests", result: "fail" }] } }],
  ])("that %s is not started", async (_, given) => {
    const { answers, lines } = await asked([run("echo '{}'", given)]);
    expect([answers, lines]).toEqual([{}, [expect.stringContaining("hook mine: not asked")]]);
  });

  it("whose condition may yet hold is started: the rest of the results is known only in land", async () => {
    const when = { ...always, status: ["failed"], rules: [{ name: "my-step", result: "pass" }] } as const;
    expect((await asked([run(`echo '{"ok":true}'`, { when })])).answers).toHaveProperty("mine");
  });

  it("in a group is asked, unless the group is off", async () => {
    const of = [{ ...run(`echo '{"ok":true}'`), id: "g.1" }] as const;
    const group = {
      id: "g",
      enabled: true,
      onError: "escalate",
      when: null,
      kind: "any",
      of,
    } as unknown as HookSettings;
    expect(Object.keys((await asked([group])).answers)).toEqual(["g.1"]);
    expect((await asked([{ ...group, enabled: false }])).answers).toEqual({});
  });
});

describe("a module", () => {
  it("may be asynchronous, import its neighbours, and log what it likes", async () => {
    const files = {
      "hooks/stop.mjs": `import { limit } from "./limit.mjs";
console.log("not an answer");
export default async ({ iteration, filesModified }) => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  setInterval(() => {}, 1000);
  return iteration >= limit && filesModified.length === 0
    ? { action: "escalate", reason: "stuck" }
    : { action: "continue", reason: "fine", nextPrompt: "go on" };
};`,
      "hooks/limit.mjs": "export const limit = 2;",
    };
    const context = JSON.stringify({ iteration: 2, filesModified: [] });
    expect((await asked([module("./hooks/stop.mjs")], files, context)).answers).toEqual({
      mine: { action: "escalate", reason: "stuck", nextPrompt: null },
    });
  });

  it.each([
    ["export default () => { throw new Error('boom'); };", "boom"],
    ["export default async () => { throw new Error('later'); };", "later"],
    ["export const hook = 1;", "the module exports no function as default"],
    ["export default () => 'complete';", "it is not an object"],
    ["export default () => undefined;", "it is not an object"],
    ["syntax error", "SyntaxError"],
  ])("%s is an error", async (text, why) => {
    const { answers } = await asked([module("h.mjs")], { "h.mjs": text });
    expect(answers).toEqual({ mine: { error: expect.stringContaining(why) } });
  });
});

it("each evaluation is one line of the log, with what it came to", async () => {
  const { lines } = await asked([
    run(`echo '{"action":"continue","reason":"two\\nlines","nextPrompt":"fix","checkpoint":"mid"}'`),
    run("exit 2", { id: "bad" }),
  ]);
  expect(lines).toEqual([
    expect.stringMatching(/^hook mine: continue: two lines; next: fix; checkpoint mid \(\d+ ms\)$/),
    expect.stringMatching(/^hook bad: failed: exit code 2 \(\d+ ms\)$/),
  ]);
});

it("the context has the fields of both documents", () => {
  const context = JSON.parse(
    hookContext({
      ...{
        loopId: "7-12",
        issue: 7,
        iteration: 3,
        settings: resolveSettings([]),
        session: null,
        notes: null,
        folder: "/base",
      },
      said: "Done.\n\n<promise>COMPLETE</promise>",
      changed: ["a.ts"],
      rules: [{ name: "tests_pass", result: "fail", message: "1 failed" }],
      cost: 0.5,
      ms: 1_000,
      at: 0,
    }),
  );
  expect(context).toEqual({
    taskId: "7-12",
    issue: 7,
    iteration: 3,
    maxIterations: 10,
    executionPhase: "validation",
    filesModified: ["a.ts"],
    validationResults: [{ ruleName: "tests_pass", passed: false, result: "fail", message: "1 failed" }],
    completionPromises: [
      { type: "COMPLETE", detected: true, content: expect.any(String), detectedAt: "1970-01-01T00:00:00.000Z" },
    ],
    agentOutput: "Done.\n\n<promise>COMPLETE</promise>",
    session_id: "7-12",
    transcript_path: null,
    cwd: "/base",
    hook_event_name: "Stop",
    stop_hook_active: true,
    cost: 0.5,
    ms: 1_000,
  });
});
