import { mustRunGit, runGit } from "./git-process.ts";
import { History } from "./history.ts";
import { writeLooseObject } from "./loose-object.ts";
import { packedRefs, refNames, removeLooseRef, writeLooseRef } from "./loose-refs.ts";
import { formatCommit, formatTree, parseCommit, parseTree } from "./object-format.ts";
import { ObjectReader } from "./object-reader.ts";
import type {
  CommitDraft,
  CommitObject,
  MergeOutcome,
  ObjectKind,
  ObjectStore,
  RefChange,
  RefOutcome,
  RefRecord,
  TreeEntry,
} from "./object-store.ts";

/** The objects and refs of a bare repository on disk. */
export class GitObjectStore implements ObjectStore {
  readonly #gitDir: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #reader: ObjectReader;
  readonly #history: History;

  constructor(gitDir: string, env: NodeJS.ProcessEnv) {
    this.#gitDir = gitDir;
    this.#env = env;
    this.#reader = new ObjectReader(gitDir, env);
    this.#history = new History(async (sha) => {
      const found = await this.#reader.contents(sha);
      return found?.kind === "commit" ? parseCommit(found.sha, found.bytes) : undefined;
    });
  }

  async find(sha: string): Promise<{ readonly sha: string; readonly kind: ObjectKind } | undefined> {
    return /^[0-9a-f]{4,40}$/.test(sha) ? this.#reader.info(sha) : undefined;
  }

  readCommit(sha: string): Promise<CommitObject | undefined> {
    return this.#history.commit(sha);
  }

  async readTree(sha: string): Promise<readonly TreeEntry[] | undefined> {
    const found = await this.#reader.contents(sha);
    return found?.kind === "tree" ? parseTree(found.bytes) : undefined;
  }

  async readBlob(sha: string): Promise<Uint8Array | undefined> {
    const found = await this.#reader.contents(sha);
    return found?.kind === "blob" ? found.bytes : undefined;
  }

  async peel(sha: string): Promise<string | undefined> {
    return (await this.#reader.info(`${sha}^{commit}`))?.sha;
  }

  writeBlob(bytes: Uint8Array): Promise<string> {
    return this.#write("blob", bytes);
  }

  writeTree(entries: readonly TreeEntry[]): Promise<string> {
    return this.#write("tree", formatTree(entries));
  }

  writeCommit(draft: CommitDraft): Promise<string> {
    return this.#write("commit", formatCommit(draft));
  }

  async readRef(name: string): Promise<RefRecord | undefined> {
    // `info` understands revision syntax as well (`x~1`, `x@{1}`), none of which can be in a ref's name
    if (!name.startsWith("refs/") || /[\s~^:?*[\\]|\.\.|@\{/.test(name)) return undefined;
    const found = await this.#reader.info(name);
    return found === undefined ? undefined : { name, sha: found.sha, kind: found.kind };
  }

  async listRefs(prefix: string): Promise<readonly RefRecord[]> {
    const names = (await refNames(this.#gitDir)).filter((name) => name.startsWith(prefix));
    return (await Promise.all(names.map((name) => this.readRef(name)))).flatMap((ref) => ref ?? []);
  }

  async changeRef(change: RefChange): Promise<RefOutcome> {
    const { ref, from, to } = change;
    if ((await this.readRef(ref))?.sha !== from) return "stale";
    if (to !== undefined) return (await writeLooseRef(this.#gitDir, change)) ? "done" : "stale";
    if ((await packedRefs(this.#gitDir)).includes(ref)) await this.#git(["update-ref", "-d", ref]);
    else await removeLooseRef(this.#gitDir, ref);
    return "done";
  }

  async isAncestor(older: string, newer: string): Promise<boolean> {
    if (older === newer) return true;
    const walked = await this.#history.isAncestor(older, newer);
    if (walked !== undefined) return walked;
    const args = ["--git-dir", this.#gitDir, "merge-base", "--is-ancestor", older, newer];
    return (await runGit(args, { env: this.#env })).code === 0;
  }

  async mergeBase(one: string, other: string): Promise<string | undefined> {
    const walked = await this.#history.mergeBase(one, other);
    if (walked !== undefined) return walked.sha;
    const result = await runGit(["--git-dir", this.#gitDir, "merge-base", one, other], { env: this.#env });
    return result.code === 0 ? result.stdout.toString("utf8").trim() : undefined;
  }

  async commits(from: string, not: readonly string[], limit?: number): Promise<readonly string[]> {
    const walked = await this.#history.commits(from, not);
    if (walked !== undefined) return walked.slice(0, limit);
    const max = limit === undefined ? [] : [`--max-count=${limit}`];
    const input = [from, ...not.map((sha) => `^${sha}`), ""].join("\n");
    const out = await this.#git(["rev-list", "--topo-order", ...max, "--stdin"], input);
    return out.toString("utf8").split("\n").filter(Boolean);
  }

  async merge(ours: string, theirs: string): Promise<MergeOutcome> {
    const taken = (await this.isAncestor(ours, theirs)) ? await this.readCommit(theirs) : undefined;
    if (taken !== undefined) return { clean: true, tree: taken.tree };
    const args = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z", "--allow-unrelated-histories"];
    const result = await runGit(["--git-dir", this.#gitDir, ...args, ours, theirs], { env: this.#env });
    const [tree = "", ...conflicts] = result.stdout.toString("utf8").split("\0").filter(Boolean);
    if (result.code === 0) return { clean: true, tree };
    if (result.code === 1) return { clean: false, conflicts };
    throw new Error(`git merge-tree of ${ours} and ${theirs} failed: ${result.stderr.trim()}`);
  }

  async diff(from: string, to: string): Promise<string> {
    return (await this.#git(["diff", "--no-color", "--no-ext-diff", "--no-textconv", from, to])).toString("utf8");
  }

  close(): Promise<void> {
    return this.#reader.close();
  }

  #write(kind: ObjectKind, bytes: Uint8Array): Promise<string> {
    return writeLooseObject(this.#gitDir, kind, bytes);
  }

  #git(args: readonly string[], input: Uint8Array | string = ""): Promise<Buffer> {
    return mustRunGit(["--git-dir", this.#gitDir, ...args], { env: this.#env, input });
  }
}
