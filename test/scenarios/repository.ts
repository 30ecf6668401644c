/** A repository on the embedded GitHub with the real workflow and the real bundle, and an agent that does as it is told. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Octokit } from "@octokit/rest";
import { afterEach } from "vitest";
import { type Clock, systemClock } from "../../src/embedded/clock.ts";
import type { Role } from "../../src/embedded/contract.ts";
import { createForge, type Forge } from "../../src/embedded/forge/forge.ts";
import { createWorkflowService, type EmbeddedWorkflows } from "../../src/embedded/workflows/service.ts";
import { readStateComment } from "../../src/state/comment.ts";
import type { StateRecord } from "../../src/state/record.ts";

/** What the agent does in one iteration. */
export interface AgentStep {
  /** Path → text; null removes the file. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** A script for bash, in the checkout, after the files. */
  readonly run?: string;
  readonly says?: string;
  readonly cost?: number;
  readonly exit?: number;
  /** It waits, after its files, until the test allows it to go on by this name. */
  readonly waits?: string;
}

export interface Given {
  readonly template?: "hardened" | "simple";
  /** By iteration; the last one repeats. */
  readonly agent?: readonly AgentStep[];
  /** Another agent than the obedient one, as a line of `.github/rondo.yml`. */
  readonly agentLine?: string;
  /** `PATH` of the jobs. */
  readonly path?: string;
  /** Lines of `.github/rondo.yml` beside `agent`. */
  readonly settings?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly roles?: Readonly<Record<string, Role>>;
  readonly allowPulls?: boolean;
  readonly private?: boolean;
  readonly ghes?: boolean;
  /** The folder of the action; without it, this one, with the bundle as it was built last. */
  readonly action?: string;
  /** Changes the workflow before it is committed. */
  readonly workflow?: (text: string) => string;
}

const name = "octo/app";

/** GitHub's own time, which a test can set ahead. */
class AheadClock implements Clock {
  #ms = 0;
  now = (): Date => new Date(Date.now() + this.#ms);
  sleep = systemClock.sleep;

  advance(ms: number): void {
    this.#ms += ms;
  }
}

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

export const complete = "All done.\n\n<promise>COMPLETE</promise>\nSummary: did it";

/** Checks that `answer.txt` says 42, and nothing else. */
export const answerRule = `rules:\n  answer: grep -qx 42 answer.txt\n`;

export async function openRepository(given: Given = {}): Promise<Repository> {
  const folder = mkdtempSync(join(tmpdir(), "rondo-scenario-"));
  const script = join(folder, "agent.mjs");
  writeFileSync(script, agentScript(given.agent ?? []));
  const clock = new AheadClock();
  const forge = createForge({ ...(given.ghes && { ghes: true }), clock });
  const lines: string[] = [];
  const service = createWorkflowService({
    forge,
    clock,
    workFolder: join(folder, "work"),
    localActions: { "rondo-loop/rondo": given.action ?? process.cwd() },
    log: (line) => lines.push(line),
    ...(given.path !== undefined && { path: given.path }),
    cancelTimes: { afterInterrupt: 300, afterTerminate: 300 },
  });
  forge.connect(service);
  closing.push(async () => {
    await service.close();
    await forge.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const template = readFileSync(`templates/${given.template ?? "hardened"}.yml`, "utf8");
  await forge.setUp.addRepository(name, {
    files: {
      "README.md": "# App\n",
      ...given.files,
      ".github/workflows/rondo.yml": (given.workflow ?? ((text: string) => text))(template),
      ".github/rondo.yml": `${given.agentLine ?? `agent: { command: "node ${script}" }`}\n${given.settings ?? ""}`,
    },
    private: given.private ?? true,
    roles: { wendy: "write", rita: "read", ...given.roles },
    allowActionsToCreatePullRequests: given.allowPulls ?? true,
  });
  await forge.listen();
  return new Repository({ forge, service, clock, folder, lines });
}

function agentScript(steps: readonly AgentStep[]): string {
  return `import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
const prompt = readFileSync(0, "utf8");
const here = dirname(process.argv[1]);
const iteration = Number(/This is iteration (\\d+)/.exec(prompt)?.[1] ?? 0);
appendFileSync(join(here, "starts.log"), iteration + "\\n");
writeFileSync(join(here, "prompt-" + iteration + ".txt"), prompt);
const steps = ${JSON.stringify(steps)};
const step = steps[Math.min(iteration, steps.length) - 1] ?? {};
for (const [path, text] of Object.entries(step.files ?? {})) {
  if (text === null) { rmSync(path, { force: true }); continue; }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
if (step.waits) while (!existsSync(join(here, step.waits))) await sleep(50);
if (step.run) execFileSync("bash", ["-ec", step.run], { stdio: "inherit", env: { ...process.env, HERE: here } });
if (step.cost !== undefined) writeFileSync(process.env.RONDO_RESULT_FILE, JSON.stringify({ cost: step.cost }));
writeFileSync(process.env.RONDO_MESSAGE_FILE, step.says ?? "More to do.");
process.exitCode = step.exit ?? 0;
`;
}

interface Parts {
  readonly forge: Forge;
  readonly service: EmbeddedWorkflows;
  readonly clock: AheadClock;
  readonly folder: string;
  readonly lines: readonly string[];
}

export class Repository {
  readonly forge: Forge;
  readonly service: EmbeddedWorkflows;
  readonly clock: AheadClock;
  readonly folder: string;
  readonly lines: readonly string[];
  readonly at = { owner: "octo", repo: "app" } as const;

  constructor({ forge, service, clock, folder, lines }: Parts) {
    this.forge = forge;
    this.service = service;
    this.clock = clock;
    this.folder = folder;
    this.lines = lines;
  }

  as(login: string): Octokit {
    const silent = () => undefined;
    return new Octokit({
      auth: this.forge.setUp.createToken(login),
      baseUrl: `${this.forge.url}/api/v3`,
      log: { debug: silent, info: silent, warn: silent, error: silent },
    });
  }

  async openIssue(given: { title?: string; body?: string; labels?: string[]; by?: string } = {}): Promise<number> {
    const { title = "Answer everything", body = "Write 42 into answer.txt.", labels = [], by = "wendy" } = given;
    return (await this.as(by).issues.create({ ...this.at, title, body, labels })).data.number;
  }

  async label(issue: number, label = "rondo", by = "wendy"): Promise<void> {
    await this.as(by).issues.addLabels({ ...this.at, issue_number: issue, labels: [label] });
  }

  async unlabel(issue: number, label = "rondo", by = "wendy"): Promise<void> {
    await this.as(by).issues.removeLabel({ ...this.at, issue_number: issue, name: label });
  }

  async comment(on: number, body: string, by = "wendy"): Promise<number> {
    return (await this.as(by).issues.createComment({ ...this.at, issue_number: on, body })).data.id;
  }

  async dispatch(inputs: Record<string, string>, by = "wendy"): Promise<void> {
    await this.as(by).actions.createWorkflowDispatch({ ...this.at, workflow_id: "rondo.yml", ref: "main", inputs });
  }

  /** Opens an issue, labels it, and waits until nothing happens any more. */
  async runLoop(): Promise<number> {
    const issue = await this.openIssue();
    await this.label(issue);
    await this.idle();
    return issue;
  }

  idle(): Promise<void> {
    return this.service.idle();
  }

  async pull(issue: number) {
    const { data } = await this.as("octo").pulls.list({ ...this.at, state: "all", head: `octo:rondo/issue-${issue}` });
    return data[0];
  }

  async labels(number: number): Promise<readonly string[]> {
    const { data } = await this.as("octo").issues.listLabelsOnIssue({ ...this.at, issue_number: number });
    return data.map((label) => label.name).sort();
  }

  async comments(number: number) {
    const { data } = await this.as("octo").issues.listComments({ ...this.at, issue_number: number, per_page: 100 });
    return data.map(({ id, body = "", user }) => ({ id, body, by: user?.login ?? "" }));
  }

  /** The state comments of the loop's pull request, or of the issue itself. */
  async stateComments(issue: number) {
    const place = (await this.pull(issue))?.number;
    const all = [...(await this.comments(issue)), ...(place === undefined ? [] : await this.comments(place))];
    return all.flatMap(({ id, body, by }) => {
      const read = readStateComment(body);
      return read.ok && by === "github-actions[bot]" ? [{ id, body, state: read.state }] : [];
    });
  }

  async state(issue: number): Promise<StateRecord> {
    const states = await this.stateComments(issue);
    const last = states.at(-1);
    if (!last) throw new Error(`There is no state comment for issue ${issue}.\n${this.lines.join("\n")}`);
    return last.state;
  }

  async head(issue: number): Promise<string> {
    return (await this.as("octo").git.getRef({ ...this.at, ref: `heads/rondo/issue-${issue}` })).data.object.sha;
  }

  /** Newest first, as far back as the loop's first commit. */
  async commits(issue: number) {
    const { data } = await this.as("octo").repos.listCommits({
      ...this.at,
      sha: `rondo/issue-${issue}`,
      per_page: 100,
    });
    const start = data.findIndex(({ commit }) => /Rondo-Step: start/.test(commit.message));
    return data.slice(0, start + 1).map(({ sha, commit }) => ({ sha, message: commit.message }));
  }

  async gate(sha: string) {
    const { data } = await this.as("octo").repos.listCommitStatusesForRef({ ...this.at, ref: sha });
    const [newest] = data.filter(({ context }) => context === "rondo");
    return newest ? { state: newest.state, description: newest.description } : null;
  }

  async file(path: string, ref: string): Promise<string | null> {
    return (await this.forge.readFile(name, (await this.forge.resolve(name, ref))?.sha ?? ref, path)) ?? null;
  }

  runs() {
    return this.service.runs(name).toReversed();
  }

  /** Which iterations the agent was started for, in order. */
  agentStarts(): readonly number[] {
    try {
      return readFileSync(join(this.folder, "starts.log"), "utf8").trim().split("\n").map(Number);
    } catch {
      return [];
    }
  }

  prompt(iteration: number): string {
    return readFileSync(join(this.folder, `prompt-${iteration}.txt`), "utf8");
  }

  /** Lets an agent go on that waits by this name. */
  allow(waiting: string): void {
    writeFileSync(join(this.folder, waiting), "");
  }

  /** Resolves when the agent has been started so many times. */
  async agentStarted(times: number): Promise<void> {
    while (this.agentStarts().length < times) await sleep(50);
  }

  /** Lets the schedule come round once, and everything that follows from it. */
  async sweep(): Promise<void> {
    this.clock.advance(15 * 60_000);
    await this.service.tickSchedule(this.clock.now());
    await this.idle();
  }

  log(): string {
    return this.lines.join("\n");
  }

  put(file: string): void {
    writeFileSync(this.scratch(file), "");
  }

  async appears(file: string): Promise<void> {
    while (!existsSync(this.scratch(file))) await sleep(50);
  }

  /** A place that rules can reach too. */
  scratch(file: string): string {
    mkdirSync(join(this.folder, "scratch"), { recursive: true });
    return join(this.folder, "scratch", file);
  }
}
