/** One workflow run in process: the real begin and land, a scripted agent and scripted rules between them. */
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { GitHub } from "../../src/github/github.ts";
import { begin } from "../../src/phases/begin.ts";
import { type BriefDocument, readBrief } from "../../src/phases/brief-document.ts";
import { land } from "../../src/phases/land.ts";
import { readTrigger } from "../../src/phases/trigger.ts";
import { writeWork } from "../../src/phases/work.ts";
import type { World as PhaseWorld } from "../../src/phases/world.ts";
import type { Reporter } from "../../src/ports.ts";
import { redactor } from "../../src/vet/secrets.ts";
import { LostRunner, type SimulatedRun } from "./runs.ts";
import { type Edits, patchOf, SimulatedGit } from "./simulated-git.ts";
import type { FaultWorld } from "./world.ts";

/** What the agent does in one iteration. */
export interface Step {
  readonly files?: Edits;
  readonly says?: string;
  readonly cost?: number;
  /** How long it works. */
  readonly minutes?: number;
  /** `lost`: its machine dies. */
  readonly ends?: "lost" | "transient";
  /** The rules run on other files than these: somebody tampered with the job. */
  readonly validated?: Edits;
  /** What people do while it works. */
  readonly meanwhile?: (world: FaultWorld, issue: number) => Promise<void>;
}

const permissions = {
  contents: "write",
  "pull-requests": "write",
  issues: "write",
  statuses: "write",
  actions: "write",
  checks: "read",
} as const;

/** By their form: to look for every writing of a job's own token would take most of the time here. */
const byForm = redactor([]);
const redactedTexts = new Map<string, string>();

/** A record holds the same few texts in every run. */
function redact(text: string): string {
  const known = redactedTexts.get(text);
  if (known !== undefined) return known;
  if (redactedTexts.size > 10_000) redactedTexts.clear();
  const redacted = byForm(text);
  redactedTexts.set(text, redacted);
  return redacted;
}

const scratch = mkdtempSync(join("/dev/shm", "rondo-faults-"));

/** Never rejects: a run ends green, red or cancelled. */
export async function execute(world: FaultWorld, run: SimulatedRun): Promise<void> {
  run.status = "in_progress";
  try {
    await Promise.race([jobs(world, run), run.lost.promise]);
    run.conclusion ??= "success";
  } catch (error) {
    if (!(error instanceof LostRunner)) world.errors.push(`run ${run.id}: ${String(error)}`);
    run.conclusion ??= "failure";
  }
  run.isDead = true;
  run.status = "completed";
  run.endedAt = world.clock.now();
}

async function jobs(world: FaultWorld, run: SimulatedRun): Promise<void> {
  const { event, payload } = run.facts;
  const began = await job(world, run, "begin", (phases) => begin(phases, readTrigger(event, payload)));
  if (began.go !== "true") return;
  const brief = readBrief(began.brief ?? "");
  world.briefs.push(began.brief ?? "");
  const work = join(scratch, `${process.pid}-${world.number}-${run.id}-${run.attempt}`);
  const agentResult = brief.mode === "check" ? "skipped" : await agentJob(world, run, brief, work);
  if (run.isDead) return;
  const steps = agentResult === "failure" ? "" : await validateJob(world, brief);
  const git = async () => gitFor(world, run);
  const keep = async () => undefined;
  await job(world, run, "land", (phases) => land(phases, { brief, work, steps, agentResult, git, secrets: [], keep }));
}

async function job(
  world: FaultWorld,
  run: SimulatedRun,
  name: string,
  phase: (phases: PhaseWorld) => Promise<void>,
): Promise<Record<string, string>> {
  const { forge, clock, wire } = world;
  const token = forge.mintJobToken({ repository: "octo/app", permissions, runId: run.id });
  world.secrets.push(token);
  const outputs: Record<string, string> = { job: name };
  run.outputs.push(outputs);
  const github = new GitHub({
    apiUrl: `${forge.url}/api/v3`,
    owner: "octo",
    repo: "app",
    token,
    send: wire.sendFor(run, (asked) => forge.ask(asked)),
  });
  const phases: PhaseWorld = {
    forge: world.wrap(github),
    clock: clock.forPhases,
    report: reporterTo(outputs),
    run: {
      id: run.id,
      attempt: run.attempt,
      url: `${forge.url}/octo/app/actions/runs/${run.id}`,
      job: name,
      workflow: "rondo.yml",
      defaultBranch: "main",
    },
    repositoryUrl: `${forge.url}/octo/app`,
    disabled: world.isDisabled,
    redact,
    nonce: () => "nonce",
  };
  await phase(phases);
  return outputs;
}

function reporterTo(outputs: Record<string, string>): Reporter {
  return {
    info: (line) => {
      outputs.info = `${outputs.info ?? ""}${line}\n`;
    },
    warning: (line) => {
      outputs.warning = `${outputs.warning ?? ""}${line}\n`;
    },
    group: (_, work) => work(),
    summary: async () => undefined,
    output: (name, value) => {
      outputs[name] = value;
    },
  };
}

export function gitFor(world: FaultWorld, run: SimulatedRun): SimulatedGit {
  const { repo, patches } = world;
  return new SimulatedGit({
    repo,
    patches,
    push: (branch, move) => world.wire.push(run, () => world.push(branch, move)),
  });
}

async function agentJob(world: FaultWorld, run: SimulatedRun, brief: BriefDocument, work: string) {
  const { issue, iteration, attempt, loopId } = brief;
  world.agentStarts.push({
    issue,
    iteration,
    attempt,
    loopId,
    run: run.id,
    runAttempt: run.attempt,
    call: world.wire.calls.length,
  });
  const step = world.stepFor(issue, iteration, attempt);
  await world.clock.elapse((step.minutes ?? 5) * 60_000);
  await step.meanwhile?.(world, issue);
  if (run.isDead) return "cancelled";
  if (step.ends === "lost") return "failure";
  const git = gitFor(world, run);
  const patch = patchOf(await git.texts(await git.treeOf(brief.base)), step.files ?? {});
  world.patches.set(patch, step.files ?? {});
  const failure =
    step.ends === "transient" ? ({ class: "transient", message: "overloaded", retryAt: null } as const) : null;
  const said = step.says ?? "More to do.";
  await writeWork(work, {
    patch: Buffer.from(patch),
    report: { ...quiet, said, failure, cost: step.cost ?? 0.1, ms: (step.minutes ?? 5) * 60_000 },
  });
  world.saidComplete.set(`${loopId}/${iteration}`, /COMPLETE/.test(said));
  return "success";
}

const quiet = {
  agent: "scripted",
  denied: [],
  session: null,
  doneBy: null,
  evaluation: null,
  lost: null,
  plan: null,
  context: null,
};

/** The rule `answer` of the stories: `answer.txt` says 42. */
async function validateJob(world: FaultWorld, brief: BriefDocument): Promise<string> {
  const git = new SimulatedGit({ repo: world.repo, patches: world.patches, push: async () => ({ ok: true }) });
  const base = await git.treeOf(brief.base);
  const step = brief.mode === "check" ? {} : world.stepFor(brief.issue, brief.iteration, brief.attempt);
  const tree = await git.edited(base, step.validated ?? step.files ?? {});
  const passes = (await git.texts(tree))["answer.txt"] === "42\n";
  if (passes) world.provedTrees.add(tree);
  await world.clock.elapse(60_000);
  const message = passes ? "" : "answer.txt does not say 42";
  const results = JSON.stringify([{ name: "answer", result: passes ? "pass" : "fail", message }]);
  const outputs = { phase: "validate", tree, results };
  return JSON.stringify({ validate: { outputs, outcome: "success", conclusion: "success" } });
}
