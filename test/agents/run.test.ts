/** Whole runs, with stand-ins on PATH that print what the real CLIs printed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type AgentReport, type AgentTask, runAgent, runWithFallback } from "../../src/agents/run.ts";
import { keepTotals } from "../../src/agents/session-totals.ts";
import { type AgentChoice, type AgentName, agentNames } from "../../src/loop/settings.ts";
import { read } from "./captured.ts";
import { fakeClis } from "./fake-cli.ts";
import { folder, task } from "./given.ts";

const PROMISE = "All done.\n<promise>COMPLETE</promise>";

interface Ran extends AgentReport {
  readonly log: readonly string[];
  readonly pauses: readonly number[];
  readonly checkout: string;
}

function use(name: AgentName): AgentChoice {
  return { use: name, model: null, args: [] };
}

async function run(name: AgentName, stories: readonly string[], given: Partial<AgentTask> = {}): Promise<Ran> {
  const log: string[] = [];
  const pauses: number[] = [];
  const checkout = folder();
  const report = await runAgent(
    task({
      choice: use(name),
      folder: checkout,
      onLine: (line) => log.push(line),
      pause: async (ms) => pauses.push(ms),
      ...given,
      environment: { PATH: fakeClis({ [name]: stories }), ...given.environment },
    }),
  );
  return { ...report, log, pauses, checkout };
}

describe("a run of a known agent", () => {
  it.each(agentNames)("%s: gets the prompt on stdin and reports what it did", async (name) => {
    const report = await run(name, ["success"], { prompt: "Fix it.\n" });
    expect(report).toMatchObject({ agent: name, said: PROMISE, ended: "finished", failure: null });
    expect(readFileSync(join(report.checkout, "prompt"), "utf8")).toBe("Fix it.\n");
  });

  it.each(agentNames)("%s: sees its own keys and nothing of the runner's", async (name) => {
    const secrets = {
      ANTHROPIC_API_KEY: "a",
      OPENAI_API_KEY: "o",
      GEMINI_API_KEY: "g",
      COPILOT_GITHUB_TOKEN: "c",
      GITHUB_TOKEN: "t",
      GH_TOKEN: "t",
      ACTIONS_RUNTIME_TOKEN: "r",
      GITHUB_ENV: "",
      HOME: "/home/runner",
    };
    const { checkout } = await run(name, ["success"], { environment: secrets });
    const seen = Object.fromEntries(
      readFileSync(join(checkout, "environment"), "utf8")
        .split("\n")
        .map((line) => [line.split("=")[0], line.slice(line.indexOf("=") + 1)]),
    );
    const own: Record<AgentName, string> = {
      claude: "ANTHROPIC_API_KEY",
      codex: "OPENAI_API_KEY",
      gemini: "GEMINI_API_KEY",
      copilot: "COPILOT_GITHUB_TOKEN",
      opencode: "ANTHROPIC_API_KEY",
    };
    expect(seen).toHaveProperty(own[name]);
    expect(Object.keys(seen).filter((key) => /^(GITHUB_|GH_|ACTIONS_)/.test(key))).toEqual([]);
    if (name !== "opencode") {
      const others = Object.values(own).filter((key) => key !== own[name] && key in seen);
      expect(others).toEqual([]);
    }
    expect(seen.HOME).not.toBe("/home/runner");
  });

  it("says in the log what the agent did, not how its events are written", async () => {
    const { log } = await run("claude", ["success"]);
    expect(log).toEqual([
      '| Bash: {"command":"echo work >> work.txt","description":"Works"}',
      "| All done.",
      "| <promise>COMPLETE</promise>",
    ]);
  });

  it("masks a key that the agent says aloud, in message and log", async () => {
    const { said, log } = await run("claude", ["success"], { environment: { ANTHROPIC_API_KEY: "All done." } });
    expect(said).toBe("***\n<promise>COMPLETE</promise>");
    expect(log).toContain("| ***");
  });

  it("a limit keeps the work and is no failure", async () => {
    expect(await run("claude", ["limit"])).toMatchObject({ ended: "limit", failure: null, cost: 0.01 });
  });

  it("a denied tool is named beside the promise", async () => {
    expect(await run("claude", ["denied"])).toMatchObject({ said: PROMISE, denied: ["Bash"], ended: "finished" });
  });

  it("is a timeout when its time is over, with what was known by then", async () => {
    const report = await run("claude", ["killed"], { timeoutMs: 3_000 });
    expect(report).toMatchObject({ ended: "timeout", failure: { class: "timeout" } });
    expect(report.tokens).toEqual({ input: 1000, output: 50 });
    expect(report.pauses).toEqual([]);
  });

  it("does not wait until the end of the time for a key that is refused", async () => {
    const report = await run("claude", ["wrong-key"], { timeoutMs: 600_000 });
    expect(report).toMatchObject({ ended: "failed", failure: { class: "blocking" } });
    expect(report.failure?.message).toContain("ANTHROPIC_API_KEY");
  });

  it("names the failure that kept it waiting, rather than the time that ran out", async () => {
    const { failure } = await run("codex", ["rate-limit"], { timeoutMs: 3_000 });
    expect(failure).toMatchObject({ class: "transient" });
    expect(failure?.message).toContain("429");
  });
});

describe("a transient failure", () => {
  it("is tried once more, after a pause", async () => {
    const report = await run("codex", ["server-error", "success"]);
    expect(report).toMatchObject({ said: PROMISE, ended: "finished", failure: null });
    expect(report.pauses).toEqual([10_000]);
    expect(report.log.some((line) => /high demand.*trying once more/.test(line))).toBe(true);
  });

  it("is tried only once more", async () => {
    const report = await run("codex", ["server-error", "server-error", "success"]);
    expect(report).toMatchObject({ ended: "failed", failure: { class: "transient" } });
    expect(report.pauses).toHaveLength(1);
  });

  it("costs what both tries cost", async () => {
    const scratch = folder();
    const report = await run("copilot", ["server-error", "success"], { scratch });
    expect(report.tokens).toEqual({ input: 2000, output: 100 });
  });

  it("is not tried again in time that is not there", async () => {
    expect((await run("codex", ["server-error"], { timeoutMs: 9_000 })).pauses).toEqual([]);
  });

  it.each(["wrong-key", "unknown-model", "quota"])("is not what %s is", async (story) => {
    const report = await run("codex", [story, "success"]);
    expect(report).toMatchObject({ ended: "failed", failure: { class: "blocking" }, pauses: [] });
  });
});

describe("a session", () => {
  const id = read("claude", "success").session;

  it.each([
    ["claude", { cost: 0.01, tokens: { input: 2000, output: 100 } }],
    ["codex", { cost: null, tokens: { input: 2000, output: 100 } }],
    ["gemini", { cost: null, tokens: { input: 2000, output: 100 } }],
    ["copilot", { cost: null, tokens: { input: 2000, output: 100 } }],
    ["opencode", { cost: 0.005, tokens: { input: 2000, output: 100 } }],
  ] as const)("of %s is resumed by its id, and counts only what this run added", async (name, added) => {
    const { session } = read(name, "resumed");
    const scratch = folder();
    keepTotals(scratch, { ...read(name, "success"), session });
    const report = await run(name, ["resumed"], { scratch, session });
    expect(report).toMatchObject({ session, ...added });
    expect(readFileSync(join(report.checkout, "arguments"), "utf8")).toContain(String(session));
  });

  it.each(["--dangerously-skip-permissions", "a b", "", "x\n-c", "../../etc"])(
    "by the name of %j is not taken up",
    async (session) => {
      const report = await run("claude", ["success"], { session });
      expect(readFileSync(join(report.checkout, "arguments"), "utf8")).not.toContain("--resume");
    },
  );

  it("whose earlier cost is lost leaves this run's unknown", async () => {
    const { session } = read("claude", "resumed");
    expect((await run("claude", ["resumed"], { session })).cost).toBeNull();
  });

  it("that is gone is begun anew, and the log says so", async () => {
    const report = await run("claude", ["lost-session", "success"], {
      session: "00000000-0000-4000-8000-000000000000",
    });
    expect(report).toMatchObject({ said: PROMISE, failure: null, session: id });
    expect(report.log[0]).toContain("No conversation found");
    expect(report.log).toContain("| session 00000000-0000-4000-8000-000000000000 can't be resumed; a fresh one begins");
    const asked = readFileSync(join(report.checkout, "arguments"), "utf8").split("\n");
    expect(asked[0]).toContain("--resume 0000");
    expect(asked[1]).not.toContain("--resume");
  });
});

describe("a fallback", () => {
  async function runAll(stories: Parameters<typeof fakeClis>[0], others: readonly AgentName[]) {
    const log: string[] = [];
    const given = task({
      choice: use("claude"),
      environment: { PATH: fakeClis(stories) },
      onLine: (line) => log.push(line),
      pause: async () => {},
    });
    const tries = await runWithFallback(given, others.map(use));
    const [last, ...before] = tries.map(({ report }) => report).reverse();
    return { ...last, earlier: before.reverse(), names: tries.map(({ choice }) => "use" in choice && choice.use), log };
  }

  it("takes over when the quota is used up, and both are named", async () => {
    const report = await runAll({ claude: ["quota"], codex: ["success"] }, ["codex", "gemini"]);
    expect(report).toMatchObject({ agent: "codex", said: PROMISE, failure: null });
    expect(report.earlier.map(({ agent, ended }) => [agent, ended])).toEqual([["claude", "failed"]]);
    expect(report.log.some((line) => /claude can't go on .*Credit balance.*; codex takes over/.test(line))).toBe(true);
  });

  it("takes over after an outage that a second try did not mend", async () => {
    const report = await runAll({ claude: ["rate-limit"], codex: ["server-error"], gemini: ["success"] }, [
      "codex",
      "gemini",
    ]);
    expect(report).toMatchObject({ agent: "gemini", names: ["claude", "codex", "gemini"] });
  });

  it("is no way around a wrong key", async () => {
    const report = await runAll({ claude: ["wrong-key"], codex: ["success"] }, ["codex"]);
    expect(report).toMatchObject({ agent: "claude", failure: { class: "blocking" }, earlier: [] });
  });

  it("is not asked after a success", async () => {
    expect(await runAll({ claude: ["success"], codex: ["success"] }, ["codex"])).toMatchObject({
      agent: "claude",
      earlier: [],
    });
  });

  it("reports the last failure if all fail", async () => {
    const report = await runAll({ claude: ["quota"], codex: ["quota"] }, ["codex"]);
    expect(report).toMatchObject({ agent: "codex", failure: { class: "blocking" } });
    expect(report.earlier).toHaveLength(1);
  });
});
