import type { Permissions, Role } from "../contract.ts";
import { type Change, tell } from "./issue-changes.ts";
import { type MergeGroup, requestChecks } from "./merge-groups.ts";
import type { App, Protection, Repository, User } from "./model.ts";
import { moveRef } from "./move-ref.ts";
import { addRepository, type Files, type Place, type RepositorySettings, writeFiles } from "./new-repository.ts";
import { branchTip } from "./revisions.ts";
import { newIssue } from "./routes/issues.ts";
import { noreplyEmail } from "./shapes/user.ts";
import { setVariable } from "./variables.ts";
import { ACTIONS_APP, ACTIONS_APP_ID, ACTIONS_BOT_ID, type World } from "./world.ts";

export interface NewCommit {
  readonly branch: string;
  readonly files: Files;
  readonly message?: string;
  readonly actor?: string;
}

/** What tests and the demo arrange in process, where GitHub has web pages and administrators. */
export class SetUp {
  readonly #world: World;
  readonly #place: Place;

  constructor(world: World, place: Place) {
    this.#world = world;
    this.#place = place;
  }

  addUser(login: string, more: { readonly name?: string; readonly type?: "User" | "Organization" } = {}): User {
    const known = this.#world.users.get(login.toLowerCase());
    if (known !== undefined) return known;
    const user: User = {
      id: this.#world.nextId(),
      login,
      type: more.type ?? "User",
      name: more.name ?? null,
      createdAt: this.#world.now(),
    };
    this.#world.users.set(login.toLowerCase(), user);
    return user;
  }

  /** An owner or collaborator who is not there yet is added as a person. */
  async addRepository(fullName: string, settings: RepositorySettings = {}): Promise<Repository> {
    const [owner, name] = fullName.split("/");
    if (!owner || !name) throw new Error(`"${fullName}" is not a repository's name: write owner/name.`);
    for (const login of Object.keys(settings.roles ?? {})) this.addUser(login);
    return addRepository(this.#world, this.#place, { owner: this.addUser(owner), name }, settings);
  }

  addApp(slug: string, numbers: { readonly id?: number; readonly botId?: number } = {}): App {
    const createdAt = this.#world.now();
    const login = `${slug}[bot]`;
    const bot: User = { id: numbers.botId ?? this.#world.nextId(), login, type: "Bot", name: null, createdAt };
    const app: App = { id: numbers.id ?? this.#world.nextId(), slug, name: slug, bot, createdAt };
    this.#world.apps.set(slug, app);
    this.#world.users.set(login.toLowerCase(), bot);
    return app;
  }

  addActionsApp(): App {
    return this.addApp(ACTIONS_APP, { id: ACTIONS_APP_ID, botId: ACTIONS_BOT_ID });
  }

  /** A person's classic token: everything that the person may do. */
  createToken(login: string): string {
    return this.#world.tokens.forPerson(this.#world.user(login));
  }

  /** An app's installation token: its events start workflows, as a job's do not. */
  createAppToken(slug: string, repository: string, permissions: Permissions): string {
    const app = this.#world.apps.get(slug) ?? this.addApp(slug);
    const { fullName } = this.#world.repository(repository);
    return this.#world.tokens.forInstallation({ app, repository: fullName, permissions, runId: undefined });
  }

  setRole(repository: string, login: string, role: Role): void {
    this.#world.repository(repository).roles.set(this.addUser(login).login.toLowerCase(), role);
  }

  allowActionsToCreatePullRequests(repository: string, allowed: boolean): void {
    this.#world.repository(repository).allowActionsToCreatePullRequests = allowed;
  }

  setVariable(repository: string, name: string, value: string): void {
    setVariable(this.#world, this.#world.repository(repository), name, value);
  }

  setSecret(repository: string, name: string, value: string, environment?: string): void {
    const { secrets } = this.#world.repository(repository);
    const key = name.toUpperCase();
    const old = secrets.findIndex((each) => each.name === key && each.environment === environment);
    secrets.splice(old < 0 ? secrets.length : old, old < 0 ? 0 : 1, {
      name: key,
      value,
      environment,
      createdAt: this.#world.now(),
    });
  }

  /** Workflow files and settings that count as if they were committed, and are in no commit. */
  async layOver(repository: string, files: Readonly<Record<string, string>>): Promise<void> {
    const { store, overlay } = this.#world.repository(repository);
    for (const [path, text] of Object.entries(files))
      overlay.set(path, await store.writeBlob(Buffer.from(text, "utf8")));
  }

  protectBranch(repository: string, branch: string, rules: Partial<Protection> = {}): void {
    const defaults: Protection = { contexts: [], strict: false, enforceAdmins: false, approvals: undefined };
    this.#world.repository(repository).protections.set(branch, { ...defaults, ...rules });
  }

  unprotectBranch(repository: string, branch: string): void {
    this.#world.repository(repository).protections.delete(branch);
  }

  /** Commits files onto a branch, as a push by a person; a branch that is not there begins at the default one. */
  async commit(repository: string, wanted: NewCommit): Promise<string> {
    const change = this.#as(repository, wanted.actor);
    const { repo, world, by } = change;
    return repo.exclusively(async () => {
      const from = await branchTip(repo, wanted.branch);
      const parent = from ?? (await branchTip(repo, repo.defaultBranch));
      const base = parent === undefined ? undefined : await repo.store.readCommit(parent);
      const tree = await writeFiles(repo.store, base?.tree, wanted.files);
      const author = { name: by.user.login, email: noreplyEmail(by.user), date: world.now(), zone: "+0000" };
      const message = wanted.message ?? `Change ${Object.keys(wanted.files).join(", ")}`;
      const parents = parent === undefined ? [] : [parent];
      const to = await repo.store.writeCommit({ tree, parents, author, committer: author, message });
      await moveRef(change, { ref: `refs/heads/${wanted.branch}`, from, to });
      return to;
    });
  }

  /** A person's pull request from a fork of theirs, whose branch may have any name; the fork itself is not there. */
  async openForkPull(repository: string, wanted: NewCommit & { readonly actor: string }): Promise<number> {
    const change = this.#as(repository, this.addUser(wanted.actor).login);
    const { repo, world, by } = change;
    const baseRef = repo.defaultBranch;
    const baseSha = (await branchTip(repo, baseRef)) ?? "";
    const tree = await writeFiles(repo.store, (await repo.store.readCommit(baseSha))?.tree, wanted.files);
    const author = { name: by.user.login, email: noreplyEmail(by.user), date: world.now(), zone: "+0000" };
    const message = wanted.message ?? "Change it";
    const headSha = await repo.store.writeCommit({ tree, parents: [baseSha], author, committer: author, message });
    const fork = `${wanted.actor}/${repo.name}`;
    const between = { headRef: wanted.branch, headSha, baseRef, baseSha, fork };
    const pull = { id: world.nextId(), ...between, draft: false, test: undefined, merged: undefined, reviews: [] };
    const issue = newIssue(change, { title: message, body: null, pull });
    await tell(change, issue, "opened");
    return issue.number;
  }

  requestMergeGroup(repository: string, pull: number, actor?: string): Promise<MergeGroup> {
    return requestChecks(this.#as(repository, actor), pull);
  }

  #as(repository: string, actor: string | undefined): Change {
    const repo = this.#world.repository(repository);
    const user = actor === undefined ? repo.owner : this.#world.user(actor);
    return { world: this.#world, repo, by: { kind: "person", user } };
  }
}
