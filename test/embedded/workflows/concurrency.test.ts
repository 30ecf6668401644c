import { describe, expect, it, vi } from "vitest";
import { ConcurrencyGroups } from "../../../src/embedded/workflows/concurrency.ts";
import { type Bench, bench, conclusions, jobs, oneJob } from "./bench.ts";
import { REPOSITORY } from "./fake-forge.ts";

/** Runs until the file is there: a gate that the test opens. */
const gate = (name: string): string => `echo at-${name}; while [ ! -e "$GATE" ]; do sleep 0.02; done`;

const grouped = (concurrency: string): string =>
  oneJob(`- run: ${JSON.stringify(gate("gate"))}`).replace(
    "jobs:",
    `env: { GATE: "\${{ vars.GATE }}" }\nconcurrency: ${concurrency}\njobs:`,
  );

function gated(): { readonly bed: Bench; readonly openGate: () => void } {
  const bed = bench();
  const path = `${bed.forge.root}/gate`;
  bed.forge.repositoryVariables.GATE = path;
  return { bed, openGate: () => bed.forge.writeGate(path) };
}

describe("a group of runs", () => {
  it("one runs, one waits, a newer one evicts the one that waits", async () => {
    const { bed, openGate } = gated();
    bed.add(grouped("g"));
    const runs = [await bed.dispatch(), await bed.dispatch(), await bed.dispatch()];
    await bed.printed("at-gate");
    expect(runs.map((run) => bed.see(run).status)).toEqual(["in_progress", "completed", "pending"]);
    openGate();
    await bed.service.idle();
    expect(runs.map((run) => bed.see(run).conclusion)).toEqual(["success", "cancelled", "success"]);
  });

  it("queue: max lets all wait", async () => {
    const { bed, openGate } = gated();
    bed.add(grouped("{ group: g, queue: max }"));
    const runs = [await bed.dispatch(), await bed.dispatch(), await bed.dispatch()];
    await bed.printed("at-gate");
    expect(runs.map((run) => bed.see(run).status)).toEqual(["in_progress", "pending", "pending"]);
    openGate();
    await bed.service.idle();
    expect(runs.map((run) => bed.see(run).conclusion)).toEqual(["success", "success", "success"]);
  });

  it("names are case-insensitive and shared by all workflows of the repository", async () => {
    const { bed, openGate } = gated();
    bed.add(grouped("Group-A"), "one.yml");
    bed.add(grouped("group-a"), "two.yml");
    const first = await bed.dispatch("one.yml");
    await bed.printed("at-gate");
    const second = await bed.dispatch("two.yml");
    expect(bed.see(second).status).toBe("pending");
    openGate();
    await bed.service.idle();
    expect([first, second].map((run) => bed.see(run).conclusion)).toEqual(["success", "success"]);
  });

  it("cancel-in-progress cancels the one that runs", async () => {
    const { bed, openGate } = gated();
    bed.add(grouped("{ group: g, cancel-in-progress: true }"));
    const first = await bed.dispatch();
    await bed.printed("at-gate");
    const firstEnds = new Promise<void>((resolve) => {
      bed.service.onProgress((event) => event.kind === "run-completed" && event.runId === first.id && resolve());
    });
    const second = await bed.dispatch();
    await firstEnds;
    openGate();
    await bed.service.idle();
    expect([first, second].map((run) => bed.see(run).conclusion)).toEqual(["cancelled", "success"]);
  });

  it("a group of jobs holds one job at a time; a job that is skipped does not enter it", async () => {
    const { bed, openGate } = gated();
    bed.add(
      jobs(`
a: { runs-on: x, concurrency: g, steps: [{ run: ${JSON.stringify(gate("gate"))}, env: { GATE: "\${{ vars.GATE }}" } }] }
b: { runs-on: x, if: false, concurrency: g, steps: [{ run: "true" }] }`),
    );
    const first = await bed.dispatch();
    await bed.printed("at-gate");
    const second = await bed.dispatch();
    openGate();
    await bed.service.idle();
    expect(conclusions(bed.see(first))).toEqual({ a: "success", b: "skipped" });
    expect(conclusions(bed.see(second))).toEqual({ a: "success", b: "skipped" });
  });

  it("a run that waits can be cancelled", async () => {
    const { bed, openGate } = gated();
    bed.add(grouped("g"));
    await bed.dispatch();
    const second = await bed.dispatch();
    bed.service.cancel(REPOSITORY, second.id, "octo");
    openGate();
    await bed.service.idle();
    expect(bed.see(second)).toMatchObject({ conclusion: "cancelled", jobs: [] });
  });

  it("queue: max lets them in by the order in which they came", async () => {
    const { bed, openGate } = gated();
    const started: number[] = [];
    bed.service.onProgress((event) => event.kind === "run-started" && started.push(event.runId));
    bed.add(grouped("{ group: g, queue: max }"));
    const runs = [await bed.dispatch(), await bed.dispatch(), await bed.dispatch(), await bed.dispatch()];
    await bed.printed("at-gate");
    openGate();
    await bed.service.idle();
    expect(started).toEqual(runs.map((run) => run.id));
  });

  it("queue: max holds a hundred; one more is cancelled", async () => {
    const groups = new ConcurrencyGroups();
    const request = { repository: REPOSITORY, group: "g", cancelInProgress: false, queue: "max" } as const;
    const enter = () => groups.enter(request, () => undefined);
    const [holder, ...waiting] = Array.from({ length: 101 }, enter);
    expect(await enter().turn).toBe("evicted");
    holder?.leave();
    expect(await waiting[0]?.turn).toBe("admitted");
  });

  it("a run that was evicted can be run again", async () => {
    const { bed, openGate } = gated();
    bed.add(grouped("g"));
    const runs = [await bed.dispatch(), await bed.dispatch(), await bed.dispatch()];
    await bed.printed("at-gate");
    openGate();
    await bed.service.idle();
    bed.service.rerun(REPOSITORY, runs[1]?.id ?? 0, "octo", false);
    await bed.service.idle();
    expect(runs.map((run) => bed.see(run).conclusion)).toEqual(["success", "success", "success"]);
  });
});

describe("a group of jobs", () => {
  const held = (concurrency: string): string =>
    jobs(
      `a: { runs-on: x, concurrency: ${concurrency}, steps: [{ run: ${JSON.stringify(gate("gate"))}, env: { GATE: "\${{ vars.GATE }}" } }] }`,
    );

  it("evicts the job that waits when a newer one comes, and its run is cancelled", async () => {
    const { bed, openGate } = gated();
    bed.add(held("g"));
    const first = await bed.dispatch();
    await bed.printed("at-gate");
    const others = [await bed.dispatch(), await bed.dispatch()];
    openGate();
    await bed.service.idle();
    expect([first, ...others].map((run) => bed.see(run).conclusion)).toEqual(["success", "cancelled", "success"]);
    expect(others.map((run) => conclusions(bed.see(run)))).toEqual([{ a: "cancelled" }, { a: "success" }]);
  });

  it("lets all wait with queue: max, and stops the one that runs with cancel-in-progress", async () => {
    const { bed, openGate } = gated();
    bed.add(held("{ group: q, queue: max }"), "queue.yml");
    bed.add(held("{ group: c, cancel-in-progress: true }"), "cancel.yml");
    const queued = [await bed.dispatch("queue.yml"), await bed.dispatch("queue.yml"), await bed.dispatch("queue.yml")];
    const stopped = await bed.dispatch("cancel.yml");
    const ended = new Promise<void>((resolve) => {
      bed.service.onProgress((event) => event.kind === "run-completed" && event.runId === stopped.id && resolve());
    });
    const later = await bed.dispatch("cancel.yml");
    await ended;
    openGate();
    await bed.service.idle();
    expect([...queued, stopped, later].map((run) => bed.see(run).conclusion)).toEqual([
      "success",
      "success",
      "success",
      "cancelled",
      "success",
    ]);
  });
});

describe("an event that means nothing to the loop", () => {
  const PRIVATE =
    "(github.event_name == 'issues' && github.event.label.name != 'agent') && format('noop-{0}', github.run_id) || format('loop-{0}', inputs.issue || github.event.issue.number || 'sweep')";
  const SHARED = "format('loop-{0}', inputs.issue || github.event.issue.number)";
  const loop = (group: string): string => `
on: { issues: { types: [labeled] }, workflow_dispatch: { inputs: { issue: {} } } }
env: { GATE: "\${{ vars.GATE }}" }
concurrency: { group: "\${{ ${group} }}", cancel-in-progress: false }
jobs:
  gate:
    if: github.event_name != 'issues' || github.event.label.name == 'agent'
    runs-on: x
    steps: [{ run: ${JSON.stringify(gate("gate"))} }]
`;

  async function continuationOf(group: string): Promise<readonly (string | null | undefined)[]> {
    const { bed, openGate } = gated();
    bed.add(loop(group));
    const labelled = (name: string): void =>
      bed.service.onEvent(
        bed.forge.event("issues", { action: "labeled", payload: { issue: { number: 1 }, label: { name } } }),
      );
    labelled("agent");
    await bed.printed("at-gate");
    await bed.dispatch("w.yml", { issue: "1" });
    labelled("documentation");
    await vi.waitFor(() => expect(bed.service.runs(REPOSITORY)).toHaveLength(3), { timeout: 10_000 });
    await bed.dispatch("w.yml", { issue: "2" });
    openGate();
    await bed.service.idle();
    return bed.service
      .runs(REPOSITORY)
      .toReversed()
      .map((run) => run.conclusion);
  }

  it("leaves the pending continuation alone when it has a group of its own", async () => {
    expect(await continuationOf(PRIVATE)).toEqual(["success", "success", "skipped", "success"]);
  });

  it("evicts the pending continuation and then skips, when it shares the group", async () => {
    expect(await continuationOf(SHARED)).toEqual(["success", "cancelled", "skipped", "success"]);
  });
});
