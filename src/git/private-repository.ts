import { existsSync } from "node:fs";
import { copyFile, mkdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Applied, Git, NewCommit, Pushed, TreeFile } from "../ports.ts";
import { copyObjects } from "./copy-objects.ts";
import { GitFailed, type GitResult, runGit } from "./git-process.ts";
import { pristineConfig, pristineEnvironment, tokenHeader } from "./pristine.ts";
import { pushRefusal } from "./push-refusal.ts";

export interface Remote {
  readonly url: string;
  /** Null: it may be read without one. */
  readonly token: string | null;
}

export interface Place {
  /** A folder of our own. */
  readonly folder: string;
  /** The checkout, of which only files, and once its objects, are ever read. */
  readonly checkout: string;
  readonly remote: Remote;
  /** Where git is found, as in `PATH`. */
  readonly path: string;
}

/** More than this is no iteration's work, and must not fill the memory. */
const largestPatch = 20_000_000;

/**
 * A repository of Rondo's own beside the checkout. An agent may have written anything into the checkout's `.git`
 * (hooks, filters, fsmonitor, rewritten addresses), so nothing there is ever read once it ran: config, index and
 * objects are ours, taken before.
 */
export class PrivateRepository implements Git {
  readonly #place: Place;

  private constructor(place: Place) {
    this.#place = place;
  }

  /** Made once per job, before any agent runs; later phases in the same job find it. */
  static async beside(place: Place): Promise<PrivateRepository> {
    const repository = new PrivateRepository(place);
    if (!existsSync(repository.#index("base"))) await repository.#create();
    return repository;
  }

  async #create(): Promise<void> {
    const { folder, checkout } = this.#place;
    const theirs = join(checkout, ".git");
    if (!existsSync(join(theirs, "objects")) || !existsSync(join(theirs, "index"))) {
      throw new Error(
        `There is no git checkout in ${checkout}. Add a step with actions/checkout, \`ref\` set to the output \`base\` of the begin phase, before this one.`,
      );
    }
    await mkdir(join(folder, "no-hooks"), { recursive: true });
    await mkdir(join(this.#gitDir, "refs"), { recursive: true });
    await writeFile(join(folder, "no-config"), "");
    await writeFile(join(this.#gitDir, "HEAD"), "ref: refs/heads/none\n");
    await writeFile(join(this.#gitDir, "config"), "[core]\n\trepositoryformatversion = 0\n\tbare = true\n");
    await copyObjects(join(theirs, "objects"), join(this.#gitDir, "objects"));
    if (existsSync(join(theirs, "shallow"))) await copyFile(join(theirs, "shallow"), join(this.#gitDir, "shallow"));
    // The checkout's own index knows the files' times, so that only what changed is read again.
    await copyIndex(join(theirs, "index"), this.#index("base"));
  }

  get #gitDir(): string {
    return join(this.#place.folder, "objects.git");
  }

  #index(name: IndexName): string {
    return join(this.#place.folder, `${name}.index`);
  }

  treeOf(revision: string): Promise<string> {
    return this.#text(["rev-parse", "--verify", `${revision}^{tree}`]);
  }

  async files(tree: string): Promise<readonly TreeFile[]> {
    const { stdout } = await this.#git(["ls-tree", "-r", "-z", tree]);
    return stdout
      .toString("utf8")
      .split("\0")
      .slice(0, -1)
      .map((line) => ({ mode: line.slice(0, 6), path: line.slice(line.indexOf("\t") + 1) }));
  }

  async mergeTrees(ours: string, theirs: string): Promise<{ tree: string; conflicts: readonly string[] }> {
    const args = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z", ours, theirs];
    const result = await this.#run(args);
    const [tree = "", ...conflicts] = result.stdout.toString("utf8").split("\0");
    // Code 1 means conflicts, but also that there was nothing to merge.
    if (result.code > 1 || tree === "") throw new GitFailed(args, result);
    return { tree, conflicts: conflicts.filter((path) => path !== "") };
  }

  async materialise(from: string, to: string): Promise<void> {
    await this.#git(["read-tree", "-m", "-u", from, to], { index: "base", inCheckout: true });
  }

  /** Beside the checkout, so that nothing which runs there is what the agent left in it. */
  async exportTo(revision: string, folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const elsewhere = { index: "export", environment: { GIT_WORK_TREE: folder } } as const;
    await this.#git(["read-tree", revision], elsewhere);
    await this.#git(["checkout-index", "--all", "--force"], elsewhere);
  }

  /** Whoever committed what: only the files count. Ignored ones are left out, unless the base has them. */
  async capture(base: string): Promise<{ patch: Buffer; tree: string }> {
    const now = { index: "capture", inCheckout: true } as const;
    await copyIndex(this.#index("base"), this.#index("capture"));
    await this.#git(["add", "--all", "--", "."], now);
    const format = ["-p", "--binary", "--full-index", "--no-renames", "--no-ext-diff", "--no-textconv"];
    const patch = await this.#git(["diff-index", "--cached", ...format, base], { ...now, most: largestPatch });
    return { patch: patch.stdout, tree: await this.#text(["write-tree"], now) };
  }

  /** The tree that a patch makes of a base. Nothing is checked out. */
  async apply(base: string, patch: Uint8Array): Promise<Applied> {
    if (patch.length === 0) return { ok: true, tree: await this.treeOf(base) };
    await this.#git(["read-tree", base], { index: "apply" });
    return this.#applied(patch, { index: "apply" }, "--cached");
  }

  /** The same, in the checkout too, which must be as it was checked out. */
  async applyHere(patch: Uint8Array): Promise<Applied> {
    const here = { index: "apply", inCheckout: true } as const;
    await copyIndex(this.#index("base"), this.#index("apply"));
    if (patch.length === 0) return { ok: true, tree: await this.#text(["write-tree"], here) };
    return this.#applied(patch, here, "--index");
  }

  async #applied(patch: Uint8Array, where: More, how: "--cached" | "--index"): Promise<Applied> {
    const args = ["apply", how, "--binary", "--whitespace=nowarn", "-"];
    const applied = await this.#run(args, { ...where, input: patch });
    if (applied.code !== 0) return { ok: false, why: applied.stderr.trim() };
    return { ok: true, tree: await this.#text(["write-tree"], where) };
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

  /** Moves the branch from what it was believed to be, or not at all; the commit is its child, so never backwards. */
  async push(branch: string, { commit, from }: { commit: string; from: string }): Promise<Pushed> {
    const { remote } = this.#place;
    const ref = `refs/heads/${branch}`;
    const lease = `--force-with-lease=${ref}:${from}`;
    const environment = remote.token === null ? {} : tokenHeader(remote.token);
    const args = ["push", "--quiet", "--porcelain", lease, remote.url, `${commit}:${ref}`];
    const pushed = await this.#run(args, { environment });
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

  #run(args: readonly string[], { index, inCheckout, input, environment, most }: More = {}): Promise<GitResult> {
    const { folder, path, checkout } = this.#place;
    return runGit({
      args: [...pristineConfig(folder), ...args],
      environment: {
        ...pristineEnvironment(folder, path),
        GIT_DIR: this.#gitDir,
        ...(index && { GIT_INDEX_FILE: this.#index(index) }),
        ...(inCheckout && { GIT_WORK_TREE: checkout }),
        ...environment,
      },
      ...(inCheckout && { cwd: checkout }),
      ...(input !== undefined && { input }),
      ...(most !== undefined && { most }),
    });
  }
}

/** With its time: git takes a file for unchanged that is older than the index, and changed within the same second. */
async function copyIndex(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const { atime, mtime } = await stat(from);
  await utimes(to, atime, mtime);
}

/** `base`: the checkout as it was; the others begin as copies of it. */
type IndexName = "base" | "capture" | "apply" | "export";

interface More {
  readonly index?: IndexName;
  readonly inCheckout?: true;
  readonly input?: Uint8Array | string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly most?: number;
}
