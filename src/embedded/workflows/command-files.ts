/** The files behind GITHUB_OUTPUT, GITHUB_ENV, GITHUB_PATH, GITHUB_STATE and GITHUB_STEP_SUMMARY: fresh for every step. */
import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface CommandFiles {
  readonly output: string;
  readonly env: string;
  readonly path: string;
  readonly state: string;
  readonly summary: string;
}

/** What a step left in its files. `errors` are annotations; `failed` fails the step whatever it returned. */
export interface FileCommands {
  readonly outputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly paths: readonly string[];
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly errors: readonly string[];
  readonly failed: boolean;
}

const LARGEST_SUMMARY = 1024 * 1024;

export function createCommandFiles(tempFolder: string): CommandFiles {
  const folder = join(tempFolder, "_runner_file_commands");
  mkdirSync(folder, { recursive: true });
  const suffix = randomUUID();
  const file = (prefix: string): string => {
    const path = join(folder, `${prefix}_${suffix}`);
    writeFileSync(path, "");
    return path;
  };
  return {
    output: file("set_output"),
    env: file("set_env"),
    path: file("add_path"),
    state: file("save_state"),
    summary: file("step_summary"),
  };
}

export function takeCommandFiles(files: CommandFiles): FileCommands {
  const errors: string[] = [];
  let failed = false;
  const pairs = (name: string, path: string): Record<string, string> => {
    try {
      return Object.fromEntries(parseKeyValues(readText(path)));
    } catch (error) {
      errors.push(`Unable to process file command '${name}' successfully.`, (error as Error).message);
      failed = true;
      return {};
    }
  };
  const paths = readText(files.path)
    .split(/\r?\n/)
    .filter((line) => line !== "");
  const env = pairs("env", files.env);
  for (const name of Object.keys(env).filter((key) => key.toUpperCase() === "NODE_OPTIONS")) {
    delete env[name];
    errors.push("Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.");
  }
  const summary = takeSummary(files.summary, errors);
  const taken = { outputs: pairs("output", files.output), env, paths, state: pairs("state", files.state), summary };
  for (const path of Object.values(files)) rmSync(path, { force: true });
  return { ...taken, errors, failed };
}

function takeSummary(path: string, errors: string[]): string {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LARGEST_SUMMARY) return readText(path);
  const limit = LARGEST_SUMMARY / 1024;
  errors.push(
    `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${limit}k, got ${Math.floor(size / 1024)}k.`,
  );
  return "";
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // A step may delete its file; then it has said nothing.
    return "";
  }
}

/** `name=value` lines and `name<<DELIMITER` blocks. */
export function parseKeyValues(text: string): readonly (readonly [string, string])[] {
  const lines = text.split("\n");
  const pairs: (readonly [string, string])[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (line === "") continue;
    const equals = line.indexOf("=");
    const heredoc = line.indexOf("<<");
    if (equals < 0 && heredoc < 0) throw new Error(`Invalid format '${line}'`);
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`);
      pairs.push([line.slice(0, equals), line.slice(equals + 1)]);
    } else {
      const end = endOfBlock(lines, index, heredoc);
      pairs.push([line.slice(0, heredoc), lines.slice(index + 1, end).join("\n")]);
      index = end;
    }
  }
  return pairs;
}

function endOfBlock(lines: readonly string[], start: number, heredoc: number): number {
  const line = lines[start] ?? "";
  const delimiter = line.slice(heredoc + 2);
  if (heredoc === 0 || delimiter === "") {
    throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
  }
  const end = lines.indexOf(delimiter, start + 1);
  if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
  return end;
}
