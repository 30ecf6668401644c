import { describe, expect, it } from "vitest";
import { type StoryEvent, storyOf } from "../../src/commands/local/story.ts";

/** The lines of one step of the action, after those that the runner prints of its inputs. */
function told(phase: string, ...lines: readonly string[]): readonly StoryEvent[] {
  const events: StoryEvent[] = [];
  const listen = storyOf((event) => events.push(event));
  const place = {
    repository: "a/b",
    runId: 1,
    attempt: 1,
    workflow: "rondo",
    jobId: 1,
    job: "j",
    step: "s",
    number: 2,
  };
  for (const line of ["##[group]Run rondo", `  phase: ${phase}`, '      "phase": "begin",', "##[endgroup]", ...lines])
    listen({ ...place, kind: "log", line });
  return events;
}

describe("the story of an iteration", () => {
  it("begins with its phase, once, whatever the inputs say", () => {
    expect(told("land")).toEqual([{ is: "phase", phase: "land" }]);
    expect(told("checkout")).toEqual([]);
  });

  it("takes the agent's words for words, also where they look like a decision", () => {
    expect(told("agent", "| COMPLETE: all done", "COMPLETE: not the agent's line").slice(1)).toEqual([
      { is: "said", text: "COMPLETE: all done" },
    ]);
  });

  it.each([
    ["spec", ["| ✖ adds (1.5ms)", "| ✖ failing tests:", "| ✖ adds (1.5ms)"]],
    ["TAP", ["| not ok 1 - adds"]],
  ])("names each failing test once, as the %s reporter prints it", (_, printed) => {
    expect(told("validate", "▸ tests", ...printed, "✗ tests (12 ms)").slice(1)).toEqual([
      { is: "rule-began", name: "tests" },
      { is: "rule-ended", name: "tests", mark: "✗", ms: 12, failing: ["adds"] },
    ]);
  });

  it("ends with what was decided, and why", () => {
    expect(told("land", "CONTINUE: The promise is rejected: tests").slice(1)).toEqual([
      { is: "decided", signal: "CONTINUE", reason: "The promise is rejected: tests" },
    ]);
  });
});
