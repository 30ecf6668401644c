import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Printed, Reading } from "../../src/agents/agent.ts";
import { agents } from "../../src/agents/list.ts";
import type { AgentName } from "../../src/loop/settings.ts";

const fixtures = new URL("./fixtures/", import.meta.url);

export const NOW = Date.UTC(2026, 10, 18, 12, 0, 0);

/** What the real CLI printed in that story; `real/capture.ts` records it. */
export function captured(agent: AgentName, story: string): Printed {
  const part = (name: string): string | null => {
    const file = new URL(`${agent}/${story}.${name}.txt`, fixtures);
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  };
  const exit = part("exit");
  if (exit === null) throw new Error(`${agent} has no story ${story}`);
  return {
    stdout: part("stdout") ?? "",
    stderr: part("stderr") ?? "",
    exit: exit === "null" ? null : Number(exit),
    message: null,
    result: part("result"),
    now: NOW,
  };
}

export function read(agent: AgentName, story: string): Reading {
  return agents[agent].read(captured(agent, story));
}

export function storiesOf(agent: AgentName): readonly string[] {
  const files = readdirSync(new URL(`${agent}/`, fixtures));
  return files.filter((file) => file.endsWith(".exit.txt")).map((file) => file.replace(".exit.txt", ""));
}
