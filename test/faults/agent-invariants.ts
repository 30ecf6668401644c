/** I4, I5, I6, I11, I13, I15 and I17: who starts the agent how often, and what leaves the repository. */
import { ledgerOf } from "./ledger-invariants.ts";
import { endAt, watchedOf } from "./watch.ts";
import type { Call } from "./wire.ts";
import { type AgentStart, type FaultWorld, outsiderMark } from "./world.ts";

const mostAttempts = 3;

export function agentStarts(world: FaultWorld): readonly string[] {
  const wrong: string[] = [];
  for (const [key, starts] of Map.groupBy(world.agentStarts, ({ loopId, iteration }) => `${loopId}/${iteration}`)) {
    const last = starts.at(-1);
    const fresh = world.deeds.filter(
      ({ what, issue, call }) => (what === "resume" || what === "label") && issue === last?.issue && call < last.call,
    );
    if (starts.length > mostAttempts * Math.max(1, fresh.length))
      wrong.push(`I4 the agent was started ${starts.length} times for ${key}`);
  }
  for (const start of world.agentStarts) wrong.push(...mayStart(world, start));
  return wrong;
}

function mayStart(world: FaultWorld, start: AgentStart): readonly string[] {
  const { wire, deeds } = world;
  const look = wire.calls.findLast(
    (call) => call.run === start.run && call.index <= start.call && isLookAt(call, start.issue),
  );
  const deed = deeds.findLast(({ issue, call }) => issue === start.issue && call < (look?.index ?? 0));
  // Shown an old picture, it could not know.
  const wasStale = wire.fired.some(({ call, kind }) => kind === "stale" && call.index === look?.index);
  const isUnlabelled = deed?.what === "unlabel" && !beganByOrder(world, start, deed.call);
  const isStopped = (isUnlabelled || deed?.what === "close") && !wasStale;
  const hasEnded = endAt(watchedOf(world).ends, start.loopId, start.call) !== undefined;
  return [
    ...(start.iteration > world.mostIterations(start.issue)
      ? [`I4 the agent was started for iteration ${start.iteration}`]
      : []),
    ...(hasEnded && !wasStale ? [`I6 run ${start.run} started the agent for ${start.loopId}, which has ended`] : []),
    ...(isStopped ? [`I11 run ${start.run} started the agent after ${deed?.what}`] : []),
  ];
}

function isLookAt({ name, body }: Call, issue: number): boolean {
  return name === "look" && body.includes(`"issue":${issue},`);
}

/** `/rondo start` puts the label on by itself: that it was off until then stops nothing. */
function beganByOrder({ runs, wire }: FaultWorld, { loopId }: AgentStart, after: number): boolean {
  const run = runs.find(Number(loopId.split("-").at(-1)));
  const first = wire.calls.find((call) => call.run === run?.id)?.index ?? 0;
  return run?.facts.event === "workflow_dispatch" && first > after;
}

/** I5: of two runs whose agents worked at the same time, one landed nothing. */
export async function atOnce(world: FaultWorld): Promise<readonly string[]> {
  const { moveCalls } = watchedOf(world);
  const landedBy = new Map<string, number>();
  for (const issue of world.branches())
    for (const { sha, run, step } of await ledgerOf(world, issue)) {
      const move = world.store.moves.findIndex(({ to }) => to === sha);
      if (step === "iteration") landedBy.set(run, moveCalls[move] ?? 0);
    }
  const works = world.agentStarts.flatMap((start) => {
    const until = landedBy.get(`${start.run}.${start.runAttempt}`);
    return until === undefined ? [] : [{ ...start, until }];
  });
  return works.flatMap((one, index) =>
    works
      .slice(index + 1)
      .filter((other) => other.loopId === one.loopId && one.call < other.until && other.call < one.until)
      .map((other) => `I5 runs ${one.run} and ${other.run} worked at the same time, and both landed`),
  );
}

export function outsiders(world: FaultWorld): readonly string[] {
  const theirs = new Set(world.runs.all.filter(({ facts }) => facts.actor === "rita").map(({ id }) => id));
  const writes = world.wire.calls.filter(({ run, isRead }) => theirs.has(run) && !isRead);
  const repeated = world.wire.calls.filter(({ body, isRead }) => !isRead && body.includes(outsiderMark));
  const starters = world.states().filter(({ startedBy }) => startedBy !== "wendy" && startedBy !== "octo");
  return [
    ...writes.map(({ name }) => `I11 an outsider's run wrote: ${name}`),
    ...starters.map(({ loopId, startedBy }) => `I11 ${loopId} was started by ${startedBy}`),
    ...repeated.map(({ name, index }) => `I17 call ${index} (${name}) repeats an outsider's words`),
    ...(world.briefs.some((brief) => brief.includes(outsiderMark)) ? ["I17 a brief holds an outsider's words"] : []),
  ];
}

export function secrets(world: FaultWorld): readonly string[] {
  const forms = world.secrets.flatMap((secret) => [secret, Buffer.from(secret).toString("base64").slice(0, 40)]);
  const leaks = world.wire.calls.filter(({ body }) => body !== "" && forms.some((form) => body.includes(form)));
  return leaks.map(({ name, index }) => `I13 call ${index} (${name}) sends a secret`);
}

const minuteMs = 60_000;

/** I15: over any minute, not more than one write a second. */
export function writesTooFast({ wire }: FaultWorld): readonly string[] {
  const writes = wire.calls.filter(({ isRead }) => !isRead);
  const isTooMany = (call: Call, index: number): boolean => {
    const before = writes[index - 60];
    return before !== undefined && call.at - before.at < minuteMs;
  };
  const found = writes.find(isTooMany);
  return found ? [`I15 call ${found.index} is the 61st write in a minute`] : [];
}

/** The calls of each run in which the agent worked; the one that opens a branch and a pull request has more to do. */
export function callsPerIteration({ wire, agentStarts: starts }: FaultWorld): readonly number[] {
  const counts = new Map<number, number>();
  // Beside the one look at the queue with which a loop ends: no iteration in between costs it.
  for (const { run } of wire.calls.filter(({ name }) => name !== "queue")) counts.set(run, (counts.get(run) ?? 0) + 1);
  const opened = new Set(starts.map(({ loopId }) => Number(loopId.split("-").at(-1))));
  return starts.filter(({ run }) => !opened.has(run)).map(({ run }) => counts.get(run) ?? 0);
}
