import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createForge, type Forge } from "../../src/embedded/forge/forge.ts";
import { createWorkflowService, type EmbeddedWorkflows } from "../../src/embedded/workflows/service.ts";
import { type Figure, median, rounded } from "./measure.ts";

const name = "octo/app";

/** What a step of ours took, and the requests and git processes in it. */
interface PhaseFigures {
  readonly job: string;
  readonly run: number;
  readonly ms: number;
  readonly calls: number;
}

interface Measured {
  readonly phases: readonly PhaseFigures[];
  readonly callsOfRun: readonly number[];
  readonly gitProcesses: number;
  /** Bare `git add -A && git commit && git push` of the same change. */
  readonly bareMs: number;
}

/** One loop on the embedded GitHub, on a repository of so many files, with an agent and rules that do next to nothing. */
async function measure(packageFolder: string, files: number, iterations: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "rondo-bench-loop-"));
  const forge = createForge({ rates: { job: 1_000_000 } });
  const log = join(folder, "git.log");
  const service = createWorkflowService({
    forge,
    workFolder: join(folder, "work"),
    localActions: { "rondo-loop/rondo": packageFolder },
    quiet: true,
    path: `${countingGit(folder, log)}:${process.env.PATH}`,
  });
  forge.connect(service);
  try {
    const phases = watch(service, forge);
    await forge.setUp.addRepository(name, {
      files: { "README.md": "# App\n" },
      private: true,
      allowActionsToCreatePullRequests: true,
    });
    await forge.listen();
    const token = forge.setUp.createToken("octo");
    const clone = pushFiles(folder, { forge, token, files, packageFolder, iterations });
    writeFileSync(log, "");
    await label(forge, token);
    await service.idle();
    const gitLines = readFileSync(log, "utf8")
      .split("\n")
      .filter((line) => line !== "");
    const runs = service.runs(name).toReversed();
    if (runs.length < iterations) throw new Error(`The bench's loop ended after ${runs.length} of ${iterations} runs.`);
    const steady = runs[iterations - 1]?.id ?? 0;
    return {
      phases: phases.filter(({ run }) => run === steady),
      callsOfRun: runs.map(({ id }) => forge.requests.ofRun(id).length),
      gitProcesses: gitLines.length / iterations,
      bareMs: bare(clone),
    };
  } finally {
    await service.close();
    await forge.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts only Rondo's own: they run on a repository of its own. */
function countingGit(folder: string, log: string): string {
  const real = execFileSync("which", ["git"], { encoding: "utf8" }).trim();
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(
    join(bin, "git"),
    `#!/bin/sh\ncase "$GIT_DIR" in *rondo-git*) echo "$*" >> '${log}';; esac\nexec '${real}' "$@"\n`,
  );
  chmodSync(join(bin, "git"), 0o755);
  return bin;
}

function watch(service: EmbeddedWorkflows, forge: Forge): PhaseFigures[] {
  const phases: PhaseFigures[] = [];
  const open = new Map<string, { readonly at: number; readonly requests: number }>();
  service.onProgress((event) => {
    if (!("step" in event) || !event.step.includes("rondo-loop/rondo")) return;
    const key = `${event.runId}/${event.job}/${event.number}`;
    const counted = () => forge.requests.ofRun(event.runId).length;
    if (event.kind === "step-started") open.set(key, { at: performance.now(), requests: counted() });
    const began = open.get(key);
    if (event.kind === "step-completed" && began)
      phases.push({
        job: event.job,
        run: event.runId,
        ms: performance.now() - began.at,
        calls: counted() - began.requests,
      });
  });
  return phases;
}

interface Pushing {
  readonly forge: Forge;
  readonly token: string;
  readonly files: number;
  readonly packageFolder: string;
  readonly iterations: number;
}

function pushFiles(folder: string, { forge, token, files, packageFolder, iterations }: Pushing): string {
  const clone = join(folder, "clone");
  const remote = `http://x:${token}@${new URL(forge.url).host}/${name}`;
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", clone, ...args], { stdio: ["ignore", "pipe", "ignore"], env: gitEnvironment(folder) });
  execFileSync("git", ["clone", "--quiet", remote, clone], { stdio: "ignore", env: gitEnvironment(folder) });
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), text);
  };
  for (let index = 0; index < files; index++) put(`src/d${index % 200}/f${index}.txt`, `file ${index}\n`);
  put(".github/workflows/rondo.yml", readFileSync(join(packageFolder, "templates/hardened.yml"), "utf8"));
  put(
    ".github/rondo.yml",
    `agent: { command: "for i in 1 2 3 4 5; do date +%N >> src/d$i/f$i.txt; done; date +%N > new.txt" }\nrules: { fine: "true" }\nmax-iterations: ${iterations}\nguards: { no-progress: false }\n`,
  );
  git("add", "-A");
  git("commit", "--quiet", "-m", "Files");
  git("push", "--quiet");
  return clone;
}

function gitEnvironment(folder: string): NodeJS.ProcessEnv {
  const config = join(folder, "gitconfig");
  if (!existsSync(config)) writeFileSync(config, "[user]\n\tname = b\n\temail = b@example.invalid\n");
  return { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_GLOBAL: config, GIT_CONFIG_NOSYSTEM: "1" };
}

function bare(clone: string): number {
  const env = gitEnvironment(dirname(clone));
  const times = [1, 2, 3].map((round) => {
    for (let index = 1; index <= 5; index++)
      writeFileSync(join(clone, `src/d${index}/f${index}.txt`), `round ${round}\n`);
    writeFileSync(join(clone, `new-${round}.txt`), "new\n");
    const began = performance.now();
    execFileSync("sh", ["-c", "git add -A && git commit --quiet -m x && git push --quiet"], {
      cwd: clone,
      env,
      stdio: "ignore",
    });
    return performance.now() - began;
  });
  return median(times);
}

async function label(forge: Forge, token: string): Promise<void> {
  const post = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const reply = await fetch(`${forge.url}/api/v3/repos/${name}${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  };
  await post("/issues", { title: "Bench", body: "Work." });
  await post("/issues/1/labels", { labels: ["rondo"] });
}

export async function loopFigures(packageFolder: string, sizes: readonly number[]): Promise<readonly Figure[]> {
  const small = await measure(packageFolder, 50, 20);
  const [second = 0, twentieth = 0] = [small.callsOfRun[1], small.callsOfRun[18]];
  const inLand = small.phases.find(({ job }) => job === "land")?.calls ?? 0;
  const figures: Figure[] = [
    { name: "API calls of a steady iteration, hardened template", value: second, unit: "", goal: 9, counted: true },
    {
      name: "API calls of `land`, all in sequence, in the last iteration",
      value: inLand,
      unit: "",
      goal: null,
      counted: false,
    },
    {
      name: "API calls, iteration 19 against iteration 2",
      value: rounded(twentieth / second),
      unit: "×",
      goal: 1.1,
      counted: true,
      note: `${second} and ${twentieth}`,
    },
    { name: "git processes of an iteration", value: rounded(small.gitProcesses, 1), unit: "", goal: 8, counted: true },
  ];
  for (const files of sizes) {
    const { phases, bareMs } = await measure(packageFolder, files, 2);
    const ms = phases.reduce((sum, phase) => sum + phase.ms, 0);
    const parts = phases.map((phase) => `${phase.job} ${rounded(phase.ms, 0)}`).join(", ");
    figures.push({
      name: `overhead of an iteration at ${files.toLocaleString("en")} files, × bare git`,
      value: rounded(ms / bareMs),
      unit: "×",
      goal: files >= 100_000 ? 3 : 5,
      counted: false,
      note: `${rounded(ms, 0)} ms (${parts}) against ${rounded(bareMs, 0)} ms`,
    });
  }
  return figures;
}
