import type { Clock } from "../clock.ts";
import type { ForgeEvent, WorkflowService } from "../contract.ts";
import { Refusal } from "../contract.ts";
import type { App, Issue, PullIssue, Repository, User } from "./model.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { TokenVault } from "./tokens.ts";

/** github.com's own numbers: the identity of every job's token. */
export const ACTIONS_APP = "github-actions";
export const ACTIONS_APP_ID = 15368;
export const ACTIONS_BOT_ID = 41898282;

export interface WorldOptions {
  readonly clock: Clock;
  readonly tokens: TokenVault;
  readonly ghes: boolean;
  readonly limits: RateLimits;
}

/** Everything that one embedded GitHub knows, and where it lives. */
export class World {
  readonly clock: Clock;
  readonly tokens: TokenVault;
  readonly limits: RateLimits;
  /** Behaves as an older GitHub Enterprise Server where that differs. */
  readonly ghes: boolean;
  readonly users = new Map<string, User>();
  readonly apps = new Map<string, App>();
  readonly repositories = new Map<string, Repository>();
  readonly listeners = new Set<(event: ForgeEvent) => void>();
  workflows: WorkflowService | undefined;
  /** Nothing listens there until `listen` says where it does; the name can reach no machine. */
  url = "http://embedded.invalid";
  #lastId = 1000;

  constructor(options: WorldOptions) {
    this.clock = options.clock;
    this.tokens = options.tokens;
    this.ghes = options.ghes;
    this.limits = options.limits;
  }

  get api(): string {
    return `${this.url}/api/v3`;
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  get lastId(): number {
    return this.#lastId;
  }

  /** Numbers go on where an earlier world left off. */
  continueAfter(lastId: number): void {
    this.#lastId = lastId;
  }

  now(): Date {
    return this.clock.now();
  }

  repository(fullName: string): Repository {
    const found = this.repositories.get(fullName.toLowerCase());
    if (found === undefined) throw new Error(`The embedded GitHub has no repository ${fullName}; add it first.`);
    return found;
  }

  user(login: string): User {
    const found = this.users.get(login.toLowerCase());
    if (found === undefined) throw new Error(`The embedded GitHub has no user ${login}; add it first.`);
    return found;
  }

  service(): WorkflowService {
    if (this.workflows === undefined) throw new Refusal(404, "Not Found");
    return this.workflows;
  }
}

export function issueOf(repo: Repository, number: string): Issue {
  const issue = repo.issues.get(Number(number));
  if (issue === undefined) throw new Refusal(404, "Not Found");
  return issue;
}

export function isPull(issue: Issue): issue is PullIssue {
  return issue.pull !== undefined;
}

export function pullOf(repo: Repository, number: string): PullIssue {
  const issue = issueOf(repo, number);
  if (!isPull(issue)) throw new Refusal(404, "Not Found");
  return issue;
}
