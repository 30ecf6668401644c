import { readFile } from "node:fs/promises";
import { buffer as readAll } from "node:stream/consumers";
import { type Command, type CommandResult, RefusedInput, type Shell, UsageError } from "./commands/command.ts";
import { explain } from "./commands/explain.ts";
import { replay } from "./commands/replay.ts";
import { vetCommand } from "./commands/vet.ts";

async function bytes(file: string): Promise<Uint8Array> {
  try {
    return file === "-" ? await readAll(process.stdin) : await readFile(file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new RefusedInput(`${file}: it can't be read (${code}).`);
  }
}

const path = process.env.PATH ?? "/usr/local/bin:/usr/bin:/bin";
const commands: readonly Command[] = [explain, replay, vetCommand({ bytes, path })];

const help = `rondo COMMAND [OPTIONS]

${commands.map((command) => `  ${command.name.padEnd(10)}${command.about}`).join("\n")}

rondo COMMAND --help says more. Every command takes --json.
`;

const shell: Shell = {
  read: async (file) => Buffer.from(await bytes(file)).toString("utf8"),
  colours: process.stdout.isTTY === true && !process.env.NO_COLOR,
};

async function run(args: readonly string[]): Promise<CommandResult> {
  const [name, ...rest] = args;
  if (name === undefined) return { exitCode: 2, stdout: "", stderr: help };
  if (name === "--help" || name === "-h" || name === "help") return { exitCode: 0, stdout: help, stderr: "" };
  const command = commands.find((candidate) => candidate.name === name);
  if (!command)
    throw new UsageError(`There is no command "${name}". Known are ${commands.map((c) => c.name).join(", ")}.`);
  if (rest.includes("--help") || rest.includes("-h")) return { exitCode: 0, stdout: command.help, stderr: "" };
  return command.run(rest, shell);
}

function failed(error: unknown): CommandResult {
  if (error instanceof UsageError) return { exitCode: 2, stdout: "", stderr: `${error.message}\n` };
  if (error instanceof RefusedInput) return { exitCode: 1, stdout: "", stderr: `${error.message}\n` };
  throw error;
}

const result = await run(process.argv.slice(2)).catch(failed);
process.stderr.write(result.stderr);
process.stdout.write(result.stdout);
process.exitCode = result.exitCode;
