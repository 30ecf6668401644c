import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { AgentTask } from "../../../src/agents/run.ts";
import type { AgentName } from "../../../src/loop/settings.ts";
import { type Answer, type StubModel, startStubModel } from "../stub-model/server.ts";
import { place, setUps } from "./set-ups.ts";

/** Where the CLIs are installed, once for all runs: hundreds of megabytes each, and never in the project. */
export const tools = process.env.RONDO_AGENT_CACHE ?? join(homedir(), ".cache", "rondo-agents");

export interface Driven {
  readonly model: StubModel;
  readonly task: AgentTask;
}

/**
 * A task for a real CLI, pointed at a stub model that gives these answers. The environment is what a runner
 * would have beside it: nothing but PATH, HOME and what the CLI needs.
 */
export async function drive(name: AgentName, answer: Answer, given: Partial<AgentTask> = {}): Promise<Driven> {
  const root = mkdtempSync(join(tmpdir(), "rondo-real-"));
  const model = await startStubModel(answer);
  onTestFinished(async () => {
    await model.close();
    rmSync(root, { recursive: true, force: true });
  });
  const setUp = setUps[name](model.url);
  const scratch = given.scratch ?? join(root, "scratch");
  const folder = given.folder ?? join(root, "checkout");
  for (const each of [scratch, folder, tools]) mkdirSync(each, { recursive: true });
  place(join(scratch, "home"), setUp.homeFiles);
  const task: AgentTask = {
    choice: { use: name, model: setUp.model, args: setUp.args },
    prompt: "Fix it.\n",
    timeoutMs: 120_000,
    session: null,
    onLine: () => {},
    tools,
    pause: async () => {},
    ...given,
    folder,
    scratch,
    environment: { PATH: process.env.PATH, HOME: homedir(), ...setUp.environment, ...given.environment },
  };
  return { model, task };
}
