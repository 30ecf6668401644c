import type { CommitObject } from "./object-store.ts";

/** Beyond this many commits git itself is faster than asking for one after the other. */
const FARTHEST = 2000;

type Read = (sha: string) => Promise<CommitObject | undefined>;

/** Walks over commits that costs no process; `undefined` where the history is too long for it. */
export class History {
  readonly #known = new Map<string, CommitObject>();
  readonly #read: Read;

  constructor(read: Read) {
    this.#read = read;
  }

  async commit(sha: string): Promise<CommitObject | undefined> {
    const known = this.#known.get(sha);
    if (known !== undefined) return known;
    const read = await this.#read(sha);
    if (read !== undefined) this.#known.set(read.sha, read);
    return read;
  }

  async isAncestor(older: string, newer: string): Promise<boolean | undefined> {
    const found = await this.#reach([newer], older);
    return found === undefined ? undefined : found.has(older);
  }

  /** Newest first, children before their parents. */
  async commits(from: string, not: readonly string[]): Promise<readonly string[] | undefined> {
    const [all, without] = [await this.#reach([from]), await this.#reach(not)];
    if (all === undefined || without === undefined) return undefined;
    return this.#inOrder([...all].filter((sha) => !without.has(sha)));
  }

  /** The first commit of one side, children first, that the other side has too. */
  async mergeBase(one: string, other: string): Promise<{ readonly sha: string | undefined } | undefined> {
    const mine = await this.#reach([one]);
    const theirs = await this.commits(other, []);
    if (mine === undefined || theirs === undefined) return undefined;
    return { sha: theirs.find((sha) => mine.has(sha)) };
  }

  async #reach(from: readonly string[], until?: string): Promise<ReadonlySet<string> | undefined> {
    const seen = new Set<string>();
    let edge = [...from];
    while (edge.length > 0) {
      const fresh = [...new Set(edge)].filter((sha) => !seen.has(sha));
      const commits = await Promise.all(fresh.map((sha) => this.commit(sha)));
      for (const commit of commits) if (commit !== undefined) seen.add(commit.sha);
      if (until !== undefined && seen.has(until)) return seen;
      if (seen.size > FARTHEST) return undefined;
      edge = commits.flatMap((commit) => commit?.parents ?? []);
    }
    return seen;
  }

  #inOrder(shas: readonly string[]): readonly string[] {
    const children = new Map(shas.map((sha) => [sha, 0]));
    const parentsOf = (sha: string) => (this.#known.get(sha)?.parents ?? []).filter((each) => children.has(each));
    for (const sha of shas) for (const parent of parentsOf(sha)) children.set(parent, (children.get(parent) ?? 0) + 1);
    const ready = shas.filter((sha) => children.get(sha) === 0);
    const ordered: string[] = [];
    for (let next = ready.pop(); next !== undefined; next = ready.pop()) {
      ordered.push(next);
      for (const parent of parentsOf(next)) {
        const left = (children.get(parent) ?? 1) - 1;
        children.set(parent, left);
        if (left === 0) ready.push(parent);
      }
    }
    return ordered;
  }
}
