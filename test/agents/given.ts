import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { AgentReport, AgentTask } from "../../src/agents/run.ts";
import { runAgent } from "../../src/agents/run.ts";

export const path = process.env.PATH ?? "/usr/bin:/bin";

/** Gone when the test is over. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "rondo-agent-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

export function task(given: Partial<AgentTask> = {}): AgentTask {
  return {
    choice: { command: "cat" },
    prompt: "Do it.",
    folder: folder(),
    scratch: folder(),
    timeoutMs: 20_000,
    environment: { PATH: path },
    session: null,
    onLine: () => {},
    ...given,
  };
}

/** A command of the user's own as the agent, and the lines of its log. */
export async function runCommand(
  command: string,
  given: Partial<AgentTask> = {},
): Promise<AgentReport & { readonly log: readonly string[] }> {
  const log: string[] = [];
  const report = await runAgent(task({ choice: { command }, onLine: (line) => log.push(line), ...given }));
  return { ...report, log };
}
