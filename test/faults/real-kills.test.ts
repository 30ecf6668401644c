/** The real bundle in real processes against the embedded GitHub over HTTP, and real SIGKILLs. */
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { ConnectionLost, type FaultPhase, type RequestFacts } from "../../src/embedded/faults.ts";
import { answerRule, complete, openRepository, type Repository } from "../scenarios/repository.ts";
import { wrongFromOutside } from "./seen-from-outside.ts";

/** Two iterations, so that one run dispatches another, and one ends the loop. */
function open(waits?: string): Promise<Repository> {
  const first = { files: { "answer.txt": "1\n" }, ...(waits && { waits }) };
  const second = { files: { "answer.txt": "42\n" }, says: complete };
  return openRepository({ template: "simple", settings: answerRule, agent: [first, second] });
}

function nameOf({ method, path }: RequestFacts): string {
  return `${method} ${path.replace(/\?.*/s, "").replace(/(?<=\/)(?:[0-9a-f]{40}|\d+)(?=\/|$)/g, "*")}`;
}

/** Every request that the runs of an undisturbed loop make. */
async function requestsOfALoop(): Promise<readonly string[]> {
  const repo = await open();
  const names: string[] = [];
  repo.forge.faults.onRequest = (facts) => {
    if (facts.token === "job" && facts.phase === "before") names.push(nameOf(facts));
  };
  await repo.runLoop();
  return names;
}

/** Lets the world come to rest; where nothing was begun, there is nothing to sweep: a person starts the red run again. */
async function rest(repo: Repository, issue: number): Promise<void> {
  for (let sweeps = 0; sweeps < 6; sweeps++) {
    await repo.sweep();
    const [state] = await repo.stateComments(issue);
    if (state?.state.loop.status === "completed" && (await repo.labels(issue)).includes("rondo: done")) return;
    const [first] = repo.runs();
    if (!state && sweeps > 0 && first?.conclusion === "failure") {
      await repo.as("octo").actions.reRunWorkflow({ ...repo.at, run_id: first.id });
      await repo.idle();
    }
  }
}

async function wrongAfter(repo: Repository, issue: number, what: string): Promise<readonly string[]> {
  await rest(repo, issue);
  const wrong = await wrongFromOutside(repo, issue);
  return wrong.length === 0 ? [] : [`${what}: ${wrong.join("; ")}\n${wanted ? repo.log() : ""}`];
}

async function killAt(index: number, phase: FaultPhase): Promise<readonly string[]> {
  const repo = await open();
  let seen = 0;
  let killed: string | null = null;
  repo.forge.faults.onRequest = (facts) => {
    if (facts.token !== "job" || facts.phase !== phase || killed !== null) return;
    seen += 1;
    if (seen !== index) return;
    killed = nameOf(facts);
    repo.service.killRun(facts.runId ?? 0);
    if (phase === "before") throw new ConnectionLost("its machine is gone");
  };
  const issue = await repo.runLoop();
  const replay = `KILL=${phase}:${index} npm run test:faults -- real-kills`;
  if (killed === null) return [`${replay}: there was no request to be killed at`];
  return wrongAfter(repo, issue, `${replay}   # ${killed}`);
}

const requests = await requestsOfALoop();
const together = 8;
/** `KILL=after:12` plays just that case. */
const wanted = process.env.KILL?.split(":");
const batches = (["before", "after"] as const).flatMap((phase) => {
  const indices = requests.map((_, index) => index + 1);
  const chosen = indices.filter((index) => !wanted || (wanted[0] === phase && wanted[1] === String(index)));
  const count = Math.ceil(chosen.length / together);
  return Array.from({ length: count }, (_, batch) => chosen.slice(batch * together, (batch + 1) * together)).map(
    (some) => ({ phase, some, first: some[0], last: some.at(-1) }),
  );
});

describe("SIGKILL", () => {
  it("has requests of begin and land to strike at: each kind of write is among them", () => {
    expect(requests.length).toBeGreaterThan(0);
    expect(requests).toEqual(
      expect.arrayContaining([
        "POST /repos/octo/app/git/commits",
        "POST /repos/octo/app/git/refs",
        "POST /repos/octo/app/pulls",
        "POST /repos/octo/app/issues/*/labels",
        "DELETE /repos/octo/app/issues/*/labels/rondo%3A%20running",
        "POST /repos/octo/app/issues/*/comments",
        "PATCH /repos/octo/app/issues/comments/*",
        "POST /repos/octo/app/statuses/*",
        "POST /octo/app/git-receive-pack",
        "POST /repos/octo/app/actions/workflows/rondo.yml/dispatches",
      ]),
    );
  });

  it.each(batches)("$phase any of requests $first to $last: the loop ends as if nothing had been", async (batch) => {
    const wrong = await Promise.all(batch.some.map((index) => killAt(index, batch.phase)));
    expect(wrong.flat()).toEqual([]);
  });

  it("at ten moments of agent: it is tried again", async () => {
    expect((await Promise.all(moments.map(killAgent))).flat()).toEqual([]);
  });
});

/** In milliseconds since the agent's step began, since the agent itself began to work, or since it was allowed to end. */
type Moment = readonly ["step" | "work" | "end", number];
const moments: readonly Moment[] = [
  ["step", 0],
  ["step", 80],
  ["step", 160],
  ["step", 240],
  ["work", 0],
  ["work", 50],
  ["work", 400],
  ["end", 0],
  ["end", 60],
  ["end", 120],
];

/** begin, checkout and agent are steps 2, 3 and 4: "Set up job" is the first. */
const agentStep = 4;

async function killAgent([since, ms]: Moment): Promise<readonly string[]> {
  const repo = await open("go");
  const stepBegan = new Promise<number>((resolve) => {
    repo.service.onProgress((event) => {
      if (event.kind === "step-started" && event.number === agentStep) resolve(event.runId);
    });
  });
  const issue = await repo.openIssue();
  await repo.label(issue);
  const run = await stepBegan;
  if (since !== "step") await repo.agentStarted(1);
  if (since === "end") repo.allow("go");
  await sleep(ms);
  repo.service.killRun(run);
  repo.allow("go");
  await repo.idle();
  return wrongAfter(repo, issue, `${ms} ms after its ${since} began`);
}
