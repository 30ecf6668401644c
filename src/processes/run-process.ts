import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, openSync, statSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { setTimeout as wait } from "node:timers/promises";
import { MARKER } from "./find-processes.ts";
import { KeptOutput, type KeptText } from "./kept-output.ts";
import { stopProcesses } from "./stop-processes.ts";

export interface ProcessRequest {
  /** A program with its arguments, or a script for bash, which stops at its first failing command. */
  readonly command: readonly [string, ...string[]] | { readonly bash: string };
  readonly cwd: string;
  /** All of it: nothing is inherited. Only the marker RONDO_PROCESS is added. */
  readonly env: Readonly<Record<string, string>>;
  /** Nothing, if left out. */
  readonly stdin?: string | { readonly file: string };
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Between SIGTERM and SIGKILL. */
  readonly graceMs?: number;
  /** At most so much of stdout, and of stderr: half of it from the beginning, half from the end. */
  readonly keepBytes?: number;
  /** The output as it comes, in whole characters. Must not throw. */
  readonly onOutput?: (chunk: string, from: OutputName) => void;
}

export type OutputName = "stdout" | "stderr";

export type ProcessEnd =
  | { readonly how: "exited"; readonly code: number }
  | { readonly how: "signal"; readonly signal: NodeJS.Signals }
  | { readonly how: "timeout" }
  | { readonly how: "aborted" }
  | { readonly how: "not-started"; readonly message: string };

export type ProcessResult = ProcessEnd & {
  readonly stdout: KeptText;
  readonly stderr: KeptText;
  /** The end of both, in the order in which it came. */
  readonly tail: string;
  readonly ms: number;
};

export type RunProcess = (request: ProcessRequest) => Promise<ProcessResult>;

const KEEP_BYTES = 1_000_000;
const TAIL_BYTES = 32_000;
const GRACE_MS = 5_000;
/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Output may arrive after the exit (`> >(tee log)`), but a daemon may hold the pipe for ever. */
const QUIET_MS = 500;

/** Never rejects for what the process does. When it resolves, nothing that the process started is left. */
export async function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  const began = performance.now();
  const output = collector(request);
  const end = await runToItsEnd(request, output.listen);
  return { ...end, ...output.kept(), ms: performance.now() - began };
}

async function runToItsEnd(request: ProcessRequest, listen: (child: ChildProcess) => void): Promise<ProcessEnd> {
  if (request.signal?.aborted) return { how: "aborted" };
  const mark = randomUUID();
  const child = start(request, mark);
  if (!("stdin" in child)) return child;
  const { pid } = child;
  if (pid === undefined) return { how: "not-started", message: await whyNotStarted(child, request) };
  listen(child);
  feed(child, request.stdin);
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const family = { leader: pid, mark };
  const graceMs = request.graceMs ?? GRACE_MS;
  const end = await firstEnd(child, request);
  if (end.how === "exited" || end.how === "signal") await atMost(QUIET_MS, closed);
  await stopProcesses(family, graceMs);
  await atMost(QUIET_MS, closed);
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
  child.unref();
  return end;
}

function start(request: ProcessRequest, mark: string): ChildProcess | ProcessEnd {
  const [program, ...args] = commandLine(request.command);
  let input: number | null = null;
  try {
    if (typeof request.stdin === "object") input = openSync(request.stdin.file, "r");
    return spawn(program, args, options(request, mark, input));
  } catch (error) {
    return { how: "not-started", message: error instanceof Error ? error.message : String(error) };
  } finally {
    if (input !== null) closeSync(input);
  }
}

function commandLine(command: ProcessRequest["command"]): readonly [string, ...string[]] {
  return "bash" in command ? ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", command.bash] : command;
}

function options({ cwd, env, stdin }: ProcessRequest, mark: string, input: number | null): SpawnOptions {
  // A Rondo inside a Rondo (its own tests, say) adds its mark to the outer one's, so that both find the process.
  const marks = env[MARKER] === undefined ? mark : `${env[MARKER]} ${mark}`;
  return {
    cwd,
    env: { ...env, [MARKER]: marks },
    detached: true,
    stdio: [input ?? (stdin === undefined ? "ignore" : "pipe"), "pipe", "pipe"],
  };
}

/** Node blames the program when it is the folder that is missing. */
async function whyNotStarted(child: ChildProcess, { cwd }: ProcessRequest): Promise<string> {
  const error = await new Promise<Error>((resolve) => child.once("error", resolve));
  const isFolder = statSync(cwd, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder ? error.message : `there is no folder ${cwd} to run it in`;
}

function feed({ stdin }: ChildProcess, text: ProcessRequest["stdin"]): void {
  // EPIPE: a process need not read what it is given.
  stdin?.on("error", () => {});
  if (typeof text === "string") stdin?.end(text);
}

/** The first of: it ended, its time is over, somebody called it off. */
function firstEnd(child: ChildProcess, { timeoutMs = LONGEST_TIMER_MS, signal }: ProcessRequest): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    const settle = (end: ProcessEnd): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      resolve(end);
    };
    const abort = (): void => settle({ how: "aborted" });
    const timer = setTimeout(() => settle({ how: "timeout" }), Math.min(timeoutMs, LONGEST_TIMER_MS));
    signal?.addEventListener("abort", abort);
    child.once("error", (error) => settle({ how: "not-started", message: error.message }));
    child.once("exit", (code, by) =>
      settle(by === null ? { how: "exited", code: code ?? 0 } : { how: "signal", signal: by }),
    );
  });
}

function collector({ keepBytes = KEEP_BYTES, onOutput }: ProcessRequest) {
  const half = Math.ceil(keepBytes / 2);
  const kept = { stdout: new KeptOutput(half, half), stderr: new KeptOutput(half, half) };
  const both = new KeptOutput(0, TAIL_BYTES);
  const listenTo = (child: ChildProcess, from: OutputName): void => {
    const decoder = new StringDecoder("utf8");
    const pass = (chunk: string): void => {
      if (chunk !== "") onOutput?.(chunk, from);
    };
    child[from]?.on("error", () => {});
    child[from]?.on("data", (chunk: Buffer) => {
      kept[from].add(chunk);
      both.add(chunk);
      pass(decoder.write(chunk));
    });
    child[from]?.on("end", () => pass(decoder.end()));
  };
  return {
    listen: (child: ChildProcess): void => {
      listenTo(child, "stdout");
      listenTo(child, "stderr");
    },
    kept: () => ({ stdout: kept.stdout.kept(), stderr: kept.stderr.kept(), tail: both.kept().text }),
  };
}

async function atMost(ms: number, event: Promise<void>): Promise<void> {
  const done = new AbortController();
  const limit = wait(ms, undefined, { signal: done.signal }).catch(() => {});
  await Promise.race([event, limit]);
  done.abort();
}
