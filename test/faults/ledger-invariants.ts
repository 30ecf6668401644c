/** I1, I2, I3, I6 and I12: what the branch and the statuses on it may hold. */
import { gateMark } from "../../src/phases/ledger.ts";
import { type CommitRecord, readCommitMessage } from "../../src/render/commit-message.ts";
import type { StateRecord } from "../../src/state/record.ts";
import { endAt, watchedOf } from "./watch.ts";
import type { FaultWorld } from "./world.ts";

export interface LedgerFacts extends CommitRecord {
  readonly sha: string;
  readonly tree: string;
}

/** A branch's own line, newest first, with what our commits say on it. */
async function lineOf(world: FaultWorld, issue: number): Promise<readonly { sha: string; ours: LedgerFacts | null }[]> {
  const line: { sha: string; ours: LedgerFacts | null }[] = [];
  let sha = world.store.tipNow(`rondo/issue-${issue}`);
  while (sha !== undefined) {
    const commit = await world.store.readCommit(sha);
    const record = commit && readCommitMessage(commit.message);
    line.push({ sha, ours: commit && record ? { ...record, sha, tree: commit.tree } : null });
    sha = commit?.parents[0];
  }
  return line;
}

export async function ledgerOf(world: FaultWorld, issue: number): Promise<readonly LedgerFacts[]> {
  return (await lineOf(world, issue)).flatMap(({ ours }) => ours ?? []);
}

/** The iterations that statuses on these commits tell of. */
function marksOn({ repo }: FaultWorld, shas: ReadonlySet<string>): ReadonlySet<number> {
  return new Set(
    repo.statuses
      .filter(({ sha, context }) => context === "rondo" && shas.has(sha))
      .map(({ targetUrl }) => gateMark({ state: "pending", description: "", url: targetUrl }).iteration),
  );
}

/** I3: comment and ledger agree, but for what one run may have left half done. And I1: every iteration left a trace. */
export async function counters(world: FaultWorld, when: "on the way" | "at rest"): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const issue of world.branches()) {
    const { state, isForged } = world.stateComments(issue).at(-1) ?? {};
    // What a person wrote into it counts for nothing, until the next run of the loop puts it right.
    if (!state || (isForged && when === "on the way")) continue;
    const traces = await tracesOf(world, state);
    if (traces === null) continue;
    const ledger = Math.max(0, ...traces);
    const { iteration } = state.loop;
    // An iteration that changed nothing is in the comment first, any other on the branch.
    const isWrong = when === "at rest" ? ledger !== iteration : Math.abs(ledger - iteration) > 1;
    if (isWrong) wrong.push(`I3 ${when}: the ledger is at ${ledger}, the comment at ${iteration}`);
    for (let gap = 1; when === "at rest" && gap < iteration; gap++)
      if (!traces.has(gap)) wrong.push(`I1 nothing tells of iteration ${gap} of ${state.loopId}`);
  }
  return wrong;
}

/** The iterations that commits and statuses of a loop tell of; null: it has no branch any more. */
async function tracesOf(world: FaultWorld, { issue, loopId }: StateRecord): Promise<ReadonlySet<number> | null> {
  const line = await lineOf(world, issue);
  const first = line.findLastIndex(({ ours }) => ours?.loopId === loopId);
  if (first === -1) return null;
  const since = line.slice(0, first + 1);
  const landed = since.flatMap(({ ours }) => (ours?.step === "iteration" ? [ours.iteration] : []));
  return new Set([...landed, ...marksOn(world, new Set(since.map(({ sha }) => sha)))]);
}

export async function landings(world: FaultWorld): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const issue of world.branches()) {
    const commits = (await ledgerOf(world, issue)).filter(({ step }) => step === "iteration").toReversed();
    for (const [loopId, own] of Map.groupBy(commits, (commit) => commit.loopId)) {
      own.forEach(({ iteration }, index) => {
        if (iteration <= (own[index - 1]?.iteration ?? 0))
          wrong.push(`I1 ${loopId}: iteration ${iteration} landed after ${own[index - 1]?.iteration}`);
      });
    }
    for (const { tree } of commits)
      if (await hasEvil(world, tree)) wrong.push(`I12 issue ${issue}: a denied path is in a commit`);
  }
  return wrong;
}

async function hasEvil({ store }: FaultWorld, tree: string): Promise<boolean> {
  const folder = async (sha: string | undefined, name: string) =>
    sha === undefined ? undefined : (await store.readTree(sha))?.find((entry) => entry.name === name)?.sha;
  return (await folder(await folder(await folder(tree, ".github"), "workflows"), "evil.yml")) !== undefined;
}

export async function refs(world: FaultWorld): Promise<readonly string[]> {
  const wrong: string[] = [];
  const { ends, moveCalls } = watchedOf(world);
  for (const [index, { ref, from, to }] of world.store.moves.entries()) {
    if (world.movesByPeople.has(index) || index === 0) continue;
    if (!ref.startsWith("refs/heads/rondo/issue-")) wrong.push(`I2 a run moved ${ref}`);
    if (to === undefined) {
      wrong.push(`I2 a run deleted ${ref}`);
      continue;
    }
    if (from !== undefined && !(await world.store.isAncestor(from, to))) wrong.push(`I2 a run forced ${ref}`);
    const record = readCommitMessage((await world.store.readCommit(to))?.message ?? "");
    const end = record && endAt(ends, record.loopId, moveCalls[index] ?? 0);
    if (end) wrong.push(`I6 call ${moveCalls[index]} put a commit on ${ref} of ${end.loopId}, which was ${end.status}`);
  }
  return wrong;
}
