import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ProcessResult, runProcess } from "../processes/run-process.ts";
import type { Agent, CommandLine, Reading } from "./agent.ts";
import { agentEnvironment } from "./environment.ts";
import { type Exchange, notesEnvironment, openExchange, readLeftFile, soundSession } from "./exchange.ts";
import type { Fault } from "./faults.ts";
import { isolation } from "./isolation.ts";
import { eventLines, logLines } from "./log-lines.ts";
import { asObject } from "./printed.ts";
import type { AgentTask } from "./report.ts";
import { redactor } from "./secrets.ts";

/** One run of a CLI: what it came to, and what of that is a fault. */
export interface CliRun {
  readonly reading: Reading;
  readonly isTimeout: boolean;
  readonly ms: number;
}

export interface CliTask extends AgentTask {
  readonly agent: Agent;
  /** The path of the CLI, or its name. */
  readonly program: string;
  readonly model: string | null;
  readonly args: readonly string[];
}

/** All events of a long run; its end matters most, and half of it is kept from there. */
const KEEP_BYTES = 32_000_000;
const FILE_BYTES = 1_000_000;

export async function runCli(task: CliTask): Promise<CliRun> {
  const exchange = openExchange(task.scratch, task.prompt);
  const allowed = agentEnvironment(task.environment, {
    home: exchange.home,
    names: [...task.agent.keys, ...(task.pass ?? [])],
  });
  const line = task.agent.commandLine({ ...task, readOnly: task.readOnly === true, exchange, environment: allowed });
  placeFiles(exchange.home, line);
  const environment = { ...allowed, ...line.environment, ...notesEnvironment(task.scratch) };
  const redact = redactor(environment);
  const end = await run(task, { line, exchange, environment, redact });
  const reading = task.agent.read({
    stdout: end.stdout.text,
    stderr: end.stderr.text,
    exit: end.how === "exited" ? end.code : null,
    message: readLeftFile(exchange.message, FILE_BYTES),
    result: readLeftFile(exchange.result, FILE_BYTES),
    now: Date.now(),
  });
  const fault = redacted(reading.fault ?? faultOfEnd(end), redact);
  const session = soundSession(reading.session);
  return {
    reading: { ...reading, said: redact(reading.said), session, fault },
    isTimeout: end.how === "timeout",
    ms: end.ms,
  };
}

interface Prepared {
  readonly line: CommandLine;
  readonly exchange: Exchange;
  readonly environment: Readonly<Record<string, string>>;
  readonly redact: (text: string) => string;
}

async function run(task: CliTask, { line, exchange, environment, redact }: Prepared): Promise<ProcessResult> {
  const log = logLines((text) => task.onLine(redact(text)));
  const hopeless = new AbortController();
  const events = eventLines((text) => {
    const event = asObject(parse(text));
    if (event === null) log.add(`${text}\n`);
    else {
      const told = task.agent.narrate(event);
      if (told !== null) log.add(`${told}\n`);
      if (task.agent.isHopeless?.(event) === true) hopeless.abort();
    }
  });
  const [first = task.program, ...rest] = [...(await isolation(task.environment, task.isolate)), task.program];
  const end = await runProcess({
    command: [first, ...rest, ...line.args],
    cwd: task.folder,
    env: environment,
    stdin: { file: exchange.prompt },
    timeoutMs: task.timeoutMs,
    signal: hopeless.signal,
    keepBytes: KEEP_BYTES,
    onOutput: (chunk, from) => (from === "stdout" ? events.add(chunk) : log.add(chunk)),
  });
  events.end();
  log.end();
  return end;
}

/** HOME is the agent's, and what lies there may be a link of its making. */
function placeFiles(home: string, { homeFiles = {} }: CommandLine): void {
  for (const [path, text] of Object.entries(homeFiles)) {
    const file = join(home, path);
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { recursive: true, force: true });
    writeFileSync(file, text, { flag: "wx", mode: 0o600 });
  }
}

/** What the end itself says, where the CLI said nothing. */
function faultOfEnd(end: ProcessResult): Fault | null {
  const fault = (kind: Fault["kind"], message: string): Fault => ({ kind, message, retryAt: null });
  switch (end.how) {
    case "timeout":
      return fault("timeout", `took longer than ${Math.round(end.ms / 1000)} s`);
    case "signal":
      return fault("unknown", `was ended by ${end.signal}`);
    case "not-started":
      return fault("missing-cli", `could not be started: ${end.message}`);
    case "aborted":
      return fault("unknown", "was called off");
    case "exited":
      return null;
  }
}

function redacted(fault: Fault | null, redact: (text: string) => string): Fault | null {
  return fault === null ? null : { ...fault, message: redact(fault.message) };
}

function parse(text: string): unknown {
  if (!text.startsWith("{")) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
