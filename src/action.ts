/** The action: reads inputs, wires the real world, runs one phase. Decides nothing. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { guardCommandFiles } from "./agents/command-files.ts";
import { evaluate } from "./agents/evaluator.ts";
import { runWithFallback } from "./agents/run.ts";
import { PrivateRepository } from "./git/private-repository.ts";
import { GitHub } from "./github/github.ts";
import { sendOverHttp } from "./github/transport.ts";
import { agent } from "./phases/agent.ts";
import { agentSecrets } from "./phases/agent-secrets.ts";
import { begin } from "./phases/begin.ts";
import { type BriefDocument, readBrief } from "./phases/brief-document.ts";
import { land } from "./phases/land.ts";
import { PersistentForge } from "./phases/persistent-forge.ts";
import { readTrigger } from "./phases/trigger.ts";
import { validate } from "./phases/validate.ts";
import { workName } from "./phases/work.ts";
import type { World } from "./phases/world.ts";
import type { Clock } from "./ports.ts";
import { reporter } from "./reporter.ts";
import { rulesEnvironment } from "./rules/environment.ts";
import * as core from "./runner.ts";
import { redactor } from "./vet/secrets.ts";

const env = process.env;
/** For jobs that speak to nobody; the others go by GitHub's. */
const ownClock: Clock = { now: () => Date.now(), sleep: (ms) => sleep(ms) };

function needed(name: string): string {
  const value = env[name];
  if (value === undefined || value === "")
    throw new Error(`The variable ${name} is not set: Rondo runs as a step of GitHub Actions.`);
  return value;
}

const temp = (name: string): string => join(needed("RUNNER_TEMP"), name);

function payload(): unknown {
  return JSON.parse(readFileSync(needed("GITHUB_EVENT_PATH"), "utf8"));
}

function world(ahead: GitHub | null): World {
  const [owner = "", repo = ""] = needed("GITHUB_REPOSITORY").split("/");
  const repositoryUrl = `${needed("GITHUB_SERVER_URL")}/${owner}/${repo}`;
  const { repository } = payload() as { readonly repository?: { readonly default_branch?: string } };
  const github = ahead ?? new GitHub({ apiUrl: needed("GITHUB_API_URL"), owner, repo, token: token() });
  const clock: Clock = { now: () => github.now(), sleep: (ms) => sleep(ms) };
  return {
    forge: new PersistentForge(github, clock),
    clock,
    report: reporter,
    run: {
      id: Number(needed("GITHUB_RUN_ID")),
      attempt: Number(env.GITHUB_RUN_ATTEMPT ?? "1"),
      url: `${repositoryUrl}/actions/runs/${needed("GITHUB_RUN_ID")}`,
      job: needed("GITHUB_JOB"),
      workflow: needed("GITHUB_WORKFLOW_REF").replace(/@.*$/s, "").split("/").at(-1) ?? "",
      defaultBranch: repository?.default_branch ?? needed("GITHUB_REF_NAME"),
    },
    repositoryUrl,
    disabled: !["", "false", "0"].includes(core.getInput("disabled").toLowerCase()),
    redact: redactor(ownSecrets()),
    nonce,
  };
}

const nonce = (): string => randomBytes(6).toString("hex");

function token(): string {
  const given = core.getInput("token");
  if (given === "")
    throw new Error("The input `token` is empty. Leave it out for the job's own token, or give a GitHub App's.");
  core.setSecret(given);
  return given;
}

/** What no text that leaves the run, and nothing that lands, may hold. */
function ownSecrets(): readonly string[] {
  return [token(), webhookSecret()].filter((secret) => secret !== "");
}

/** Signs what other services are told. */
function webhookSecret(): string {
  const given = core.getInput("webhook-secret");
  if (given !== "") core.setSecret(given);
  return given;
}

/** Kept from job to job where the runner is: what is installed once need not be again. */
const toolFolder = (name: string): string => join(env.RUNNER_TOOL_CACHE || needed("RUNNER_TEMP"), "rondo", name);

/** A session lives in the agent's HOME: to go on with it, that must still be there. */
function agentFolder({ settings, loopId }: BriefDocument): string {
  return settings.session === "resume" ? toolFolder(`sessions/${loopId}`) : temp("rondo-agent");
}

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

const brief = () => readBrief(core.getInput("brief"));

function repositoryBeside(withToken: boolean): Promise<PrivateRepository> {
  return PrivateRepository.beside({
    folder: temp("rondo-git"),
    checkout: needed("GITHUB_WORKSPACE"),
    remote: { url: `${needed("GITHUB_SERVER_URL")}/${needed("GITHUB_REPOSITORY")}`, token: withToken ? token() : null },
    path: needed("PATH"),
  });
}

/** Some were handed a forge that has been asked already. */
const phases: Readonly<Record<string, (ahead: GitHub | null) => Promise<void>>> = {
  begin: (ahead) => begin(world(ahead), readTrigger(needed("GITHUB_EVENT_NAME"), payload())),
  agent: async () => {
    const document = brief();
    return agent(
      {
        git: await repositoryBeside(false),
        run: runWithFallback,
        evaluate,
        report: reporter,
        checkout: needed("GITHUB_WORKSPACE"),
        scratch: agentFolder(document),
        tools: toolFolder("agents"),
        work: temp(workName),
        freeBytes: async (folder) => {
          const { bavail, bsize } = await statfs(folder);
          return bavail * bsize;
        },
        environment: env,
        node: process.execPath,
        secrets: agentSecrets(document, env),
        nonce,
      },
      document,
    );
  },
  validate: async () =>
    validate(
      {
        git: await repositoryBeside(false),
        report: reporter,
        checkout: needed("GITHUB_WORKSPACE"),
        work: temp(workName),
        job: needed("GITHUB_JOB"),
        clock: ownClock,
        scratch: temp("rondo-hooks"),
        node: process.execPath,
        environment: rulesEnvironment(env),
        guardFiles: () => guardCommandFiles(env),
      },
      brief(),
    ),
  land: (ahead) =>
    land(world(ahead), {
      brief: brief(),
      work: temp(workName),
      steps: core.getInput("steps"),
      agentResult: core.getInput("agent-result"),
      git: () => repositoryBeside(true),
      secrets: ownSecrets(),
      webhook: { secret: webhookSecret(), post: sendOverHttp },
      keep: (files) => writeFiles(temp("rondo-record"), files),
    }),
  sweep: (ahead) => begin(world(ahead), { kind: "schedule" }),
};

async function run(ahead: GitHub | null): Promise<void> {
  const name = core.getInput("phase");
  const phase = Object.hasOwn(phases, name) ? phases[name] : undefined;
  if (!phase) throw new Error(`The input \`phase\` must be one of ${Object.keys(phases).join(", ")}; it is "${name}".`);
  reporter.output("phase", name);
  await phase(ahead);
}

export async function runPhase(ahead: GitHub | null): Promise<void> {
  try {
    await run(ahead);
  } catch (error) {
    core.setFailed(error instanceof Error ? error.message : String(error));
  }
}
