import type { Loop } from "../loop/loop.ts";
import type { Comment, Forge, Sight } from "../ports.ts";
import { readCommitMessage } from "../render/commit-message.ts";
import { readStateComment } from "../state/comment.ts";
import { noLimits, type StateRecord } from "../state/record.ts";
import { gateMark, type Ledger, later, readLedger, rebuildLoop, rollForward } from "./ledger.ts";

/** The loop of an issue, as comment and ledger together tell it. */
export type FoundLoop =
  | { readonly kind: "none" }
  /** A later Rondo wrote it: nothing of it is touched. */
  | { readonly kind: "newer"; readonly why: string }
  | Loaded;

export interface Loaded {
  readonly kind: "loop";
  readonly state: StateRecord;
  /** Where the state is written; null: nowhere yet. */
  readonly comment: number | null;
  /** From the ledger: the comment was gone or not to be believed, so that no claim is known. */
  readonly isRebuilt: boolean;
  /** What had to be mended, for people to know. */
  readonly repairs: readonly string[];
}

const historyLength = 300;

/**
 * The comment is believed only if we wrote it, nobody else changed it, and it agrees with the ledger: commits and
 * statuses can't be edited, so counters never fall behind them.
 */
export async function findLoop(forge: Forge, sight: Sight, now: number): Promise<FoundLoop> {
  const read = stateComments(sight);
  const newer = read.find(({ state }) => !state.ok && state.problem === "newer");
  if (newer && !newer.state.ok) return { kind: "newer", why: newer.state.why };
  const best = newestState(read);
  if (best) return { kind: "loop", comment: best.comment.id, isRebuilt: false, ...agreed(best.state, sight, now) };
  if (sight.tip === null) return { kind: "none" };
  const ledger = readLedger(await forge.history(sight.tip.sha, historyLength));
  if (ledger === null) return { kind: "none" };
  const gates = await forge.gates(sight.tip.sha);
  const state = rebuild(ledger, sight, rebuildLoop(ledger, gates, now));
  const replaced = read.find(({ comment, state: { ok } }) => !ok || comment.isForged)?.comment;
  const why = replaced ? "was changed by somebody else" : "was gone";
  const repairs = [`The state comment ${why}; the history was rebuilt from the commits and statuses.`];
  return { kind: "loop", state, comment: replaced?.id ?? null, isRebuilt: true, repairs };
}

interface ReadComment {
  readonly comment: Comment;
  readonly state: ReturnType<typeof readStateComment>;
}

function stateComments({ comments }: Sight): readonly ReadComment[] {
  return comments
    .filter((comment) => comment.isOurs)
    .map((comment) => ({ comment, state: readStateComment(comment.body) }))
    .filter(({ state }) => state.ok || state.problem !== "absent");
}

/** Of the last loop; among twins, which a lost reply can make, the first. */
function newestState(read: readonly ReadComment[]): { comment: Comment; state: StateRecord } | null {
  const ours = read.flatMap(({ comment, state }) =>
    state.ok && !comment.isForged ? [{ comment, state: state.state }] : [],
  );
  const [newest] = ours.toSorted(
    (a, b) => startOf(b.state.loopId) - startOf(a.state.loopId) || a.comment.id - b.comment.id,
  );
  return newest ?? null;
}

export function loopIdOf(issue: number, run: number): string {
  return `${issue}-${run}`;
}

/** The run that a loop was started by: later loops of an issue have later runs. */
export function startOf(loopId: string): number {
  return Number(loopId.split("-").at(-1)) || 0;
}

/** Comment and ledger, whichever is further: a run may have died between the two, or somebody pasted an old comment. */
function agreed(state: StateRecord, { tip }: Sight, now: number): { state: StateRecord; repairs: readonly string[] } {
  const commit = tip && readCommitMessage(tip.message);
  if (!tip || commit?.loopId !== state.loopId) return { state, repairs: [] };
  if (commit.iteration > state.loop.iteration) {
    const loop = rollForward(state.loop, { ...commit, sha: tip.sha }, now);
    return {
      state: { ...state, loop, head: tip.sha, claim: null },
      repairs: [`Iteration ${commit.iteration} had landed, but its run ended before it was recorded.`],
    };
  }
  const known = { iteration: state.loop.iteration, attempt: state.loop.attempt };
  const mark = tip.gate ? later(known, gateMark(tip.gate)) : known;
  const head = commit.step === "iteration" ? state.head : tip.sha;
  if (mark === known) return { state: { ...state, head }, repairs: [] };
  const loop: Loop = { ...state.loop, ...mark };
  return {
    state: { ...state, head, loop },
    repairs: ["The state comment was older than the commit status; the later counts."],
  };
}

function rebuild(ledger: Ledger, sight: Sight, loop: Loop): StateRecord {
  const { origin, loopId, commits } = ledger;
  return {
    repository: sight.repository.fullName,
    issue: sight.issue.number,
    loopId,
    startedBy: origin.startedBy,
    task: origin.task,
    profile: origin.profile,
    settings: origin.settings,
    limits: noLimits,
    base: origin.base,
    pull: sight.pull?.number ?? null,
    head: commits[0]?.sha ?? "",
    baseHead: "",
    claim: null,
    readUpTo: Math.max(0, ...sight.comments.map(({ id }) => id)),
    briefedUpTo: 0,
    context: null,
    session: null,
    loop,
  };
}
