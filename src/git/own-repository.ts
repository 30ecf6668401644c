/** A person's own repository on this machine: looked at, and given a branch. Its files, index and HEAD are never touched. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GitFailed, type GitResult, runGit } from "./git-process.ts";

export interface Head {
  readonly sha: string;
  /** Null: no branch is checked out. */
  readonly branch: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

export class OwnRepository {
  /** The top of the work tree. */
  readonly folder: string;
  /** Of this work tree: `.git`, or its place below another one's. */
  readonly gitDir: string;
  readonly #environment: Readonly<Record<string, string>>;

  private constructor(folder: string, gitDir: string, environment: Readonly<Record<string, string>>) {
    this.folder = folder;
    this.gitDir = gitDir;
    this.#environment = environment;
  }

  /** Null: there is none, or git does not want to work there; `why` is what it said. */
  static async at(folder: string, environment: Environment): Promise<OwnRepository | { readonly why: string }> {
    // A hook's GIT_DIR would lead elsewhere.
    const clean = Object.entries(environment).flatMap(([name, value]) =>
      value === undefined || name.startsWith("GIT_") ? [] : [[name, value] as const],
    );
    const env = { ...Object.fromEntries(clean), LC_ALL: "C" };
    const args = ["-C", folder, "rev-parse", "--show-toplevel", "--absolute-git-dir"];
    const found = await runGit({ args, environment: env });
    const [top, gitDir] = found.stdout.toString("utf8").split("\n");
    if (found.code !== 0 || !top || !gitDir)
      return { why: found.stderr.trim().replace(/^fatal: /, "") || "not a work tree" };
    return new OwnRepository(top, gitDir, env);
  }

  /** Null: nothing is committed yet. */
  async head(): Promise<Head | null> {
    const found = await this.#run("rev-parse", "--verify", "--quiet", "HEAD^{commit}");
    if (found.code !== 0) return null;
    const branch = await this.#run("symbolic-ref", "--quiet", "--short", "HEAD");
    return { sha: lineOf(found), branch: branch.code === 0 ? lineOf(branch) : null };
  }

  /** Files that differ from HEAD or are not in it, as `git status` lists them; `except`: of these nobody asks. */
  async changes(except: readonly string[] = []): Promise<readonly string[]> {
    const paths = ["--", ".", ...except.map((path) => `:(top,exclude,literal)${path}`)];
    const listing = ["status", "--porcelain", "--untracked-files=normal", ...paths];
    const status = await this.#must("-c", "core.quotePath=false", ...listing);
    return status
      .toString("utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => line.slice(3));
  }

  /** Why its history can't be handed on; null if it can. */
  async obstacle(): Promise<string | null> {
    const [shallow, format] = [
      await this.#must("rev-parse", "--is-shallow-repository"),
      await this.#must("rev-parse", "--show-object-format"),
    ].map((answer) => answer.toString("utf8").trim());
    if (shallow === "true") return "it is a shallow clone; `git fetch --unshallow` makes it whole";
    return format === "sha1" ? null : `its objects have ${format} names, and only sha1 is known here`;
  }

  /** What is at the top of a commit; the name of a folder ends with a slash. */
  async top(sha: string): Promise<readonly string[]> {
    const listed = (await this.#must("ls-tree", "-z", sha)).toString("utf8").split("\0");
    return listed.flatMap((line) => {
      const [, type, name] = /^\d+ (\w+) [0-9a-f]+\t(.*)$/s.exec(line) ?? [];
      return name === undefined ? [] : [type === "tree" ? `${name}/` : name];
    });
  }

  async file(sha: string, path: string): Promise<string | null> {
    const shown = await this.#run("cat-file", "blob", `${sha}:${path}`);
    return shown.code === 0 ? shown.stdout.toString("utf8") : null;
  }

  async hasBranch(name: string): Promise<boolean> {
    return (await this.#run("show-ref", "--verify", "--quiet", `refs/heads/${name}`)).code === 0;
  }

  /** A bare repository in `folder` with one branch, which borrows this one's objects. */
  async lend(folder: string, branch: string, sha: string): Promise<void> {
    const objects = (await this.#must("rev-parse", "--path-format=absolute", "--git-path", "objects")).toString("utf8");
    await mkdir(folder, { recursive: true });
    await this.#must("init", "--quiet", "--bare", folder);
    await writeFile(join(folder, "objects/info/alternates"), objects);
    await this.#must("--git-dir", folder, "update-ref", `refs/heads/${branch}`, sha);
  }

  /** By fetching, and only forward. False: git does not want to; it is another branch, or checked out somewhere. */
  async take({ from, branch, as }: { from: string; branch: string; as: string }): Promise<boolean> {
    const refspec = `refs/heads/${branch}:refs/heads/${as}`;
    const quiet = ["--quiet", "--no-tags", "--no-auto-gc", "--no-write-fetch-head"];
    return (await this.#run("fetch", ...quiet, from, refspec)).code === 0;
  }

  #run(...args: readonly string[]): Promise<GitResult> {
    return runGit({ args: ["-C", this.folder, ...args], environment: this.#environment });
  }

  async #must(...args: readonly string[]): Promise<Buffer> {
    const result = await this.#run(...args);
    if (result.code !== 0) throw new GitFailed(args, result);
    return result.stdout;
  }
}

function lineOf({ stdout }: GitResult): string {
  return stdout.toString("utf8").trim();
}
