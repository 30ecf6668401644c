import { runProcess } from "../processes/run-process.ts";
import { agentEnvironment } from "./environment.ts";
import {
  MESSAGE_FILE,
  notesEnvironment,
  openExchange,
  PROMPT_FILE,
  RESULT_FILE,
  readLeftFile,
  SESSION,
} from "./exchange.ts";
import { isolation } from "./isolation.ts";
import { logLines } from "./log-lines.ts";
import { readOwnCommand } from "./own-command.ts";
import type { AgentReport, AgentTask } from "./report.ts";
import { redactor } from "./secrets.ts";

/** As the runner starts a `run:` step. */
const BASH = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c"];
const FILE_BYTES = 1_000_000;

export async function runOwnCommand(task: AgentTask, command: string): Promise<AgentReport> {
  const exchange = openExchange(task.scratch, task.prompt);
  const allowed = agentEnvironment(task.environment, { home: exchange.home, names: task.pass ?? [] });
  const redact = redactor(allowed);
  const log = logLines((line) => task.onLine(redact(line)));
  const [first = "bash", ...rest] = [...(await isolation(task.environment, task.isolate)), ...BASH];
  const end = await runProcess({
    command: [first, ...rest, command],
    cwd: task.folder,
    env: {
      ...allowed,
      [PROMPT_FILE]: exchange.prompt,
      [MESSAGE_FILE]: exchange.message,
      [RESULT_FILE]: exchange.result,
      ...notesEnvironment(task.scratch),
      ...(task.session === null ? {} : { [SESSION]: task.session }),
    },
    stdin: { file: exchange.prompt },
    timeoutMs: task.timeoutMs,
    onOutput: log.add,
  });
  log.end();
  const report = readOwnCommand(command, {
    end,
    message: readLeftFile(exchange.message, FILE_BYTES),
    result: readLeftFile(exchange.result, FILE_BYTES),
  });
  const failure = report.failure && { ...report.failure, message: redact(report.failure.message) };
  return { ...report, said: redact(report.said), failure };
}
