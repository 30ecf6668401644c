import { describe, expect, it } from "vitest";
import { bench, conclusions, jobs, oneJob, steps } from "./bench.ts";

describe("conditions of steps", () => {
  it("a step after a failed one is skipped, and the job fails", async () => {
    const run = await bench().run(
      oneJob(`
- { name: breaks, run: exit 3 }
- { name: after, run: echo never }`),
    );
    expect(steps(run)).toEqual({ breaks: "failure", after: "skipped" });
    expect(run.conclusion).toBe("failure");
  });

  it("always() and failure() run after a failure, success() and a bare condition do not", async () => {
    const run = await bench().run(
      oneJob(`
- { name: breaks, run: exit 1 }
- { name: always, if: always(), run: echo a }
- { name: failure, if: failure(), run: echo b }
- { name: success, if: success(), run: echo c }
- { name: bare, if: "true", run: echo d }
- { name: cancelled, if: cancelled(), run: echo e }
- { name: not-cancelled, if: "!cancelled()", run: echo f }`),
    );
    expect(steps(run)).toEqual({
      breaks: "failure",
      always: "success",
      failure: "success",
      success: "skipped",
      bare: "skipped",
      cancelled: "skipped",
      "not-cancelled": "success",
    });
  });

  it("failure() is false when nothing failed", async () => {
    const run = await bench().run(
      oneJob(`
- { name: fine, run: "true" }
- { name: rescue, if: failure(), run: echo }`),
    );
    expect(steps(run)).toEqual({ fine: "success", rescue: "skipped" });
    expect(run.conclusion).toBe("success");
  });

  it("continue-on-error keeps the outcome and makes the conclusion success", async () => {
    const bed = bench();
    const run = await bed.run(
      oneJob(`
- { name: breaks, id: b, continue-on-error: true, run: exit 1 }
- { name: after, run: "echo \${{ steps.b.outcome }} \${{ steps.b.conclusion }}" }`),
    );
    expect(steps(run)).toEqual({ breaks: "success", after: "success" });
    expect(bed.log(run)).toContain("\nfailure success\n");
    expect(run.conclusion).toBe("success");
  });

  it("a skipped step has the outcome skipped", async () => {
    const bed = bench();
    const run = await bed.run(
      oneJob(`
- { name: no, id: s, if: false, run: exit 1 }
- { name: after, run: "echo is \${{ steps.s.outcome }}, no output [\${{ steps.s.outputs.x }}]" }`),
    );
    expect(bed.log(run)).toContain("\nis skipped, no output []\n");
  });

  it("a condition may call the functions of expressions", async () => {
    const run = await bench().run(
      oneJob(`
- { name: a, if: "contains(fromJSON('[1,2]'), 2) && startsWith('abc', 'a') && format('{0}-{1}', 'x', 1) == 'x-1'", run: "true" }
- { name: b, if: "join(fromJSON('[\\"p\\",\\"q\\"]'), '+') == 'p+q' && toJSON(github.event_name) == '\\"workflow_dispatch\\"'", run: "true" }
- { name: c, if: "endsWith('abc', 'd') || 'A' != 'a'", run: exit 1 }`),
    );
    expect(steps(run)).toEqual({ a: "success", b: "success", c: "skipped" });
  });

  it("a condition that can't be evaluated fails its step", async () => {
    const bed = bench();
    const run = await bed.run(oneJob(`- { name: bad, if: "fromJSON('{')", run: "true" }`));
    expect(steps(run)).toEqual({ bad: "failure" });
  });
});

describe("conditions of jobs", () => {
  it("a job whose need failed is skipped; with always() or failure() it runs", async () => {
    const run = await bench().run(
      jobs(`
a: { runs-on: x, steps: [{ run: exit 1 }] }
b: { runs-on: x, needs: a, steps: [{ run: "true" }] }
c: { runs-on: x, needs: a, if: always(), steps: [{ run: "true" }] }
d: { runs-on: x, needs: a, if: failure(), steps: [{ run: "true" }] }
e: { runs-on: x, steps: [{ run: "true" }] }`),
    );
    expect(conclusions(run)).toEqual({ a: "failure", b: "skipped", c: "success", d: "success", e: "success" });
    expect(run.conclusion).toBe("failure");
  });

  it("a skipped job skips those who need it, also through a job that ran with always()", async () => {
    const run = await bench().run(
      jobs(`
a: { runs-on: x, if: false, steps: [{ run: "true" }] }
b: { runs-on: x, needs: a, steps: [{ run: "true" }] }
c: { runs-on: x, needs: a, if: always(), steps: [{ run: "true" }] }
d: { runs-on: x, needs: c, steps: [{ run: "true" }] }
e: { runs-on: x, needs: c, if: "!failure() && !cancelled()", steps: [{ run: "true" }] }`),
    );
    expect(conclusions(run)).toEqual({ a: "skipped", b: "skipped", c: "success", d: "skipped", e: "success" });
    expect(run.conclusion).toBe("success");
  });

  it("a run whose jobs are all skipped is skipped", async () => {
    const run = await bench().run(jobs(`a: { runs-on: x, if: "github.actor == 'nobody'", steps: [{ run: "true" }] }`));
    expect(run.conclusion).toBe("skipped");
  });

  it("failure() sees a failure further back than the jobs that are named", async () => {
    const run = await bench().run(
      jobs(`
a: { runs-on: x, steps: [{ run: exit 1 }] }
b: { runs-on: x, needs: a, if: always(), steps: [{ run: "true" }] }
c: { runs-on: x, needs: b, if: failure(), steps: [{ run: "true" }] }`),
    );
    expect(conclusions(run)).toEqual({ a: "failure", b: "success", c: "success" });
  });

  it("needs.<job>.result tells how a job ended", async () => {
    const bed = bench();
    const run = await bed.run(
      jobs(`
a: { runs-on: x, steps: [{ run: exit 1 }] }
b: { runs-on: x, if: false, steps: [{ run: "true" }] }
c: { runs-on: x, needs: [a, b], if: always(), steps: [{ run: "echo \${{ needs.a.result }} \${{ needs.b.result }}" }] }`),
    );
    expect(bed.log(run, "c")).toContain("\nfailure skipped\n");
  });

  it("continue-on-error of a job keeps the run green and lets those who need it run", async () => {
    const run = await bench().run(
      jobs(`
a: { runs-on: x, continue-on-error: true, steps: [{ run: exit 1 }] }
b: { runs-on: x, needs: a, steps: [{ run: "true" }] }`),
    );
    expect(conclusions(run)).toEqual({ a: "failure", b: "success" });
    expect(run.conclusion).toBe("success");
  });
});
