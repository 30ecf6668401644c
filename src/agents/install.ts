import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type ProcessResult, runProcess } from "../processes/run-process.ts";
import type { Agent } from "./agent.ts";
import { agentEnvironment, type Environment } from "./environment.ts";
import type { Fault } from "./faults.ts";

export interface ProgramRequest {
  readonly agent: Pick<Agent, "name" | "package" | "version">;
  /** A version, `latest`, or null: what is on PATH, else the version that Rondo was tested with. */
  readonly install?: string | null;
  /** Where versions are kept; best a folder that the runner keeps or caches. */
  readonly tools?: string;
  readonly scratch: string;
  readonly environment: Environment;
  readonly onLine: (line: string) => void;
}

export type FoundProgram =
  | { readonly program: string; readonly ms: number }
  | { readonly fault: Fault; readonly ms: number };

const INSTALL_TIMEOUT_MS = 600_000;
const QUESTION_TIMEOUT_MS = 60_000;

/** Nothing is downloaded when the CLI is there. */
export async function findProgram(request: ProgramRequest): Promise<FoundProgram> {
  const began = performance.now();
  const found = await find(request);
  const ms = performance.now() - began;
  return typeof found === "string" ? { program: found, ms } : { fault: found, ms };
}

async function find(request: ProgramRequest): Promise<string | Fault> {
  const { agent, install = null, environment } = request;
  const onPath = programOnPath(agent.name, environment.PATH ?? "");
  if (install === null && onPath !== null) return onPath;
  const version = install === "latest" ? await latestVersion(request) : (install ?? agent.version);
  if (typeof version !== "string") return version;
  if (onPath !== null && (await versionOf(onPath, request)) === version) return onPath;
  return installed(request, version);
}

/** As a shell would find it. */
export function programOnPath(name: string, path: string): string | null {
  const candidates = path
    .split(delimiter)
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

async function versionOf(program: string, request: ProgramRequest): Promise<string | null> {
  const end = await runProcess({
    command: [program, "--version"],
    cwd: request.scratch,
    env: agentEnvironment(request.environment, { home: request.scratch, names: [] }),
    timeoutMs: QUESTION_TIMEOUT_MS,
  });
  return /\d+\.\d+\.\d+[\w.+-]*/.exec(end.stdout.text)?.[0].replace(/\.$/, "") ?? null;
}

async function latestVersion(request: ProgramRequest): Promise<string | Fault> {
  const end = await npm(request, ["view", `${request.agent.package}@latest`, "version"], QUESTION_TIMEOUT_MS);
  const version = end.stdout.text.trim();
  return end.how === "exited" && end.code === 0 && version !== "" ? version : notInstalled(request, "latest", end);
}

async function installed(request: ProgramRequest, version: string): Promise<string | Fault> {
  const { agent, tools = join(request.scratch, "tools"), onLine } = request;
  const folder = join(tools, `${agent.name}-${version}`);
  const program = join(folder, "node_modules", ".bin", agent.name);
  if (existsSync(program)) return program;
  onLine(`| installing ${agent.package}@${version}`);
  // Beside its place, then moved there whole: half an install must not be taken for one.
  const draft = `${folder}.${randomUUID()}`;
  mkdirSync(draft, { recursive: true });
  const flags = ["--prefix", draft, "--no-audit", "--no-fund", "--loglevel=error"];
  const end = await npm(request, ["install", ...flags, `${agent.package}@${version}`], INSTALL_TIMEOUT_MS);
  try {
    if (end.how !== "exited" || end.code !== 0) return notInstalled(request, version, end);
    if (!existsSync(program)) renameSync(draft, folder);
  } catch {
    // Someone else was faster, which is as good.
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return existsSync(program) ? program : notInstalled(request, version, end);
}

/** With the runner's own HOME, where npm's settings are; but a package's scripts get none of its secrets. */
function npm(
  { scratch, environment }: ProgramRequest,
  args: readonly string[],
  timeoutMs: number,
): Promise<ProcessResult> {
  const settings = Object.keys(environment).filter((name) => /^npm_config_/i.test(name));
  const env = agentEnvironment(environment, { home: environment.HOME ?? scratch, names: settings });
  return runProcess({ command: ["npm", ...args], cwd: scratch, env, timeoutMs });
}

function notInstalled({ agent }: ProgramRequest, version: string, end: ProcessResult): Fault {
  const why = end.how === "not-started" ? end.message : npmsReason(end.tail);
  const advice = `install it in a step before, or set install: to a version that exists`;
  const message = `is not on PATH, and npm could not install ${agent.package}@${version}: ${why}; ${advice}`;
  return { kind: "missing-cli", message, retryAt: null };
}

/** npm names the cause first, and ends with advice and the name of its log. */
function npmsReason(tail: string): string {
  const lines = tail.split("\n").map((line) => line.replace(/^npm error ?/, "").trim());
  const cause = lines.filter((line) => line !== "" && !line.startsWith("A complete log of this run"));
  return cause.slice(0, 4).join(" ");
}
