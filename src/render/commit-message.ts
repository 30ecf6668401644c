import { dollars } from "../loop/amounts.ts";
import type { Signal } from "../loop/loop.ts";
import { plainLine } from "./outgoing.ts";

/** What the ledger knows of one commit of ours: its trailers. */
export interface CommitRecord {
  readonly loopId: string;
  /** The last iteration that was finished with it. */
  readonly iteration: number;
  readonly run: string;
  readonly signal: Signal;
  /** Null: the agent does not tell. */
  readonly cost: number | null;
  /** Null: no rule was asked. */
  readonly score: number | null;
  readonly step: Step;
}

/** Only `iteration` is an agent's work. */
export type Step = (typeof steps)[number];
const steps = ["iteration", "start", "merge", "rollback"] as const;

/** How a loop began, kept where no later edit reaches it. */
export interface Origin {
  readonly startedBy: string;
  readonly task: string;
  readonly settings: string | null;
  readonly profile: string | null;
  readonly profileFile: { readonly path: string; readonly blob: string } | null;
  readonly base: string;
  /** The loop whose end started this one, and the phases around it. */
  readonly chain: ChainOrigin | null;
  /** What the issue's frontmatter set, as JSON. */
  readonly issueSettings: string | null;
  /** The file that is the task. */
  readonly taskFile: { readonly path: string; readonly blob: string } | null;
  /** How ready the issue was for an agent. */
  readonly readiness: number | null;
}

export interface ChainOrigin {
  readonly from: string;
  readonly done: readonly string[];
  readonly left: readonly string[];
}

const subjectLength = 72;

/** The agent's summary is a guest in the subject: what it says can neither skip CI nor close an issue. */
export function commitMessage(summary: string, record: CommitRecord): string {
  const said = plainLine(summary, subjectLength).replace(/[.:;,]+$/, "");
  return message(said === "" ? `Work on iteration ${record.iteration}` : said, trailersOf(record));
}

export function startMessage(issue: number, record: Omit<CommitRecord, "step">, origin: Origin): string {
  const { startedBy, task, settings, profile, profileFile, base, chain, issueSettings, readiness, taskFile } = origin;
  return message(`Begin work on issue ${issue}`, [
    ...trailersOf({ ...record, step: "start" }),
    ["Started-By", startedBy],
    ["Task", task],
    ...(settings === null ? [] : [["Settings", settings] as const]),
    ...(profile === null ? [] : [["Profile", profile] as const]),
    ...(profileFile === null ? [] : [["Profile-File", `${profileFile.blob} ${profileFile.path}`] as const]),
    ["Base", base],
    ...(chain === null ? [] : [["Chain", JSON.stringify([chain.from, chain.done, chain.left])] as const]),
    ...(issueSettings === null ? [] : [["Issue-Settings", issueSettings] as const]),
    ...(readiness === null ? [] : [["Readiness", String(readiness)] as const]),
    ...(taskFile === null ? [] : [["Task-File", `${taskFile.blob} ${taskFile.path}`] as const]),
  ]);
}

export function mergeMessage(base: string, record: Omit<CommitRecord, "step">): string {
  return message(`Merge ${base}`, trailersOf({ ...record, step: "merge" }));
}

export function rollbackMessage(to: number, record: Omit<CommitRecord, "step">): string {
  return message(`Go back to iteration ${to}`, trailersOf({ ...record, step: "rollback" }));
}

type Trailer = readonly [name: string, value: string];

function trailersOf({ loopId, iteration, run, signal, cost, score, step }: CommitRecord): readonly Trailer[] {
  return [
    ["Loop", loopId],
    ["Iteration", String(iteration)],
    ["Run", run],
    ["Signal", signal],
    ["Cost", cost === null ? "unknown" : dollars(cost)],
    ...(score === null ? [] : [["Score", String(Math.round(score))] as const]),
    ...(step === "iteration" ? [] : [["Step", step] as const]),
  ];
}

function message(subject: string, trailers: readonly Trailer[]): string {
  return `${subject}\n\n${trailers.map(([name, value]) => `Rondo-${name}: ${value}`).join("\n")}\n`;
}

const signals: readonly Signal[] = ["CONTINUE", "COMPLETE", "BLOCKED", "ESCALATE", "ERROR"];

/** Null: no commit of ours. */
export function readCommitMessage(text: string): CommitRecord | null {
  const found = readTrailers(text);
  const iteration = Number(found.get("Iteration"));
  const signal = signals.find((known) => known === found.get("Signal"));
  const step = steps.find((known) => known === (found.get("Step") ?? "iteration"));
  const loopId = found.get("Loop");
  const run = found.get("Run");
  if (!loopId || !run || !signal || !step || !Number.isSafeInteger(iteration) || iteration < 0) return null;
  const cost = /^\$(\d+\.\d\d)$/.exec(found.get("Cost") ?? "");
  const score = /^\d{1,3}$/.exec(found.get("Score") ?? "");
  return {
    loopId,
    iteration,
    run,
    signal,
    cost: cost ? Number(cost[1]) : null,
    score: score ? Math.min(100, Number(score[0])) : null,
    step,
  };
}

/** Null: not the commit that a loop began with. */
export function readOrigin(text: string): Origin | null {
  const found = readTrailers(text);
  const [startedBy, task, base] = [found.get("Started-By"), found.get("Task"), found.get("Base")];
  if (found.get("Step") !== "start" || !startedBy || !task || !base) return null;
  return {
    startedBy,
    task,
    base,
    settings: found.get("Settings") ?? null,
    profile: found.get("Profile") ?? null,
    profileFile: readFile(found.get("Profile-File")),
    chain: readChain(found.get("Chain")),
    issueSettings: found.get("Issue-Settings") ?? null,
    readiness: /^(?:\d|10)$/.test(found.get("Readiness") ?? "") ? Number(found.get("Readiness")) : null,
    taskFile: readFile(found.get("Task-File")),
  };
}

function readFile(written = ""): Origin["taskFile"] {
  const [, blob, path] = /^([0-9a-f]{7,64}) (.+)$/.exec(written) ?? [];
  return blob === undefined || path === undefined ? null : { path, blob };
}

function readChain(written: string | undefined): ChainOrigin | null {
  try {
    const [from, done, left] = JSON.parse(written ?? "[]") as readonly unknown[];
    return typeof from === "string" && isTexts(done) && isTexts(left) ? { from, done, left } : null;
  } catch {
    return null;
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Only the last paragraph counts, as for git itself. */
function readTrailers(text: string): ReadonlyMap<string, string> {
  const last = text.trimEnd().split("\n\n").at(-1) ?? "";
  return new Map(
    last.split("\n").flatMap((line) => {
      const trailer = /^Rondo-([A-Z][A-Za-z-]+): (.+)$/.exec(line);
      return trailer ? [[trailer[1] ?? "", trailer[2] ?? ""] as const] : [];
    }),
  );
}
