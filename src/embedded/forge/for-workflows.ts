import { dirname } from "node:path/posix";
import type { CheckRunReport, ForgeForWorkflows, JobTokenRequest } from "../contract.ts";
import { entryAt } from "./git/tree-paths.ts";
import type { App, CheckRun, Repository } from "./model.ts";
import { resolveRevision } from "./revisions.ts";
import { showRepository } from "./shapes/repository.ts";
import { showUser } from "./shapes/user.ts";
import type { World } from "./world.ts";

const NO_OUTPUT = { title: null, summary: null, text: null };

function textsOf(list: readonly { readonly name: string; readonly value: string }[]): Readonly<Record<string, string>> {
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** What the workflow service asks of the forge. */
export class ForWorkflows implements ForgeForWorkflows {
  readonly #world: World;
  readonly #actions: App;

  constructor(world: World, actions: App) {
    this.#world = world;
    this.#actions = actions;
  }

  get url(): string {
    return this.#world.url;
  }

  defaultBranch(repository: string): string {
    return this.#repo(repository).defaultBranch;
  }

  repositories(): readonly string[] {
    return [...this.#world.repositories.values()].map((repo) => repo.fullName);
  }

  resolve(repository: string, ref: string) {
    return resolveRevision(this.#repo(repository), ref);
  }

  async readFile(repository: string, sha: string, path: string): Promise<string | undefined> {
    const { store, overlay } = this.#repo(repository);
    const blob = overlay.get(path) ?? (await this.#entry(repository, sha, path))?.sha;
    const bytes = blob === undefined ? undefined : await store.readBlob(blob);
    return bytes && Buffer.from(bytes).toString("utf8");
  }

  async listFolder(repository: string, sha: string, folder: string): Promise<readonly string[]> {
    const { store, overlay } = this.#repo(repository);
    const laid = [...overlay.keys()].filter((path) => dirname(path) === folder);
    // A folder that is laid over holds nothing else: what the commit has there must not run.
    if (laid.length > 0) return laid;
    const entry = await this.#entry(repository, sha, folder);
    const found = entry?.mode === "040000" ? await store.readTree(entry.sha) : undefined;
    const prefix = entry === undefined || entry.path === "" ? "" : `${entry.path}/`;
    return (found ?? []).filter((each) => each.mode !== "040000").map((each) => prefix + each.name);
  }

  gitDir(repository: string): string {
    return this.#repo(repository).gitDir;
  }

  mintJobToken({ repository, permissions, runId }: JobTokenRequest): string {
    const { fullName } = this.#repo(repository);
    return this.#world.tokens.forInstallation({ app: this.#actions, repository: fullName, permissions, runId });
  }

  revokeToken(token: string): void {
    this.#world.tokens.revoke(token);
  }

  variables(repository: string): Readonly<Record<string, string>> {
    return textsOf([...this.#repo(repository).variables.values()]);
  }

  secrets(repository: string, environment?: string): Readonly<Record<string, string>> {
    const { secrets } = this.#repo(repository);
    const own = secrets.filter((secret) => secret.environment === undefined);
    const ofEnvironment = environment === undefined ? [] : secrets.filter((each) => each.environment === environment);
    return textsOf([...own, ...ofEnvironment]);
  }

  repositoryPayload(repository: string): Readonly<Record<string, unknown>> {
    return { ...showRepository(this.#world, this.#repo(repository)) };
  }

  userPayload(login: string): Readonly<Record<string, unknown>> {
    return { ...showUser(this.#world, this.#world.user(login)) };
  }

  repositoryId(repository: string): number {
    return this.#repo(repository).id;
  }

  userId(login: string): number {
    return this.#world.user(login).id;
  }

  reportCheckRun(repository: string, report: CheckRunReport): void {
    const { checkRuns } = this.#repo(repository);
    const known = [...checkRuns.values()].find((run) => run.key === report.key);
    const id = known?.id ?? report.id ?? this.#world.nextId();
    const run: CheckRun = { ...report, id, app: this.#actions, output: NO_OUTPUT };
    checkRuns.set(id, run);
  }

  #repo(name: string): Repository {
    return this.#world.repository(name);
  }

  async #entry(repository: string, sha: string, path: string) {
    const { store } = this.#repo(repository);
    const commit = await store.readCommit(sha);
    return commit && entryAt(store, commit.tree, path);
  }
}
