/** What only shows while a world is at work: when loops end, who moves branches then, and what is sent. */
import { readStateComment } from "../../src/state/comment.ts";
import type { StateRecord } from "../../src/state/record.ts";
import type { SimulatedRun } from "./runs.ts";
import type { Call } from "./wire.ts";
import type { FaultWorld } from "./world.ts";

/** From the call that recorded a loop's end to the one that opened it again, if a person let it. */
export interface Ended {
  readonly loopId: string;
  readonly status: "completed" | "stopped";
  readonly from: number;
  until: number;
}

export interface Watched {
  readonly ends: Ended[];
  readonly successes: { readonly sha: string; readonly isHead: boolean }[];
  /** By move of a branch: the call that made it. */
  readonly moveCalls: number[];
}

const watched = new WeakMap<FaultWorld, Watched>();

export function watchedOf(world: FaultWorld): Watched {
  const seen = watched.get(world);
  if (!seen) throw new Error("This world is not watched.");
  return seen;
}

/** Watches a world from its first call on. */
export function observe(world: FaultWorld): void {
  const seen: Watched = { ends: [], successes: [], moveCalls: [] };
  watched.set(world, seen);
  world.wire.onDone = (call) => {
    while (seen.moveCalls.length < world.store.moves.length) seen.moveCalls.push(call.index);
    world.violations.push(...noteEnd(world, call, seen), ...sizes(call), ...afterTheEnd(world, call, seen));
    world.violations.push(...tooMany(world));
    noteSuccess(world, call, seen);
  };
}

/** More loops at work than allowed: a run that was shown an old picture could not know, and a person may want more. */
function tooMany({ given, repo, wire, deeds }: FaultWorld): readonly string[] {
  const most = Number(/^max-active: (\d+)/m.exec(given.settings ?? "")?.[1] ?? 3);
  if (wire.fired.some(({ kind }) => kind === "stale") || deeds.some(({ what }) => what === "resume")) return [];
  const names = [...repo.issues.values()]
    .filter(({ pull }) => !pull)
    .map(({ labels }) => labels.map(({ name }) => name));
  const atWork = names.filter(
    (labels) => labels.includes("rondo: running") && !labels.includes("rondo: queued"),
  ).length;
  return atWork > most ? [`I19 ${atWork} loops are at work, of ${most}`] : [];
}

function noteSuccess(world: FaultWorld, { name, body }: Call, { successes }: Watched): void {
  const sha = /^POST .*\/statuses\/([0-9a-f]{40})$/.exec(name)?.[1];
  if (sha === undefined || !/"state":"success"/.test(body)) return;
  successes.push({ sha, isHead: world.branches().some((issue) => world.store.tipNow(`rondo/issue-${issue}`) === sha) });
}

function stateIn(call: Call): StateRecord | null {
  if (!/\/comments/.test(call.name) || !call.body.includes("rondo:state")) return null;
  const read = readStateComment(String((JSON.parse(call.body) as { body?: string }).body));
  return read.ok ? read.state : null;
}

function noteEnd({ deeds }: FaultWorld, call: Call, { ends }: Watched): readonly string[] {
  const state = stateIn(call);
  if (!state) return [];
  const { loopId, issue } = state;
  const { status } = state.loop;
  const end = endAt(ends, loopId, call.index);
  if (status === "completed" || status === "stopped") {
    if (!end) ends.push({ loopId, status, from: call.index, until: Number.POSITIVE_INFINITY });
    return [];
  }
  if (!end) return [];
  end.until = call.index;
  // Somebody's commit on a completed branch, taken in by a person, is checked and may open the loop again.
  const isWanted = deeds.some(({ what, issue: on, call: at }) => what === "resume" && on === issue && at >= end.from);
  return isWanted && end.status === "completed"
    ? []
    : [`I6 call ${call.index}: ${loopId} was ${end.status}, and is ${status}`];
}

export function endAt(ends: readonly Ended[], loopId: string, call: number): Ended | undefined {
  return ends.find((end) => end.loopId === loopId && end.from < call && call <= end.until);
}

function afterTheEnd({ wire }: FaultWorld, call: Call, { ends }: Watched): readonly string[] {
  const key = /"key":"([^"/]+)\/\d+"/.exec(call.body)?.[1];
  if (!call.name.endsWith("/dispatches") || key === undefined || !endAt(ends, key, call.index)) return [];
  // One old picture must not do; shown it twice, nobody can know better, and the run that follows finds its work done.
  const old = wire.fired.filter(
    ({ call: { run, name }, kind }) => run === call.run && name === "look" && kind === "stale",
  );
  if (old.length > 1) return [];
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
    Object.keys(sent.inputs ?? {}).length > 25 && "more than 25 inputs",
  ];
  return wrong.flatMap((problem) => (problem ? [`I14 call ${index} sends ${problem}`] : []));
}

/** I9 on the way: a run that ended well leaves no head of ours without a word. */
export function missingGate(world: FaultWorld, { facts, conclusion }: SimulatedRun): readonly string[] {
  const issue = Number(/^rondo\/issue-(\d+)$/.exec(facts.group)?.[1]);
  if (conclusion !== "success" || Number.isNaN(issue) || !world.state(issue)) return [];
  const head = world.store.tipNow(`rondo/issue-${issue}`);
  if (head === undefined || world.isByPeople(head)) return [];
  const hasGate = world.repo.statuses.some(({ sha, context }) => sha === head && context === "rondo");
  return hasGate ? [] : [`I9 run ${facts.id} ended well, and left the head of issue ${issue} without a status`];
}
