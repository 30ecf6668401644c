import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { buffer as readAll } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type Command, type CommandResult, RefusedInput, type Shell, UsageError } from "./commands/command.ts";
import { demo } from "./commands/demo.ts";
import { doctor } from "./commands/doctor.ts";
import { explain } from "./commands/explain.ts";
import { exportCommand } from "./commands/export.ts";
import { hooksCommand } from "./commands/hooks.ts";
import { init } from "./commands/init.ts";
import type { LiveShell } from "./commands/live-shell.ts";
import { replay } from "./commands/replay.ts";
import { report } from "./commands/report.ts";
import { run as runCommand } from "./commands/run.ts";
import { stats } from "./commands/stats.ts";
import { type StatusWorld, status } from "./commands/status.ts";
import { unknownCommand } from "./commands/unknown-command.ts";
import { vetCommand } from "./commands/vet.ts";

const path = process.env.PATH ?? "/usr/local/bin:/usr/bin:/bin";
const colours = process.stdout.isTTY === true && !process.env.NO_COLOR;

const live: LiveShell = {
  print: (text) => process.stdout.write(text),
  columns: () => (process.stdout.isTTY ? (process.stdout.columns ?? 80) : null),
  colours,
  packageFolder: dirname(dirname(fileURLToPath(import.meta.url))),
  path,
  environment: process.env,
  interrupted,
};

function interrupted(): AbortSignal {
  const interruption = new AbortController();
  const abort = (): void => interruption.abort();
  // Once: whoever presses it again means it.
  process.once("SIGINT", abort).once("SIGTERM", abort);
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    abort();
  });
  return interruption.signal;
}

async function bytes(file: string): Promise<Uint8Array> {
  try {
    return file === "-" ? await readAll(process.stdin) : await readFile(file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new RefusedInput(`${file}: it can't be read (${code}).`);
  }
}

/** Ctrl-C and the end of the input are no answer: nothing is written then. */
async function askOnTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const leave = (): never => {
    process.stderr.write("\nNothing was written.\n");
    process.exit(130);
  };
  terminal.once("SIGINT", leave).once("close", leave);
  const answer = await terminal.question(question);
  terminal.off("close", leave).close();
  return answer;
}

const { packageFolder } = live;
const ask = process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : null;

const remote: StatusWorld = { path, variable: (name) => process.env[name], now: () => Date.now() };

const commands: readonly Command[] = [
  demo(live),
  runCommand(live),
  init({ packageFolder, path, ask }),
  doctor(remote),
  status(remote),
  stats(remote),
  report(remote),
  exportCommand(remote),
  explain,
  hooksCommand,
  replay,
  vetCommand({ bytes, path }),
];

const help = `rondo COMMAND [OPTIONS]

${commands.map((command) => `  ${command.name.padEnd(10)}${command.about}`).join("\n")}

rondo COMMAND --help says more. Every command takes --json.

Examples
  rondo demo
  rondo run "Make the login form work without JavaScript"
  rondo init && rondo doctor

Exit codes: 0 done, 1 refused or failed, 2 wrong usage; for rondo run, 2 is "not complete yet".
Colours are for terminals only, and NO_COLOR=1 turns them off. rondo --version says which Rondo this is.
`;

const shell: Shell = {
  read: async (file) => Buffer.from(await bytes(file)).toString("utf8"),
  colours,
};

async function run(args: readonly string[]): Promise<CommandResult> {
  const [first, ...others] = args;
  if (first === undefined) return { exitCode: 2, stdout: "", stderr: help };
  // `rondo help replay` is `rondo replay --help`.
  const [name, ...rest] = first === "help" ? [...others, "--help"] : args;
  if (name === "--help" || name === "-h") return { exitCode: 0, stdout: help, stderr: "" };
  if (name === "--version" || name === "-V") return { exitCode: 0, stdout: `${version()}\n`, stderr: "" };
  const command = commands.find((candidate) => candidate.name === name);
  if (!command)
    throw unknownCommand(
      name ?? "",
      commands.map((each) => each.name),
    );
  if (rest.includes("--help") || rest.includes("-h")) return { exitCode: 0, stdout: command.help, stderr: "" };
  return command.run(rest, shell);
}

function version(): string {
  return JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")).version;
}

function failed(error: unknown): CommandResult {
  if (error instanceof UsageError) return { exitCode: 2, stdout: "", stderr: `${error.message}\n` };
  if (error instanceof RefusedInput) return { exitCode: 1, stdout: "", stderr: `${error.message}\n` };
  throw error;
}

// Who reads only the beginning (`| head`) has seen enough; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
// No top-level await: parts that are loaded later import this file, and would wait for it for ever.
run(process.argv.slice(2))
  .catch(failed)
  .then((result) => {
    process.stderr.write(result.stderr);
    process.stdout.write(result.stdout);
    process.exitCode = result.exitCode;
  });
