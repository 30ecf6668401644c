import { existsSync } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Applied, AppliedToTree, Git, NewCommit, Pushed, TreeFile } from "../ports.ts";
import { copyObjects } from "./copy-objects.ts";
import { GitFailed, type GitResult, runGit } from "./git-process.ts";
import { changedEntries, copyIndex, type IndexEntry, readablePath, readIndex } from "./index-file.ts";
import { keptToken } from "./kept-token.ts";
import { treeId, writeCommit } from "./objects.ts";
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
  /** What the index `tree` holds. */
  #last: ReadTree | null = null;

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
    // A job without a token must not find one; the job that lands has its own.
    const kept = this.#place.remote.token === null ? await keptToken(checkout, this.#place) : null;
    if (kept !== null)
      throw new Error(
        `The checkout keeps a token where the agent and the rules could read it (${kept}). Set \`persist-credentials: false\` for actions/checkout.`,
      );
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

  async treeOf(revision: string): Promise<string> {
    return (await this.#read(revision)).tree;
  }

  async files(tree: string): Promise<readonly TreeFile[]> {
    return (await this.#read(tree)).files;
  }

  async fileText(tree: string, path: string): Promise<string | null> {
    const wanted = Buffer.from(path).toString("latin1");
    const entry = (await this.#read(tree)).entries.find((each) => each.path === wanted);
    if (entry === undefined) return null;
    const sha = Buffer.from(entry.sha, "latin1").toString("hex");
    return (await this.#git(["cat-file", "blob", sha])).stdout.toString("utf8");
  }

  /** What is asked of one tree after another is answered by one process. */
  async #read(revision: string): Promise<ReadTree> {
    if (this.#last?.names.includes(revision)) return this.#last;
    this.#last = null;
    await this.#git(["read-tree", revision], { index: "tree" });
    const entries = await this.#entries("tree");
    const tree = treeId(entries);
    const files = entries.map(({ path, mode }) => ({ path: readablePath(path), mode }));
    this.#last = { names: [revision, tree], tree, entries, files };
    return this.#last;
  }

  /** Of an index that git made for us, of one tree. */
  async #entries(index: "tree" | "apply"): Promise<readonly IndexEntry[]> {
    const entries = await readIndex(this.#index(index));
    if (entries === null) throw new Error(`The index "${index}" that git made can't be read.`);
    return entries;
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
    return { patch: patch.stdout, tree: await this.#treeIn(now) };
  }

  /** The tree that a patch makes of a base, ready to be committed. Nothing is checked out. */
  async apply(base: string, patch: Uint8Array): Promise<AppliedToTree> {
    const { tree, entries } = await this.#read(base);
    if (patch.length === 0) return { ok: true, tree, changed: [] };
    await copyFile(this.#index("tree"), this.#index("apply"));
    const where = { index: "apply" } as const;
    const why = await this.#refusal(patch, where, "--cached");
    if (why !== null) return { ok: false, why };
    const changed = changedEntries(entries, await this.#entries("apply"));
    return { ok: true, tree: await this.#text(["write-tree"], where), changed };
  }

  /** The same, in the checkout too, which must be as it was checked out. */
  async applyHere(patch: Uint8Array): Promise<Applied> {
    const here = { index: "apply", inCheckout: true } as const;
    await copyIndex(this.#index("base"), this.#index("apply"));
    const why = patch.length === 0 ? null : await this.#refusal(patch, here, "--index");
    return why === null ? { ok: true, tree: await this.#treeIn(here) } : { ok: false, why };
  }

  async #refusal(patch: Uint8Array, where: More, how: "--cached" | "--index"): Promise<string | null> {
    const applied = await this.#run(["apply", how, "--binary", "--whitespace=nowarn", "-"], { ...where, input: patch });
    return applied.code === 0 ? null : applied.stderr.trim();
  }

  /** The id alone: the tree itself is not written. */
  async #treeIn(where: More & { readonly index: IndexName }): Promise<string> {
    const entries = await readIndex(this.#index(where.index));
    return entries === null ? this.#text(["write-tree"], where) : treeId(entries);
  }

  /** The same input gives the same commit: a run that died after its push recognises its own work. */
  commit(commit: NewCommit): Promise<string> {
    return writeCommit(join(this.#gitDir, "objects"), commit);
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

/** `base`: the checkout as it was. `tree`: one tree, as `#last` says. The others begin as copies of these. */
type IndexName = "base" | "tree" | "capture" | "apply" | "export";

interface ReadTree {
  readonly names: readonly string[];
  readonly tree: string;
  readonly entries: readonly IndexEntry[];
  readonly files: readonly TreeFile[];
}

interface More {
  readonly index?: IndexName;
  readonly inCheckout?: true;
  readonly input?: Uint8Array | string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly most?: number;
}
