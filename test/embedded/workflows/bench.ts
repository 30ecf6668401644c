/** A place to try workflows: a fake forge and a service on it, gone after each test. */
import { readdirSync } from "node:fs";
import { afterEach } from "vitest";
import { VirtualClock } from "../../../src/embedded/clock.ts";
import type { JobRecord, RunRecord } from "../../../src/embedded/contract.ts";
import {
  createWorkflowService,
  type EmbeddedWorkflows,
  type WorkflowServiceOptions,
} from "../../../src/embedded/workflows/service.ts";
import { FakeForge, REPOSITORY } from "./fake-forge.ts";

const open: Bench[] = [];

afterEach(async () => {
  for (const bench of open.splice(0)) await bench.close();
});

export interface Bench {
  readonly forge: FakeForge;
  readonly clock: VirtualClock;
  readonly service: EmbeddedWorkflows;
  readonly lines: string[];
  /** Puts the workflow on the default branch, dispatches it and waits for its end. */
  run(workflow: string, inputs?: Readonly<Record<string, string>>): Promise<RunRecord>;
  add(workflow: string, file?: string): void;
  dispatch(file?: string, inputs?: Readonly<Record<string, string>>, ref?: string): Promise<RunRecord>;
  /** As it is now. */
  see(run: RunRecord): RunRecord;
  log(run: RunRecord, job?: string): string;
  /** Waits until a job has printed a text. */
  printed(text: string): Promise<void>;
  close(): Promise<void>;
}

export function bench(options: Partial<WorkflowServiceOptions> = {}): Bench {
  const forge = new FakeForge();
  const clock = new VirtualClock();
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const log = (line: string): void => {
    lines.push(line);
    for (const look of waiting) look();
  };
  const cancelTimes = { afterInterrupt: 300, afterTerminate: 300 };
  const service = createWorkflowService({ forge, clock, log, cancelTimes, ...options });
  const see = (run: RunRecord): RunRecord => service.run(REPOSITORY, run.id) ?? run;
  const add = (workflow: string, file = "w.yml"): void => {
    forge.commit({ [`.github/workflows/${file}`]: workflow });
  };
  const dispatch: Bench["dispatch"] = (file = "w.yml", inputs = {}, ref = "main") =>
    service.dispatch({ repository: REPOSITORY, workflow: file, ref, inputs, actor: "octo" });
  const made: Bench = {
    forge,
    clock,
    service,
    lines,
    see,
    add,
    dispatch,
    async run(workflow, inputs) {
      add(workflow);
      const run = await dispatch("w.yml", inputs);
      await service.idle();
      return see(run);
    },
    log: (run, name) => service.log(REPOSITORY, job(see(run), name).id) ?? "",
    printed: (text) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!lines.some((line) => line.endsWith(`| ${text}`))) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async close() {
      await service.close();
      forge.remove();
    },
  };
  open.push(made);
  return made;
}

export function job(run: RunRecord, name?: string): JobRecord {
  const found = name === undefined ? run.jobs[0] : run.jobs.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`no job '${name}' among ${run.jobs.map((each) => each.name).join(", ")}`);
  return found;
}

/** `{ job: conclusion }` */
export function conclusions(run: RunRecord): Record<string, string | null> {
  return Object.fromEntries(run.jobs.map(({ name, conclusion }) => [name, conclusion]));
}

/** `{ step: conclusion }` without the first and the last, which GitHub adds. */
export function steps(run: RunRecord, name?: string): Record<string, string | null> {
  const own = job(run, name).steps.filter((step) => !["Set up job", "Complete job"].includes(step.name));
  return Object.fromEntries(own.map(({ name: step, conclusion }) => [step, conclusion]));
}

/** A workflow with one job of these steps. */
export function oneJob(stepLines: string, jobLines = ""): string {
  return `on: workflow_dispatch
jobs:
  main:
    runs-on: ubuntu-latest
${indent(jobLines, 4)}
    steps:
${indent(stepLines, 6)}
`;
}

export function jobs(text: string, head = ""): string {
  return `on: workflow_dispatch\n${head}\njobs:\n${indent(text, 2)}\n`;
}

function indent(text: string, width: number): string {
  return text
    .replace(/^\n/, "")
    .split("\n")
    .map((line) => (line === "" ? "" : " ".repeat(width) + line))
    .join("\n");
}

export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true }).map(String);
}
