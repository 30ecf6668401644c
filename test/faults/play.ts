/** One story, with something broken on the way; then rest, and the verdict. */
import { runAgain, violationsOf, watch } from "./invariants.ts";
import type { SimulatedRun } from "./runs.ts";
import type { Ending, Story } from "./stories.ts";
import type { Call, FaultKind, Faults } from "./wire.ts";
import { FaultWorld } from "./world.ts";

export interface Played {
  readonly world: FaultWorld;
  readonly violations: readonly string[];
  /** Those that can be broken. */
  readonly calls: readonly Call[];
}

/** Faults that pass by themselves: nobody may have to do anything about them. */
const passing: ReadonlySet<FaultKind> = new Set([
  "crash-before",
  "crash-after",
  "500",
  "502-applied",
  "timeout-applied",
  "429",
  "secondary-limit",
  "stale",
  "swallowed",
]);

export async function play(story: Story, faults: Faults, which = 0): Promise<Played> {
  const world = await FaultWorld.open(story.given);
  watch(world);
  world.wire.faults = faults;
  const issues: number[] = [];
  for (let n = 0; n < (story.issues ?? 1); n++) issues.push(await world.openIssue());
  for (const act of story.acts) {
    const before = world.runs.all.length;
    await act(world, issues);
    await world.rest();
    // GitHub said no to a command: its run is red, whoever gave it sees that, and gives it again.
    const lost = world.runs.all.slice(before).filter(isLostCommand);
    if (
      lost.length > 0 &&
      !onlyPassing(world) &&
      issues.some((issue) => world.state(issue)?.loop.status === "paused")
    ) {
      await act(world, issues);
      await world.rest();
    }
  }
  const helped: string[] = [];
  for (const issue of issues) helped.push(...(await helpOut(world, issue, story)));
  const violations = [...(await violationsOf(world)), ...helped];
  const calls = world.wire.calls.slice();
  world.wire.faults = () => null;
  if (violations.length === 0) violations.push(...(await runAgain(world, which)));
  return { world, violations, calls };
}

function onlyPassing({ wire }: FaultWorld): boolean {
  return wire.fired.every(({ kind }) => passing.has(kind));
}

function isLostCommand({ facts, conclusion }: SimulatedRun): boolean {
  return conclusion === "failure" && (facts.event === "issue_comment" || / orders-/.test(facts.title));
}

/** I18: the end is that of the story; where a fault stopped the loop with a reason, it is after a person's `resume`. */
async function helpOut(world: FaultWorld, issue: number, { ends }: Story): Promise<readonly string[]> {
  if (isEnd(await endOf(world, issue), ends)) return [];
  const isBegun = world.state(issue) !== null;
  if (!isBegun) {
    const problems = await beginAgain(world, issue);
    if (problems.length > 0 || isEnd(await endOf(world, issue), ends)) return problems;
  }
  const state = world.state(issue);
  if (!state) return [`I18 the loop of issue ${issue} did not begin when its run was started again`];
  const { status, reason } = state.loop;
  const said = `${status} (${reason.slice(0, 160)})`;
  // What people were to do in the middle of the story came to nothing where there was no loop.
  if (isBegun && onlyPassing(world))
    return [`I18 a passing fault made it ${said}, ${JSON.stringify(await endOf(world, issue))}`];
  if (!["blocked", "paused", "failed", "escalated"].includes(status) || reason === "")
    return [`I18 it ended as ${said}, ${JSON.stringify(await endOf(world, issue))}`];
  for (let tries = 0; tries < 2; tries++) {
    await world.comment(issue, "/rondo resume");
    await world.rest();
    // The iteration that could not land has counted, so that there may be one more.
    const now = await endOf(world, issue);
    if (now.status === ends.status && (now.answer === ends.answer || ends.status !== "completed")) return [];
  }
  const now = await endOf(world, issue);
  return [`I18 it was ${said}, and /rondo resume did not help: ${JSON.stringify(now)}`];
}

/** Nothing was begun: then the run must be red, so that people see it, and running it again begins the loop. */
async function beginAgain(world: FaultWorld, issue: number): Promise<readonly string[]> {
  // Another fault may have met the second try.
  for (let tries = 0; tries <= world.wire.fired.length && world.state(issue) === null; tries++) {
    const red = world.runs.all.filter(
      ({ conclusion, facts }) => conclusion === "failure" && facts.event !== "schedule",
    );
    if (red.length === 0) return [`I18 the loop of issue ${issue} never began, and no run is red`];
    for (const run of red) run.again();
    await world.rest();
  }
  return [];
}

interface End {
  readonly status: string | null;
  readonly iteration: number;
  readonly answer: string | null;
}

async function endOf(world: FaultWorld, issue: number): Promise<End> {
  const state = world.state(issue);
  const head = world.store.tipNow(`rondo/issue-${issue}`);
  const tree = head === undefined ? undefined : (await world.store.readCommit(head))?.tree;
  const entry = tree && (await world.store.readTree(tree))?.find(({ name }) => name === "answer.txt");
  const bytes = entry ? await world.store.readBlob(entry.sha) : undefined;
  return {
    status: state?.loop.status ?? null,
    iteration: state?.loop.iteration ?? 0,
    answer: bytes ? Buffer.from(bytes).toString() : null,
  };
}

function isEnd(end: End, wanted: Ending): boolean {
  if (wanted.answerBefore !== undefined)
    return end.status === wanted.status && [wanted.answer, wanted.answerBefore].includes(end.answer);
  return end.status === wanted.status && end.iteration === wanted.iteration && end.answer === wanted.answer;
}
