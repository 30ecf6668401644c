/** GitHub's runs, as far as the templates need them: a queue per issue, cancel, re-run, lost machines. */
import {
  type ArtifactRecord,
  type Conclusion,
  type DispatchRequest,
  type ForgeEvent,
  Refusal,
  type RunRecord,
  type RunStatus,
  type WorkflowRecord,
  type WorkflowService,
} from "../../src/embedded/contract.ts";
import type { WorldClock } from "./clock.ts";
import type { Caller } from "./wire.ts";

const workflow: WorkflowRecord = {
  id: 7,
  name: "rondo",
  path: ".github/workflows/rondo.yml",
  state: "active",
  createdAt: new Date(0),
};

interface RunFacts {
  readonly id: number;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly actor: string;
  readonly group: string;
  readonly title: string;
  readonly createdAt: Date;
}

export class SimulatedRun implements Caller {
  readonly facts: RunFacts;
  status: RunStatus = "queued";
  conclusion: Conclusion | null = null;
  attempt = 1;
  endedAt: number | null = null;
  /** Rejects when the machine is gone, or a person cancelled the run. */
  lost = Promise.withResolvers<never>();
  isDead = false;
  /** What it came to, for the invariants. */
  readonly outputs: Record<string, string>[] = [];

  constructor(facts: RunFacts) {
    this.facts = facts;
    this.lost.promise.catch(() => undefined);
  }

  get id(): number {
    return this.facts.id;
  }

  die(): void {
    this.isDead = true;
    this.lost.reject(new LostRunner());
  }

  cancel(): void {
    if (this.status === "completed") return;
    this.conclusion = "cancelled";
    if (this.status === "queued") this.status = "completed";
    else this.die();
  }

  again(): void {
    this.attempt += 1;
    this.status = "queued";
    this.conclusion = null;
    this.isDead = false;
    this.lost = Promise.withResolvers<never>();
    this.lost.promise.catch(() => undefined);
  }
}

/** Whose name a run's pushes have on the embedded GitHub: as with a job's own token, no run follows from them. */
export const pusher = "rondo-git";

export class LostRunner extends Error {}

type Payload = { readonly [key: string]: unknown };
const at = (payload: Payload, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, key) => (Object(found) as Payload)[key], payload);

const statusLabels = [
  "running",
  "parked",
  "paused",
  "blocked",
  "escalated",
  "failed",
  "done",
  "stale",
  "needs-human",
  "queued",
];

/** The template's `concurrency` and `if`, in words of ours. Null: no job would start. */
function groupOf(name: string, payload: Payload, id: number): string | null {
  const issue = String(at(payload, "issue", "number") ?? at(payload, "inputs", "issue") ?? "");
  const label = String(at(payload, "label", "name") ?? "");
  switch (name) {
    case "issue_comment":
      return String(at(payload, "comment", "body")).includes("/rondo") ? `comment-${id}` : null;
    case "issues": {
      if (at(payload, "action") === "closed") return `rondo/issue-${issue}`;
      if (!["labeled", "unlabeled"].includes(String(at(payload, "action")))) return null;
      const concerns = label === "rondo" || (label.startsWith("rondo: ") && !statusLabels.includes(label.slice(7)));
      return concerns ? `rondo/issue-${issue}` : null;
    }
    case "pull_request": {
      const branch = String(at(payload, "pull_request", "head", "ref"));
      return at(payload, "action") === "closed" && branch.startsWith("rondo/issue-") ? branch : null;
    }
    case "push": {
      const branch = String(at(payload, "ref")).replace("refs/heads/", "");
      return branch.startsWith("rondo/issue-") ? branch : null;
    }
    case "workflow_dispatch":
      return `rondo/issue-${issue}`;
    case "schedule":
      return "rondo-sweep";
    default:
      return null;
  }
}

export class SimulatedRuns implements WorkflowService {
  readonly all: SimulatedRun[] = [];
  isEnabled = true;
  readonly #clock: WorldClock;

  constructor(clock: WorldClock) {
    this.#clock = clock;
  }

  onEvent({ name, payload, actor, byJobToken }: ForgeEvent): void {
    if (!byJobToken && actor !== `${pusher}[bot]`) this.#add(name, payload, actor);
  }

  tick(): void {
    this.#add("schedule", {}, "octo");
  }

  #add(event: string, payload: Payload, actor: string): SimulatedRun | null {
    const id = 1_000_001 + this.all.length;
    const group = groupOf(event, payload, id);
    if (group === null) return null;
    const inputs = (payload.inputs ?? {}) as Readonly<Record<string, string>>;
    const title = `rondo #${inputs.issue ?? at(payload, "issue", "number") ?? ""} ${inputs.key ?? ""}`;
    const run = new SimulatedRun({
      id,
      event,
      payload,
      actor,
      group,
      title,
      createdAt: new Date(this.#clock.now()),
    });
    this.all.push(run);
    return run;
  }

  /** Those that may start now, oldest first: one at a time in each group. */
  ready(): readonly SimulatedRun[] {
    const busy = new Set(this.all.filter(({ status }) => status === "in_progress").map(({ facts }) => facts.group));
    return this.all.filter(({ status, facts: { group } }) => {
      if (status !== "queued" || busy.has(group)) return false;
      busy.add(group);
      return true;
    });
  }

  async dispatch({ inputs, actor }: DispatchRequest): Promise<RunRecord> {
    if (!this.isEnabled) throw new Refusal(422, "Cannot trigger a 'workflow_dispatch' on a disabled workflow");
    const type = actor.endsWith("[bot]") ? "Bot" : "User";
    const run = this.#add("workflow_dispatch", { inputs, sender: { login: actor, type } }, actor);
    if (run === null) throw new Refusal(422, "Unexpected inputs provided");
    return this.#record(run);
  }

  async workflows(): Promise<readonly WorkflowRecord[]> {
    return [workflow];
  }

  async setWorkflowEnabled(_: string, __: string | number, enabled: boolean): Promise<void> {
    this.isEnabled = enabled;
  }

  runs(): readonly RunRecord[] {
    return this.all.map((run) => this.#record(run));
  }

  run(_: string, id: number): RunRecord | undefined {
    const found = this.find(id);
    return found && this.#record(found);
  }

  find(id: number): SimulatedRun | undefined {
    return this.all.find((run) => run.id === id);
  }

  cancel(_: string, id: number): void {
    this.find(id)?.cancel();
  }

  rerun(_: string, id: number): void {
    this.find(id)?.again();
  }

  approve(): void {}

  job(): undefined {
    return undefined;
  }

  rerunJob(): void {
    throw new Error("No story starts one job again.");
  }

  logZip(): undefined {
    return undefined;
  }

  annotations(): readonly [] {
    return [];
  }

  summary(): string {
    return "";
  }

  log(): string | undefined {
    return undefined;
  }

  artifacts(): readonly ArtifactRecord[] {
    return [];
  }

  async artifactZip(): Promise<undefined> {
    return undefined;
  }

  deleteArtifact(): boolean {
    return false;
  }

  async idle(): Promise<void> {}

  async close(): Promise<void> {}

  #record({ facts, attempt, status, conclusion, endedAt }: SimulatedRun): RunRecord {
    const { id, event, actor, title, createdAt } = facts;
    return {
      id,
      attempt,
      number: id - 1_000_000,
      title,
      workflow,
      repository: "octo/app",
      event,
      status,
      conclusion: status === "completed" ? conclusion : null,
      headBranch: "main",
      headSha: "",
      actor,
      triggeringActor: actor,
      createdAt,
      startedAt: createdAt,
      updatedAt: new Date(endedAt ?? createdAt),
      jobs: [],
      pullRequests: [],
    };
  }
}
