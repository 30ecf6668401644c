import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GitFailed, type GitResult, runGit } from "./git-process.ts";
import { type PushRefusal, pushRefusal } from "./push-refusal.ts";

export interface Remote {
  readonly url: string;
  /** Null: it may be read without one. */
  readonly token: string | null;
}

export interface NewCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: { readonly name: string; readonly email: string };
  readonly at: Date;
}

export type Applied = { readonly ok: true; readonly tree: string } | { readonly ok: false; readonly why: string };

export type Pushed =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: PushRefusal; readonly why: string };

/**
 * A repository of Rondo's own beside the work tree. An agent may have written anything into the work tree's `.git`
 * (hooks, filters, fsmonitor, rewritten addresses), so nothing there is ever read: config, index and objects are ours.
 */
export class PrivateRepository {
  readonly #folder: string;
  readonly #path: string;

  private constructor(folder: string, path: string) {
    this.#folder = folder;
    this.#path = path;
  }

  /** `path`: where git is found, as in `PATH`. */
  static async create(folder: string, path: string): Promise<PrivateRepository> {
    const repository = new PrivateRepository(folder, path);
    await mkdir(join(folder, "no-hooks"), { recursive: true });
    await writeFile(join(folder, "no-config"), "");
    await repository.#git(["init", "--quiet", "--bare", "--template=", repository.#gitDir]);
    return repository;
  }

  get #gitDir(): string {
    return join(this.#folder, "objects.git");
  }

  /** One commit without its history, or with so much of it. */
  async fetch(remote: Remote, revision: string, depth = 1): Promise<string> {
    const args = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", `--depth=${depth}`, remote.url];
    await this.#git([...args, `+${revision}:refs/rondo/fetched`], { remote });
    return this.#text(["rev-parse", "refs/rondo/fetched^{commit}"]);
  }

  treeOf(revision: string): Promise<string> {
    return this.#text(["rev-parse", "--verify", `${revision}^{tree}`]);
  }

  /** What a folder holds now, whoever committed what in it. Ignored files are left out, unless the base has them. */
  async capture(workTree: string, base: string): Promise<string> {
    const index = { index: "capture", workTree };
    await this.#git(["read-tree", base], index);
    await this.#git(["add", "--all", "--", "."], index);
    return this.#text(["write-tree"], index);
  }

  async patch(base: string, tree: string): Promise<Buffer> {
    const args = [
      "diff-tree",
      "-r",
      "-p",
      "--binary",
      "--full-index",
      "--no-renames",
      "--no-ext-diff",
      "--no-textconv",
    ];
    return (await this.#git([...args, base, tree])).stdout;
  }

  async changedPaths(base: string, tree: string): Promise<readonly string[]> {
    const { stdout } = await this.#git(["diff-tree", "-r", "-z", "--name-only", "--no-renames", base, tree]);
    return stdout.toString("utf8").split("\0").slice(0, -1);
  }

  /** The tree that a patch makes of a base. Nothing is checked out. */
  async apply(base: string, patch: Uint8Array): Promise<Applied> {
    if (patch.length === 0) return { ok: true, tree: await this.treeOf(base) };
    const index = { index: "apply" };
    await this.#git(["read-tree", base], index);
    const applied = await this.#run(["apply", "--cached", "--binary", "--whitespace=nowarn", "-"], {
      ...index,
      input: patch,
    });
    if (applied.code !== 0) return { ok: false, why: applied.stderr.trim() };
    return { ok: true, tree: await this.#text(["write-tree"], index) };
  }

  /** Writes a tree's files into an empty folder. */
  async checkOut(tree: string, folder: string): Promise<void> {
    const index = { index: "check-out", workTree: folder };
    await mkdir(folder, { recursive: true });
    await this.#git(["read-tree", tree], index);
    await this.#git(["checkout-index", "--all", "--force", "--quiet"], index);
  }

  /** The same input gives the same commit: a run that died after its push recognises its own work. */
  commit({ tree, parents, message, author, at }: NewCommit): Promise<string> {
    const seconds = Math.floor(at.getTime() / 1000);
    const person = (role: "AUTHOR" | "COMMITTER") => ({
      [`GIT_${role}_NAME`]: author.name,
      [`GIT_${role}_EMAIL`]: author.email,
      [`GIT_${role}_DATE`]: `@${seconds} +0000`,
    });
    const args = ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent]), "-F", "-"];
    return this.#text(args, { input: message, environment: { ...person("AUTHOR"), ...person("COMMITTER") } });
  }

  /** Moves the branch from what it was believed to be, or not at all. */
  async push(
    remote: Remote,
    branch: string,
    { commit, from }: { commit: string; from: string | null },
  ): Promise<Pushed> {
    const ref = `refs/heads/${branch}`;
    const lease = `--force-with-lease=${ref}:${from ?? ""}`;
    const pushed = await this.#run(["push", "--quiet", "--porcelain", lease, remote.url, `${commit}:${ref}`], {
      remote,
    });
    if (pushed.code === 0) return { ok: true };
    const why = `${pushed.stderr}\n${pushed.stdout.toString("utf8")}`.trim();
    return { ok: false, refusal: pushRefusal(why), why };
  }

  async #text(args: readonly string[], more: More = {}): Promise<string> {
    return (await this.#git(args, more)).stdout.toString("utf8").trim();
  }

  async #git(args: readonly string[], more: More = {}): Promise<GitResult> {
    const result = await this.#run(args, more);
    if (result.code !== 0) throw new GitFailed(args, result);
    return result;
  }

  #run(args: readonly string[], { index, workTree, remote, input, environment }: More): Promise<GitResult> {
    return runGit({
      args: [...this.#config(), ...args],
      environment: {
        PATH: this.#path,
        HOME: this.#folder,
        LC_ALL: "C",
        GIT_DIR: this.#gitDir,
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_CONFIG_GLOBAL: join(this.#folder, "no-config"),
        GIT_ATTR_NOSYSTEM: "1",
        GIT_TERMINAL_PROMPT: "0",
        ...(index && { GIT_INDEX_FILE: join(this.#folder, `${index}.index`) }),
        ...(workTree && { GIT_WORK_TREE: workTree }),
        ...(remote?.token && tokenHeader(remote.token)),
        ...environment,
      },
      ...(input !== undefined && { input }),
    });
  }

  #config(): readonly string[] {
    const settings = {
      "core.hooksPath": join(this.#folder, "no-hooks"),
      "core.fsmonitor": "false",
      "core.autocrlf": "false",
      "core.quotePath": "true",
      "gc.auto": "0",
      "maintenance.auto": "false",
      "credential.helper": "",
      "http.followRedirects": "false",
      "protocol.allow": "never",
      "protocol.http.allow": "always",
      "protocol.https.allow": "always",
      "submodule.recurse": "false",
    };
    return Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
  }
}

interface More {
  readonly index?: string;
  readonly workTree?: string;
  readonly remote?: Remote;
  readonly input?: Uint8Array | string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** By the environment, not the command line: other processes can read that. */
function tokenHeader(token: string): Readonly<Record<string, string>> {
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  return {
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "http.extraHeader",
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
  };
}
