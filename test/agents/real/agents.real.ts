/** The five CLIs themselves, each through `runAgent`, with a stub model on loopback. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { evaluate } from "../../../src/agents/evaluator.ts";
import { agents } from "../../../src/agents/list.ts";
import { runAgent } from "../../../src/agents/run.ts";
import { agentNames } from "../../../src/loop/settings.ts";
import type { Answer } from "../stub-model/server.ts";
import { drive } from "./drive.ts";
import { installed } from "./installed.ts";
import { KEY } from "./set-ups.ts";

const PROMISE = "All done.\n<promise>COMPLETE</promise>";

/** One command, then these words. */
const works =
  (say: string): Answer =>
  ({ shell, toolResults }) =>
    shell === null ? { say: "A title" } : toolResults === 0 ? { run: "echo work >> work.txt" } : { say };

describe.each(agentNames)("%s", (name) => {
  const agent = agents[name];

  beforeEach(async (context) => {
    await installed(name, context);
  }, 600_000);

  it("works for three iterations in one checkout, each with a fresh session, and keeps its promise in the third", async () => {
    const first = await drive(name, works("One of three."), { install: agent.version });
    const { folder } = first.task;
    const one = await runAgent(first.task);
    const two = await runAgent((await drive(name, works("Two of three."), { folder, install: agent.version })).task);
    const three = await runAgent((await drive(name, works(PROMISE), { folder, install: agent.version })).task);
    expect([one, two, three].map(({ failure, said }) => failure?.message ?? said)).toEqual([
      "One of three.",
      "Two of three.",
      PROMISE,
    ]);
    expect(readFileSync(join(folder, "work.txt"), "utf8")).toBe("work\nwork\nwork\n");
    expect(new Set([one, two, three].map(({ session }) => session)).size).toBe(3);
    expect([one, two, three].map(({ tokens }) => tokens)).toEqual(Array(3).fill({ input: 2000, output: 100 }));
  });

  it("reaches the model with the key that it was given, and with the whole prompt", async () => {
    const prompt = `Fix it. ${"x".repeat(200_000)} The end.`;
    const { model, task } = await drive(name, works(PROMISE), { prompt, install: agent.version });
    expect(await runAgent(task)).toMatchObject({ said: PROMISE, failure: null });
    const turns = model.requests.filter(({ turn }) => turn !== null && turn.shell !== null);
    expect(new Set(turns.map(({ key }) => key))).toEqual(new Set([KEY]));
    expect(turns[0]?.turn?.asked.join("")).toContain(prompt);
  });

  it("goes on with its session, and counts only what the second run added", async () => {
    const first = await drive(name, works("One of two."), { install: agent.version });
    const { folder, scratch } = first.task;
    const { session, cost } = await runAgent(first.task);
    const second = await drive(name, works(PROMISE), { folder, scratch, session, install: agent.version });
    const resumed = await runAgent(second.task);
    expect(resumed).toMatchObject({ said: PROMISE, session, failure: null, tokens: { input: 2000, output: 100 } });
    expect(resumed.cost === null ? null : resumed.cost.toFixed(4)).toBe(cost === null ? null : cost.toFixed(4));
    expect(second.model.requests.at(-1)?.turn?.asked.filter((text) => text.includes("Fix it."))).toHaveLength(2);
  });

  it("begins anew when its session is gone", async () => {
    const session = name === "opencode" ? "ses_e1162ba15ffehdRRliE3HD55C2" : "00000000-0000-4000-8000-000000000000";
    const { task } = await drive(name, works(PROMISE), { session, install: agent.version });
    const report = await runAgent(task);
    expect(report).toMatchObject({ said: PROMISE, failure: null });
    expect(report.session).not.toBe(session);
  });

  it("is blocked by a key that is refused, and says which one to set", async () => {
    const { task } = await drive(
      name,
      () => ({ refuse: 401, type: "authentication_error", message: "invalid x-api-key" }),
      {
        install: agent.version,
      },
    );
    const report = await runAgent(task);
    expect(report).toMatchObject({ ended: "failed", failure: { class: "blocking" } });
    expect(report.failure?.message).toContain(agent.keys[0]);
  });

  it("gives a verdict as an evaluator, and its tools write nothing", async () => {
    const { task } = await drive(
      name,
      ({ shell, toolResults }) =>
        shell !== null && toolResults === 0
          ? { run: "echo evil > evil.txt" }
          : { say: '{"ok": false, "reason": "next: write a test"}' },
      { install: agent.version },
    );
    const { verdict } = await evaluate({ ...task, timeoutMs: 60_000 });
    expect(verdict).toEqual({ ok: false, reason: "next: write a test" });
    expect(() => readFileSync(join(task.folder, "evil.txt"))).toThrow();
  });
});
