import type { Loop } from "../loop/loop.ts";
import type { Comment, Commit, Forge, Sight, Tip } from "../ports.ts";
import { readCommitMessage } from "../render/commit-message.ts";
import { readStateComment } from "../state/comment.ts";
import { noLimits, noProgress, type StateRecord } from "../state/record.ts";
import {
  gateComment,
  gateMark,
  type Ledger,
  type LedgerCommit,
  later,
  readLedger,
  rebuildLoop,
  rebuildsAfter,
  rollForward,
} from "./ledger.ts";

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
  /** Comments that say the same, which a lost answer can leave: they give way to the first. */
  readonly twins: readonly number[];
  /** From the ledger: the comment was gone or not to be believed, so that no claim is known. */
  readonly isRebuilt: boolean;
  /** What had to be mended, for people to know. */
  readonly repairs: readonly string[];
}

const historyLength = 300;

/**
 * The comment is believed only if it is the one that the gate names, we wrote it, nobody else changed it, and it agrees
 * with the ledger: commits and statuses can't be edited, so counters never fall behind them. Our name alone says little:
 * every workflow of a repository speaks under it, and some repeat what outsiders say.
 */
export async function findLoop(forge: Forge, sight: Sight, now: number): Promise<FoundLoop> {
  const { tip } = sight;
  const read = stateComments(sight);
  const own = tip && ownCommit(tip);
  // Under somebody else's commit, only the history tells which loop is on the branch and how far it is.
  const ledger = tip && !own ? readLedger(await forge.history(tip.sha, historyLength)) : null;
  const last = own ?? ledger?.commits[0] ?? null;
  const named = read.length === 0 ? null : await namedComment(forge, tip, last);
  const newer = read.find(
    ({ comment: { id, isForged }, state }) =>
      !state.ok && state.problem === "newer" && !isForged && (named === null || id === named),
  );
  if (newer && !newer.state.ok) return { kind: "newer", why: newer.state.why };
  const best = newestState(read, sight, { loopId: last?.loopId ?? null, named });
  if (best) {
    const { comment, twins, state } = best;
    return { kind: "loop", comment, twins, isRebuilt: false, ...agreed(state, last, { tip, now }) };
  }
  const made = await rebuilt(forge, sight, { read, ledger, named, now });
  // Trailers of a loop that never was: somebody wrote them, and the loop that is known is still the one.
  const known = made.kind === "none" ? newestState(read, sight, { loopId: null, named }) : null;
  return known ? { kind: "loop", ...known, isRebuilt: false, repairs: [] } : made;
}

function ownCommit({ message, sha }: Commit): LedgerCommit | null {
  const record = readCommitMessage(message);
  return record && { ...record, sha };
}

/** A commit of somebody else, or of a run that died, has no gate yet: the one before it says where the state is. */
async function namedComment(forge: Forge, tip: Tip | null, last: LedgerCommit | null): Promise<number | null> {
  if (tip?.gate) return gateComment(tip.gate);
  const before = last?.sha !== tip?.sha ? last?.sha : last?.step === "start" ? undefined : tip?.parents[0];
  const [gate] = before === undefined ? [] : await forge.gates(before);
  return gate ? gateComment(gate) : null;
}

interface Remains {
  readonly read: readonly ReadComment[];
  readonly ledger: Ledger | null;
  readonly named: number | null;
  readonly now: number;
}

async function rebuilt(forge: Forge, sight: Sight, remains: Remains): Promise<FoundLoop> {
  const { read, ledger: known, named, now } = remains;
  if (sight.tip === null) return { kind: "none" };
  const ledger = known ?? readLedger(await forge.history(sight.tip.sha, historyLength));
  if (ledger === null) return { kind: "none" };
  // Under somebody else's commit, our own last one carries what no commit tells.
  const own = ledger.commits[0]?.sha ?? sight.tip.sha;
  const under = own === sight.tip.sha ? [] : await forge.gates(own);
  const gates = [...(await forge.gates(sight.tip.sha)), ...under];
  const told = { loop: rebuildLoop(ledger, gates, now), rebuilds: rebuildsAfter(gates) };
  const state = rebuild(ledger, sight, { ...told, readUpTo: lastWord(sight, remains, ledger.loopId) });
  const isBad = ({ comment, state: { ok } }: ReadComment): boolean => !ok || comment.isForged;
  const replaced = read.find((each) => each.comment.id === named) ?? read.find(isBad);
  const why = replaced ? "was changed by somebody else" : "was gone";
  const repairs = [`The state comment ${why}; the history was rebuilt from the commits and statuses.`];
  // One that no gate names, of a run that died in between or of whoever had it posted: it is written over, not believed.
  const place = replaced ?? read.find(({ state: each }) => each.ok && each.state.loopId === state.loopId);
  return { kind: "loop", state, comment: place?.comment.id ?? null, twins: [], isRebuilt: true, repairs };
}

/**
 * What was ordered after our last word was not carried out yet. A state that no gate names is no such word: it is not
 * believed, so what the run that wrote it had heard must be heard again.
 */
function lastWord({ comments }: Sight, { read, named }: Remains, loopId: string): number {
  const isBelieved = ({ id }: Comment): boolean => {
    const state = read.find(({ comment }) => comment.id === id)?.state;
    return !state?.ok || state.state.loopId !== loopId || id === named;
  };
  const words = comments.filter((comment) => comment.isOurs && isBelieved(comment));
  return Math.max(named ?? 0, ...words.map(({ id }) => id));
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

interface NewestState {
  readonly comment: number;
  readonly twins: readonly number[];
  readonly state: StateRecord;
}

interface Known {
  readonly loopId: string | null;
  /** The comment that the gate names. */
  readonly named: number | null;
}

/**
 * Of the loop that is on the branch, or else of the last. Among twins, where none is named, the first is where it stays,
 * and what was written last is what holds.
 */
function newestState(read: readonly ReadComment[], sight: Sight, { loopId, named }: Known): NewestState | null {
  const isHere = (state: StateRecord): boolean =>
    state.repository === sight.repository.fullName &&
    state.issue === sight.issue.number &&
    (loopId === null || state.loopId === loopId);
  const ours = read.flatMap(({ comment, state }) =>
    state.ok && !comment.isForged && isHere(state.state) ? [{ comment, state: state.state }] : [],
  );
  if (named !== null) {
    const believed = ours.find(({ comment }) => comment.id === named);
    const isTwin = ({ comment, state }: (typeof ours)[number]) =>
      comment.id !== named && state.loopId === believed?.state.loopId;
    const twins = ours.filter(isTwin).map(({ comment }) => comment.id);
    return believed ? { comment: named, twins, state: believed.state } : null;
  }
  const start = Math.max(...ours.map(({ state }) => startOf(state.loopId)));
  const twins = ours.filter(({ state }) => startOf(state.loopId) === start);
  const [first, ...others] = twins.map(({ comment }) => comment.id).sort((a, b) => a - b);
  const [last] = twins.toSorted((a, b) => b.comment.updatedAt - a.comment.updatedAt || b.comment.id - a.comment.id);
  return first === undefined || !last ? null : { comment: first, twins: others, state: last.state };
}

export function loopIdOf(issue: number, run: number): string {
  return `${issue}-${run}`;
}

/** The run that a loop was started by: later loops of an issue have later runs. */
export function startOf(loopId: string): number {
  return Number(loopId.split("-").at(-1)) || 0;
}

/** Comment and ledger, whichever is further: a run may have died between the two, or somebody pasted an old comment. */
function agreed(
  state: StateRecord,
  commit: LedgerCommit | null,
  { tip, now }: { readonly tip: Tip | null; readonly now: number },
): { state: StateRecord; repairs: readonly string[] } {
  if (!tip || commit?.loopId !== state.loopId) return { state, repairs: [] };
  if (commit.iteration > state.loop.iteration) {
    const loop = rollForward(state.loop, commit, now);
    return {
      state: { ...state, loop, head: commit.sha, claim: null },
      repairs: [`Iteration ${commit.iteration} had landed, but its run ended before it was recorded.`],
    };
  }
  const known = { iteration: state.loop.iteration, attempt: state.loop.attempt };
  const mark = tip.gate ? later(known, gateMark(tip.gate)) : known;
  const head = commit.step === "iteration" ? state.head : commit.sha;
  if (mark === known) return { state: { ...state, head }, repairs: [] };
  const loop: Loop = { ...state.loop, ...mark };
  return {
    state: { ...state, head, loop },
    repairs: ["The state comment was older than the commit status; the later counts."],
  };
}

function rebuild(ledger: Ledger, sight: Sight, told: Pick<StateRecord, "loop" | "rebuilds" | "readUpTo">): StateRecord {
  const { origin, loopId, commits } = ledger;
  return {
    repository: sight.repository.fullName,
    issue: sight.issue.number,
    loopId,
    startedBy: origin.startedBy,
    task: origin.task,
    profile: origin.profile,
    profileFile: origin.profileFile,
    settings: origin.settings,
    limits: noLimits,
    base: origin.base,
    pull: sight.pull?.number ?? null,
    head: commits[0]?.sha ?? "",
    baseHead: "",
    claim: null,
    briefedUpTo: 0,
    context: null,
    session: null,
    ...noProgress,
    issueSettings: origin.issueSettings,
    taskFile: origin.taskFile,
    readiness: origin.readiness,
    chain: origin.chain,
    milestones: [],
    ...told,
  };
}
