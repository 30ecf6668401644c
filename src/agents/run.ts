import { runProcess } from "../processes/run-process.ts";
import { agentEnvironment } from "./environment.ts";
import { MESSAGE_FILE, openExchange, PROMPT_FILE, RESULT_FILE, readLeftFile, SESSION } from "./exchange.ts";
import { logLines } from "./log-lines.ts";
import { readOwnCommand } from "./own-command.ts";
import type { AgentReport, AgentTask } from "./report.ts";

export type { AgentReport, AgentTask } from "./report.ts";

const MESSAGE_BYTES = 1_000_000;

/** Runs one agent once, to its end or to the end of its time. Never rejects for what the agent does. */
export async function runAgent(task: AgentTask): Promise<AgentReport> {
  const { choice } = task;
  if ("command" in choice) return runOwnCommand(task, choice.command);
  const message = `Rondo can't run ${choice.use} yet; use agent: { command: … }`;
  return { ...nothing, agent: choice.use, failure: { class: "blocking", message, retryAt: null } };
}

const nothing = { said: "", ended: "failed", cost: null, tokens: null, session: null, denied: [], ms: 0 } as const;

async function runOwnCommand(task: AgentTask, command: string): Promise<AgentReport> {
  const exchange = openExchange(task.scratch, task.prompt);
  const log = logLines(task.onLine);
  const end = await runProcess({
    command: { bash: command },
    cwd: task.folder,
    env: {
      ...agentEnvironment(task.environment, { home: exchange.home, names: task.pass ?? [] }),
      [PROMPT_FILE]: exchange.prompt,
      [MESSAGE_FILE]: exchange.message,
      [RESULT_FILE]: exchange.result,
      ...(task.session === null ? {} : { [SESSION]: task.session }),
    },
    stdin: { file: exchange.prompt },
    timeoutMs: task.timeoutMs,
    onOutput: log.add,
  });
  log.end();
  return readOwnCommand(command, {
    end,
    message: readLeftFile(exchange.message, MESSAGE_BYTES),
    result: readLeftFile(exchange.result, MESSAGE_BYTES),
  });
}
