/** From a person's repository and wishes to a stage on which the loop can begin, or go on. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { components } from "@octokit/openapi-types";
import { loopFiles } from "../../config/loop-file.ts";
import { type Head, OwnRepository } from "../../git/own-repository.ts";
import { projectOf } from "../../rules/project.ts";
import { oneLine } from "../colours.ts";
import { RefusedInput } from "../command.ts";
import type { LiveShell } from "../live-shell.ts";
import { Stage } from "../local/stage.ts";
import { setUpCommand, testCommand } from "../project-commands.ts";
import { type KeptRun, KeptRuns, type RunFacts } from "./kept-run.ts";
import { type LoopFile, loopFileOf } from "./loop-file.ts";
import type { ResumeRequest, StartRequest } from "./request.ts";
import { declaredKeys, keysOf, settingsPath, type TaskSettings, taskSettings } from "./task-settings.ts";
import { workflowFile } from "./workflow-file.ts";

/** Who asks on the embedded GitHub. */
export const person = "you";
const workflowPath = ".github/workflows/rondo.yml";

/** A loop with everything that it needs, ready to go. */
export interface Prepared {
  readonly own: OwnRepository;
  readonly stage: Stage;
  readonly kept: KeptRun;
  readonly facts: RunFacts;
  /** For a new one: what it works with. */
  readonly begins: TaskSettings | null;
}

export async function openOwn(folder: string, { environment }: LiveShell): Promise<OwnRepository> {
  const found = existsSync(folder) ? await OwnRepository.at(folder, environment) : { why: "there is no such folder" };
  if ("why" in found) throw new RefusedInput(`${folder}: no git repository to work on: ${oneLine(found.why)}.`);
  return found;
}

export async function prepareStart(request: StartRequest, own: OwnRepository, shell: LiveShell): Promise<Prepared> {
  const file = request.task === null ? loopFileOf(request.file, own.folder, request.limits) : null;
  const task = request.task ?? file?.title ?? "";
  const head = await soundHead(own, request.allowDirty);
  const read = (path: string): Promise<string | null> => own.file(head.sha, path);
  const wanted = { agent: request.agent, limits: request.limits };
  const project = await projectOf(await own.top(head.sha), async (file) => (await read(file)) ?? "");
  const begins = withFile(taskSettings(await read(settingsPath), wanted, testCommand(project)), file);
  const keys = declaredKeys(begins.settings);
  mustHaveKey(begins, shell);
  const { name, kept } = await freeName(own, task);
  const setup = request.setup === null ? setUpCommand(project) : request.setup || null;
  const repository = `local/${basename(own.folder).replace(/[^\w.-]+/g, "-") || "repository"}`;
  const base = head.branch ?? "main";
  const facts = {
    ...{ task, template: request.template, setup, repository, keys, base, branch: name },
    ...(file && { file: { path: file.path, text: file.text } }),
  };
  const stage = await buildStage({ own, head, facts, kept, shell });
  try {
    await stage.layOver({ [settingsPath]: begins.text });
    await equip(stage, facts, shell);
    const { number: issue } = await stage.ask<components["schemas"]["issue"]>(
      "/issues",
      file ? { title: cut(task), body: file.whole } : issueFor(task),
    );
    return { own, stage, kept, begins, facts: { ...facts, issue } };
  } catch (error) {
    await stage.close();
    kept.remove();
    throw error;
  }
}

export async function prepareResume(request: ResumeRequest, own: OwnRepository, shell: LiveShell): Promise<Prepared> {
  const kept = new KeptRuns(own.gitDir).newest();
  if (kept === null)
    throw new RefusedInput(
      `${request.folder}: no loop to go on with. One that is complete leaves only its branch; rondo run "TASK" starts one.`,
    );
  const { facts, stage: begins } = kept.load();
  const scene = { command: "run", repository: facts.repository, person, begins, folder: kept.forge };
  const stage = await Stage.build(shell, scene);
  await equip(stage, facts, shell);
  return { own, stage, kept, facts, begins: null };
}

async function soundHead(own: OwnRepository, allowDirty: boolean): Promise<Head> {
  const head = await own.head();
  if (head === null)
    throw new RefusedInput(`${own.folder}: nothing is committed yet, so there is nothing to begin from.`);
  const obstacle = await own.obstacle();
  if (obstacle !== null) throw new RefusedInput(`${own.folder}: ${obstacle}.`);
  const changes = allowDirty ? [] : await own.changes(loopFiles);
  if (changes.length === 0) return head;
  const some = changes.slice(0, 5).map(oneLine).join(", ");
  const more = changes.length > 5 ? ` and ${changes.length - 5} more` : "";
  throw new RefusedInput(
    `${own.folder}: not committed: ${some}${more}. The loop begins from the last commit, so the agent would not see this. Commit or stash it, or start without it: --allow-dirty.`,
  );
}

/** Without any of them it could only fail, after everything was set up. */
function mustHaveKey({ settings }: TaskSettings, { environment }: LiveShell): void {
  const keys = keysOf(settings.agent);
  if (keys.length === 0 || keys.some((key) => environment[key])) return;
  const agent = "use" in settings.agent ? settings.agent.use : "";
  throw new RefusedInput(
    `The agent ${agent} needs its key in the environment: set ${keys[0]}${keys.length > 1 ? ` (or one of ${keys.slice(1).join(", ")})` : ""} and try again, or name another agent by --agent. rondo demo needs none.`,
  );
}

/** Taken neither by a branch nor by a loop that waits. */
async function freeName(own: OwnRepository, task: string): Promise<{ readonly name: string; readonly kept: KeptRun }> {
  const runs = new KeptRuns(own.gitDir);
  const words = task.split("\n", 1)[0]?.normalize("NFD").toLowerCase() ?? "";
  const slug =
    words
      .replace(/\p{Mark}/gu, "")
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 40)
      .replace(/^-|-$/g, "") || "task";
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? slug : `${slug}-${count}`;
    const kept = runs.named(tried);
    if (!existsSync(kept.folder) && !(await own.hasBranch(`rondo/${tried}`))) return { name: `rondo/${tried}`, kept };
  }
}

interface NewStage {
  readonly own: OwnRepository;
  readonly head: Head;
  readonly facts: Omit<RunFacts, "issue">;
  readonly kept: KeptRun;
  readonly shell: LiveShell;
}

async function buildStage({ own, head, facts, kept, shell }: NewStage): Promise<Stage> {
  const { repository, base } = facts;
  const lent = mkdtempSync(join(tmpdir(), "rondo-run-head-"));
  try {
    await own.lend(lent, base, head.sha);
    const begins = {
      copyOf: lent,
      defaultBranch: base,
      private: true,
      roles: { [person]: "write" },
      allowActionsToCreatePullRequests: true,
    } as const;
    return await Stage.build(shell, { command: "run", repository, person, begins, folder: kept.forge });
  } catch (error) {
    kept.remove();
    throw error;
  } finally {
    rmSync(lent, { recursive: true, force: true });
  }
}

/** The workflow names only keys that are there: an empty one would be worse than none. */
async function equip(stage: Stage, facts: Omit<RunFacts, "issue">, shell: LiveShell): Promise<void> {
  const secrets = Object.fromEntries(
    facts.keys.flatMap((key) => {
      const value = shell.environment[key];
      return value ? [[key, value] as const] : [];
    }),
  );
  const template = readFileSync(join(shell.packageFolder, "templates", `${facts.template}.yml`), "utf8");
  stage.setSecrets(secrets);
  await stage.layOver({ [workflowPath]: workflowFile(template, { keys: Object.keys(secrets), setup: facts.setup }) });
}

const LONGEST_TITLE = 120;

function issueFor(task: string): { readonly title: string; readonly body: string } {
  const [first = ""] = task.split("\n", 1);
  const title = cut(first);
  return { title, body: title === task ? "" : task };
}

function cut(line: string): string {
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1)}…` : line;
}

/** What the file sets, as far as it is shown; the loop itself reads the file. */
function withFile(begins: TaskSettings, file: LoopFile | null): TaskSettings {
  if (file === null) return begins;
  const { settings } = begins;
  const { maxIterations = settings.maxIterations, budget = settings.budget } = file.read.layer;
  return { ...begins, settings: { ...settings, maxIterations, budget }, warnings: file.warnings };
}
