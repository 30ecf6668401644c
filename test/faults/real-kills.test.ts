/** The real bundle in real processes against the embedded GitHub over HTTP, and real SIGKILLs. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Clock, systemClock } from "../../src/embedded/clock.ts";
import { ConnectionLost, type FaultPhase } from "../../src/embedded/faults.ts";
import { answerRule, complete, openRepository, type Repository } from "../scenarios/repository.ts";

const action = mkdtempSync(join(tmpdir(), "rondo-action-"));

beforeAll(() => {
  copyFileSync("action.yml", join(action, "action.yml"));
  const where = ["--dir", join(action, "dist"), "--platform", "node", "--format", "esm"];
  execFileSync("node_modules/.bin/rolldown", ["src/index.ts", ...where], { stdio: "pipe" });
});

afterAll(() => rmSync(action, { recursive: true, force: true }));

/** So far behind that the sweep finds everything old enough to be woken. */
const slow: Clock = { now: () => new Date(Date.now() - 3_600_000), sleep: systemClock.sleep };

function open(waits?: string): Promise<Repository> {
  const step = { files: { "answer.txt": "42\n" }, says: complete, ...(waits && { waits }) };
  return openRepository({ template: "simple", settings: answerRule, agent: [step], action, clock: slow });
}

/** Lets the world come to rest, and says what must hold then. */
async function expectRecovery(repo: Repository, issue: number): Promise<void> {
  for (let sweeps = 0; sweeps < 4; sweeps++) {
    await repo.sweep();
    const [state] = await repo.stateComments(issue);
    if (state?.state.loop.status === "completed" && (await repo.labels(issue)).includes("rondo: done")) break;
    // Where nothing was begun, there is nothing to sweep: the run is red, and a person runs it again.
    const [first] = repo.runs();
    if (!state && sweeps > 0 && first?.conclusion === "failure") {
      await repo.as("octo").actions.reRunWorkflow({ ...repo.at, run_id: first.id });
      await repo.idle();
    }
  }
  const told = repo.log();
  expect(await repo.stateComments(issue), told).toHaveLength(1);
  expect((await repo.state(issue)).loop, told).toMatchObject({ status: "completed", iteration: 1 });
  const landed = (await repo.commits(issue)).filter(({ message }) => !/Rondo-Step/.test(message));
  expect(landed, told).toHaveLength(1);
  expect(await repo.gate(await repo.head(issue)), told).toMatchObject({ state: "success" });
  expect(await repo.labels(issue), told).toContain("rondo: done");
  expect((await repo.pull(issue))?.draft, told).toBe(false);
  expect(repo.agentStarts().length, told).toBeLessThanOrEqual(2);
}

async function killAt(index: number, phase: FaultPhase): Promise<boolean> {
  const repo = await open();
  let seen = 0;
  let killed = false;
  repo.forge.faults.onRequest = (facts) => {
    if (facts.token !== "job" || facts.phase !== phase || killed) return;
    seen += 1;
    if (seen !== index) return;
    killed = true;
    repo.service.killRun(facts.runId ?? 0);
    if (phase === "before") throw new ConnectionLost("its machine is gone");
  };
  const issue = await repo.openIssue();
  await repo.label(issue);
  await repo.idle();
  if (killed) await expectRecovery(repo, issue);
  return killed;
}

describe("SIGKILL", () => {
  it.each(["before", "after"] as const)(
    "%s any request of begin and land: the loop completes all the same",
    async (phase) => {
      const most = Number(process.env.KILLS ?? 60);
      let index = 1;
      while (index <= most && (await killAt(index, phase))) index += 1;
      // Fewer requests than that would mean that the kills missed the phases.
      expect(index).toBeGreaterThan(Math.min(most, 15));
    },
  );

  it.each([0, 40, 80, 120, 160, 200, 300, 400, 600, 800])("%i ms into the agent: it is tried again", async (moment) => {
    const repo = await open("go");
    const issue = await repo.openIssue();
    await repo.label(issue);
    await repo.agentStarted(1);
    await sleep(moment);
    repo.service.killRun(repo.runs()[0]?.id ?? 0);
    repo.allow("go");
    await repo.idle();
    await expectRecovery(repo, issue);
    expect(repo.agentStarts()).toEqual([1, 1]);
  });
});
