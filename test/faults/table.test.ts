/** What each fault of the plan's table C3 comes to, row by row. docs/reliability.md names the tests of the other rows. */
import { describe, expect, it } from "vitest";
import { violationsOf, watch } from "./invariants.ts";
import { execute, type Step } from "./jobs.ts";
import type { SimulatedRun } from "./runs.ts";
import type { Call, FaultKind } from "./wire.ts";
import { complete, FaultWorld, type WorldGiven } from "./world.ts";

const answer = (text: string, more: Partial<Step> = {}): Step => ({ files: { "answer.txt": `${text}\n` }, ...more });
const right = answer("42", { says: complete });
const minutes = (count: number): number => count * 60_000;

async function labelled(given: Partial<WorldGiven> = {}): Promise<{ world: FaultWorld; issue: number }> {
  const world = await FaultWorld.open({ agent: [answer("1"), right], ...given });
  watch(world);
  const issue = await world.openIssue();
  await world.label(issue);
  return { world, issue };
}

/** The first call that is one of these meets it, or as many as are said. */
function meets(world: FaultWorld, kind: FaultKind, which: (call: Call) => boolean, times = 1): void {
  let left = times;
  world.wire.faults = (call) => {
    if (left === 0 || !which(call)) return null;
    left -= 1;
    return kind;
  };
}

const isDispatch = ({ name }: Call): boolean => name.endsWith("/dispatches");

/** The schedule comes every minute; what it came to, in minutes since then. */
async function everyMinute(world: FaultWorld, count: number, look: () => unknown = () => null): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (let minute = 1; minute <= count; minute++) {
    world.clock.advance(minutes(1));
    world.runs.tick();
    await world.drain();
    seen.push(look());
  }
  return seen;
}

function continuations(world: FaultWorld, iteration: number): readonly SimulatedRun[] {
  return world.runs.all.filter(({ facts }) => facts.title.endsWith(`/${iteration}`));
}

async function perform(world: FaultWorld, run: SimulatedRun): Promise<void> {
  await execute(world, run);
  await world.afterRun(run);
}

function pullOf(world: FaultWorld): number {
  return [...world.repo.issues.values()].find(({ pull }) => pull)?.number ?? 0;
}

/** What GitHub itself said no to. */
function refusedTo({ forge }: FaultWorld): readonly unknown[] {
  return forge.requests.all().filter(({ status = 0 }) => status === 403 || status === 429);
}

async function commentAsBot({ forge, repo }: FaultWorld, body: string): Promise<void> {
  const token = forge.mintJobToken({
    repository: "octo/app",
    permissions: { issues: "write", "pull-requests": "write" },
    runId: 1,
  });
  const pull = [...repo.issues.values()].find((issue) => issue.pull)?.number;
  await forge.fetch(`${forge.url}/api/v3/repos/octo/app/issues/${pull}/comments`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ body }),
  });
}

async function expectDone(world: FaultWorld, issue: number): Promise<void> {
  await world.rest();
  expect(world.state(issue)?.loop, world.story()).toMatchObject({ status: "completed" });
  expect(await violationsOf(world), world.story()).toEqual([]);
}

describe("a run that is lost", () => {
  const dies: Step = { meanwhile: async (world, issue) => world.runningRun(issue)?.die() };

  it("is followed by another after 1 and 5 minutes; after 15 more the loop ends, and says why", async () => {
    const { world, issue } = await labelled({ agent: [dies] });
    await world.drain();
    const starts = await everyMinute(world, 30, () => world.agentStarts.length);
    const since = (count: number): number => starts.indexOf(count) + 1;
    expect(since(2), world.story()).toBe(1);
    // The agent works five minutes before its machine dies; the schedule is a minute apart.
    expect(since(3) - since(2)).toBeGreaterThanOrEqual(5);
    expect(world.state(issue)?.loop).toMatchObject({ status: "escalated", attempt: 3, iteration: 0 });
    expect(world.state(issue)?.loop.reason).toMatch(/started 3 times in a row without finishing iteration 1/);
    expect(world.agentStarts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  it("is not followed for ever where the settings know no guard: three times, then failed", async () => {
    const { world, issue } = await labelled({ agent: [dies], settings: "guards: { attempts: false }\n" });
    await world.drain();
    await everyMinute(world, 60);
    expect(world.state(issue)?.loop, world.story()).toMatchObject({ status: "failed", attempt: 4 });
    expect(world.state(issue)?.loop.reason).toMatch(
      /^A run was lost, and so were the 3 that were to go on with its work/,
    );
    expect(world.agentStarts).toHaveLength(4);
  });

  it("before it wrote a word is waited for, and after three such runs the loop fails; a person resumes it", async () => {
    const { world, issue } = await labelled();
    meets(world, "crash-before", ({ run }) => world.runs.find(run)?.facts.title.endsWith("/2") ?? false, 4);
    await world.drain();
    const runs = await everyMinute(world, 60, () => continuations(world, 2).length);
    expect([2, 3, 4].map((count) => runs.indexOf(count) + 1)).toEqual([1, 6, 21]);
    expect(world.state(issue)?.loop, world.story()).toMatchObject({ status: "failed", iteration: 1 });
    await world.comment(issue, "/rondo resume");
    await expectDone(world, issue);
  });

  it.each(["crash-before", "long-limit"] as const)(
    "by %s before there is a loop at all is itself started again, with the words of whoever put the label on",
    async (kind) => {
      const { world, issue } = await labelled();
      meets(world, kind, ({ run, name }) => run === world.runs.all[0]?.id && name === "look", 2);
      await world.drain();
      expect(world.runs.all[0]).toMatchObject({ conclusion: "failure", attempt: 1 });
      const attempts = await everyMinute(world, 10, () => world.runs.all[0]?.attempt);
      expect(
        [2, 3].map((attempt) => attempts.indexOf(attempt) + 1),
        world.story(),
      ).toEqual([1, 6]);
      await expectDone(world, issue);
      expect(world.state(issue)?.startedBy).toBe("wendy");
    },
  );

  it("before there is a loop is started again three times, and no more", async () => {
    const { world } = await labelled();
    world.wire.faults = ({ run }) => (world.runs.find(run) === world.runs.all[0] ? "crash-before" : null);
    await world.drain();
    await everyMinute(world, 60);
    expect(world.runs.all[0]).toMatchObject({ conclusion: "failure", attempt: 4 });
  });

  it("because a person cancelled it, pauses the loop until somebody resumes it", async () => {
    const cancels: Step = answer("1", {
      meanwhile: (world, issue) => world.once("cancel", async () => world.runningRun(issue)?.cancel()),
    });
    const { world, issue } = await labelled({ agent: [cancels, right] });
    await world.drain();
    await everyMinute(world, 60);
    expect(world.state(issue)?.loop, world.story()).toMatchObject({ status: "paused" });
    expect(world.state(issue)?.loop.reason).toMatch(/run \d+ was cancelled; `\/rondo resume` goes on/);
    expect(world.agentStarts).toHaveLength(1);
    await world.comment(issue, "/rondo resume");
    await expectDone(world, issue);
  });

  it("because GitHub's queue put it out, costs no attempt: the schedule goes on", async () => {
    const { world, issue } = await labelled();
    const [first] = world.runs.ready();
    if (first) await perform(world, first);
    for (const run of continuations(world, 2)) run.cancel();
    const runs = await everyMinute(world, 20, () => continuations(world, 2).length);
    expect(runs.indexOf(2) + 1, world.story()).toBe(1);
    expect(world.agentStarts.map(({ attempt }) => attempt)).toEqual([1, 1]);
    await expectDone(world, issue);
  });
});

describe("a dispatch", () => {
  it.each(["500", "502-applied", "timeout-applied", "429", "secondary-limit"] as const)(
    "that GitHub answers with %s starts one run",
    async (kind) => {
      const { world, issue } = await labelled();
      meets(world, kind, isDispatch);
      await world.drain();
      expect(continuations(world, 2), world.story()).toHaveLength(1);
      await expectDone(world, issue);
    },
  );

  it("that was accepted and never started is repeated, but not before ten minutes have passed", async () => {
    const { world, issue } = await labelled();
    meets(world, "swallowed", isDispatch);
    await world.drain();
    expect(continuations(world, 2)).toHaveLength(0);
    const runs = await everyMinute(world, 20, () => continuations(world, 2).length);
    expect(runs.indexOf(1) + 1, world.story()).toBe(10);
    await expectDone(world, issue);
  });

  it("that was lost is repeated by the run of another loop, where no schedule comes", async () => {
    const slow = {
      agent: [answer("1"), answer("2"), answer("3"), answer("4"), right],
      settings: "guards: { consecutive-failures: false, same-error: false }\n",
    };
    const { world, issue } = await labelled(slow);
    meets(world, "swallowed", isDispatch);
    await world.drain();
    expect(world.state(issue)?.loop).toMatchObject({ iteration: 1, status: "running" });
    world.clock.advance(minutes(10));
    const other = await world.openIssue();
    await world.label(other);
    await world.drain();
    for (const each of [issue, other])
      expect(world.state(each)?.loop, world.story()).toMatchObject({ status: "completed" });
    expect(world.runs.all.filter(({ facts }) => facts.event === "schedule")).toEqual([]);
    await expectDone(world, issue);
  });
});

describe("a limit of GitHub's", () => {
  it.each(["429", "secondary-limit"] as const)("%s of a minute is waited for in the same run", async (kind) => {
    const { world, issue } = await labelled();
    meets(world, kind, ({ name }) => name.startsWith("POST") && name.includes("/comments"));
    await world.drain();
    expect(world.runs.all, world.story()).toHaveLength(2);
    await expectDone(world, issue);
  });

  it("of more than five minutes ends the run green, and the schedule goes on with what was not done", async () => {
    const { world, issue } = await labelled();
    meets(world, "long-limit", ({ run }) => world.runs.find(run)?.facts.title.endsWith("/2") ?? false);
    await world.drain();
    const [deferred] = continuations(world, 2);
    expect(deferred?.conclusion, world.story()).toBe("success");
    expect(world.agentStarts).toHaveLength(1);
    await expectDone(world, issue);
  });

  it("that lasts for hours fails no loop: the schedule asks again", async () => {
    const { world, issue } = await labelled();
    meets(world, "long-limit", ({ run }) => world.runs.find(run)?.facts.title.endsWith("/2") ?? false, 8);
    await world.drain();
    await everyMinute(world, 120);
    expect(continuations(world, 2).length, world.story()).toBeGreaterThan(6);
    await expectDone(world, issue);
  });

  it("met after the agent has worked costs no record: what landed is rolled forward", async () => {
    const { world, issue } = await labelled();
    let pushed = false;
    world.wire.faults = ({ name, run }) => {
      pushed ||= name === "git push";
      return pushed && name !== "git push" && world.runs.find(run) === world.runs.all[0] ? "long-limit" : null;
    };
    await world.drain();
    await expectDone(world, issue);
    expect(world.state(issue)?.loop.iteration).toBe(2);
    expect(world.agentStarts.map(({ iteration }) => iteration)).toEqual([1, 2]);
  });

  it("on requests in an hour parks the loop until there are more, before one is refused", async () => {
    const { world, issue } = await labelled({ agent: [answer("1"), answer("2"), right], rates: { job: 76 } });
    await world.drain();
    const { loop } = world.state(issue) ?? {};
    expect(loop, world.story()).toMatchObject({ status: "parked" });
    expect(loop?.reason).toMatch(/^Only \d+ requests to GitHub are left in this hour/);
    expect(loop?.parkedUntil).toBeGreaterThan(world.clock.now());
    expect(refusedTo(world)).toEqual([]);
    await expectDone(world, issue);
    expect(world.runs.all.filter(({ conclusion }) => conclusion !== "success")).toEqual([]);
  });

  it("parks nothing while there is enough of it", async () => {
    const { world, issue } = await labelled({ agent: [answer("1"), answer("2"), right], rates: { job: 130 } });
    await world.drain();
    expect(world.state(issue)?.loop, world.story()).toMatchObject({ status: "completed" });
  });
});

describe("an answer that is lost", () => {
  const posts = [
    ["the branch", /^POST .*\/git\/refs$/],
    ["the pull request", /^POST .*\/pulls$/],
    ["the state comment", /^POST .*\/comments$/],
    ["the gate", /^POST .*\/statuses\//],
    ["a label", /^POST .*\/labels$/],
    ["a commit", /^POST .*\/git\/commits$/],
  ] as const;

  it.each(posts)("to a request that makes %s makes no second one", async (_, name) => {
    const { world, issue } = await labelled();
    meets(world, "502-applied", (call) => name.test(call.name));
    await world.drain();
    expect(world.wire.fired).toHaveLength(1);
    expect(world.runs.all, world.story()).toHaveLength(2);
    const pulls = [...world.repo.issues.values()].filter(({ pull }) => pull);
    expect(pulls).toHaveLength(1);
    expect(world.stateComments(issue)).toHaveLength(1);
    const told = [...world.repo.comments.values()].filter(({ body }) => body.startsWith("@wendy The loop is"));
    expect(told).toHaveLength(1);
    await expectDone(world, issue);
  });

  it("to the push of an iteration lands it once", async () => {
    const { world, issue } = await labelled();
    meets(world, "502-applied", ({ name }) => name === "git push");
    await world.drain();
    expect(world.store.moves.filter(({ ref }) => ref.endsWith(`issue-${issue}`))).toHaveLength(3);
    await expectDone(world, issue);
  });
});

describe("the branch", () => {
  it("that somebody pushes to while the work lands stays theirs; the loop waits, and a person resumes it", async () => {
    const { world, issue } = await labelled();
    const push = world.push.bind(world);
    world.push = async (branch, move) => {
      await world.once("push", () => world.pushAs("wendy", branch, { "mine.txt": "mine\n" }));
      return push(branch, move);
    };
    await world.drain();
    expect(world.state(issue)?.loop, world.story()).toMatchObject({ status: "paused" });
    expect(world.state(issue)?.loop.reason).toMatch(/commits by .*are on the branch/);
    expect(world.isByPeople(world.store.tipNow(`rondo/issue-${issue}`) ?? "")).toBe(true);
    await world.comment(issue, "/rondo resume");
    await expectDone(world, issue);
  });

  it("that a rule of the repository protects blocks the loop with the rule's words, and is never forced", async () => {
    const { world, issue } = await labelled();
    meets(world, "refused", ({ name }) => name === "git push");
    await world.drain();
    expect(world.state(issue)?.loop, world.story()).toMatchObject({ status: "blocked" });
    expect(world.state(issue)?.loop.reason).toMatch(/A rule of the repository refused the push.*GH013/);
    await world.comment(issue, "/rondo resume");
    await expectDone(world, issue);
  });
});

describe("the state comment", () => {
  const deletes: Partial<Step> = {
    meanwhile: async (world, issue) => {
      for (const { id } of world.stateComments(issue)) await world.as("octo", "DELETE", `/issues/comments/${id}`);
    },
  };

  it("deleted once is written again, with its counters", async () => {
    const { world, issue } = await labelled({ agent: [answer("1", deletes), right] });
    await world.drain();
    expect(world.stateComments(issue)).toHaveLength(1);
    await expectDone(world, issue);
    expect(world.state(issue)).toMatchObject({ rebuilds: 1, loop: { iteration: 2 } });
  });

  it("deleted three times holds the loop back", async () => {
    const { world, issue } = await labelled({
      agent: [answer("1", deletes), answer("2", deletes), answer("3", deletes)],
    });
    await world.drain();
    expect(world.state(issue)?.loop, world.story()).toMatchObject({ status: "paused", iteration: 3 });
    expect(world.state(issue)?.loop.reason).toMatch(/deleted or changed three times/);
  });

  it("that is there twice is one again, and the other says which", async () => {
    const { world, issue } = await labelled();
    const [first] = world.runs.ready();
    if (first) await perform(world, first);
    const [only] = world.stateComments(issue);
    await commentAsBot(world, world.repo.comments.get(only?.id ?? 0)?.body ?? "");
    expect(world.stateComments(issue)).toHaveLength(2);
    await expectDone(world, issue);
    const bodies = [...world.repo.comments.values()].map(({ body }) => body);
    expect(bodies.filter((body) => body.startsWith("Superseded by "))).toHaveLength(1);
  });

  it("that a later Rondo wrote is not touched, and nothing is started", async () => {
    const { world, issue } = await labelled();
    const [first] = world.runs.ready();
    if (first) await perform(world, first);
    const comment = world.repo.comments.get(world.stateComments(issue)[0]?.id ?? 0);
    if (!comment) throw new Error("There is no state comment.");
    comment.body = comment.body.replace("rondo:state:v1:", "rondo:state:v2:");
    const before = JSON.stringify([...world.repo.comments.values(), world.repo.statuses.length]);
    await world.drain();
    await everyMinute(world, 20);
    expect(world.runs.all[1]?.outputs[0]?.info).toMatch(/Nothing was touched: the state has version 2/);
    expect(world.agentStarts).toHaveLength(1);
    expect(JSON.stringify([...world.repo.comments.values(), world.repo.statuses.length])).toBe(before);
  });

  it("whose run died after it heard a stop order, and before the gate named the comment, does not lose the order", async () => {
    const stops: Partial<Step> = {
      meanwhile: async (world, issue) => {
        await deletes.meanwhile?.(world, issue);
        await world.comment(issue, "/rondo stop");
        world.runningRun(issue)?.die();
      },
    };
    const { world, issue } = await labelled({ agent: [answer("1"), answer("2", stops), right] });
    let recorded = false;
    world.wire.faults = ({ name, body }) => {
      if (recorded && name.includes("/statuses/")) {
        recorded = false;
        return "crash-before";
      }
      recorded ||= name.endsWith("/comments") && body.includes("rondo:state") && world.agentStarts.length === 2;
      return null;
    };
    await world.rest();
    expect(world.wire.fired, world.story()).toHaveLength(1);
    expect(world.state(issue)?.loop, world.story()).toMatchObject({ status: "stopped" });
    expect(await violationsOf(world), world.story()).toEqual([]);
  });
});

describe("a loop ends for good, nothing is dispatched and no agent started any more, when", () => {
  const ends: readonly (readonly [string, RegExp, (world: FaultWorld, issue: number) => Promise<unknown>])[] = [
    ["its label is removed", /label "rondo" was removed/, (world, issue) => world.unlabel(issue)],
    ["its issue is closed", /issue was closed/, (world, issue) => world.closeIssue(issue)],
    ["its issue is locked", /issue was locked/, (world, issue) => world.as("octo", "PUT", `/issues/${issue}/lock`)],
    ["its issue is transferred", /issue is not here any more/, async (world, issue) => world.repo.issues.delete(issue)],
    [
      "its pull request is closed",
      /pull request was closed/,
      (world) => world.as("wendy", "PATCH", `/pulls/${pullOf(world)}`, { state: "closed" }),
    ],
    [
      "its pull request is merged",
      /(?:pull request was merged|issue was closed)/,
      async (world) => {
        const pull = world.repo.issues.get(pullOf(world))?.pull;
        if (pull) pull.draft = false;
        await world.as("octo", "PUT", `/pulls/${pullOf(world)}/merge`);
      },
    ],
    [
      "its branch is deleted",
      /(?:branch was deleted|pull request was closed)/,
      (world, issue) => world.as("wendy", "DELETE", `/git/refs/heads/rondo/issue-${issue}`),
    ],
  ];

  it.each(ends)("%s", async (_, reason, deed) => {
    const happens = answer("2", {
      meanwhile: (world, issue) => world.once("deed", async () => void (await deed(world, issue))),
    });
    const { world, issue } = await labelled({ agent: [answer("1"), happens, right] });
    await world.drain();
    await everyMinute(world, 40);
    const state = world.stateComments().at(-1)?.state;
    expect(state?.loop, world.story()).toMatchObject({ status: "stopped" });
    expect(state?.loop.reason).toMatch(reason);
    expect(world.agentStarts).toHaveLength(2);
    expect(continuations(world, 3)).toHaveLength(0);
    const tip = world.store.tipNow(`rondo/issue-${issue}`);
    if (String(reason).includes("branch was")) expect(tip).toBeUndefined();
  });
});

it("a label's event that comes twice, or late, starts one loop", async () => {
  const { world, issue } = await labelled();
  const [{ facts }] = world.runs.all as [SimulatedRun];
  const again = { repository: "octo/app", name: "issues", action: "labeled", actor: "wendy", byJobToken: false };
  world.runs.onEvent({ ...again, ref: "refs/heads/main", sha: "", payload: facts.payload });
  await world.drain();
  world.runs.onEvent({ ...again, ref: "refs/heads/main", sha: "", payload: facts.payload });
  await expectDone(world, issue);
  expect(new Set(world.agentStarts.map(({ loopId }) => loopId)).size).toBe(1);
  expect(world.agentStarts).toHaveLength(2);
});

it("what is written comes in an order in which every write can be the last", async () => {
  const { world } = await labelled({ agent: [answer("1"), answer("2"), right] });
  await world.drain();
  const [, second] = world.runs.all;
  const words: readonly (readonly [RegExp, string])[] = [
    [/^PATCH .*\/issues\/comments\//, "state"],
    [/^POST .*\/statuses\//, "gate"],
    [/^git push$/, "commit"],
    [/\/labels/, "labels"],
    [/\/dispatches$/, "dispatch"],
  ];
  const written = world.wire.calls
    .filter(({ run, isRead }) => run === second?.id && !isRead)
    .map(({ name }) => words.find(([pattern]) => pattern.test(name))?.[1] ?? name);
  expect(written).toEqual(["state", "gate", "commit", "state", "gate", "dispatch"]);
});

it("what people do while the work lands counts before the next run is dispatched", async () => {
  const { world, issue } = await labelled();
  const push = world.push.bind(world);
  world.push = async (...given) => {
    await world.once("unlabel", () => world.unlabel(issue));
    return push(...given);
  };
  const [first] = world.runs.ready();
  if (first) await perform(world, first);
  expect(world.state(issue)?.loop, world.story()).toMatchObject({ status: "stopped", iteration: 1 });
  expect(continuations(world, 2)).toHaveLength(0);
  await world.drain();
  expect(world.agentStarts).toHaveLength(1);
  expect(await violationsOf(world), world.story()).toEqual([]);
});

describe("two runs of one loop", () => {
  it("at the same time: the one that comes second starts no agent and writes nothing", async () => {
    const twice: Partial<Step> = {
      meanwhile: (world, issue) =>
        world.once("twice", async () => {
          const key = `${world.state(issue)?.loopId}/1`;
          const before = world.wire.calls.filter(({ isRead }) => !isRead).length;
          const inputs = { issue: String(issue), key };
          await world.runs.dispatch({ repository: "octo/app", workflow: 7, ref: "main", inputs, actor: "octo" });
          const second = world.runs.all.at(-1);
          if (second) await execute(world, second);
          expect(second?.outputs[0]?.info).toMatch(/^Run \d+ works on iteration 1/);
          expect(world.wire.calls.filter(({ isRead }) => !isRead)).toHaveLength(before);
        }),
    };
    const { world, issue } = await labelled({ agent: [answer("1", twice), right] });
    await expectDone(world, issue);
    expect(world.agentStarts.map(({ iteration }) => iteration)).toEqual([1, 2]);
  });

  it("one after the other: an old one that is started again finds its work done", async () => {
    const { world, issue } = await labelled({ agent: [answer("1"), answer("2"), right] });
    for (const _ of [1, 2]) for (const run of world.runs.ready()) await perform(world, run);
    expect(world.state(issue)?.loop.iteration).toBe(2);
    const moves = world.store.moves.length;
    for (const run of world.runs.all.slice(0, 2)) {
      run.again();
      await perform(world, run);
      expect(run.conclusion).toBe("success");
    }
    expect(world.agentStarts, world.story()).toHaveLength(2);
    expect(world.store.moves).toHaveLength(moves);
    await expectDone(world, issue);
  });
});

it("rules that saw other files than those that landed prove nothing", async () => {
  const tampered = answer("41", { says: complete, validated: { "answer.txt": "42\n" } });
  const { world, issue } = await labelled({ agent: [tampered, right] });
  await expectDone(world, issue);
  expect(world.state(issue)?.loop.iteration, world.story()).toBe(2);
});

it("a deleted comment resets no counter: the attempts that were counted still count", async () => {
  const deletedAndLost: Step = {
    meanwhile: async (world, issue) => {
      await world.once("delete", async () => {
        for (const { id } of world.stateComments(issue)) await world.as("octo", "DELETE", `/issues/comments/${id}`);
      });
      world.runningRun(issue)?.die();
    },
  };
  const { world } = await labelled({ agent: [deletedAndLost] });
  await world.rest();
  expect(
    world.agentStarts.map(({ attempt }) => attempt),
    world.story(),
  ).toEqual([1, 2, 3]);
  expect(await violationsOf(world), world.story()).toEqual([]);
});
