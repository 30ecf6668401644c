/** A repository on the embedded GitHub, in process and in memory, on a clock of its own. */
import type { Forge as EmbeddedForge } from "../../src/embedded/forge/forge.ts";
import { createForge } from "../../src/embedded/forge/forge.ts";
import type { Repository } from "../../src/embedded/forge/model.ts";
import type { RateSettings } from "../../src/embedded/forge/rate-limits.ts";
import { PersistentForge } from "../../src/phases/persistent-forge.ts";
import type { Forge, Pushed } from "../../src/ports.ts";
import { readStateComment } from "../../src/state/comment.ts";
import type { StateRecord } from "../../src/state/record.ts";
import { FastClock, type WorldClock } from "./clock.ts";
import { execute, type Step } from "./jobs.ts";
import { MemoryStore } from "./memory-store.ts";
import { pusher, type SimulatedRun, SimulatedRuns } from "./runs.ts";
import type { Edits } from "./simulated-git.ts";
import { Wire } from "./wire.ts";

export const complete = "All done.\n\n<promise>COMPLETE</promise>\nSummary: did it";

/** In everything that people without a say write: nothing of ours may repeat it. */
export const outsiderMark = "RITA WAS HERE";

export interface AgentStart {
  readonly issue: number;
  readonly iteration: number;
  readonly attempt: number;
  readonly loopId: string;
  readonly run: number;
  readonly runAttempt: number;
  /** How many calls had been made. */
  readonly call: number;
}

export interface WorldGiven {
  /** By iteration; the last one repeats. */
  readonly agent: readonly Step[];
  /** Lines of `.github/rondo.yml` beside the agent and the rule. */
  readonly settings?: string;
  /** For what the attempt changes. */
  readonly agentByAttempt?: (iteration: number, attempt: number, issue: number) => Step | undefined;
  /** Requests in an hour. */
  readonly rates?: Partial<RateSettings>;
  /** What the agent may know and nobody else. */
  readonly secrets?: readonly string[];
}

let worlds = 0;

export class FaultWorld {
  readonly number = ++worlds;
  readonly clock: WorldClock;
  readonly wire: Wire;
  readonly runs: SimulatedRuns;
  readonly store = new MemoryStore();
  readonly forge: EmbeddedForge;
  readonly given: WorldGiven;
  repo!: Repository;
  isDisabled = false;
  readonly patches = new Map<string, Edits>();
  readonly agentStarts: AgentStart[] = [];
  readonly saidComplete = new Map<string, boolean>();
  readonly provedTrees = new Set<string>();
  readonly secrets: string[] = [];
  readonly briefs: string[] = [];
  readonly errors: string[] = [];
  readonly tokens = new Map<string, string>();
  /** What people did, and after how many calls. */
  readonly deeds: { readonly what: string; readonly issue: number; readonly call: number; readonly move: number }[] =
    [];
  /** What already went wrong on the way. */
  readonly violations: string[] = [];
  afterRun: (run: SimulatedRun) => Promise<void> = async () => undefined;
  /** Branch moves that people made, as indices into the store's moves. */
  readonly movesByPeople = new Set<number>();

  private constructor(given: WorldGiven, clock: WorldClock) {
    this.given = given;
    this.clock = clock;
    this.wire = new Wire(clock);
    this.runs = new SimulatedRuns(clock);
    this.secrets.push(...(given.secrets ?? []));
    this.forge = createForge({
      clock: this.clock.forForge,
      folder: "/dev/shm/rondo-faults",
      keep: () => this.store,
      ...(given.rates && { rates: given.rates }),
    });
    this.forge.connect(this.runs);
  }

  static async open(given: WorldGiven, clock: WorldClock = new FastClock()): Promise<FaultWorld> {
    const world = new FaultWorld(given, clock);
    world.forge.setUp.addApp(pusher);
    world.repo = await world.forge.setUp.addRepository("octo/app", {
      files: {
        "README.md": "# App\n",
        ".github/workflows/rondo.yml": "name: rondo\n",
        ".github/rondo.yml": `agent: { command: "scripted" }\nrules:\n  answer: grep -qx 42 answer.txt\n${given.settings ?? ""}`,
      },
      private: true,
      roles: { wendy: "write", tina: "triage", rita: "read" },
      allowActionsToCreatePullRequests: true,
    });
    return world;
  }

  wrap(forge: Forge): Forge {
    return new PersistentForge(forge, this.clock.forPhases);
  }

  stepFor(issue: number, iteration: number, attempt: number): Step {
    const { agent, agentByAttempt } = this.given;
    const special = agentByAttempt?.(iteration, attempt, issue);
    if (special) return special;
    return agent[Math.min(iteration, agent.length) - 1] ?? {};
  }

  readonly #happened = new Set<string>();

  /** A deed of people that no second attempt repeats. */
  async once(what: string, deed: () => Promise<void>): Promise<void> {
    if (this.#happened.has(what)) return;
    this.#happened.add(what);
    await deed();
  }

  runningRun(issue: number): SimulatedRun | undefined {
    return this.runs.all.find(
      ({ status, facts }) => status === "in_progress" && facts.group === `rondo/issue-${issue}`,
    );
  }

  /** What people do; it costs no call of a run's. */
  async as(login: string, method: string, path: string, body?: unknown): Promise<Readonly<Record<string, unknown>>> {
    const token = this.tokens.get(login) ?? this.forge.setUp.createToken(login);
    this.tokens.set(login, token);
    const before = this.store.moves.length;
    const response = await this.forge.fetch(`${this.forge.url}/api/v3/repos/octo/app${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (let move = before; move < this.store.moves.length; move++) this.movesByPeople.add(move);
    const text = await response.text();
    return { status: response.status, ...(text.startsWith("{") ? JSON.parse(text) : {}) };
  }

  note(what: string, issue: number): void {
    this.deeds.push({ what, issue, call: this.wire.calls.length, move: this.store.moves.length });
  }

  async openIssue(): Promise<number> {
    const made = await this.as("wendy", "POST", "/issues", {
      title: "Answer everything",
      body: "Write 42 into answer.txt.",
    });
    return Number(made.number);
  }

  async label(issue: number, by = "wendy", label = "rondo"): Promise<void> {
    if (by === "wendy") this.note("label", issue);
    await this.as(by, "POST", `/issues/${issue}/labels`, { labels: [label] });
  }

  async unlabel(issue: number, by = "wendy"): Promise<void> {
    const { status } = await this.as(by, "DELETE", `/issues/${issue}/labels/rondo`);
    if (status === 200) this.note("unlabel", issue);
  }

  async comment(issue: number, body: string, by = "wendy"): Promise<void> {
    if (/^\/rondo (resume|retry|start|rollback)/.test(body) && by === "wendy") this.note("resume", issue);
    await this.as(by, "POST", `/issues/${issue}/comments`, { body });
  }

  async closeIssue(issue: number): Promise<void> {
    await this.as("wendy", "PATCH", `/issues/${issue}`, { state: "closed" });
    this.note("close", issue);
  }

  async push(branch: string, { commit, from }: { commit: string; from: string }): Promise<Pushed> {
    const tip = (await this.store.readRef(`refs/heads/${branch}`))?.sha;
    if (tip !== from) return { ok: false, refusal: "not-fast-forward", why: "! [rejected] (stale info)" };
    // What git does costs no request of the API's: this one is not the run's.
    const token = this.forge.setUp.createAppToken(pusher, "octo/app", { contents: "write" });
    const response = await this.forge.fetch(`${this.forge.url}/api/v3/repos/octo/app/git/refs/heads/${branch}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ sha: commit, force: false }),
    });
    if (response.ok) return { ok: true };
    return { ok: false, refusal: "protected", why: `remote: error: ${await response.text()}` };
  }

  async pushAs(login: string, branch: string, files: Edits): Promise<void> {
    this.movesByPeople.add(this.store.moves.length);
    await this.forge.setUp.commit("octo/app", { branch, files, actor: login });
  }

  /** Runs what is due, until nothing is; one at a time. */
  async drain(): Promise<void> {
    for (let [run] = this.runs.ready(); run !== undefined; [run] = this.runs.ready()) {
      await execute(this, run);
      await this.afterRun(run);
    }
  }

  /** Lets the schedule come round until it finds nothing to do, in a sweep that nothing broke. */
  async rest(): Promise<void> {
    await this.drain();
    const idle = new Map<number, number>();
    for (let sweep = 0; sweep < 60; sweep++) {
      this.clock.advance(15 * 60_000);
      const fired = this.wire.fired.length;
      const before = this.runs.all.length;
      this.runs.tick();
      await this.drain();
      const isQuiet = this.runs.all.length === before + 1 && this.wire.fired.length === fired;
      if (isQuiet && !this.states().some(isUnderWay)) return;
      this.#noteIdle(idle, this.runs.all.slice(before));
    }
  }

  /** I7: of three sweeps, one finds a run for a loop that should run, or ends it. */
  #noteIdle(idle: Map<number, number>, runs: readonly SimulatedRun[]): void {
    for (const issue of this.branches()) {
      const loop = this.state(issue)?.loop;
      const isDue =
        loop?.status === "running" || (loop?.status === "parked" && (loop.parkedUntil ?? 0) <= this.clock.now());
      const hasRun = runs.some(({ facts }) => facts.group === `rondo/issue-${issue}`);
      idle.set(issue, isDue && !hasRun ? (idle.get(issue) ?? 0) + 1 : 0);
      if ((idle.get(issue) ?? 0) > 3) this.violations.push(`I7 three sweeps passed over the loop of issue ${issue}`);
    }
  }

  /** What happened, run by run, for whoever must find out why. */
  story(): string {
    const told = this.runs.all.map(({ facts, conclusion, attempt, outputs }) => {
      const said = outputs.map(({ job, info = "", warning = "" }) => `${job}: ${info}${warning}`.trim().slice(0, 300));
      return `${facts.id}.${attempt} ${facts.event} ${facts.title} → ${conclusion}\n   ${said.join("\n   ")}`;
    });
    return [...told, ...this.errors].join("\n");
  }

  /** Whether a person put this commit on its branch. */
  isByPeople(sha: string): boolean {
    return this.movesByPeople.has(this.store.moves.findLastIndex(({ to }) => to === sha));
  }

  /** As the settings say, or as a person allowed on the way. */
  mostIterations(issue: number): number {
    const given = Number(/^max-iterations: (\d+)/m.exec(this.given.settings ?? "")?.[1] ?? 10);
    return Math.max(given, ...this.stateComments(issue).map(({ state }) => state.limits.maxIterations ?? 0));
  }

  /** The numbers of all issues. */
  branches(): readonly number[] {
    return [...this.repo.issues.values()].filter(({ pull }) => !pull).map(({ number }) => number);
  }

  /** All state comments by our own hand that can be read, oldest first. */
  stateComments(issue?: number): readonly { id: number; state: StateRecord; isForged: boolean }[] {
    return [...this.repo.comments.values()].flatMap(({ id, author, body, lastEdit }) => {
      if (author.login !== "github-actions[bot]") return [];
      const read = stateIn(body);
      if (!read.ok || (issue !== undefined && read.state.issue !== issue)) return [];
      return [{ id, state: read.state, isForged: lastEdit !== undefined && lastEdit.editor !== author }];
    });
  }

  states(): readonly StateRecord[] {
    return this.stateComments().map(({ state }) => state);
  }

  /** Of an issue's newest loop. */
  state(issue: number): StateRecord | null {
    return this.stateComments(issue).at(-1)?.state ?? null;
  }
}

const states = new Map<string, ReturnType<typeof readStateComment>>();

/** The invariants read every comment after every run. */
function stateIn(body: string): ReturnType<typeof readStateComment> {
  const known = states.get(body);
  if (known) return known;
  if (states.size > 1_000) states.clear();
  const read = readStateComment(body);
  states.set(body, read);
  return read;
}

function isUnderWay({ loop: { status } }: StateRecord): boolean {
  return status === "running" || status === "parked";
}
