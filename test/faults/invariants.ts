/** What must hold whatever broke: I1 to I18 of the plan of reliability. Each violation begins with its number. */
import { gateMark } from "../../src/phases/ledger.ts";
import { readCommitMessage } from "../../src/render/commit-message.ts";
import { readStateComment } from "../../src/state/comment.ts";
import type { StateRecord } from "../../src/state/record.ts";
import type { Call } from "./wire.ts";
import type { FaultWorld } from "./world.ts";

interface Watched {
  /** By loop: the call by which its end was recorded. */
  readonly ended: Map<string, number>;
  readonly successes: { readonly sha: string; readonly isHead: boolean }[];
}

const watched = new WeakMap<FaultWorld, Watched>();

/** Watches a world from its first call on. */
export function watch(world: FaultWorld): void {
  const seen: Watched = { ended: new Map(), successes: [] };
  watched.set(world, seen);
  world.wire.onDone = (call) => {
    noteEnd(call, seen);
    const gate = /^POST .*\/statuses\/([0-9a-f]{40})$/.exec(call.name);
    if (gate && /"state":"success"/.test(call.body)) {
      const sha = gate[1] ?? "";
      const isHead = world.branches().some((issue) => world.store.tipNow(`rondo/issue-${issue}`) === sha);
      seen.successes.push({ sha, isHead });
    }
    world.violations.push(...sizes(call), ...(sawThePast(world, call) ? [] : afterTheEnd(call, seen)));
  };
  world.afterRun = async () => {
    world.violations.push(...(await counters(world, "on the way")));
  };
}

function stateIn(call: Call): StateRecord | null {
  if (!/\/comments/.test(call.name) || !call.body.includes("rondo:state")) return null;
  const read = readStateComment(String((JSON.parse(call.body) as { body?: string }).body));
  return read.ok ? read.state : null;
}

function noteEnd(call: Call, { ended }: Watched): void {
  const state = stateIn(call);
  if (!state) return;
  const { status } = state.loop;
  if (status === "completed" || status === "stopped") ended.set(state.loopId, call.index);
  // Somebody's commit on a completed branch, resumed by a person, is checked and may open the loop again.
  else ended.delete(state.loopId);
}

/** Who was shown an old picture can't know better: such a dispatch is a duplicate, and the agent must not start by it. */
function sawThePast({ wire }: FaultWorld, { run }: Call): boolean {
  return wire.fired.some(({ call, kind }) => kind === "stale" && call.name === "look" && call.run === run);
}

function afterTheEnd(call: Call, { ended }: Watched): readonly string[] {
  const key = /"key":"([^"/]+)\/\d+"/.exec(call.body)?.[1];
  if (!call.name.endsWith("/dispatches") || key === undefined || !ended.has(key)) return [];
  return [`I6 call ${call.index} dispatches a run for ${key}, which has ended`];
}

function sizes({ name, body, index }: Call): readonly string[] {
  if (body === "" || !body.startsWith("{") || name === "look") return [];
  const sent = JSON.parse(body) as { body?: string; description?: string; labels?: string[]; inputs?: object };
  const wrong = [
    (sent.body?.length ?? 0) > 65_536 && "a body of more than 65,536 characters",
    name.includes("/statuses/") && (sent.description?.length ?? 0) > 140 && "a status of more than 140",
    sent.labels?.some((label) => label.length > 50) && "a label of more than 50",
    sent.inputs && JSON.stringify(sent.inputs).length > 65_535 && "inputs of more than 65,535",
  ];
  return wrong.flatMap((problem) => (problem ? [`I14 call ${index} sends ${problem}`] : []));
}

interface LedgerFacts {
  readonly sha: string;
  readonly loopId: string;
  readonly iteration: number;
  readonly step: string;
  readonly tree: string;
}

/** A branch's own line, newest first: commits of ours. */
async function ledgerOf(world: FaultWorld, issue: number): Promise<readonly LedgerFacts[]> {
  const line: LedgerFacts[] = [];
  let next = world.store.tipNow(`rondo/issue-${issue}`);
  while (next !== undefined) {
    const commit = await world.store.readCommit(next);
    const record = commit && readCommitMessage(commit.message);
    if (commit && record) line.push({ sha: commit.sha, tree: commit.tree, ...record });
    next = commit?.parents[0];
  }
  return line;
}

function highestMark(world: FaultWorld, shas: ReadonlySet<string>): number {
  const marks = world.repo.statuses
    .filter(({ sha, context }) => context === "rondo" && shas.has(sha))
    .map(({ targetUrl }) => gateMark({ state: "pending", description: "", url: targetUrl }).iteration);
  return Math.max(0, ...marks);
}

/** I3: comment and ledger agree, but for what one run may have left half done. */
async function counters(world: FaultWorld, when: "on the way" | "at rest"): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const issue of world.branches()) {
    const state = world.state(issue);
    if (!state) continue;
    const commits = (await ledgerOf(world, issue)).filter(({ loopId }) => loopId === state.loopId);
    if (commits.length === 0) continue;
    const marks = highestMark(world, new Set(commits.map(({ sha }) => sha)));
    const ledger = Math.max(marks, ...commits.map(({ iteration }) => iteration));
    const { iteration } = state.loop;
    const most = when === "at rest" ? iteration : iteration + 1;
    if (ledger > most) wrong.push(`I3 ${when}: the ledger is at ${ledger}, the comment at ${iteration}`);
    if (when === "at rest" && ledger < iteration && state.loop.status !== "stopped")
      wrong.push(`I3 at rest: the comment is at ${iteration}, the ledger at ${ledger}`);
  }
  return wrong;
}

async function landings(world: FaultWorld): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const issue of world.branches()) {
    const commits = (await ledgerOf(world, issue)).filter(({ step }) => step === "iteration").toReversed();
    const byLoop = Map.groupBy(commits, ({ loopId }) => loopId);
    for (const [loopId, own] of byLoop) {
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

async function refs(world: FaultWorld): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [index, { ref, from, to }] of world.store.moves.entries()) {
    if (world.movesByPeople.has(index) || index === 0) continue;
    if (!ref.startsWith("refs/heads/rondo/issue-")) wrong.push(`I2 a run moved ${ref}`);
    if (to === undefined) wrong.push(`I2 a run deleted ${ref}`);
    else if (from !== undefined && !(await world.store.isAncestor(from, to))) wrong.push(`I2 a run forced ${ref}`);
  }
  return wrong;
}

const mostAttempts = 3;

function agentStarts(world: FaultWorld): readonly string[] {
  const wrong: string[] = [];
  const resumes = world.deeds.filter(({ what }) => what === "resume" || what === "label").length;
  for (const [key, starts] of Map.groupBy(world.agentStarts, ({ loopId, iteration }) => `${loopId}/${iteration}`))
    if (starts.length > mostAttempts * (1 + resumes))
      wrong.push(`I4 the agent was started ${starts.length} times for ${key}`);
  for (const start of world.agentStarts) {
    const end = watched.get(world)?.ended.get(start.loopId);
    if (end !== undefined && end < start.call)
      wrong.push(`I6 the agent was started for ${start.loopId}, which has ended`);
    const look = world.wire.calls.findLast(
      ({ run, name, index }) => run === start.run && name === "look" && index <= start.call,
    );
    const deed = world.deeds.findLast(({ issue, call }) => issue === start.issue && call < (look?.index ?? 0));
    const wasStale = world.wire.fired.some(({ call, kind }) => kind === "stale" && call.index === look?.index);
    if ((deed?.what === "unlabel" || deed?.what === "close") && !wasStale)
      wrong.push(`I11 run ${start.run} started the agent after ${deed.what}`);
  }
  return wrong;
}

function outsiders(world: FaultWorld): readonly string[] {
  const theirs = new Set(world.runs.all.filter(({ facts }) => facts.actor === "rita").map(({ id }) => id));
  const writes = world.wire.calls.filter(({ run, isRead }) => theirs.has(run) && !isRead);
  return writes.map(({ name }) => `I11 an outsider's run wrote: ${name}`);
}

function secrets(world: FaultWorld): readonly string[] {
  const forms = world.secrets.flatMap((secret) => [secret, Buffer.from(secret).toString("base64").slice(0, 80)]);
  const leaks = world.wire.calls.filter(({ body }) => forms.some((form) => body.includes(form)));
  return leaks.map(({ name, index }) => `I13 call ${index} (${name}) sends a secret`);
}

async function successes(world: FaultWorld): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { sha, isHead } of watched.get(world)?.successes ?? []) {
    const commit = await world.store.readCommit(sha);
    const record = commit && readCommitMessage(commit.message);
    if (!isHead) wrong.push(`I8 success on ${sha.slice(0, 7)}, which was no head`);
    if (!commit || !world.provedTrees.has(commit.tree)) wrong.push(`I8 success on ${sha.slice(0, 7)}, never validated`);
    else if (record && !hasPromised(world, record.loopId, record.iteration))
      wrong.push(`I8 success on ${sha.slice(0, 7)} without a promise`);
  }
  return wrong;
}

/** In the commit's own iteration, or in a later one that changed nothing. */
function hasPromised({ saidComplete }: FaultWorld, loopId: string, from: number): boolean {
  return [...saidComplete].some(([key, said]) => {
    const [loop, iteration] = key.split("/");
    return said && loop === loopId && Number(iteration) >= from;
  });
}

const gateOf = {
  running: "pending",
  parked: "pending",
  paused: "pending",
  blocked: "failure",
  escalated: "failure",
  stopped: "failure",
  failed: "error",
  completed: "success",
} as const;

/** What stands on GitHub when nothing happens any more. */
function projections(world: FaultWorld): readonly string[] {
  return world.branches().flatMap((issue) => {
    const all = world.stateComments(issue);
    const twins = [...Map.groupBy(all, ({ state }) => state.loopId)]
      .filter(([, comments]) => comments.length > 1)
      .map(([loopId, comments]) => `I10 ${loopId} has ${comments.length} state comments`);
    const head = world.store.tipNow(`rondo/issue-${issue}`);
    if (head === undefined) return twins;
    const state = all.at(-1)?.state;
    if (!state) return [...twins, `I10 issue ${issue} has a branch and no state comment`];
    const { status } = state.loop;
    const isLive = status === "running" || status === "parked";
    const liveness = isLive ? [`I7 the loop of issue ${issue} is ${status} for ever`] : [];
    return [...twins, ...liveness, ...gates(world, head, state), ...labels(world, issue, status)];
  });
}

function gates(world: FaultWorld, head: string, state: StateRecord): readonly string[] {
  // What people push onto a branch that we have left is theirs.
  if (state.loop.status === "stopped" && head !== state.head) return [];
  const gate = world.repo.statuses.findLast(({ sha, context }) => sha === head && context === "rondo");
  if (!gate) return [`I9 the head of issue ${state.issue} has no status`];
  const { status } = state.loop;
  const isForeign = head !== state.head;
  const isRight = gate.state === gateOf[status] || (isForeign && gate.state === "pending");
  return isRight ? [] : [`I9 the loop is ${status}, its gate ${gate.state}`];
}

function labels(world: FaultWorld, issue: number, status: StateRecord["loop"]["status"]): readonly string[] {
  const label = { completed: "rondo: done", stopped: null }[status as string] ?? `rondo: ${status}`;
  const names = world.repo.issues.get(issue)?.labels.map(({ name }) => name) ?? [];
  if (status === "stopped") return names.includes("rondo: running") ? [`I9 a stopped loop is labelled running`] : [];
  if (names.includes(label) || names.includes("rondo: stale")) return [];
  return [`I9 the loop is ${status}, its labels ${names.join(", ")}`];
}

/** I16: a run that is over is started once more, and nothing comes of it. */
export async function runAgain(world: FaultWorld, which: number): Promise<readonly string[]> {
  const candidates = world.runs.all.filter(({ facts, conclusion }) => facts.event !== "schedule" && conclusion);
  const run = candidates[which % Math.max(1, candidates.length)];
  if (!run) return [];
  const before = snapshot(world);
  run.again();
  await world.drain();
  const after = snapshot(world);
  return before === after ? [] : [`I16 run ${run.id} (${run.facts.title}), started again, changed something`];
}

function snapshot(world: FaultWorld): string {
  const { repo, store, agentStarts: starts } = world;
  return JSON.stringify([
    store.moves.length,
    starts.length,
    [...repo.comments.values()].map(({ id, body }) => [id, body]),
    repo.statuses.length,
    [...repo.issues.values()].map(({ number, state, labels: all }) => [number, state, all.map(({ name }) => name)]),
  ]);
}

/** Everything that can be said of a world at rest. */
export async function violationsOf(world: FaultWorld): Promise<readonly string[]> {
  return [
    ...new Set([
      ...world.violations,
      ...(await landings(world)),
      ...(await refs(world)),
      ...(await counters(world, "at rest")),
      ...agentStarts(world),
      ...outsiders(world),
      ...secrets(world),
      ...(await successes(world)),
      ...projections(world),
    ]),
  ];
}
