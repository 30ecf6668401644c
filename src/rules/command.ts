import type { RuleCheck } from "../loop/settings.ts";
import { type ProcessResult, runProcess } from "../processes/run-process.ts";
import { printedTail } from "./printed-tail.ts";
import { ranNothing } from "./ran-nothing.ts";
import { error, fail, pass, type RuleWorld, type Verdict } from "./world.ts";

type Command = Extract<RuleCheck, { readonly type: "command" }>;

export async function checkCommand(rule: Command, world: RuleWorld): Promise<Verdict> {
  const { folder, env, run = runProcess, signal, graceMs, onOutput } = world;
  const ended = await run({
    command: { bash: rule.run },
    cwd: folder,
    env,
    timeoutMs: rule.timeoutMs,
    ...(signal && { signal }),
    ...(graceMs !== undefined && { graceMs }),
    ...(onOutput && { onOutput }),
  });
  return judge(rule, ended);
}

function judge(rule: Command, ended: ProcessResult): Verdict {
  const tail = printedTail(ended.tail);
  switch (ended.how) {
    case "exited":
      return judgeExit(ended.code, tail, ended);
    case "signal":
      return fail(withTail(`it was ended by ${ended.signal}`, tail));
    case "timeout":
      return error(withTail(`it took longer than ${inWords(rule.timeoutMs)} and was stopped`, tail));
    case "aborted":
      return error(withTail("it was called off before it ended", tail));
    case "not-started":
      return error(`it could not be started: ${ended.message}`);
  }
}

function judgeExit(code: number, tail: string, { stdout, stderr }: ProcessResult): Verdict {
  if (code === 126) return error(withTail("a command can't be executed (exit code 126)", tail));
  if (code === 127) return error(withTail("a command was not found (exit code 127); is it installed?", tail));
  if (code !== 0) return fail(withTail(`exit code ${code}`, tail));
  const nothing = ranNothing(`${stdout.text}\n${stderr.text}`);
  return nothing === null ? pass(tail) : fail(`it passed, but ran no test: ${nothing}`);
}

function withTail(what: string, tail: string): string {
  return tail === "" ? what : `${what}\n${tail}`;
}

function inWords(ms: number): string {
  if (ms >= 60_000 && ms % 60_000 === 0) return ms === 60_000 ? "1 minute" : `${ms / 60_000} minutes`;
  return `${ms / 1000} s`;
}
