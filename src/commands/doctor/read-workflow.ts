import { parseDocument } from "yaml";

/** A workflow as far as the doctor looks at it. Whatever is not as it should be reads as absent. */
export interface Workflow {
  readonly file: string;
  readonly text: string;
  readonly triggers: Mapping;
  readonly permissions: unknown;
  readonly concurrency: Mapping;
  readonly jobs: readonly Job[];
}

export interface Job {
  readonly id: string;
  readonly permissions: unknown;
  readonly timeoutMinutes: number | null;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly uses: string;
  readonly with: Mapping;
  readonly env: Mapping;
  /** Of Rondo; null: it is another action's step, or a script. */
  readonly phase: string | null;
}

export type Mapping = Readonly<Record<string, unknown>>;

export type ReadWorkflow = Workflow | { readonly file: string; readonly broken: string };

export function readWorkflow(file: string, text: string): ReadWorkflow {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) return { file, broken: (error.message.split("\n")[0] ?? "").replace(/:$/, "") };
  const root = mapping(document.toJS());
  return {
    file,
    text,
    triggers: triggersOf(root.on),
    permissions: root.permissions,
    concurrency: typeof root.concurrency === "string" ? { group: root.concurrency } : mapping(root.concurrency),
    jobs: Object.entries(mapping(root.jobs)).map(([id, job]) => jobOf(id, mapping(job))),
  };
}

export function mapping(value: unknown): Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Mapping) : {};
}

export function phasesOf({ jobs }: Workflow): readonly (Step & { readonly phase: string })[] {
  return jobs.flatMap(({ steps }) => steps).filter((step): step is Step & { phase: string } => step.phase !== null);
}

function triggersOf(on: unknown): Mapping {
  if (typeof on === "string") return { [on]: {} };
  if (Array.isArray(on)) return Object.fromEntries(on.map((name) => [String(name), {}]));
  return mapping(on);
}

function jobOf(id: string, job: Mapping): Job {
  const steps = Array.isArray(job.steps) ? job.steps.map((step) => stepOf(mapping(step))) : [];
  const timeout = job["timeout-minutes"];
  return { id, permissions: job.permissions, timeoutMinutes: typeof timeout === "number" ? timeout : null, steps };
}

const phases = ["begin", "agent", "validate", "land", "sweep"];

function stepOf(step: Mapping): Step {
  const given = mapping(step.with);
  const uses = typeof step.uses === "string" ? step.uses : "";
  const phase = uses !== "" && phases.includes(String(given.phase)) ? String(given.phase) : null;
  return { uses, with: given, env: mapping(step.env), phase };
}
