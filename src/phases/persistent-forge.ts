import type { Clock, Comment, Dispatch, Forge, Merged, NewIssue, NewPull, Pull, Refused, Run } from "../ports.ts";
import { branchOf, issueOfBranch } from "./world.ts";

/** After an answer that never came, or came as a 5xx: what was asked for may have happened all the same. */
const pausesMs: readonly number[] = [1_000, 5_000, 20_000];
/** What GitHub asks for is waited for up to this; who asks for more gets the next run. */
const patienceMs = 5 * 60_000;
const askedPauseMs = 60_000;
/** A run list and a clock that are a little behind. */
const skewMs = 2 * 60_000;

/**
 * A forge that does not give up at once. What can be repeated is repeated; what would happen twice is looked for first.
 * The only place that retries: the phases read as if GitHub always answered.
 */
export class PersistentForge implements Forge {
  readonly #forge: Forge;
  readonly #clock: Clock;

  constructor(forge: Forge, clock: Clock) {
    this.#forge = forge;
    this.#clock = clock;
  }

  readonly look = this.#repeated("look");
  readonly blobText = this.#repeated("blobText");
  readonly filesNow = this.#repeated("filesNow");
  readonly settingsNow = this.#repeated("settingsNow");
  readonly issuesWith = this.#repeated("issuesWith");
  readonly queue = this.#repeated("queue");
  readonly pulledSince = this.#repeated("pulledSince");
  readonly branchOfPull = this.#repeated("branchOfPull");
  readonly issueSaying = this.#repeated("issueSaying");
  readonly addLabels = this.#repeated("addLabels");
  readonly removeLabel = this.#repeated("removeLabel");
  readonly react = this.#repeated("react");
  readonly history = this.#repeated("history");
  /** Twice at worst: an object that nothing refers to is no harm. */
  readonly createCommit = this.#repeated("createCommit");
  readonly moveBranch = this.#repeated("moveBranch");
  readonly mark = this.#repeated("mark");
  readonly marked = this.#repeated("marked");
  readonly updatePull = this.#repeated("updatePull");
  readonly markReady = this.#repeated("markReady");
  readonly setGate = this.#repeated("setGate");
  readonly gates = this.#repeated("gates");
  readonly checks = this.#repeated("checks");
  readonly latestRun = this.#repeated("latestRun");
  readonly dispatched = this.#repeated("dispatched");
  readonly labelRuns = this.#repeated("labelRuns");
  readonly runsWaitingFor = this.#repeated("runsWaitingFor");
  allowance = () => this.#forge.allowance();

  /** GitHub sometimes does not know for a moment what it has: before somebody's word or run counts for nothing, twice. */
  roleOf = async (login: string) => this.#unlessTwice("none", () => this.#try(() => this.#forge.roleOf(login)));

  run = async (id: number): Promise<Run | null> => this.#unlessTwice(null, () => this.#try(() => this.#forge.run(id)));

  updateComment = async (id: number, body: string): Promise<boolean> =>
    this.#unlessTwice(false, () => this.#try(() => this.#forge.updateComment(id, body)));

  createComment = (on: number, body: string): Promise<number> =>
    this.#try(
      () => this.#forge.createComment(on, body),
      async () => (await this.#ourComments(on)).find((comment) => comment.body.trim() === body.trim())?.id ?? null,
    );

  createIssue = (issue: NewIssue): Promise<number> =>
    this.#try(
      () => this.#forge.createIssue(issue),
      () => this.#forge.issueSaying(issue.mark, issue.labels[0] ?? ""),
    );

  /** Started twice, it finds its work done. */
  readonly rerun = this.#repeated("rerun");

  createBranch = async (branch: string, sha: string): Promise<boolean> => {
    let asked = 0;
    const created = await this.#try(() => {
      asked += 1;
      return this.#forge.createBranch(branch, sha);
    });
    // There already, after an answer that was lost: then it is at this very commit, and moving it there changes nothing.
    return created || (asked > 1 && this.moveBranch(branch, sha));
  };

  createPull = (pull: NewPull): Promise<Pull> =>
    this.#try(
      () => this.#forge.createPull(pull),
      () => this.#openPull(pull.head),
      (error) => error.status === 422 && /already exists/i.test(error.message),
    );

  mergeInto = (branch: string, sha: string, message: string): Promise<Merged> =>
    this.#try(
      () => this.#forge.mergeInto(branch, sha, message),
      async () => {
        const { tip } = await this.look(issueOfBranch(branch) ?? 0, branch);
        return tip?.message.trim() === message.trim() ? { how: "merged", sha: tip.sha } : null;
      },
    );

  dispatch = async (request: Dispatch): Promise<void> => {
    const since = this.#clock.now() - skewMs;
    await this.#try(
      async () => {
        await this.#forge.dispatch(request);
        return true;
      },
      async () => ((await this.#wasDispatched(request, since)) ? true : null),
    );
  };

  #repeated<Name extends keyof Forge>(name: Name): Forge[Name] {
    type Method = (...given: unknown[]) => Promise<unknown>;
    const method: Method = (...given) => this.#try(() => (this.#forge[name] as Method).apply(this.#forge, given));
    return method as Forge[Name];
  }

  /** `find`: looks for what an earlier try may have done; null: it did not. */
  async #try<Result>(
    ask: () => Promise<Result>,
    find: () => Promise<Result | null> = async () => null,
    maybeDone: (error: Refused) => boolean = () => false,
  ): Promise<Result> {
    let waited = 0;
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask();
      } catch (thrown) {
        const error = thrown as Refused;
        const pause = maybeDone(error) ? 0 : pauseAfter(error, tries);
        if (pause === null || waited + pause > patienceMs) throw error;
        waited += pause;
        await this.#clock.sleep(pause);
        const found = await find();
        if (found !== null) return found;
        if (maybeDone(error)) throw error;
      }
    }
  }

  async #unlessTwice<Result>(nothing: Result, ask: () => Promise<Result>): Promise<Result> {
    const answer = await ask();
    if (answer !== nothing) return answer;
    await this.#clock.sleep(pausesMs[0] ?? 0);
    return ask();
  }

  async #ourComments(on: number): Promise<readonly Comment[]> {
    const branch = await this.branchOfPull(on);
    const issue = branch === null ? on : issueOfBranch(branch);
    if (issue === null) return [];
    const { comments } = await this.look(issue, branchOf(issue));
    return comments.filter((comment) => comment.isOurs && comment.on === on);
  }

  async #openPull(branch: string): Promise<Pull | null> {
    const { pull } = await this.look(issueOfBranch(branch) ?? 0, branch);
    return pull?.isOpen ? pull : null;
  }

  /** A run's name tells what it was dispatched for. */
  async #wasDispatched({ workflow, inputs }: Dispatch, since: number): Promise<boolean> {
    const { issue, key } = inputs;
    if (issue === undefined || key === undefined) return false;
    const runs = await this.dispatched(workflow);
    return runs.some((run) => run.createdAt >= since && isRunFor(run.title, issue, key));
  }
}

/** `run-name` in the templates. */
export function isRunFor(title: string, issue: number | string, key: string): boolean {
  const words = title.split(" ");
  return words.includes(`#${issue}`) && words.includes(key);
}

export function isLimit({ status, message }: Refused): boolean {
  return status === 429 || (status === 403 && /rate limit/i.test(message));
}

/** Null: it would only say the same again. */
function pauseAfter(error: Refused, tries: number): number | null {
  if (isLimit(error)) return error.retryAfter === null ? askedPauseMs : error.retryAfter * 1_000;
  if (error.status === 0 || error.status >= 500) return pausesMs[tries] ?? null;
  return null;
}
