import type { Evaluation, EvaluatorTask } from "../agents/evaluator.ts";
import { changedNotes, noteFiles, writeNotes } from "../agents/exchange.ts";
import type { AgentTask, Try } from "../agents/run.ts";
import { spendingOfTries } from "../agents/spending.ts";
import { duration } from "../loop/amounts.ts";
import { capped, caps } from "../loop/caps.ts";
import type { HookAnswer } from "../loop/hooks.ts";
import type { AgentChoice } from "../loop/settings.ts";
import type { Git, Reporter } from "../ports.ts";
import { evaluationPrompt } from "../render/evaluation-prompt.ts";
import { noteFilesSection } from "../render/plan.ts";
import { redactor } from "../vet/secrets.ts";
import { defaultLimits, vetPatch } from "../vet/vet.ts";
import type { BriefDocument } from "./brief-document.ts";
import { findingInWords } from "./landing.ts";
import { prepareAgent } from "./prepare-agent.ts";
import { startTree } from "./start-tree.ts";
import { redactedReport, type WorkReport, writeWork } from "./work.ts";

/** No token, no forge: what runs here may be anybody's code. */
export interface AgentWorld {
  readonly git: Git;
  /** The agent, and who takes over from it. */
  readonly run: (task: AgentTask, others: readonly AgentChoice[]) => Promise<readonly [Try, ...Try[]]>;
  readonly evaluate: (task: EvaluatorTask) => Promise<Evaluation>;
  readonly report: Reporter;
  readonly checkout: string;
  readonly scratch: string;
  /** Where installed CLIs are kept. */
  readonly tools: string;
  /** Where patch and report are left for the other jobs. */
  readonly work: string;
  /** On the disk of a folder. */
  readonly freeBytes: (folder: string) => Promise<number>;
  readonly environment: AgentTask["environment"];
  /** The node that runs modules. */
  readonly node: string;
  /** The values that the agent was given: only this job knows them. */
  readonly secrets: readonly string[];
  readonly nonce: () => string;
}

/** Lets the agent work, and keeps what it did whatever way it ended. */
export async function agent(world: AgentWorld, brief: BriefDocument): Promise<void> {
  const { git, report, work } = world;
  const base = await startTree(git, brief);
  if (base.conflicts.length > 0) report.info(`Conflicts to resolve: ${base.conflicts.join(", ")}`);
  const { settings } = brief;
  const redact = redactor(world.secrets);
  const notes = { plan: brief.plan, context: brief.context ?? "{}" };
  writeNotes(world.scratch, notes);
  const task = taskFor(world, brief, (line) => report.info(redact(line)));
  const obstacle = await prepareAgent(world, brief, task.onLine);
  const tries = obstacle ?? (await agentTries(world, brief, task));
  const captured = obstacle ? nothingDone : withoutSecrets(await captureWork(git, base.tree), world.secrets);
  const last = (tries.at(-1) ?? tries[0]).report;
  const evaluation =
    last.failure === null ? await judged(world, brief, { task, said: last.said, patch: captured.patch }) : null;
  const { agent: name, said, failure, session } = last;
  const ms = tries.reduce((sum, { report: { ms: each } }) => sum + each, 0);
  const told: WorkReport = {
    agent: name,
    said,
    failure,
    cost: spendingOfTries(tries, settings).cost,
    ms,
    denied: tries.flatMap(({ report: { denied } }) => denied),
    // A session is its own agent's: the one that took over can't hand it on.
    session: tries.length === 1 ? session : null,
    doneBy: doneBy(tries, brief),
    evaluation,
    lost: captured.lost,
    ...changedNotes(world.scratch, notes),
  };
  // Only this job knows these secrets: in whatever writing, what leaves it is the last place to look for them.
  await writeWork(work, { patch: captured.patch, report: redactedReport(told, redact) });
  const ended = failure ? `failed (${failure.class}): ${redact(failure.message)}` : "finished";
  report.info(`${name} ${ended} after ${duration(ms)}; the patch has ${captured.patch.length} bytes.`);
  if (captured.lost !== null) report.warning(captured.lost);
  report.output("work", work);
}

function agentTries({ run, report }: AgentWorld, { iteration, settings }: BriefDocument, task: AgentTask) {
  return report.group(`Iteration ${iteration}: the agent works`, () => run(task, settings.fallback));
}

function taskFor(
  world: AgentWorld,
  { settings, prompt, session }: BriefDocument,
  onLine: AgentTask["onLine"],
): AgentTask {
  return {
    choice: settings.agent,
    prompt: `${prompt}\n\n${noteFilesSection(noteFiles(world.scratch))}`,
    folder: world.checkout,
    scratch: world.scratch,
    tools: world.tools,
    timeoutMs: settings.iterationTimeoutMs,
    environment: world.environment,
    session,
    pass: settings.env,
    install: settings.install,
    isolate: settings.isolate,
    onLine,
  };
}

function doneBy(tries: readonly Try[], { session }: BriefDocument): string | null {
  const names = tries.map(({ report }) => report.agent);
  const last = tries.at(-1)?.report;
  if (names.length > 1) return capped(`${names.at(-1)}, after ${names.slice(0, -1).join(", ")} failed`, caps.doneBy);
  return session !== null && last?.session !== session ? "in a fresh session: the earlier one was gone" : null;
}

interface Judging {
  readonly task: AgentTask;
  readonly said: string;
  readonly patch: Buffer;
}

/** The work is taken already: nothing that the second agent leaves in the checkout lands. */
async function judged(
  world: AgentWorld,
  { settings, prompt }: BriefDocument,
  { task, said, patch }: Judging,
): Promise<HookAnswer | null> {
  if (settings.evaluator === null) return null;
  const { session: _, timeoutMs: __, ...rest } = task;
  const asked = evaluationPrompt({ task: prompt, said, patch: patch.toString("utf8"), nonce: world.nonce() });
  const choice = settings.evaluator;
  const { verdict } = await world.report.group("The evaluator reads the work", () =>
    world.evaluate({ ...rest, choice, prompt: asked }),
  );
  if ("error" in verdict) return { error: verdict.message };
  const { ok, reason } = verdict;
  return { action: ok ? "complete" : "continue", reason, nextPrompt: ok ? null : reason };
}

interface Captured {
  readonly patch: Buffer;
  readonly lost: string | null;
}

const nothingDone: Captured = { patch: Buffer.alloc(0), lost: null };

/** An artifact can be read by everyone who can read the repository: a secret must not get that far. */
function withoutSecrets(captured: Captured, secrets: readonly string[]): Captured {
  const policy = { protect: [], allow: [], limits: { ...defaultLimits, bytes: captured.patch.length }, secrets };
  const { findings } = vetPatch(captured.patch.toString("utf8"), [], policy);
  const found = findings.filter(({ rule }) => rule === "secret").map(findingInWords);
  if (found.length === 0) return captured;
  return {
    patch: Buffer.alloc(0),
    lost: `The changes hold a secret, so none of them were kept: ${found.slice(0, 5).join("; ")}`,
  };
}

async function captureWork(git: Git, base: string): Promise<Captured> {
  try {
    return { patch: (await git.capture(base)).patch, lost: null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { patch: Buffer.alloc(0), lost: `The agent's work could not be read: ${why}` };
  }
}
