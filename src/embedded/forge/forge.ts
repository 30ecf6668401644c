import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Clock, systemClock } from "../clock.ts";
import type { ForgeEvent, ForgeForWorkflows, WorkflowService } from "../contract.ts";
import { ConnectionLost, FaultPlan } from "../faults.ts";
import { type Answer, type Asked, asAsked, asResponse } from "./answer.ts";
import { ForWorkflows } from "./for-workflows.ts";
import { Gateway } from "./gateway.ts";
import { cleanGitEnvironment } from "./git/git-process.ts";
import type { ObjectStore } from "./git/object-store.ts";
import { keepWorld, restoreWorld } from "./keep-world.ts";
import { GITHUB_RATES, RateLimits, type RateSettings } from "./rate-limits.ts";
import { RequestLog } from "./request-log.ts";
import { type Listening, listen } from "./server.ts";
import { SetUp } from "./set-up.ts";
import { TokenVault } from "./tokens.ts";
import { ACTIONS_APP, World } from "./world.ts";

export interface ForgeOptions {
  readonly clock?: Clock;
  /** Where the bare repositories are kept; without it a temporary folder, which `close` removes. */
  readonly folder?: string;
  /** What `keep` gave, of a forge in the same folder that is closed now: this one goes on from there. */
  readonly kept?: Uint8Array;
  /** Requests per hour. */
  readonly rates?: Partial<RateSettings>;
  readonly faults?: FaultPlan;
  /** Behaves as an older GitHub Enterprise Server where that differs. */
  readonly ghes?: boolean;
  /** Where each repository's objects are kept instead of on disk. */
  readonly keep?: () => ObjectStore;
}

export interface Forge extends ForgeForWorkflows {
  /** Users, repositories, tokens, secrets, protection: everything that a test or the demo arranges. */
  readonly setUp: SetUp;
  readonly requests: RequestLog;
  readonly faults: FaultPlan;
  readonly clock: Clock;
  /** Answers without a socket: for Octokit's `request.fetch`. */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** The same, in plain values. */
  ask(asked: Asked): Promise<Answer>;
  /** Serves on 127.0.0.1; `url` is known from then on. Port 0: a free one. */
  listen(port?: number): Promise<string>;
  connect(service: WorkflowService): void;
  /** All that it knows beside what git keeps in its folder; no tokens, secrets or runs. */
  keep(): Uint8Array;
  /** Every event, as the workflow service gets it. Returns the way to stop listening. */
  onEvent(listener: (event: ForgeEvent) => void): () => void;
  close(): Promise<void>;
}

class EmbeddedForge extends ForWorkflows implements Forge {
  readonly setUp: SetUp;
  readonly requests = new RequestLog();
  readonly faults: FaultPlan;
  readonly clock: Clock;
  readonly #world: World;
  readonly #gateway: Gateway;
  readonly #closing = new AbortController();
  readonly #removed: string | undefined;
  #listening: Listening | undefined;

  constructor(
    world: World,
    setUp: SetUp,
    parts: { faults: FaultPlan; env: NodeJS.ProcessEnv; removed: string | undefined },
  ) {
    super(world, world.apps.get(ACTIONS_APP) ?? setUp.addActionsApp());
    this.#world = world;
    this.setUp = setUp;
    this.clock = world.clock;
    this.faults = parts.faults;
    this.#removed = parts.removed;
    this.#gateway = new Gateway({
      world,
      faults: parts.faults,
      log: this.requests,
      gitEnvironment: parts.env,
      closing: this.#closing.signal,
    });
  }

  fetch = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    try {
      return asResponse(await this.ask(await asAsked(new Request(input, init))));
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      // what Node's own fetch throws
      throw new TypeError("fetch failed", { cause: Object.assign(new Error(error.message), { code: "ECONNRESET" }) });
    }
  };

  ask(asked: Asked): Promise<Answer> {
    return this.#gateway.handle(asked);
  }

  async listen(port = 0): Promise<string> {
    if (this.#listening !== undefined) throw new Error(`The embedded GitHub listens already, on ${this.url}.`);
    this.#listening = await listen((asked) => this.ask(asked), port);
    this.#world.url = this.#listening.url;
    return this.#listening.url;
  }

  connect(service: WorkflowService): void {
    this.#world.workflows = service;
  }

  keep(): Uint8Array {
    return keepWorld(this.#world);
  }

  onEvent(listener: (event: ForgeEvent) => void): () => void {
    this.#world.listeners.add(listener);
    return () => this.#world.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#listening?.close();
    this.#listening = undefined;
    for (const repo of this.#world.repositories.values()) {
      await repo.exclusively(() => repo.store.close());
    }
    if (this.#removed !== undefined) rmSync(this.#removed, { recursive: true, force: true });
  }
}

export function createForge(options: ForgeOptions = {}): Forge {
  const clock = options.clock ?? systemClock;
  const temporary = options.folder === undefined ? mkdtempSync(join(tmpdir(), "rondo-forge-")) : undefined;
  const folder = options.folder ?? temporary ?? "";
  mkdirSync(folder, { recursive: true });
  const emptyConfig = join(folder, "empty.gitconfig");
  writeFileSync(emptyConfig, "");
  const env = cleanGitEnvironment(emptyConfig);
  const limits = new RateLimits(clock, { ...GITHUB_RATES, ...options.rates });
  const world = new World({ clock, limits, tokens: new TokenVault(clock), ghes: options.ghes ?? false });
  const place = { folder, env, keep: options.keep };
  if (options.kept !== undefined) restoreWorld(world, place, options.kept);
  const setUp = new SetUp(world, place);
  return new EmbeddedForge(world, setUp, { faults: options.faults ?? new FaultPlan(), env, removed: temporary });
}
