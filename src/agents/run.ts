import { setTimeout as pause } from "node:timers/promises";
import type { AgentChoice } from "../loop/settings.ts";
import type { Agent } from "./agent.ts";
import { guardCommandFiles } from "./command-files.ts";
import { soundSession } from "./exchange.ts";
import { classOf, type Fault, failureOf, worksElsewhere } from "./faults.ts";
import { findProgram } from "./install.ts";
import { agents } from "./list.ts";
import type { AgentReport, AgentTask, Tokens } from "./report.ts";
import { type CliRun, type CliTask, runCli } from "./run-cli.ts";
import { runOwnCommand } from "./run-own-command.ts";
import { keepTotals, ofThisRun, readTotals } from "./session-totals.ts";

export type { AgentReport, AgentTask } from "./report.ts";

/** Runs one agent, to its end or to the end of its time. Never rejects for what the agent does. */
export async function runAgent(task: AgentTask): Promise<AgentReport> {
  return (await runChoice(task)).report;
}

/** One agent's run, and who that was. */
export interface Try {
  readonly choice: AgentChoice;
  readonly report: AgentReport;
}

/**
 * On quota or outage, the next agent takes over, in the time that is left.
 * In order, who was tried: all but the last one failed, and the last one's report is what came of it.
 */
export async function runWithFallback(
  task: AgentTask,
  others: readonly AgentChoice[],
): Promise<readonly [Try, ...Try[]]> {
  let { report, fault } = await runChoice(task);
  const tries: [Try, ...Try[]] = [{ choice: task.choice, report }];
  let left = task.timeoutMs;
  for (const choice of others) {
    left -= report.ms;
    if (!worksElsewhere(fault) || left <= 0) break;
    task.onLine(`| ${report.agent} can't go on (${report.failure?.message}); ${nameOf(choice)} takes over`);
    ({ report, fault } = await runChoice({ ...task, choice, session: null, timeoutMs: left }));
    tries.push({ choice, report });
  }
  return tries;
}

interface Tried {
  readonly report: AgentReport;
  readonly fault: Fault | null;
}

async function runChoice(task: AgentTask): Promise<Tried> {
  const putBack = guardCommandFiles(task.environment);
  try {
    return await runUnguarded(task);
  } finally {
    for (const name of putBack()) task.onLine(`| the agent wrote to ${name}; that is undone`);
  }
}

async function runUnguarded(task: AgentTask): Promise<Tried> {
  const { choice } = task;
  if ("command" in choice) return { report: await runOwnCommand(task, choice.command), fault: null };
  const agent = agents[choice.use];
  const found = await findProgram({ agent, ...task });
  if ("fault" in found) return { report: failed(agent, found), fault: found.fault };
  const session = soundSession(task.session);
  const timeoutMs = task.timeoutMs - found.ms;
  return runWithRetry({ ...task, ...choice, agent, program: found.program, session, timeoutMs });
}

function nameOf(choice: AgentChoice): string {
  return "command" in choice ? "command" : choice.use;
}

function failed(agent: Agent, { fault, ms }: { readonly fault: Fault; readonly ms: number }): AgentReport {
  const nothing = { said: "", cost: null, tokens: null, session: null, denied: [] };
  return { agent: agent.name, ...nothing, failure: failureOf(fault, agent), ended: "failed", ms };
}

const RETRY_PAUSE_MS = 10_000;
/** A longer wait is the loop's, which parks: a waiting job costs money too. */
const LONGEST_PAUSE_MS = 60_000;

/** A session that is gone is begun anew; a transient fault is tried once more. */
async function runWithRetry(task: CliTask): Promise<Tried> {
  const first = await runOnce(task);
  const left = task.timeoutMs - first.report.ms;
  if (task.session !== null && first.fault?.kind === "session" && left > 0) {
    task.onLine(`| session ${task.session} can't be resumed; a fresh one begins`);
    return runWithRetry({ ...task, session: null, timeoutMs: left });
  }
  const wait = pauseBefore(first.fault, left);
  if (wait === null) return first;
  task.onLine(`| ${first.report.failure?.message}; trying once more in ${Math.ceil(wait / 1000)} s`);
  await (task.pause ?? pause)(wait);
  const second = await runOnce({ ...task, timeoutMs: left - wait });
  return { fault: second.fault, report: joined(first.report, second.report, wait) };
}

function pauseBefore(fault: Fault | null, leftMs: number): number | null {
  if (fault === null || classOf(fault) !== "transient") return null;
  const wait = fault.retryAt === null ? RETRY_PAUSE_MS : Math.max(RETRY_PAUSE_MS, fault.retryAt - Date.now());
  return wait <= LONGEST_PAUSE_MS && wait < leftMs ? wait : null;
}

async function runOnce(task: CliTask): Promise<Tried> {
  const before = task.session === null ? "fresh" : readTotals(task.scratch);
  const run = await runCli(task);
  keepTotals(task.scratch, run.reading);
  return {
    report: reportOf(task.agent, run, ofThisRun(run.reading, task.agent.tells, before)),
    fault: run.reading.fault,
  };
}

function reportOf(
  agent: Agent,
  { reading, isTimeout, ms }: CliRun,
  spent: Pick<AgentReport, "cost" | "tokens">,
): AgentReport {
  const { said, session, denied, isLimit, fault } = reading;
  return {
    agent: agent.name,
    said,
    failure: fault === null ? null : failureOf(fault, agent),
    ended:
      fault === null ? (isLimit ? "limit" : "finished") : isTimeout && fault.kind === "timeout" ? "timeout" : "failed",
    ...spent,
    session,
    denied,
    ms,
  };
}

/** Two tries as one run: the second one's result, and the price of both. */
function joined(first: AgentReport, second: AgentReport, pauseMs: number): AgentReport {
  return {
    ...second,
    said: second.said || first.said,
    cost: sum(first.cost, second.cost),
    tokens: sumTokens(first.tokens, second.tokens),
    denied: [...first.denied, ...second.denied],
    ms: first.ms + pauseMs + second.ms,
  };
}

/** A failed try often tells nothing, which is then all that is known: what the other told. */
function sum(a: number | null, b: number | null): number | null {
  return a === null ? b : a + (b ?? 0);
}

function sumTokens(a: Tokens | null, b: Tokens | null): Tokens | null {
  return a === null || b === null ? (a ?? b) : { input: a.input + b.input, output: a.output + b.output };
}
