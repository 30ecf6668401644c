import { describe, expect, it } from "vitest";
import type { ForgeEvent } from "../../../src/embedded/contract.ts";
import { type Bench, bench, job, oneJob } from "./bench.ts";
import { REPOSITORY } from "./fake-forge.ts";

const on = (trigger: string): string => oneJob("- run: 'true'").replace("on: workflow_dispatch", `on: ${trigger}`);

async function send(bed: Bench, name: string, more: Partial<ForgeEvent> = {}): Promise<number> {
  const before = bed.service.runs(REPOSITORY).length;
  bed.service.onEvent(bed.forge.event(name, more));
  await bed.service.idle();
  return bed.service.runs(REPOSITORY).length - before;
}

function pull(bed: Bench, more: { readonly base?: string; readonly action?: string } = {}): Partial<ForgeEvent> {
  const sha = bed.forge.sha("side");
  const sides = { head: { ref: "side", sha }, base: { ref: more.base ?? "main", sha: bed.forge.sha("main") } };
  const payload = { pull_request: { number: 5, ...sides } };
  return { action: more.action ?? "opened", ref: "refs/pull/5/merge", sha, payload };
}

describe("events", () => {
  it("types choose the activity; without them issues means all", async () => {
    const bed = bench();
    bed.add(on("{ issues: { types: [labeled] } }"));
    expect(await send(bed, "issues", { action: "opened" })).toBe(0);
    expect(await send(bed, "issues", { action: "labeled" })).toBe(1);
    bed.add(on("issues"));
    expect(await send(bed, "issues", { action: "opened" })).toBe(1);
    expect(await send(bed, "issue_comment", { action: "created" })).toBe(0);
  });

  it("pull_request means opened, synchronize and reopened unless told, and is filtered by its base", async () => {
    const bed = bench();
    bed.add(on("{ pull_request: { branches: [main, 'release/**'] } }"));
    bed.forge.commit({ "a.txt": "1" }, "side");
    expect(await send(bed, "pull_request", pull(bed))).toBe(1);
    expect(await send(bed, "pull_request", pull(bed, { action: "labeled" }))).toBe(0);
    expect(await send(bed, "pull_request", pull(bed, { base: "release/1/x" }))).toBe(1);
    expect(await send(bed, "pull_request", pull(bed, { base: "other" }))).toBe(0);
    expect(bed.service.runs(REPOSITORY)[0]).toMatchObject({ headBranch: "side", pullRequests: [5] });
  });

  it("push is filtered by branch, tag and path", async () => {
    const bed = bench();
    bed.add(on("{ push: { branches: ['**', '!skip/*'], paths: ['src/**', '!src/*.md'] } }"));
    const push = async (branch: string, file: string): Promise<number> => {
      const before = bed.forge.sha("main");
      const sha = bed.forge.commit({ [file]: String(Math.random()) }, branch);
      return send(bed, "push", { ref: `refs/heads/${branch}`, sha, payload: { before, after: sha } });
    };
    expect(await push("main", "src/a.ts")).toBe(1);
    expect(await push("main", "src/a.md")).toBe(0);
    expect(await push("main", "docs/a.ts")).toBe(0);
    expect(await push("skip/one", "src/a.ts")).toBe(0);
    const sha = bed.forge.tag("v1");
    expect(await send(bed, "push", { ref: "refs/tags/v1", sha })).toBe(0);
  });

  it("a tag filter lets only tags through", async () => {
    const bed = bench();
    bed.add(on("{ push: { tags: ['v*'] } }"));
    expect(await send(bed, "push", { ref: "refs/heads/main" })).toBe(0);
    expect(await send(bed, "push", { ref: "refs/tags/v1", sha: bed.forge.tag("v1") })).toBe(1);
    expect(await send(bed, "push", { ref: "refs/tags/x1", sha: bed.forge.tag("x1") })).toBe(0);
  });

  it("[skip ci] in the head commit's message starts nothing", async () => {
    const bed = bench();
    bed.add(on("push"));
    const sha = bed.forge.commit({ "a.txt": "1" }, "main", "change [skip ci]");
    expect(await send(bed, "push", { sha })).toBe(0);
  });

  it("merge_group and repository_dispatch start their workflows", async () => {
    const bed = bench();
    bed.add(on("{ merge_group: , repository_dispatch: { types: [go] } }"));
    expect(await send(bed, "merge_group", { action: "checks_requested" })).toBe(1);
    expect(await send(bed, "repository_dispatch", { action: "go", byJobToken: true })).toBe(1);
    expect(await send(bed, "repository_dispatch", { action: "stay" })).toBe(0);
  });

  it("the workflow file is read at the event's commit", async () => {
    const bed = bench();
    bed.forge.commit({ "a.txt": "1" });
    const sha = bed.forge.commit({ ".github/workflows/w.yml": on("push") }, "side");
    expect(await send(bed, "push", { ref: "refs/heads/main" })).toBe(0);
    expect(await send(bed, "push", { ref: "refs/heads/side", sha })).toBe(1);
  });
});

describe("events of a job's own token", () => {
  it("start nothing", async () => {
    const bed = bench();
    bed.add(on("[issues, issue_comment, push]"));
    for (const name of ["issues", "issue_comment", "push"]) {
      expect(await send(bed, name, { byJobToken: true, action: name === "push" ? undefined : "created" })).toBe(0);
    }
  });

  it("except for pull requests, whose runs wait for approval", async () => {
    const bed = bench();
    bed.add(on("{ pull_request: { types: [opened, labeled] } }"));
    bed.forge.commit({ "a.txt": "1" }, "side");
    expect(await send(bed, "pull_request", { ...pull(bed, { action: "labeled" }), byJobToken: true })).toBe(0);
    expect(await send(bed, "pull_request", { ...pull(bed), byJobToken: true })).toBe(1);
    const [waiting] = bed.service.runs(REPOSITORY);
    expect(waiting).toMatchObject({ status: "completed", conclusion: "action_required", jobs: [] });
    bed.service.approve(REPOSITORY, waiting?.id ?? 0, "octo");
    await bed.service.idle();
    expect(bed.service.runs(REPOSITORY)[0]).toMatchObject({ conclusion: "success", attempt: 1 });
    expect(() => bed.service.approve(REPOSITORY, waiting?.id ?? 0, "octo")).toThrow("not awaiting approval");
  });
});

describe("dispatch", () => {
  it("is refused with GitHub's words", async () => {
    const bed = bench();
    bed.add(
      on("{ workflow_dispatch: { inputs: { must: { required: true }, pick: { type: choice, options: [a, b] } } } }"),
    );
    bed.add(on("push"), "push.yml");
    bed.add(on("workflow_dispatch"), "off.yml");
    await bed.service.setWorkflowEnabled(REPOSITORY, "off.yml", false);
    await expect(bed.dispatch("none.yml")).rejects.toMatchObject({ status: 404, message: "Not Found" });
    await expect(bed.dispatch("push.yml")).rejects.toMatchObject({
      status: 422,
      message: "Workflow does not have 'workflow_dispatch' trigger",
    });
    await expect(bed.dispatch("off.yml")).rejects.toThrow(
      "Cannot trigger a 'workflow_dispatch' on a disabled workflow",
    );
    await expect(bed.dispatch("w.yml", { must: "1" }, "nowhere")).rejects.toThrow("No ref found for: nowhere");
    await expect(bed.dispatch("w.yml", { must: "1" }, bed.forge.sha("main"))).rejects.toThrow("No ref found for: ");
    await expect(bed.dispatch("w.yml", { must: "1", x: "2" })).rejects.toThrow('Unexpected inputs provided: ["x"]');
    await expect(bed.dispatch("w.yml")).rejects.toThrow("Required input 'must' not provided");
    await expect(bed.dispatch("w.yml", { must: "1", pick: "c" })).rejects.toThrow("not in the list of allowed values");
  });

  it("types its inputs, fills in defaults, and hands them on as text in the event", async () => {
    const bed = bench();
    const inputs =
      "{ flag: { type: boolean, default: true }, n: { type: number, default: 3 }, s: { default: d }, c: { type: choice, options: [a, b] } }";
    const run = await bed.run(
      on(`{ workflow_dispatch: { inputs: ${inputs} } }`).replace(
        "run: 'true'",
        `run: echo '\${{ toJSON(inputs) }}' '\${{ toJSON(github.event.inputs) }}' | tr -d ' \\n'`,
      ),
      { s: "given" },
    );
    expect(bed.log(run)).toContain(
      '{"flag":true,"n":3,"s":"given","c":"a"}{"flag":"true","n":"3","s":"given","c":"a"}',
    );
  });

  it("reads the file at its ref, by name or number", async () => {
    const bed = bench();
    bed.add(on("workflow_dispatch"));
    const sha = bed.forge.commit({ ".github/workflows/w.yml": `name: Sideways\n${on("workflow_dispatch")}` }, "side");
    const [known] = await bed.service.workflows(REPOSITORY);
    const request = {
      repository: REPOSITORY,
      workflow: known?.id ?? 0,
      ref: "side",
      inputs: {},
      actor: "github-actions[bot]",
    };
    const run = await bed.service.dispatch(request);
    await bed.service.idle();
    expect(bed.see(run)).toMatchObject({ title: "Sideways", headSha: sha, headBranch: "side", conclusion: "success" });
  });

  it("run-name names the run; without it, the workflow's name", async () => {
    const bed = bench();
    const named = `name: W\nrun-name: "\${{ inputs.what }} by \${{ github.actor }}"\n${on("{ workflow_dispatch: { inputs: { what: {} } } }")}`;
    expect((await bed.run(named, { what: "Deploy" })).title).toBe("Deploy by octo");
    expect((await bed.run(`name: W\n${on("workflow_dispatch")}`)).title).toBe("W");
  });
});

describe("schedule", () => {
  it("starts what became due since the last tick, once", async () => {
    const bed = bench();
    bed.add(on("{ schedule: [{ cron: '30 */2 * * *' }] }"));
    const at = async (time: string): Promise<number> => {
      await bed.service.tickSchedule(new Date(`2026-11-01T${time}Z`));
      await bed.service.idle();
      return bed.service.runs(REPOSITORY).length;
    };
    expect(await at("00:29:59")).toBe(0);
    expect(await at("00:30:00")).toBe(1);
    expect(await at("00:30:40")).toBe(1);
    expect(await at("07:00:00")).toBe(2);
    expect(bed.service.runs(REPOSITORY)[0]).toMatchObject({ event: "schedule", headBranch: "main" });
    await bed.service.setWorkflowEnabled(REPOSITORY, "w.yml", false);
    expect(await at("09:00:00")).toBe(2);
  });
});

describe("files that can't run", () => {
  const refused: Readonly<Record<string, readonly [string, string]>> = {
    "an unknown key": [oneJob("- { run: 'true', colour: red }"), "Unexpected value 'colour'"],
    "a service container": [
      oneJob("- run: 'true'", "services: { db: { image: x } }"),
      "'jobs.main.services' is not supported here",
    ],
    "a container": [oneJob("- run: 'true'", "container: x"), "'jobs.main.container' is not supported here"],
    "a reusable workflow": [
      "on: push\njobs: { main: { uses: ./.github/workflows/x.yml } }",
      "'jobs.main.uses' is not supported here",
    ],
    "an unknown shell": [oneJob("- { run: 'true', shell: pwsh }"), "'shell: pwsh' is not supported here"],
    "a docker step": [oneJob("- uses: docker://alpine"), "'docker://alpine' is not supported here"],
    "queue: max with cancel-in-progress": [
      `concurrency: { group: g, queue: max, cancel-in-progress: true }\n${oneJob("- run: 'true'")}`,
      "can't be combined with 'queue: max'",
    ],
    "a need that is not there": [
      `${oneJob("- run: 'true'", "needs: ghost")}  b: { runs-on: x, steps: [{ run: 'true' }] }`,
      "ghost",
    ],
    "a job without steps": [
      "on: push\njobs: { idle: { runs-on: x, steps: [] } }",
      "No steps defined in `steps` and no workflow called in `uses` for the following jobs: idle",
    ],
    "an unknown context": [oneJob(`- run: "\${{ nonsense.x }}"`), "Unrecognized named-value: 'nonsense'"],
    workflow_run: [
      "on: { workflow_run: { workflows: [x] }, push: }\njobs: { a: { runs-on: x, steps: [{ run: 'true' }] } }",
      "'on.workflow_run' is not supported here",
    ],
  };

  for (const [what, [workflow, message]] of Object.entries(refused)) {
    it(`${what} fails the run, whose title is the path and whose log says why`, async () => {
      const bed = bench();
      bed.add(workflow.replace("on: workflow_dispatch", "on: push"));
      expect(await send(bed, "push")).toBe(1);
      const [run] = bed.service.runs(REPOSITORY);
      expect(run).toMatchObject({ title: ".github/workflows/w.yml", conclusion: "failure" });
      expect(run === undefined ? "" : bed.log(run)).toContain(message);
      expect(run === undefined ? "" : job(run).name).toBe(".github/workflows/w.yml");
    });
  }

  it("a file that is no YAML fails with a push; a dispatch of it is refused", async () => {
    const bed = bench();
    bed.add("on: [push\njobs: {");
    expect(await send(bed, "push")).toBe(1);
    expect(bed.service.runs(REPOSITORY)[0]?.conclusion).toBe("failure");
    await expect(bed.dispatch()).rejects.toThrow("failed to parse workflow: ");
  });
});
