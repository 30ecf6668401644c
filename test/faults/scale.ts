/** A day of one repository with many loops in it, on a clock that they share, under GitHub's limits. */
import { seededRandom } from "../../src/embedded/faults.ts";
import { SharedClock } from "./clock.ts";
import { violationsOf, watch } from "./invariants.ts";
import { execute, type Step } from "./jobs.ts";
import { limitsOf } from "./secondary-limits.ts";
import { watchedOf } from "./watch.ts";
import type { FaultKind } from "./wire.ts";
import { complete, FaultWorld } from "./world.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export interface Plan {
  readonly loops: number;
  readonly hours: number;
  /** In how many of them, from the first on, labels are put on. */
  readonly labelling: number;
  /** Of a hundred calls, how many meet a fault. */
  readonly faultPercent: number;
  readonly seed: number;
}

export interface Day {
  readonly finished: number;
  /** What the others came to. */
  readonly others: readonly string[];
  /** By loop, in milliseconds. */
  readonly waits: readonly LoopWaits[];
  /** By hour in which anything was asked. */
  readonly rest: readonly number[];
  readonly graphql: readonly number[];
  readonly calls: number;
  readonly faults: number;
  /** Times that GitHub asked for a pause, by its hourly and by its secondary limits. */
  readonly limited: { readonly hourly: number; readonly secondary: number };
  readonly parkings: number;
  readonly agentRuns: number;
  readonly iterations: number;
  readonly violations: readonly string[];
}

interface LoopWaits {
  /** From the label to the agent's first minute. */
  readonly start: number;
  /** From there to the end, without what the agent and the rules worked. */
  readonly between: number;
  readonly total: number;
}

/** What passes by itself: nobody has to do anything about it. */
const faults: readonly FaultKind[] = [
  "crash-before",
  "crash-after",
  "500",
  "502-applied",
  "timeout-applied",
  "429",
  "secondary-limit",
  "stale",
];

/** Nothing in it is about when to stop: every loop has so many iterations to go. */
const settings = `max-iterations: 30
max-duration: 1000h
guards: { consecutive-failures: false, same-error: false, no-progress: false, attempts: 10 }
`;

interface Task {
  readonly at: number;
  readonly minutes: readonly number[];
}

/** One to eight iterations, three on average; agents work for twelve minutes in the middle, and for at most forty. */
function tasksOf({ loops, labelling, seed }: Plan): readonly Task[] {
  const random = seededRandom(seed);
  const bell = (): number => random() + random() + random() + random() - 2;
  return Array.from({ length: loops }, () => {
    const count = Math.min(8, 1 + Math.floor(Math.log(1 - random()) / Math.log(2 / 3)));
    const minutes = Array.from({ length: count }, () => Math.min(40, 12 * Math.exp(bell() * 1.1)));
    return { at: random() * labelling * hourMs, minutes };
  });
}

/** GitHub finds a machine for each job, which then makes ready. */
const jobMs = 20_000;

export async function liveADay(plan: Plan): Promise<Day> {
  const tasks = tasksOf(plan);
  const byIssue = new Map<number, Task>();
  const agentByAttempt = (iteration: number, _: number, issue: number): Step => {
    const { minutes } = byIssue.get(issue) ?? { minutes: [] };
    const isLast = iteration >= minutes.length;
    const files = {
      [`answer-${issue}.txt`]: `${iteration}\n`,
      "answer.txt": isLast ? "42\n" : `${issue}.${iteration}\n`,
    };
    return { files, minutes: minutes[iteration - 1] ?? 5, ...(isLast && { says: complete }) };
  };
  const clock = new SharedClock();
  const world = await FaultWorld.open({ agent: [], agentByAttempt, settings }, clock);
  watch(world);
  const limits = limitsOf();
  const random = seededRandom(plan.seed + 1);
  world.wire.faults = (call) => {
    const asked = limits(call);
    if (asked) return asked;
    if (random() * 100 >= plan.faultPercent) return null;
    const kinds: readonly FaultKind[] = call.name.endsWith("/dispatches") ? [...faults, "swallowed"] : faults;
    return kinds[Math.floor(random() * kinds.length)] ?? null;
  };
  const begun = clock.now();
  const labelledAt = new Map<number, number>();
  for (const task of tasks)
    clock.start(async () => {
      await clock.elapse(task.at);
      const issue = await world.openIssue();
      byIssue.set(issue, task);
      labelledAt.set(issue, clock.now());
      await world.label(issue);
    });
  clock.start(async () => {
    for (;;) {
      await clock.elapse(15 * minuteMs);
      world.runs.tick();
    }
  });
  await clock.run(plan.hours * hourMs, () => {
    for (const run of world.runs.ready())
      clock.start(async () => {
        run.status = "in_progress";
        await clock.elapse(jobMs);
        await execute(world, run);
      });
  });
  return summary(world, { begun, labelledAt, byIssue, secondary: limits.refused() });
}

interface Lived {
  readonly begun: number;
  readonly labelledAt: ReadonlyMap<number, number>;
  readonly byIssue: ReadonlyMap<number, Task>;
  readonly secondary: number;
}

async function summary(world: FaultWorld, { begun, labelledAt, byIssue, secondary }: Lived): Promise<Day> {
  const { wire, forge, agentStarts } = world;
  const endedAt = new Map(
    watchedOf(world).ends.map(({ loopId, from }) => [Number(loopId.split("-")[0]), wire.calls[from - 1]?.at ?? 0]),
  );
  const issues = [...byIssue.keys()];
  const isDone = (issue: number): boolean => world.state(issue)?.loop.status === "completed";
  const waits = issues.filter(isDone).map((issue) => {
    const labelled = labelledAt.get(issue) ?? 0;
    const first = agentStarts.find((start) => start.issue === issue);
    const began = first ? (wire.calls[first.call - 1]?.at ?? labelled) : labelled;
    const total = (endedAt.get(issue) ?? began) - labelled;
    // A minute for the rules.
    const worked = (byIssue.get(issue)?.minutes ?? []).reduce((sum, minutes) => sum + (minutes + 1) * minuteMs, 0);
    return { start: began - labelled, between: Math.max(0, total - (began - labelled) - worked), total };
  });
  const asked = forge.requests.all().filter(({ counted, token }) => counted && token === "job");
  const perHour = (path: RegExp, is: boolean): readonly number[] => {
    const hours = new Map<number, number>();
    for (const request of asked) {
      if (path.test(request.path) !== is) continue;
      const hour = Math.floor((request.at.getTime() - begun) / hourMs);
      hours.set(hour, (hours.get(hour) ?? 0) + 1);
    }
    return [...hours.values()];
  };
  const parkings = wire.calls.filter(({ name, body }) => name.includes("/statuses/") && /parked/.test(body)).length;
  return {
    finished: issues.filter(isDone).length,
    others: issues
      .filter((issue) => !isDone(issue))
      .map((issue) => `${world.state(issue)?.loop.status ?? "not begun"}: ${world.state(issue)?.loop.reason ?? ""}`),
    waits,
    rest: perHour(/graphql$/, false),
    graphql: perHour(/graphql$/, true),
    calls: asked.length,
    faults: wire.fired.length - secondary,
    limited: { hourly: asked.filter(({ status }) => status === 403).length, secondary },
    parkings,
    agentRuns: agentStarts.length,
    iterations: issues.reduce((sum, issue) => sum + (world.state(issue)?.loop.iteration ?? 0), 0),
    // The day ends in the middle of things: whether a loop would have gone on, it can't tell (I7); what has ended is counted above.
    violations: (await violationsOf(world)).filter((found) => !/^I(?:7|15) /.test(found)),
  };
}
