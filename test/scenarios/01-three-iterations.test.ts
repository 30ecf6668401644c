import { expect, it } from "vitest";
import { openRepository } from "./repository.ts";

const rules = `rules:
  tests: node --test
  lint: "! grep -rnP '\\t' src"
`;
const test = `import { test } from "node:test";
import assert from "node:assert";
import { add } from "../src/add.mjs";
test("adds", () => assert.equal(add(1, 2), 3));
`;

/** Document 000: a failing test first, then tests that pass but lint that fails, then all green and the promise. */
it.each(["hardened", "simple"] as const)(
  "the TDD example is completed in three iterations on the %s template",
  async (template) => {
    const repo = await openRepository({
      template,
      settings: rules,
      files: { "src/add.mjs": "export const add = () => 0;\n" },
      agent: [
        { files: { "test/add.test.mjs": test }, says: "Wrote a failing test." },
        { files: { "src/add.mjs": "export const add = (a, b) => {\n\treturn a + b;\n};\n" }, says: "Tests pass now." },
        {
          files: { "src/add.mjs": "export const add = (a, b) => a + b;\n" },
          says: "All green.\n\n<promise>COMPLETE</promise>\nSummary: Add numbers",
          cost: 0.5,
        },
      ],
    });
    const issue = await repo.runLoop();
    const state = await repo.state(issue);
    expect(state.loop.status, repo.log()).toBe("completed");
    expect(state.loop.entries.map(({ signal, score }) => [signal, Math.round(score)])).toEqual([
      ["CONTINUE", 50],
      ["CONTINUE", 50],
      ["COMPLETE", 100],
    ]);
    expect(repo.agentStarts()).toEqual([1, 2, 3]);
    const pull = await repo.pull(issue);
    expect(pull).toMatchObject({ draft: false, state: "open", merged_at: null });
    expect(pull?.body).toMatch(/^Closes #1\n[\s\S]*## What was done\n\nAdd numbers/);
    const head = await repo.head(issue);
    expect(await repo.gate(head)).toEqual({
      state: "success",
      description: expect.stringMatching(/^completed in 3 iterations/),
    });
    expect((await repo.commits(issue)).map(({ message }) => message.split("\n")[0])).toEqual([
      "Add numbers",
      "Tests pass now",
      "Wrote a failing test",
      "Begin work on issue 1",
    ]);
    expect(await repo.labels(issue)).toEqual(["rondo", "rondo: done"]);
    expect(repo.runs().map(({ event, conclusion }) => [event, conclusion])).toEqual([
      ["issues", "success"],
      ["workflow_dispatch", "success"],
      ["workflow_dispatch", "success"],
    ]);
    expect(await repo.stateComments(issue)).toHaveLength(1);
    // Read later, a run's summary begins with what it was about and ends with how it came out; nothing in it is outdated.
    const summaries = repo
      .runs()
      .map(({ jobs }) => jobs.map(({ id }) => repo.service.summary("octo/app", id)).join(""));
    expect(summaries[0]).toMatch(/^Iteration 1 of 10, attempt 1, for \[issue 1\]\(\S+\/octo\/app\/issues\/1\) began/);
    expect(summaries[0]).not.toContain("A coding agent is at work");
    expect(summaries[2]).toContain("### ✅ Completed in 3 iterations");
  },
);
