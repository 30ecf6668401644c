/** A forge that is only a bare git repository in a folder: what the workflow service asks for, and what it was asked. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CheckRunReport, ForgeEvent, ForgeForWorkflows, JobTokenRequest } from "../../../src/embedded/contract.ts";

export const REPOSITORY = "octo/app";

export class FakeForge implements ForgeForWorkflows {
  readonly root = mkdtempSync(join(tmpdir(), "rondo-fake-forge-"));
  readonly url = `file://${this.root}`;
  readonly tokens: JobTokenRequest[] = [];
  readonly revoked: string[] = [];
  readonly checkRuns = new Map<string, CheckRunReport>();
  readonly repositorySecrets: Record<string, string> = {};
  readonly environments: Record<string, Record<string, string>> = {};
  readonly repositoryVariables: Record<string, string> = {};
  readonly #tips = new Set<string>();

  constructor() {
    mkdirSync(this.gitDir(REPOSITORY), { recursive: true });
    this.#git(this.root, "", "init", "--quiet", "--bare", "-b", "main", this.gitDir(REPOSITORY));
  }

  /** Commits files on a branch and gives the commit; a new branch begins at main. */
  commit(files: Readonly<Record<string, string>>, branch = "main", message = "change"): string {
    const parent = [branch, "main"].find((name) => this.#tips.has(name));
    const block = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
    const stream = [
      `commit refs/heads/${branch}\ncommitter octo <octo@example.com> ${this.#tips.size + 1_790_000_000} +0000\n`,
      block(message),
      parent === undefined ? "" : `from refs/heads/${parent}^0\n`,
      ...Object.entries(files).map(([path, content]) => `M 100644 inline ${path}\n${block(content)}`),
    ];
    this.#git(this.gitDir(REPOSITORY), stream.join(""), "fast-import", "--quiet");
    this.#tips.add(branch);
    return this.sha(branch);
  }

  tag(name: string): string {
    this.#git(this.gitDir(REPOSITORY), "", "tag", name, "main");
    return this.sha(name);
  }

  sha(ref: string): string {
    return this.#git(this.gitDir(REPOSITORY), "", "rev-parse", ref).trim();
  }

  /** An event on the default branch, as `issues` has it, unless told otherwise. */
  event(name: string, more: Partial<ForgeEvent> = {}): ForgeEvent {
    const { payload, ...rest } = more;
    return {
      repository: REPOSITORY,
      name,
      action: undefined,
      actor: "octo",
      byJobToken: false,
      ref: "refs/heads/main",
      sha: this.sha("main"),
      payload: { repository: this.repositoryPayload(REPOSITORY), sender: this.userPayload("octo"), ...payload },
      ...rest,
    };
  }

  defaultBranch(): string {
    return "main";
  }

  repositories(): readonly string[] {
    return [REPOSITORY];
  }

  async resolve(_repository: string, ref: string): Promise<{ ref: string; sha: string } | undefined> {
    for (const name of [ref, `refs/heads/${ref}`, `refs/tags/${ref}`]) {
      if (!name.startsWith("refs/") && !/^[0-9a-f]{40}$/.test(name)) continue;
      try {
        return { ref: name, sha: this.sha(name) };
      } catch {
        // The next spelling.
      }
    }
    return undefined;
  }

  async readFile(repository: string, sha: string, path: string): Promise<string | undefined> {
    try {
      return this.#git(this.gitDir(repository), "", "show", `${sha}:${path}`);
    } catch {
      return undefined;
    }
  }

  async listFolder(repository: string, sha: string, folder: string): Promise<readonly string[]> {
    const listed = this.#git(this.gitDir(repository), "", "ls-tree", "--name-only", sha, `${folder}/`);
    return listed.split("\n").filter((path) => path !== "");
  }

  gitDir(repository: string): string {
    return join(this.root, repository);
  }

  mintJobToken(request: JobTokenRequest): string {
    return `ghs_token-of-job-${this.tokens.push(request)}`;
  }

  revokeToken(token: string): void {
    this.revoked.push(token);
  }

  variables(): Readonly<Record<string, string>> {
    return this.repositoryVariables;
  }

  secrets(_repository: string, environment?: string): Readonly<Record<string, string>> {
    return { ...this.repositorySecrets, ...(environment === undefined ? {} : this.environments[environment]) };
  }

  repositoryPayload(repository: string): Readonly<Record<string, unknown>> {
    return { full_name: repository, private: false };
  }

  userPayload(login: string): Readonly<Record<string, unknown>> {
    return { login };
  }

  repositoryId(): number {
    return 7;
  }

  userId(): number {
    return 8;
  }

  reportCheckRun(_repository: string, checkRun: CheckRunReport): void {
    this.checkRuns.set(checkRun.key, checkRun);
  }

  /** Opens what a workflow's step waits at. */
  writeGate(path: string): void {
    writeFileSync(path, "");
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  #git(cwd: string, input: string, ...args: string[]): string {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null" };
    return execFileSync("git", args, { cwd, input, encoding: "utf8", env, stdio: ["pipe", "pipe", "ignore"] });
  }
}
