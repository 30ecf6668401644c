import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { AgentReport, AgentTask } from "../../src/agents/run.ts";
import type { Settings } from "../../src/loop/settings.ts";
import { type AgentWorld, agent } from "../../src/phases/agent.ts";
import type { BriefDocument } from "../../src/phases/brief-document.ts";
import type { Git } from "../../src/ports.ts";
import { settings } from "../loop/given.ts";
import { world } from "./given.ts";

const key = "sk-of-the-model-4f9a77c2e1";
const brief: BriefDocument = {
  version: 1,
  mode: "iterate",
  issue: 7,
  loopId: "7-100",
  iteration: 1,
  attempt: 1,
  base: "sha-start",
  merge: null,
  prompt: "Do it.",
  settings: settings(),
  session: null,
  plan: "",
  context: null,
  notedBy: [],
  job: "begin",
};

const plain: AgentReport = {
  agent: "claude",
  said: "Done.",
  failure: null,
  ended: "finished",
  cost: null,
  tokens: null,
  session: null,
  denied: [],
  ms: 1,
};

/** What leaves the agent's job: the artifact, and the log. */
interface GivenWork {
  readonly patch?: string;
  readonly prints?: string;
  readonly freeBytes?: number;
  readonly hooks?: Settings["hooks"];
  readonly environment?: AgentWorld["environment"];
}

async function workOf(told: Partial<AgentReport>, given: GivenWork = {}) {
  const { patch = "", prints = "", freeBytes = 2 ** 40, hooks = [], environment = {} } = given;
  const folder = mkdtempSync(join(tmpdir(), "rondo-agent-phase-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log: string[] = [];
  const { report } = world();
  const note = (line: string) => void log.push(line);
  const reporter = { ...report, info: note, warning: note };
  let runs = 0;
  const run = async (task: AgentTask): ReturnType<AgentWorld["run"]> => {
    runs += 1;
    task.onLine(prints);
    return [{ choice: task.choice, report: { ...plain, ...told } }];
  };
  const git = { capture: async () => ({ patch: Buffer.from(patch), tree: "t" }) } as Partial<Git> as Git;
  const places = { checkout: folder, scratch: folder, tools: folder, work: folder };
  const around = { git, run, report: reporter, freeBytes: async () => freeBytes, ...places };
  const evaluate = () => Promise.reject(new Error("nobody asked"));
  const [secrets, node, nonce] = [[key], process.execPath, () => "n0nce"] as const;
  await agent({ ...around, evaluate, environment, secrets, node, nonce }, { ...brief, settings: settings({ hooks }) });
  const left = readFileSync(join(folder, "report.json"), "utf8");
  return { left, runs, log: log.join("\n"), patch: readFileSync(join(folder, "patch"), "utf8") };
}

const writings: readonly (readonly [string, string])[] = [
  ["as it is", key],
  ["in base64", Buffer.from(key).toString("base64")],
  ["in base64, within a longer text", Buffer.from(`the key: ${key}!`).toString("base64")],
  ["in hexadecimal", Buffer.from(key).toString("hex")],
  ["for an address", [...Buffer.from(key)].map((byte) => `%${byte.toString(16)}`).join("")],
  ["backwards", [...key].reverse().join("")],
  ["in pieces", [...key].join(" - ")],
  ["all but its end", key.slice(0, -7)],
];

describe("a disk that is full", () => {
  it("costs no agent run: the iteration is tried again elsewhere, and told how much is missing", async () => {
    const { left, runs } = await workOf({}, { freeBytes: 2 * 1024 ** 3 - 1 });
    expect(runs).toBe(0);
    expect(JSON.parse(left)).toMatchObject({
      cost: 0,
      failure: { class: "transient", message: expect.stringContaining("only 2047 MB are free on the disk of") },
    });
  });

  it("is one with less than 2 GB", async () => {
    expect(await workOf({}, { freeBytes: 2 * 1024 ** 3 })).toMatchObject({ runs: 1 });
  });
});

describe("a key that the agent was given, and says", () => {
  it.each(writings)("%s, leaves its job in neither report nor log", async (_, written) => {
    const { left, log } = await workOf(
      { said: `It is ${written}.`, failure: { class: "unknown", message: written, retryAt: null } },
      { prints: `| ${written}` },
    );
    for (const text of [left, log]) {
      expect(text).toContain("***");
      expect(text).not.toContain(written);
    }
  });

  it("in a file takes the whole patch out of the artifact, and the reason stays", async () => {
    const added = `diff --git a/k b/k\nnew file mode 100644\nindex ${"0".repeat(40)}..${"1".repeat(40)}\n--- /dev/null\n+++ b/k\n@@ -0,0 +1 @@\n+${Buffer.from(key).toString("base64")}\n`;
    const { patch, left } = await workOf({}, { patch: added });
    expect(patch).toBe("");
    expect(JSON.parse(left).lost).toMatch(/^The changes hold a secret, so none of them were kept: k: Line 1 holds/);
  });
});

it("a key in a file's name is in no word about it", async () => {
  const named = Buffer.from(key).toString("hex");
  const added = `diff --git a/${named} b/${named}\nnew file mode 100644\nindex ${"0".repeat(40)}..${"e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"}\n`;
  const { patch, left, log } = await workOf({}, { patch: added });
  expect(patch).toBe("");
  for (const text of [left, log]) {
    expect(text).toContain("The changes hold a secret");
    expect(text).not.toContain(named);
  }
});

describe("hooks before the agent", () => {
  const before = (run: string): Settings["hooks"] => [
    { id: "setup", enabled: true, onError: "escalate", when: null, kind: "run", run, timeoutMs: 20_000, on: "before" },
  ];

  it("see neither the model's key, under whatever name, nor a token", async () => {
    const environment = {
      PATH: process.env.PATH,
      MODEL: key,
      OTHER_API_KEY: "x",
      GITHUB_TOKEN: "t",
      HOME_TOWN: "Bonn",
    };
    const { log } = await workOf({}, { hooks: before("env | cut -d= -f1 | sort | tr '\\n' ' '"), environment });
    expect(log).toMatch(/hook setup: .*HOME_TOWN/);
    expect(log).not.toMatch(/hook setup: .*(MODEL|API_KEY|GITHUB_TOKEN)/);
  });

  it("that fail keep it from starting: nothing is spent, and a person is asked", async () => {
    const { left, log } = await workOf({}, { hooks: before("exit 3"), prints: "| never" });
    expect(log).not.toContain("| never");
    expect(JSON.parse(left)).toMatchObject({
      said: "",
      cost: 0,
      failure: { class: "blocking", message: "the hook setup, which runs before the agent, failed: exit code 3" },
    });
  });
});

it("words that only look like the key's are left alone", async () => {
  const said = "The model's key is in the settings; sk-fading-circle is a class.";
  expect(JSON.parse((await workOf({ said })).left).said).toBe(said);
});
