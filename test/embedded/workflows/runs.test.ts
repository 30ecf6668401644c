import { describe, expect, it } from "vitest";
import { bench, conclusions, job, jobs, oneJob, steps } from "./bench.ts";
import { REPOSITORY } from "./fake-forge.ts";

describe("matrix", () => {
  it("is the cross product, less exclude, with include", async () => {
    const run = await bench().run(
      jobs(`
m:
  runs-on: x
  strategy:
    matrix:
      os: [a, b]
      v: [1, 2]
      exclude: [{ os: b, v: 1 }]
      include: [{ os: a, v: 1, extra: yes }, { os: c, v: 9 }]
  steps: [{ run: "true" }]`),
    );
    expect(Object.keys(conclusions(run)).sort()).toEqual(["m (a, 1, yes)", "m (a, 2)", "m (b, 2)", "m (c, 9)"]);
  });

  it("fail-fast cancels the others; without it they go on", async () => {
    const matrix = (failFast: boolean): string =>
      jobs(`
m:
  runs-on: x
  strategy: { fail-fast: ${failFast}, max-parallel: 1, matrix: { n: [1, 2] } }
  steps: [{ run: "exit $((2 - \${{ matrix.n }}))" }]`);
    expect(conclusions(await bench().run(matrix(true)))).toEqual({ "m (1)": "failure", "m (2)": "cancelled" });
    expect(conclusions(await bench().run(matrix(false)))).toEqual({ "m (1)": "failure", "m (2)": "success" });
  });

  it("may come from another job's output, and names may use it", async () => {
    const run = await bench().run(
      jobs(`
a: { runs-on: x, outputs: { list: "\${{ steps.s.outputs.list }}" }, steps: [{ id: s, run: 'echo "list=[\\"p\\",\\"q\\"]" >> "$GITHUB_OUTPUT"' }] }
b:
  needs: a
  runs-on: x
  name: "part \${{ matrix.part }} of \${{ strategy.job-total }}"
  strategy: { matrix: { part: "\${{ fromJSON(needs.a.outputs.list) }}" } }
  steps: [{ run: "true" }]`),
    );
    expect(conclusions(run)).toEqual({ a: "success", "part p of 2": "success", "part q of 2": "success" });
  });
});

describe("permissions", () => {
  const asked = async (head: string, body: string, options = {}) => {
    const bed = bench(options);
    await bed.run(oneJob("- run: 'true'", body).replace("jobs:", `${head}\njobs:`));
    expect(bed.forge.revoked).toHaveLength(1);
    return bed.forge.tokens[0]?.permissions;
  };

  it("of the job replace the workflow's as a whole", async () => {
    const given = await asked("permissions: { contents: write, issues: write }", "permissions: { actions: write }");
    expect(given).toEqual({ metadata: "read", actions: "write" });
  });

  it("of the workflow hold for a job that says nothing", async () => {
    expect(await asked("permissions: { contents: write, issues: none }", "")).toEqual({
      metadata: "read",
      contents: "write",
    });
  });

  it("{} leaves nothing but metadata, read-all and write-all name all scopes", async () => {
    expect(await asked("permissions: {}", "")).toEqual({ metadata: "read" });
    expect(await asked("permissions: read-all", "")).toMatchObject({ contents: "read", statuses: "read" });
    expect(await asked("permissions: write-all", "")).toMatchObject({ contents: "write", statuses: "write" });
  });

  it("unsaid are the repository's default, restricted unless told", async () => {
    expect(await asked("", "")).toEqual({ metadata: "read", contents: "read", packages: "read" });
    expect(await asked("", "", { defaultPermissions: { contents: "write" } })).toEqual({ contents: "write" });
  });
});

describe("timeouts", () => {
  it("a step that is over its time fails, and the job with it", async () => {
    const bed = bench();
    bed.add(
      oneJob(
        "- { name: slow, timeout-minutes: 2, run: 'echo started; sleep 60' }\n- { name: rescue, if: failure(), run: 'true' }",
      ),
    );
    const run = await bed.dispatch();
    await bed.printed("started");
    bed.clock.advance(2 * 60_000);
    await bed.service.idle();
    expect(steps(bed.see(run))).toEqual({ slow: "failure", rescue: "success" });
    expect(bed.log(run)).toContain("The action 'slow' has timed out after 2 minutes.");
  });

  it("a job that is over its time is cancelled; always() steps still run", async () => {
    const bed = bench();
    bed.add(
      oneJob(
        "- { name: slow, run: 'echo started; sleep 60' }\n- { name: tidy, if: always(), run: 'true' }",
        "timeout-minutes: 1",
      ),
    );
    const run = await bed.dispatch();
    await bed.printed("started");
    bed.clock.advance(60_000);
    await bed.service.idle();
    expect(steps(bed.see(run))).toEqual({ slow: "cancelled", tidy: "success" });
    expect(bed.see(run).conclusion).toBe("cancelled");
    expect(bed.log(run)).toContain("exceeded the maximum execution time");
  });
});

describe("cancel", () => {
  it("interrupts first; always() and cancelled() steps and jobs still run, others do not", async () => {
    const bed = bench();
    bed.add(
      jobs(`
a:
  runs-on: x
  steps:
    - { name: work, run: "trap 'echo got-int; exit 0' INT; echo started; while :; do sleep 0.02; done" }
    - { name: next, run: "true" }
    - { name: tidy, if: always(), run: "true" }
    - { name: told, if: cancelled(), run: "true" }
b: { runs-on: x, needs: a, steps: [{ run: "true" }] }
c: { runs-on: x, needs: a, if: always(), steps: [{ run: "true" }] }`),
    );
    const run = await bed.dispatch();
    await bed.printed("started");
    bed.service.cancel(REPOSITORY, run.id, "octo");
    await bed.service.idle();
    expect(steps(bed.see(run), "a")).toEqual({ work: "cancelled", next: "skipped", tidy: "success", told: "success" });
    expect(conclusions(bed.see(run))).toEqual({ a: "cancelled", b: "skipped", c: "success" });
    expect(bed.see(run).conclusion).toBe("cancelled");
    expect(bed.log(run, "a")).toContain("\ngot-int\n");
    const said = bed.service.annotations(REPOSITORY, job(bed.see(run), "a").id);
    expect(said).toEqual([{ level: "error", message: "The operation was canceled." }]);
  });

  it("ends a process that hears no signal, and its children", async () => {
    const bed = bench();
    bed.add(
      oneJob(
        `- { name: deaf, run: "trap '' INT TERM; (trap '' INT TERM; sleep 300) & echo started; while :; do sleep 0.02; done" }`,
      ),
    );
    const run = await bed.dispatch();
    await bed.printed("started");
    bed.service.cancel(REPOSITORY, run.id, "octo");
    await bed.service.idle();
    expect(steps(bed.see(run))).toEqual({ deaf: "cancelled" });
  });

  it("tells the step's own process alone, which has to tell those that it started", async () => {
    const bed = bench();
    const child = `trap 'echo child-term' TERM; trap 'echo told-by-parent; exit 0' USR1; echo started; while :; do sleep 0.02; done`;
    bed.add(
      oneJob(`
- name: parent
  run: |
    trap '' INT
    bash -c ${JSON.stringify(child)} & child=$!
    trap 'kill -USR1 $child; wait $child; exit 1' TERM
    wait $child`),
    );
    const run = await bed.dispatch();
    await bed.printed("started");
    bed.service.cancel(REPOSITORY, run.id, "octo");
    await bed.service.idle();
    expect(bed.log(run)).toContain("\ntold-by-parent\n");
    expect(bed.log(run)).not.toContain("\nchild-term\n");
  });

  it("by force ends also what always() asks for, in the job and after it", async () => {
    const bed = bench();
    bed.add(
      jobs(`
a:
  runs-on: x
  steps:
    - { name: work, run: "echo started; sleep 300" }
    - { name: tidy, if: always(), run: "true" }
b: { runs-on: x, needs: a, if: always(), steps: [{ run: "true" }] }`),
    );
    const run = await bed.dispatch();
    await bed.printed("started");
    bed.service.cancel(REPOSITORY, run.id, "octo", true);
    await bed.service.idle();
    expect(steps(bed.see(run), "a")).toEqual({ work: "cancelled" });
    expect(conclusions(bed.see(run))).toEqual({ a: "cancelled", b: "cancelled" });
    expect(bed.see(run).conclusion).toBe("cancelled");
  });

  it("gives always() five minutes, and then ends the machine", async () => {
    const bed = bench();
    bed.add(
      oneJob(`
- { name: work, run: "echo started; sleep 300" }
- { name: tidy, if: always(), run: "echo tidying; sleep 300" }
- { name: more, if: always(), run: "true" }`),
    );
    const run = await bed.dispatch();
    await bed.printed("started");
    bed.service.cancel(REPOSITORY, run.id, "octo");
    await bed.printed("tidying");
    bed.clock.advance(5 * 60_000);
    await bed.service.idle();
    expect(steps(bed.see(run))).toEqual({ work: "cancelled", tidy: "cancelled" });
    expect(bed.see(run).conclusion).toBe("cancelled");
  });

  it("of a complete run is refused", async () => {
    const bed = bench();
    const run = await bed.run(oneJob("- run: 'true'"));
    expect(() => bed.service.cancel(REPOSITORY, run.id, "octo")).toThrow(
      "Cannot cancel a workflow run that is completed.",
    );
  });
});

describe("a lost machine", () => {
  it("kills everything at once: the job fails, no post and no always() step runs, later jobs may", async () => {
    const bed = bench();
    bed.forge.commit({ "a.txt": "1" });
    bed.add(
      jobs(`
a:
  runs-on: x
  steps:
    - { uses: actions/checkout@v7 }
    - { name: work, run: "sleep 300 & echo started; sleep 300" }
    - { name: tidy, if: always(), run: "true" }
b: { runs-on: x, needs: a, if: failure(), steps: [{ run: "true" }] }`),
    );
    const run = await bed.dispatch();
    await bed.printed("started");
    bed.service.killRun(run.id);
    await bed.service.idle();
    expect(Object.keys(steps(bed.see(run), "a"))).toEqual(["Run actions/checkout@v7", "work"]);
    expect(conclusions(bed.see(run))).toEqual({ a: "failure", b: "success" });
    expect(bed.log(run, "a")).toContain("lost communication");
  });

  it("a fault plan can name the moment", async () => {
    const bed = bench({ onKillRequest: ({ at, line }) => (at === "log" && line === "now" ? "SIGKILL" : undefined) });
    const run = await bed.run(
      oneJob("- { name: a, run: 'echo now; sleep 300' }\n- { name: b, if: always(), run: 'true' }"),
    );
    expect(run.conclusion).toBe("failure");
    expect(Object.keys(steps(run))).toEqual(["a"]);
  });
});

describe("re-run", () => {
  it("keeps id, commit and inputs, and counts the attempt", async () => {
    const bed = bench();
    const workflow = oneJob(
      `- run: echo "attempt $GITHUB_RUN_ATTEMPT \${{ inputs.word }} \${{ github.triggering_actor }} \${{ github.actor }}"`,
    ).replace("on: workflow_dispatch", "on: { workflow_dispatch: { inputs: { word: {} } } }");
    const run = await bed.run(workflow, { word: "hey" });
    bed.forge.commit({ "later.txt": "x" });
    bed.service.rerun(REPOSITORY, run.id, "hubot", false);
    await bed.service.idle();
    const again = bed.see(run);
    expect(again).toMatchObject({
      id: run.id,
      headSha: run.headSha,
      attempt: 2,
      actor: "octo",
      triggeringActor: "hubot",
    });
    expect(bed.log(again)).toContain("\nattempt 2 hey hubot octo\n");
    expect(bed.service.log(REPOSITORY, job(run).id)).toContain("\nattempt 1 hey octo octo\n");
  });

  it("of the failed jobs keeps the others, with their outputs, and repeats those who need a failed one", async () => {
    const bed = bench();
    const run = await bed.run(
      jobs(`
a: { runs-on: x, outputs: { o: "\${{ steps.s.outputs.o }}" }, steps: [{ id: s, run: 'echo o=kept >> "$GITHUB_OUTPUT"' }] }
b: { runs-on: x, needs: a, steps: [{ run: '[ "$GITHUB_RUN_ATTEMPT" = 2 ] && echo "with \${{ needs.a.outputs.o }}"' }] }
c: { runs-on: x, needs: b, steps: [{ run: "true" }] }`),
    );
    expect(conclusions(run)).toEqual({ a: "success", b: "failure", c: "skipped" });
    bed.service.rerun(REPOSITORY, run.id, "octo", true);
    await bed.service.idle();
    const again = bed.see(run);
    expect(conclusions(again)).toEqual({ a: "success", b: "success", c: "success" });
    expect(job(again, "a").id).toBe(job(run, "a").id);
    expect(bed.log(again, "b")).toContain("\nwith kept\n");
    expect(again.conclusion).toBe("success");
  });

  it("of one job repeats it and those who need it, and the attempt before stays to be read", async () => {
    const bed = bench();
    const run = await bed.run(
      jobs(`
a: { runs-on: x, strategy: { matrix: { n: [1, 2] } }, steps: [{ run: echo "$GITHUB_RUN_ATTEMPT" }] }
b: { runs-on: x, needs: a, steps: [{ run: "true" }] }
c: { runs-on: x, steps: [{ run: "true" }] }`),
    );
    bed.service.rerunJob(REPOSITORY, job(run, "a (2)").id, "octo");
    await bed.service.idle();
    const repeated = bed.see(run).jobs.filter(({ id }) => !run.jobs.some((before) => before.id === id));
    expect(repeated.map(({ name }) => name).sort()).toEqual(["a (2)", "b"]);
    expect(bed.service.run(REPOSITORY, run.id, 1)).toEqual(run);
    expect(bed.service.job(REPOSITORY, job(run, "b").id)?.run.attempt).toBe(1);
  });

  it("is refused while the run goes on", async () => {
    const bed = bench();
    bed.add(oneJob("- run: 'echo started; sleep 300'"));
    const run = await bed.dispatch();
    await bed.printed("started");
    expect(() => bed.service.rerun(REPOSITORY, run.id, "octo", false)).toThrow("already running");
  });
});

describe("check runs", () => {
  it("each job is one on the head commit, with the job's number, and a re-run makes a newer one", async () => {
    const bed = bench();
    const run = await bed.run(oneJob(`- run: '[ "$GITHUB_RUN_ATTEMPT" = 2 ]'`));
    bed.service.rerun(REPOSITORY, run.id, "octo", false);
    await bed.service.idle();
    expect([...bed.forge.checkRuns.values()]).toMatchObject([
      { id: job(run).id, name: "main", headSha: run.headSha, conclusion: "failure" },
      { id: job(bed.see(run)).id, name: "main", headSha: run.headSha, conclusion: "success" },
    ]);
  });
});

describe("progress", () => {
  it("tells of runs, jobs and steps as they begin and end", async () => {
    const bed = bench();
    const seen: string[] = [];
    bed.service.onProgress((event) => {
      if (!["log", "annotation", "summary"].includes(event.kind))
        seen.push("step" in event ? `${event.kind} ${event.step}` : event.kind);
    });
    await bed.run(oneJob("- { name: s, run: 'true' }"));
    expect(seen).toEqual([
      "run-queued",
      "run-started",
      "job-started",
      "step-started Set up job",
      "step-completed Set up job",
      "step-started s",
      "step-completed s",
      "step-started Complete job",
      "step-completed Complete job",
      "job-completed",
      "run-completed",
    ]);
  });
});
