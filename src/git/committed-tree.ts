import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GitFailed, type GitResult, runGit } from "./git-process.ts";
import { pristineConfig, pristineEnvironment } from "./pristine.ts";

export interface CommittedFile {
  readonly path: string;
  readonly mode: string;
}

/** `000000` where there is no file. */
export interface TreeChange {
  readonly path: string;
  readonly oldMode: string;
  readonly newMode: string;
}

export type AppliedToCommit =
  | { readonly ok: true; readonly changed: readonly TreeChange[] }
  | { readonly ok: false; readonly why: string };

interface Own {
  /** A folder of our own. */
  readonly own: string;
  /** Where git is found, as in `PATH`. */
  readonly path: string;
}

/**
 * The commit that is checked out in a folder, seen from a repository of our own that reads the folder's objects in place
 * and writes its own. Of the folder's git only `rev-parse` is asked, which runs nothing that its configuration names.
 */
export class CommittedTree {
  readonly #own: Own;
  readonly #commit: string;

  private constructor(own: Own, commit: string) {
    this.#own = own;
    this.#commit = commit;
  }

  static async of(folder: string, own: Own): Promise<CommittedTree | { readonly problem: string }> {
    await mkdir(join(own.own, "no-hooks"), { recursive: true });
    await writeFile(join(own.own, "no-config"), "");
    const where = await ask(folder, own, ["--path-format=absolute", "--show-object-format", "--git-path", "objects"]);
    if (where.code !== 0) return { problem: firstLine(where) };
    const head = await ask(folder, own, ["--verify", "--quiet", "HEAD^{commit}"]);
    if (head.code !== 0) return { problem: "no commit is checked out" };
    const [, format = "", objects = ""] = /^(\w+)\n([\s\S]+)\n$/.exec(where.stdout.toString("utf8")) ?? [];
    const tree = new CommittedTree(own, head.stdout.toString("utf8").trim());
    await tree.#git(["init", "--quiet", "--bare", "--template=", `--object-format=${format}`, tree.#gitDir]);
    await borrow(objects, join(tree.#gitDir, "objects/info"));
    return tree;
  }

  get #gitDir(): string {
    return join(this.#own.own, "objects.git");
  }

  async files(): Promise<readonly CommittedFile[]> {
    const { stdout } = await this.#git(["ls-tree", "-r", "-z", "--full-tree", this.#commit]);
    return records(stdout).map((line) => ({ mode: line.slice(0, 6), path: line.slice(line.indexOf("\t") + 1) }));
  }

  /** What a patch changes, as git sees it; a file that moved is one gone and one new. Nothing is checked out. */
  async apply(patch: Uint8Array): Promise<AppliedToCommit> {
    if (patch.length === 0) return { ok: true, changed: [] };
    await this.#git(["read-tree", this.#commit]);
    const applied = await this.#run(["apply", "--cached", "--binary", "--whitespace=nowarn", "-"], patch);
    if (applied.code !== 0) return { ok: false, why: applied.stderr.trim() };
    const { stdout } = await this.#git(["diff-index", "--cached", "-r", "-z", "--raw", "--no-renames", this.#commit]);
    return { ok: true, changed: changesIn(records(stdout)) };
  }

  async #git(args: readonly string[]): Promise<GitResult> {
    const result = await this.#run(args);
    if (result.code !== 0) throw new GitFailed(args, result);
    return result;
  }

  #run(args: readonly string[], input?: Uint8Array): Promise<GitResult> {
    const { own, path } = this.#own;
    return runGit({
      args: [...pristineConfig(own), ...args],
      environment: {
        ...pristineEnvironment(own, path),
        GIT_DIR: this.#gitDir,
        GIT_INDEX_FILE: join(own, "apply.index"),
      },
      ...(input !== undefined && { input }),
    });
  }
}

/** Its owner may be another user: nothing of it is run, so that is no danger here. Nor is anything fetched that it lacks. */
function ask(folder: string, { own, path }: Own, args: readonly string[]): Promise<GitResult> {
  return runGit({
    args: ["-C", folder, ...pristineConfig(own), "-c", "safe.directory=*", "rev-parse", ...args],
    environment: { ...pristineEnvironment(own, path), GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "none" },
  });
}

/** In quotes, as git reads C strings: a folder's name may hold anything. */
async function borrow(objects: string, info: string): Promise<void> {
  const quoted = objects.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n");
  await mkdir(info, { recursive: true });
  await writeFile(join(info, "alternates"), `"${quoted}"\n`);
}

function records(stdout: Buffer): readonly string[] {
  return stdout.toString("utf8").split("\0").slice(0, -1);
}

/** `:100644 100755 old new M`, then the path. */
function changesIn(words: readonly string[]): readonly TreeChange[] {
  return words.flatMap((word, i) => {
    const [, oldMode, newMode] = i % 2 === 0 ? (/^:(\d{6}) (\d{6}) /.exec(word) ?? []) : [];
    return oldMode && newMode ? [{ path: words[i + 1] ?? "", oldMode, newMode }] : [];
  });
}

function firstLine({ stderr }: GitResult): string {
  return (stderr.trim().split("\n")[0] ?? "").replace(/^fatal: /, "");
}
