import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createForge, type Forge } from "../../src/embedded/forge/forge.ts";
import { createWorkflowService, type EmbeddedWorkflows } from "../../src/embedded/workflows/service.ts";

export const name = "octo/app";

/** What a step of ours took, with the API calls and git processes in it. */
export interface PhaseFigures {
  readonly job: string;
  readonly run: number;
  readonly ms: number;
  readonly calls: readonly string[];
  readonly gitProcesses: number;
}

/** A repository on the embedded GitHub with the real workflow and bundle, and an agent that does next to nothing. */
export interface Bench {
  readonly folder: string;
  readonly forge: Forge;
  readonly service: EmbeddedWorkflows;
  /** Of every step of ours that has ended, in the order of time. */
  readonly phases: readonly PhaseFigures[];
  readonly clone: string;
  /** Of a person. */
  readonly token: string;
  /** Resolves when `land` of the run with this place in the order of runs has ended. */
  landed(run: number): Promise<void>;
  close(): Promise<void>;
}

export interface Size {
  readonly packageFolder: string;
  readonly files: number;
  readonly maxIterations: number;
}

export async function openBench(size: Size): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), "rondo-bench-"));
  const log = join(folder, "git.log");
  const forge = createForge({ rates: { job: 1_000_000 } });
  const service = createWorkflowService({
    forge,
    workFolder: join(folder, "work"),
    localActions: { "rondo-loop/rondo": size.packageFolder },
    quiet: true,
    path: `${countingGit(folder, log)}:${process.env.PATH}`,
  });
  forge.connect(service);
  const { phases, landed } = watch(service, forge, log);
  const close = async () => {
    await service.close();
    await forge.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await forge.setUp.addRepository(name, {
      files: { "README.md": "# App\n" },
      private: true,
      allowActionsToCreatePullRequests: true,
    });
    await forge.listen();
    const token = forge.setUp.createToken("octo");
    const clone = await pushFiles({ folder, forge, token }, size);
    return { folder, forge, service, phases, clone, token, landed, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Counts only Rondo's own: they run on a repository of its own. */
function countingGit(folder: string, log: string): string {
  const real = execFileSync("which", ["git"], { encoding: "utf8" }).trim();
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(log, "");
  writeFileSync(
    join(bin, "git"),
    `#!/bin/sh\ncase "$GIT_DIR" in *rondo-git*) echo "$*" >> '${log}';; esac\nexec '${real}' "$@"\n`,
  );
  chmodSync(join(bin, "git"), 0o755);
  return bin;
}

function watch(service: EmbeddedWorkflows, forge: Forge, log: string) {
  const phases: PhaseFigures[] = [];
  const open = new Map<string, { readonly at: number; readonly calls: number; readonly git: number }>();
  const waiting: { readonly run: number; readonly resolve: () => void }[] = [];
  const lands = () => phases.filter(({ job }) => job === "land").length;
  const callsOf = (run: number) => forge.requests.ofRun(run).map(({ method, path }) => `${method} ${path}`);
  const gitLines = () => readFileSync(log, "utf8").split("\n").length - 1;
  service.onProgress((event) => {
    if (!("step" in event) || !event.step.includes("rondo-loop/rondo")) return;
    const { runId: run, job } = event;
    const key = `${run}/${job}/${event.number}`;
    const began = open.get(key);
    if (event.kind === "step-started")
      open.set(key, { calls: callsOf(run).length, git: gitLines(), at: performance.now() });
    if (event.kind !== "step-completed" || !began) return;
    const ms = performance.now() - began.at;
    phases.push({ job, run, ms, calls: callsOf(run).slice(began.calls), gitProcesses: gitLines() - began.git });
    for (const each of waiting) if (lands() >= each.run) each.resolve();
  });
  const landed = (run: number) =>
    lands() >= run ? Promise.resolve() : new Promise<void>((resolve) => void waiting.push({ run, resolve }));
  return { phases, landed };
}

async function pushFiles(
  { folder, forge, token }: { readonly folder: string; readonly forge: Forge; readonly token: string },
  { files, packageFolder, maxIterations }: Size,
): Promise<string> {
  const clone = join(folder, "clone");
  const remote = `http://x:${token}@${new URL(forge.url).host}/${name}`;
  mkdirSync(clone);
  const git = (...args: string[]) => ended("git", args, { folder, cwd: clone });
  await git("clone", "--quiet", remote, ".");
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), text);
  };
  for (let index = 0; index < files; index++) put(`src/d${index % 200}/f${index}.txt`, `file ${index}\n`);
  put(".github/workflows/rondo.yml", readFileSync(join(packageFolder, "templates/hardened.yml"), "utf8"));
  put(
    ".github/rondo.yml",
    `agent: { command: "for i in 1 2 3 4 5; do date +%N >> src/d$i/f$i.txt; done; date +%N > new.txt" }\nrules: { fine: "true" }\nmax-iterations: ${maxIterations}\nguards: { no-progress: false }\n`,
  );
  await git("add", "-A");
  await git("commit", "--quiet", "-m", "Files");
  await git("push", "--quiet");
  return clone;
}

/** Not waited for synchronously: the server that it speaks to is in this very process. */
export function ended(
  command: string,
  args: readonly string[],
  { folder, cwd }: { readonly folder: string; readonly cwd: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: gitEnvironment(folder), stdio: ["ignore", "ignore", "inherit"] });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")} ended with ${code}`)),
    );
  });
}

function gitEnvironment(folder: string): NodeJS.ProcessEnv {
  const config = join(folder, "gitconfig");
  if (!existsSync(config)) writeFileSync(config, "[user]\n\tname = b\n\temail = b@example.invalid\n");
  return { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_GLOBAL: config, GIT_CONFIG_NOSYSTEM: "1" };
}

/** The answer as it is, or an error that says what was asked. */
export async function call(forge: Forge, token: string, route: string, body?: unknown): Promise<unknown> {
  const [method = "GET", path = ""] = route.split(" ");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const reply = await fetch(`${forge.url}/api/v3/repos/${name}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${route}: ${reply.status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

export async function startLoop({ forge, token }: Bench): Promise<void> {
  await call(forge, token, "POST /issues", {
    title: "Bench",
    body: "Do the work. Acceptance: `true` passes.\n\n- [ ] a",
  });
  await call(forge, token, "POST /issues/1/labels", { labels: ["rondo"] });
}
