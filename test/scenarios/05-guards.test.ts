import { describe, expect, it } from "vitest";
import { type AgentStep, answerRule, openRepository } from "./repository.ts";

const wrong = (text: string): AgentStep => ({ files: { "answer.txt": `${text}\n` } });
const noisy = "rules:\n  answer: cat answer.txt; grep -qx 42 answer.txt\n";

interface Story {
  readonly guard: string;
  readonly settings: string;
  readonly agent: readonly AgentStep[];
  readonly iterations: number;
  readonly gate: RegExp;
  readonly next: RegExp;
}

const stories: readonly Story[] = [
  {
    guard: "max-iterations",
    settings: `${noisy}max-iterations: 1\n`,
    agent: [wrong("a")],
    iterations: 1,
    gate: /^max-iterations: 1 of 1 iterations ran/,
    next: /`\/rondo set max-iterations=6`, then `\/rondo resume`/,
  },
  {
    guard: "max-duration",
    settings: `${noisy}max-duration: 1s\n`,
    agent: [{ ...wrong("a"), run: "sleep 1.2" }],
    iterations: 1,
    gate: /^max-duration: the agent worked for/,
    next: /`\/rondo set max-duration=2s`/,
  },
  {
    guard: "budget",
    settings: `${noisy}budget: 2\n`,
    agent: [
      { ...wrong("a"), cost: 1.5 },
      { ...wrong("b"), cost: 0.5 },
    ],
    iterations: 2,
    gate: /^budget: \$2\.00 of \$2\.00 are spent/,
    next: /`\/rondo set budget=\+5`/,
  },
  {
    guard: "consecutive-failures",
    settings: `${noisy}guards: { same-error: false, consecutive-failures: 2 }\n`,
    agent: [wrong("a"), wrong("b")],
    iterations: 2,
    gate: /^consecutive-failures: 2 iterations in a row failed/,
    next: /`\/rondo resume` with a note/,
  },
  {
    guard: "same-error",
    settings: `${answerRule}guards: { consecutive-failures: false, same-error: 2 }\n`,
    agent: [wrong("a"), wrong("b")],
    iterations: 2,
    gate: /^same-error: the same failure came 2 times in a row/,
    next: /`\/rondo resume` with a note/,
  },
  {
    guard: "no-progress",
    settings: "guards: { no-progress: 2 }\n",
    agent: [{ says: "Thinking." }],
    iterations: 2,
    gate: /^no-progress: 2 iterations in a row changed nothing/,
    next: /`\/rondo resume` with a note/,
  },
  {
    guard: "regression",
    settings: `rules:\n  a: test ! -e a\n  b: test ! -e b\n  c: test -e c\nguards: { consecutive-failures: false, same-error: false }\n`,
    agent: [{ files: { x: "1" } }, { files: { a: "1" } }, { files: { b: "1" } }],
    iterations: 3,
    gate: /^regression: the score declined over the last 3 iterations: 67 → 33 → 0/,
    next: /`\/rondo rollback N`/,
  },
  {
    guard: "oscillation",
    settings: `${noisy}guards: { consecutive-failures: false, same-error: false, oscillation: 1 }\n`,
    agent: [wrong("a"), wrong("b"), wrong("a")],
    iterations: 3,
    gate: /^oscillation: the work went back to an earlier state once/,
    next: /`\/rondo resume` with a note/,
  },
  {
    guard: "protected-paths",
    settings: 'protect: ["golden/**"]\n',
    agent: [{ files: { "golden/a.txt": "1\n", "b.txt": "1\n" } }],
    iterations: 1,
    gate: /^protected-paths: the agent changed protected files: golden\/a\.txt/,
    next: /`\/rondo resume` with a note/,
  },
];

describe("a guard ends a real loop, and says how to go on", () => {
  it.each(stories)("$guard", async ({ guard, settings, agent, iterations, gate, next }) => {
    const repo = await openRepository({ settings, agent, files: { "golden/a.txt": "0\n" } });
    const issue = await repo.runLoop();
    const { loop } = await repo.state(issue);
    expect(loop, repo.log()).toMatchObject({ status: "escalated", iteration: iterations });
    expect(loop.entries.at(-1)?.source).toBe(`guard:${guard}`);
    expect(loop.reason).toMatch(next);
    expect(await repo.gate(await repo.head(issue))).toEqual({
      state: "failure",
      description: expect.stringMatching(gate),
    });
    expect(repo.agentStarts()).toHaveLength(iterations);
    expect(await repo.labels(issue)).toEqual(["rondo", "rondo: escalated"]);
    expect(await repo.file("golden/a.txt", `rondo/issue-${issue}`)).toBe("0\n");
  });

  it("attempts: an iteration whose machine is lost three times is not tried a fourth time", async () => {
    // The machine of the landing job is lost too: the last condition of the file is its.
    const lost = (text: string) =>
      text.replace(/if: \$\{\{ !cancelled\(\) && needs\.begin\.outputs\.go == 'true' \}\}\n/, "if: false\n");
    const repo = await openRepository({ agent: [{ waits: "never" }], workflow: lost });
    const issue = await repo.openIssue();
    await repo.label(issue);
    // What the sweep does, a minute after a run was lost.
    const again = async () => repo.dispatch({ issue: String(issue), key: `${(await repo.state(issue)).loopId}/1` });
    for (const attempt of [1, 2, 3]) {
      if (attempt > 1) await again();
      await repo.agentStarted(attempt);
      expect((await repo.state(issue)).loop).toMatchObject({ status: "running", attempt });
      const live = repo.runs().find(({ status }) => status === "in_progress");
      repo.service.killRun(live?.id ?? 0);
      await repo.idle();
    }
    await again();
    await repo.idle();
    const { loop } = await repo.state(issue);
    expect(loop, repo.log()).toMatchObject({ status: "escalated", iteration: 0 });
    expect(loop.reason).toMatch(
      /^attempts: the agent was started 3 times in a row without finishing iteration 1\. Go on with `\/rondo resume`/,
    );
    expect(repo.agentStarts()).toEqual([1, 1, 1]);
    expect(await repo.gate(await repo.head(issue))).toMatchObject({
      state: "failure",
      description: expect.stringMatching(/^attempts: /),
    });
  });
});
