import { lstatSync } from "node:fs";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AgentReport } from "../agents/run.ts";
import { capped, caps } from "../loop/caps.ts";
import type { HookAnswer } from "../loop/hooks.ts";
import type { AgentFailure, FailureClass } from "../loop/outcome.ts";

/** What the agent's job leaves behind, as an artifact: its patch and its report. */
export interface Work {
  readonly patch: Buffer;
  readonly report: WorkReport;
}

export type WorkReport = Pick<AgentReport, "agent" | "said" | "failure" | "cost" | "ms" | "denied" | "session"> & {
  /** Who did it, where that is not simply the agent of the settings. */
  readonly doneBy: string | null;
  /** What the second agent of `evaluator:` said; null: it was not asked. */
  readonly evaluation: HookAnswer | null;
  /** Why the patch is not all of the work; null: it is. */
  readonly lost: string | null;
  /** The text of its plan file; null: it was left alone. */
  readonly plan: string | null;
  /** The text of its context file; null: it was left alone. */
  readonly context: string | null;
};

/** The folder, and the name of the artifact. */
export const workName = "rondo-work";
const largest = { report: 2_000_000, patch: 20_000_000, said: 200_000, notes: 20_000 } as const;

export async function writeWork(folder: string, { patch, report }: Work): Promise<void> {
  // The agent could have put links there, to write through.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "patch"), patch);
  await writeFile(join(folder, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
}

/** Nothing in it is trusted: an agent may have written it. A text instead says why there is no work. */
export async function readWork(folder: string): Promise<Work | string> {
  const [patch, report] = [join(folder, "patch"), join(folder, "report.json")];
  // Not where a link leads: what lies there may be the job's own, and would be shown.
  const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isThere(patch) || !isThere(report)) return `there is no work in ${folder}`;
  if ((await stat(report)).size > largest.report) return "the agent's report is too large to be one";
  if ((await stat(patch)).size > largest.patch) return "the agent's patch is too large to be read";
  const read = readReport(await readFile(report, "utf8"));
  return read === null ? "the agent's report is not what Rondo writes" : { patch: await readFile(patch), report: read };
}

/** What the agent said goes into comments, commits and the next brief; its patch is vetted instead. */
export function redactedWork({ patch, report }: Work, redact: (text: string) => string): Work {
  return { patch, report: redactedReport(report, redact) };
}

/** Every text in it, whatever it is for: a field that is shown tomorrow is clean already. */
export function redactedReport(report: WorkReport, redact: (text: string) => string): WorkReport {
  return JSON.parse(JSON.stringify(report), (_, value) => (typeof value === "string" ? redact(value) : value));
}

function readReport(text: string): WorkReport | null {
  const data = parsed(text);
  if (typeof data !== "object" || data === null) return null;
  const { agent, said, failure, cost, ms, denied, session, doneBy, evaluation, lost, plan, context } = data as Readonly<
    Record<string, unknown>
  >;
  if (typeof said !== "string") return null;
  return {
    agent: typeof agent === "string" ? agent.slice(0, 60) : "unknown",
    said: said.slice(-largest.said),
    failure: readFailure(failure),
    cost: amount(cost, 1e6),
    ms: Math.round(amount(ms, 7 * 86_400_000) ?? 0),
    denied: Array.isArray(denied) ? denied.filter((name) => typeof name === "string").slice(0, 20) : [],
    session: textOf(session, 200),
    doneBy: textOf(doneBy, caps.doneBy),
    evaluation: readAnswer(evaluation),
    lost: typeof lost === "string" ? lost.slice(0, 1_000) : null,
    plan: typeof plan === "string" ? plan.slice(0, largest.notes) : null,
    context: typeof context === "string" && context.length <= largest.notes ? context : null,
  };
}

const classes: readonly FailureClass[] = ["transient", "blocking", "unknown", "timeout"];

function readFailure(value: unknown): AgentFailure | null {
  if (typeof value !== "object" || value === null) return null;
  const { class: given, message, retryAt } = value as Readonly<Record<string, unknown>>;
  return {
    class: classes.find((known) => known === given) ?? "unknown",
    message: typeof message === "string" ? message.slice(0, 2_000) : "it said nothing",
    retryAt: amount(retryAt, 8.64e15),
  };
}

function textOf(value: unknown, most: number): string | null {
  return typeof value === "string" && value !== "" ? capped(value, most) : null;
}

function readAnswer(value: unknown): HookAnswer | null {
  if (typeof value !== "object" || value === null) return null;
  const { action, reason, error } = value as Readonly<Record<string, unknown>>;
  if (typeof error === "string") return { error: error.slice(0, 1_000) };
  if (action !== "complete" && action !== "continue") return { error: "the answer can't be read" };
  const why = textOf(reason, caps.nextPrompt) ?? "it gave no reason";
  return { action, reason: why, nextPrompt: action === "continue" ? why : null };
}

function amount(value: unknown, most: number): number | null {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= most ? value : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
